/** A colour as red, green and blue from 0 to 255. */
export type Colour = readonly [red: number, green: number, blue: number];

export interface TextStyle {
  /** Points. */
  readonly size: number;
  readonly bold?: boolean;
  readonly colour?: Colour;
  /** The part of the text at the given position; `left` by default. */
  readonly align?: 'left' | 'centre' | 'right';
}

/** A drawing surface for a page of a document. Places are in points from the upper left corner. */
export interface Sheet {
  readonly width: number;
  readonly height: number;
  /** Draws one line of text on a baseline. */
  text(text: string, x: number, baseline: number, style: TextStyle): void;
  fill(x: number, y: number, width: number, height: number, colour: Colour): void;
  /** Width of a text in points. */
  widthOf(text: string, size: number, bold?: boolean): number;
}

export const black: Colour = [20, 20, 22];

/** The left end of a text that is aligned at `x`. */
export function leftEnd(sheet: Pick<Sheet, 'widthOf'>, text: string, x: number, style: TextStyle): number {
  if (style.align === 'centre') return x - sheet.widthOf(text, style.size, style.bold) / 2;
  if (style.align === 'right') return x - sheet.widthOf(text, style.size, style.bold);
  return x;
}

/** Draws the outline of a rectangle, inwards from its edges. */
export function frame(
  sheet: Sheet,
  x: number,
  y: number,
  width: number,
  height: number,
  colour: Colour,
  stroke = 0.8,
): void {
  sheet.fill(x, y, width, stroke, colour);
  sheet.fill(x, y + height - stroke, width, stroke, colour);
  sheet.fill(x, y, stroke, height, colour);
  sheet.fill(x + width - stroke, y, stroke, height, colour);
}

/** The font size, at most the given one, at which a text fits into a width. */
export function fittingSize(sheet: Sheet, text: string, width: number, size: number, bold = false): number {
  const natural = sheet.widthOf(text, size, bold);
  return natural <= width ? size : (size * width) / natural;
}
