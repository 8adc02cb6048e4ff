import fontkit, { type Font } from '@pdf-lib/fontkit';
import { sfntFont } from './sfnt-font.ts';

/** Font files as TrueType or WOFF, with Chinese and Latin glyphs both. */
export interface DocumentFonts {
  readonly regular: Uint8Array;
  readonly bold: Uint8Array;
}

/** One weight of the documents' font: its file for embedding, its widths, its outlines. */
export interface Typeface {
  readonly file: Uint8Array;
  readonly font: Font;
  /** Width in the unit of the size. */
  widthOf(text: string, size: number): number;
}

export interface Typefaces {
  readonly regular: Typeface;
  readonly bold: Typeface;
}

export async function typefacesOf(fonts: DocumentFonts): Promise<Typefaces> {
  const [regular, bold] = await Promise.all([typefaceOf(fonts.regular), typefaceOf(fonts.bold)]);
  return { regular, bold };
}

async function typefaceOf(bytes: Uint8Array): Promise<Typeface> {
  const file = await sfntFont(bytes);
  const font = fontkit.create(file);
  const advances = new Map<string, number>();
  const advanceOf = (character: string): number => {
    const known = advances.get(character);
    if (known !== undefined) return known;
    const advance = font.glyphForCodePoint(character.codePointAt(0) ?? 0).advanceWidth / font.unitsPerEm;
    advances.set(character, advance);
    return advance;
  };
  return {
    file,
    font,
    widthOf: (text, size) => Array.from(text).reduce((width, character) => width + advanceOf(character), 0) * size,
  };
}
