import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';

import { daysBetween } from '../../../domain/calendar/plain-date.ts';
import { moneyToText, type Money } from '../../../domain/money/money.ts';
import type { IssuedInstrument } from '../../../domain/trade/shared/held-instrument.ts';
import { instrumentStates } from '../../../domain/trade/shared/issued-instrument.ts';
import type { InstrumentsPresenter } from '../../../presentation/trade/instruments/instruments-presenter.ts';
import { listPageSizes } from '../../../presentation/trade/shared/list-place.ts';
import { tradeArea } from '../../../presentation/trade/trade-presenters.ts';
import { LinkButton } from '../../design/actions/LinkButton.tsx';
import { PressButton } from '../../design/actions/PressButton.tsx';
import { FilterBar } from '../../design/filters/FilterBar.tsx';
import { Card } from '../../design/panels/Card.tsx';
import { EmptyPanel } from '../../design/panels/EmptyPanel.tsx';
import { PageHeader } from '../../design/panels/PageHeader.tsx';
import { StateBadge } from '../../design/panels/StateBadge.tsx';
import { DataTable } from '../../design/table/DataTable.tsx';
import type { Column } from '../../design/table/data-table-types.ts';
import { Pager } from '../../design/table/Pager.tsx';
import { SecondLine } from '../../design/table/SecondLine.tsx';
import { usePresenter } from '../../pages/presenters-context.ts';
import { money } from '../../../words/format.ts';
import type { PlainKey } from '../../../words/catalogue.ts';
import { useWords, type Say } from '../../../words/use-words.ts';
import { ChainPanel } from '../shared/ChainPanel.tsx';
import { ExportButton } from '../shared/ExportButton.tsx';
import { InstrumentNumber } from '../shared/InstrumentNumber.tsx';
import { LoadFailure } from '../shared/LoadFailure.tsx';
import { toneOfInstrument } from '../shared/state-tones.ts';
import { UndoWaitingNote } from '../shared/UndoWaitingNote.tsx';
import { UndoDialog } from '../shared/UndoDialog.tsx';
import { useKind } from '../shared/kind-context.ts';

const skeletonRows = 8;

/** The parts of an instrument's amount by place; parts without an amount are omitted. */
function WhereItIs({ row }: { readonly row: IssuedInstrument }) {
  const { say } = useWords();
  const parts: readonly (readonly [PlainKey, Money])[] = [
    ['trade.column-transit', row.inTransit],
    ['trade.column-with-payee', row.heldByPayee],
    ['trade.column-passed-on', row.passedOn],
    ['trade.column-financed', row.financed],
    ['trade.column-paid', row.paid],
    ['trade.column-cancelled', row.cancelled],
  ];
  return parts
    .filter(([, { fen }]) => fen > 0n)
    .map(([title, amount]) => (
      <div key={title}>
        {say(title)} {money(moneyToText(amount))}
      </div>
    ));
}

function columnsOf(say: Say, presenter: InstrumentsPresenter): readonly Column<IssuedInstrument>[] {
  return [
    {
      id: 'number',
      title: say('trade.column-number'),
      minWidth: 205,
      share: 0.2,
      onCard: 'title',
      cell: (row) => <InstrumentNumber id={row.id} number={row.number} presenter={presenter} />,
    },
    {
      id: 'state',
      title: say('trade.column-state'),
      minWidth: 110,
      share: 0,
      cell: ({ state, payDay, paid }) => (
        <>
          <StateBadge tone={toneOfInstrument(state)}>{say('trade.instrument-state', { state })}</StateBadge>
          {state === 'overdue' && (
            <SecondLine>
              {say('trade.instrument-late', { days: daysBetween(payDay, presenter.today), isPartPaid: paid.fen > 0n })}
            </SecondLine>
          )}
        </>
      ),
    },
    { id: 'payee', title: say('trade.payee'), minWidth: 140, share: 1, cell: (row) => row.payeeName },
    {
      id: 'amount',
      title: say('trade.column-amount'),
      minWidth: 130,
      share: 0.2,
      amount: true,
      sortable: true,
      cell: (row) => money(moneyToText(row.amount)),
    },
    {
      id: 'issuedOn',
      title: say('trade.issue-day'),
      minWidth: 106,
      share: 0,
      sortable: true,
      cell: (row) => say('formats.day', { day: row.issuedOn }),
    },
    {
      id: 'dueOn',
      title: say('trade.column-due'),
      minWidth: 106,
      share: 0,
      sortable: true,
      cell: (row) => say('formats.day', { day: row.dueOn }),
    },
    {
      id: 'where',
      title: say('trade.column-where'),
      minWidth: 210,
      share: 0.6,
      cell: (row) => <WhereItIs row={row} />,
    },
    {
      id: 'act',
      title: say('trade.column-act'),
      titleHidden: true,
      minWidth: 120,
      share: 0,
      onCard: 'action',
      cell: (row) =>
        row.recallWaiting ? (
          <UndoWaitingNote waiting={row.recallWaiting} undo={presenter.undo} />
        ) : presenter.makes && row.transitHoldingId !== undefined ? (
          <PressButton
            size="small"
            label={say('trade.recall-of', { number: row.number })}
            onPress={() => presenter.recallPressed(row)}
          >
            {say('trade.recall')}
          </PressButton>
        ) : null,
    },
  ];
}

const Listed = observer(function Listed({ presenter }: { readonly presenter: InstrumentsPresenter }) {
  const { say } = useWords();
  const { content, place, pages, isFiltered } = presenter;
  const { current, value } = content;
  if (current.kind === 'failed') return <LoadFailure content={content} />;
  if (value?.rows.length === 0)
    return !isFiltered ? (
      <EmptyPanel title={say('trade.none-issued')}>{say('trade.none-issued-body')}</EmptyPanel>
    ) : (
      <EmptyPanel
        title={say('trade.none-fit')}
        actions={<PressButton onPress={() => presenter.filterCleared()}>{say('common.filters-clear')}</PressButton>}
      />
    );
  return (
    <>
      <DataTable
        name={say('trade.instruments-title')}
        columns={columnsOf(say, presenter)}
        rowCount={value?.rows.length ?? skeletonRows}
        rowAt={(index) => value?.rows[index]}
        rowName={(row) => row.number}
        sorting={{ columnId: place.orderBy, direction: place.descending ? 'descending' : 'ascending' }}
        onSorted={({ columnId, direction }) => presenter.sorted(columnId, direction === 'descending')}
      />
      {value && (
        <Pager
          page={place.page}
          pages={pages}
          pageSize={place.pageSize}
          pageSizes={listPageSizes}
          onPage={(page) => presenter.pageChosen(page)}
          onPageSize={(size) => presenter.pageSizeChosen(size)}
        />
      )}
    </>
  );
});

/** The instruments that a core enterprise issued, and where each amount is now. */
export const InstrumentsScreen = observer(function InstrumentsScreen() {
  const { say } = useWords();
  const kind = useKind();
  const { search } = useLocation();
  const presenter = usePresenter(tradeArea, (offered) => offered.instruments(kind));
  useEffect(() => presenter.addressChanged(search), [presenter, search]);
  useEffect(() => () => presenter.left(), [presenter]);
  const { value } = presenter.content;
  return (
    <>
      <PageHeader
        title={say('trade.instruments-title')}
        crumbs={[{ label: say('trade.crumb') }, { label: say('trade.instruments-title') }]}
        facts={
          value && (
            <span role="status">
              {say(presenter.isFiltered ? 'trade.listed' : 'trade.issued-in-all', {
                count: value.count,
                amount: moneyToText(value.total),
              })}
            </span>
          )
        }
        actions={
          <>
            <ExportButton presenter={presenter} count={value?.count} />
            {presenter.makes && (
              <LinkButton kind="primary" to={presenter.paths.issue}>
                {say('trade.issue-title')}
              </LinkButton>
            )}
          </>
        }
      />
      <Card>
        <FilterBar
          search={{
            label: say('trade.search-instruments'),
            value: presenter.keyword,
            onChanged: (typed) => presenter.keywordTyped(typed),
          }}
          filters={[
            {
              id: 'state',
              kind: 'select',
              label: say('trade.column-state'),
              value: presenter.place.instrumentState ?? '',
              choices: instrumentStates.map((state) => ({
                value: state,
                label: say('trade.instrument-state', { state }),
              })),
              onChanged: (state) => presenter.stateChosen(state),
            },
            {
              id: 'owed',
              kind: 'dates',
              label: say('trade.owed-due'),
              value: { from: presenter.place.owedFrom ?? '', to: presenter.place.owedTo ?? '' },
              // Due dates are ahead: the last days say nothing of them.
              today: '',
              onChanged: ({ from, to }) => presenter.owedDaysChosen(from, to),
            },
          ]}
          onCleared={() => presenter.filterCleared()}
        />
        <Listed presenter={presenter} />
      </Card>
      <ChainPanel presenter={presenter} undo={presenter.undo} />
      <UndoDialog request={presenter.undo} />
    </>
  );
});
