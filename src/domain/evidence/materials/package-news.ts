import type { MessageCategory } from '../../messages/shared/message.ts';
import type { LoggedAction } from './progress.ts';

/** Subject of a request to the user: the package itself, or the letter of an overdue business. */
export type NewsMatter = 'package' | 'letter';

export interface PackageNews {
  readonly category: MessageCategory;
  /** Recipients: users who may assemble packages, or also those who may only read them. */
  readonly to: 'makers' | 'readers';
  /** Task for the handler of the package, open until it is done. */
  readonly asks?: NewsMatter;
}

const news: Partial<Readonly<Record<LoggedAction, PackageNews>>> = {
  submitted: { category: 'review', to: 'makers' },
  withdrawn: { category: 'review', to: 'makers' },
  returned: { category: 'review', to: 'makers', asks: 'package' },
  'first-passed': { category: 'review', to: 'readers' },
  'final-passed': { category: 'review', to: 'readers' },
  'platform-corrected': { category: 'review', to: 'makers' },
  'platform-left': { category: 'review', to: 'makers' },
  'change-granted': { category: 'review', to: 'makers', asks: 'package' },
  'change-refused': { category: 'review', to: 'makers' },
  'removal-approved': { category: 'review', to: 'makers' },
  'removal-refused': { category: 'review', to: 'makers' },
  'overdue-returned': { category: 'review', to: 'makers', asks: 'letter' },
  'overdue-taken': { category: 'review', to: 'makers' },
  funded: { category: 'funds', to: 'readers' },
  repaid: { category: 'funds', to: 'readers' },
  declined: { category: 'funds', to: 'readers' },
  cancelled: { category: 'system', to: 'readers' },
  lapsed: { category: 'system', to: 'makers' },
};

/** Actions that complete a task, or replace it with a new one. */
const settlingActions: Readonly<Record<NewsMatter, readonly LoggedAction[]>> = {
  package: [
    'submitted',
    'returned',
    'discarded',
    'platform-corrects',
    'platform-corrected',
    'platform-left',
    'change-granted',
    'cancelled',
    'declined',
    'lapsed',
  ],
  letter: ['overdue-given', 'overdue-returned', 'overdue-taken', 'repaid'],
};

/** News about an action for the users concerned; undefined for an action without news (checklist area P). */
export function newsOf(action: LoggedAction): PackageNews | undefined {
  return news[action];
}

/** Tasks that an action completes. */
export function mattersSettledBy(action: LoggedAction): readonly NewsMatter[] {
  return (['package', 'letter'] as const).filter((matter) => settlingActions[matter].includes(action));
}
