import type { PictureMeasure } from '../../../domain/uploads/picture-clarity.ts';

/** Looks how clear a picture is, before anybody else sees it. */
export interface PictureMeasurer {
  /** Undefined of what is no picture, or cannot be opened. */
  measure(bytes: Uint8Array<ArrayBuffer>): Promise<PictureMeasure | undefined>;
}
