import type { ReactNode } from 'react';

export type DialogKind = 'success' | 'warning' | 'error' | 'confirm' | 'info';

export interface DialogCountdown {
  readonly seconds: number;
  /**
   * `confirm`: the dialog confirms itself at zero. `read-first`: it can be confirmed only at zero. The user can pause
   * both.
   */
  readonly atZero: 'confirm' | 'read-first';
}

/**
 * The countdown of a success, unless the dialog sets its own, and of a dialog that closes automatically (document 1,
 * section 9).
 */
export const successCountdown: DialogCountdown = { seconds: 5, atZero: 'confirm' };
export const closesByItself: DialogCountdown = { seconds: 3, atZero: 'confirm' };

/** Duration of a dialog's closing motion, in milliseconds (document 1, section 9). */
export const closing = 300;

export interface PortalDialogProps {
  readonly open: boolean;
  readonly kind: DialogKind;
  /** Without it, the title of the kind (document 1, section 2). */
  readonly title?: ReactNode;
  readonly children?: ReactNode;
  readonly code?: string | undefined;
  readonly traceId?: string | undefined;
  readonly confirmLabel?: string;
  /** Whether the user chooses something in it. It is then no question, and has no icon before its title. */
  readonly choosing?: boolean;
  /** The reason why it cannot be confirmed now. */
  readonly unavailable?: string | undefined;
  /** Content beside the buttons, for example why it cannot be confirmed. */
  readonly footNote?: ReactNode;
  /** Whether confirming destroys something. The button is then not drawn as the primary one. */
  readonly destroys?: boolean;
  /** The label of a second button; a `confirm` dialog has one by default. */
  readonly cancelLabel?: string;
  /** A success has one by default; undefined for none. */
  readonly countdown?: DialogCountdown | undefined;
  /** 440, 720 or 1000 pixels (document 1, section 9). */
  readonly width?: 'narrow' | 'medium' | 'wide';
  /** Whether confirming loses nothing. Its button is then the first and has the focus, and Escape confirms too. */
  readonly confirmingIsSafe?: boolean;
  /** Whether the dialog has a field, which gets the initial focus. */
  readonly startsAtField?: boolean;
  /** Whether Escape and the close button do nothing, so that the user must answer. */
  readonly mustAnswer?: boolean;
  readonly onConfirmed: () => void | Promise<unknown>;
  /** Called on Cancel, Close or Escape. */
  readonly onClosed?: () => void;
}
