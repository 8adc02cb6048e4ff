import { partDigest } from '../../src/adapters/oss/part-upload.ts';
import type { PartSending } from '../../src/adapters/wire/uploads/part-upload.ts';

/** For files that are too small for upload in parts. */
export const nothingInParts: PartSending = {
  digest: partDigest,
  send: async () => {
    throw new Error('Nothing goes in parts here');
  },
};
