import { daysBetween, shanghaiDate } from '../../src/domain/calendar/plain-date.ts';
import { financingStates, payoutOf } from '../../src/domain/trade/financing/financing-machine.ts';
import { dueStatus } from '../../src/domain/trade/shared/held-instrument.ts';
import { moneyToText } from '../../src/domain/money/money.ts';
import type { LedgerSide } from '../../src/domain/trade/shared/posting.ts';
import { heldParts } from '../../src/domain/trade/shared/holding.ts';
import type { TradeList } from '../../src/domain/trade/shared/trade-list.ts';
import { sayIn } from '../../src/words/typed-words.ts';
import type { ExportedFacts, LedgerSums, SheetCell, SheetColumn, TradeSheetWords } from '../core/ports.ts';
import type { ServerLocale } from '../core/server-locale.ts';
import { statisticsColumns, statisticsRows } from './statistics-sheet-words.ts';
import { tradeListTitles } from './trade-list-titles.ts';
import { en, zhCN } from './sheet-catalogues.ts';

const text = (words: string): SheetCell => ({ kind: 'text', text: words });
const amount = (yuan: string): SheetCell => ({ kind: 'amount', yuan });
const day = (plainDay: string): SheetCell => ({ kind: 'day', day: plainDay });

/** Widths in characters. */
const wide = 28;
const numbered = 24;
const sums = 18;
const days = 14;

/** Words and rows of the trade's lists, the same as on their pages. */
export function tradeSheetWords(locale: ServerLocale, side: LedgerSide): TradeSheetWords {
  const say = sayIn(locale === 'en' ? en : zhCN);
  const comma = say('formats.list-separator');
  const clause = say('formats.clause-separator');
  const column = (title: string, width: number, asText = false): SheetColumn => ({ title, width, asText });

  const isIssuer = side === 'issuer';

  const columns: Readonly<Record<TradeList, readonly SheetColumn[]>> = {
    held: [
      column(say('trade.column-number'), numbered, true),
      column(say('trade.column-issuer'), wide),
      column(say('trade.column-held'), sums),
      ...heldParts.map((part) => column(say(`trade.part-${part}`), sums)),
      column(say('trade.column-due'), days),
      column(say('trade.column-now'), 44),
    ],
    transit: [
      column(say('trade.column-number'), numbered, true),
      column(say('trade.column-sender'), wide),
      column(say('trade.column-issuer'), wide),
      column(say('trade.column-amount'), sums),
      column(say('trade.column-due'), days),
      column(say('trade.column-accept-by'), days),
      column(say('trade.column-now'), 44),
    ],
    instruments: [
      column(say('trade.column-number'), numbered, true),
      column(say('trade.payee'), wide),
      column(say('trade.column-amount'), sums),
      column(say('trade.issue-day'), days),
      column(say('trade.column-due'), days),
      column(say('trade.column-transit'), sums),
      column(say('trade.column-with-payee'), sums),
      column(say('trade.column-passed-on'), sums),
      column(say('trade.column-financed'), sums),
      column(say('trade.column-paid'), sums),
      column(say('trade.column-cancelled'), sums),
      column(say('trade.column-state'), sums),
    ],
    applications: [
      column(say('trade.column-what'), sums),
      column(say('trade.sign-application'), numbered, true),
      column(say('trade.column-party'), wide),
      column(say('trade.column-amount'), sums),
      column(say('trade.column-due'), days),
      column(say('trade.column-state'), sums),
      column(say('trade.column-why'), 44),
      column(say('trade.column-maker'), sums),
      column(say('trade.column-day'), days),
    ],
    ledger: [
      column(say('trade.column-day'), days),
      column(say('trade.column-what'), numbered),
      column(say('trade.column-number'), numbered, true),
      column(say('trade.column-party'), wide),
      column(say('trade.ledger-in', { side }), sums),
      column(say('trade.ledger-out', { side }), sums),
      column(say('trade.ledger-balance', { side }), sums),
      column(say('trade.column-time'), days),
      column(say('trade.column-due'), days),
      column(say('trade.contract'), numbered, true),
      column(say('trade.application-number'), numbered, true),
    ],
    statistics: statisticsColumns(say),
    financings: [
      column(say('financing.column-number'), numbered, true),
      column(say('financing.used-instruments'), wide, true),
      column(say(isIssuer ? 'financing.column-supplier' : 'financing.column-issuer'), wide),
      column(say('financing.column-funder'), wide),
      column(say('financing.column-amount'), sums),
      ...(isIssuer
        ? []
        : [
            column(say('financing.column-cost'), sums),
            column(say('financing.column-net-expected'), sums),
            column(say('financing.column-net'), sums),
          ]),
      column(say('financing.column-rate'), days),
      column(say('financing.column-open'), sums),
      column(say('financing.column-due'), days),
      column(say('financing.column-state'), sums),
      column(say('financing.column-applied'), days),
    ],
  };

  const rateOf = ({ annualRate, rateBand }: Parameters<TradeSheetWords['financing']>[0]): string => {
    if (typeof annualRate === 'number') return say('financing.rate', { millionths: annualRate });
    return rateBand ? say('financing.rate-band', rateBand) : '';
  };

  /** Empty cells of the columns that only lines of a ledger have. */
  const noDetails: readonly SheetCell[] = [text(''), text(''), text(''), text('')];
  const balanceRow = (on: string, words: string, { fen }: LedgerSums['opening']): readonly SheetCell[] => [
    day(on),
    text(words),
    text(''),
    text(''),
    amount(''),
    amount(''),
    amount(moneyToText({ fen })),
    ...noDetails,
  ];

  const rangeOf = ({
    isFiltered,
    isOfOrganisation,
  }: Pick<ExportedFacts, 'isFiltered' | 'isOfOrganisation'>): string => {
    const parts = [
      ...(isOfOrganisation ? [say('exports.organisation')] : []),
      ...(isFiltered ? [say('exports.filtered')] : []),
    ];
    return parts.length === 0 ? say('exports.whole') : parts.join(clause);
  };

  return {
    name: (list) => say(tradeListTitles[list]),
    columns: (list) => columns[list],
    origin: ({ list, companyName, creditCode, userName, exportedAt, total, period, keyword, ...rest }) => ({
      name: say('exports.origin'),
      facts: [
        { label: say('exports.company'), text: companyName },
        { label: say('exports.credit-code'), text: creditCode },
        { label: say('exports.list'), text: say(tradeListTitles[list]) },
        ...(period ? [{ label: say('exports.period'), text: say('exports.period-value', period) }] : []),
        { label: say('exports.range'), text: rangeOf(rest) },
        ...(keyword === '' ? [] : [{ label: say('exports.keyword'), text: keyword }]),
        { label: say('exports.rows'), text: say('exports.rows-value', { count: total }) },
        { label: say('exports.by'), text: userName },
        { label: say('exports.at'), text: say('exports.at-value', { at: exportedAt }) },
      ],
    }),
    held: (row, today) => {
      const reserved = row.openApplications.map(({ act, applicationNo }) =>
        say('trade.reserved-by', { act, number: applicationNo }),
      );
      const frozen = (row.freezes ?? []).map((each) => say('trade.frozen-of', each));
      const standing = dueStatus(row.dueDate, row.payDate, today);
      const pay = { days: daysBetween(row.payDate, today), issuer: row.issuerName, day: row.payDate };
      const due = standing ? [say('trade.due-standing', { standing, ...pay })] : [];
      const isSaid = standing !== undefined || ['nothing-available', 'frozen'].includes(row.transferBar ?? '');
      const bar = isSaid ? undefined : row.transferBar;
      const remarks = [...due, ...reserved, ...frozen, ...(bar ? [say('trade.bar', { bar })] : [])];
      return [
        text(row.instrumentNo),
        text(row.issuerName),
        amount(row.amount),
        amount(row.availableAmount),
        amount(row.reservedAmount),
        amount(row.packagedAmount),
        amount(row.frozenAmount),
        day(row.dueDate),
        text(remarks.length === 0 ? say('trade.in-your-hands') : remarks.join(clause)),
      ];
    },
    transit: (row) => [
      text(row.instrumentNo),
      text(row.senderName),
      text(row.issuerName),
      amount(row.amount),
      day(row.dueDate),
      day(row.acceptBy),
      text(row.openApplications.length > 0 ? say('trade.acceptance-waits') : say('trade.column-transit')),
    ],
    instrument: (row) => [
      text(row.instrumentNo),
      text(row.payeeName),
      amount(row.amount),
      day(row.issueDate),
      day(row.dueDate),
      amount(row.transitAmount),
      amount(row.heldAmount),
      amount(row.passedOnAmount),
      amount(row.financedAmount),
      amount(row.paidAmount),
      amount(row.cancelledAmount),
      text(say('trade.instrument-state', { state: row.state })),
    ],
    application: (row) => {
      const names = row.waitsFor?.names.join(comma) ?? '';
      const until = row.endDate === '' ? '' : say('trade.until', { day: row.endDate });
      return [
        text(say('trade.act', { act: row.act })),
        text(row.applicationNo),
        text(row.counterpartyName || (row.state === 'DRAFT' ? '' : say('trade.several'))),
        amount(row.amount),
        day(row.dueDate),
        text(say('trade.state', row)),
        text([names, until].filter((part) => part !== '').join(clause)),
        text(row.makerName),
        day(shanghaiDate(row.submitTime ?? row.createTime)),
      ];
    },
    financing: (row) => {
      const payout = payoutOf(financingStates.find((each) => each === row.state));
      return [
        text(row.financingNo),
        text(row.instrumentNos.join(comma)),
        text(isIssuer ? row.companyName || say('financing.supplier-unnamed') : row.issuerName),
        text(row.funderName),
        amount(row.amount),
        ...(isIssuer
          ? []
          : [
              amount(row.cost ?? ''),
              amount(payout === 'expected' ? (row.net ?? '') : ''),
              amount(payout === 'done' ? (row.net ?? '') : ''),
            ]),
        text(rateOf(row)),
        payout === 'done' ? amount(row.outstandingAmount) : text('--'),
        day(row.dueDate),
        text(say('financing.state', { state: row.state, isIssuer })),
        day(shanghaiDate(row.createTime)),
      ];
    },
    statistics: (figures, isOfOneCompany) => statisticsRows(say, figures, { side, isOfOneCompany }),
    ledgerLine: (row, { dueOn, contractNumber, applicationNumber }) => [
      day(row.businessDate),
      text(say('trade.entry', { entry: row.entry, isPayroll: row.isPayroll })),
      text(row.instrumentNo),
      text(row.counterpartyName),
      amount(row.direction === 'in' ? row.amount : ''),
      amount(row.direction === 'out' ? row.amount : ''),
      amount(row.balance),
      text(say('trade.ledger-time', { at: row.time })),
      day(dueOn),
      text(contractNumber),
      text(applicationNumber),
    ],
    ledgerBefore: ({ from, opening }) => [balanceRow(from, say('trade.ledger-opening', { day: from }), opening)],
    ledgerAfter: ({ to, today, closing, in: inSum, out }) => [
      [
        text(''),
        text(
          [
            say('trade.total'),
            say('trade.ledger-sum-in', { side, count: inSum.count }),
            say('trade.ledger-sum-out', { side, count: out.count }),
          ].join(comma),
        ),
        text(''),
        text(''),
        amount(moneyToText(inSum.amount)),
        amount(moneyToText(out.amount)),
        amount(''),
        ...noDetails,
      ],
      balanceRow(to < today ? to : today, say('trade.ledger-closing', { day: to, today }), closing),
    ],
  };
}
