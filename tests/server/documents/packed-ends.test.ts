import { deflateSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { memorySource } from '../../../server/documents/byte-source.ts';
import { pdfTexts } from '../../../server/documents/pdf-texts.ts';

/** Packed objects with a given last byte: the checksum at the end changes by 97 with each letter. */
function packedEndingIn(last: number): Uint8Array {
  for (let index = 0; index < 256; index += 1) {
    const packed = deflateSync(`1 0 <</Type/Page/${'a'.repeat(index)} 1>>`);
    if (packed.at(-1) === last) return packed;
  }
  throw new Error('There is none');
}

const bytes = (text: string) => new TextEncoder().encode(text);

it.each([0x0a, 0x0d, 0x41].flatMap((last) => ['\n', '\r\n', '\r', ''].map((lineEnd) => [last, lineEnd] as const)))(
  'compressed objects whose last byte is %i are found before the line end %j',
  async (last, lineEnd) => {
    const packed = packedEndingIn(last);
    const head = bytes(
      `%PDF-1.7\n1 0 obj\n<</Type/ObjStm/N 1/First 4/Filter/FlateDecode/Length ${packed.length}>>\nstream\n`,
    );
    const source = memorySource(Uint8Array.from([...head, ...packed, ...bytes(`${lineEnd}endstream\nendobj\n%%EOF`)]));
    const texts = [];
    for await (const each of pdfTexts(source))
      texts.push(typeof each === 'string' ? each : each.at === undefined ? each.text.slice(0, 15) : 'open');
    expect(texts).toEqual(['open', '1 0 <</Type/Pag']);
  },
);
