import type { UnusedSheet } from '../../../application/ports/trade/unused-sheet.ts';
import { sheetTroubleFromWire } from '../../../contract/sheet-answers.ts';
import { outcomeOf } from '../outcome-of.ts';

/**
 * Has a sheet read.
 * @param columnOf the column of a name; undefined for an unknown one
 * @returns the content, or why the sheet cannot be used
 * @throws `PortFault`
 */
export async function readSheet<Answer extends Parameters<typeof sheetTroubleFromWire>[0], Read, Column extends string>(
  send: () => Promise<Answer>,
  columnOf: (name: string) => Column | undefined,
  readOf: (answer: Answer) => Read,
): Promise<Read | UnusedSheet<Column>> {
  return outcomeOf<Read | UnusedSheet<Column>>(
    async () => {
      const answer = await send();
      const trouble = sheetTroubleFromWire(answer, columnOf);
      return trouble ? { read: false, trouble } : readOf(answer);
    },
    (fault) => {
      if (fault.detail.code === 'FILE_MISSING') return { read: false, trouble: { because: 'file-missing' } };
      if (fault.kind === 'not-found') return { read: false, trouble: { because: 'not-read' } };
      throw fault;
    },
  );
}
