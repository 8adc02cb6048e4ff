import type { Inspection } from '../core/ports.ts';
import { endsAsArchive, foreignContent, foreignWithin } from './active-content.ts';
import { latinText } from './content-kind.ts';
import { jpegSize, pngSize } from './image-size.ts';

// A decoder needs four bytes for each: beyond this a picture of a few kilobytes would fill a reviewer's memory.
const largestPixelCount = 100_000_000;

/** Inspects an image by its own header. */
export function inspectedImage(kind: 'jpeg' | 'png', bytes: Uint8Array): Inspection {
  const extent = kind === 'jpeg' ? jpegSize(bytes) : pngSize(bytes);
  if (extent === undefined || extent.width === 0 || extent.height === 0)
    return { kind: 'refused', because: 'unreadable' };
  const { end, ...size } = extent;
  const text = latinText(bytes);
  const what = endsAsArchive(text) ? 'archive' : (foreignContent(text.slice(end)) ?? foreignWithin(text));
  if (what) return { kind: 'refused', because: 'active', what };
  if (size.width * size.height > largestPixelCount) return { kind: 'refused', because: 'too-many-pixels' };
  return { kind: 'image', mimeType: `image/${kind}`, ...size };
}
