import type { PackagedBusiness } from '../../../domain/evidence/materials/evidence-package.ts';
import { moneyToText } from '../../../domain/money/money.ts';
import { bookViews } from '../../../presentation/evidence/shared/book-views.ts';
import { useBook } from '../shared/book-context.ts';
import { money } from '../../../words/format.ts';
import { useWords } from '../../../words/use-words.ts';
import { Card } from '../../design/panels/Card.tsx';
import { DataTable } from '../../design/table/DataTable.tsx';

/** The receivables that the package is for. */
export function DetailBusinesses({ businesses }: { readonly businesses: readonly PackagedBusiness[] }) {
  const { say } = useWords();
  const number = say(bookViews[useBook()].number);
  if (businesses.length === 0) return null;
  return (
    <Card title={say('detail.credits')} note={say('check.credits-count', { count: businesses.length })}>
      <DataTable
        name={say('detail.credits')}
        rowCount={businesses.length}
        rowAt={(index) => businesses[index]}
        rowName={(credit) => credit.number}
        columns={[
          { id: 'number', title: number, minWidth: 180, share: 2, cell: (credit) => credit.number, onCard: 'title' },
          { id: 'due', title: say('detail.credit-due'), minWidth: 120, cell: (credit) => say('formats.day', { day: credit.dueDate }) },
          { id: 'amount', title: say('detail.credit-amount'), minWidth: 140, amount: true, cell: (credit) => money(moneyToText(credit.amount)) },
        ]}
      />
    </Card>
  );
}
