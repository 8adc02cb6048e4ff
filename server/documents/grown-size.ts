import type { Pieces } from './pdf-digits.ts';

const endOfData = 128;

/** Number of bytes that run-length data unpacks to, counted up to `most` plus one. */
export async function runLengthSize(pieces: Pieces, most: number): Promise<number> {
  let [size, at] = [0, 0];
  for await (const piece of pieces) {
    while (at < piece.length) {
      const length = piece[at] ?? endOfData;
      if (length === endOfData) return size;
      size += length < endOfData ? length + 1 : 257 - length;
      if (size > most) return most + 1;
      at += length < endOfData ? length + 2 : 2;
    }
    // The last run may continue in the next piece.
    at -= piece.length;
  }
  return size;
}

const [clearCode, endCode, firstFreeCode, maxCodes] = [256, 257, 258, 4096];
const [shortest, longest] = [9, 12];

/** The code table of an LZW decoder, with the lengths of the sequences only. */
class LzwTable {
  size = 0;
  readonly #lengths = new Uint32Array(maxCodes);
  readonly #early: number;
  #next = firstFreeCode;
  #previousLength = 0;

  /** @param early number of codes by which the switch to longer codes comes early */
  constructor(early: number) {
    this.#early = early;
    this.#lengths.fill(1, 0, clearCode);
  }

  get width(): number {
    return Math.min(longest, Math.max(shortest, 32 - Math.clz32(this.#next + this.#early)));
  }

  /** Decodes one code; false at the end of the data, or at an invalid code. */
  take(code: number): boolean {
    if (code === clearCode) [this.#next, this.#previousLength] = [firstFreeCode, 0];
    if (code === clearCode) return true;
    const isKnown = code < this.#next;
    if (code === endCode || (!isKnown && this.#previousLength === 0)) return false;
    const length = isKnown ? (this.#lengths[code] ?? 0) : this.#previousLength + 1;
    if (this.#previousLength > 0 && this.#next < maxCodes) this.#lengths[this.#next++] = this.#previousLength + 1;
    this.#previousLength = length;
    this.size += length;
    return true;
  }
}

/** Number of bytes that LZW data unpacks to, counted up to `most` plus one. */
export async function lzwSize(pieces: Pieces, early: 0 | 1, most: number): Promise<number> {
  const codes = new LzwTable(early);
  let [bits, bitCount] = [0, 0];
  for await (const piece of pieces) {
    for (const byte of piece) {
      [bits, bitCount] = [((bits << 8) | byte) & 0xf_ffff, bitCount + 8];
      const { width } = codes;
      if (bitCount < width) continue;
      bitCount -= width;
      if (!codes.take((bits >> bitCount) & (2 ** width - 1))) return codes.size;
      if (codes.size > most) return most + 1;
    }
  }
  return codes.size;
}
