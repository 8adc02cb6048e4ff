import type { CandidateRow } from '../../presentation/choose-credits/choose-view-model.ts';
import type { Column } from '../design/data-table-types.ts';
import { StateBadge } from '../design/StateBadge.tsx';
import { money, orDashes, plainDate } from '../../words/format.ts';
import type { Say } from '../../words/use-words.ts';

/** The columns of the credits; suppliers show only where there are several to tell apart. */
export function candidateColumns(say: Say, hasSuppliers: boolean): readonly Column<CandidateRow>[] {
  const supplier: Column<CandidateRow> = { id: 'supplier', title: say('choose.supplier'), minWidth: 148, share: 1.2, cell: (row) => orDashes(row.supplier) };
  return [
    {
      id: 'number', title: say('choose.number'), minWidth: 164, share: 0.2, onCard: 'title',
      cell: (row) => (
        <>
          {row.number}
          {row.invoiceOptional && (
            <>
              {' '}
              <StateBadge tone="info" size="small">
                {say('choose.invoice-optional')}
              </StateBadge>
            </>
          )}
        </>
      ),
    },
    { id: 'payer', title: say('choose.payer'), minWidth: hasSuppliers ? 148 : 192, share: 1.2, cell: (row) => orDashes(row.payer) },
    ...(hasSuppliers ? [supplier] : []),
    { id: 'funder', title: say('choose.funder'), minWidth: hasSuppliers ? 140 : 164, share: 1, cell: (row) => orDashes(row.funder) },
    { id: 'business-type', title: say('choose.business-type'), minWidth: 84, share: 0.3, quiet: true, cell: (row) => say(row.businessType) },
    { id: 'due', title: say('choose.due'), minWidth: 106, share: 0, cell: (row) => plainDate(row.dueDate) },
    { id: 'amount', title: say('choose.amount'), minWidth: 128, share: 0.2, amount: true, cell: (row) => money(row.amount) },
  ];
}
