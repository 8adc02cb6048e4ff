import type { FileLimits } from './file-limits.ts';

/** The largest picture, in kilobytes of 1024 bytes (document 2, section 5). */
export const imageKilobytes = 5120;

/** Limits of pictures in feedback (F-170). */
export const attachmentLimits: FileLimits = {
  maximumKilobytes: { jpg: imageKilobytes, jpeg: imageKilobytes, png: imageKilobytes },
  maximumFiles: 5,
};
