import { imageKilobytes } from './document-limits.ts';
import type { FileLimits } from './file-limits.ts';

/** Pictures that go with what is told to the platform (F-170). */
export const attachmentLimits: FileLimits = {
  maximumKilobytes: { jpg: imageKilobytes, jpeg: imageKilobytes, png: imageKilobytes },
  maximumFiles: 5,
};
