import type { ReactNode } from 'react';

export type DialogKind = 'success' | 'warning' | 'error' | 'confirm' | 'info';

export interface DialogCountdown {
  readonly seconds: number;
  /** `confirm`: it answers by itself. `read-first`: it can be answered only at zero. Either can be paused. */
  readonly atZero: 'confirm' | 'read-first';
}

/**
 * The countdown of a success, unless the dialog sets its own, and of a dialog that closes by itself (document 1,
 * section 9).
 */
export const successCountdown: DialogCountdown = { seconds: 5, atZero: 'confirm' };
export const closesByItself: DialogCountdown = { seconds: 3, atZero: 'confirm' };

/** How long a dialog takes to leave, in milliseconds (document 1, section 9). */
export const closing = 300;

export interface PortalDialogProps {
  readonly open: boolean;
  readonly kind: DialogKind;
  /** Otherwise the kind's own title (document 1, section 2). */
  readonly title?: ReactNode;
  readonly children?: ReactNode;
  readonly code?: string | undefined;
  readonly traceId?: string | undefined;
  readonly confirmLabel?: string;
  /** Whether something is chosen in it. It is no question then, and has no sign before its title. */
  readonly choosing?: boolean;
  /** Why it cannot be confirmed now. */
  readonly unavailable?: string | undefined;
  /** Content beside the buttons, for example the reason in words. */
  readonly footNote?: ReactNode;
  /** Confirming destroys something, and is not drawn as the way to go on. */
  readonly destroys?: boolean;
  /** A second button beside the first; a `confirm` dialog has one by itself. */
  readonly cancelLabel?: string;
  /** A success has one by itself; undefined for none. */
  readonly countdown?: DialogCountdown | undefined;
  /** 440, 720 or 1000 pixels (document 1, section 9). */
  readonly width?: 'narrow' | 'medium' | 'wide';
  /** Whether confirming loses nothing. The button comes first then, has the focus, and Esc does the same. */
  readonly confirmingIsSafe?: boolean;
  /** The dialog has a field to fill in, which gets the initial focus. */
  readonly startsAtField?: boolean;
  /** Esc and the close button do nothing: it must be answered. */
  readonly mustAnswer?: boolean;
  readonly onConfirmed: () => void | Promise<unknown>;
  /** Called on Cancel, Close or Esc. */
  readonly onClosed?: () => void;
}
