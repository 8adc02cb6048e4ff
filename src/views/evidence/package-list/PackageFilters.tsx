import { MissingPart } from '../../design/panels/MissingPart.tsx';
import { observer } from 'mobx-react-lite';

import { displayStates, type DisplayState } from '../../../domain/evidence/materials/package-state.ts';
import { businessTypeWords } from '../../../presentation/evidence/shared/business-type-words.ts';
import { packageColumns, type PackageColumn } from '../../../domain/evidence/shared/package-columns.ts';
import { mayHide } from '../../../presentation/evidence/package-list/package-columns.ts';
import { stateNames } from '../../../presentation/evidence/shared/package-state-words.ts';
import { invoiceNeeds } from '../../../domain/evidence/selection/invoice-need.ts';
import { isOpenBook, openBooks, policyOf, type BookPolicy } from '../../../domain/evidence/shared/book-policies.ts';
import { bookTitles } from '../../../presentation/evidence/shared/book-titles.ts';
import { bookViews, type BookFilter, type BookView } from '../../../presentation/evidence/shared/book-views.ts';
import { useListedBook } from '../shared/book-context.ts';
import { densities } from '../../../presentation/evidence/package-list/list-appearance.ts';
import type { PackageListPresenter } from '../../../presentation/evidence/package-list/package-list-presenter.ts';
import { RadioChoices } from '../../design/fields/RadioChoices.tsx';
import { SkeletonBlock } from '../../design/panels/SkeletonBlock.tsx';
import { BusyRing } from '../../design/actions/BusyRing.tsx';
import { ColumnChooser } from '../../design/table/ColumnChooser.tsx';
import { FilterBar } from '../../design/filters/FilterBar.tsx';
import type { Filter } from '../../design/filters/filter-types.ts';
import { money } from '../../../words/format.ts';
import { useWords } from '../../../words/use-words.ts';
import { columnTitles } from './package-table-columns.tsx';

export interface PackageFiltersProps {
  readonly presenter: PackageListPresenter;
  readonly shown: readonly PackageColumn[];
  readonly hasRoom: boolean;
}

/** The states by which packages of a book can be filtered. */
function statesOf({
  simplified,
  reviewWorkingDays,
}: Pick<BookPolicy, 'simplified' | 'reviewWorkingDays'>): readonly (keyof typeof stateNames)[] {
  const reviewed = reviewWorkingDays !== undefined;
  const left: readonly DisplayState[] = simplified
    ? ['to-be-organised', 'submitted']
    : reviewed
      ? ['submitted']
      : ['modifying', 'to-be-organised', 'organising', 'returned', 'passed'];
  return displayStates.filter(
    (state): state is keyof typeof stateNames => state !== 'unrecognised' && !left.includes(state),
  );
}

const overAllBooks = {
  filters: ['product', 'invoice-need', 'counterparty'],
  businessStates: {},
  productTypes: {},
} as const;
const everyState = displayStates.filter((state): state is keyof typeof stateNames => state !== 'unrecognised');

/** The filters of the list, the number of results, and the choice of columns (document 2, section 3). */
export const PackageFilters = observer(function PackageFilters({ presenter, shown, hasRoom }: PackageFiltersProps) {
  const { say } = useWords();
  const book = useListedBook();
  const policy = book === undefined ? undefined : policyOf(book);
  const view: Pick<BookView, 'filters' | 'businessStates' | 'productTypes'> =
    book === undefined ? overAllBooks : bookViews[book];
  const known = policy ? statesOf(policy) : everyState;
  const { filter, totals, today, refreshing, waitingByBook, density } = presenter.viewModel;

  const productChoices = openBooks().map((each) => {
    const [name, waiting] = [say(bookTitles[each].name), waitingByBook?.get(each) ?? 0];
    return [each, waiting > 0 ? say('packages.product-waiting', { name, waiting }) : name] as const;
  });
  const filters: readonly Filter[] = [
    {
      id: 'state',
      kind: 'many',
      label: say('packages.state'),
      values: filter.states,
      choices: known.map((state) => ({ value: state, label: say(stateNames[state]) })),
      onChanged: (states) =>
        presenter.filterChanged({
          states: known.filter((state): state is DisplayState & typeof state => states.includes(state)),
        }),
    },
    {
      id: 'created',
      kind: 'dates',
      label: say('packages.created'),
      today,
      value: { from: filter.createdFrom, to: filter.createdTo },
      onChanged: ({ from, to }) => presenter.filterTyped({ createdFrom: from, createdTo: to }),
    },
    ...(policy?.flags.amountCondition !== false
      ? [
          {
            id: 'amount',
            kind: 'amounts',
            label: say('packages.amount'),
            value: { from: filter.amountFrom, to: filter.amountTo },
            onChanged: ({ from, to }: { readonly from: string; readonly to: string }) =>
              presenter.filterTyped({ amountFrom: from, amountTo: to }),
          } as const,
        ]
      : []),
  ];
  const more: Readonly<Record<BookFilter, Filter>> = {
    'business-type': {
      id: 'business-type',
      kind: 'many',
      label: say('packages.business-type'),
      values: filter.businessTypes,
      choices: [...businessTypeWords].map(([value, words]) => ({ value, label: say(words) })),
      onChanged: (businessTypes) => presenter.filterChanged({ businessTypes }),
    },
    'product-type': {
      id: 'product-type',
      kind: 'select',
      label: say(policy?.flags.billActionCondition ? 'books.bill-action' : 'packages.product-type'),
      value: filter.productType,
      choices: Object.entries(view.productTypes).map(([value, key]) => ({ value, label: say(key) })),
      onChanged: (productType) => presenter.filterChanged({ productType }),
    },
    'business-state': {
      id: 'business-state',
      kind: 'many',
      label: say('packages.credit-state', { kind: policy?.business ?? 'receivable' }),
      values: filter.creditStates,
      choices: Object.entries(view.businessStates).map(([value, key]) => ({ value, label: say(key) })),
      onChanged: (states) => presenter.filterChanged({ creditStates: states }),
    },
    product: {
      id: 'product',
      kind: 'many',
      label: say('packages.product'),
      values: filter.books,
      choices: productChoices.map(([value, words]) => ({ value, label: words })),
      onChanged: (values) => presenter.filterChanged({ books: values.filter(isOpenBook) }),
    },
    'invoice-need': {
      // A book without blank credits has no invoices to supply later.
      id: 'invoice-need',
      kind: 'select',
      label: say('packages.invoices'),
      value: filter.invoiceNeed,
      choices: invoiceNeeds
        .filter((need) => need !== 'owed' || policy === undefined || policy.blankState !== undefined)
        .map((need) => ({ value: need, label: say('packages.invoice-need', { need }) })),
      onChanged: (chosen) =>
        presenter.filterChanged({ invoiceNeed: invoiceNeeds.find((need) => need === chosen) ?? '' }),
    },
    counterparty: {
      id: 'counterparty',
      kind: 'text',
      label: say('packages.counterparty'),
      value: filter.counterparty,
      onChanged: (counterparty) => presenter.filterTyped({ counterparty }),
    },
  };

  const columnToggled = (id: string, on: boolean): void => {
    const column = packageColumns.find((each) => each === id);
    if (column) presenter.appearance.columnToggled(column, on, hasRoom);
  };

  return (
    <FilterBar
      search={{
        label: say('packages.search'),
        value: filter.keyword,
        onChanged: (keyword) => presenter.filterTyped({ keyword }),
      }}
      filters={filters}
      more={view.filters.map((id) => more[id])}
      onCleared={() => presenter.filtersCleared()}
      aside={
        <>
          {refreshing && <BusyRing />}{' '}
          {presenter.totalsMissing && (
            <MissingPart label={say('packages.totals-label')} onRetry={async () => presenter.totalsRetried()} />
          )}
          {totals === undefined && !presenter.totalsMissing && <SkeletonBlock width="150px" height="20px" />}
          {totals &&
            (totals.amount === undefined
              ? say('packages.count-only', { count: totals.count })
              : say('packages.totals', { count: totals.count, total: money(totals.amount) }))}
        </>
      }
      actions={
        <ColumnChooser
          columns={[
            { id: 'number', title: say('packages.number'), shown: true, fixed: true },
            ...packageColumns.map((id) => ({
              id,
              title: say(columnTitles[id]),
              shown: shown.includes(id),
              fixed: !mayHide(shown, id),
            })),
          ]}
          onToggled={columnToggled}
          onReset={() => presenter.appearance.columnsReset()}
          more={
            <RadioChoices
              label={say('packages.density')}
              value={density}
              choices={densities.map((each) => ({ value: each, label: say(`packages.density-${each}`) }))}
              onChanged={(value) => presenter.appearance.densityChosen(value === 'compact' ? 'compact' : 'comfortable')}
            />
          }
        />
      }
    />
  );
});
