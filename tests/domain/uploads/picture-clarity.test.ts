import { expect, it } from 'vitest';
import { flawsOf, type PictureMeasure } from '../../../src/domain/uploads/picture-clarity.ts';

const good: PictureMeasure = { width: 3000, height: 2000, smear: 0.8, light: 180, contrast: 0.8 };

it('a sharp, light and large picture has no flaw', () => {
  expect(flawsOf(good)).toEqual([]);
  expect(flawsOf({ ...good, smear: 2.4, light: 60, contrast: 0.2, width: 1000, height: 400 })).toEqual([]);
});

it.each<[string, Partial<PictureMeasure>]>([
  ['blurred', { smear: 2.41 }],
  ['too-dark', { light: 59 }],
  ['too-pale', { contrast: 0.19 }],
  ['too-small', { width: 999, height: 700 }],
])('one bad measure gives the single flaw %s', (flaw, change) => {
  expect(flawsOf({ ...good, ...change })).toEqual([flaw]);
});

it('several flaws are ordered by gravity, and a dark picture is not also called pale', () => {
  expect(flawsOf({ width: 300, height: 400, smear: 5, light: 10, contrast: 0.1 })).toEqual([
    'blurred',
    'too-dark',
    'too-small',
  ]);
});

it('the size limit is the same for portrait and landscape pictures', () => {
  expect(flawsOf({ ...good, width: 700, height: 1200 })).toEqual([]);
});

it.each<[number | undefined, readonly string[]]>([
  [undefined, []],
  [0, []],
  [6, []],
  [-6, []],
  [6.5, ['askew']],
  [-6.5, ['askew']],
  [44, ['askew']],
])('a picture turned by %s° is askew beyond six degrees to either side', (angle, flaws) => {
  expect(flawsOf({ ...good, ...(angle === undefined ? {} : { angle }) })).toEqual(flaws);
});

it('a picture is called pale only when it is not too dark', () => {
  expect([flawsOf({ ...good, light: 60, contrast: 0.1 }), flawsOf({ ...good, light: 59, contrast: 0.1 })]).toEqual([
    ['too-pale'],
    ['too-dark'],
  ]);
});
