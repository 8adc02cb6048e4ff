import { foreignContent, type ActiveContent } from './active-content.ts';
import type { ByteSource } from './byte-source.ts';
import { latinText } from './content-kind.ts';

const stepBytes = 1024 * 1024;
const overlap = 64;
const endMark = '%%EOF';
// Files that broke on their way have remains of themselves there, and mail gateways write lines.
const mostRemains = 64 * 1024;

/** What stands behind a PDF's last end, however much that is: what runs or unpacks, or more than can have been left there. */
export async function behindPdf(source: ByteSource): Promise<ActiveContent | undefined> {
  let remains = 0;
  for (let at = await lastEnd(source); at < source.size; at += stepBytes - overlap) {
    const text = latinText(await source.read(at, at + stepBytes));
    const found = foreignContent(text);
    if (found) return found;
    remains += text.replaceAll(/[\s\0]+/gu, '').length;
    if (remains > mostRemains) return 'attachment';
  }
  return undefined;
}

/** Where a PDF's last end is behind; the file's own where it has none. */
async function lastEnd(source: ByteSource): Promise<number> {
  for (let to = source.size; to > 0; to -= stepBytes - overlap) {
    const from = Math.max(0, to - stepBytes);
    const found = latinText(await source.read(from, to)).lastIndexOf(endMark);
    if (found >= 0) return from + found + endMark.length;
  }
  return source.size;
}
