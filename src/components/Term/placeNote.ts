/** A box on the page or in the window, in CSS pixels. */
interface Box {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

interface Place {
  readonly leftPx: number;
  readonly topPx: number;
}

/** Gap between the note, its term and the edges of the window. */
const gapPx = 8;

/**
 * The position of a note: below its term, above it when there is no room below, over it when there
 * is none on either side; always inside the window horizontally. All in CSS pixels.
 *
 * @param word box of the term, relative to the window
 * @param note size of the note
 * @param view size of the window
 */
export function placeNote(
  word: Box,
  note: Pick<Box, 'width' | 'height'>,
  view: Pick<Box, 'width' | 'height'>,
): Place {
  const lastLeft = view.width - note.width - gapPx;
  const lastTop = view.height - note.height - gapPx;
  const below = word.top + word.height + gapPx;
  const above = word.top - note.height - gapPx;
  return {
    leftPx: Math.max(gapPx, Math.min(word.left, lastLeft)),
    topPx: below > lastTop ? Math.max(gapPx, above < gapPx ? lastTop : above) : below,
  };
}
