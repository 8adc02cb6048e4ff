import type { Inspection } from '../core/ports.ts';
import { jpegSize, pngSize } from './image-size.ts';

// A decoder needs four bytes for each: beyond this a picture of a few kilobytes would fill a reviewer's memory.
const largestPixelCount = 100_000_000;

/** What an image's own header says of it. */
export function inspectedImage(kind: 'jpeg' | 'png', bytes: Uint8Array): Inspection {
  const size = kind === 'jpeg' ? jpegSize(bytes) : pngSize(bytes);
  if (size === undefined || size.width === 0 || size.height === 0) return { kind: 'refused', because: 'unreadable' };
  if (size.width * size.height > largestPixelCount) return { kind: 'refused', because: 'too-many-pixels' };
  return { kind: 'image', mimeType: `image/${kind}`, ...size };
}
