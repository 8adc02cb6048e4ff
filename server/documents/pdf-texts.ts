import type { ByteSource } from './byte-source.ts';
import { latinText } from './content-kind.ts';

/** A stretch of a PDF as characters one for one, with the escapes in its names resolved. */
export interface PdfText {
  /** Where it begins in the file; undefined for objects that were packed. */
  readonly at: number | undefined;
  readonly text: string;
}

/** Packed objects that cannot be unpacked, or that grow out of all proportion. */
export type PdfTrouble = 'damaged' | 'too-much';

const windowBytes = 1024 * 1024;
const overlap = 4096;
const dictionaryWithin = 2048;
const mostPacked = 32 * 1024 * 1024;
const mostUnpacked = 64 * 1024 * 1024;

/** All of a PDF, stretch by stretch, each beginning before the last one ends; behind each the objects that are packed into streams of it. */
export async function* pdfTexts(source: ByteSource): AsyncGenerator<PdfText | PdfTrouble> {
  let left = mostUnpacked;
  for (let at = 0; at < source.size; at += windowBytes - overlap) {
    const raw = latinText(await source.read(at, at + windowBytes));
    yield { at, text: withoutEscapes(raw) };
    for (const start of raw.matchAll(/>>\s*stream\r?\n?/gu)) {
      const dictionary = withoutEscapes(raw.slice(Math.max(0, start.index - dictionaryWithin), start.index + 2));
      const objects = isPacked(dictionary) ? await unpackedFrom(source, at + start.index + start[0].length, dictionary, left) : undefined;
      if (objects === undefined) continue;
      if (typeof objects === 'string') yield objects;
      else {
        left -= objects.length;
        yield { at: undefined, text: withoutEscapes(latinText(objects)) };
      }
    }
    if (at + windowBytes >= source.size) return;
  }
}

/** `/J#61vaScript` is the same name as `/JavaScript`. */
function withoutEscapes(text: string): string {
  return text.includes('#') ? text.replaceAll(/#([0-9a-f]{2})/giu, (_whole, code: string) => String.fromCharCode(Number.parseInt(code, 16))) : text;
}

/** Readers find packed objects by what such a stream must say, even where it does not call itself one. */
function isPacked(dictionary: string): boolean {
  const own = dictionary.slice(Math.max(0, dictionary.lastIndexOf(' obj')));
  return /\/Filter/u.test(own) && (/\/ObjStm/u.test(own) || (/\/First\s+\d/u.test(own) && /\/N\s+\d/u.test(own)));
}

async function unpackedFrom(source: ByteSource, start: number, dictionary: string, left: number): Promise<Uint8Array | PdfTrouble> {
  const own = dictionary.slice(Math.max(0, dictionary.lastIndexOf(' obj')));
  if (!/\/Filter\s*(?:\/FlateDecode|\[\s*\/FlateDecode\s*\])/u.test(own) || /\/Predictor\s+(?!1\b)/u.test(own)) return 'damaged';
  const packed = await packedBytes(source, start);
  return packed === undefined ? 'damaged' : unpacked(packed, left);
}

async function packedBytes(source: ByteSource, start: number): Promise<Uint8Array<ArrayBuffer> | undefined> {
  for (let length = windowBytes / 16; length <= mostPacked; length *= 4) {
    const bytes = await source.read(start, start + length);
    let end = latinText(bytes).indexOf('endstream');
    if (end < 0 && start + length < source.size) continue;
    if (end < 0) return undefined;
    // What stands between the data and `endstream` is a line's end, which strict inflaters refuse as trailing bytes.
    while (end > 0 && (bytes[end - 1] === 0x0a || bytes[end - 1] === 0x0d)) end -= 1;
    return Uint8Array.from(bytes.subarray(0, end));
  }
  return undefined;
}

async function unpacked(packed: Uint8Array<ArrayBuffer>, most: number): Promise<Uint8Array | PdfTrouble> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  try {
    for await (const chunk of new Blob([packed]).stream().pipeThrough(new DecompressionStream('deflate'))) {
      size += chunk.length;
      if (size > most) return 'too-much';
      chunks.push(chunk);
    }
  } catch {
    return 'damaged';
  }
  return new Uint8Array(await new Blob(chunks.map((chunk) => Uint8Array.from(chunk))).arrayBuffer());
}
