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
])('%s is told by one measure alone', (flaw, change) => {
  expect(flawsOf({ ...good, ...change })).toEqual([flaw]);
});

it('of several flaws the gravest comes first; what is dark is not called pale', () => {
  expect(flawsOf({ width: 300, height: 400, smear: 5, light: 10, contrast: 0.1 })).toEqual([
    'blurred',
    'too-dark',
    'too-small',
  ]);
});

it('an upright picture is as large as one that lies', () => {
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
])('one that lies turned by %s° is told so beyond six, to either side', (angle, flaws) => {
  expect(flawsOf({ ...good, ...(angle === undefined ? {} : { angle }) })).toEqual(flaws);
});

it('what is pale is told so from where it is light enough to be, and not before', () => {
  expect([flawsOf({ ...good, light: 60, contrast: 0.1 }), flawsOf({ ...good, light: 59, contrast: 0.1 })]).toEqual([
    ['too-pale'],
    ['too-dark'],
  ]);
});
