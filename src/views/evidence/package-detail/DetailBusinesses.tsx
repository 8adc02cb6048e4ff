import type { PackagedBusiness } from '../../../domain/evidence/materials/evidence-package.ts';
import { moneyToText } from '../../../domain/money/money.ts';
import { OrderButton } from '../shared/OrderButton.tsx';
import { useBusinessKind } from '../shared/use-business-kind.ts';
import { money } from '../../../words/format.ts';
import { useWords, type Say } from '../../../words/use-words.ts';
import { Card } from '../../design/panels/Card.tsx';
import type { Column } from '../../design/table/data-table-types.ts';
import { DataTable } from '../../design/table/DataTable.tsx';

/** The column with the links to the orders. */
function orderColumn(say: Say, packageId: string): Column<PackagedBusiness> {
  return {
    id: 'order',
    title: say('packages.actions'),
    titleHidden: true,
    minWidth: 110,
    share: 0,
    onCard: 'action',
    cell: (credit) => <OrderButton number={credit.number} packageId={packageId} />,
  };
}

interface DetailBusinessesProps {
  readonly packageId: string;
  readonly businesses: readonly PackagedBusiness[];
}

/** The businesses of the package, each with a link to its order. */
export function DetailBusinesses({ packageId, businesses }: DetailBusinessesProps) {
  const { say } = useWords();
  const kind = useBusinessKind();
  if (businesses.length === 0) return null;
  return (
    <Card title={say('detail.credits', { kind })} note={say('check.credits-count', { count: businesses.length })}>
      <DataTable
        name={say('detail.credits', { kind })}
        rowCount={businesses.length}
        rowAt={(index) => businesses[index]}
        rowName={(credit) => credit.number}
        columns={[
          {
            id: 'number',
            title: say('books.number', { kind }),
            minWidth: 180,
            share: 2,
            cell: (credit) => credit.number,
            onCard: 'title',
          },
          {
            id: 'due',
            title: say('detail.credit-due'),
            minWidth: 120,
            cell: (credit) => say('formats.day', { day: credit.dueDate }),
          },
          {
            id: 'amount',
            title: say('detail.credit-amount'),
            minWidth: 140,
            amount: true,
            cell: (credit) => money(moneyToText(credit.amount)),
          },
          orderColumn(say, packageId),
        ]}
      />
    </Card>
  );
}
