import { makeStyles } from '@fluentui/react-components';
import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';

import { homeArea } from '../../../presentation/home/home-presenters.ts';
import type { ToDoItem, ToDoPresenter, ToDoQueueGroup } from '../../../presentation/home/to-do/to-do-presenter.ts';
import type { PageContent } from '../../../presentation/pages/page-content.ts';
import { LinkButton } from '../../design/actions/LinkButton.tsx';
import { PortalLink } from '../../design/actions/PortalLink.tsx';
import { PressButton } from '../../design/actions/PressButton.tsx';
import { FilterBar } from '../../design/filters/FilterBar.tsx';
import { Card } from '../../design/panels/Card.tsx';
import { EmptyPanel } from '../../design/panels/EmptyPanel.tsx';
import { ListSkeleton } from '../../design/panels/ListSkeleton.tsx';
import { Notice } from '../../design/panels/Notice.tsx';
import { PageHeader } from '../../design/panels/PageHeader.tsx';
import { DataTable } from '../../design/table/DataTable.tsx';
import type { Column } from '../../design/table/data-table-types.ts';
import { SecondLine } from '../../design/table/SecondLine.tsx';
import { PackageProgress } from '../../evidence/shared/PackageProgress.tsx';
import { StateBadge } from '../../design/panels/StateBadge.tsx';
import { useMedia } from '../../design/theme/use-media.ts';
import { usePresenter } from '../../pages/presenters-context.ts';
import { ApplicationBeside } from '../../trade/shared/application/ApplicationBeside.tsx';
import { AcceptanceDialogs } from '../../trade/shared/AcceptanceDialogs.tsx';
import { ArrivalBeside } from '../../trade/shared/ArrivalBeside.tsx';
import { ArrivalMissing } from '../../trade/shared/ArrivalMissing.tsx';
import { BesideQueue, roomBeside } from '../../trade/shared/BesideQueue.tsx';
import { focusCurrentRow } from '../../trade/shared/focus-current-row.ts';
import { useLostFocus } from '../../trade/shared/use-lost-focus.ts';
import { narrowingFilters } from '../../trade/shared/narrowing-filters.ts';
import { NarrowingOrder } from '../../trade/shared/NarrowingOrder.tsx';
import { toneOfState } from '../../trade/shared/state-tones.ts';
import { moneyToText } from '../../../domain/money/money.ts';
import type { TradeApplicationRow } from '../../../domain/trade/shared/trade-application.ts';
import { homePath } from '../../../domain/identity/signed-in.ts';
import { money, orDashes } from '../../../words/format.ts';
import { useWords, type Say } from '../../../words/use-words.ts';

const useStyles = makeStyles({
  queue: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '16px', alignContent: 'start' },
});

/** The presenter of a list, and the room that the queue has. */
interface Listing {
  readonly presenter: ToDoPresenter;
  /** Whether there is room for an application beside the queue. */
  readonly opensBeside: boolean;
  /** Whether one is open there. */
  readonly isTight: boolean;
}

const columnsOf = (say: Say, { presenter, opensBeside, isTight }: Listing): readonly Column<ToDoItem>[] => [
  {
    id: 'what',
    title: say('to-do.column-what'),
    minWidth: isTight ? 150 : 200,
    share: 0.8,
    onCard: 'title',
    cell: ({ product, act, isPackage, number }) => (
      <>
        {[product && say(product), isPackage ? say('to-do.package') : say('trade.act', { act })]
          .filter((part) => part !== undefined)
          .join(say('formats.clause-separator'))}
        {number !== '' && <SecondLine>{number}</SecondLine>}
      </>
    ),
  },
  {
    id: 'party',
    title: say('to-do.column-party'),
    minWidth: isTight ? 120 : 180,
    share: 1,
    cell: ({ party, task }) => party || (task === 'confirm' ? orDashes('') : say('to-do.several')),
  },
  {
    id: 'amount',
    title: say('to-do.column-amount'),
    minWidth: isTight ? 120 : 140,
    share: 0.2,
    amount: true,
    cell: ({ amount }) => (amount === '' ? orDashes('') : money(amount)),
  },
  {
    id: 'until',
    title: say('to-do.column-until'),
    minWidth: isTight ? 130 : 200,
    share: 0.2,
    cell: ({ until, since, result }) => {
      if (result) return orDashes('');
      const waited = since === undefined ? undefined : say('to-do.since', { at: since });
      if (until === '') return waited ?? orDashes('');
      return (
        <>
          {say('to-do.until', { day: until })}
          {waited !== undefined && <SecondLine>{waited}</SecondLine>}
        </>
      );
    },
  },
  {
    id: 'why',
    title: say('to-do.column-why'),
    minWidth: isTight ? 150 : 200,
    share: 0.8,
    cell: ({ why, isUrgent, result }) =>
      result ? (
        <StateBadge tone={toneOfState(result.state)}>{say('trade.state', { state: result.state })}</StateBadge>
      ) : (
        <PackageProgress urgency={isUrgent ? 'urgent' : 'mine'}>{say(why)}</PackageProgress>
      ),
  },
  {
    id: 'act',
    title: say('to-do.column-act'),
    titleHidden: true,
    minWidth: 112,
    share: 0,
    onCard: 'action',
    cell: ({ press, number, path, row, arrival, result }) => {
      const label = result ? say('trade.look') : say(press);
      const beside = row ? presenter.openPath(row) : arrival && !result ? presenter.arrivalPath(arrival) : undefined;
      const to = (opensBeside ? beside : undefined) ?? path;
      return to === undefined ? null : (
        <PortalLink strong to={to} label={`${label} ${number}`.trim()}>
          {label}
        </PortalLink>
      );
    },
  },
];

/** The waiting items of one task, with a link to the list that holds all of them. */
const Group = observer(function Group({ group, ...listing }: Listing & { readonly group: ToDoQueueGroup }) {
  const { say } = useWords();
  const { presenter, opensBeside } = listing;
  const { id } = presenter.beside;
  const asked = presenter.acceptance.accepting?.holdingId;
  const opens = opensBeside && group.items.some(({ row, arrival }) => (row ?? arrival) !== undefined);
  const { task, count, items, path } = group;
  const title = say('to-do.task', { task });
  return (
    <Card
      title={title}
      note={say('to-do.group-count', { count })}
      more={
        path !== undefined && (
          <PortalLink to={path} label={say('to-do.all-of-group', { task, count })}>
            {task === 'decide' && count > 1 ? say('to-do.together') : say('to-do.all-of', { count })}
          </PortalLink>
        )
      }
    >
      <DataTable
        name={title}
        columns={columnsOf(say, listing)}
        rowCount={items.length}
        rowAt={(index) => items[index]}
        rowName={({ number }) => number}
        {...(opens
          ? {
              onRowOpened: ({ row, arrival }: ToDoItem) => {
                if (row) presenter.beside.rowOpened(row);
                else if (arrival) presenter.arrivalPressed(arrival);
              },
              isCurrent: ({ row, arrival }: ToDoItem) =>
                row ? row.id === id : arrival !== undefined && arrival.holdingId === asked,
            }
          : {})}
      />
    </Card>
  );
});

const barredColumns = (
  say: Say,
  { presenter, opensBeside, isTight }: Listing,
): readonly Column<TradeApplicationRow>[] => [
  {
    id: 'what',
    title: say('to-do.column-what'),
    minWidth: isTight ? 150 : 200,
    share: 0.8,
    onCard: 'title',
    cell: ({ act, number }) => (
      <>
        {say('trade.act', { act })}
        <SecondLine>{number}</SecondLine>
      </>
    ),
  },
  {
    id: 'party',
    title: say('to-do.column-party'),
    minWidth: isTight ? 120 : 180,
    share: 1,
    cell: ({ counterpartyName }) => counterpartyName || say('to-do.several'),
  },
  {
    id: 'amount',
    title: say('to-do.column-amount'),
    minWidth: isTight ? 120 : 140,
    share: 0.2,
    amount: true,
    cell: ({ amount }) => money(moneyToText(amount)),
  },
  {
    id: 'why',
    title: say('to-do.column-not'),
    minWidth: isTight ? 200 : 300,
    share: 0.8,
    cell: ({ decisionBar, waitsFor }) => {
      const names = waitsFor?.names ?? [];
      return (
        <>
          {decisionBar && say('trade.decision-bar', { bar: decisionBar })}
          {names.length > 0 && <SecondLine>{say('to-do.others-can', { names })}</SecondLine>}
        </>
      );
    },
  },
  {
    id: 'act',
    title: say('to-do.column-act'),
    titleHidden: true,
    minWidth: 90,
    share: 0,
    onCard: 'action',
    cell: (row) => {
      const path = opensBeside ? presenter.openPath(row) : presenter.trade.pathOf(row);
      const label = say('trade.look');
      return path === undefined ? null : (
        <PortalLink strong to={path} label={`${label} ${row.number}`}>
          {label}
        </PortalLink>
      );
    },
  },
];

/** Items that the user cannot handle now, with the reason and the people who can. */
const Barred = observer(function Barred(listing: Listing) {
  const { say } = useWords();
  const { presenter, opensBeside } = listing;
  const { barred, beside } = presenter;
  const { id } = beside;
  if (barred.length === 0) return null;
  return (
    <Card title={say('to-do.barred')} note={say('to-do.group-count', { count: barred.length })}>
      <DataTable
        name={say('to-do.barred')}
        columns={barredColumns(say, listing)}
        rowCount={barred.length}
        rowAt={(index) => barred[index]}
        rowName={({ number }) => number}
        {...(opensBeside
          ? {
              onRowOpened: (row: TradeApplicationRow) => beside.rowOpened(row),
              isCurrent: (row: TradeApplicationRow) => row.id === id,
            }
          : {})}
      />
    </Card>
  );
});

/** The missing part of the queue, with the reason. */
const MissingSource = observer(function MissingSource({
  content,
  source,
}: {
  readonly content: Pick<PageContent<unknown>, 'current' | 'load'>;
  readonly source: 'trade' | 'packages';
}) {
  const { say } = useWords();
  const { current } = content;
  if (current.kind !== 'failed') return null;
  const { what, canRetry } = current.failure;
  return (
    <Notice
      tone="warn"
      live
      title={say(`to-do.missing-${source}`)}
      actions={
        canRetry && (
          <PressButton size="small" onPress={async () => content.load()}>
            {say('common.retry')}
          </PressButton>
        )
      }
    >
      {say(what)} {say('to-do.missing-body')}
    </Notice>
  );
});

const Filters = observer(function Filters({ presenter }: { readonly presenter: ToDoPresenter }) {
  const { say } = useWords();
  const { place, products, tasks } = presenter;
  const choiceOf = (value: string, name: string, count: number) => ({
    value,
    label: say('to-do.choice', { name, count }),
  });
  return (
    <FilterBar
      filters={[
        {
          id: 'product',
          kind: 'select',
          label: say('to-do.product'),
          value: place.book ?? '',
          choices: products.map(({ book, name, count }) => choiceOf(book, say(name), count)),
          onChanged: (book) => presenter.filterChanged({ book }),
        },
        {
          id: 'do',
          kind: 'select',
          label: say('to-do.do'),
          value: place.task ?? '',
          choices: tasks.map(({ task, count }) => choiceOf(task, say('to-do.task', { task }), count)),
          onChanged: (task) => presenter.filterChanged({ task }),
        },
        ...narrowingFilters(say, place.narrowing, (change) => presenter.narrowed(change)),
      ]}
      actions={<NarrowingOrder narrowing={place.narrowing} onChanged={(change) => presenter.narrowed(change)} />}
      onCleared={() => presenter.filterCleared()}
    />
  );
});

const Nothing = observer(function Nothing({ presenter }: { readonly presenter: ToDoPresenter }) {
  const { say } = useWords();
  const home = <LinkButton to={homePath}>{say('shell.go-home')}</LinkButton>;
  if (presenter.looksOn)
    return (
      <EmptyPanel title={say('to-do.looks-on')} actions={home}>
        {say('to-do.looks-on-body')}
      </EmptyPanel>
    );
  if (presenter.isFiltered)
    return (
      <EmptyPanel
        title={say('to-do.none-fits')}
        actions={<PressButton onPress={() => presenter.filterCleared()}>{say('common.filters-clear')}</PressButton>}
      />
    );
  if (presenter.isPartMissing) return <EmptyPanel title={say('to-do.none-of-part')} />;
  return (
    <EmptyPanel title={say('to-do.none')} actions={home}>
      {say('to-do.none-body')}
    </EmptyPanel>
  );
});

/**
 * Everything that waits for the user in their company and present role: applications, amounts to accept and packages.
 */
export const ToDoScreen = observer(function ToDoScreen() {
  const styles = useStyles();
  const { say } = useWords();
  const { search } = useLocation();
  const presenter = usePresenter(homeArea, (offered) => offered.toDo());
  useEffect(() => presenter.addressChanged(search), [presenter, search]);
  useEffect(() => {
    presenter.opened();
    return () => presenter.left();
  }, [presenter]);
  const { groups, barred, beside, total, numbers, isLoading, isAwaited, isPartMissing, looksOn } = presenter;
  const facts = isPartMissing
    ? say('to-do.facts-part', { count: numbers.known })
    : total === undefined
      ? undefined
      : say('to-do.facts', { count: total });
  const opensBeside = useMedia(roomBeside);
  const { acceptance } = presenter;
  const queue = useLostFocus(String(acceptance.handled.length));
  const isArrival = opensBeside && acceptance.accepting !== undefined;
  const isOpen = isArrival || (opensBeside && beside.id !== undefined);
  const focusRow = (): void => focusCurrentRow(queue.current);
  const listing = { presenter, opensBeside, isTight: isOpen };
  return (
    <>
      <PageHeader
        title={say('to-do.title')}
        crumbs={[{ label: say('shell.home'), to: homePath }]}
        facts={facts !== undefined && !looksOn ? <span role="status">{facts}</span> : undefined}
      />
      <ArrivalMissing acceptance={acceptance} onClosed={() => presenter.arrivalLeft()} />
      <BesideQueue
        beside={
          isArrival ? (
            <ArrivalBeside
              acceptance={acceptance}
              instrumentPath={(id) => presenter.trade.instrumentPath(id, acceptance.accepting?.kind)}
              onClosed={() => {
                focusRow();
                presenter.arrivalLeft();
              }}
            />
          ) : (
            isOpen && (
              <ApplicationBeside
                opened={beside}
                kind={presenter.openKind}
                pathOf={({ id }) => presenter.trade.pathOf({ id, kind: presenter.openKind })}
                onClosed={focusRow}
              />
            )
          )
        }
      >
        <div ref={queue} tabIndex={-1} className={styles.queue}>
          <MissingSource content={presenter.trade.content} source="trade" />
          <MissingSource content={presenter.packages.content} source="packages" />
          {presenter.hasFilters && (
            <Card>
              <Filters presenter={presenter} />
            </Card>
          )}
          {groups.map((group) => (
            <Group key={group.task} group={group} {...listing} />
          ))}
          <Barred {...listing} />
          {isLoading && <ListSkeleton rows={isAwaited ? 9 : 3} />}
          {!isLoading && groups.length === 0 && barred.length === 0 && (
            <Card>
              <Nothing presenter={presenter} />
            </Card>
          )}
        </div>
      </BesideQueue>
      <AcceptanceDialogs acceptance={acceptance} beside={opensBeside} onClosed={() => presenter.arrivalLeft()} />
    </>
  );
});
