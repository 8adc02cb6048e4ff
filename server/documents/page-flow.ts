import { breakIntoLines } from './break-lines.ts';
import type { Sheet } from './sheet.ts';

export interface Paragraph {
  readonly text: string;
  readonly size?: number;
  readonly bold?: boolean;
  readonly align?: 'left' | 'centre' | 'right';
  /** Indents the first line by two characters. */
  readonly indented?: boolean;
  /** Space after it, in points. */
  readonly after?: number;
}

/** A paragraph, a line of texts side by side (`columns`), or the beginning of a new page (`page-break`). */
export type Block =
  | 'page-break'
  | Paragraph
  | { readonly columns: readonly string[]; readonly bold?: boolean; readonly after?: number };

interface Line {
  readonly texts: readonly { readonly text: string; readonly x: number; readonly align: 'left' | 'centre' | 'right' }[];
  readonly size: number;
  readonly bold: boolean;
  readonly baseline: number;
}

export type Page = readonly Line[];

/** A4 in points, with its margins. */
export const paper = { width: 595, height: 842, left: 64, top: 84, bottom: 76 } as const;

const textWidth = paper.width - 2 * paper.left;
const textSize = 10.5;
const leading = 1.75;

/** Lays out blocks on as many pages as they need. */
export function layOutPages(blocks: readonly Block[], widthOf: Sheet['widthOf']): readonly Page[] {
  const pages: Line[][] = [[]];
  let y: number = paper.top;
  const place = (line: Omit<Line, 'baseline'>) => {
    if (y + line.size * leading > paper.height - paper.bottom) {
      pages.push([]);
      y = paper.top;
    }
    y += line.size * leading;
    pages.at(-1)?.push({ ...line, baseline: y - line.size * 0.5 });
  };
  for (const block of blocks) {
    if (block === 'page-break') {
      pages.push([]);
      y = paper.top;
      continue;
    }
    for (const line of linesOf(block, widthOf)) place(line);
    y += block.after ?? 2;
  }
  return pages;
}

function linesOf(block: Exclude<Block, 'page-break'>, widthOf: Sheet['widthOf']): readonly Omit<Line, 'baseline'>[] {
  const bold = block.bold ?? false;
  if ('columns' in block) {
    const step = textWidth / block.columns.length;
    const texts = block.columns.map((text, index) => ({ text, x: paper.left + index * step, align: 'left' as const }));
    return [{ texts, size: textSize, bold }];
  }
  const { size = textSize, align = 'left' } = block;
  const text = block.indented ? `　　${block.text}` : block.text;
  const x = { left: paper.left, centre: paper.width / 2, right: paper.width - paper.left }[align];
  return breakIntoLines(text, textWidth, (piece) => widthOf(piece, size, bold)).map((line) => ({
    texts: [{ text: line, x, align }],
    size,
    bold,
  }));
}

export function drawPage(sheet: Sheet, page: Page): void {
  for (const line of page) {
    for (const { text, x, align } of line.texts) {
      if (text !== '') sheet.text(text, x, line.baseline, { size: line.size, bold: line.bold, align });
    }
  }
}
