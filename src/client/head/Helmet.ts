import {type PropsWithChildren, useLayoutEffect, useRef} from 'react';
import {applyHead} from './applyHead';
import {type Head, headOf} from './headOf';
import type {Tag} from './Tag';
import {tagsIn} from './tagsIn';

/** What each part of the page asks for; one that asks anew keeps its place. */
const lists = new Map<object, readonly Tag[]>();
let applied: Head | undefined;
let isAsked = false;

function update(): void {
  isAsked = false;
  const head = headOf([...lists.values()]);
  // Parts are drawn again without asking for anything new: what a translator wrote is not undone.
  if (JSON.stringify(head) !== JSON.stringify(applied)) {
    applyHead(head, applied);
    applied = head;
  }
}

/** What goes and what comes with a page is one change. */
function updateInNextFrame(): void {
  if (!isAsked) {
    isAsked = true;
    requestAnimationFrame(update);
  }
}

/**
 * Puts its children into the head of the document as long as it is in the page.
 *
 * It asks when it has come into the page, and upstream already when it is drawn. The order is the
 * same, as no Head stands in another. But a page that comes to life in slices has drawn its outer
 * parts first: upstream would take away what the inner ones ask for, and keep what was drawn and
 * thrown away.
 */
export function Helmet({children}: PropsWithChildren): null {
  const key = useRef(null);
  // Here, so that an element which does not belong there is told like any fault of a page.
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
