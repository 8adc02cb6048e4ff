import { archiveTroubleOf, foreignPictureOf } from '../../../presentation/uploads/file-findings.ts';
import type { PickedPicture } from '../../../presentation/help/shared/pictures.ts';

/** Converts a file that was picked, dropped or pasted, with its preview in this browser. */
export function toPickedPicture(file: File): PickedPicture {
  const preview = /^image\/(?:png|jpeg)$/.test(file.type) ? URL.createObjectURL(file) : undefined;
  return {
    name: file.name,
    size: file.size,
    foreign: foreignPictureOf(file),
    archive: archiveTroubleOf(file),
    bytes: async () => new Uint8Array(await file.arrayBuffer()),
    preview,
    ...(preview === undefined ? {} : { forgetPreview: () => URL.revokeObjectURL(preview) }),
  };
}
