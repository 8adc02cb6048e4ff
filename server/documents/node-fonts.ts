import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { DocumentFonts } from './typeface.ts';

/** The fonts of generated documents from the installed package, read on each call. The document maker calls it once. */
export async function nodeFonts(): Promise<DocumentFonts> {
  const [regular, bold] = await Promise.all([fontFile('chinese-simplified', 400), fontFile('chinese-simplified', 700)]);
  return { regular, bold };
}

/** The Latin letters of the same font, a hundredth of its size. */
export async function nodeLatinFont(): Promise<Uint8Array> {
  return fontFile('latin', 400);
}

async function fontFile(subset: string, weight: number): Promise<Uint8Array> {
  const path = `@fontsource/noto-sans-sc/files/noto-sans-sc-${subset}-${weight}-normal.woff`;
  return readFile(createRequire(import.meta.url).resolve(path));
}
