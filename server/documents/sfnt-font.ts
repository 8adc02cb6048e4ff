import { alignedGlyphs } from './aligned-glyphs.ts';
import { inflated } from './deflate.ts';

interface Table {
  readonly tag: number;
  readonly checksum: number;
  readonly bytes: Uint8Array;
}

const woffSignature = 0x774f4646;
const tags = { head: 0x68656164, glyf: 0x676c7966, loca: 0x6c6f6361 };
/** Where the head table says whether locations are in the long form. */
const locationFormat = 50;
const woffHeader = { flavour: 4, tables: 12, end: 44, entry: 20 };
const sfntHeader = { end: 12, entry: 16 };

/**
 * A font as a plain TrueType file. WOFF is unpacked once here because the PDF maker would otherwise inflate the
 * whole outline table again for every glyph, some seconds for one page of Chinese. Other formats pass unchanged.
 */
export async function sfntFont(font: Uint8Array): Promise<Uint8Array> {
  const view = new DataView(font.buffer, font.byteOffset, font.byteLength);
  if (font.length < woffHeader.end || view.getUint32(0) !== woffSignature) return font;
  return assembled(view.getUint32(woffHeader.flavour), withAlignedGlyphs(await unpackedTables(font, view)));
}

async function unpackedTables(font: Uint8Array, view: DataView): Promise<readonly Table[]> {
  const count = view.getUint16(woffHeader.tables);
  const entries = Array.from({ length: count }, (_, index) => woffHeader.end + index * woffHeader.entry);
  return Promise.all(
    entries.map(async (entry) => {
      const start = view.getUint32(entry + 4);
      const packedLength = view.getUint32(entry + 8);
      const length = view.getUint32(entry + 12);
      const packed = font.subarray(start, start + packedLength);
      return {
        tag: view.getUint32(entry),
        checksum: view.getUint32(entry + 16),
        bytes: packedLength < length ? await inflated(packed) : packed,
      };
    }),
  );
}

function withAlignedGlyphs(tables: readonly Table[]): readonly Table[] {
  const [head, glyf, loca] = [tags.head, tags.glyf, tags.loca].map((tag) => tables.find((table) => table.tag === tag)?.bytes);
  if (!head || !glyf || !loca) return tables;
  const isLong = new DataView(head.buffer, head.byteOffset, head.byteLength).getInt16(locationFormat) === 1;
  if (!isLong) return tables;
  const aligned = alignedGlyphs(glyf, loca);
  const replaced = new Map([[tags.glyf, aligned.outlines], [tags.loca, aligned.locations]]);
  return tables.map((table) => ({ ...table, bytes: replaced.get(table.tag) ?? table.bytes }));
}

function assembled(flavour: number, tables: readonly Table[]): Uint8Array {
  const directoryEnd = sfntHeader.end + sfntHeader.entry * tables.length;
  const size = tables.reduce((total, table) => total + padded(table.bytes.length), directoryEnd);
  const font = new Uint8Array(size);
  const view = new DataView(font.buffer);
  const largestPower = Math.floor(Math.log2(tables.length));
  view.setUint32(0, flavour);
  view.setUint16(4, tables.length);
  view.setUint16(6, 16 * 2 ** largestPower);
  view.setUint16(8, largestPower);
  view.setUint16(10, 16 * (tables.length - 2 ** largestPower));
  let position = directoryEnd;
  for (const [index, table] of tables.entries()) {
    const entry = sfntHeader.end + sfntHeader.entry * index;
    view.setUint32(entry, table.tag);
    view.setUint32(entry + 4, table.checksum);
    view.setUint32(entry + 8, position);
    view.setUint32(entry + 12, table.bytes.length);
    font.set(table.bytes, position);
    position += padded(table.bytes.length);
  }
  return font;
}

function padded(length: number): number {
  return (length + 3) & ~3;
}
