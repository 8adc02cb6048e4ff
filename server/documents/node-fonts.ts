import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { DocumentFonts } from './typeface.ts';

/** The fonts of generated documents from the installed font package, read on each call: the maker asks once. */
export async function nodeFonts(): Promise<DocumentFonts> {
  const [regular, bold] = await Promise.all([fontFile('chinese-simplified', 400), fontFile('chinese-simplified', 700)]);
  return { regular, bold };
}

/** The same font's Latin letters, which are a hundredth of it. */
export async function nodeLatinFont(): Promise<Uint8Array> {
  return fontFile('latin', 400);
}

async function fontFile(subset: string, weight: number): Promise<Uint8Array> {
  const path = `@fontsource/noto-sans-sc/files/noto-sans-sc-${subset}-${weight}-normal.woff`;
  return readFile(createRequire(import.meta.url).resolve(path));
}
