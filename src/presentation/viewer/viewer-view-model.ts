import type { PageArea } from '../../domain/viewer/shared/page-area.ts';
import type { WrittenContent } from '../../application/ports/viewer/shared/content-reader.ts';
import type { Failure } from '../shared/failure.ts';
import type { PagePlace, Size } from './page-layout.ts';
import type { ViewerOutcome } from './viewer-outcomes.ts';
import type { Rotation } from './zoom.ts';

/** A file that may be looked at. The name stands until the back end has told its own. */
export interface ViewerFile {
  readonly fileId: string;
  readonly name: string;
}

/** Something on a page of a file that is pointed at, by a number that stands elsewhere, too. */
export interface FileMark {
  readonly id: string;
  readonly fileId: string;
  /** Counted from 1. */
  readonly page: number;
  readonly area: PageArea;
  readonly number: number;
  readonly words: string;
  /** Somebody has said what is to be said of it. */
  readonly settled: boolean;
}

/** A place on a page of a file that was read for something beside it. */
export interface FileLight {
  /** What it was read for. */
  readonly id: string;
  /** Counted from 1. */
  readonly page: number;
  readonly area: PageArea;
  /** The number that marks it elsewhere on the page. A mark without a number is hidden. */
  readonly number: number | undefined;
}

/** Where the view must scroll to; a new object for each time it must. */
export interface ScrollTarget {
  readonly top: number;
  /** As it is where none is named. */
  readonly left?: number;
}

export interface ViewerPages {
  readonly strip: Size;
  /** Those near enough to the eye to be drawn. */
  readonly near: readonly PagePlace[];
  readonly pageCount: number;
  readonly pageNumber: number;
  readonly scale: number;
  readonly percent: number;
  readonly rotation: Rotation;
  readonly fitsWidth: boolean;
  readonly canZoomIn: boolean;
  readonly canZoomOut: boolean;
  readonly scrollTarget: ScrollTarget | undefined;
}

export type ViewerContent =
  | { readonly kind: 'nothing' }
  /** How much of it has come, where that is known. */
  | { readonly kind: 'loading'; readonly percent?: number }
  /** A document or picture; `key` identifies the file, or the file of an archive. */
  | ({ readonly kind: 'document' | 'image'; readonly key: string } & ViewerPages)
  /** What is read line by line; of several sheets one is in sight. */
  | { readonly kind: 'written'; readonly written: WrittenContent; readonly sheet: number }
  | ViewerOutcome;

export interface ViewerViewModel {
  readonly name: string;
  readonly fileNumber: number;
  readonly fileCount: number;
  readonly downloadFailure: Failure | undefined;
  /** What is shown is a file of the archive of this name, to whose list one may go back. */
  readonly withinArchive: string | undefined;
  /** There is another file that can be laid beside this one. */
  readonly mayCompare: boolean;
  readonly content: ViewerContent;
}
