import type { CandidateRow } from '../../../presentation/evidence/choose-candidates/candidate-rows.ts';
import type { Column } from '../../design/table/data-table-types.ts';
import { StateBadge } from '../../design/panels/StateBadge.tsx';
import { money, orDashes } from '../../../words/format.ts';
import type { PlainKey } from '../../../words/catalogue.ts';
import type { Say } from '../../../words/use-words.ts';

/** The columns of the candidates; suppliers show only where there are several to tell apart. All of them fit beside the choice from `crowded` on. */
export function candidateColumns(say: Say, number: PlainKey, hasSuppliers: boolean): readonly Column<CandidateRow>[] {
  const supplier: Column<CandidateRow> = { id: 'supplier', title: say('choose.supplier'), minWidth: 124, share: 1.2, sortable: true, cell: (row) => orDashes(row.supplier) };
  return [
    {
      id: 'number', title: say(number), minWidth: 160, share: 0.2, sortable: true, onCard: 'title',
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
    { id: 'payer', title: say('choose.payer'), minWidth: hasSuppliers ? 120 : 160, share: 1.2, sortable: true, cell: (row) => orDashes(row.payer) },
    ...(hasSuppliers ? [supplier] : []),
    { id: 'funder', title: say('choose.funder'), minWidth: hasSuppliers ? 112 : 140, share: 1, sortable: true, cell: (row) => orDashes(row.funder) },
    { id: 'business-type', title: say('choose.business-type'), minWidth: 80, share: 0.3, sortable: true, quiet: true, cell: (row) => say(row.businessType) },
    { id: 'due', title: say('choose.due'), minWidth: 108, share: 0.1, sortable: true, cell: (row) => say('formats.day', { day: row.dueDate }) },
    { id: 'amount', title: say('choose.amount'), minWidth: 132, share: 0.2, amount: true, sortable: true, cell: (row) => money(row.amount) },
  ];
}
