import type { ReactNode } from 'react';
import type { BusinessKind } from '../../../domain/evidence/shared/book-policies.ts';
import type { BookSide } from '../../../domain/catalogue/books.ts';
import type { CodeWords } from '../../../presentation/evidence/shared/book-views.ts';
import type { CandidateRow } from '../../../presentation/evidence/choose-candidates/candidate-rows.ts';
import type { Column } from '../../design/table/data-table-types.ts';
import { OneLine } from '../../design/table/OneLine.tsx';
import { SecondLine } from '../../design/table/SecondLine.tsx';
import { StateBadge } from '../../design/panels/StateBadge.tsx';
import { money, orDashes } from '../../../words/format.ts';
import type { Say } from '../../../words/use-words.ts';

export interface CandidateColumnsWanted {
  readonly kind: BusinessKind;
  /** The user's side. An issuer is the only payer, and finances nothing. */
  readonly side: BookSide;
  readonly hasSuppliers: boolean;
  /** Whether there is a second line below the number. */
  readonly secondLine: boolean;
  /** Whether all candidates owe their invoices, so that no row needs to state it. */
  readonly owed?: boolean;
  /** The names of the product types, if they are shown instead of the business type. */
  readonly products?: CodeWords | undefined;
  /** Renders the link to the order behind a row. */
  readonly order?: (row: CandidateRow) => ReactNode;
}

/**
 * The columns of the candidates. Suppliers are shown only if there are several. All columns fit beside the selection
 * from `crowded` on.
 */
export function candidateColumns(
  say: Say,
  { kind, side, hasSuppliers, owed = false, secondLine, products, order }: CandidateColumnsWanted,
): readonly Column<CandidateRow>[] {
  const payer: Column<CandidateRow> = {
    id: 'payer',
    title: say('choose.payer'),
    minWidth: hasSuppliers ? 120 : 194,
    share: 1.2,
    sortable: true,
    cell: (row) => orDashes(row.payer),
  };
  const supplier: Column<CandidateRow> = {
    id: 'supplier',
    title: say('choose.supplier'),
    minWidth: 124,
    share: 1.2,
    sortable: true,
    cell: (row) => orDashes(row.supplier),
  };
  const trade: Column<CandidateRow> = {
    id: 'business-type',
    title: say('choose.business-type'),
    minWidth: 80,
    share: 0.3,
    sortable: true,
    quiet: true,
    cell: (row) => say(row.businessType),
  };
  const action: Column<CandidateRow> = {
    id: 'product',
    title: say('books.bill-action'),
    minWidth: 80,
    share: 0.3,
    quiet: true,
    cell: ({ productType }) => {
      const words = products?.[productType];
      return words === undefined ? orDashes(productType) : say(words);
    },
  };
  return [
    {
      id: 'number',
      title: say('books.number', { kind }),
      minWidth: 182,
      share: 0.2,
      sortable: true,
      onCard: 'title',
      cell: (row) => (
        <>
          <OneLine>
            {row.number}
            {order?.(row)}
          </OneLine>
          {secondLine && row.billSubRange !== '' && (
            <SecondLine>{say('books.bill-sub-range', { range: row.billSubRange })}</SecondLine>
          )}
          {row.invoiceTag !== undefined && !owed && (
            <div>
              <StateBadge tone="info" size="small">
                {say(row.invoiceTag === 'INVOICE_ABSENT' ? 'choose.invoice-optional' : 'choose.invoice-follows')}
              </StateBadge>
            </div>
          )}
        </>
      ),
    },
    ...(side === 'issue' ? [] : [payer]),
    ...(hasSuppliers || side === 'issue' ? [supplier] : []),
    {
      id: 'funder',
      title: say('choose.funder'),
      minWidth: hasSuppliers ? 112 : 164,
      share: 1,
      sortable: true,
      cell: (row) => orDashes(row.funder),
    },
    products ? action : trade,
    {
      id: 'due',
      title: say('choose.due'),
      minWidth: 100,
      share: 0.1,
      sortable: true,
      cell: (row) => say('formats.day', { day: row.dueDate }),
    },
    {
      id: 'amount',
      title: say(side === 'issue' || owed ? 'choose.amount-issued' : 'choose.amount'),
      minWidth: 128,
      share: 0.2,
      amount: true,
      sortable: true,
      cell: (row) => money(row.amount),
    },
  ];
}
