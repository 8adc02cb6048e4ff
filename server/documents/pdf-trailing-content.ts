import { foreignContent, type ActiveContent } from './active-content.ts';
import type { ByteSource } from './byte-source.ts';
import { latinText } from './content-kind.ts';

const stepBytes = 1024 * 1024;
const overlap = 64;
const endMark = '%%EOF';
// Broken transfers leave remains of the file there, and mail gateways write lines.
const maxRemainsBytes = 64 * 1024;

// The beginnings of an incremental update.
const goesOn = /\d+\s+\d+\s+obj|xref|%%EOF/gu;

/**
 * Foreign content behind any end mark of a PDF and before an incremental update: content that runs or unpacks, or more
 * bytes than remains can have (`attachment`).
 */
export async function contentBehindPdf(source: ByteSource): Promise<ActiveContent | undefined> {
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
      if (remains > maxRemainsBytes) return 'attachment';
    }
    isBehind = gaps.some(([from, to]) => from <= stepBytes - overlap && stepBytes - overlap < to);
  }
  return undefined;
}

/** The gaps in a stretch: from each end mark, or from the beginning if `isBehind` one, to where the file continues. */
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

/** The offset behind the next end mark; undefined when there is none. */
function endIn(text: string, from: number): number | undefined {
  const found = text.indexOf(endMark, from);
  return found < 0 ? undefined : found + endMark.length;
}
