/** `a b c d e f` of a transformation: x' = ax + cy + e, y' = bx + dy + f. */
export type Matrix = readonly [number, number, number, number, number, number];

interface Placed {
  /** From the object's own space into the page's millimetres. */
  readonly matrix: Matrix;
  /** 0 to 1. */
  readonly opacity: number;
}

/** A piece of text, with the place of each of its characters. */
export interface DrawnText extends Placed {
  readonly kind: 'text';
  readonly characters: readonly { readonly text: string; readonly x: number; readonly y: number }[];
  readonly colour: string;
  readonly family: 'serif' | 'sans' | 'kai' | 'mono';
  readonly bold: boolean;
  readonly italic: boolean;
  /** Millimetres. */
  readonly size: number;
}

/** Steps as a canvas takes them: M and L have a point, Q two, C three, Z none. */
export interface DrawnPath extends Placed {
  readonly kind: 'path';
  readonly steps: readonly { readonly step: 'M' | 'L' | 'Q' | 'C' | 'Z'; readonly points: readonly number[] }[];
  readonly stroke: string | undefined;
  readonly fill: string | undefined;
  readonly evenOdd: boolean;
  /** Millimetres. */
  readonly lineWidth: number;
}

/** A picture, which fills the square from 0 0 to 1 1 of its space. */
export interface DrawnImage extends Placed {
  readonly kind: 'image';
  /** Its place among the drawing's images; undefined when the file does not contain it, or in an unknown format. */
  readonly image: number | undefined;
}

export type DrawnObject = DrawnText | DrawnPath | DrawnImage;

export interface OfdPage {
  /** Millimetres. */
  readonly width: number;
  readonly height: number;
  /** In the order in which they are drawn. */
  readonly objects: readonly DrawnObject[];
}

/** The drawing of an OFD document, without the file itself. */
export interface OfdDrawing {
  readonly pages: readonly OfdPage[];
  /** Files of pictures, for the browser to decode. */
  readonly images: readonly Uint8Array<ArrayBuffer>[];
}
