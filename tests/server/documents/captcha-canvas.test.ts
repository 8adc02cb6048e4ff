import { describe, expect, it } from 'vitest';
import { nodeCaptchas } from '../../../server/documents/node-captchas.ts';
import { decodedPicture } from './decoded-picture.ts';

const [width, height] = [120, 40];

const drawn = async (letters: string) => decodedPicture(await nodeCaptchas.paint(letters));
const columns = (row: readonly number[], isInk: (brightness: number) => boolean): readonly number[] =>
  [...row.entries()].filter(([, brightness]) => isInk(brightness)).map(([column]) => column);
/** Only letters are that dark; the lines across the picture are lighter. */
const dark = (brightness: number): boolean => brightness <= 110;
const span = (values: readonly number[]): number =>
  values.length === 0 ? 0 : Math.max(...values) - Math.min(...values) + 1;

/** The names of a PNG's chunks. */
function partsOf(png: Buffer): readonly string[] {
  const names = [];
  for (let at = 8; at < png.length; at += 12 + png.readUInt32BE(at)) names.push(png.toString('latin1', at + 4, at + 8));
  return names;
}

describe('the picture of a captcha', () => {
  it('is a PNG of 120 × 40 pixels that carries pixels and no text', async () => {
    const png = Buffer.from(await nodeCaptchas.paint('HTN4'));
    expect(png.subarray(0, 8)).toEqual(Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]));
    expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([width, height]);
    expect(partsOf(png).filter((name) => !['IHDR', 'sBIT', 'sRGB', 'IDAT', 'IEND'].includes(name))).toEqual([]);
    expect(png.length).toBeLessThan(8_000);
  });

  it.each([0, 1, 2, 3])(
    'has the letter at index %i in its own part, at its full height and no wider',
    async (index) => {
      const rows = (await drawn(`${' '.repeat(index)}L`)).map((row) => columns(row, dark));
      const middle = 20 + index * 27;
      const inked = rows.flat();
      expect([Math.min(...inked) >= middle - 15, Math.max(...inked) <= middle + 15]).toEqual([true, true]);
      const tall = [...rows.entries()].filter(([, row]) => row.length > 0).map(([at]) => at);
      expect([span(tall) >= 18 && span(tall) <= 31, tall.length === span(tall)]).toEqual([true, true]);
      // An L: one narrow vertical stroke, and one horizontal stroke at its foot.
      expect(tall.slice(2, -8).every((at) => span(rows[at] ?? []) >= 1 && span(rows[at] ?? []) <= 6)).toBe(true);
      expect(span(tall.slice(-6).flatMap((at) => rows[at] ?? []))).toBeGreaterThanOrEqual(8);
    },
  );

  it('shows each letter that is drawn, whole and in its own part', async () => {
    const rows = await drawn('HTN4');
    for (const part of [0, 1, 2, 3])
      expect(rows.flatMap((row) => columns(row.slice(part * 27 + 7, part * 27 + 33), dark)).length).toBeGreaterThan(30);
    expect([rows[0], rows.at(-1)].flatMap((row) => columns(row ?? [], dark))).toEqual([]);
  });

  it('is crossed by three faint lines from side to side, which hide no letter', async () => {
    const rows = await drawn('');
    expect(rows.flatMap((row) => columns(row, dark))).toEqual([]);
    for (let column = 0; column < width; column += 1) {
      const faint = rows.filter((row) => (row[column] ?? 255) < 255).length;
      expect(faint >= 1 && faint <= 12, `column ${column}`).toBe(true);
    }
    expect(rows.flatMap((row) => columns(row, (brightness) => brightness === 255)).length).toBeGreaterThan(
      width * height * 0.75,
    );
  });

  it('is distorted by chance: the same letter is hardly ever drawn alike', async () => {
    const shapes = await Promise.all(
      Array.from({ length: 12 }, async () => (await drawn('L')).map((row) => columns(row, dark).join(' ')).join('|')),
    );
    expect(new Set(shapes).size).toBeGreaterThan(10);
  });
});
