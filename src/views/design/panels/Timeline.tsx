import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import type { ReactNode } from 'react';

import { forcedColours } from '../theme/breakpoints.ts';
import { hiddenText } from '../theme/hidden-text.ts';
import { portal } from '../theme/portal-tokens.ts';
import { useWords } from '../../../words/use-words.ts';

const dot = {
  boxSizing: 'border-box',
  position: 'absolute',
  left: '6px',
  top: '4px',
  width: '12px',
  height: '12px',
  borderRadius: '50%',
} as const;

const useStyles = makeStyles({
  list: { listStyleType: 'none', margin: 0, padding: 0, overflowWrap: 'anywhere' },
  entry: {
    position: 'relative',
    padding: '0 0 18px 30px',
    '::before': { content: '""', ...dot, backgroundColor: portal.card, border: `2px solid ${portal.fieldLine}` },
    '::after': {
      content: '""',
      position: 'absolute',
      left: '11px',
      top: '20px',
      bottom: 0,
      width: '2px',
      backgroundColor: portal.hairline,
      [forcedColours]: { backgroundColor: 'CanvasText' },
    },
    ':last-child': { paddingBottom: '2px' },
    ':last-child::after': { display: 'none' },
  },
  done: {
    '::before': {
      backgroundColor: portal.okWords,
      border: `2px solid ${portal.okWords}`,
      [forcedColours]: { backgroundColor: 'CanvasText' },
    },
  },
  bad: {
    '::before': {
      backgroundColor: portal.badWords,
      border: `2px solid ${portal.badWords}`,
      borderRadius: '3px',
      [forcedColours]: { backgroundColor: 'CanvasText' },
    },
  },
  now: {
    '::before': {
      border: `2px solid ${portal.accentFill}`,
      boxShadow: `0 0 0 4px ${portal.accentSoft}`,
      [forcedColours]: { backgroundColor: 'Highlight', border: '2px solid Highlight' },
    },
  },
  next: { color: tokens.colorNeutralForeground3 },
  title: { fontWeight: 600 },
  plain: { fontWeight: 400 },
  quiet: { color: tokens.colorNeutralForeground3 },
  note: { fontSize: '12px', lineHeight: '18px', color: tokens.colorNeutralForeground3 },
  hiddenText,
});

export interface TimelineEntry {
  readonly id: string;
  readonly state: 'done' | 'bad' | 'now' | 'next';
  readonly title: ReactNode;
  /** The meaning of the mark for users who cannot see it, if the usual words of its state do not fit. */
  readonly meaning?: string;
  readonly who?: ReactNode;
  readonly when?: ReactNode;
  readonly note?: ReactNode;
}

export interface TimelineProps {
  readonly entries: readonly TimelineEntry[];
  readonly label: string;
}

/** The past events, the present holder, and the next steps. */
export function Timeline({ entries, label }: TimelineProps) {
  const styles = useStyles();
  const { say } = useWords();
  return (
    <ol className={styles.list} aria-label={label}>
      {entries.map((entry) => (
        <li
          key={entry.id}
          className={mergeClasses(styles.entry, styles[entry.state])}
          aria-current={entry.state === 'now' ? 'step' : undefined}
        >
          <span className={entry.state === 'next' ? styles.plain : styles.title}>{entry.title}</span>
          <span className={styles.hiddenText}> {entry.meaning ?? say(`common.timeline-${entry.state}`)} </span>
          {entry.who !== undefined && <span className={styles.quiet}> {entry.who}</span>}
          {(entry.when !== undefined || entry.note !== undefined) && (
            <div className={styles.note}>
              {entry.when}
              {entry.when !== undefined && entry.note !== undefined && say('formats.clause-separator')}
              {entry.note}
            </div>
          )}
        </li>
      ))}
    </ol>
  );
}
