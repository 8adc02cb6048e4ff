import type { Inspection } from '../core/ports.ts';
import { endsAsArchive, foreignContent, foreignWithin } from './active-content.ts';
import { latinText } from './content-kind.ts';
import { jpegSize, pngSize } from './image-size.ts';

// Maximum number of pixels. A decoder needs four bytes per pixel, so that without a limit, a file of a few kilobytes
// could fill a reviewer's memory.
const largestPixelCount = 100_000_000;

/** Inspects an image: its header, its size, and any foreign content in or behind it. */
export function inspectImage(kind: 'jpeg' | 'png', bytes: Uint8Array): Inspection {
  const extent = kind === 'jpeg' ? jpegSize(bytes) : pngSize(bytes);
  if (extent === undefined || extent.width === 0 || extent.height === 0)
    return { kind: 'refused', because: 'unreadable' };
  const { end, ...size } = extent;
  const text = latinText(bytes);
  const flaw = endsAsArchive(text) ? 'archive' : (foreignContent(text.slice(end)) ?? foreignWithin(text));
  if (flaw) return { kind: 'refused', because: 'active', flaw };
  if (size.width * size.height > largestPixelCount) return { kind: 'refused', because: 'too-many-pixels' };
  return { kind: 'image', mimeType: `image/${kind}`, ...size };
}
