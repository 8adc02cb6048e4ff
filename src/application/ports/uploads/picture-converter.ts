import type { ConvertedType, ForeignFormat } from '../../../domain/uploads/picture-format.ts';

/** Converts pictures to a format that slots accept. */
export interface PictureConverter {
  /** The upright picture without camera data; undefined when it cannot be decoded. */
  convert(
    bytes: Uint8Array<ArrayBuffer>,
    format: ForeignFormat,
    type: ConvertedType,
  ): Promise<Uint8Array<ArrayBuffer> | undefined>;
}
