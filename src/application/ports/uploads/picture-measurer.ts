import type { PictureMeasure } from '../../../domain/uploads/picture-clarity.ts';

/** Measures the clarity of a picture before it is uploaded. */
export interface PictureMeasurer {
  /** Undefined for a file that is not a picture, or cannot be opened. */
  measure(bytes: Uint8Array<ArrayBuffer>): Promise<PictureMeasure | undefined>;
}
