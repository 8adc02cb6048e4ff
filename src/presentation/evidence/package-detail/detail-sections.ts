import { uploadStages, type UploadStage } from '../../../domain/evidence/materials/stage.ts';
import { moneyToText, parseMoney, sumMoney } from '../../../domain/money/money.ts';
import { awaitsCorrection, type DetailLine } from './detail-lines.ts';

/** Results by which documents are filtered. */
export const lineResults = ['all', 'returned', 'passed', 'unreviewed', 'not-given'] as const;
export type LineResultFilter = (typeof lineResults)[number];

export interface LineFilter {
  /** A part of a number, a name or an amount, ignoring case. */
  readonly keyword: string;
  readonly result: LineResultFilter;
}

export const everyLine: LineFilter = { keyword: '', result: 'all' };

/** Lines from which on a package is so large that its documents are filtered. */
export const filteredFrom = 20;

/** The documents of one stage, with their totals. */
export interface DetailSection {
  readonly stage: UploadStage;
  readonly lines: readonly DetailLine[];
  /** How many documents are given. */
  readonly count: number;
  /** The sum of their amounts as decimal text in yuan; undefined where none has an amount. */
  readonly total: string | undefined;
}

const isGiven = ({ status }: DetailLine): boolean => status !== 'not-given';

function hasResult(line: DetailLine, result: LineResultFilter): boolean {
  switch (result) {
    case 'all':
      return true;
    case 'returned':
      return awaitsCorrection(line);
    case 'passed':
      return line.result === 'PASS';
    case 'unreviewed':
      return isGiven(line) && line.result === 'UNKNOWN';
    case 'not-given':
      return !isGiven(line);
  }
}

function hasKeyword({ title, invoiceNumber, files, amount = '' }: DetailLine, keyword: string): boolean {
  const texts = [
    invoiceNumber,
    amount,
    ...files.map(({ name }) => name),
    ...Object.values('values' in title ? title.values : {}).map(String),
  ];
  return texts.some((text) => text.toLowerCase().includes(keyword));
}

/** The documents by stage, in the order of the stages, as far as they meet the filter. Empty stages are left out. */
export function detailSections(lines: readonly DetailLine[], filter: LineFilter): readonly DetailSection[] {
  const keyword = filter.keyword.trim().toLowerCase();
  const shown = lines.filter((line) => hasResult(line, filter.result) && (keyword === '' || hasKeyword(line, keyword)));
  return uploadStages.flatMap((stage) => {
    const own = shown.filter((line) => line.stage === stage);
    const amounts = own.flatMap(({ amount }) => parseMoney(amount ?? '') ?? []);
    return own.length === 0
      ? []
      : [
          {
            stage,
            lines: own,
            count: own.filter(isGiven).length,
            total: amounts.length === 0 ? undefined : moneyToText(sumMoney(amounts)),
          },
        ];
  });
}
