import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import { partDigest } from '../../../src/adapters/oss/part-upload.ts';

it.each([0, 1, 55, 56, 63, 64, 65, 1_000, 256 * 1024])('digests %i bytes like every store', async (length) => {
  const bytes = Uint8Array.from({ length }, (_unused, index) => (index * 31 + 7) % 251);
  expect(await partDigest(bytes)).toBe(createHash('md5').update(bytes).digest('hex'));
});
