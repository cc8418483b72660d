/**
 * How long the machine of "draw a wall" thinks about one move of the pointer, on a plan of 4 walls
 * and on one of 200, in the same run. At 60 moves a second a move has 16.7 ms on the reader's
 * machine; what the browser paints comes on top.
 *
 *     npx tsx bench/live/run.ts
 */
import {readArguments} from '../../scripts/command/readArguments';
import {runCommand} from '../../scripts/command/runCommand';
import {point} from '../../src/figures/geometry/point';
import {drawing} from '../../src/figures/live/draw-wall/drawing';
import {type DrawState, rest} from '../../src/figures/live/draw-wall/model';
import {reduce} from '../../src/figures/live/draw-wall/reduce';
import type {Wall} from '../../src/figures/model/plan';

const moves = 300;
const columns = 14;

/** Rows of separate walls, as many corners to snap to as such a plan can have. */
function walls(count: number): Wall[] {
  return Array.from({length: count}, (_, at) => {
    const start = point((at % columns) * 50, Math.floor(at / columns) * 35);
    return {id: `w${at}`, start, end: point(start.x + 40, start.y), thicknessCm: 10} as Wall;
  });
}

function timesOf(count: number): number[] {
  const document = {walls: walls(count), chain: [point(0, 0)]};
  let state: DrawState = {document, interaction: rest(document)};
  return Array.from({length: moves}, (_, at) => {
    const aimed = point((at * 7) % 700, (at * 3) % 500);
    const start = performance.now();
    state = reduce(state, {type: 'aim', at: aimed, isTouch: false, isFree: false});
    drawing(state, 'fr');
    return performance.now() - start;
  }).sort((a, b) => a - b);
}

const share = (times: readonly number[], of: number) => times[Math.floor(times.length * of)] ?? 0;

function main(): void {
  readArguments({options: {}}, 'npx tsx bench/live/run.ts');
  timesOf(4);
  timesOf(200);
  const small = timesOf(4);
  const large = timesOf(200);
  for (const [name, of] of [
    ['median', 0.5],
    ['p95', 0.95],
  ] as const) {
    const [one, other] = [share(small, of), share(large, of)];
    console.log(
      `${name}: 4 walls ${one.toFixed(3)} ms, 200 walls ${other.toFixed(3)} ms (${(other / one).toFixed(1)}×)`,
    );
  }
}

runCommand(main);
