import { makeStyles } from '@fluentui/react-components';
import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';

import { limitsPath } from '../../../domain/catalogue/limits-path.ts';
import { moneyToText } from '../../../domain/money/money.ts';
import { supplierOptions, type FinancingRow } from '../../../domain/trade/financing/financing.ts';
import type { HeldInstrument } from '../../../domain/trade/shared/held-instrument.ts';
import type { TradeApplicationRow } from '../../../domain/trade/shared/trade-application.ts';
import { bulkApprovalObstacle, type BulkApproval } from '../../../presentation/trade/to-do/bulk-approval.ts';
import { acceptancePathOf } from '../../../presentation/trade/shared/acceptance-path.ts';
import {
  toDoGroups,
  type ToDoGroupName,
  type TradeToDoPresenter,
} from '../../../presentation/trade/to-do/trade-to-do-presenter.ts';
import { tradeArea } from '../../../presentation/trade/trade-presenters.ts';
import { PressButton } from '../../design/actions/PressButton.tsx';
import { PortalLink } from '../../design/actions/PortalLink.tsx';
import { FilterBar } from '../../design/filters/FilterBar.tsx';
import { Card } from '../../design/panels/Card.tsx';
import { EmptyPanel } from '../../design/panels/EmptyPanel.tsx';
import { ListSkeleton } from '../../design/panels/ListSkeleton.tsx';
import { PageHeader } from '../../design/panels/PageHeader.tsx';
import { StateBadge } from '../../design/panels/StateBadge.tsx';
import { DataTable } from '../../design/table/DataTable.tsx';
import type { Column, RowSelection } from '../../design/table/data-table-types.ts';
import { SecondLine } from '../../design/table/SecondLine.tsx';
import { useMedia } from '../../design/theme/use-media.ts';
import { PackageProgress } from '../../evidence/shared/PackageProgress.tsx';
import { usePresenter } from '../../pages/presenters-context.ts';
import { money, orDashes } from '../../../words/format.ts';
import { useWords, type Say } from '../../../words/use-words.ts';
import { AcceptanceDialogs } from '../shared/AcceptanceDialogs.tsx';
import { ApplicationBeside } from '../shared/application/ApplicationBeside.tsx';
import { ArrivalBeside } from '../shared/ArrivalBeside.tsx';
import { ArrivalMissing } from '../shared/ArrivalMissing.tsx';
import { BesideQueue, roomBeside } from '../shared/BesideQueue.tsx';
import { focusCurrentRow } from '../shared/focus-current-row.ts';
import { useLostFocus } from '../shared/use-lost-focus.ts';
import { LoadFailure } from '../shared/LoadFailure.tsx';
import { useKind } from '../shared/kind-context.ts';
import { toneOfState } from '../shared/state-tones.ts';
import { narrowingFilters } from '../shared/narrowing-filters.ts';
import { NarrowingOrder } from '../shared/NarrowingOrder.tsx';
import { BulkApprovalBar, BulkApprovalDialogs, BulkApprovalResults } from './BulkApprovalParts.tsx';

const useStyles = makeStyles({
  queues: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '16px', alignContent: 'start' },
});

type Press = 'decide' | 'mend' | 'go-on' | 'look';

const pressWords = {
  decide: 'trade.decide',
  mend: 'trade.mend',
  'go-on': 'trade.go-on-with',
  look: 'trade.look',
} as const;

/** The holder of an application, and its step. */
const holderOf = ({ waitsFor }: TradeApplicationRow, say: Say): string =>
  [say('trade.step-name', { role: waitsFor?.role }), (waitsFor?.names ?? []).join(say('formats.list-separator'))]
    .filter((part) => part !== '')
    .join(' ');

/** Why a row is in the queue now. */
function whyOf(row: TradeApplicationRow, press: Press, say: Say): { readonly now: string; readonly more: string } {
  const until = row.endsOn === '' ? '' : say('trade.until', { day: row.endsOn });
  if (press === 'decide')
    return {
      now: say(row.act === 'correction' ? 'trade.waits-signature' : 'trade.waits-you'),
      more: [say('trade.waited', { since: row.stateSince }), until].join(say('formats.clause-separator')),
    };
  if (press === 'look' && row.waitsFor)
    // It is no obstacle that the user made the application, or that it is another person's turn, so only the holder is
    // shown.
    return row.decisionBar && row.decisionBar !== 'not-theirs' && row.decisionBar !== 'own'
      ? { now: say('trade.decision-bar', { bar: row.decisionBar }), more: holderOf(row, say) }
      : { now: holderOf(row, say), more: until };
  return { now: say('trade.state', row), more: until };
}

/** Why a row is in the queue now, or its result if it was handled here. Only urgent rows are red. */
const Why = observer(function Why({
  row,
  press,
  presenter,
}: {
  readonly row: TradeApplicationRow;
  readonly press: Press;
  readonly presenter: TradeToDoPresenter;
}) {
  const { say } = useWords();
  const result = presenter.beside.resultOf(row);
  if (result) {
    const waits = result.waitsFor?.names.join(say('formats.list-separator')) ?? '';
    return (
      <>
        <StateBadge tone={toneOfState(result.state)}>{say('trade.state', { state: result.state })}</StateBadge>
        {waits !== '' && <SecondLine>{say('trade.together-goes-to', { names: waits })}</SecondLine>}
      </>
    );
  }
  const { now, more } = whyOf(row, press, say);
  const isOwn = press === 'decide' || press === 'mend';
  return (
    <>
      <PackageProgress urgency={isOwn ? (presenter.isUrgent(row.endsOn) ? 'urgent' : 'mine') : undefined}>
        {now}
      </PackageProgress>
      {more !== '' && <SecondLine>{more}</SecondLine>}
    </>
  );
});

interface Listing {
  readonly presenter: TradeToDoPresenter;
  readonly press: Press;
  readonly pathOf: (row: TradeApplicationRow) => string | undefined;
  /** Whether an application is open beside the queue, so that there is less room. */
  readonly isTight: boolean;
}

function columnsOf(say: Say, { presenter, press, pathOf, isTight }: Listing): readonly Column<TradeApplicationRow>[] {
  const due: Column<TradeApplicationRow> = {
    id: 'due',
    title: say('trade.column-due'),
    minWidth: 110,
    share: 0,
    cell: (row) => (row.dueOn === '' ? orDashes('') : say('formats.day', { day: row.dueOn })),
  };
  return [
    {
      id: 'what',
      title: say('trade.column-what'),
      minWidth: isTight ? 150 : 205,
      share: 0.6,
      onCard: 'title',
      cell: (row) => (
        <>
          {say('trade.act', { act: row.act })}
          <SecondLine>{row.number}</SecondLine>
        </>
      ),
    },
    {
      id: 'party',
      title: say('trade.column-party'),
      minWidth: isTight ? 120 : 180,
      share: 0.6,
      cell: (row) => row.counterpartyName || (row.state === 'DRAFT' ? orDashes('') : say('trade.several')),
    },
    {
      id: 'amount',
      title: say('trade.column-amount'),
      minWidth: isTight ? 120 : 140,
      share: 0.2,
      amount: true,
      cell: (row) => money(moneyToText(row.amount)),
    },
    ...(isTight ? [] : [due]),
    {
      id: 'why',
      title: say('trade.column-why'),
      minWidth: isTight ? 170 : 270,
      share: 1.4,
      cell: (row) => <Why row={row} press={press} presenter={presenter} />,
    },
    {
      id: 'act',
      title: say('trade.column-act'),
      titleHidden: true,
      minWidth: 90,
      share: 0,
      onCard: 'action',
      cell: (row) => {
        const path = pathOf(row);
        const label = say(presenter.beside.resultOf(row) ? 'trade.look' : pressWords[press]);
        return path === undefined ? null : (
          <PortalLink strong to={path} label={`${label} ${row.number}`}>
            {label}
          </PortalLink>
        );
      },
    },
  ];
}

interface QueueProps extends Listing {
  readonly title: string;
  readonly note?: string;
  readonly rows: readonly TradeApplicationRow[];
  /** Opens a row beside the queue; undefined if rows link to pages. */
  readonly onOpened?: ((row: TradeApplicationRow) => void) | undefined;
  /** Approves several rows together; undefined if they are decided one by one. */
  readonly together?: BulkApproval;
}

const Queue = observer(function Queue({ title, note, rows, onOpened, together, ...listing }: QueueProps) {
  const { say } = useWords();
  const { presenter } = listing;
  const { id } = presenter.beside;
  if (rows.length === 0) return null;
  return (
    <Card title={title} note={note ?? String(rows.length)}>
      <DataTable
        name={title}
        columns={columnsOf(say, listing)}
        rowCount={rows.length}
        rowAt={(index) => rows[index]}
        rowName={(row) => row.number}
        {...(onOpened ? { onRowOpened: onOpened, isCurrent: (row: TradeApplicationRow) => row.id === id } : {})}
        {...(together && together.most > 0 ? { selection: selectionOf(together, presenter, say) } : {})}
      />
    </Card>
  );
});

const selectionOf = (
  together: BulkApproval,
  { beside }: TradeToDoPresenter,
  say: Say,
): RowSelection<TradeApplicationRow> => ({
  isSelected: (row) => together.isChosen(row),
  refusalOf: (row) => {
    if (beside.resultOf(row)) return say('trade.handled-already');
    const why = bulkApprovalObstacle(row);
    return why && say(why);
  },
  keepsReasons: true,
  onToggled: (row, selected, withShift) => together.toggled(row, selected, withShift),
  all: {
    state: together.choice,
    label: say('trade.together-all', { count: together.most }),
    onToggled: (selected) => together.allToggled(selected),
  },
});

function arrivalColumns(
  say: Say,
  presenter: TradeToDoPresenter,
  isTight: boolean,
  opensBeside: boolean,
): readonly Column<HeldInstrument>[] {
  return [
    {
      id: 'number',
      title: say('trade.column-number'),
      minWidth: isTight ? 150 : 205,
      share: 0.6,
      onCard: 'title',
      cell: (row) => row.number,
    },
    {
      id: 'sender',
      title: say('trade.column-sender'),
      minWidth: isTight ? 120 : 180,
      share: 1.2,
      cell: (row) => row.senderName,
    },
    {
      id: 'amount',
      title: say('trade.column-amount'),
      minWidth: isTight ? 120 : 140,
      share: 0.2,
      amount: true,
      cell: (row) => money(moneyToText(row.amount)),
    },
    ...(isTight
      ? []
      : [
          {
            id: 'due',
            title: say('trade.column-due'),
            minWidth: 110,
            share: 0,
            cell: (row: HeldInstrument) => say('formats.day', { day: row.dueOn }),
          },
        ]),
    {
      id: 'until',
      title: say('trade.column-accept-by'),
      minWidth: isTight ? 150 : 210,
      share: 0.8,
      cell: (row) => {
        const result = presenter.acceptance.resultOf(row);
        if (result)
          return result.act === 'refuse'
            ? say('trade.refusal-done')
            : say('trade.acceptance-sent', { names: result.application.waitsFor?.names ?? [] });
        return (
          <>
            <PackageProgress urgency={presenter.isUrgent(row.acceptBy) ? 'urgent' : 'mine'}>
              {say('trade.until', { day: row.acceptBy })}
            </PackageProgress>
            {row.isAgain === true && <SecondLine>{say('trade.accept-again')}</SecondLine>}
          </>
        );
      },
    },
    {
      id: 'act',
      title: say('trade.column-act'),
      titleHidden: true,
      minWidth: 90,
      share: 0,
      onCard: 'action',
      cell: (row) => {
        if (presenter.acceptance.resultOf(row)) return null;
        const path = acceptancePathOf(presenter.paths.acceptance, row);
        if (opensBeside && path !== undefined)
          return (
            <PressButton
              kind="subtle"
              size="small"
              label={say('trade.accept-of', { number: row.number })}
              onPress={() => presenter.arrivalPressed(row)}
            >
              {say('trade.accept')}
            </PressButton>
          );
        return path === undefined ? null : (
          <PortalLink strong to={path} label={say('trade.accept-of', { number: row.number })}>
            {say('trade.accept')}
          </PortalLink>
        );
      },
    },
  ];
}

const Arrivals = observer(function Arrivals({
  presenter,
  isTight,
  opensBeside,
}: {
  readonly presenter: TradeToDoPresenter;
  readonly isTight: boolean;
  readonly opensBeside: boolean;
}) {
  const { say } = useWords();
  const { arrivals: rows } = presenter;
  if (rows.length === 0) return null;
  return (
    <Card title={say('trade.to-accept')} note={String(rows.length)}>
      <DataTable
        name={say('trade.to-accept')}
        columns={arrivalColumns(say, presenter, isTight, opensBeside)}
        isCurrent={(row) => presenter.acceptance.accepting?.holdingId === row.holdingId}
        rowCount={rows.length}
        rowAt={(index) => rows[index]}
        rowName={(row) => row.number}
        {...(opensBeside ? { onRowOpened: (row: HeldInstrument) => presenter.arrivalPressed(row) } : {})}
      />
    </Card>
  );
});

function financingColumns(say: Say, presenter: TradeToDoPresenter, isTight: boolean): readonly Column<FinancingRow>[] {
  return [
    {
      id: 'number',
      title: say('trade.column-what'),
      minWidth: isTight ? 150 : 205,
      share: 0.6,
      onCard: 'title',
      cell: (row) => (
        <>
          {say('trade.act', { act: supplierOptions(row).act })}
          <SecondLine>{row.number}</SecondLine>
        </>
      ),
    },
    {
      id: 'funder',
      title: say('financing.column-funder'),
      minWidth: isTight ? 120 : 180,
      share: 1.2,
      cell: (row) => row.funderName,
    },
    {
      id: 'amount',
      title: say('trade.column-amount'),
      minWidth: isTight ? 120 : 140,
      share: 0.2,
      amount: true,
      cell: (row) => money(moneyToText(supplierOptions(row).amount)),
    },
    {
      id: 'why',
      title: say('trade.column-why'),
      minWidth: isTight ? 170 : 270,
      share: 0.8,
      cell: (row) => (
        <>
          <PackageProgress urgency={presenter.isUrgent(row.endsOn) ? 'urgent' : 'mine'}>
            {say('financing.state', { state: row.state })}
          </PackageProgress>
          {row.endsOn !== '' && <SecondLine>{say('trade.until', { day: row.endsOn })}</SecondLine>}
        </>
      ),
    },
    {
      id: 'act',
      title: say('trade.column-act'),
      titleHidden: true,
      minWidth: 90,
      share: 0,
      onCard: 'action',
      cell: (row) => {
        const path = presenter.paths.financing(row.id);
        return path === undefined ? null : (
          <PortalLink strong to={path} label={`${say('trade.go-on-with')} ${row.number}`}>
            {say('trade.go-on-with')}
          </PortalLink>
        );
      },
    },
  ];
}

const Financings = observer(function Financings({
  presenter,
  isTight,
}: {
  readonly presenter: TradeToDoPresenter;
  readonly isTight: boolean;
}) {
  const { say } = useWords();
  const { financings: rows } = presenter;
  if (rows.length === 0) return null;
  return (
    <Card title={say('financing.to-do')} note={String(rows.length)}>
      <DataTable
        name={say('financing.to-do')}
        columns={financingColumns(say, presenter, isTight)}
        rowCount={rows.length}
        rowAt={(index) => rows[index]}
        rowName={(row) => row.number}
      />
    </Card>
  );
});

/** Proposals of colleagues: thresholds are answered on the page of limits, recommendations on that of suppliers. */
const Confirmations = observer(function Confirmations({ presenter }: { readonly presenter: TradeToDoPresenter }) {
  const { say } = useWords();
  const { confirmations, paths } = presenter;
  if (confirmations.length === 0) return null;
  return (
    <Card title={say('trade.to-confirm')} note={String(confirmations.length)} padded>
      {confirmations.map((each) => {
        const { id, makerName: maker } = each;
        const isThreshold = each.what === 'review-threshold';
        const path = isThreshold ? limitsPath : paths.suppliers;
        return (
          <div key={id}>
            {isThreshold
              ? say('trade.to-confirm-line', { maker, amount: moneyToText(each.amount), from: each.validFrom })
              : say('trade.to-confirm-supplier', { maker, name: each.name })}{' '}
            {path !== undefined && (
              <PortalLink strong to={path}>
                {say('trade.landing-press', { press: 'confirm' })}
              </PortalLink>
            )}
          </div>
        );
      })}
    </Card>
  );
});

/** The filters by task, amount and waiting time, and the order. */
const Filters = observer(function Filters({ presenter }: { readonly presenter: TradeToDoPresenter }) {
  const { say } = useWords();
  const { place, tasks } = presenter;
  return (
    <Card>
      <FilterBar
        filters={[
          {
            id: 'do',
            kind: 'select',
            label: say('trade.to-do-task'),
            value: place.task ?? '',
            choices: tasks.map(({ task, count }) => ({
              value: task,
              label: say('trade.to-do-choice', { task, count }),
            })),
            onChanged: (task) => presenter.taskChosen(task),
          },
          ...narrowingFilters(say, place.narrowing, (change) => presenter.narrowed(change)),
        ]}
        actions={<NarrowingOrder narrowing={place.narrowing} onChanged={(change) => presenter.narrowed(change)} />}
        onCleared={() => presenter.filterCleared()}
      />
    </Card>
  );
});

const Queues = observer(function Queues({
  presenter,
  opensBeside,
  isTight,
}: {
  readonly presenter: TradeToDoPresenter;
  /** Whether there is room for an application beside the queue. */
  readonly opensBeside: boolean;
  readonly isTight: boolean;
}) {
  const { say } = useWords();
  const { paths, together, beside, isFiltered, arrivals, financings, confirmations } = presenter;
  if (!presenter.content.value) return null;
  const rowsOf = (name: ToDoGroupName): readonly TradeApplicationRow[] => presenter.rowsOf(name);
  const isEmpty =
    toDoGroups.every((name) => rowsOf(name).length === 0) &&
    arrivals.length + financings.length + confirmations.length === 0;
  const look = (row: TradeApplicationRow): string | undefined =>
    opensBeside ? presenter.openPath(row) : paths.application(row.id);
  const listing = {
    presenter,
    isTight,
    pathOf: look,
    onOpened: opensBeside ? (row: TradeApplicationRow) => beside.rowOpened(row) : undefined,
  };
  return (
    <>
      <BulkApprovalResults together={together} pathOf={paths.application} />
      {isEmpty && (
        <Card>
          {isFiltered ? (
            <EmptyPanel
              title={say('trade.to-do-none-fits')}
              actions={
                <PressButton onPress={() => presenter.filterCleared()}>{say('common.filters-clear')}</PressButton>
              }
            />
          ) : (
            <EmptyPanel title={say('trade.to-do-none')}>{say('trade.to-do-none-body')}</EmptyPanel>
          )}
        </Card>
      )}
      <Queue
        {...listing}
        title={say('trade.to-decide')}
        note={say('trade.to-decide-total', { count: presenter.undecided })}
        rows={rowsOf('toDecide')}
        press="decide"
        together={together}
      />
      <Queue
        {...listing}
        title={say('trade.to-mend')}
        rows={rowsOf('returned')}
        press="mend"
        pathOf={(row) => (opensBeside ? look(row) : (paths.form(row) ?? look(row)))}
      />
      <Arrivals presenter={presenter} isTight={isTight} opensBeside={opensBeside} />
      <Financings presenter={presenter} isTight={isTight} />
      <Confirmations presenter={presenter} />
      <Queue
        {...listing}
        title={say('trade.drafts')}
        rows={rowsOf('drafts')}
        press="go-on"
        pathOf={paths.form}
        onOpened={undefined}
      />
      <Queue {...listing} title={say('trade.barred')} rows={rowsOf('barred')} press="look" />
      <Queue {...listing} title={say('trade.under-way')} rows={rowsOf('underWay')} press="look" />
    </>
  );
});

/** Everything that waits for the user in this product: decisions, corrections, acceptances (checklist ). */
export const TradeToDoScreen = observer(function TradeToDoScreen() {
  const styles = useStyles();
  const { say } = useWords();
  const kind = useKind();
  const { search } = useLocation();
  const opensBeside = useMedia(roomBeside);
  const presenter = usePresenter(tradeArea, (offered) => offered.tradeToDo(kind));
  useEffect(() => presenter.addressChanged(search), [presenter, search]);
  useEffect(() => {
    presenter.opened();
    return () => presenter.left();
  }, [presenter]);
  const { count, beside, content } = presenter;
  const { current } = content;
  const { acceptance, together } = presenter;
  // Removed results and handled amounts take the pressed button with them.
  const queues = useLostFocus(`${acceptance.handled.length} ${together.results.length}`);
  const isArrival = opensBeside && acceptance.accepting !== undefined;
  const isOpen = isArrival || (opensBeside && beside.id !== undefined);
  const focusRow = (): void => focusCurrentRow(queues.current);
  return (
    <>
      <PageHeader
        title={say('trade.to-do-title')}
        crumbs={[{ label: say('trade.crumb') }, { label: say('trade.to-do-title') }]}
        facts={count === undefined ? undefined : <span role="status">{say('trade.to-do-facts', { count })}</span>}
      />
      <ArrivalMissing acceptance={acceptance} onClosed={() => presenter.arrivalLeft()} />
      {current.kind === 'loading' && <ListSkeleton />}
      {current.kind === 'failed' && (
        <Card>
          <LoadFailure content={content} />
        </Card>
      )}
      <BesideQueue
        beside={
          isArrival ? (
            <ArrivalBeside
              acceptance={acceptance}
              instrumentPath={presenter.paths.instrument}
              onClosed={() => {
                focusRow();
                presenter.arrivalLeft();
              }}
            />
          ) : (
            isOpen && (
              <ApplicationBeside
                opened={beside}
                kind={kind}
                pathOf={({ id }) => presenter.paths.application(id)}
                onClosed={focusRow}
              />
            )
          )
        }
      >
        <div ref={queues} tabIndex={-1} className={styles.queues}>
          {presenter.hasFilters && <Filters presenter={presenter} />}
          <Queues presenter={presenter} opensBeside={opensBeside} isTight={isOpen} />
        </div>
      </BesideQueue>
      <AcceptanceDialogs acceptance={acceptance} beside={opensBeside} onClosed={() => presenter.arrivalLeft()} />
      <BulkApprovalBar together={together} />
      <BulkApprovalDialogs together={together} />
    </>
  );
});
