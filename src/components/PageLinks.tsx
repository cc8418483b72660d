import Link from '@docusaurus/Link';
import type {ReactNode} from 'react';

interface Props {
  readonly className: string | undefined;
  /** Paths with the base URL, from a generated data file. */
  readonly pages: readonly {readonly path: string; readonly title: string}[];
}

export default function PageLinks({className, pages}: Props): ReactNode {
  return (
    <ul className={className}>
      {pages.map(({path, title}) => (
        <li key={path}>
          <Link to={path} autoAddBaseUrl={false}>
            {title}
          </Link>
        </li>
      ))}
    </ul>
  );
}
