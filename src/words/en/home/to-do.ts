import type { toDo as chinese } from '../../zh-CN/home/to-do.ts';
import { count as digits, englishDay, englishMomentOfYear } from '../../format.ts';
import { plural } from '../../plural.ts';

const tasks: Readonly<Record<string, string>> = {
  accept: 'To accept',
  decide: 'To decide',
  mend: 'Returned applications to correct',
  correct: 'Returned packages to correct',
  finance: 'Financings to go on with',
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
      return `${digits(count)} to decide`;
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
  'to-do.facts': ({ count }) => (count === 0 ? 'Nothing waits for you' : `${digits(count)} waiting for you`),
  'to-do.facts-part': ({ count }) => `${digits(count)} known to wait for you; a part could not be loaded`,
  'to-do.task': ({ task }) => tasks[task] ?? 'Waiting for you',
  'to-do.group-count': ({ count }) => digits(count),
  'to-do.all-of': ({ count }) => `All ${digits(count)}`,
  'to-do.all-of-group': ({ count, task }) => `${tasks[task] ?? 'Waiting for you'}: all ${digits(count)}`,
  'to-do.together': 'Approve several together',
  'to-do.column-what': 'Business',
  'to-do.column-party': 'Other company',
  'to-do.column-amount': 'Amount (CNY)',
  'to-do.column-until': 'Deadline, and since when',
  'to-do.column-why': 'Why you',
  'to-do.column-act': 'Action',
  'to-do.barred': 'Not yours to decide now',
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
          ? 'The issuer did not pay; the funder asks you to buy back'
          : financingState === 'NEED_INFO'
            ? 'The funder asks, to be answered'
            : 'Passed by the funder, contract to sign'
      : task === 'accept'
        ? 'Sent to you, to be accepted'
        : task === 'decide'
          ? maker === ''
            ? 'Submitted by the platform, for your signature'
            : `Submitted by ${maker}, to be decided`
          : task === 'confirm'
            ? `Proposed by ${maker}, to be confirmed`
            : isForbidden
              ? 'Forbidden by a rule, to be corrected'
              : 'Returned, to be corrected',
  'to-do.product': 'Product',
  'to-do.do': 'What to do',
  'to-do.choice': ({ name, count }) => `${name} (${digits(count)})`,
  'to-do.none': 'Nothing waits for you',
  'to-do.none-body':
    'New applications, amounts and returned packages are listed here, and you are notified of them in messages.',
  'to-do.none-of-part': 'Nothing waits for you in what could be loaded',
  'to-do.none-fits': 'Nothing fits these filters',
  'to-do.looks-on': 'There is nothing to do in your role',
  'to-do.looks-on-body':
    'Packages and business are done by operators, directors and others. All that you may view is on the home page and in the menu.',
  'to-do.missing-trade': 'What waits of issues, acceptances and transfers could not be loaded',
  'to-do.missing-packages': 'The packages that wait could not be loaded',
  'to-do.missing-body': 'The rest is shown as usual. The numbers leave this part out.',
  'to-do.awaited': 'Loading',
  'to-do.line': 'Waiting for you',
  'to-do.line-part': ({ part, count }) => partOf(part, count),
  'to-do.line-none': 'Nothing waits for you',
  'to-do.line-missing': 'A part could not be loaded',
  'to-do.line-all': ({ count }) => (count === undefined ? 'To-do list' : `To-do list (${digits(count)})`),
};
