import { describe, expect, it } from 'vitest';
import { pageAngle, type GreyPicture } from '../../../../src/domain/evidence/shared/page-angle.ts';
import { thinned } from '../../../support/audit.ts';

/** White paper, on which a test draws ink of some darkness. */
function paper(width: number, height: number, contrast = 255) {
  const grey = new Uint8Array(width * height).fill(255);
  const ink = (x: number, y: number): void => {
    if (x >= 0 && y >= 0 && x < width && y < height) grey[Math.round(y) * width + Math.round(x)] = 255 - contrast;
  };
  return {
    picture: { grey, width, height } satisfies GreyPicture,
    /** A dash of three points: its edges are six points of one direction and four of the other. */
    dash: (x: number, y: number, lies: 'across' | 'down' = 'across'): void => {
      for (const off of [-1, 0, 1])
        ink(Math.round(x) + (lies === 'across' ? off : 0), Math.round(y) + (lies === 'down' ? off : 0));
    },
    line: (x: number, y: number, length: number): void => {
      for (let at = 0; at < length; at += 1) ink(x + at, y);
    },
  };
}
const radians = (degrees: number): number => (degrees * Math.PI) / 180;

/** The given number of dashes along a rotated line. */
function dashes(count: number, turned: number, contrast = 255): GreyPicture {
  const { picture, dash } = paper(780, 780, contrast);
  for (let index = 0; index < count; index += 1)
    dash(
      20 + index * 12 * Math.cos(radians(turned)),
      390 + index * 12 * Math.sin(radians(turned)) - (turned > 0 ? 200 : -200),
    );
  return picture;
}

describe('the angle of a page', () => {
  it('needs at least four hundred edge points', () => {
    expect([pageAngle(dashes(39, 10)), pageAngle(dashes(40, 10))]).toEqual([0, expect.closeTo(10, 0)]);
  });

  it.each(['across', 'down'] as const)(
    'is found from edges that run %s only when they exceed twenty grey levels',
    (lies) => {
      const page = (contrast: number): GreyPicture => {
        const { picture, dash } = paper(780, 780, contrast);
        for (let line = 0; line < 3; line += 1) {
          for (let index = 0; index < 60; index += 1) {
            const [far, aside] = [
              20 + index * 12,
              250 + line * 60 + (lies === 'across' ? 1 : -1) * index * 12 * Math.tan(radians(10)),
            ];
            dash(...(lies === 'across' ? ([far, aside] as const) : ([aside, far] as const)), lies);
          }
        }
        return picture;
      };
      expect([pageAngle(page(20)), pageAngle(page(21))]).toEqual([0, expect.closeTo(10, 0)]);
    },
  );

  it.each(thinned([-44, -43.5, -20.5, 2.5, 20.5, 43.5, 44], 2))('is found in half degrees up to 44°: %d°', (turned) => {
    expect(pageAngle(dashes(60, turned))).toBe(turned);
  });

  it('is zero for grain as strong as letters', () => {
    let seed = 7;
    const grain = Uint8Array.from({ length: 600 * 800 }, () => (seed = (seed * 48_271) % 2_147_483_647) % 256);
    expect(pageAngle({ grey: grain, width: 600, height: 800 })).toBe(0);
  });

  it('is the same for an enlarged picture of any size', () => {
    const small = dashes(60, 12);
    for (const times of [2, 3, 5]) {
      const [width, height] = [small.width * times, small.height * times];
      const grey = Uint8Array.from(
        { length: width * height },
        (_, place) =>
          small.grey[
            Math.floor(Math.floor(place / width) / times) * small.width + Math.floor((place % width) / times)
          ] ?? 0,
      );
      expect(pageAngle({ grey, width, height })).toBe(pageAngle(small));
    }
  });

  it('is found despite the grain of a large photograph', () => {
    const [small, times] = [dashes(60, 12), 4];
    const [width, height] = [small.width * times, small.height * times];
    let seed = 7;
    const grey = Uint8Array.from({ length: width * height }, (_, place) => {
      seed = (seed * 48_271) % 2_147_483_647;
      const ink =
        small.grey[Math.floor(Math.floor(place / width) / times) * small.width + Math.floor((place % width) / times)] ??
        0;
      return Math.min(255, Math.max(0, ink - 20 + (seed % 41) - 20));
    });
    expect(pageAngle({ grey, width, height })).toBe(12);
  });

  it('is found from a sample of very many edges', () => {
    const { picture, dash } = paper(780, 780);
    for (let line = 0; line < 40; line += 1)
      for (let index = 0; index < 58; index += 1)
        dash(20 + index * 12, 20 + line * 14 + index * 12 * Math.tan(radians(10)));
    expect(Math.abs(pageAngle(picture) - 10)).toBeLessThanOrEqual(0.5);
  });

  it('is found from vertical edges alone when there are enough of them', () => {
    const page = (count: number): GreyPicture => {
      const { picture, dash, line } = paper(780, 780);
      // Enough horizontal lines without rotation.
      for (let index = 0; index < 5; index += 1) line(40 + index * 90, 60 + index * 137, 25);
      for (let index = 0; index < count; index += 1)
        dash(700 - index * 22 * Math.sin(radians(10)), 30 + index * 22 * Math.cos(radians(10)), 'down');
      return picture;
    };
    expect([pageAngle(page(28)), pageAngle(page(32))]).toEqual([0, expect.closeTo(10, 0)]);
  });

  it('is zero for edges at 45 degrees', () => {
    const { picture } = paper(780, 780);
    for (let y = 0; y < 780; y += 1)
      for (let x = 0; x < 780; x += 1) picture.grey[y * 780 + x] = (x + y) % 24 < 12 ? 0 : 255;
    expect(pageAngle(picture)).toBe(0);
  });

  it.each([
    [1, 1],
    [2, 2],
    [3, 1],
    [1, 900],
  ])('is zero for a picture of %d by %d', (width, height) => {
    expect(pageAngle({ grey: new Uint8Array(width * height), width, height })).toBe(0);
  });
});
