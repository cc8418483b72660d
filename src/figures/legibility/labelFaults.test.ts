import {describe, expect, it} from 'vitest';
import {point} from '../geometry/point';
import {callout} from '../views/marks/callout';
import {reading} from '../views/marks/hints';
import {text, uprightText} from '../views/marks/text';
import {element, group, type Nodes} from '../views/node';
import {labelFaults} from './labelFaults';

const faultsOf = (...children: Nodes): string[] =>
  labelFaults({widthUnits: 200, heightUnits: 100, children});

describe('labelFaults', () => {
  it('accepts labels that are apart from each other and inside the drawing', () => {
    expect(
      faultsOf(
        text('Kitchen', point(60, 30), 'name'),
        text('8.00 m²', point(60, 44), 'area'),
        callout(1, point(120, 40)),
        element('path', {class: 'wall', d: 'M10 60h150v5h-150Z'}),
        reading('8.00 m', point(100, 85)),
      ),
    ).toEqual([]);
  });

  it.each([
    ['at the right', text('0,30 m', point(160, 50), 'dim-text start')],
    ['at the left', text('0,30 m', point(40, 50), 'dim-text end')],
    ['at the top', uprightText('0,30 m', point(50, 20))],
    ['below', text('Sol', point(50, 101))],
  ])('reports a label beyond the edge %s', (_, label) => {
    expect(faultsOf(label)).toEqual([expect.stringContaining('leaves the drawing')]);
  });

  it('reports a label over another label or a number', () => {
    const name = text('Ground floor', point(20, 30), 'start');
    expect(faultsOf(name, text('0.00 m', point(140, 30), 'end'))).toEqual([
      '"Ground floor" and "0.00 m" overlap: move one of them.',
    ]);
    expect(faultsOf(name, group('panel', callout(3, point(100, 30))))).toEqual([
      '"Ground floor" and "(3)" overlap: move one of them.',
    ]);
  });

  it('reports a label wider than its key', () => {
    const key = element('rect', {class: 'key', x: 20, y: 20, width: 64, height: 30});
    expect(faultsOf(key, text('Option ⌥', point(52, 39), 'name'))).toEqual([
      '"Option ⌥" is wider than its frame: widen the frame or shorten the words.',
    ]);
    expect(faultsOf(key, text('Option', point(52, 39), 'name'))).toEqual([]);
  });

  it.each([
    ['a wall', element('path', {class: 'wall', d: 'M60 10V90h4V10Z'})],
    ['the arc of a door', element('path', {class: 'arc', d: 'M40 60A30 30 0 0170 30'})],
    ['an axis', element('path', {class: 'axis', d: 'M10 36L190 36'})],
    ['a railing', element('path', {class: 'railing', d: 'M10 80l50-60H64V10'})],
    ['the rim of a lens', element('circle', {class: 'rim', cx: 30, cy: 40, r: 30})],
  ])('reports a label that %s crosses', (_, line) => {
    expect(faultsOf(line, text('Salle', point(60, 42), 'name'))).toEqual([
      '"Salle" is struck through by a line: move it aside.',
    ]);
    expect(faultsOf(line, text('Salle', point(140, 20), 'name'))).toEqual([]);
  });

  it('rejects a path that it cannot parse', () => {
    const curve = element('path', {class: 'wall', d: 'M10 10c5 5 9 9 20 0'});
    expect(() => faultsOf(curve, text('A', point(100, 50)))).toThrow('the path command c');
  });
});
