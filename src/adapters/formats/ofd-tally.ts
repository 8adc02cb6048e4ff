import { pictureSize } from './picture-size.ts';
import { Refused } from './refused.ts';

const limits = { objects: 60_000, characters: 400_000, steps: 400_000, images: 200, pixels: 120_000_000 } as const;

/** Counts the parts of a drawing against limits, and collects its pictures, each once. */
export class OfdTally {
  readonly images: Uint8Array<ArrayBuffer>[] = [];
  readonly #known = new Map<Uint8Array, number | undefined>();
  readonly #counts = { objects: 0, characters: 0, steps: 0, pixels: 0 };

  count(what: 'objects' | 'characters' | 'steps' | 'pixels', number: number): void {
    this.#counts[what] += number;
    if (this.#counts[what] > limits[what]) throw new Refused('too-large');
  }

  /** Index of a picture among the images; undefined for an unsupported format. */
  image(bytes: Uint8Array): number | undefined {
    if (this.#known.has(bytes)) return this.#known.get(bytes);
    const size = pictureSize(bytes);
    const place = size && this.#addImage(bytes, size.width * size.height);
    this.#known.set(bytes, place);
    return place;
  }

  #addImage(bytes: Uint8Array, pixels: number): number {
    this.count('pixels', pixels);
    if (this.images.length >= limits.images) throw new Refused('too-large');
    return this.images.push(new Uint8Array(bytes)) - 1;
  }
}
