import { expect, it } from 'vitest';
import { placeOf, type FieldReading } from '../../../../src/domain/evidence/reading/read-document.ts';
import { earlierPlace, readPlace, type ReadPlace } from '../../../../src/domain/evidence/reading/read-place.ts';

const at = (page: number, top: number, left = 0): ReadPlace => ({
  page,
  area: { left, top, width: 0.1, height: 0.05 },
});
const said = (value: string, place?: ReadPlace): FieldReading => ({
  field: 'total',
  value,
  source: 'pdf-text',
  sure: true,
  ...(place ? { place } : {}),
});

it('the place of a field is where its own value was read', () => {
  expect(placeOf({ value: '1.00', said: [said('1.00'), said('2.00', at(1, 0.1)), said('1.00', at(2, 0.4))] })).toEqual(
    at(2, 0.4),
  );
});

it('the place of a field is its readable text rather than a QR code', () => {
  const coded: FieldReading = { ...said('1.00', at(1, 0)), source: 'qr-code' };
  expect(placeOf({ value: '1.00', said: [coded, said('1.00', at(1, 0.6))] })).toEqual(at(1, 0.6));
  expect(placeOf({ value: '1.00', said: [coded, said('2.00', at(1, 0.6))] })).toEqual(at(1, 0));
});

it('the place of a field without its own place is that of another value read for it', () => {
  expect(placeOf({ value: '1.00', said: [said('1.00'), said('2.00', at(1, 0.1))] })).toEqual(at(1, 0.1));
  expect(placeOf({ value: '1.00', said: [said('1.00')] })).toBeUndefined();
});

it.each([
  ['the one on the earlier page', at(1, 0.9), at(2, 0.1)],
  ['the upper one on a page', at(1, 0.1, 0.9), at(1, 0.2)],
  ['the left one on a line', at(1, 0.1), at(1, 0.1, 0.5)],
  ['a known place rather than none', at(1, 0.1), undefined],
])('the earlier of two places is %s, in either order', (_which, first, second) => {
  expect([earlierPlace(first, second), earlierPlace(second, first)]).toEqual([first, first]);
});

it.each([
  [0, 0.5],
  [1.5, 0.5],
  [1, 1.1],
  [1, -0.1],
  [1, Number.NaN],
])('page %d at %d is no valid place', (page, left) => {
  expect(readPlace(page, { left, top: 0, width: 0.2, height: 0.2 })).toBeUndefined();
});
