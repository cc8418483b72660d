// Replaces @theme/Loading: announces the error with its own message and a Retry button, translated.
import Translate from '@docusaurus/Translate';
import type UpstreamLoading from '@theme/Loading';
import type {ComponentProps, ReactNode} from 'react';

type Props = ComponentProps<typeof UpstreamLoading>;

/** Rendered inside the main landmark, in place of the component that is loading. */
export default function Loading({error, retry, pastDelay}: Props): ReactNode {
  if (error) {
    return (
      <div role="alert" className="load-failure">
        <p>{String(error)}</p>
        <button type="button" onClick={retry}>
          <Translate
            id="site.loading.retry"
            description="Button that loads a part of the page again after it failed"
          >
            Retry
          </Translate>
        </button>
      </div>
    );
  }
  return pastDelay ? (
    <p role="status" className="load-wait">
      <Translate
        id="site.loading"
        description="Said, and name of the bar that shows, while a page or the search is being loaded"
      >
        Loading
      </Translate>
    </p>
  ) : null;
}
