import type { ToastNote, Toasts } from '../../../src/presentation/shared/toasts.ts';

/** The number of the newest note; a newer one may take the place of an older. */
export const newestNote = ({ notes }: Toasts): number => notes.at(-1)?.id ?? 0;

/** What was noted first since the newest had a number. */
export const noteSince = ({ notes }: Toasts, newest: number): ToastNote | undefined =>
  notes.find(({ id }) => id > newest);
