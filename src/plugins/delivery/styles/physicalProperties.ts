import type {Root} from 'postcss';

const sides = {
  'block-start': 'top',
  'block-end': 'bottom',
  'inline-start': 'left',
  'inline-end': 'right',
} as const;

/** The physical name of a logical property, in lines from left to right that follow each other down. */
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
 * Gives logical properties their physical names, which are shorter and are those that Infima uses,
 * so that compression finds them again. Only for pages written from left to right.
 */
export function physicalProperties(root: Root): void {
  root.walkDecls((declaration) => {
    declaration.prop = physicalName(declaration.prop);
  });
}
