import { describe, expect, it } from 'vitest';
import { pictureMeasure } from '../../../../src/domain/evidence/shared/picture-measure.ts';

const own = { width: 3_000, height: 2_000 };

/** A picture with a grey value for each point. */
function measured(width: number, height: number, greyAt: (x: number, y: number) => number) {
  const data = new Uint8ClampedArray(width * height * 4);
  for (let place = 0; place < width * height; place += 1)
    data.fill(greyAt(place % width, Math.floor(place / width)), place * 4, place * 4 + 3);
  return pictureMeasure({ data, width, height }, own);
}

/** Eight by eight tiles with sides of twenty points; those before `count` have their own pattern. */
const tiled = (count: number, inside: (x: number, y: number) => number, others = 255) =>
  measured(160, 160, (x, y) => (Math.floor(y / 20) * 8 + Math.floor(x / 20) < count ? inside(x % 20, y % 20) : others));
/** The left half of a tile is darker than the right. */
const halves =
  (dark: number, light = 255) =>
  (x: number) =>
    x < 10 ? dark : light;

describe('the measure of a picture', () => {
  it('has the size of the file, not of the reduced picture', () => {
    expect(measured(16, 16, () => 255)).toEqual({ ...own, smear: 0, light: 255, contrast: 0, angle: 0 });
  });

  it.each([
    [0, 0],
    [1, 1],
    [2, 3],
    [8, 8],
  ])('is empty for a picture of %d by %d', (width, height) => {
    expect(measured(width, height, () => 0)).toMatchObject({ smear: 0, contrast: 0, angle: 0, light: 0 });
  });

  it('has no contrast for a black picture', () => {
    expect(measured(160, 160, () => 0)).toMatchObject({ smear: 0, light: 0, contrast: 0 });
  });

  it('weights red, green and blue like the human eye', () => {
    const colour = (red: number, green: number, blue: number) =>
      pictureMeasure(
        {
          data: Uint8ClampedArray.from({ length: 32 * 32 * 4 }, (_, index) => [red, green, blue, 255][index % 4] ?? 0),
          width: 32,
          height: 32,
        },
        own,
      ).light;
    expect([colour(255, 0, 0), colour(0, 255, 0), colour(0, 0, 255), colour(255, 255, 255)]).toEqual([
      76, 149, 28, 255,
    ]);
  });

  it('has the light of its darkest tenth: seven of sixty-four tiles', () => {
    expect([tiled(6, () => 40).light, tiled(7, () => 40).light]).toEqual([255, 40]);
  });

  it('has the contrast of its written part, from five of sixty-four tiles on', () => {
    expect(tiled(4, halves(51)).contrast).toBe(0);
    expect(tiled(5, halves(51)).contrast).toBeCloseTo(0.8, 2);
  });

  it('compares letters with the surrounding paper, not with white', () => {
    expect(tiled(5, halves(50, 100), 100).contrast).toBeCloseTo(0.5, 2);
  });

  it('ignores marks that differ from the paper by at most 24 of 255 grey levels', () => {
    expect([tiled(64, halves(231)).smear, tiled(64, halves(230)).smear]).toEqual([
      0,
      expect.closeTo(25 / (13 * 2.507), 2),
    ]);
  });

  it('has a smear that grows with the width of edges in both directions', () => {
    const ramp =
      (wide: number) =>
      (at: number): number =>
        Math.round(255 * Math.min(1, Math.max(0, (Math.abs(at - 10) - 1) / wide)));
    const across = [1, 4, 8].map((wide) => tiled(64, (x) => ramp(wide)(x)).smear);
    expect(across).toEqual(across.toSorted((a, b) => a - b));
    expect(new Set(across).size).toBe(3);
    expect([1, 4, 8].map((wide) => tiled(64, (_x, y) => ramp(wide)(y)).smear)).toEqual(across);
  });

  it.each<[string, (x: number, y: number) => number]>([
    ['left', (x) => x],
    ['right', (x) => 159 - x],
    ['top', (_x, y) => y],
    ['bottom', (_x, y) => 159 - y],
  ])('finds no edge at the border of the picture: %s', (_side, from) => {
    // The pattern is along one side only, and becomes lighter by eight levels a point.
    expect(measured(160, 160, (x, y) => Math.min(255, 103 + 8 * from(x, y))).smear).toBeGreaterThan(3);
  });

  it('has no smear for a dark corner with too few edges', () => {
    expect(measured(1_600, 1_600, (x, y) => (x < 16 && y < 16 ? 0 : 255)).smear).toBe(0);
  });
});
