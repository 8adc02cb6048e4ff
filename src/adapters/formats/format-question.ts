import type { ContentForm, WrittenContent } from '../../application/ports/viewer/shared/content-reader.ts';
import type { OfdDrawing } from './ofd-drawing.ts';

/** Request to the thread: the whole file. */
export interface FormatQuestion {
  readonly form: ContentForm;
  readonly bytes: Uint8Array<ArrayBuffer>;
}

/** A picture rotated upright, with the pixels of its first and largest copies. */
export interface DecodedPicture {
  readonly kind: 'picture';
  /** Size of the picture itself, which may be larger than its largest copy. */
  readonly width: number;
  readonly height: number;
  /** Copies from large to small. At first this is only the one that fills a screen. */
  readonly copies: readonly ImageBitmap[];
  /** Larger and smaller copies, which follow later; undefined if there are no others. */
  readonly others?: Promise<readonly ImageBitmap[]>;
}

/** Answer of the thread in plain data, without the file itself. */
export type FormatAnswer =
  | WrittenContent
  | { readonly kind: 'ofd'; readonly drawing: OfdDrawing }
  | DecodedPicture
  | { readonly kind: 'refused'; readonly because: 'damaged' | 'too-large' | 'encrypted' };

/** A message from the thread: its answer, and for a picture its other copies afterwards. */
export type ThreadMessage =
  | { readonly answer: Exclude<FormatAnswer, DecodedPicture> }
  | { readonly answer: Omit<DecodedPicture, 'others'>; readonly othersFollow: boolean }
  | { readonly others: readonly ImageBitmap[] };

/** A thread for one file, so that a harmful file cannot block the page. */
export interface FormatThread {
  /** Preloads the module for a file of this form. */
  expect(form: ContentForm): void;
  ask(question: FormatQuestion): Promise<FormatAnswer>;
  /** Ends the thread at once. */
  end(): void;
}
