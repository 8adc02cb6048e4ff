import { makeStyles } from '@fluentui/react-components';

import { onPhone } from '../theme/breakpoints.ts';
import { Toast } from './Toast.tsx';
import type { ToastView } from './Toast.tsx';
import { useWords } from '../../../words/use-words.ts';

const useStyles = makeStyles({
  region: {
    position: 'fixed',
    zIndex: 1000001,
    top: '72px',
    right: '16px',
    width: '360px',
    maxWidth: 'calc(100vw - 32px)',
    display: 'flex',
    flexDirection: 'column',
    gap: '8px',
    pointerEvents: 'none',
    '& > *': { pointerEvents: 'auto' },
    [onPhone]: { left: '16px', width: 'auto', top: 'auto', bottom: '16px' },
  },
});

export interface ToastRegionProps {
  /** Oldest first. */
  readonly toasts: readonly ToastView[];
  readonly onDismissed: (id: string) => void;
}

/** Short messages about what was just done. It stands in the page from the start, so that what comes is read out. */
export function ToastRegion({ toasts, onDismissed }: ToastRegionProps) {
  const styles = useStyles();
  const { say } = useWords();
  return (
    <section className={styles.region} aria-label={say('common.toasts')} aria-live="polite" aria-relevant="additions">
      {toasts.map((toast) => (
        <Toast key={toast.id} toast={toast} onDismissed={onDismissed} />
      ))}
    </section>
  );
}
