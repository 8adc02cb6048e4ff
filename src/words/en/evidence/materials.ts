import { moved } from '../moved.ts';
import { count as grouped, fileProgress } from '../../format.ts';
import { plural } from '../../plural.ts';
import { usualName } from '../usual-names.ts';
import type { materials as words, StageCount } from '../../zh-CN/evidence/materials.ts';

const stageCount = ({ sending, toMend, toCheck, reading }: StageCount, given: string): string =>
  [
    given,
    sending > 0 ? `${sending} uploading` : '',
    toMend > 0 ? `${toMend} to complete` : '',
    toCheck > 0 ? `${toCheck} to check` : '',
    reading > 0 ? `${reading} being read` : '',
  ]
    .filter((part) => part !== '')
    .join(' · ');

export const materials: typeof words = {
  'materials.title': 'Upload documents',
  'materials.stage-FINANCE_AUTH': 'Authorisation',
  'materials.stage-BUSI_CONTRACT': 'Contracts',
  'materials.stage-BUSI_INVOICE': 'Invoices',
  'materials.stage-FINANCE_OTHER': 'Other documents',
  'materials.invoice-type': 'Invoice type',
  'materials.invoice-code': 'Invoice code',
  'materials.original-number': 'Original invoice number',
  'materials.original-code': 'Original invoice code',
  'materials.original-note': ({ number, code }) => `Original invoice ${code === '' ? '' : `${code} `}${number}`,
  'materials.invoice-number': 'Invoice number',
  'materials.invoice-check-code': 'Check code',
  'materials.invoice-date': 'Date of issue',
  'materials.invoice-amount': 'Amount excl. VAT',
  'materials.invoice-tax': 'VAT',
  'materials.invoice-total': 'Total incl. VAT',
  'materials.contract-number': 'Contract number',
  'materials.contract-number-on-paper': 'Number on the contract',
  'materials.contract-amount': 'Contract amount',
  'materials.file': 'File',
  'materials.type-general-vat': 'General VAT invoice',
  'materials.type-general-vat-elec': 'Electronic general VAT invoice',
  'materials.type-special-vat': 'Special VAT invoice',
  'materials.type-special-vat-elec': 'Electronic special VAT invoice',
  'materials.type-vehicle': 'Motor vehicle invoice',
  'materials.type-used-vehicle': 'Used vehicle invoice',
  'materials.type-digital-special': 'Digital special VAT invoice',
  'materials.type-digital-general': 'Digital general VAT invoice',
  'materials.type-choose': 'Select',
  'materials.name': ({ name }: { name: string }) => usualName(name),
  'materials.templates': 'Templates',
  'materials.examples': 'Examples',
  'materials.required': 'Required',
  'materials.optional': 'Optional',
  'materials.exit': 'Exit',
  'materials.exit-origin': 'Back to the financing',
  'materials.check': 'Check and submit',
  'materials.saving': 'Saving',
  'materials.not-saved': 'Some changes are not saved; please see the notice',
  'materials.kept-here': 'Not yet saved to the platform: kept in this browser and retried automatically',
  'materials.save-now': 'Try now',
  'materials.save-ended':
    'Not saved to the platform. What you typed is kept in this browser and no longer retried automatically:',
  'materials.complete': 'Complete',
  'materials.incomplete': 'Incomplete',
  'materials.repeated': 'Duplicate',
  'materials.returned': 'Returned',
  'materials.passed': 'Passed',
  'materials.replaced': 'Changed',
  'materials.locked': 'Locked',
  'materials.locked-note': 'Only what was returned needs correcting; the rest stays as it is.',
  'materials.adding-shut': 'These have passed; there is nothing to add.',
  'materials.adding-full': ({ given, most }) =>
    `${given} of ${most}: no more can be added. To exchange a document, press Replace.`,
  'materials.adding-mends': 'The total is now below the financing amount; you can add more here.',
  'materials.add-page': 'Add a file',
  'materials.preview': 'Preview',
  'materials.offer': 'Remove separators',
  'materials.conflict-mine': 'Keep mine',
  'materials.conflict-theirs': 'Use theirs',
  'materials.remove-title': 'Remove this document?',
  'materials.remove-body': 'You can upload it again afterwards.',
  'materials.not-removed': ({ name, by }) =>
    `${by === '' ? 'A colleague' : by} has just changed ${name}. It has not been removed: please look at it first.`,
  'materials.remove': 'Remove',
  'materials.queue-paused': ({ why }) => `Uploads are paused. ${why}.`,
  'materials.invoices-total': 'Invoice total',
  'materials.read-only': 'At its present stage, this package can only be viewed.',
  'materials.read-only-returned':
    'This package was returned. It can be edited once correction has begun on its progress page.',
  'materials.to-detail': 'View progress',
  'materials.steps-missing': 'Something is wrong with the data. Please send a screenshot to online service (24/7).',
  'materials.unarrived-dismiss': 'Got it',
  'materials.contract-number-hint': 'Up to 32 digits or letters',
  'materials.contract-as-written': ({ number }: { number: string }) => `On the contract: ${number} (kept with it)`,
  'materials.stages': 'Stages',
  'materials.saved-at': ({ time }: { time: string }) => `Saved ${time}`,
  'materials.unarrived': ({ count }: { count: number }) =>
    `${plural(count, 'file', 'files')} in other stages did not finish uploading. Please choose ${count === 1 ? 'it' : 'them'} again there:`,
  'materials.unfinished-state': 'Not finished',
  'materials.unfinished': ({ kept, size }: { kept: number; size: number }) =>
    kept > 0
      ? `${fileProgress(kept, size)} uploaded. Please choose the file again to resume.`
      : 'It did not finish uploading last time. Please choose the file again.',
  'materials.unfinished-findable': ({ kept, size }: { kept: number; size: number }) =>
    kept > 0
      ? `${fileProgress(kept, size)} uploaded. It can resume from the original file.`
      : 'It did not finish uploading last time. It can resume from the original file.',
  'materials.unfinished-go-on': 'Resume upload',
  'materials.unfinished-go-on-of': ({ name }: { name: string }) => `Resume upload of ${name}`,
  'materials.unfinished-denied':
    'The browser was not allowed to read the file, so the upload was not resumed. Try again and allow it, or choose the file again.',
  'materials.unfinished-moved':
    'The file is not where it was: it may have been moved, renamed or deleted, so the upload was not resumed. Choose the file again.',
  'materials.unfinished-changed':
    'The original file has been changed and differs from what was being uploaded, so the upload was not resumed. Choose the original file. To upload a new one, press "Do not upload" first, then upload it as a new file.',
  'materials.unfinished-pick': 'Choose file to resume',
  'materials.unfinished-pick-of': ({ name }: { name: string }) => `Choose file to resume: ${name}`,
  'materials.unfinished-let-go': 'Do not upload',
  'materials.unfinished-let-go-title': 'Do not upload this file?',
  'materials.unfinished-let-go-ask': ({ name, kept, size }) =>
    kept > 0
      ? `${name}: the ${fileProgress(kept, size)} uploaded so far will be deleted; it can only be uploaded from the start later.`
      : `${name}: you will not be reminded of it; it can be uploaded as a new file later.`,
  'materials.unfinished-let-go-of': ({ name }: { name: string }) => `Do not upload ${name}`,
  'materials.unfinished-other-size': ({ given, wanted }: { given: number; wanted: number }) =>
    `The file chosen has another size (${grouped(given)} bytes instead of ${grouped(wanted)}), so it is not the same file and was not added to it. Choose the original file. To upload a new one, press "Do not upload" first, then upload it as a new file.`,
  'materials.unfinished-other-name': ({ name }: { name: string }) =>
    `The file chosen is not called "${name}", so it was not accepted. Choose the original file. To upload a new one, press "Do not upload" first, then upload it as a new file.`,
  'materials.unfinished-other-bytes':
    'The content of the file chosen differs from what was being uploaded, so the upload was not resumed. Choose the original file. To upload a new one, press "Do not upload" first, then upload it as a new file.',
  'materials.archive-bomb':
    'The archive is too large when unpacked and was not accepted. Please unpack it and upload the files in it.',
  'materials.archive-too-many':
    'The archive holds more than 1,000 files and was not accepted. Please split it into several.',
  'materials.archive-nested':
    'The archive holds another archive and was not accepted. Please unpack the inner one, pack the files again and upload that.',
  'materials.archive-links':
    'The archive holds links to elsewhere and was not accepted. Please put the files themselves in their place, pack it again and upload that.',
  'materials.archive-runs':
    'The archive holds a program, a script or a web page and was not accepted. Please leave those out, pack it again and upload that.',
  'materials.archive-climbs':
    'The archive holds a file whose path leads out of it (such as ../ or a drive) and was not accepted. Please pack the folder again and upload that.',
  'materials.archive-rar':
    'This kind of archive (RAR) is not opened here and was not accepted. Please use zip instead.',
  'materials.archive-nothing': 'There is no file in the archive. Please check it and upload it again.',
  'materials.other-file':
    'This is not the file that did not finish uploading, so the upload was not resumed. Please remove it and upload it as a new file.',
  'materials.unarrived-file': ({ file, material }: { file: string; material: string }) =>
    `${file} (${usualName(material)})`,
  'materials.replaced-note': ({ name }: { name: string }) => `Before: ${name}`,
  'materials.stage-count': (counts) => stageCount(counts, `${counts.given}/${counts.needed}`),
  'materials.fields-of': ({ name }: { name: string }) => `Details of ${name}`,
  'materials.settle-first': 'A colleague has changed some of this too. Please choose first which version to keep.',
  'materials.returned-reason': 'Why it was returned',
  'materials.conflict-look': 'Show the latest',
  'materials.mine': 'Mine',
  'materials.theirs': 'Theirs',
  'materials.nothing-yet': 'No files yet.',
  'materials.replace-all': 'Replace all',
  'materials.previous-stage': 'Previous',
  'materials.next-stage': 'Next',
  'materials.stage-count-here': (counts) => stageCount(counts, `${counts.given}/${counts.needed} uploaded`),
  'materials.stage-complete': 'done',
  'materials.stage-partial': 'incomplete',
  'materials.stage-to-check': 'not all checked',
  'materials.stage-empty': 'not started',
  'materials.stage-optional': 'optional',
  'materials.stage-attention': 'returned',
  'materials.steps-missing-title': 'Something is wrong with the data',
  'materials.to-list': 'Back to the list',
  'materials.pasted-name': 'screenshot',
  'materials.remove-page': ({ name }: { name: string }) => `Remove ${name}`,
  'materials.preview-of': ({ name }: { name: string }) => `Preview ${name}`,
  'materials.remove-of': ({ name }: { name: string }) => `Remove ${name}`,
  'materials.add-page-of': ({ name }: { name: string }) => `Add a file to ${name}`,
  'materials.total-below': ({ total, financing, open }) =>
    `The invoices total ${total}, less than the financing amount of ${financing}${open ? ' (for your information; you can still submit)' : ''}`,
  'materials.total-met': ({ total, financing }: { total: string; financing: string }) =>
    `Invoice total ${total}, financing amount ${financing}`,
  'materials.edited-detail': ({ number, amount }: { number: string; amount: string }) =>
    `Before the change: ${[number, amount].filter((part) => part !== '').join(' · ')}`,
  'materials.mended-to': 'to',
  'materials.mended-by': ({ name }: { name: string }) => `Changed by ${name}`,
  'materials.mended-remaining': ({ fields }: { fields: string }) => `Unchanged, though named in the reason: ${fields}`,
  'materials.items-count': ({ count }: { count: number }) => plural(count, 'document', 'documents'),
  'materials.saved-beside': ({ name }: { name: string }) =>
    `${name} has just changed this document too; it was saved with both changes. Please look through its fields.`,
  'materials.remove-several': 'Select several',
  'materials.remove-several-title': ({ count }: { count: number }) =>
    count === 1 ? 'Remove this document?' : `Remove these ${count} documents?`,
  'materials.remove-more': ({ count }: { count: number }) => `and ${count} more`,
  'materials.picked': ({ count }: { count: number }) => `${count} selected`,
  'materials.pick-all': 'Select all',
  'materials.pick-none': 'Select none',
  'materials.pick-first': 'First select what to remove.',
  'materials.remove-picked': 'Remove selected',
  'materials.removing': ({ count }) => `Removing ${plural(count, 'document', 'documents')}`,
  'materials.pick': ({ name }: { name: string }) => `Select ${name}`,
  'materials.next-item': ({ count }) => (count === 0 ? 'Next' : `Next incomplete (${count})`),
  'materials.next-item-keys': 'Ctrl + Enter',
  'materials.waiting-more': ({ count }: { count: number }) =>
    count === 0 ? '' : `${plural(count, 'more file is', 'more files are')} waiting`,
  'materials.waiting-show': 'Show all',
  'materials.waiting-fold': 'Show fewer',
  'materials.waiting-cancel': ({ count }: { count: number }) =>
    count === 1 ? 'Cancel the waiting file' : `Cancel the ${count} waiting files`,
  'materials.title-read': 'Documents',
  'materials.field': 'Field',
  'materials.given': 'Uploaded',
  'materials.removed-by': ({ by, title, material }) =>
    `${by === '' ? 'A colleague' : by} has removed “${usualName(title)}” (${usualName(material)}) while you were filling it in. What you typed is kept here: copy it, or add it again.`,
  'materials.removed-add': 'Add it again',
  'materials.removed-copy': 'Copy what was typed',
  'materials.moved': (happened) => `${moved(happened)} The page has been updated.`,
  'materials.same-invoice': ({ name, material, row }: { name: string; material: string; row: number }) =>
    `The same invoice as ${name} (no. ${row} of ${material})`,
  'materials.see-twin': ({ name }: { name: string }) => `Show ${name}`,
  'materials.to-compare': 'To check',
  'materials.compare-title': 'Check against the new file',
  'materials.compare-count': ({ count }: { count: number }) =>
    `The file was replaced; ${plural(count, 'detail below still comes', 'details below still come')} from the old one. Confirm if all is right, or correct what is not.`,
  'materials.compare-all': 'All correct',
  'materials.compare-all-of': ({ name }: { name: string }) => `All details of ${name} are correct`,
  'materials.compare-field': 'From the old file, to be checked',
  'materials.still-missing': ({ fields }: { fields: string }) => `Still to fill in: ${fields}`,
  'materials.filled-by': ({ name, by }: { name: string; by: string }) =>
    by === ''
      ? `${name} is full; the page has been refreshed.`
      : `${by} has just added the last document that ${name} takes; the page has been refreshed.`,
  'materials.see': 'Show',
  'materials.name-and-more': ({ name, count }: { name: string; count: number }) =>
    `${name} and ${plural(count - 1, 'more file', 'more files')}`,
};
