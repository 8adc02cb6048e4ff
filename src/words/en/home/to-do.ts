import type { toDo as chinese } from '../../zh-CN/home/to-do.ts';
import { count as digits, englishDay, englishMomentOfYear } from '../../format.ts';
import { plural } from '../../plural.ts';

const tasks: Readonly<Record<string, string>> = {
  accept: 'To accept',
  decide: 'For your approval',
  mend: 'Returned applications to correct',
  correct: 'Returned packages to correct',
  finance: 'Financings to handle',
  confirm: 'Proposals to confirm',
  sign: 'Overdue: letters to supply',
  resubmit: 'Packages being changed, to submit',
  complete: 'Packages to complete and submit',
};

function partOf(part: string, count: number): string {
  switch (part) {
    case 'toAccept':
      return `${digits(count)} to accept`;
    case 'toDecide':
      return `${digits(count)} to approve`;
    case 'toFinance':
      return plural(count, 'financing', 'financings');
    case 'toConfirm':
      return `${digits(count)} to confirm`;
    case 'returned':
      return plural(count, 'application to correct', 'applications to correct');
    default:
      return plural(count, 'package', 'packages');
  }
}

/** The queue of everything that waits for the user, and its line on the home page. */
export const toDo: typeof chinese = {
  'to-do.title': 'To do',
  'to-do.facts': ({ count }) => (count === 0 ? 'Nothing is waiting for you' : `${digits(count)} waiting for you`),
  'to-do.facts-part': ({ count }) => `${digits(count)} waiting for you so far; a part could not be loaded`,
  'to-do.task': ({ task }) => tasks[task] ?? 'Waiting for you',
  'to-do.group-count': ({ count }) => digits(count),
  'to-do.all-of': ({ count }) => `All ${digits(count)}`,
  'to-do.all-of-group': ({ count, task }) => `${tasks[task] ?? 'Waiting for you'}: all ${digits(count)}`,
  'to-do.together': 'Approve several together',
  'to-do.column-what': 'Business',
  'to-do.column-party': 'Other company',
  'to-do.column-amount': 'Amount (CNY)',
  'to-do.column-until': 'Deadline and since',
  'to-do.column-why': 'Reason',
  'to-do.column-act': 'Action',
  'to-do.barred': 'Not for you to decide now',
  'to-do.column-not': 'Reason',
  'to-do.others-can': ({ names }) => `For ${names.join(' or ')}`,
  'to-do.package': 'Package',
  'to-do.several': 'Several payees',
  'to-do.until': ({ day }) => `By ${englishDay(day)}`,
  'to-do.since': ({ at }) => `Since ${englishMomentOfYear(at)}`,
  'to-do.why': ({ task, maker, isForbidden, financingState }) =>
    task === 'finance'
      ? financingState === 'MATERIALS'
        ? 'Approved, documents to complete'
        : financingState === 'OVERDUE'
          ? 'The issuer did not pay; the funder asks you to repurchase'
          : financingState === 'NEED_INFO'
            ? 'Funder’s question, to be answered'
            : 'Approved by the funder, contract to sign'
      : task === 'accept'
        ? 'Sent to you, to be accepted'
        : task === 'decide'
          ? maker === ''
            ? 'Submitted by the platform, for your signature'
            : `Submitted by ${maker}, for your approval`
          : task === 'confirm'
            ? `Proposed by ${maker}, to be confirmed`
            : isForbidden
              ? 'Rule not met, to be corrected'
              : 'Returned, to be corrected',
  'to-do.product': 'Product',
  'to-do.do': 'What to do',
  'to-do.choice': ({ name, count }) => `${name} (${digits(count)})`,
  'to-do.none': 'Nothing is waiting for you',
  'to-do.none-body': 'New applications, instruments and returned packages are listed here, and you get a message.',
  'to-do.none-of-part': 'Nothing is waiting for you in what could be loaded',
  'to-do.none-fits': 'Nothing matches these filters',
  'to-do.looks-on': 'There is nothing to do in your role',
  'to-do.looks-on-body':
    'Packages and business are handled by operators, directors and others. Everything you can view is on the home page and in the menu.',
  'to-do.missing-trade': 'To-dos for issues, acceptances and transfers could not be loaded',
  'to-do.missing-packages': 'To-do packages could not be loaded',
  'to-do.missing-body': 'The rest is shown as usual. The numbers leave this part out.',
  'to-do.awaited': 'Loading',
  'to-do.line': 'Waiting for you',
  'to-do.line-part': ({ part, count }) => partOf(part, count),
  'to-do.line-none': 'Nothing is waiting for you',
  'to-do.line-missing': 'A part could not be loaded',
  'to-do.line-all': ({ count }) => (count === undefined ? 'To-do list' : `To-do list (${digits(count)})`),
};
