import { makeStyles, tokens } from '@fluentui/react-components';
import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import type { MessageBox } from '../../../presentation/messages/shared/message-box.ts';
import { shanghaiDate } from '../../../domain/calendar/plain-date.ts';
import { PortalLink } from '../../design/actions/PortalLink.tsx';
import { PressButton } from '../../design/actions/PressButton.tsx';
import { ViewTabs } from '../../design/panels/ViewTabs.tsx';
import { onPhone } from '../../design/theme/breakpoints.ts';
import { portal } from '../../design/theme/portal-tokens.ts';
import { useWords } from '../../../words/use-words.ts';
import { MessageRow } from './MessageRow.tsx';

const useStyles = makeStyles({
  panel: { width: '400px', maxWidth: 'calc(100% + 24px)', margin: '-12px', [onPhone]: { width: 'auto' } },
  head: {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: '8px',
    padding: '10px 8px 2px 16px',
  },
  title: { margin: 0, fontSize: '15px', lineHeight: '22px', fontWeight: 600 },
  list: { listStyleType: 'none', margin: 0, padding: 0, '& > li:first-child': { borderTopStyle: 'none' } },
  quiet: { padding: '24px 16px', color: tokens.colorNeutralForeground3, textAlign: 'center' },
  bad: { padding: '12px 16px', color: portal.badWords },
  foot: {
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'space-between',
    gap: '4px 16px',
    position: 'sticky',
    zIndex: 1,
    bottom: '-12px',
    padding: '10px 16px',
    borderTop: `1px solid ${portal.hairlineSoft}`,
    backgroundColor: portal.card,
  },
});

const shownAtMost = 6;

const tabs = ['unread', 'todo', 'all'] as const;
type Tab = (typeof tabs)[number];

export interface MessagesPanelProps {
  readonly box: MessageBox;
  /** Called when the user follows a link to another page. */
  readonly onFollowed: () => void;
}

/** The panel of the latest messages below the bell. */
export const MessagesPanel = observer(function MessagesPanel({ box, onFollowed }: MessagesPanelProps) {
  const styles = useStyles();
  const { say } = useWords();
  const [tab, setTab] = useState<Tab>('unread');
  useEffect(() => {
    void box.opened();
    return () => box.closed();
  }, [box]);
  const { messages, failure, toDo, unread = 0 } = box;
  const chosen = tab === 'todo' ? toDo : tab === 'unread' ? messages?.filter(({ isRead }) => !isRead) : messages;
  const today = shanghaiDate(box.now);
  const counts: Readonly<Record<Tab, number | undefined>> = { unread, todo: toDo.length, all: undefined };
  return (
    <div className={styles.panel}>
      <div className={styles.head}>
        <h2 className={styles.title}>{say('messages.title')}</h2>
        {unread > 0 && messages !== undefined && (
          <PressButton size="small" kind="subtle" onPress={async () => box.markAllRead()}>
            {say('messages.mark-all')}
          </PressButton>
        )}
      </div>
      <ViewTabs
        label={say('messages.categories')}
        views={tabs.map((id) => ({
          id,
          label: say(`messages.${id}`),
          count: messages && counts[id],
          waits: id === 'todo',
        }))}
        chosen={tab}
        onChosen={(id) => setTab(tabs.find((each) => each === id) ?? 'unread')}
      />
      {failure && (
        <div role="alert" className={styles.bad}>
          {say(failure.what)}{' '}
          <PressButton size="small" kind="subtle" onPress={async () => box.retryPressed()}>
            {say('common.retry')}
          </PressButton>
        </div>
      )}
      {messages === undefined && !failure && <div className={styles.quiet}>{say('messages.loading')}</div>}
      {chosen?.length === 0 && (
        <div className={styles.quiet}>
          {say(tab === 'all' ? 'messages.none' : tab === 'todo' ? 'messages.none-todo' : 'messages.none-unread')}
        </div>
      )}
      {chosen !== undefined && chosen.length > 0 && (
        <ul className={styles.list}>
          {chosen.slice(0, shownAtMost).map((message) => (
            <MessageRow
              key={message.id}
              message={message}
              isHere={box.opensHere(message)}
              today={today}
              isBrief
              onRead={(id) => void box.markRead(id)}
              onFollowed={onFollowed}
            />
          ))}
        </ul>
      )}
      <div className={styles.foot}>
        <PortalLink strong to="/my/message/index" onFollowed={onFollowed}>
          {say('messages.see-all')}
        </PortalLink>
        {box.offersAlerts && (
          <PortalLink to="/my/message/index?reminders=on" onFollowed={onFollowed}>
            {say('messages.to-posts')}
          </PortalLink>
        )}
      </div>
    </div>
  );
});
