import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

/** File types that are not already compressed. */
const compressible = /\.(html|js|mjs|css|json|svg|txt|xml|wasm|webmanifest|map|ttf|otf|icc)$/;
/** Number of files that are compressed concurrently, so that not everything is in memory. */
const atOnce = 4;

/**
 * The highest level of brotli takes ten times as long. For large files, which are not part of a first load, that is not
 * worthwhile when the server starts.
 */
const quality = (bytes: number): number => (bytes > 300_000 ? 9 : 11);

/**
 * Codes for the distances between repeated texts. Which of them is shortest depends on the script, by a few tenths of a
 * per cent, so that large scripts are compressed with each.
 */
const distanceCodes: readonly Readonly<Record<number, number>>[] = [
  { [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_FONT },
  { [constants.BROTLI_PARAM_NPOSTFIX]: 1, [constants.BROTLI_PARAM_NDIRECT]: 30 },
];
const hasChoiceOfCodes = (file: string, bytes: number): boolean =>
  file.endsWith('.js') && bytes > 50_000 && quality(bytes) === 11;

const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);

/**
 * Writes a `.br` and a `.gz` beside every compressible file below the folder, with the highest suitable compression.
 */
export async function compressFolder(folder: string): Promise<void> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile() && compressible.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name));
  const workers = Array.from({ length: atOnce }, async () => {
    for (let file = files.pop(); file !== undefined; file = files.pop()) await compress(file);
  });
  await Promise.all(workers);
}

async function compress(file: string): Promise<void> {
  const bytes = await readFile(file);
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: quality(bytes.length),
    [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
  };
  const codes = hasChoiceOfCodes(file, bytes.length) ? distanceCodes : [{}];
  const [gz, ...candidates] = await Promise.all([
    gzipped(bytes, { level: 9 }),
    ...codes.map(async (code) => brotli(bytes, { params: { ...params, ...code } })),
  ]);
  const br = candidates.reduce((shortest, each) => (each.length < shortest.length ? each : shortest));
  await Promise.all([writeFile(`${file}.br`, br), writeFile(`${file}.gz`, gz)]);
}
