/** Theme components of this site that upstream does not have. */

declare module '@theme/CrashReport' {
  import type {Props as ErrorProps} from '@theme/Error';
  import type {ReactNode} from 'react';

  export interface Props extends ErrorProps {
    /** Address of the home page, base URL included. */
    readonly homeHref: string;
  }

  export default function CrashReport(props: Props): ReactNode;
}

declare module '@theme/CrashDetails' {
  import type {ReactNode} from 'react';

  export interface Props {
    /** Messages of the error and its causes, outermost first. */
    readonly messages: readonly string[];
  }

  export default function CrashDetails(props: Props): ReactNode;
}

declare module '@theme/NavbarItem/ItemContent' {
  import type {ReactNode} from 'react';

  export interface Props {
    readonly html?: string;
    readonly label?: ReactNode;
    readonly children?: ReactNode;
  }

  export default function ItemContent(props: Props): ReactNode;
}

declare module '@theme/NearestPages' {
  import type {ReactNode} from 'react';

  export default function NearestPages(): ReactNode;
}

/** Written at build time by `src/plugins/shell-config`. */
declare module '@generated/shell-config/default/pages.json' {
  const pages: readonly {
    readonly path: string;
    readonly title: string;
    readonly archive?: string;
  }[];
  export default pages;
}

/** Also written at build time by `src/plugins/shell-config`. */
declare module '@generated/shell-config/default/sections.json' {
  const sections: readonly {readonly path: string; readonly title: string}[];
  export default sections;
}
