import { deflateSync } from 'node:zlib';
import { expect, it } from 'vitest';
import type { ByteSource } from '../../../server/documents/byte-source.ts';
import { inspectedContent } from '../../../server/documents/inspected-content.ts';
import { unpackedSize } from '../../../server/documents/unpacked-size.ts';

const sourceOf = (bytes: Uint8Array, size = bytes.length): ByteSource => ({ size, read: async (start, end) => bytes.subarray(start, end) });

it('what is packed is counted to its end, and no further than is asked', async () => {
  const packed = sourceOf(deflateSync(new Uint8Array(1_000_000)));
  expect([await unpackedSize(packed, 0, 2_000_000), await unpackedSize(packed, 0, 1_000_000), await unpackedSize(packed, 0, 1_000)]).toEqual([1_000_000, 1_000_000, 1_001]);
});

it('a picture of more than 64 MB is not read', async () => {
  const asked: number[] = [];
  const size = 64 * 1024 * 1024 + 1;
  const source: ByteSource = { size, read: async (start, end) => (asked.push(end - start), Uint8Array.from([0xff, 0xd8, 0xff, 0xe0])) };
  expect(await inspectedContent(source, { pdf: async () => 'unreadable', archive: async () => 'unreadable' })).toEqual({ kind: 'refused', because: 'too-many-pixels' });
  expect(asked).toEqual([1024]);
});
