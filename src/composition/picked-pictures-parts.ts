import type { Container } from 'inversify';
import { CanvasPictureConverter } from '../adapters/formats/canvas-picture-converter.ts';
import { PickedPictures } from '../presentation/uploads/picked-pictures.ts';
import { tokens as t } from './tokens.ts';

/** The converter of picked pictures. It keeps nothing between two files. */
export const pickedPictures = (container: Container): PickedPictures =>
  new PickedPictures(new CanvasPictureConverter(), container.get(t.Toasts));
