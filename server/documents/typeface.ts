import fontkit from '@cantoo/fontkit';

/** Font files in TrueType or WOFF format, with Chinese and Latin glyphs. */
export interface DocumentFonts {
  readonly regular: Uint8Array;
  readonly bold: Uint8Array;
}

/** One weight of the documents' font: its file for embedding, and its widths. */
export interface Typeface {
  readonly file: Uint8Array;
  /** Width of a text, in the unit of the size. */
  widthOf(text: string, size: number): number;
}

export interface Typefaces {
  readonly regular: Typeface;
  readonly bold: Typeface;
}

/** Loads both weights. Throws when a file is a collection of several fonts. */
export function typefacesOf(fonts: DocumentFonts): Typefaces {
  return { regular: typefaceOf(fonts.regular), bold: typefaceOf(fonts.bold) };
}

function typefaceOf(file: Uint8Array): Typeface {
  const font = fontkit.create(file);
  if ('fonts' in font) throw new TypeError('A typeface is made of one font, not of a collection');
  const advances = new Map<string, number>();
  const advanceOf = (character: string): number => {
    const known = advances.get(character);
    if (known !== undefined) return known;
    const advance = (font.glyphForCodePoint(character.codePointAt(0) ?? 0)?.advanceWidth ?? 0) / font.unitsPerEm;
    advances.set(character, advance);
    return advance;
  };
  return {
    file,
    widthOf: (text, size) => Array.from(text).reduce((width, character) => width + advanceOf(character), 0) * size,
  };
}
