import type {Root} from 'postcss';

const sides = {
  'block-start': 'top',
  'block-end': 'bottom',
  'inline-start': 'left',
  'inline-end': 'right',
} as const;

/** The physical name of a logical property, for horizontal left-to-right text. */
function physicalName(property: string): string {
  return property
    .replace(/^((min|max)-)?block-size$/, '$1height')
    .replace(/^((min|max)-)?inline-size$/, '$1width')
    .replace(
      /^(?:inset|((?:scroll-)?margin|(?:scroll-)?padding|border))-((?:block|inline)-(?:start|end))(?=-(?:width|style|color)$|$)/,
      (_, box: string | undefined, side: keyof typeof sides) =>
        box ? `${box}-${sides[side]}` : sides[side],
    );
}

/**
 * Renames logical properties to their physical equivalents, which are shorter and, being those that
 * Infima uses, compress better. Only valid for left-to-right pages.
 */
export function physicalProperties(root: Root): void {
  root.walkDecls((declaration) => {
    declaration.prop = physicalName(declaration.prop);
  });
}
