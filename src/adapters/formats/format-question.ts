import type { ContentForm, WrittenContent } from '../../application/ports/viewer/shared/content-reader.ts';
import type { OfdDrawing } from './ofd-drawing.ts';

/** What the thread is given: the whole file. */
export interface FormatQuestion {
  readonly form: ContentForm;
  readonly bytes: Uint8Array<ArrayBuffer>;
}

/** A picture upright, whatever way its camera was held; pixels of the first and largest of its copies. */
export interface DecodedPicture {
  readonly kind: 'picture';
  /** Of the picture itself, which may be larger than its largest copy. */
  readonly width: number;
  readonly height: number;
  /** Copies from large to small, each half as wide as the one before it. */
  readonly copies: readonly ImageBitmap[];
}

/** What the thread says of a file, in plain data: nothing of the file itself is kept. */
export type FormatAnswer =
  | WrittenContent
  | { readonly kind: 'ofd'; readonly drawing: OfdDrawing }
  | DecodedPicture
  | { readonly kind: 'refused'; readonly because: 'damaged' | 'too-large' | 'encrypted' };

/** Looks at one file where a file that hangs or bloats harms nobody. */
export interface FormatThread {
  ask(question: FormatQuestion): Promise<FormatAnswer>;
  /** Whatever it is at. */
  end(): void;
}
