import type { ToastNote, Toasts } from '../../../src/presentation/shared/toasts.ts';

/** The number of the newest note. A newer note may replace an older one. */
export const newestNote = ({ notes }: Toasts): number => notes.at(-1)?.id ?? 0;

/** The first note after the newest had that number. */
export const noteSince = ({ notes }: Toasts, newest: number): ToastNote | undefined =>
  notes.find(({ id }) => id > newest);
