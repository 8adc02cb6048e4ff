import type { Container } from 'inversify';
import { CanvasPictureConverter } from '../adapters/formats/canvas-picture-converter.ts';
import { ZipUnpacker } from '../adapters/formats/zip-unpacker.ts';
import { PickedArchives } from '../presentation/uploads/picked-archives.ts';
import { PickedPictures } from '../presentation/uploads/picked-pictures.ts';
import { tokens as t } from './tokens.ts';

/** Opens picked zips if the slot wants that, and converts pictures, including those in a zip. */
export async function prepareFiles(
  container: Container,
  files: readonly File[],
  opensArchives: boolean,
): Promise<readonly File[]> {
  const toasts = container.get(t.Toasts);
  const opened = opensArchives ? await new PickedArchives(new ZipUnpacker(), toasts).open(files) : files;
  return new PickedPictures(new CanvasPictureConverter(), toasts).prepare(opened);
}
