import type { ReactNode } from 'react';

import { moneyToText } from '../../../domain/money/money.ts';
import type { LedgerLine } from '../../../domain/trade/shared/held-instrument.ts';
import type { LedgerSide } from '../../../domain/trade/shared/posting.ts';
import type { Column } from '../../design/table/data-table-types.ts';
import { SecondLine } from '../../design/table/SecondLine.tsx';
import { money, orDashes } from '../../../words/format.ts';
import type { Say } from '../../../words/use-words.ts';

/** The columns of a ledger. `numberCell`: the instrument of a line; undefined if all lines are of one instrument. */
export function ledgerColumns(
  say: Say,
  side: LedgerSide,
  numberCell?: (row: LedgerLine) => ReactNode,
): readonly Column<LedgerLine>[] {
  return [
    {
      id: 'day',
      title: say('trade.column-day'),
      minWidth: 110,
      share: 0,
      cell: (row) => (
        <>
          {say('formats.day', { day: row.businessDay })}
          <SecondLine>{say('trade.ledger-time', { at: row.at })}</SecondLine>
        </>
      ),
    },
    {
      id: 'entry',
      title: say('trade.column-what'),
      minWidth: 110,
      share: 0.3,
      onCard: numberCell ? 'badge' : 'title',
      cell: ({ entry, isPayroll }) => say('trade.entry', { entry, isPayroll }),
    },
    ...(numberCell
      ? [
          {
            id: 'number',
            title: say('trade.column-number'),
            minWidth: 205,
            share: 0.5,
            onCard: 'title' as const,
            cell: numberCell,
          },
        ]
      : []),
    {
      id: 'party',
      title: say('trade.column-party'),
      minWidth: numberCell ? 170 : 120,
      share: 1.2,
      cell: (row) => orDashes(row.counterpartyName),
    },
    {
      id: 'in',
      title: say('trade.ledger-in', { side }),
      minWidth: 130,
      share: 0.2,
      amount: true,
      cell: (row) => (row.direction === 'in' ? money(moneyToText(row.amount)) : ''),
    },
    {
      id: 'out',
      title: say('trade.ledger-out', { side }),
      minWidth: 130,
      share: 0.2,
      amount: true,
      cell: (row) => (row.direction === 'out' ? money(moneyToText(row.amount)) : ''),
    },
    {
      id: 'balance',
      title: say('trade.ledger-balance', { side }),
      minWidth: 140,
      share: 0.2,
      amount: true,
      cell: (row) => money(moneyToText(row.balance)),
    },
  ];
}
