import { Dialog, DialogSurface, makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { useLayoutEffect, useRef } from 'react';

import { onPhone } from './breakpoints.ts';
import type { PortalDialogProps } from './dialog-types.ts';
import { DialogPanel } from './DialogPanel.tsx';
import { portal } from './portal-tokens.ts';

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

/** One of the five dialogs. Focus stays inside, and goes back to where it was. */
export function PortalDialog(props: PortalDialogProps) {
  const styles = useStyles();
  const { open, kind, width = 'narrow', mustAnswer = false, onClosed } = props;
  const opener = useRef<Element>(null);

  useLayoutEffect(() => {
    // A page that is left while its dialog still closes takes the dialog's clean-up with it: the portal would stay hidden from readers.
    const shown = (): void => {
      if (document.querySelector('[aria-modal="true"]') === null) for (const hidden of document.querySelectorAll('body > [aria-hidden="true"]')) hidden.removeAttribute('aria-hidden');
    };
    return () => void requestAnimationFrame(shown);
  }, []);

  useLayoutEffect(() => {
    if (!open) return undefined;
    opener.current = document.activeElement;
    return () => {
      const back = opener.current;
      // After the dialog has left: until then the page behind it takes no focus.
      requestAnimationFrame(() => {
        const taken = document.activeElement !== null && document.activeElement !== document.body;
        if (back instanceof HTMLElement && back.isConnected && !taken) back.focus();
      });
    };
  }, [open]);

  return (
    <Dialog
      open={open}
      modalType={kind === 'info' || kind === 'success' ? 'modal' : 'alert'}
      onOpenChange={(_, data) => {
        if (!data.open && !mustAnswer && data.type !== 'backdropClick') onClosed?.();
      }}
    >
      <DialogSurface className={mergeClasses(styles.surface, width === 'medium' && styles.medium, width === 'wide' && styles.wide)}>
        <DialogPanel {...props} />
      </DialogSurface>
    </Dialog>
  );
}
