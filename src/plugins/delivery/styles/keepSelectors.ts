import type {Root} from 'postcss';
import {isKeyframe} from './cssTree';

function dropUnusedKeyframes(root: Root): void {
  const words = new Set<string>();
  root.walkDecls(/^(-webkit-)?animation(-name)?$/, ({value}) => {
    for (const word of value.split(/[\s,]+/)) {
      words.add(word);
    }
  });
  root.walkAtRules(/keyframes$/, (animation) => {
    if (!words.has(animation.params)) {
      animation.remove();
    }
  });
}

/** Keeps the rules of the given selectors, in place and in their order; what held others stays. */
export function keepSelectors(root: Root, used: ReadonlySet<string>): void {
  root.walkRules((rule) => {
    if (isKeyframe(rule)) {
      return;
    }
    const kept = rule.selectors.filter((selector) => used.has(selector));
    if (kept.length === 0) {
      rule.remove();
    } else {
      rule.selectors = kept;
    }
  });
  dropUnusedKeyframes(root);
}
