import type { ForeignPicture } from '../../domain/uploads/picture-format.ts';

const found = new WeakMap<File, ForeignPicture>();

/** Notes that a picked file is a picture in a foreign format which could not be converted. */
export function noteForeignPicture(file: File, picture: ForeignPicture): void {
  found.set(file, picture);
}

/** What a picked file was found to be; undefined for every other file. */
export const foreignPictureOf = (file: File): ForeignPicture | undefined => found.get(file);
