import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { DocumentFonts } from './typeface.ts';

/** The fonts of generated documents from the installed font package, read on each call: the maker asks once. */
export async function nodeFonts(): Promise<DocumentFonts> {
  const [regular, bold] = await Promise.all([fontFile(400), fontFile(700)]);
  return { regular, bold };
}

async function fontFile(weight: number): Promise<Uint8Array> {
  const path = `@fontsource/noto-sans-sc/files/noto-sans-sc-chinese-simplified-${weight}-normal.woff`;
  return readFile(createRequire(import.meta.url).resolve(path));
}
