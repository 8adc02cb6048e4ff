import { ErrorCircle24Regular } from '@fluentui/react-icons/svg/error-circle';
import type { ReactNode } from 'react';

import { FailureFacts } from './FailureFacts.tsx';
import { PressButton } from '../actions/PressButton.tsx';
import { StatePanel } from './StatePanel.tsx';
import { useWords } from '../../../words/use-words.ts';

export interface FailedPanelProps {
  /** The failure and the next step, in the user's words. */
  readonly message: ReactNode;
  readonly title?: ReactNode;
  readonly code?: string | undefined;
  readonly traceId?: string | undefined;
  readonly onRetry?: (() => void | Promise<unknown>) | undefined;
  /** Without it, the usual label of a retry. */
  readonly retryLabel?: string | undefined;
  /** States which work is safe; by default all saved work. */
  readonly safe?: ReactNode;
  readonly actions?: ReactNode;
}

/** Reports a failed load: the reason, whether anything is lost, a retry, and the facts for the support. */
export function FailedPanel({ message, title, code, traceId, onRetry, retryLabel, safe, actions }: FailedPanelProps) {
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
      <FailureFacts code={code} traceId={traceId} centred />
    </StatePanel>
  );
}
