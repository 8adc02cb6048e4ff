import { moneyToText } from '../../../src/domain/money/money.ts';
import type { IssueImport } from '../../../src/presentation/trade/issue/issue-import.ts';
import type { SheetReader } from '../../../src/presentation/trade/shared/imports/sheet-reader.ts';
import { amountOfRow } from '../../../src/presentation/trade/shared/imports/sheet-reader.ts';
import { showCheck } from '../../../src/presentation/trade/shared/rule-words.ts';
import type { ImportingTrades, ReadTradeSheet } from '../abilities/importing-trades.ts';
import { bytesOfAddress, sheetFile, workbookRows } from '../sheets.ts';
import { until } from '../until.ts';
import { opened, say, type OpenPortal } from './open-portal.ts';

const kind = 'credit';

const goodOf = ({ good, sum }: SheetReader): string => `${good.length} rows, ${moneyToText(sum)}`;

function toldOf(reading: SheetReader, importing?: IssueImport): ReadTradeSheet {
  const { problems, read } = reading;
  const { trouble, missing } = reading.sending;
  return {
    good: goodOf(reading),
    problems: problems.map(({ row, column, words }) => [String(row), column ? say(column) : '', say(words)]),
    doubles: (importing?.doubles ?? []).map(({ row, sameAs }) => `${row} as ${sameAs ?? 0}`),
    notes: reading.good.flatMap(({ row, notes }) => notes.map((check) => `${row}: ${say(showCheck(check).what)}`)),
    repeated: (importing?.repeated ?? []).map(
      ({ row, before }) => `${row.row} by ${before.makerName} as ${before.isDraft ? 'a draft' : 'an application'}`,
    ),
    trouble: [...(trouble ? [say(trouble)] : []), ...missing.map((column) => say(column))].join(' '),
    limit: importing?.limit ? say(importing.limit.words) : '',
    faultyRows: read?.faultyRows ? workbookRows(bytesOfAddress(read.faultyRows.address)) : [],
  };
}

export function importingTrades(portal: OpenPortal): ImportingTrades {
  let importing: IssueImport | undefined;
  const atWork = (): IssueImport => opened(importing, 'The page of many issues');
  const worked = async (work: Promise<void>): Promise<void> => {
    await work;
    const { trouble } = atWork();
    if (trouble) throw new Error(say(trouble));
  };
  return {
    issueTemplate: async () => {
      const page = portal.presenters.issueForm(kind).sheet();
      const file = await page.reading.templatePressed();
      page.left();
      return workbookRows(bytesOfAddress(opened(file, 'The template').address));
    },
    readIssues: async (name, rows) => {
      importing?.left();
      const page = (importing = portal.presenters.issueForm(kind).sheet());
      await page.filesGiven([sheetFile(name, rows)]);
      return toldOf(page.reading, page);
    },
    confirmDoubles: () => atWork().doublesToggled(true),
    wantRepeated: () => atWork().repeatedToggled(true),
    keepImported: async () => {
      await worked(atWork().keepPressed());
      return atWork().drafts.length;
    },
    submitImported: async () => {
      atWork().submitPressed();
      await worked(atWork().confirmed());
      return atWork()
        .drafts.map(({ row, submitted, why }) => {
          const outcome = why ? say(why) : (submitted?.state ?? 'DRAFT');
          return `${moneyToText(amountOfRow(row))} ${outcome}`;
        })
        .toSorted();
    },
    transferFromSheet: async (rows) => {
      const held = portal.presenters.holdings(kind);
      held.addressChanged('?sort=openedAt+desc', 'held');
      await until('the holdings are shown', () => held.content.value !== undefined);
      const holding = opened(held.content.value?.rows[0], 'What is held');
      held.left();
      const transfer = portal.presenters.transferForm(kind);
      transfer.opened(holding.instrumentId, holding.holdingId, '');
      await until('the form of the transfer is shown', () => transfer.holding !== undefined);
      const reading = transfer.sheet();
      await reading.filesGiven([sheetFile('收款方.xlsx', rows)], holding.holdingId);
      transfer.rowsImported(reading.good);
      const lines = transfer.lines.map(({ payee, amount }) => `${payee.chosen?.name ?? ''} ${amount}`);
      const problems = reading.problems.map(({ row, words }) => `${row}: ${say(words)}`);
      reading.left();
      transfer.left();
      return [...lines, ...problems];
    },
  };
}
