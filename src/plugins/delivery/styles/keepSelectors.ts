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

/**
 * Removes the rules of all other selectors, in place and preserving order. Emptied containers are
 * left in.
 */
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
