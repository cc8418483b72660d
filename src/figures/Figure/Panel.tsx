import Translate from '@docusaurus/Translate';
import useBaseUrl from '@docusaurus/useBaseUrl';
import {type ReactNode, useEffect, useRef, useState} from 'react';
import type {PanelData} from '../figureData';
import {fetchDrawing} from './fetchDrawing';
import styles from './styles.module.css';

/**
 * The same object at every render, so that React never overwrites the markup in the page's HTML.
 */
const leaveAsIs = {__html: ''};

/**
 * One drawing of a figure. Pages rendered at build time contain its markup; after a client-side
 * navigation it is fetched into a box that already has its proportions.
 */
export default function Panel({panel}: {readonly panel: PanelData}): ReactNode {
  const {title, markup, src, widthUnits, heightUnits} = panel;
  const box = useRef<HTMLDivElement>(null);
  const address = useBaseUrl(src);
  const [isMissing, setIsMissing] = useState(false);

  useEffect(() => {
    const element = box.current;
    if (!element || element.childElementCount > 0) return undefined;
    const leaving = new AbortController();
    const load = () => fetchDrawing(address, leaving.signal);
    // Retry once: a browser about to leave the page cancels pending requests, and a reader who then
    // chooses another link of this page, or comes back, still needs the drawing.
    load()
      .catch(load)
      .then(
        (fetched) => {
          element.innerHTML = fetched;
        },
        () => {
          if (!leaving.signal.aborted) setIsMissing(true);
        },
      );
    return () => leaving.abort();
  }, [address]);

  return (
    <div className={styles.panel}>
      {title && <p className={styles.panelTitle}>{title}</p>}
      {isMissing ? (
        <p className={styles.missing}>
          <Translate id="site.figure.missing" description="Stands for a drawing that did not load">
            The drawing did not load. Reload the page to see it.
          </Translate>
        </p>
      ) : (
        <div
          ref={box}
          className={styles.drawing}
          style={markup ? undefined : {aspectRatio: `${widthUnits} / ${heightUnits}`}}
          suppressHydrationWarning
          dangerouslySetInnerHTML={markup ? {__html: markup} : leaveAsIs}
        />
      )}
    </div>
  );
}
