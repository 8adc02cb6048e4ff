import { Input, makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { Search20Regular } from '@fluentui/react-icons/svg/search';
import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';

import { addDays } from '../../../domain/calendar/plain-date.ts';
import { messagePeriods, type MessageGroup } from '../../../domain/messages/shared/message-groups.ts';
import { messagesArea } from '../../../presentation/messages/messages-presenters.ts';
import {
  messageKinds,
  type NotificationCentrePresenter,
} from '../../../presentation/messages/notification-centre/notification-centre-presenter.ts';
import { BoxSelect } from '../../design/fields/BoxSelect.tsx';
import { PressButton } from '../../design/actions/PressButton.tsx';
import { suppressEnter } from '../../design/actions/suppress-enter.ts';
import { Card } from '../../design/panels/Card.tsx';
import { EmptyPanel } from '../../design/panels/EmptyPanel.tsx';
import { FailedPanel } from '../../design/panels/FailedPanel.tsx';
import { ListSkeleton } from '../../design/panels/ListSkeleton.tsx';
import { PageHeader } from '../../design/panels/PageHeader.tsx';
import { forcedColours, onNarrow, onPhone } from '../../design/theme/breakpoints.ts';
import { portal } from '../../design/theme/portal-tokens.ts';
import { runAfterPaint } from '../../pages/run-after-paint.ts';
import { usePresenter } from '../../pages/presenters-context.ts';
import { useWords } from '../../../words/use-words.ts';
import { MessageAlertsDialog } from './MessageAlertsDialog.tsx';
import { MessageRow } from '../shared/MessageRow.tsx';

const useStyles = makeStyles({
  parts: {
    display: 'grid',
    gridTemplateColumns: '180px minmax(0, 1fr)',
    minHeight: '420px',
    [onNarrow]: { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
  kinds: {
    display: 'flex',
    flexDirection: 'column',
    gap: '2px',
    padding: '8px 0',
    borderRight: `1px solid ${portal.hairlineSoft}`,
    backgroundColor: portal.head,
    borderRadius: `${tokens.borderRadiusLarge} 0 0 ${tokens.borderRadiusLarge}`,
    // A shadow at the edge shows that the row continues, until the user has scrolled to its end.
    [onNarrow]: {
      flexDirection: 'row',
      overflowX: 'auto',
      scrollbarWidth: 'none',
      padding: '0 8px',
      backgroundImage: `linear-gradient(${portal.head}, ${portal.head}), linear-gradient(to right, transparent, ${portal.hairline})`,
      backgroundPosition: 'right, right',
      backgroundSize: '24px 100%, 24px 100%',
      backgroundRepeat: 'no-repeat',
      backgroundAttachment: 'local, scroll',
      borderRight: 'none',
      borderBottom: `1px solid ${portal.hairlineSoft}`,
      borderRadius: `${tokens.borderRadiusLarge} ${tokens.borderRadiusLarge} 0 0`,
    },
  },
  kind: {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: '8px',
    minHeight: '40px',
    padding: '0 16px',
    border: 'none',
    borderLeft: '3px solid transparent',
    backgroundColor: 'transparent',
    color: tokens.colorNeutralForeground1,
    fontFamily: 'inherit',
    fontSize: '14px',
    lineHeight: '20px',
    textAlign: 'left',
    cursor: 'pointer',
    ':hover': { color: portal.accent },
    ':focus-visible': { outline: `2px solid ${tokens.colorStrokeFocus2}`, outlineOffset: '-2px' },
    [forcedColours]: { borderLeft: '3px solid Canvas' },
    [onNarrow]: {
      borderLeft: 'none',
      borderBottom: '2px solid transparent',
      flexShrink: 0,
      padding: '0 10px',
      whiteSpace: 'nowrap',
      [forcedColours]: { borderLeft: 'none', borderBottom: '2px solid Canvas' },
    },
    [onPhone]: { minHeight: '44px' },
  },
  chosen: {
    backgroundColor: portal.accentSoft,
    color: portal.accentSoftWords,
    fontWeight: 600,
    borderLeft: `3px solid ${portal.accent}`,
    [forcedColours]: { borderLeft: '3px solid Highlight' },
    [onNarrow]: {
      borderLeft: 'none',
      borderBottom: `2px solid ${portal.accent}`,
      [forcedColours]: { borderLeft: 'none', borderBottom: '2px solid Highlight' },
    },
  },
  count: {
    fontSize: '12px',
    lineHeight: '16px',
    color: tokens.colorNeutralForeground3,
    fontVariantNumeric: 'tabular-nums',
  },
  waits: { color: portal.badWords, fontWeight: 600 },
  right: { minWidth: 0 },
  filters: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '8px',
    padding: '12px 16px',
    [onPhone]: { padding: '12px', '& > :last-child': { flexGrow: 1, flexBasis: '140px', width: 'auto' } },
  },
  search: { flexGrow: 1, flexBasis: '220px', minWidth: 0, [onPhone]: { flexBasis: '100%', minHeight: '44px' } },
  groupHead: {
    display: 'flex',
    alignItems: 'baseline',
    gap: '8px',
    margin: 0,
    padding: '6px 16px',
    backgroundColor: portal.head,
    borderTop: `1px solid ${portal.hairlineSoft}`,
    fontSize: '12px',
    lineHeight: '18px',
    fontWeight: 600,
    color: tokens.colorNeutralForeground2,
  },
  asks: { color: portal.badWords },
  note: { fontWeight: 400, color: tokens.colorNeutralForeground3 },
  list: { listStyleType: 'none', margin: 0, padding: 0 },
  rest: { padding: '4px 16px 8px 46px', [onPhone]: { paddingLeft: '40px' } },
  foot: {
    padding: '12px 16px',
    borderTop: `1px solid ${portal.hairlineSoft}`,
    fontSize: '12px',
    lineHeight: '16px',
    color: tokens.colorNeutralForeground3,
  },
});

function Kinds({ presenter }: { readonly presenter: NotificationCentrePresenter }) {
  const styles = useStyles();
  const { say } = useWords();
  const { filter, counts } = presenter;
  return (
    <nav aria-label={say('messages.categories')} className={styles.kinds}>
      {messageKinds.map((kind) => {
        const count = counts.get(kind) ?? 0;
        return (
          <button
            key={kind}
            type="button"
            aria-current={kind === filter.category ? 'true' : undefined}
            className={mergeClasses(styles.kind, kind === filter.category && styles.chosen)}
            onClick={() => presenter.filterChanged({ category: kind })}
            onKeyDown={suppressEnter}
          >
            <span>{say(`messages.${kind}`)}</span>{' '}
            {count > 0 && (
              <span className={mergeClasses(styles.count, kind === 'todo' && styles.waits)}>
                {say(kind === 'todo' ? 'messages.count-todo' : 'messages.count-unread', { count })}
              </span>
            )}
          </button>
        );
      })}
    </nav>
  );
}

function Filters({ presenter }: { readonly presenter: NotificationCentrePresenter }) {
  const styles = useStyles();
  const { say } = useWords();
  const { filter } = presenter;
  return (
    <div role="search" className={styles.filters}>
      <Input
        type="search"
        className={styles.search}
        contentBefore={<Search20Regular />}
        aria-label={say('messages.search')}
        placeholder={say('messages.search')}
        maxLength={100}
        value={filter.keyword}
        onChange={(_, { value }) => presenter.filterChanged({ keyword: value })}
      />
      <PressButton
        aria-pressed={filter.unreadOnly}
        onPress={() => presenter.filterChanged({ unreadOnly: !filter.unreadOnly })}
      >
        {say('messages.only-unread')}
      </PressButton>
      <BoxSelect
        label={say('messages.period')}
        value={String(filter.days)}
        inUse={filter.days !== 90}
        onChanged={(value) =>
          presenter.filterChanged({ days: messagePeriods.find((days) => String(days) === value) ?? 90 })
        }
      >
        {messagePeriods.map((days) => (
          <option key={days} value={days}>
            {say('messages.days', { days })}
          </option>
        ))}
      </BoxSelect>
    </div>
  );
}

const Group = observer(function Group({
  group: { day, messages },
  presenter,
}: {
  readonly group: MessageGroup;
  readonly presenter: NotificationCentrePresenter;
}) {
  const styles = useStyles();
  const { say } = useWords();
  const { today, box } = presenter;
  const shown = presenter.shownMessages({ day, messages });
  const name =
    day === undefined
      ? say('messages.group-todo')
      : day === today
        ? say('messages.today')
        : day === addDays(today, -1)
          ? say('messages.yesterday')
          : say('formats.day-short', { day, today });
  return (
    <section aria-label={name}>
      <h2 className={mergeClasses(styles.groupHead, day === undefined && styles.asks)}>
        {name}
        {day === undefined && (
          <>
            {' '}
            {messages.length}
            <span className={styles.note}>{say('messages.group-todo-note')}</span>
          </>
        )}
      </h2>
      <ul className={styles.list}>
        {shown.map((message) => (
          <MessageRow
            key={message.id}
            message={message}
            isHere={box.opensHere(message)}
            today={today}
            inItsDay={day !== undefined}
            onRead={(id) => void box.markRead(id)}
          />
        ))}
      </ul>
      {shown.length < messages.length && (
        <div className={styles.rest}>
          <PressButton size="small" kind="subtle" onPress={() => presenter.filterChanged({ category: 'todo' })}>
            {say('messages.all-todo', { count: messages.length })}
          </PressButton>
        </div>
      )}
    </section>
  );
});

const Listed = observer(function Listed({ presenter }: { readonly presenter: NotificationCentrePresenter }) {
  const styles = useStyles();
  const { say } = useWords();
  const {
    box,
    groups,
    filter: { category },
    hasKind,
    isCut,
  } = presenter;
  if (groups === undefined && box.failure)
    return (
      <FailedPanel
        message={say(box.failure.what)}
        code={box.failure.code || undefined}
        traceId={box.failure.traceId || undefined}
        onRetry={box.failure.canRetry ? async () => box.retryPressed() : undefined}
      />
    );
  if (groups === undefined) return <ListSkeleton />;
  if (groups.length === 0 && hasKind)
    return (
      <EmptyPanel
        title={say('messages.none-fit')}
        actions={<PressButton onPress={() => presenter.filterCleared()}>{say('messages.clear')}</PressButton>}
      />
    );
  if (groups.length === 0 && category !== 'all') return <EmptyPanel title={say(`messages.none-${category}`)} />;
  if (groups.length === 0) return <EmptyPanel title={say('messages.none')}>{say('messages.none-body')}</EmptyPanel>;
  return (
    <>
      {groups.map((group) => (
        <Group key={group.day ?? ''} group={group} presenter={presenter} />
      ))}
      <div className={styles.foot}>
        {isCut ? say('messages.cut', { count: box.messages?.length ?? 0 }) : say('messages.kept')}
      </div>
    </>
  );
});

/** The notification centre (document 1, section 2; checklist F-176). */
export const NotificationCentreScreen = observer(function NotificationCentreScreen() {
  const styles = useStyles();
  const { say } = useWords();
  const { search } = useLocation();
  const presenter = usePresenter(messagesArea, (offered) => offered.notificationCentre());
  useEffect(() => presenter.addressChanged(search), [presenter, search]);
  useEffect(() => {
    const callOff = runAfterPaint(() => presenter.opened());
    return () => {
      callOff();
      presenter.left();
    };
  }, [presenter]);
  const { box, alerts, unread, toDo } = presenter;
  return (
    <>
      <PageHeader
        title={say('messages.title')}
        facts={box.messages && say('messages.facts', { unread, todo: toDo })}
        actions={
          <>
            {alerts.isOffered && <PressButton onPress={() => alerts.open()}>{say('messages.alerts')}</PressButton>}
            {unread > 0 && (
              <PressButton onPress={async () => box.markAllRead()}>{say('messages.mark-all')}</PressButton>
            )}
          </>
        }
      />
      <Card>
        <div className={styles.parts}>
          <Kinds presenter={presenter} />
          <div className={styles.right}>
            <Filters presenter={presenter} />
            <Listed presenter={presenter} />
          </div>
        </div>
      </Card>
      <MessageAlertsDialog alerts={alerts} />
    </>
  );
});
