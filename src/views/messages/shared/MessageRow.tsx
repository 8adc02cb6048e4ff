import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { CheckmarkCircle20Regular } from '@fluentui/react-icons/svg/checkmark-circle';
import { ErrorCircle20Regular } from '@fluentui/react-icons/svg/error-circle';
import { Info20Regular } from '@fluentui/react-icons/svg/info';
import { Money20Regular } from '@fluentui/react-icons/svg/money';
import { Signature20Regular } from '@fluentui/react-icons/svg/signature';
import { useId } from 'react';
import type { ReactElement } from 'react';

import { waitingDays } from '../../../domain/messages/shared/message-groups.ts';
import type { Message, MessageCategory } from '../../../domain/messages/shared/message.ts';
import { useLink } from '../../design/actions/use-link.ts';
import { PressButton } from '../../design/actions/PressButton.tsx';
import { forcedColours, onPhone } from '../../design/theme/breakpoints.ts';
import { portal } from '../../design/theme/portal-tokens.ts';
import { useHiddenText } from '../../design/theme/use-hidden-text.ts';
import { timeOfDay } from '../../../words/format.ts';
import { useWords } from '../../../words/use-words.ts';

const useStyles = makeStyles({
  row: {
    position: 'relative',
    display: 'grid',
    gridTemplateColumns: '8px 20px minmax(0, 1fr) auto',
    columnGap: '10px',
    alignItems: 'start',
    padding: '10px 16px',
    borderTop: `1px solid ${portal.hairlineSoft}`,
    ':hover': { backgroundColor: portal.quiet },
    [onPhone]: { gridTemplateColumns: '8px 20px minmax(0, 1fr)', columnGap: '8px', padding: '12px' },
  },
  dot: {
    width: '8px',
    height: '8px',
    borderRadius: '4px',
    marginTop: '6px',
    backgroundColor: portal.accentFill,
    [forcedColours]: { backgroundColor: 'Highlight' },
  },
  sign: { display: 'flex', color: tokens.colorNeutralForeground3 },
  asks: { color: portal.badWords },
  words: { minWidth: 0 },
  title: {
    fontSize: '14px',
    lineHeight: '20px',
    color: tokens.colorNeutralForeground1,
    textDecorationLine: 'none',
    overflowWrap: 'anywhere',
    // The link covers the whole row.
    '::after': { content: '""', position: 'absolute', inset: 0 },
    ':focus-visible': { outlineStyle: 'none' },
    ':focus-visible::after': { outline: `2px solid ${tokens.colorStrokeFocus2}`, outlineOffset: '-2px' },
  },
  plain: { fontSize: '14px', lineHeight: '20px', overflowWrap: 'anywhere' },
  unread: { fontWeight: 600 },
  content: {
    marginTop: '2px',
    fontSize: '13px',
    lineHeight: '18px',
    color: tokens.colorNeutralForeground2,
    overflowWrap: 'anywhere',
  },
  waited: { color: portal.badWords },
  end: {
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'flex-end',
    gap: '2px',
    [onPhone]: {
      gridColumn: '3',
      flexDirection: 'row',
      alignItems: 'center',
      justifyContent: 'space-between',
      marginTop: '4px',
    },
  },
  leads: { color: portal.accent, fontSize: '13px', lineHeight: '20px', fontWeight: 600 },
  at: {
    fontSize: '12px',
    lineHeight: '16px',
    color: tokens.colorNeutralForeground3,
    fontVariantNumeric: 'tabular-nums',
    whiteSpace: 'nowrap',
  },
  controller: { display: 'flex', alignItems: 'center', gap: '4px', minHeight: '24px' },
  // Above the link that covers the row.
  mark: { position: 'relative', zIndex: 1 },
});

const signs: Readonly<Record<MessageCategory, ReactElement>> = {
  review: <CheckmarkCircle20Regular />,
  funds: <Money20Regular />,
  agreement: <Signature20Regular />,
  system: <Info20Regular />,
};

export interface MessageRowProps {
  readonly message: Message;
  /** The present day in Shanghai. */
  readonly today: string;
  /** Whether the row is below the heading of its day, so that it shows the time only. */
  readonly inItsDay?: boolean;
  /** Whether this host has the page to which it leads. */
  readonly isHere: boolean;
  /** Whether there is little room, so that the row has no control to mark it as read. */
  readonly isBrief?: boolean;
  readonly onRead: (id: string) => void;
  /** Called when the user follows its link. */
  readonly onFollowed?: () => void;
}

function Title({
  message,
  path,
  about,
  onFollowed,
}: {
  readonly message: Message;
  readonly path: string;
  readonly about: string;
  readonly onFollowed: () => void;
}) {
  const styles = useStyles();
  return (
    <a
      {...useLink(path, onFollowed)}
      aria-describedby={about}
      className={mergeClasses(styles.title, !message.isRead && styles.unread)}
    >
      {message.title}
    </a>
  );
}

/** One message with its time and its link. It counts as read once the user follows the link or marks it. */
export function MessageRow({
  message,
  today,
  inItsDay = false,
  isHere,
  isBrief = false,
  onRead,
  onFollowed,
}: MessageRowProps) {
  const styles = useStyles();
  const hidden = useHiddenText();
  const { say } = useWords();
  // Several messages may have the same title, so the control is described by the row.
  const about = useId();
  const { id, category, title, content, sentAt, isRead, isToDo } = message;
  const path = isHere ? message.path : undefined;
  const waited = isToDo ? waitingDays(message, today) : 0;
  return (
    <li className={styles.row}>
      {isRead ? (
        <span />
      ) : (
        <span className={styles.dot}>
          <span className={hidden}>{say('messages.is-unread')}</span>
        </span>
      )}
      <span className={mergeClasses(styles.sign, isToDo && styles.asks)} aria-hidden="true">
        {isToDo ? <ErrorCircle20Regular /> : signs[category]}
      </span>
      <div className={styles.words}>
        {path === undefined ? (
          <span className={mergeClasses(styles.plain, !isRead && styles.unread)}>{title}</span>
        ) : (
          <Title
            message={message}
            path={path}
            about={about}
            onFollowed={() => {
              onRead(id);
              onFollowed?.();
            }}
          />
        )}
        {(content !== '' || waited > 0) && (
          <div id={about} className={styles.content}>
            {waited > 0 && <span className={styles.waited}>{say('messages.waited', { days: waited })}</span>}
            {waited > 0 && content !== '' && say('formats.clause-separator')}
            {content}
          </div>
        )}
      </div>
      <div className={styles.end}>
        <time className={styles.at} dateTime={new Date(sentAt).toISOString()}>
          {inItsDay ? timeOfDay(sentAt) : say('formats.moment-short', { at: sentAt, today })}
        </time>
        <span className={styles.controller}>
          {!isRead && !isBrief && (
            <span className={styles.mark}>
              <PressButton
                size="small"
                kind="subtle"
                label={say('messages.mark-one-of', { title })}
                onPress={() => onRead(id)}
              >
                {say('messages.mark-one')}
              </PressButton>
            </span>
          )}
          {!isHere && <span className={styles.at}>{say('shell.elsewhere-row')}</span>}
          {path !== undefined && (
            <span aria-hidden="true" className={styles.leads}>
              {say(isToDo ? 'messages.do' : 'messages.open')}
            </span>
          )}
        </span>
      </div>
    </li>
  );
}
