import type {
  ImportDesk,
  MadeDraft,
  ReadRow,
  ReadSheetOutcome,
} from '../../src/application/ports/trade/import-desk.ts';
import type { LocalFile } from '../../src/application/ports/uploads/document-vault.ts';
import { money } from '../../src/domain/money/money.ts';
import { importColumns } from '../../src/domain/trade/imports/import-columns.ts';
import { emptyTradeForm } from '../../src/domain/trade/shared/trade-application.ts';
import { waitingIssue } from './trade-application.ts';

export const noTexts = Object.fromEntries(importColumns.map((column) => [column, ''])) as ReadRow['texts'];

/** A valid row of a sheet of issues, of ¥10.00. */
export const readRow = (row: number, own: Partial<ReadRow> = {}): ReadRow => ({
  row,
  texts: noTexts,
  form: { ...emptyTradeForm, payeeId: 'C-1', amount: '10.00', dueOn: '2027-03-31' },
  payee: { companyId: 'C-1', name: '远帆制造', uscc: '91330299MA5JMH9238' },
  problems: [],
  notes: [],
  sameAs: undefined,
  before: undefined,
  timesBefore: 0,
  ...own,
});

/** A sheet that was read, with an unused limit. */
export const readOutcome = (rows: readonly ReadRow[], total = '1000.00'): ReadSheetOutcome => ({
  read: true,
  rows,
  obstacles: [],
  limit: { total: money(total), used: money('0'), reserved: money('0'), validFrom: '', validUntil: '' },
  unread: { sheets: [], hiddenRows: 0 },
  faultyRows: undefined,
});

export const sheetGiven: LocalFile = { name: '签发.xlsx', size: 3, bytes: async () => new Uint8Array(3) };

/** A desk that returns one reading, stores every draft, and submits it. */
export function importDeskOf(outcome: () => ReadSheetOutcome): ImportDesk {
  let made = 0;
  return {
    template: async () => ({ name: '模板.xlsx', address: 'data:,' }),
    read: async () => outcome(),
    keep: async (_kind, asked) => ({
      drafts: asked.map((): MadeDraft => {
        made += 1;
        return { applicationId: `TA-${made}`, number: `QF-${made}`, version: 1 };
      }),
      earlier: [],
    }),
    submit: async (drafts) =>
      drafts.map(({ applicationId }) => ({
        applicationId,
        application: { ...waitingIssue, id: applicationId },
        refusal: undefined,
      })),
  };
}
