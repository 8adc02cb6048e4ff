import { englishDay } from '../../format.ts';
import { plural } from '../../plural.ts';
import type { lists as words } from '../../zh-CN/evidence/lists.ts';

export const lists: typeof words = {
  'lists.menu-waiting': ({ count }) => `${count} awaiting me`,
  'lists.picked': ({ count }) => `${count.toLocaleString('en')} selected`,
  'lists.picked-total': ({ total }) => `Total ${total}`,
  'lists.all-picked': ({ count, except, also }) =>
    `All ${plural(count, 'result', 'results')} selected${except > 0 ? `, ${except} taken out` : ''}${also > 0 ? `, ${also} added` : ''}`,
  'lists.only-page': 'Select this page only',
  'lists.pick-all': 'Select all, on every page',
  'lists.more': 'More actions',
  'lists.clear': 'Clear selection',
  'lists.unknown': 'The selection could not be counted',
  'lists.again': 'Try again',
  'lists.ready': ({ count }) => `${count} can be submitted`,
  'lists.returned': ({ count }) => `${count} returned, to be corrected first`,
  'lists.incomplete': ({ count }) => `${count} incomplete`,
  'lists.colleague': ({ count }) => `${count} with a colleague`,
  'lists.handed-in': ({ count }) => `${count} submitted already: only export or download`,
  'lists.ended': ({ count }) => `${count} no longer valid`,
  'lists.not-looked-at': ({ count }) => `${count} more not checked: too many to check at once`,
  'lists.export': ({ count }) => `Export ${count}`,
  'lists.archive': 'Download all files',
  'lists.submit': ({ count }) => `Submit ${count}`,
  'lists.asked-export': ({ name }) => `${name} is being prepared; find it under Downloads at the top right`,
  'lists.asked-archive': ({ name }) => `${name} is being prepared; find it under Downloads at the top right`,
  'lists.submit-title': ({ count }) => `Submit ${plural(count, 'package', 'packages')}?`,
  'lists.submit-body': 'The platform then reviews them; they cannot be changed meanwhile.',
  'lists.submit-ok': 'Submit',
  'lists.submit-running': 'Submitting',
  'lists.submit-progress': ({ done, total }) => `${done} of ${total}`,
  'lists.submit-stop': 'Stop',
  'lists.submit-close': 'Close',
  'lists.submit-result': ({ done, total }) =>
    done === total
      ? total === 1
        ? 'The package was submitted'
        : `All ${total} packages were submitted`
      : `${done} submitted, ${total - done} not submitted`,
  'lists.result-waiting': 'Waiting',
  'lists.result-running': 'Submitting',
  'lists.result-done': 'Submitted',
  'lists.result-stopped': 'Stopped, not submitted',
  'lists.result-moved': ({ by }) =>
    `Not submitted: ${by === '' ? 'somebody' : by} has just worked on it; look at it first`,
  'lists.result-state': 'Not submitted: the package is no longer open for submission',
  'lists.result-not-needed': 'Not submitted: the platform says this package need not be submitted now; please open it',
  'lists.result-incomplete': ({ count }) => `Not submitted: ${plural(count, 'item is', 'items are')} incomplete`,
  'lists.result-unseen': 'Not submitted: a document has just been changed; look at it first',
  'lists.agreement-sign': 'Sign the agreement',
  'lists.result-violating': ({ from }) =>
    `Cannot be submitted: your company is a violating member and${from === '' ? '' : `, from ${englishDay(from)} on,`} cannot apply for financing with instruments`,
  'lists.result-barred':
    'Cannot be submitted: the platform has suspended this business for your company; to object, contact customer service',
  'lists.result-agreement-withdrawn':
    'Cannot be submitted: the platform withdrew this product’s agreement; please contact customer service',
  'lists.result-agreement-to-sign':
    'Cannot be submitted: this product’s agreement is overdue to be signed again, at the product’s page',
  'lists.result-standard': 'Not submitted: the required documents have changed; look at it again',
  'lists.result-marked': ({ number, mark }) =>
    `Not submitted: by the tax register invoice ${number} is ${mark === 'RED' ? 'red-lettered' : 'void'}; replace it, or submit it separately to confirm`,
  'lists.result-used': ({ number, usedIn }) =>
    `Not submitted: invoice ${number} is in package ${usedIn} already; submit it separately to confirm`,
  'lists.result-contracts': ({ total, financing }) =>
    `Not submitted: contracts of ${total} are below the total amount of ${financing}; submit it separately to confirm`,
  'lists.result-compare': ({ count }) =>
    `Not submitted: ${plural(count, 'document has', 'documents have')} a new file not yet checked`,
  'lists.result-uploading': 'Not submitted: files are still uploading',
  'lists.result-colleague': 'Not submitted: a colleague is working on it',
  'lists.result-unknown': 'It is not known whether it was submitted: please open the package',
  'lists.downloads': 'Downloads',
  'lists.downloads-new': ({ count }) => `Downloads, ${count} new`,
  'lists.downloads-done': ({ name }) => `${name} is ready to download`,
  'lists.downloads-failed-TOO_MUCH': ({ name }) =>
    `${name} could not be prepared: too much content, please narrow it down`,
  'lists.downloads-failed-NOTHING': ({ name }) =>
    `${name} could not be prepared: the selection has nothing to download`,
  'lists.downloads-failed-NOT_PERMITTED': ({ name }) =>
    `${name} could not be prepared: your role may no longer see these documents`,
  'lists.downloads-failed-FAULT': ({ name }) =>
    `${name} could not be prepared: something went wrong, please try again under Downloads at the top right`,
  'lists.download-gone': 'The file has expired or was deleted; it can be exported again',
  'lists.downloads-none': 'No downloads yet. What you export or download from a list appears here.',
  'lists.downloads-loading': 'Loading',
  'lists.task-requested': ({ at }) => `Requested ${at}`,
  'lists.task-waiting': 'Waiting',
  'lists.task-running': ({ done, total }) =>
    `In progress, ${done.toLocaleString('en')} of ${total.toLocaleString('en')}`,
  'lists.task-progress': ({ name }) => `Progress of ${name}`,
  'lists.task-complete': ({ size, until }) => `Complete · ${size} · available until ${until}`,
  'lists.task-failed-TOO_MUCH':
    'Failed: too much. An export takes 200,000 rows; an archive 200 packages, 5,000 files and 2 GB. Please narrow it down',
  'lists.task-failed-NOTHING': 'Failed: the selection has nothing to download',
  'lists.task-failed-NOT_PERMITTED': 'Failed: your role may no longer see these documents',
  'lists.task-failed-FAULT': 'Failed: something went wrong, please try again',
  'lists.task-download': 'Download',
  'lists.downloads-all': 'All downloads',
  'lists.task-repeat': 'Prepare again',
  'lists.task-retry': 'Retry',
  'lists.task-remove': 'Delete',
  'lists.task-remove-asked': 'Once deleted, it must be prepared again',
  'lists.task-remove-sure': 'Delete it',
  'lists.task-keep': 'Keep',
  'lists.task-cancel': 'Cancel',
  'lists.task-of': ({ doing, name }) => `${doing} ${name}`,
  'lists.protocols-name': 'My agreements',
  'lists.archive-name': 'Package files',
  'lists.absent-file': 'Missing files.txt',
  'lists.absent-head': 'These documents have no files:',
  'lists.absent-none': ({ packageId, material }) => `${packageId}\t${material}\tnot uploaded yet`,
  'lists.absent-lost': ({ packageId, material, file }) => `${packageId}\t${material}\t${file}\tfile not available`,
};
