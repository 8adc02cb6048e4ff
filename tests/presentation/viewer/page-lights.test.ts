import { autorun } from 'mobx';
import { beforeEach, expect, it } from 'vitest';
import { PageLights } from '../../../src/presentation/viewer/page-highlights.ts';
import type { FileLight } from '../../../src/presentation/viewer/viewer-view-model.ts';

const light = (id: string, page: number, number?: number): FileLight => ({
  id,
  page,
  number,
  area: { left: 0, top: 0, width: 0.1, height: 0.1 },
});
let lights: PageLights;

beforeEach(() => {
  lights = new PageLights();
  lights.setLights('PK1', [light('number', 1), light('tax', 1, 1), light('total', 2, 2)]);
});

it('doubtful places are always shown, others only while they are edited', () => {
  expect(lights.on('PK1', 1).map(({ id }) => id)).toEqual(['tax']);
  lights.light('number');
  expect(lights.on('PK1', 1).map(({ id }) => id)).toEqual(['number', 'tax']);
  expect(lights.litOn('PK1')?.id).toBe('number');
  lights.light('');
  expect(lights.litOn('PK1')).toBeUndefined();
});

it('no place is shown on another file', () => {
  lights.light('tax');
  expect([lights.on('PK2', 1), lights.litOn('PK2'), lights.on(undefined, 1)]).toEqual([[], undefined, []]);
});

it('setting the same places again redraws nothing', () => {
  let drawn = 0;
  const stop = autorun(() => {
    drawn += lights.on('PK1', 1).length;
  });
  lights.setLights('PK1', [light('number', 1), light('tax', 1, 1), light('total', 2, 2)]);
  expect(drawn).toBe(1);
  lights.setLights('PK1', []);
  expect(lights.on('PK1', 1)).toEqual([]);
  stop();
});
