import { makeStyles, tokens } from '@fluentui/react-components';
import { ErrorCircle24Regular } from '@fluentui/react-icons/svg/error-circle';
import type { ReactNode } from 'react';

import { CopyText } from './CopyText.tsx';
import { PressButton } from './PressButton.tsx';
import { StatePanel } from './StatePanel.tsx';
import { useWords } from '../../words/use-words.ts';

const useStyles = makeStyles({
  facts: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'center',
    gap: '2px 16px',
    marginTop: '8px',
    fontSize: '12px',
    color: tokens.colorNeutralForeground3,
  },
  fact: { display: 'inline-flex', alignItems: 'center' },
});

export interface FailedPanelProps {
  /** What happened and what to do, in the user's words. */
  readonly message: ReactNode;
  readonly title?: ReactNode;
  readonly code?: string | undefined;
  readonly traceId?: string | undefined;
  readonly onRetry?: (() => void | Promise<unknown>) | undefined;
  /** Otherwise that it is tried again. */
  readonly retryLabel?: string | undefined;
  /** What is safe; unless told otherwise, that what was saved is. */
  readonly safe?: ReactNode;
  readonly actions?: ReactNode;
}

/** Something did not come: why, whether anything is lost, how to try again, and what to tell the hotline. */
export function FailedPanel({ message, title, code, traceId, onRetry, retryLabel, safe, actions }: FailedPanelProps) {
  const styles = useStyles();
  const { say } = useWords();
  return (
    <StatePanel
      alert
      tone="bad"
      picture={<ErrorCircle24Regular />}
      title={title ?? say('common.failed-title')}
      actions={
        <>
          {onRetry !== undefined && (
            <PressButton kind="primary" onPress={onRetry}>
              {retryLabel ?? say('common.retry')}
            </PressButton>
          )}
          {actions}
        </>
      }
    >
      <div>{message}</div>
      <div>{safe ?? say('common.failed-safe')}</div>
      {(code !== undefined || traceId !== undefined) && (
        <div className={styles.facts}>
          {code !== undefined && <span>{say('dialogs.code', { code })}</span>}
          {traceId !== undefined && (
            <span className={styles.fact}>
              {say('common.label', { label: say('common.failed-trace') })}
              <CopyText text={traceId} label={say('common.failed-copy')} />
            </span>
          )}
        </div>
      )}
    </StatePanel>
  );
}
