import type { ReactNode } from 'react';
import { observer } from 'mobx-react-lite';

import { isCandidateSort } from '../../../presentation/evidence/choose-candidates/candidate-order.ts';
import type { CandidateRow } from '../../../presentation/evidence/choose-candidates/candidate-rows.ts';
import { businessTypeName } from '../../../presentation/evidence/shared/business-type-words.ts';
import type { ChooseCandidatesPresenter } from '../../../presentation/evidence/choose-candidates/choose-candidates-presenter.ts';
import { BusyRing } from '../../design/actions/BusyRing.tsx';
import { Card } from '../../design/panels/Card.tsx';
import { CheckBox } from '../../design/fields/CheckBox.tsx';
import { DataTable } from '../../design/table/DataTable.tsx';
import { EmptyPanel } from '../../design/panels/EmptyPanel.tsx';
import { FailedPanel } from '../../design/panels/FailedPanel.tsx';
import { FilterBar } from '../../design/filters/FilterBar.tsx';
import { PressButton } from '../../design/actions/PressButton.tsx';
import { policyOf } from '../../../domain/evidence/shared/book-policies.ts';
import { bookViews } from '../../../presentation/evidence/shared/book-views.ts';
import { useBook, useShelf } from '../shared/book-context.ts';
import { useBusinessKind } from '../shared/use-business-kind.ts';
import { useWords } from '../../../words/use-words.ts';
import { candidateColumns } from './candidate-columns.tsx';
import { OrderButton } from '../shared/OrderButton.tsx';
import { RefusalReason } from './RefusalReason.tsx';

/** The rows of the skeleton. They fill the window, so that nothing below them is visible while the list loads. */
const skeletonRows = 10;

const Filters = observer(function Filters({ presenter }: { readonly presenter: ChooseCandidatesPresenter }) {
  const { say } = useWords();
  const book = useBook();
  const { side } = useShelf();
  const { filter, keyword, due, payers, businessTypes, onlyJoinable } = presenter.viewModel;
  const actions = policyOf(book).flags.billActionCondition ? Object.entries(bookViews[book].productTypes) : [];
  return (
    <FilterBar
      search={{
        label: say('books.search', { kind: useBusinessKind() }),
        value: keyword,
        onChanged: (typed) => presenter.keywordTyped(typed),
      }}
      filters={[
        ...(side === 'issue'
          ? []
          : [
              {
                id: 'payer',
                kind: 'select' as const,
                label: say('packages.payer'),
                value: filter.counterparty,
                choices: payers.map((name) => ({ value: name, label: name })),
                onChanged: (counterparty: string) => presenter.filterChanged({ counterparty }),
              },
            ]),
        {
          id: 'business-type',
          kind: 'many',
          label: say('choose.business-type'),
          values: filter.businessTypes,
          choices: businessTypes.map((code) => ({ value: code, label: say(businessTypeName(code)) })),
          onChanged: (types) => presenter.filterChanged({ businessTypes: types }),
        },
        ...(actions.length === 0
          ? []
          : [
              {
                id: 'bill-action',
                kind: 'select' as const,
                label: say('books.bill-action'),
                value: filter.productType,
                choices: actions.map(([value, words]) => ({ value, label: say(words) })),
                onChanged: (productType: string) => presenter.filterChanged({ productType }),
              },
            ]),
        {
          id: 'due',
          kind: 'dates',
          label: say('choose.due'),
          today: '',
          value: due,
          onChanged: (range) => presenter.dueChanged(range),
        },
      ]}
      onCleared={() => presenter.filtersCleared()}
      aside={presenter.isLoadingMore && <BusyRing />}
      actions={
        <CheckBox checked={onlyJoinable} onToggled={() => presenter.onlyJoinablePressed()}>
          {say('choose.only-joinable')}
        </CheckBox>
      }
    />
  );
});

const reasonWith =
  (startOver: (id: string) => void) =>
  (row: CandidateRow): ReactNode =>
    row.refusal && <RefusalReason row={row} onStartOver={startOver} />;

/** The link to the order behind a candidate, before it is chosen. */
const orderButton = (row: CandidateRow): ReactNode => <OrderButton number={row.number} packageId={undefined} brief />;

/** The candidates. Each candidate that cannot join the selection states why (document 2, section 5). */
export const CandidateTable = observer(function CandidateTable({
  presenter,
}: {
  readonly presenter: ChooseCandidatesPresenter;
}) {
  const { say } = useWords();
  const book = useBook();
  const { business: kind, flags } = policyOf(book);
  const { side } = useShelf();
  const { rows, isFiltered, hasSuppliers, order, allChosen } = presenter.viewModel;
  const known = rows.kind === 'ready' ? rows.value : undefined;

  if (rows.kind === 'failed') {
    const { failure } = rows;
    return (
      <Card>
        <FailedPanel
          message={say(failure.what)}
          code={failure.code || undefined}
          traceId={failure.traceId || undefined}
          onRetry={failure.canRetry ? () => presenter.retryPressed() : undefined}
        />
      </Card>
    );
  }
  if (known?.length === 0 && !isFiltered) {
    return (
      <Card>
        <EmptyPanel
          title={presenter.blank ? say('choose.blank-empty') : say('choose.empty-title', { kind })}
          actions={<PressButton onPress={() => presenter.exitPressed()}>{say('choose.exit')}</PressButton>}
        >
          {presenter.blank ? say('choose.blank-empty-body') : say('choose.empty-body', { kind })}
        </EmptyPanel>
      </Card>
    );
  }
  return (
    <Card>
      <Filters presenter={presenter} />
      {known?.length === 0 ? (
        <EmptyPanel
          title={say('choose.none-found-title', { kind })}
          actions={<PressButton onPress={() => presenter.filtersCleared()}>{say('common.filters-clear')}</PressButton>}
        />
      ) : (
        <DataTable
          name={say('choose.step-choose', { kind })}
          columns={candidateColumns(say, {
            kind,
            side,
            hasSuppliers,
            owed: presenter.blank,
            secondLine: flags.secondaryText,
            order: orderButton,
            products: flags.billActionCondition ? bookViews[book].productTypes : undefined,
          })}
          rowCount={known?.length ?? skeletonRows}
          rowAt={(index) => known?.[index]}
          rowName={(row) => row.number}
          sorting={order && { columnId: order.by, direction: order.descending ? 'descending' : 'ascending' }}
          onSorted={({ columnId, direction }) =>
            isCandidateSort(columnId) && presenter.sorted({ by: columnId, descending: direction === 'descending' })
          }
          selection={{
            isSelected: (row) => row.chosen,
            refusalOf: reasonWith((id) => presenter.startOverWith(id)),
            onToggled: (row, selected) => presenter.candidateTicked(row.id, selected),
            ...(allChosen === undefined
              ? {}
              : {
                  all: {
                    state: allChosen,
                    label: say('choose.tick-all'),
                    onToggled: (selected) => presenter.allTicked(selected),
                  },
                }),
          }}
        />
      )}
    </Card>
  );
});
