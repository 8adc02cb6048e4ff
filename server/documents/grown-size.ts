import type { Pieces } from './pdf-digits.ts';

const endOfRuns = 128;

/** Number of bytes that run-length data unpacks to, counted up to `most` plus one. */
export async function sizeOfRuns(pieces: Pieces, most: number): Promise<number> {
  let [size, at] = [0, 0];
  for await (const piece of pieces) {
    while (at < piece.length) {
      const length = piece[at] ?? endOfRuns;
      if (length === endOfRuns) return size;
      size += length < endOfRuns ? length + 1 : 257 - length;
      if (size > most) return most + 1;
      at += length < endOfRuns ? length + 2 : 2;
    }
    // The last run may go on in the next piece.
    at -= piece.length;
  }
  return size;
}

const [anew, endOfCodes, firstOwn, mostCodes] = [256, 257, 258, 4096];
const [shortest, longest] = [9, 12];

/** Codes of LZW as a reader goes through them, of which only lengths are kept. */
class Codes {
  size = 0;
  readonly #lengths = new Uint32Array(mostCodes);
  readonly #early: number;
  #next = firstOwn;
  #before = 0;

  /** @param early by how many codes readers go over to longer ones before they must */
  constructor(early: number) {
    this.#early = early;
    this.#lengths.fill(1, 0, anew);
  }

  get width(): number {
    return Math.min(longest, Math.max(shortest, 32 - Math.clz32(this.#next + this.#early)));
  }

  /** False where the codes end. */
  take(code: number): boolean {
    if (code === anew) [this.#next, this.#before] = [firstOwn, 0];
    if (code === anew) return true;
    const isKnown = code < this.#next;
    if (code === endOfCodes || (!isKnown && this.#before === 0)) return false;
    const length = isKnown ? (this.#lengths[code] ?? 0) : this.#before + 1;
    if (this.#before > 0 && this.#next < mostCodes) this.#lengths[this.#next++] = this.#before + 1;
    this.#before = length;
    this.size += length;
    return true;
  }
}

/** Number of bytes that LZW data unpacks to, counted up to `most` plus one. */
export async function sizeOfCodes(pieces: Pieces, early: 0 | 1, most: number): Promise<number> {
  const codes = new Codes(early);
  let [bits, held] = [0, 0];
  for await (const piece of pieces) {
    for (const byte of piece) {
      [bits, held] = [((bits << 8) | byte) & 0xf_ffff, held + 8];
      const { width } = codes;
      if (held < width) continue;
      held -= width;
      if (!codes.take((bits >> held) & (2 ** width - 1))) return codes.size;
      if (codes.size > most) return most + 1;
    }
  }
  return codes.size;
}
