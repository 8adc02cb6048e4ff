import { crc32, inflateSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { captchaPng } from '../../../../server/core/entry/captcha-image.ts';
import { drawCaptcha } from '../../../../server/core/entry/captcha.ts';

const [width, height] = [120, 40];

function chunksOf(png: Buffer): readonly { readonly type: string; readonly data: Buffer }[] {
  const chunks = [];
  for (let at = 8; at < png.length; ) {
    const length = png.readUInt32BE(at);
    const named = png.subarray(at + 4, at + 8 + length);
    expect(png.readUInt32BE(at + 8 + length)).toBe(crc32(named));
    chunks.push({ type: named.toString('latin1', 0, 4), data: named.subarray(4) });
    at += 12 + length;
  }
  return chunks;
}

/** The grey of each pixel, row by row. */
async function drawn(text: string): Promise<readonly Buffer[]> {
  const png = Buffer.from(await captchaPng(text), 'base64');
  expect(png.subarray(0, 8)).toEqual(Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]));
  const [header, pixels, end] = chunksOf(png);
  expect([header?.type, pixels?.type, end?.type, end?.data.length]).toEqual(['IHDR', 'IDAT', 'IEND', 0]);
  expect(header?.data).toEqual(Buffer.from([0, 0, 0, width, 0, 0, 0, height, 8, 0, 0, 0, 0]));
  const rows = inflateSync(pixels?.data ?? Buffer.alloc(0));
  expect(rows).toHaveLength((width + 1) * height);
  return Array.from({ length: height }, (_unused, row) => {
    expect(rows[row * (width + 1)]).toBe(0);
    return rows.subarray(row * (width + 1) + 1, (row + 1) * (width + 1));
  });
}

const columns = (row: Buffer, isInk: (grey: number) => boolean): readonly number[] => [...row.entries()].filter(([, grey]) => isInk(grey)).map(([column]) => column);
/** Only letters are as dark as that; the lines that cross the picture are fainter. */
const dark = (grey: number): boolean => grey <= 60;
const span = (values: readonly number[]): number => (values.length === 0 ? 0 : Math.max(...values) - Math.min(...values) + 1);

describe('the picture to be read', () => {
  it.each([0, 1, 2, 3])('has the letter at place %i in its own part, as tall as it is drawn and no wider', async (index) => {
    const rows = (await drawn(`${' '.repeat(index)}L`)).map((row) => columns(row, dark));
    const left = 12 + index * 27;
    const inked = rows.flat();
    expect([Math.min(...inked) >= left - 9, Math.max(...inked) <= left + 25]).toEqual([true, true]);
    const tall = [...rows.entries()].filter(([, row]) => row.length > 0).map(([at]) => at);
    expect([span(tall) >= 20 && span(tall) <= 31, tall.length === span(tall)]).toEqual([true, true]);
    // An L: one narrow stroke down, and one along at its foot.
    expect(tall.slice(2, -8).every((at) => span(rows[at] ?? []) >= 1 && span(rows[at] ?? []) <= 6)).toBe(true);
    expect(span(tall.slice(-6).flatMap((at) => rows[at] ?? []))).toBeGreaterThanOrEqual(13);
  });

  it('shows each letter that is drawn, none like another\'s place', async () => {
    const rows = await drawn('HTN4');
    for (const part of [0, 1, 2, 3]) expect(rows.flatMap((row) => columns(row.subarray(part * 27 + 8, part * 27 + 32), dark)).length).toBeGreaterThan(40);
  });

  it('is crossed by three faint lines from side to side, which hide no letter', async () => {
    const rows = await drawn('');
    expect(rows.flatMap((row) => columns(row, dark))).toEqual([]);
    for (let column = 0; column < width; column += 1) {
      const faint = rows.filter((row) => (row[column] ?? 255) < 255).length;
      expect(faint >= 1 && faint <= 12, `column ${column}`).toBe(true);
    }
    expect(rows.flatMap((row) => columns(row, (grey) => grey === 255)).length).toBeGreaterThan(width * height * 0.75);
  });

  it('is never the same twice', async () => {
    expect(await captchaPng('HTN4')).not.toBe(await captchaPng('HTN4'));
  });

  it('asks for four letters that nobody mistakes for another', () => {
    const all = Array.from({ length: 60 }, drawCaptcha);
    for (const each of all) expect(each).toMatch(/^[ACDEFHJKLMNPRTUVWXY34679]{4}$/u);
    expect(new Set(all.join('')).size).toBeGreaterThan(12);
  });
});
