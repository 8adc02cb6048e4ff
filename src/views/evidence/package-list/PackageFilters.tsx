import { MissingPart } from '../../design/panels/MissingPart.tsx';
import { observer } from 'mobx-react-lite';

import { displayStates, type DisplayState } from '../../../domain/evidence/materials/package-state.ts';
import { businessTypeWords } from '../../../presentation/evidence/choose-candidates/candidate-rows.ts';
import { mayHide, packageColumns } from '../../../presentation/evidence/package-list/package-columns.ts';
import type { PackageListPresenter } from '../../../presentation/evidence/package-list/package-list-presenter.ts';
import { stateNames } from '../../../presentation/evidence/package-list/package-state-words.ts';
import { bookViews, type BookFilter } from '../../../presentation/evidence/shared/book-views.ts';
import { useBook } from '../shared/book-context.ts';
import { SkeletonBlock } from '../../design/panels/SkeletonBlock.tsx';
import { BusyRing } from '../../design/actions/BusyRing.tsx';
import { ColumnChooser } from '../../design/table/ColumnChooser.tsx';
import { FilterBar } from '../../design/filters/FilterBar.tsx';
import type { Filter } from '../../design/filters/filter-types.ts';
import { money } from '../../../words/format.ts';
import { useWords } from '../../../words/use-words.ts';
import { columnTitles } from './package-table-columns.tsx';
import type { PackageColumn } from '../../../presentation/evidence/package-list/package-columns.ts';

export interface PackageFiltersProps {
  readonly presenter: PackageListPresenter;
  readonly shown: readonly PackageColumn[];
  readonly hasRoom: boolean;
}

const known = displayStates.filter((state): state is keyof typeof stateNames => state !== 'unrecognised' && state !== 'submitted');
const creditStates = { HOLDING: 'packages.credit-holding', FINANCING: 'packages.credit-financing', FINANCED: 'packages.credit-financed', SETTLED: 'packages.credit-settled' } as const;
const productTypes = { ORDINARY: 'packages.product-ordinary', AGENT: 'packages.product-agent' } as const;

/** What narrows the list, how much that leaves, and which columns it shows (document 2, section 3). */
export const PackageFilters = observer(function PackageFilters({ presenter, shown, hasRoom }: PackageFiltersProps) {
  const { say } = useWords();
  const { filter, totals, today, refreshing } = presenter.viewModel;

  const filters: readonly Filter[] = [
    {
      id: 'state', kind: 'many', label: say('packages.state'), values: filter.states, choices: known.map((state) => ({ value: state, label: say(stateNames[state]) })),
      onChanged: (states) => presenter.filterChanged({ states: known.filter((state): state is DisplayState & typeof state => states.includes(state)) }),
    },
    {
      id: 'created', kind: 'dates', label: say('packages.created'), today, value: { from: filter.createdFrom, to: filter.createdTo },
      onChanged: ({ from, to }) => presenter.filterTyped({ createdFrom: from, createdTo: to }),
    },
    {
      id: 'amount', kind: 'amounts', label: say('packages.amount'), value: { from: filter.amountFrom, to: filter.amountTo },
      onChanged: ({ from, to }) => presenter.filterTyped({ amountFrom: from, amountTo: to }),
    },
  ];
  const more: Readonly<Record<BookFilter, Filter>> = {
    'business-type': {
      id: 'business-type', kind: 'many', label: say('packages.business-type'), values: filter.businessTypes,
      choices: [...businessTypeWords].map(([value, words]) => ({ value, label: say(words) })), onChanged: (businessTypes) => presenter.filterChanged({ businessTypes }),
    },
    'product-type': {
      id: 'product-type', kind: 'select', label: say('packages.product-type'), value: filter.productType,
      choices: Object.entries(productTypes).map(([value, key]) => ({ value, label: say(key) })), onChanged: (productType) => presenter.filterChanged({ productType }),
    },
    'credit-state': {
      id: 'credit-state', kind: 'many', label: say('packages.credit-state'), values: filter.creditStates,
      choices: Object.entries(creditStates).map(([value, key]) => ({ value, label: say(key) })), onChanged: (states) => presenter.filterChanged({ creditStates: states }),
    },
    counterparty: { id: 'counterparty', kind: 'text', label: say('packages.counterparty'), value: filter.counterparty, onChanged: (counterparty) => presenter.filterTyped({ counterparty }) },
  };

  const columnToggled = (id: string, on: boolean): void => {
    const column = packageColumns.find((each) => each === id);
    if (column) presenter.columnToggled(column, on, hasRoom);
  };

  return (
    <FilterBar
      search={{ label: say('packages.search'), value: filter.keyword, onChanged: (keyword) => presenter.filterTyped({ keyword }) }}
      filters={filters}
      more={bookViews[useBook()].filters.map((id) => more[id])}
      onCleared={() => presenter.filtersCleared()}
      aside={
        <>
          {refreshing && <BusyRing />}{' '}
          {presenter.totalsMissing && <MissingPart label={say('packages.totals-label')} onRetry={async () => presenter.totalsWanted()} />}
          {totals === undefined && !presenter.totalsMissing && <SkeletonBlock width="150px" height="20px" />}
          {totals && (totals.amount === undefined ? say('packages.count-only', { count: totals.count }) : say('packages.totals', { count: totals.count, total: money(totals.amount) }))}
        </>
      }
      actions={
        <ColumnChooser
          columns={[
            { id: 'number', title: say('packages.number'), shown: true, fixed: true },
            ...packageColumns.map((id) => ({ id, title: say(columnTitles[id]), shown: shown.includes(id), fixed: !mayHide(shown, id) })),
          ]}
          onToggled={columnToggled}
          onReset={() => presenter.columnsReset()}
        />
      }
    />
  );
});
