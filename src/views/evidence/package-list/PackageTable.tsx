import { makeStyles, mergeClasses } from '@fluentui/react-components';
import { observer } from 'mobx-react-lite';

import type { PackageSortColumn } from '../../../application/ports/evidence/package-list.ts';
import { pageSizes } from '../../../presentation/evidence/shared/list-address.ts';
import type { PackageColumn } from '../../../domain/evidence/shared/package-columns.ts';
import type { PackageListPresenter } from '../../../presentation/evidence/package-list/package-list-presenter.ts';
import { type PackageRow } from '../../../presentation/evidence/shared/package-row.ts';
import { DataTable } from '../../design/table/DataTable.tsx';
import type { Sorting } from '../../design/table/data-table-types.ts';
import { EmptyPanel } from '../../design/panels/EmptyPanel.tsx';
import { FailedPanel } from '../../design/panels/FailedPanel.tsx';
import { Pager } from '../../design/table/Pager.tsx';
import { PressButton } from '../../design/actions/PressButton.tsx';
import { policyOf } from '../../../domain/evidence/shared/book-policies.ts';
import { bookTitles } from '../../../presentation/evidence/shared/book-titles.ts';
import { useListedBook } from '../shared/book-context.ts';
import { CreateButton } from './CreateButton.tsx';
import { useWords } from '../../../words/use-words.ts';
import type { Picks } from './use-picking.tsx';
import { packageTableColumns } from './package-table-columns.tsx';

const useStyles = makeStyles({
  // The delay prevents a flicker if the answer comes quickly.
  stale: { opacity: 0.55, transitionProperty: 'opacity', transitionDuration: '0.1s', transitionDelay: '0.15s' },
});

const sortOfColumn: ReadonlyMap<string, PackageSortColumn> = new Map([
  ['number', 'packageId'],
  ['amount', 'totalAmount'],
  ['state', 'state'],
  ['expected-due', 'expectedDueDate'],
  ['created', 'createdAt'],
]);
const columnOfSort = (sort: PackageSortColumn): string =>
  [...sortOfColumn].find(([, sorts]) => sorts === sort)?.[0] ?? '';
const skeletonRows = 9;
/** Red is only for packages that were returned to the user. */
const toneOf = ({ state, isMine }: PackageRow): 'bad' | undefined =>
  state === 'returned' && isMine ? 'bad' : undefined;

export interface PackageTableProps {
  readonly presenter: PackageListPresenter;
  readonly shown: readonly PackageColumn[];
  readonly picks: Picks;
}

/** The list of packages, or the reason why it is empty. */
export const PackageTable = observer(function PackageTable({ presenter, shown, picks }: PackageTableProps) {
  const styles = useStyles();
  const book = useListedBook();
  const kind = book === undefined ? 'receivable' : policyOf(book).business;
  const { say } = useWords();
  const { rows, place, pages, today, isFiltered, mayCreate, refreshing, density } = presenter.viewModel;

  if (rows.kind === 'failed') {
    const { failure } = rows;
    return (
      <FailedPanel
        message={say(failure.what)}
        code={failure.code || undefined}
        traceId={failure.traceId || undefined}
        onRetry={failure.canRetry ? () => presenter.retryPressed() : undefined}
      />
    );
  }
  if (rows.kind === 'ready' && rows.value.length === 0) {
    if (!isFiltered && place.waiting)
      return <EmptyPanel title={say('packages.none-waiting-title')}>{say('packages.none-waiting-body')}</EmptyPanel>;
    return isFiltered ? (
      <EmptyPanel
        title={say('packages.none-found-title')}
        actions={<PressButton onPress={() => presenter.filtersCleared()}>{say('common.filters-clear')}</PressButton>}
      >
        {say('packages.none-found-body')}
      </EmptyPanel>
    ) : (
      <EmptyPanel title={say('packages.empty-title')} actions={mayCreate && <CreateButton presenter={presenter} />}>
        {say('packages.empty-body', { kind, issues: presenter.issues })}
      </EmptyPanel>
    );
  }

  const known = rows.kind === 'ready' ? rows.value : undefined;
  const sorted = ({ columnId, direction }: Sorting): void => {
    const column = sortOfColumn.get(columnId);
    if (column !== undefined) presenter.sorted(column, direction === 'descending');
  };
  return (
    <div aria-busy={refreshing || known === undefined} className={mergeClasses(refreshing && styles.stale)}>
      <DataTable
        // The new key measures the rows again, because their height differs.
        key={density}
        compact={density === 'compact'}
        name={say(book === undefined ? 'packages.all-title' : bookTitles[book].list)}
        columns={packageTableColumns(shown, {
          say,
          today,
          accounts: presenter.accounts,
          opensHere: (row) => presenter.opensHere(row),
          someElsewhere: known?.some((row) => !presenter.opensHere(row)) === true,
          overAllBooks: book === undefined,
          showsNumber: book === undefined || policyOf(book).flags.showCode,
          issues: presenter.issues,
        })}
        rowCount={known?.length ?? skeletonRows}
        rowAt={(index) => known?.[index]}
        rowName={(row) => row.packageId}
        rowTone={toneOf}
        {...(presenter.offersPicking ? { selection: picks.selection } : {})}
        sorting={{ columnId: columnOfSort(place.sortBy), direction: place.descending ? 'descending' : 'ascending' }}
        onSorted={sorted}
        onRowOpened={(row) => presenter.rowOpened(row)}
      />
      {known !== undefined && (
        <Pager
          page={place.page}
          // Without a total, a full page means that there may be another one.
          pages={pages ?? place.page + (known.length === place.pageSize ? 1 : 0)}
          pageSize={place.pageSize}
          pageSizes={pageSizes}
          onPage={(page) => presenter.pageChosen(page)}
          onPageSize={(size) => presenter.pageSizeChosen(size)}
        />
      )}
    </div>
  );
});
