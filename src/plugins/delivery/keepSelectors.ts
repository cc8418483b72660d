import type {Root} from 'postcss';
import {isKeyframe} from './cssTree';

/** Drops rules, layers and conditions that have nothing left in them. */
export function dropEmpty(root: Root): void {
  let hasDropped = true;
  while (hasDropped) {
    hasDropped = false;
    root.walk((node) => {
      if ((node.type === 'rule' || node.type === 'atrule') && node.nodes?.length === 0) {
        node.remove();
        hasDropped = true;
      }
    });
  }
}

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

/** Keeps the rules of the given selectors, in place and in their order. */
export function keepSelectors(root: Root, used: ReadonlySet<string>): void {
  root.walkRules((rule) => {
    if (isKeyframe(rule)) {
      return;
    }
    const kept = rule.selectors.filter((selector) => used.has(selector));
    if (kept.length === 0) {
      rule.remove();
    } else if (kept.length < rule.selectors.length) {
      rule.selectors = kept;
    }
  });
  dropUnusedKeyframes(root);
  dropEmpty(root);
}
