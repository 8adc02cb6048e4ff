import { makeStyles } from '@fluentui/react-components';
import { useEffect } from 'react';

import { onPhone } from '../theme/breakpoints.ts';
import { portal } from '../theme/portal-tokens.ts';
import { Toast } from './Toast.tsx';
import type { ToastProps, ToastView } from './Toast.tsx';
import { useWords } from '../../../words/use-words.ts';

const useStyles = makeStyles({
  region: {
    position: 'fixed',
    zIndex: 1000001,
    // Below the bar in the middle, where no page has a button, and below the banner that a demonstration has above the
    // bar.
    top: `calc(${portal.barHeight} + 32px)`,
    left: 'calc(50% - 200px)',
    width: '400px',
    maxWidth: 'calc(100vw - 32px)',
    display: 'flex',
    flexDirection: 'column',
    gap: '8px',
    pointerEvents: 'none',
    '& > *': { pointerEvents: 'auto' },
    // Above the bar that is at the foot of a phone's window while rows are selected.
    [onPhone]: { left: '16px', right: '16px', width: 'auto', top: 'auto', bottom: '80px' },
  },
});

export interface ToastRegionProps extends Pick<ToastProps, 'onHeld'> {
  /** Oldest first. */
  readonly toasts: readonly ToastView[];
  readonly onDismissed: (id: string) => void;
}

/**
 * Short messages about recent actions; Escape removes the newest. The region is always on the page, so that screen
 * readers announce new messages.
 */
export function ToastRegion({ toasts, onDismissed, onHeld }: ToastRegionProps) {
  const styles = useStyles();
  const { say } = useWords();
  const newest = toasts.at(-1)?.id;
  useEffect(() => {
    if (newest === undefined) return undefined;
    const pressed = (event: KeyboardEvent): void => {
      // Escape first closes an open dialog or menu, which handles the key itself.
      if (
        event.key !== 'Escape' ||
        event.defaultPrevented ||
        document.querySelector('[aria-modal="true"], dialog:modal') !== null
      )
        return;
      onDismissed(newest);
    };
    window.addEventListener('keydown', pressed);
    return () => window.removeEventListener('keydown', pressed);
  }, [newest, onDismissed]);
  return (
    <section className={styles.region} aria-label={say('common.toasts')} aria-live="polite" aria-relevant="additions">
      {toasts.map((toast) => (
        <Toast key={toast.id} toast={toast} onDismissed={onDismissed} onHeld={onHeld} />
      ))}
    </section>
  );
}
