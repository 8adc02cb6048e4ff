import type { PickedPicture } from '../../../presentation/help/shared/pictures.ts';

/**
 * A file that was picked, dropped or pasted, and how this browser shows it: what is pasted has no name of its own that
 * could tell it from another.
 */
export function givenPicture(file: File): PickedPicture {
  return {
    name: file.name,
    size: file.size,
    bytes: async () => new Uint8Array(await file.arrayBuffer()),
    preview: /^image\/(?:png|jpeg)$/.test(file.type) ? URL.createObjectURL(file) : undefined,
  };
}
