import type { PageArea } from '../../domain/viewer/shared/page-area.ts';
import type { WrittenContent } from '../../application/ports/viewer/shared/content-reader.ts';
import type { Failure } from '../shared/failure.ts';
import type { PagePlace, Size } from './page-layout.ts';
import type { ViewerOutcome } from './viewer-outcomes.ts';
import type { Rotation } from './zoom.ts';

/** A file to show. The name is used until the back end gives its own. */
export interface ViewerFile {
  readonly fileId: string;
  readonly name: string;
}

/** A mark on a page of a file, with a number that is shown elsewhere too. */
export interface FileMark {
  readonly id: string;
  readonly fileId: string;
  /** Counted from 1. */
  readonly page: number;
  readonly area: PageArea;
  readonly number: number;
  readonly words: string;
  /** Whether the user has given a verdict on it. */
  readonly settled: boolean;
}

/** A place on a page that was read for a value beside the file. */
export interface FileLight {
  /** The id of the field or the doubt that it was read for. */
  readonly id: string;
  /** Counted from 1. */
  readonly page: number;
  readonly area: PageArea;
  /** The number that marks it elsewhere on the page. A mark without a number is hidden. */
  readonly number: number | undefined;
}

/** The position to scroll to; a new object for each scrolling. */
export interface ScrollTarget {
  readonly top: number;
  /** Absent to keep the present position. */
  readonly left?: number;
}

export interface ViewerPages {
  readonly strip: Size;
  /** The pages that are near enough to be drawn. */
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
  /** The loaded share in percent, if known. */
  | { readonly kind: 'loading'; readonly percent?: number }
  /** A document or picture; `key` identifies the file, or the file of an archive. */
  | ({ readonly kind: 'document' | 'image'; readonly key: string } & ViewerPages)
  /** Content that is read as a whole; of several sheets one is shown. */
  | { readonly kind: 'written'; readonly written: WrittenContent; readonly sheet: number }
  | ViewerOutcome;

export interface ViewerViewModel {
  readonly name: string;
  readonly fileNumber: number;
  readonly fileCount: number;
  readonly downloadFailure: Failure | undefined;
  /** The name of the archive that contains the shown file. The archive's list can be shown again. */
  readonly withinArchive: string | undefined;
  /** Whether another file can be compared with this one. */
  readonly mayCompare: boolean;
  readonly content: ViewerContent;
}
