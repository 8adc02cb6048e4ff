import { makeStyles } from '@fluentui/react-components';
import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';

import { moneyToText } from '../../../domain/money/money.ts';
import type { HeldInstrument } from '../../../domain/trade/shared/held-instrument.ts';
import { ownToDo } from '../../../domain/trade/shared/to-do.ts';
import type { TradeApplicationRow } from '../../../domain/trade/shared/trade-application.ts';
import { whyApart, type ApprovalsTogether } from '../../../presentation/trade/to-do/approvals-together.ts';
import type { TradeToDoPresenter } from '../../../presentation/trade/to-do/trade-to-do-presenter.ts';
import { tradeArea } from '../../../presentation/trade/trade-presenters.ts';
import { PortalLink } from '../../design/actions/PortalLink.tsx';
import { Card } from '../../design/panels/Card.tsx';
import { EmptyPanel } from '../../design/panels/EmptyPanel.tsx';
import { ListSkeleton } from '../../design/panels/ListSkeleton.tsx';
import { PageHeader } from '../../design/panels/PageHeader.tsx';
import { DataTable } from '../../design/table/DataTable.tsx';
import type { Column, RowSelection } from '../../design/table/data-table-types.ts';
import { SecondLine } from '../../design/table/SecondLine.tsx';
import { usePresenter } from '../../pages/presenters-context.ts';
import { money, orDashes } from '../../../words/format.ts';
import { useWords, type Say } from '../../../words/use-words.ts';
import { LoadFailure } from '../shared/LoadFailure.tsx';
import { useKind } from '../shared/kind-context.ts';
import { TogetherBar, TogetherDialogs, TogetherResults } from './ApprovalsTogetherParts.tsx';

const useStyles = makeStyles({ queues: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '16px' } });

type Press = 'decide' | 'mend' | 'go-on' | 'look';

const pressWords = {
  decide: 'trade.decide',
  mend: 'trade.mend',
  'go-on': 'trade.go-on-with',
  look: 'trade.look',
} as const;

/** Why a row is in the queue now. */
function whyOf(row: TradeApplicationRow, press: Press, say: Say): { readonly now: string; readonly more: string } {
  const until = row.endsOn === '' ? '' : say('trade.until', { day: row.endsOn });
  if (press === 'decide')
    return {
      now: say('trade.waits-you'),
      more: [say('trade.waited', { since: row.stateSince }), until].join(say('formats.clause-separator')),
    };
  if (press === 'look' && row.waitsFor)
    return {
      now: [say('trade.step-name', { role: row.waitsFor.role }), row.waitsFor.names.join(say('formats.list-separator'))]
        .filter((part) => part !== '')
        .join(' '),
      more:
        row.decisionBar && row.decisionBar !== 'not-theirs'
          ? say('trade.decision-bar', { bar: row.decisionBar })
          : until,
    };
  return { now: say('trade.state', { state: row.state }), more: until };
}

function columnsOf(
  say: Say,
  press: Press,
  pathOf: (row: TradeApplicationRow) => string | undefined,
): readonly Column<TradeApplicationRow>[] {
  return [
    {
      id: 'what',
      title: say('trade.column-what'),
      minWidth: 190,
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
      minWidth: 180,
      share: 1.2,
      cell: (row) => row.counterpartyName || (row.state === 'DRAFT' ? orDashes('') : say('trade.several')),
    },
    {
      id: 'amount',
      title: say('trade.column-amount'),
      minWidth: 140,
      share: 0.2,
      amount: true,
      cell: (row) => money(moneyToText(row.amount)),
    },
    {
      id: 'due',
      title: say('trade.column-due'),
      minWidth: 110,
      share: 0,
      cell: (row) => (row.dueOn === '' ? orDashes('') : say('formats.day', { day: row.dueOn })),
    },
    {
      id: 'why',
      title: say('trade.column-why'),
      minWidth: 270,
      share: 0.8,
      cell: (row) => {
        const { now, more } = whyOf(row, press, say);
        return (
          <>
            {now}
            {more !== '' && <SecondLine>{more}</SecondLine>}
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
        const path = pathOf(row);
        const label = say(pressWords[press]);
        return path === undefined ? null : (
          <PortalLink strong to={path} label={`${label} ${row.number}`}>
            {label}
          </PortalLink>
        );
      },
    },
  ];
}

const Queue = observer(function Queue({
  title,
  note,
  rows,
  press,
  pathOf,
  together,
}: {
  readonly title: string;
  readonly note?: string;
  readonly rows: readonly TradeApplicationRow[];
  readonly press: Press;
  readonly pathOf: (row: TradeApplicationRow) => string | undefined;
  /** Approves several of the rows together; undefined where they are decided one by one. */
  readonly together?: ApprovalsTogether;
}) {
  const { say } = useWords();
  if (rows.length === 0) return null;
  return (
    <Card title={title} note={note ?? String(rows.length)}>
      <DataTable
        name={title}
        columns={columnsOf(say, press, pathOf)}
        rowCount={rows.length}
        rowAt={(index) => rows[index]}
        rowName={(row) => row.number}
        {...(together && together.most > 0 ? { selection: selectionOf(together, say) } : {})}
      />
    </Card>
  );
});

const selectionOf = (together: ApprovalsTogether, say: Say): RowSelection<TradeApplicationRow> => ({
  isSelected: (row) => together.isChosen(row),
  refusalOf: (row) => {
    const why = whyApart(row);
    return why && say(why);
  },
  onToggled: (row, selected, withShift) => together.toggled(row, selected, withShift),
  all: {
    state: together.choice,
    label: say('trade.together-all', { count: together.most }),
    onToggled: (selected) => together.allToggled(selected),
  },
});

function arrivalColumns(say: Say, path: string | undefined): readonly Column<HeldInstrument>[] {
  return [
    {
      id: 'number',
      title: say('trade.column-number'),
      minWidth: 190,
      share: 0.6,
      onCard: 'title',
      cell: (row) => row.number,
    },
    { id: 'sender', title: say('trade.column-sender'), minWidth: 180, share: 1.2, cell: (row) => row.senderName },
    {
      id: 'amount',
      title: say('trade.column-amount'),
      minWidth: 140,
      share: 0.2,
      amount: true,
      cell: (row) => money(moneyToText(row.amount)),
    },
    {
      id: 'due',
      title: say('trade.column-due'),
      minWidth: 110,
      share: 0,
      cell: (row) => say('formats.day', { day: row.dueOn }),
    },
    {
      id: 'until',
      title: say('trade.column-accept-by'),
      minWidth: 210,
      share: 0.8,
      cell: (row) => say('trade.until', { day: row.acceptBy }),
    },
    {
      id: 'act',
      title: say('trade.column-act'),
      titleHidden: true,
      minWidth: 90,
      share: 0,
      onCard: 'action',
      cell: (row) =>
        path === undefined ? null : (
          <PortalLink strong to={path} label={say('trade.accept-of', { number: row.number })}>
            {say('trade.accept')}
          </PortalLink>
        ),
    },
  ];
}

function Arrivals({ rows, path }: { readonly rows: readonly HeldInstrument[]; readonly path: string | undefined }) {
  const { say } = useWords();
  if (rows.length === 0) return null;
  return (
    <Card title={say('trade.to-accept')} note={String(rows.length)}>
      <DataTable
        name={say('trade.to-accept')}
        columns={arrivalColumns(say, path)}
        rowCount={rows.length}
        rowAt={(index) => rows[index]}
        rowName={(row) => row.number}
      />
    </Card>
  );
}

const Queues = observer(function Queues({ presenter }: { readonly presenter: TradeToDoPresenter }) {
  const { say } = useWords();
  const { value } = presenter.content;
  const { paths, makes } = presenter;
  if (!value) return null;
  const { drafts, underWay, barred } = value;
  const { toDecide, returned, toAccept } = ownToDo(value, makes);
  const isEmpty =
    [toDecide, returned, drafts, underWay, barred].every((rows) => rows.length === 0) && toAccept.length === 0;
  if (isEmpty)
    return (
      <>
        <TogetherResults together={presenter.together} pathOf={paths.application} />
        <Card>
          <EmptyPanel title={say('trade.to-do-none')}>{say('trade.to-do-none-body')}</EmptyPanel>
        </Card>
      </>
    );
  const look = ({ id }: TradeApplicationRow): string | undefined => paths.application(id);
  // What a maker has under way is what the same person cannot decide, and stands once.
  const others = underWay.filter(
    ({ id }) => !barred.some((row) => row.id === id) && !toDecide.some((row) => row.id === id),
  );
  return (
    <>
      <TogetherResults together={presenter.together} pathOf={paths.application} />
      <Queue
        title={say('trade.to-decide')}
        note={say('trade.to-decide-total', { count: toDecide.length })}
        rows={toDecide}
        press="decide"
        pathOf={look}
        together={presenter.together}
      />
      <Queue title={say('trade.to-mend')} rows={returned} press="mend" pathOf={(row) => paths.form(row) ?? look(row)} />
      <Arrivals rows={toAccept} path={paths.acceptance} />
      <Queue title={say('trade.drafts')} rows={drafts} press="go-on" pathOf={paths.form} />
      <Queue title={say('trade.barred')} rows={barred} press="look" pathOf={look} />
      <Queue title={say('trade.under-way')} rows={others} press="look" pathOf={look} />
    </>
  );
});

/** What waits for the reader in this product: decisions, corrections, acceptances (checklist ). */
export const TradeToDoScreen = observer(function TradeToDoScreen() {
  const styles = useStyles();
  const { say } = useWords();
  const kind = useKind();
  const presenter = usePresenter(tradeArea, (offered) => offered.tradeToDo(kind));
  useEffect(() => {
    presenter.opened();
    return () => presenter.left();
  }, [presenter]);
  const { current } = presenter.content;
  const { count } = presenter;
  return (
    <>
      <PageHeader
        title={say('trade.to-do-title')}
        crumbs={[{ label: say('trade.crumb') }, { label: say('trade.to-do-title') }]}
        facts={count === undefined ? undefined : <span role="status">{say('trade.to-do-facts', { count })}</span>}
      />
      {current.kind === 'loading' && <ListSkeleton />}
      {current.kind === 'failed' && (
        <Card>
          <LoadFailure content={presenter.content} />
        </Card>
      )}
      <div className={styles.queues}>
        <Queues presenter={presenter} />
      </div>
      <TogetherBar together={presenter.together} />
      <TogetherDialogs together={presenter.together} />
    </>
  );
});
