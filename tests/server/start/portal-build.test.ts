import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { compressFolder } from '../../../scripts/compress-folder.ts';
import { digestOf } from '../../../scripts/digest-of.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'portal-build-'));
  await mkdir(join(folder, 'src/deep'), { recursive: true });
  await writeFile(join(folder, 'src/deep/a.js'), 'export const a = 1;');
  await writeFile(join(folder, 'src/picture.png'), 'no text');
});
afterAll(async () => rm(folder, { recursive: true, force: true }));

describe('the digest of the sources of a portal', () => {
  it('stays while nothing changes, and tells every change from every other', async () => {
    const names = ['src', 'index.html'];
    const first = await digestOf(folder, names);
    expect(await digestOf(folder, names)).toBe(first);
    await writeFile(join(folder, 'index.html'), 'x');
    const second = await digestOf(folder, names);
    await writeFile(join(folder, 'index.html'), 'y');
    const third = await digestOf(folder, names);
    expect(new Set([first, second, third]).size).toBe(3);
  });
});

describe('compressing a built portal', () => {
  it('puts a .br and a .gz beside each file that is worth it', async () => {
    await compressFolder(folder);
    const file = join(folder, 'src/deep/a.js');
    expect(brotliDecompressSync(await readFile(`${file}.br`)).toString()).toBe('export const a = 1;');
    expect(gunzipSync(await readFile(`${file}.gz`)).toString()).toBe('export const a = 1;');
    await expect(readFile(join(folder, 'src/picture.png.br'))).rejects.toThrow('ENOENT');
  });
});
