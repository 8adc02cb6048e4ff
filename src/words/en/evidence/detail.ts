import { moved } from '../moved.ts';
import { plural } from '../../plural.ts';
import { usualName } from '../usual-names.ts';
import type { detail as words } from '../../zh-CN/evidence/detail.ts';
import { actWords } from './funder-acts.ts';
import { capitalNouns, nounsOf } from './nouns.ts';

export const detail: typeof words = {
  'detail.print': 'Print',
  'detail.progress': 'Progress',
  'detail.nothing-given': 'Not provided',
  'detail.log-created': 'Package created',
  'detail.log-item-added': 'Document added',
  'detail.log-item-changed': 'Document replaced',
  'detail.log-item-edited': 'Details changed',
  'detail.log-item-removed': 'Document removed',
  'detail.log-claimed': 'Taken over',
  'detail.log-submitted': 'Submitted',
  'detail.log-submitted-withdrawn': 'Submitted (withdrawn later)',
  'detail.log-first-passed': 'Passed first review',
  'detail.log-returned': 'Returned in first review',
  'detail.log-final-passed': 'Passed final review',
  'detail.log-reopened': 'Corrections started',
  'detail.log-discarded': 'Package discarded',
  'detail.log-organised': 'Prepared by the platform',
  'detail.log-pre-filled': 'Data entry finished',
  'detail.log-pre-reviewed': 'Automatic pre-check finished',
  'detail.log-platform-corrects': 'Correction by the platform started',
  'detail.log-platform-corrected': 'Corrected by the platform',
  'detail.log-platform-left': 'Returned to review by the platform, unchanged',
  'detail.log-funded': ({ act }) => `The funder ${actWords(act).past}`,
  'detail.log-declined': ({ act }) => `The funder decided not to ${actWords(act).base}`,
  'detail.log-cancelled': 'Transaction cancelled',
  'detail.log-lapsed': 'Lapsed after 90 days without activity',
  'detail.log-account-viewed': 'Account number viewed',
  'detail.log-unrecognised': 'Other',
  'detail.since-today': 'since today',
  'detail.returned-today': 'returned today',
  'detail.now-returned': 'Awaiting your corrections',
  'detail.now-returned-acting': ({ name }: { name: string }) => `Awaiting your corrections, for ${name}`,
  'detail.worked-by': ({ name }: { name: string }) => `${name} changed documents`,
  'detail.now-returned-by': ({ name }: { name: string }) =>
    name === '' ? 'Awaiting correction' : `Awaiting correction by ${name}`,
  'detail.next-review': 'First and final review',
  'detail.next-final': 'Final review',
  'detail.next-funder': ({ act }) => actWords(act).noun,
  'detail.materials': 'Documents',
  'detail.result': 'Result',
  'detail.reason': 'Reason',
  'detail.review': 'Review',
  'detail.result-PASS': 'Passed',
  'detail.result-NOPASS': 'Returned',
  'detail.result-UNKNOWN': 'Pending review',
  'detail.first': 'First review',
  'detail.final': 'Final review',
  'detail.submitted': 'Submitted',
  'detail.version-of': ({ version }: { version: number }) => `Submission ${version}`,
  'detail.version': 'Version',
  'detail.credits': ({ kind }) => capitalNouns(kind),
  'detail.history-close': 'Hide history',
  'detail.continue': 'Continue',
  'detail.claim': 'Take over',
  'detail.discard': 'Discard package',
  'detail.discard-title': 'Discard this package?',
  'detail.discard-body': ({ kind }) =>
    `This cannot be undone: its ${nounsOf(kind)} can be chosen again, and its uploaded files are no longer used.`,
  'detail.discarded': ({ number, kind }) =>
    `Package ${number} has been discarded; its ${nounsOf(kind)} can be chosen again.`,
  'detail.view': 'View',
  'detail.platform': 'Platform',
  'detail.system': 'System',
  'detail.changed': 'Replaced',
  'detail.result-edited': 'Changed',
  'detail.result-added': 'Added',
  'detail.result-not-submitted': 'Not submitted',
  'detail.document': 'Document',
  'detail.conflict-moved-title': 'The package has just changed',
  'detail.history': 'History',
  'detail.invoice': ({ number }: { number: string }) => `Invoice ${number}`,
  'detail.contract': ({ number }: { number: string }) => `Contract ${number}`,
  'detail.named': ({ name }: { name: string }) => usualName(name),
  'detail.named-file': ({ name, file }: { name: string; file: string }) => `${usualName(name)} · ${file}`,
  'detail.log-in-all': ({ items }: { items: number }) => `${plural(items, 'item', 'items')} in all`,
  'detail.items-returned': ({ items }: { items: number }) => `${plural(items, 'item', 'items')} returned`,
  'detail.since-days': ({ days }: { days: number }) => `waiting ${plural(days, 'day', 'days')}`,
  'detail.stage-count': ({ count }) => (count === 1 ? '1 document' : `${count} documents`),
  'detail.stage-total': ({ total }) => `${total} in total`,
  'detail.filter': 'Filter the documents',
  'detail.filter-keyword': 'Number, file name or amount',
  'detail.filter-all': 'All',
  'detail.filter-returned': 'To be corrected',
  'detail.filter-passed': 'Passed',
  'detail.filter-unreviewed': 'Not reviewed',
  'detail.filter-not-given': 'Not given',
  'detail.filter-none': 'No document matches.',
  'detail.materials-count': ({ count, items }: { count: number; items: number }) =>
    `${plural(count, 'item', 'items')}${items > 0 ? `, ${items} returned` : ''}`,
  'detail.mend': ({ items }: { items: number }) =>
    items === 1 ? 'Correct the returned item' : `Correct the ${items} returned items`,
  'detail.history-count': ({ count }: { count: number }) => `Full history (${plural(count, 'entry', 'entries')})`,
  'detail.replace': 'Replace',
  'detail.supplement': 'Add',
  'detail.conflict-look': 'Show the latest',
  'detail.conflict-state': 'The status of this package has changed; nothing was done.',
  'detail.loading-title': 'Package',
  'detail.credit-amount': 'Amount',
  'detail.credit-due': 'Due',
  'detail.missing-title': 'This package could not be found',
  'detail.to-list': 'Back to the list',
  'detail.mend-title': ({ items }: { items: number }) => `${plural(items, 'item', 'items')} to correct:`,
  'detail.mend-title-by': ({ name, items }: { name: string; items: number }) =>
    `${name === '' ? 'The operator' : name} has ${plural(items, 'item', 'items')} to correct:`,
  'detail.mend-title-platform': ({ items }) =>
    `The platform is correcting ${items === 1 ? 'the returned item' : `the ${items} returned items`}:`,
  'detail.mend-rest': ({ passed, waiting }: { passed: number; waiting: number }) => {
    const done =
      passed === 0
        ? []
        : waiting > 0
          ? [`${passed} ${passed === 1 ? 'has' : 'have'} passed and ${passed === 1 ? 'needs' : 'need'} nothing more.`]
          : [
              passed === 1
                ? 'The other one has passed and needs nothing more.'
                : `The other ${passed} have passed and need nothing more.`,
            ];
    return [
      ...done,
      ...(waiting > 0
        ? [`${passed > 0 ? 'Another ' : ''}${waiting} ${waiting === 1 ? 'waits' : 'wait'} to be reviewed.`]
        : []),
    ].join(' ');
  },
  'detail.conflict-moved': (happened) => `${moved(happened)} Nothing was done, and nothing was overwritten.`,
  'detail.view-of': ({ name }: { name: string }) => `View: ${usualName(name)}`,
  'detail.files-count': ({ count }: { count: number }) => plural(count, 'file', 'files'),
  'detail.mend-line': ({ name, reason }: { name: string; reason: string }) =>
    `${name}: ${reason}${/[。！？；.!?;]$/.test(reason) ? '' : '.'}`,
  'detail.unknown-title': 'Completion could not be confirmed',
  'detail.unknown':
    'The connection failed, and it could not be confirmed whether this was done. Please look at the latest state first.',
};
