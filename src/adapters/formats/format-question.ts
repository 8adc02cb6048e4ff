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
  /** Size of the picture itself, which may be larger than its largest copy. */
  readonly width: number;
  readonly height: number;
  /** Copies from large to small: at first what fills a screen. */
  readonly copies: readonly ImageBitmap[];
  /** Larger and smaller ones, which come later; undefined where there are no others. */
  readonly others?: Promise<readonly ImageBitmap[]>;
}

/** What the thread says of a file, in plain data: nothing of the file itself is kept. */
export type FormatAnswer =
  | WrittenContent
  | { readonly kind: 'ofd'; readonly drawing: OfdDrawing }
  | DecodedPicture
  | { readonly kind: 'refused'; readonly because: 'damaged' | 'too-large' | 'encrypted' };

/** What the thread posts: its answer, and of a picture its other copies afterwards. */
export type ThreadMessage =
  | { readonly answer: Exclude<FormatAnswer, DecodedPicture> }
  | { readonly answer: Omit<DecodedPicture, 'others'>; readonly othersFollow: boolean }
  | { readonly others: readonly ImageBitmap[] };

/** Looks at one file where a file that hangs or bloats harms nobody. */
export interface FormatThread {
  /** A file of a form will come: what looks at it may be fetched. */
  expect(form: ContentForm): void;
  ask(question: FormatQuestion): Promise<FormatAnswer>;
  /** Whatever it is at. */
  end(): void;
}
