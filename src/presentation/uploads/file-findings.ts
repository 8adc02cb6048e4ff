import type { ArchiveTrouble } from '../../domain/uploads/archive-limits.ts';
import type { ForeignPicture } from '../../domain/uploads/picture-format.ts';

const found = new WeakMap<File, ForeignPicture>();

/** Notes that a picked file is a picture in a foreign format which could not be converted. */
export function noteForeignPicture(file: File, picture: ForeignPicture): void {
  found.set(file, picture);
}

/** The foreign format of a picked picture that could not be converted; undefined for every other file. */
export const foreignPictureOf = (file: File): ForeignPicture | undefined => found.get(file);

const troubles = new WeakMap<File, ArchiveTrouble>();

/** Notes that a picked zip cannot be opened in place. */
export function noteArchiveTrouble(file: File, trouble: ArchiveTrouble): void {
  troubles.set(file, trouble);
}

/** Why a picked zip cannot be opened in place; undefined for every other file. */
export const archiveTroubleOf = (file: File): ArchiveTrouble | undefined => troubles.get(file);
