/** Bytes, piece by piece. */
export type Pieces = AsyncIterable<Uint8Array<ArrayBuffer>>;

/** Character codes: the ends of both encodings, and the ASCII85 character for four zero bytes. */
const [endOfHex, endOfAscii85, zeros] = [0x3e, 0x7e, 0x7a];
const isBlank = (code: number): boolean => code <= 0x20;

function digitOf(code: number): number {
  if (code >= 0x30 && code <= 0x39) return code - 0x30;
  const letter = code | 0x20;
  return letter >= 0x61 && letter <= 0x66 ? letter - 0x57 : -1;
}

/** Decodes hexadecimal digits up to the end character; all other characters are ignored. */
export async function* fromHex(pieces: Pieces): AsyncGenerator<Uint8Array<ArrayBuffer>> {
  let first = -1;
  for await (const piece of pieces) {
    const decoded = new Uint8Array(piece.length);
    let size = 0;
    for (const code of piece) {
      if (code === endOfHex) {
        if (first >= 0) decoded[size++] = first * 16;
        yield decoded.subarray(0, size);
        return;
      }
      const digit = digitOf(code);
      if (digit < 0) continue;
      if (first >= 0) decoded[size++] = first * 16 + digit;
      first = first < 0 ? digit : -1;
    }
    yield decoded.subarray(0, size);
  }
}

/** Decodes ASCII85, five characters for four bytes, up to the end character. */
export async function* fromAscii85(pieces: Pieces): AsyncGenerator<Uint8Array<ArrayBuffer>> {
  let [value, count] = [0, 0];
  for await (const piece of pieces) {
    const decoded = new Uint8Array(4 * piece.length + 4);
    const view = new DataView(decoded.buffer);
    let size = 0;
    for (const code of piece) {
      if (isBlank(code)) continue;
      if (code === endOfAscii85) {
        for (let more = count; more < 5; more += 1) value = value * 85 + 84;
        if (count > 1) view.setUint32(size, value % 2 ** 32);
        yield decoded.subarray(0, size + Math.max(0, count - 1));
        return;
      }
      if (code === zeros && count === 0) {
        size += 4;
        continue;
      }
      [value, count] = [value * 85 + code - 0x21, count + 1];
      if (count < 5) continue;
      view.setUint32(size, value % 2 ** 32);
      [value, count, size] = [0, 0, size + 4];
    }
    yield decoded.subarray(0, size);
  }
}
