import { createCanvas } from '@napi-rs/canvas';
import { describe, expect, it } from 'vitest';
import { pageAngle, type GreyPicture } from '../../../../src/domain/evidence/shared/page-angle.ts';
import { flawsOf } from '../../../../src/domain/uploads/picture-clarity.ts';
import { pictureMeasure } from '../../../../src/domain/evidence/shared/picture-measure.ts';
import { thinned } from '../../../support/audit.ts';

interface Taken {
  /** Rotation of the page in degrees. */
  readonly turned?: number;
  readonly blur?: number;
  /** The missing share of the light. */
  readonly dark?: number;
  /** Number of written lines on the page. */
  readonly lines?: number;
  readonly table?: boolean;
  /** Rotated by a quarter turn. */
  readonly sideways?: boolean;
  /** Scale of the photograph. */
  readonly scale?: number;
}

const [wide, high] = [1120, 1560];

/** A photograph of a contract page on a desk, with a table below its lines. */
function taken({ turned = 0, blur = 0, dark = 0, lines = 30, table = true, sideways = false, scale = 0.5 }: Taken) {
  const canvas = createCanvas(1280 * scale, 1720 * scale);
  const context = canvas.getContext('2d');
  context.fillStyle = '#8d7d68';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.translate(canvas.width / 2, canvas.height / 2);
  context.rotate(((turned + (sideways ? 90 : 0)) * Math.PI) / 180);
  context.scale(scale, scale);
  context.translate(-wide / 2, -high / 2);
  context.fillStyle = '#ffffff';
  context.fillRect(0, 0, wide, high);
  context.fillStyle = '#141414';
  context.font = '22px sans-serif';
  for (let line = 0; line < lines; line += 1)
    context.fillText(
      'Purchase agreement 2026 between the buyer and the seller, of castings and their delivery'.slice(
        0,
        60 + ((line * 7) % 27),
      ),
      90,
      110 + line * 34,
    );
  context.strokeStyle = '#141414';
  context.lineWidth = 2;
  if (table) for (let row = 0; row < 5; row += 1) context.strokeRect(90, 1_180 + row * 56, wide - 180, 56);
  context.resetTransform();
  if (blur > 0) {
    // The whole picture is blurred once: blurring each line takes many times as long.
    context.filter = `blur(${blur * scale}px)`;
    context.drawImage(canvas, 0, 0);
    context.filter = 'none';
  }
  context.fillStyle = `rgba(0, 0, 0, ${dark})`;
  context.fillRect(0, 0, canvas.width, canvas.height);
  return context.getImageData(0, 0, canvas.width, canvas.height);
}

function greyOf({ data, width, height }: ReturnType<typeof taken>): GreyPicture {
  const grey = new Uint8Array(width * height);
  for (let place = 0; place < grey.length; place += 1)
    grey[place] =
      ((data[place * 4] ?? 0) * 77 + (data[place * 4 + 1] ?? 0) * 150 + (data[place * 4 + 2] ?? 0) * 29) >> 8;
  return { grey, width, height };
}

const degrees = [0, 1, 3, 5, 7, 10, 12, 15, 40];
const bothWays = [...degrees, ...degrees.slice(1).map((each) => -each)];
const isAskew = (page: Taken): boolean =>
  flawsOf({
    width: 2_000,
    height: 2_000,
    smear: 0,
    light: 255,
    contrast: 1,
    angle: pageAngle(greyOf(taken(page))),
  }).includes('askew');

describe('the angle of a page', () => {
  it.each(thinned(bothWays, 3))('is found for a page turned by %d°', (turned) => {
    expect(Math.abs(pageAngle(greyOf(taken({ turned }))) - turned)).toBeLessThanOrEqual(1);
  });

  it.each<[string, Taken]>([
    ['out of focus', { blur: 3 }],
    ['in the dark', { dark: 0.75 }],
    ['with only lines', { table: false }],
    ['with only its table', { lines: 0 }],
    ['on its side', { sideways: true }],
  ])('is found for a page photographed %s', (_case, page) => {
    expect(Math.abs(pageAngle(greyOf(taken({ ...page, turned: 10 }))) - 10)).toBeLessThanOrEqual(1);
    expect(pageAngle(greyOf(taken(page)))).toBe(0);
  });

  it('is zero for an empty or grainy picture', () => {
    const size = { width: 900, height: 1_200 };
    const grain = (place: number): number => 200 + ((place * 7_919 + Math.floor(place / 13) * 104_729) % 17);
    for (const grey of [
      new Uint8Array(900 * 1_200),
      Uint8Array.from({ length: 900 * 1_200 }, (_, place) => grain(place)),
    ])
      expect(pageAngle({ grey, ...size })).toBe(0);
    expect(pageAngle({ grey: new Uint8Array(0), width: 0, height: 0 })).toBe(0);
  });
});

describe('a page', () => {
  it.each([0, 5, -4])('that is almost straight (%d°) is not reported as askew', (turned) => {
    const pages = [{}, { lines: 2 }, { lines: 8, table: false }, { sideways: true }, { blur: 2, dark: 0.5 }];
    for (const page of thinned(pages, 2, Math.abs(turned)))
      expect([page, isAskew({ ...page, turned })]).toEqual([page, false]);
  });

  it.each([8, -15])('that is turned by %d° is reported as askew', (turned) => {
    const pages = [{}, { table: false }, { sideways: true }, { blur: 2 }, { dark: 0.5 }];
    for (const page of thinned(pages, 2, Math.abs(turned)))
      expect([page, isAskew({ ...page, turned })]).toEqual([page, true]);
  });

  it.each<[string, Taken]>([
    ['full', {}],
    ['with two lines', { lines: 2, table: false }],
    ['with only its table', { lines: 0 }],
  ])('that is clean, straight and %s has no flaw', (_case, page) => {
    const pixels = taken({ ...page, scale: 1 });
    expect(flawsOf(pictureMeasure(pixels, pixels))).toEqual([]);
  });
});
