import { copyFile, readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import decompress from 'woff2-encoder/decompress';
import { cachedFolder } from './cache-folder.ts';

const weights = [400, 700];
const subsets = ['chinese-simplified', 'latin'];

/**
 * The environment in which Chromium on Linux draws Chinese on a machine without fonts, and with the same result
 * everywhere. It finds only the font package of npm, and uses that for every generic family. Chromium ignores WOFF
 * files that fontconfig offers, so they are unpacked to TrueType once.
 */
export async function browserFonts(): Promise<Readonly<Record<string, string>>> {
  if (process.platform !== 'linux') return {};
  const folder = await cachedFolder('browser-fonts-3', unpackFonts);
  return { FONTCONFIG_FILE: join(folder, 'fonts.conf') };
}

async function unpackFonts(folder: string): Promise<void> {
  const { resolve } = createRequire(import.meta.url);
  for (const subset of subsets) {
    for (const weight of weights) {
      const packed = await readFile(
        resolve(`@fontsource/noto-sans-sc/files/noto-sans-sc-${subset}-${weight}-normal.woff2`),
      );
      await writeFile(join(folder, `${subset}-${weight}.ttf`), await decompress(packed));
    }
  }
  // English is drawn in a Latin font, as on most machines: a Chinese font has wide apostrophes.
  for (const style of ['Regular', 'Bold'])
    await copyFile(
      resolve(`pdfjs-dist/standard_fonts/LiberationSans-${style}.ttf`),
      join(folder, `latin-${style}.ttf`),
    );
  await writeFile(join(folder, 'fonts.conf'), configuration());
}

function configuration(): string {
  const aliases = ['sans-serif', 'serif', 'monospace', 'system-ui'].map(
    (family) => `  <alias><family>${family}</family><prefer><family>Noto Sans SC</family></prefer></alias>`,
  );
  return `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <dir prefix="relative">.</dir>
  <cachedir>${join(tmpdir(), 'browser-fonts-cache')}</cachedir>
${aliases.join('\n')}
</fontconfig>
`;
}
