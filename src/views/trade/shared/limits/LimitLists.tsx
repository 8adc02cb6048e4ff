import { makeStyles, tokens } from '@fluentui/react-components';
import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';

import type { LimitPage } from '../../../../application/ports/trade/limit-desk.ts';
import { moneyToText } from '../../../../domain/money/money.ts';
import type { LimitRequest } from '../../../../domain/trade/shared/company-limit.ts';
import type { LimitUseState } from '../../../../domain/trade/shared/limit.ts';
import type { PageContent } from '../../../../presentation/pages/page-content.ts';
import {
  limitTabs,
  type IssueLimitPresenter,
  type LimitUseView,
} from '../../../../presentation/trade/shared/limits/issue-limit-presenter.ts';
import { limitPageSizes, type LimitList } from '../../../../presentation/trade/shared/limits/limit-list.ts';
import { PortalLink } from '../../../design/actions/PortalLink.tsx';
import { EmptyPanel } from '../../../design/panels/EmptyPanel.tsx';
import { FailedPanel } from '../../../design/panels/FailedPanel.tsx';
import { ListSkeleton } from '../../../design/panels/ListSkeleton.tsx';
import { StateBadge } from '../../../design/panels/StateBadge.tsx';
import { Timeline, type TimelineEntry } from '../../../design/panels/Timeline.tsx';
import type { Tone } from '../../../design/panels/tone.ts';
import { ViewTabs } from '../../../design/panels/ViewTabs.tsx';
import { DataTable } from '../../../design/table/DataTable.tsx';
import type { Column } from '../../../design/table/data-table-types.ts';
import { Pager } from '../../../design/table/Pager.tsx';
import { money, orDashes } from '../../../../words/format.ts';
import { useWords, type Say } from '../../../../words/use-words.ts';
import { changeWords } from './limit-terms.ts';

const useStyles = makeStyles({
  log: { padding: '16px 16px 4px' },
  part: { display: 'block', fontSize: '12px', lineHeight: '18px', color: tokens.colorNeutralForeground3 },
  line: { display: 'block' },
});

const useTones: Readonly<Record<LimitUseState, Tone>> = { reserved: 'info', used: 'ok', freed: 'idle' };

interface Props {
  readonly presenter: IssueLimitPresenter;
}

/** A list with any kind of rows. */
interface AnyList extends Pick<LimitList<unknown>, 'place' | 'pages' | 'pageChosen' | 'pageSizeChosen'> {
  readonly content: Pick<PageContent<LimitPage<unknown>>, 'current' | 'load'>;
}

interface ListedProps {
  readonly list: AnyList;
  readonly none: ReactNode;
  /** Its rows, which are rendered once there are any. */
  readonly children: ReactNode;
}

/** A paged list in each of its states. */
const Listed = observer(function Listed({ list, none, children }: ListedProps) {
  const { say } = useWords();
  const { content, place, pages } = list;
  const { current } = content;
  if (current.kind === 'loading') return <ListSkeleton />;
  if (current.kind === 'failed')
    return (
      <FailedPanel
        message={say(current.failure.what)}
        code={current.failure.code || undefined}
        traceId={current.failure.traceId || undefined}
        onRetry={current.failure.canRetry ? async () => content.load() : undefined}
      />
    );
  if (current.value.count === 0) return none;
  return (
    <>
      {children}
      {current.value.count > limitPageSizes[0] && (
        <Pager
          page={place.page}
          pages={pages}
          pageSize={place.pageSize}
          pageSizes={limitPageSizes}
          onPage={(page) => list.pageChosen(page)}
          onPageSize={(size) => list.pageSizeChosen(size)}
        />
      )}
    </>
  );
});

function useColumns(say: Say, today: string): readonly Column<LimitUseView>[] {
  const styles = useStyles();
  return [
    {
      id: 'application',
      title: say('limits.column-application'),
      minWidth: 180,
      share: 0.6,
      onCard: 'title',
      cell: ({ path, applicationNumber }) =>
        path === undefined ? orDashes(applicationNumber) : <PortalLink to={path}>{applicationNumber}</PortalLink>,
    },
    {
      id: 'party',
      title: say('limits.column-party'),
      minWidth: 170,
      share: 1.2,
      cell: ({ counterpartyName }) => orDashes(counterpartyName),
    },
    {
      id: 'amount',
      title: say('limits.column-amount'),
      minWidth: 150,
      share: 0.3,
      amount: true,
      cell: ({ amount, freed, state }) => (
        <>
          {money(moneyToText(amount))}
          {state !== 'freed' && freed.fen > 0n && (
            <span className={styles.part}>{say('limits.freed-part', { amount: moneyToText(freed) })}</span>
          )}
        </>
      ),
    },
    {
      id: 'state',
      title: say('limits.column-state'),
      minWidth: 90,
      share: 0,
      onCard: 'badge',
      cell: ({ state }) => (
        <StateBadge size="small" tone={state === undefined ? 'idle' : useTones[state]}>
          {say('limits.use-state', { state })}
        </StateBadge>
      ),
    },
    {
      id: 'time',
      title: say('limits.column-time'),
      minWidth: 130,
      share: 0.2,
      cell: ({ at }) => say('formats.moment-short', { at, today }),
    },
  ];
}

const Uses = observer(function Uses({ presenter }: Props) {
  const { say } = useWords();
  const columns = useColumns(say, presenter.today);
  const rows = presenter.uses.content.value?.rows ?? [];
  return (
    <Listed
      list={presenter.uses}
      none={<EmptyPanel title={say('limits.uses-none')}>{say('limits.uses-none-body')}</EmptyPanel>}
    >
      <DataTable
        name={say('limits.tab', { tab: 'uses' })}
        columns={columns}
        rowCount={rows.length}
        rowAt={(index) => rows[index]}
        rowName={({ applicationNumber }) => applicationNumber}
      />
    </Listed>
  );
});

const Changes = observer(function Changes({ presenter }: Props) {
  const styles = useStyles();
  const { say } = useWords();
  return (
    <Listed list={presenter.changes} none={<EmptyPanel title={say('limits.changes-none')} />}>
      <div className={styles.log}>
        <Timeline
          label={say('limits.tab', { tab: 'changes' })}
          entries={(presenter.changes.content.value?.rows ?? []).map(({ id, at, before, after, reason }) => ({
            id,
            state: 'done',
            title: changeWords(before, after, say),
            who: say('limits.by-platform'),
            when: say('formats.moment', { at }),
            note: say('limits.reason-of', { reason }),
          }))}
        />
      </div>
    </Listed>
  );
});

const entryStates: Readonly<Record<NonNullable<LimitRequest['state']>, TimelineEntry['state']>> = {
  sent: 'now',
  granted: 'done',
  declined: 'bad',
  withdrawn: 'next',
};

const requestTones: Readonly<Record<NonNullable<LimitRequest['state']>, Tone>> = {
  sent: 'info',
  granted: 'ok',
  declined: 'bad',
  withdrawn: 'idle',
};

const Requests = observer(function Requests({ presenter }: Props) {
  const styles = useStyles();
  const { say } = useWords();
  const entryOf = (request: LimitRequest): TimelineEntry => ({
    id: request.id,
    state: request.state === undefined ? 'next' : entryStates[request.state],
    title: changeWords(request.before, request.wanted, say),
    who: (
      <StateBadge size="small" tone={request.state === undefined ? 'idle' : requestTones[request.state]}>
        {say('limits.request-state', { state: request.state })}
      </StateBadge>
    ),
    note: (
      <>
        <span className={styles.line}>
          {[say('formats.moment', { at: request.sentAt }), request.makerName]
            .filter((part) => part !== '')
            .join(say('formats.clause-separator'))}
        </span>
        <span className={styles.line}>{say('limits.reason-of', { reason: request.reason })}</span>
        {request.words !== '' && (
          <span className={styles.line}>{say('limits.answer-of', { words: request.words })}</span>
        )}
      </>
    ),
  });
  return (
    <Listed
      list={presenter.requests}
      none={<EmptyPanel title={say('limits.requests-none')}>{say('limits.requests-none-body')}</EmptyPanel>}
    >
      <div className={styles.log}>
        <Timeline
          label={say('limits.tab', { tab: 'requests' })}
          entries={(presenter.requests.content.value?.rows ?? []).map(entryOf)}
        />
      </div>
    </Listed>
  );
});

/** The uses of a limit, its changes, and the requests about it. */
export const LimitLists = observer(function LimitLists({ presenter }: Props) {
  const { say } = useWords();
  const { tab } = presenter;
  return (
    <>
      <ViewTabs
        label={say('limits.tabs')}
        chosen={tab}
        views={limitTabs.map((id) => ({
          id,
          label: say('limits.tab', { tab: id }),
          count: presenter[id].content.value?.count,
        }))}
        onChosen={(id) => presenter.tabChosen(limitTabs.find((each) => each === id) ?? 'uses')}
      />
      {tab === 'uses' && <Uses presenter={presenter} />}
      {tab === 'changes' && <Changes presenter={presenter} />}
      {tab === 'requests' && <Requests presenter={presenter} />}
    </>
  );
});
