import type { PlainDate } from '../../../domain/calendar/plain-date.ts';
import type { PayrollTerms } from '../../../domain/trade/payroll/payroll.ts';
import { moneyToText, type Money } from '../../../domain/money/money.ts';
import { money, orDashes } from '../../../words/format.ts';
import type { Say } from '../../../words/use-words.ts';
import type { PaperLine } from './InstrumentPaper.tsx';

/** The lines of a payroll's paper about the wages, in place of invoices. Unknown values are shown as dashes. */
export const payrollLines = (say: Say, { project, period, people }: Partial<PayrollTerms>): readonly PaperLine[] => [
  { label: say('trade.project'), value: orDashes(project ?? '') },
  {
    label: say('trade.wages'),
    value: period === undefined || period === '' ? orDashes('') : say('trade.wages-of', { month: period }),
  },
  {
    label: say('trade.payroll-list'),
    value: people === undefined ? orDashes('') : say('trade.payroll-count', { count: people }),
    weight: 'strong',
  },
];

/**
 * The terms of an instrument as its paper shows them. Number and day of issue are undefined for an instrument that is
 * not issued yet.
 */
export function paperLines(
  say: Say,
  terms: {
    readonly number: string | undefined;
    readonly issuedOn: PlainDate | undefined;
    readonly amount: Money;
    readonly amountInWords: string;
    readonly issuerName: string;
    readonly payeeName: string;
    readonly dueOn: PlainDate;
    readonly days: number | undefined;
    /** The wages that it pays; undefined for none. */
    readonly payroll: PayrollTerms | undefined;
    readonly contractNumber: string;
    readonly isTransferable: boolean;
    readonly remark: string;
  },
): readonly PaperLine[] {
  const { number, issuedOn, amount, amountInWords, days, contractNumber, isTransferable, remark } = terms;
  return [
    { label: say('trade.number'), value: number ?? say('trade.number-later') },
    {
      label: say('trade.issue-day'),
      value: issuedOn === undefined ? say('trade.issue-day-later') : say('trade.day-of', { day: issuedOn }),
    },
    { label: say('trade.amount-figures'), value: money(moneyToText(amount)), weight: 'amount' },
    {
      label: say('trade.amount-words'),
      value: say('trade.amount-in-words', { words: amountInWords }),
      weight: 'strong',
    },
    { label: say('trade.payer'), value: terms.issuerName, weight: 'strong' },
    { label: say('trade.receiver'), value: terms.payeeName, weight: 'strong' },
    { label: say('trade.due'), value: say('trade.day-of', { day: terms.dueOn }), weight: 'strong' },
    { label: say('trade.term'), value: days === undefined ? orDashes('') : say('trade.days', { days }) },
    ...(terms.payroll ? payrollLines(say, terms.payroll) : []),
    ...(contractNumber === '' ? [] : [{ label: say('trade.contract-behind'), value: contractNumber }]),
    { label: say('trade.flow'), value: say(isTransferable ? 'trade.transferable-yes' : 'trade.transferable-no') },
    ...(remark === '' ? [] : [{ label: say('trade.remark'), value: remark }]),
  ];
}
