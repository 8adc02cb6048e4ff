import { Dialog, DialogSurface, makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { useLayoutEffect, useRef } from 'react';

import { onPhone } from '../theme/breakpoints.ts';
import type { PortalDialogProps } from './dialog-types.ts';
import { DialogMotion } from './dialog-motion.ts';
import { DialogPanel } from './DialogPanel.tsx';
import { portal } from '../theme/portal-tokens.ts';

const useStyles = makeStyles({
  surface: {
    width: 'calc(100vw - 32px)',
    maxWidth: '440px',
    maxHeight: 'calc(100dvh - 32px)',
    boxSizing: 'border-box',
    overflowY: 'auto',
    padding: '20px 24px',
    backgroundColor: portal.card,
    borderRadius: tokens.borderRadiusXLarge,
    boxShadow: portal.shadowFoot,
    fontSize: '14px',
    lineHeight: '20px',
    [onPhone]: { padding: '16px' },
  },
  medium: { maxWidth: '720px' },
  wide: { maxWidth: '1000px' },
});

/** The maximum number of frames until a dialog has closed. */
const maxClosingFrames = 60;

/** Waits until no dialog is open, because until then the page behind it takes no focus. */
function afterDialogs(work: () => void, frames = maxClosingFrames): void {
  requestAnimationFrame(() => {
    const leaving = document.querySelector('[aria-modal="true"]') !== null;
    if (!leaving) work();
    else if (frames > 0) afterDialogs(work, frames - 1);
  });
}

/** A dialog of one of the five kinds. The focus stays inside, and afterwards returns to its previous element. */
export function PortalDialog(props: PortalDialogProps) {
  const styles = useStyles();
  const { open, kind, width = 'narrow', mustAnswer = false, confirmingIsSafe = false, onConfirmed, onClosed } = props;
  const opener = useRef<Element>(null);

  useLayoutEffect(() => {
    if (!open) return undefined;
    opener.current = document.activeElement;
    return () => {
      const back = opener.current;
      afterDialogs(() => {
        const taken = document.activeElement !== null && document.activeElement !== document.body;
        if (taken) return;
        if (back instanceof HTMLElement && back.isConnected) back.focus({ preventScroll: true });
        // The button that opened the dialog may be hidden meanwhile; then the heading takes the focus.
        if (document.activeElement === null || document.activeElement === document.body)
          document.querySelector<HTMLElement>('main h1[tabindex]')?.focus({ preventScroll: true });
      });
    };
  }, [open]);

  // If the page is left while its dialog closes, the dialog's own clean-up does not run, and the portal would stay
  // hidden from screen readers.
  useLayoutEffect(
    () => () =>
      afterDialogs(() => {
        for (const hidden of document.querySelectorAll('body > [aria-hidden="true"]'))
          hidden.removeAttribute('aria-hidden');
      }),
    [],
  );

  return (
    <Dialog
      open={open}
      surfaceMotion={{ children: (_usual, motion) => <DialogMotion {...motion} /> }}
      modalType={kind === 'info' || kind === 'success' ? 'modal' : 'alert'}
      onOpenChange={(_, data) => {
        if (data.open || data.type === 'backdropClick') return;
        if (confirmingIsSafe) void onConfirmed();
        else if (!mustAnswer) onClosed?.();
      }}
    >
      <DialogSurface
        className={mergeClasses(styles.surface, width === 'medium' && styles.medium, width === 'wide' && styles.wide)}
      >
        <DialogPanel {...props} />
      </DialogSurface>
    </Dialog>
  );
}
