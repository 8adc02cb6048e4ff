import { isSameLine, type Run } from './page-runs.ts';
import type { ReadingAnswer } from './reading-question.ts';

/** Maximum number of lines of a paper, and of characters of one line. */
const [maxLines, maxLineCharacters] = [400, 400];

/** The texts of pages line by line; texts side by side share a line. */
export function pageLines(pages: readonly (readonly Run[])[]): readonly string[] {
  return pages
    .flatMap((runs) => {
      const lines: Run[][] = [];
      for (const run of runs) {
        const line = lines.at(-1);
        const first = line?.[0];
        if (line && first && isSameLine(run, first)) line.push(run);
        else lines.push([run]);
      }
      return lines.map((line) =>
        line
          .map(({ text }) => text.trim())
          .join(' ')
          .slice(0, maxLineCharacters),
      );
    })
    .slice(0, maxLines);
}

/** The answer to a question for lines: `failed` when the file cannot be read. */
export async function linesOf(read: () => Promise<readonly (readonly Run[])[]>): Promise<ReadingAnswer> {
  try {
    return { outcome: 'lines', lines: pageLines(await read()) };
  } catch {
    return { outcome: 'failed' };
  }
}
