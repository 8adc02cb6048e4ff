import { makeStyles } from '@fluentui/react-components';

import { onPhone } from '../theme/breakpoints.ts';
import { portal } from '../theme/portal-tokens.ts';
import { Toast } from './Toast.tsx';
import type { ToastView } from './Toast.tsx';
import { useWords } from '../../../words/use-words.ts';

const useStyles = makeStyles({
  region: {
    position: 'fixed',
    zIndex: 1000001,
    // Below the bar, in the middle, where no page has a button; under what a demonstration has above the bar, too.
    top: `calc(${portal.barHeight} + 32px)`,
    left: 'calc(50% - 200px)',
    width: '400px',
    maxWidth: 'calc(100vw - 32px)',
    display: 'flex',
    flexDirection: 'column',
    gap: '8px',
    pointerEvents: 'none',
    '& > *': { pointerEvents: 'auto' },
    // Above the bar that a phone has at its foot while something is selected.
    [onPhone]: { left: '16px', right: '16px', width: 'auto', top: 'auto', bottom: '80px' },
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
