import { foreignContent, type ActiveContent } from './active-content.ts';
import type { ByteSource } from './byte-source.ts';
import { latinText } from './content-kind.ts';

const stepBytes = 1024 * 1024;
const overlap = 64;
const endMark = '%%EOF';
// Files that broke on their way have remains of themselves there, and mail gateways write lines.
const mostRemains = 64 * 1024;

// Where a file that was added to goes on.
const goesOn = /\d+\s+\d+\s+obj|xref|%%EOF/gu;

/**
 * What stands behind any of a PDF's ends and before it goes on, however much that is: what runs or unpacks, or more
 * than can have been left there.
 */
export async function behindPdf(source: ByteSource): Promise<ActiveContent | undefined> {
  let remains = 0;
  let isBehind = false;
  for (let at = 0; at < source.size; at += stepBytes - overlap) {
    const text = latinText(await source.read(at, at + stepBytes));
    const gaps = gapsIn(text, isBehind);
    for (const [from, to] of gaps) {
      const gap = text.slice(from, to);
      const found = foreignContent(gap);
      if (found) return found;
      remains += gap.replaceAll(/[\s\0]+/gu, '').length;
      if (remains > mostRemains) return 'attachment';
    }
    isBehind = gaps.some(([from, to]) => from <= stepBytes - overlap && stepBytes - overlap < to);
  }
  return undefined;
}

/** From each end in a stretch, and from its beginning where that lies behind one, to where the file goes on. */
function gapsIn(text: string, isBehind: boolean): readonly (readonly [number, number])[] {
  const gaps: [number, number][] = [];
  for (
    let from = isBehind ? 0 : endIn(text, 0);
    from !== undefined;
    from = endIn(text, gaps.at(-1)?.[1] ?? text.length)
  ) {
    goesOn.lastIndex = from;
    gaps.push([from, goesOn.exec(text)?.index ?? text.length]);
  }
  return gaps;
}

/** Where the next end is behind; undefined where there is none. */
function endIn(text: string, from: number): number | undefined {
  const found = text.indexOf(endMark, from);
  return found < 0 ? undefined : found + endMark.length;
}
