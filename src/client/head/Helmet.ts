import {type PropsWithChildren, useLayoutEffect, useRef} from 'react';
import {applyHead} from './applyHead';
import {type Head, headOf} from './headOf';
import type {Tag} from './Tag';
import {tagsIn} from './tagsIn';

/**
 * The tags of each mounted `<Head>`. Updating an existing key of a Map does not change its
 * position.
 */
const lists = new Map<object, readonly Tag[]>();
let applied: Head | undefined;
let isScheduled = false;

function update(): void {
  isScheduled = false;
  const head = headOf([...lists.values()]);
  // Most renders change no tag. Applying the same head again would undo the changes of a browser
  // that translates the page.
  if (JSON.stringify(head) !== JSON.stringify(applied)) {
    applyHead(head, applied);
    applied = head;
  }
}

/** Batches the unmounts and mounts of a page change into one update. */
function updateInNextFrame(): void {
  if (!isScheduled) {
    isScheduled = true;
    requestAnimationFrame(update);
  }
}

/**
 * Applies its children to the document head for as long as it is mounted. They are registered in an
 * effect, whereas upstream registers them during render. The order is the same, because no `<Head>`
 * is nested in another. But a page that hydrates in slices renders its outer components first:
 * upstream would remove tags that inner components have yet to register, and keep those of renders
 * that React discarded.
 */
export function Helmet({children}: PropsWithChildren): null {
  const key = useRef(null);
  // During render, so that an error boundary catches an invalid element.
  const tags = tagsIn(children);
  useLayoutEffect(() => {
    lists.set(key, tags);
    updateInNextFrame();
  });
  useLayoutEffect(
    () => () => {
      lists.delete(key);
      updateInNextFrame();
    },
    [],
  );
  return null;
}
