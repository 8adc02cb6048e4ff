import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import type { ReactNode } from 'react';

import { onPhone } from '../theme/breakpoints.ts';
import { portal } from '../theme/portal-tokens.ts';
import { ProgressBar } from '../panels/ProgressBar.tsx';
import { StateBadge } from '../panels/StateBadge.tsx';
import type { Tone } from '../panels/tone.ts';
import { useHiddenText } from '../theme/use-hidden-text.ts';
import { SupportLine } from '../panels/SupportLine.tsx';
import { useWords } from '../../../words/use-words.ts';

const useStyles = makeStyles({
  row: {
    display: 'grid',
    gridTemplateColumns: '64px minmax(0, 1fr) auto',
    gap: '14px',
    padding: '14px 16px',
    borderTop: `1px solid ${portal.hairlineSoft}`,
    [onPhone]: { gridTemplateColumns: '48px minmax(0, 1fr)', gap: '4px 12px' },
  },
  bare: { gridTemplateColumns: 'minmax(0, 1fr) auto', [onPhone]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
  warn: { backgroundColor: portal.warnRow },
  thumbnail: { width: '64px', minHeight: '64px', [onPhone]: { width: '48px', minHeight: '48px' } },
  faded: { opacity: 0.45 },
  head: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '2px 8px' },
  name: { fontWeight: 600, overflowWrap: 'anywhere' },
  words: { minWidth: 0, display: 'flex', flexDirection: 'column', gap: '4px' },
  progress: {
    fontSize: '12px',
    lineHeight: '16px',
    color: tokens.colorNeutralForeground3,
    fontVariantNumeric: 'tabular-nums',
  },
  reason: { fontSize: '12px', lineHeight: '16px', '& a': { textDecorationLine: 'underline' } },
  warnWords: { color: portal.warnWords },
  badWords: { color: portal.badWords },
  quietWords: { color: tokens.colorNeutralForeground3 },
  actions: {
    display: 'flex',
    gap: '4px 12px',
    alignItems: 'flex-start',
    flexWrap: 'wrap',
    [onPhone]: { gridColumnStart: 1, gridColumnEnd: -1, justifyContent: 'flex-end' },
  },
});

export type FileState = 'waiting' | 'uploading' | 'paused' | 'finished' | 'failed';

export interface FileRowProps {
  readonly name: string;
  readonly state: FileState;
  /** Sent and total bytes, while it is being uploaded. */
  readonly sent?: number;
  readonly total?: number;
  /** The part of these bytes that need not be sent again. */
  readonly kept?: number;
  /** The reason why an upload is paused. */
  readonly pause?: 'offline' | 'store-away' | 'signed-out' | undefined;
  /** A finding that replaces the plain state, for example recognised or blurred. */
  readonly verdict?: { readonly tone: Tone; readonly words: string } | undefined;
  readonly reason?: ReactNode;
  /** Whether the platform's hotline and online service are shown beside the reason. */
  readonly asksService?: boolean;
  readonly thumbnail?: ReactNode;
  readonly actions?: ReactNode;
  /** The values that were read from the file. */
  readonly children?: ReactNode;
}

const tones: Readonly<Record<FileState, Tone>> = {
  waiting: 'idle',
  uploading: 'info',
  paused: 'warn',
  finished: 'ok',
  failed: 'bad',
};

/** One file: its name, its progress or outcome, the reason, and its actions. */
export function FileRow(props: FileRowProps) {
  const {
    name,
    state,
    asksService = false,
    sent = 0,
    total = 0,
    kept = 0,
    pause,
    verdict,
    reason,
    thumbnail,
    actions,
    children,
  } = props;
  const styles = useStyles();
  const hidden = useHiddenText();
  const { say } = useWords();
  const tone = verdict?.tone ?? tones[state];
  const moving = state === 'uploading' || state === 'paused';
  const announced =
    state === 'finished'
      ? say('upload.announce-finished', { name })
      : state === 'failed'
        ? say('upload.announce-failed', {
            name,
            reason: typeof reason === 'string' ? reason : say('upload.state-failed'),
          })
        : '';
  return (
    <div
      className={mergeClasses(
        styles.row,
        thumbnail === undefined && styles.bare,
        tone === 'warn' && !moving && styles.warn,
      )}
    >
      {thumbnail !== undefined && (
        <div className={mergeClasses(styles.thumbnail, state === 'failed' && styles.faded)}>{thumbnail}</div>
      )}
      <div className={styles.words}>
        <div className={styles.head}>
          <span className={styles.name}>{name}</span>
          {state !== 'uploading' && (
            <StateBadge tone={tone} size="small">
              {verdict?.words ?? say(`upload.state-${state}`)}
            </StateBadge>
          )}
        </div>
        {moving && (
          <>
            <span className={styles.progress}>
              {pause
                ? say(`upload.paused-${pause}`) +
                  (kept > 0 ? say('formats.clause-separator') + say('upload.kept', { kept, total }) : '')
                : say('upload.progress', { sent, total })}
            </span>
            <ProgressBar
              share={total === 0 ? 0 : sent / total}
              label={say('upload.progress-label', { name })}
              {...(state === 'paused' ? { tone: 'warn' } : {})}
            />
          </>
        )}
        {reason !== undefined && (
          <div
            className={mergeClasses(
              styles.reason,
              tone === 'bad' ? styles.badWords : tone === 'warn' ? styles.warnWords : styles.quietWords,
            )}
          >
            {reason}
            {asksService && (
              <div>
                <SupportLine />
              </div>
            )}
          </div>
        )}
        {children}
        <span role="status" className={hidden}>
          {announced}
        </span>
      </div>
      {actions !== undefined && <div className={styles.actions}>{actions}</div>}
    </div>
  );
}
