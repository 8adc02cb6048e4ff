import { plural } from '../../plural.ts';
import { count as digits, englishDay, englishMomentOfYear, money } from '../../format.ts';
import type { imports as words } from '../../zh-CN/trade/imports.ts';

export const imports: typeof words = {
  'imports.title': 'Bulk issue from a spreadsheet',
  'imports.intro': ({ most }) =>
    `One issue a row, up to ${most} rows at a time. The sheet is checked first; you then decide to save drafts. Reading a sheet submits nothing. Invoices may be left out; put several for one issue in one cell, separated by semicolons or line breaks.`,
  'imports.transfer-title': 'Fill in payees from a sheet',
  'imports.transfer-intro': ({ most }) =>
    `One payee and amount a row, up to ${most} rows at a time. Valid rows are filled into the form, which you check before submitting.`,
  'imports.at-desk':
    'A sheet is best prepared and checked on a computer. On a phone you can still choose a file and see the result.',
  'imports.back': 'Back to a single issue',
  'imports.template': 'Download the template',
  'imports.label': 'List of issues (xlsx or xls)',
  'imports.transfer-label': 'List of payees (xlsx or xls)',
  'imports.sending': ({ name }) => `Uploading ${name}`,
  'imports.reading': ({ name }) => `Reading and checking ${name}`,
  'imports.another': 'Choose another file',

  'imports.column-payee': 'Payee',
  'imports.column-amount': 'Amount (CNY)',
  'imports.column-dueOn': 'Due date',
  'imports.column-contractNumber': 'Contract number',
  'imports.column-invoiceNumber': 'Invoice number',
  'imports.column-invoiceCode': 'Invoice code',
  'imports.column-invoiceDate': 'Invoice date',
  'imports.column-invoiceTotal': 'Invoice total (CNY)',
  'imports.column-isTransferable': 'Transferable',
  'imports.column-remark': 'Remark',
  'imports.column-exceptionReason': 'Reason for a long term',
  'imports.column-exceptionText': 'Explanation',
  'imports.yes': 'Yes',
  'imports.no': 'No',
  'imports.note': 'Note',
  'imports.sample': 'Example, left out of the import',
  'imports.sample-payee': 'Name of the company, or its credit code',
  'imports.sheet-name': 'Issues',
  'imports.transfer-sheet-name': 'Payees',
  'imports.template-name': 'Template for issues',
  'imports.transfer-template-name': 'Template for payees',
  'imports.faulty-name': ({ name }) => `${name}-to correct`,
  'imports.reason': 'What to correct',
  'imports.reason-of': ({ column, problem }) => `${column}: ${problem}`,

  'imports.good': ({ count, sum }) => `${plural(count, 'valid row', 'valid rows')}, ${money(sum)} in all`,
  'imports.good-before': ({ count }) =>
    `0 rows to save: ${count === 1 ? 'the only valid row was' : `all ${count} valid rows were`} imported before`,
  'imports.left-out': ({ count }) =>
    `${plural(count, 'other row is', 'other rows are')} valid but ${count === 1 ? 'was' : 'were'} imported before, and not counted.`,
  'imports.good-none': 'No row can be used',
  'imports.faulty': ({ count }) => `${plural(count, 'row is', 'rows are')} not counted because of errors.`,
  'imports.limit-enough': ({ left, after }) =>
    `${money(left)} of the issuing limit is left; ${money(after)} after all of these are submitted.`,
  'imports.limit-exceeded': ({ left, excess }) =>
    `${money(left)} of the issuing limit is left, and the sum exceeds it by ${money(excess)}: drafts can be saved, but those beyond the limit cannot be submitted.`,
  'imports.obstacles': 'Nothing can be submitted yet',
  'imports.unread-sheets': ({ names }) => `Other sheets were not read: ${names.join(', ')}`,
  'imports.hidden-rows': ({ count }) => `${plural(count, 'row is', 'rows are')} hidden or filtered out and not read`,
  'imports.faulty-table': 'Rows to correct',
  'imports.faulty-more': ({ count }) => `${plural(count, 'more problem', 'more problems')}, listed in the download`,
  'imports.faulty-download': 'Download the rows to correct',
  'imports.faulty-how':
    'The download holds these rows alone; its last column says why. Correct them and choose that file again as it is: the column of reasons is not read.',
  'imports.faulty-how-first': ({ count }) =>
    `The download holds these rows alone; its last column says why and is not read. First save the ${plural(count, 'valid row', 'valid rows')} as drafts, then choose the corrected file.`,
  'imports.faulty-how-another':
    'The download holds these rows alone; its last column says why and is not read. Correct the rows, then press “Choose another file” and choose it; the saved drafts stay.',
  'imports.replace-title': ({ count }) => `${plural(count, 'row is', 'rows are')} not saved as drafts yet`,
  'imports.replace-body': ({ count }) =>
    `Another file replaces ${count === 1 ? 'this row' : `these ${count} rows`}. To keep ${count === 1 ? 'it' : 'them'}, go back and save drafts first.`,
  'imports.replace-confirm': 'Replace without saving',
  'imports.replace-back': 'Go back',
  'imports.row': 'Row',
  'imports.row-at': ({ row }) => `Row ${row}`,
  'imports.column': 'Column',
  'imports.value': 'In the sheet',
  'imports.problem': 'Reason and remedy',
  'imports.empty-value': '(empty)',
  'imports.good-table': 'Valid rows',
  'imports.due-on': ({ day }) => englishDay(day),
  'imports.invoices': ({ count }) => plural(count, 'invoice', 'invoices'),
  'imports.state': 'State',
  'imports.row-note': 'Note',
  'imports.doubles': ({ count }) => `${plural(count, 'row is', 'rows are')} the same as an earlier one`,
  'imports.double-row': ({ row, other, name, amount }) =>
    `Row ${row} is the same as row ${other}: ${name}, ${money(amount)}`,
  'imports.doubles-how':
    'Payee, amount, due date, contract number and invoices are the same. If each is an issue of its own, tick the box below; otherwise delete them in the sheet and choose it again.',
  'imports.doubles-first': 'Please confirm the identical rows first',
  'imports.doubles-confirm': 'These are not duplicates: keep every row',

  'imports.repeated': ({ count }) =>
    `${plural(count, 'row was', 'rows were')} imported within the last 30 days and ${count === 1 ? 'is' : 'are'} left out`,
  'imports.repeated-row': ({ row, name, amount, maker, at, isDraft }) =>
    `Row ${row}: ${name}, ${money(amount)}, imported by ${maker} on ${englishMomentOfYear(at)} as ${isDraft ? 'draft' : 'application'}`,
  'imports.repeated-how':
    'Payee, amount, due date, contract number and invoices are the same as those imported before. If another issue is meant, tick the box below; otherwise there is nothing to do.',
  'imports.repeated-confirm': 'Save these rows again',

  'imports.digits-lost':
    'Excel shortened this long number and lost its last digits: set the column to Text, then enter it again',
  'imports.not-an-amount': 'Not an amount: enter a number such as 1234.56',
  'imports.amount-as-day': 'Excel shows this amount as a date: set the column to Number, then check the amounts',
  'imports.unclear-amount':
    'The comma or point may separate thousands or decimals: write the amount in the form 1130.00, with two decimals at most',
  'imports.other-unit': 'The heading names a unit other than yuan: change the amounts and the heading to yuan',
  'imports.too-many-decimals': 'More than two decimals: round to two',
  'imports.too-large': 'Above the largest amount, 99,999,999,999.98',
  'imports.formula-failed': 'The formula has no result: enter the value itself',
  'imports.no-such-date': 'There is no such day, or it is unclear which one is meant: write it in the form 2027-03-15',
  'imports.not-positive': 'The amount must be more than 0',
  'imports.text-as-day': 'Excel turned this cell into a date: set the column to Text, then enter it again',
  'imports.too-long': ({ most }) => `Too long: at most ${most} characters`,
  'imports.unknown-choice': 'No such choice: choose one from the list',
  'imports.payee-none': 'Enter the full name or the credit code of the payee',
  'imports.payee-unknown':
    'No such payee: check the full name or the credit code. The company may not be certified, may not have opened the product, or may be deregistered',
  'imports.payee-several': 'Several companies have this name: enter the credit code instead',
  'imports.invoice-count':
    'This does not match the invoice numbers: each number needs one date and one total, and an 8-digit number also a code, in the same order',
  'imports.too-many-invoices': 'One issue has at most 200 invoices: split the row',
  'imports.cell-too-long':
    'This cell is too long to be read whole: spread the invoices over several columns of the same name, or split the row',
  'imports.payee-differs': 'The name and the credit code belong to different companies: check them',
  'imports.unknown': 'The platform did not accept this cell: please check it',

  'imports.no-headings':
    'No headings found. Please use the template: there must be columns for the payee, the amount and so on.',
  'imports.headings-missing': ({ columns }) =>
    `These headings are missing: ${columns}. Add them and try again, or use the template.`,
  'imports.no-rows': 'There is nothing in the sheet yet: fill it in and try again.',
  'imports.file-too-large': ({ megabytes }) =>
    `The file is larger than ${megabytes} MB: remove pictures and sheets that are not needed, or split it, and choose it again.`,
  'imports.too-many-rows': ({ most }) => `At most ${digits(most)} rows at a time: please split the file.`,
  'imports.unreadable':
    'This file cannot be opened: it may be damaged, or too large. Save it again as xlsx in Excel and try again.',
  'imports.encrypted': 'The file has a password: remove it and try again.',
  'imports.file-missing': 'The file did not arrive: please try again.',
  'imports.not-read': 'The platform does not read sheets at present: please fill in the form.',

  'imports.to-keep': ({ count, sum }) => `${plural(count, 'row', 'rows')} to save, ${money(sum)} in all`,
  'imports.keep': ({ count }) => `Save ${plural(count, 'draft', 'drafts')}`,
  'imports.keep-rest': ({ count }) => `Save the other ${plural(count, 'draft', 'drafts')}`,
  'imports.keeping': ({ done, count }) => `Saving drafts: ${done} of ${count}`,
  'imports.keep-note':
    'Drafts use no limit. You can edit them, add invoices or delete them in the list of applications.',
  'imports.kept': ({ count }) => `${plural(count, 'draft is', 'drafts are')} saved`,
  'imports.to-submit': ({ count, sum }) => `${plural(count, 'draft', 'drafts')} to submit, ${money(sum)} in all`,
  'imports.submit-all': ({ count }) => `Submit all (${count})`,
  'imports.submit-title': ({ count }) => `Submit ${plural(count, 'issue', 'issues')}`,
  'imports.submit-body': ({ sum }) =>
    `${money(sum)} in all. Each is checked and submitted separately: one that breaks a rule stays a draft with the reason, and does not affect the others.`,
  'imports.submit-contracts': ({ count }) =>
    `${plural(count, 'of them exceeds', 'of them exceed')} the contract amount and will still be submitted.`,
  'imports.submitting': ({ done, count }) => `Submitting: ${done} of ${count}`,
  'imports.submitted': ({ count, refused }) =>
    refused === 0
      ? `${count} submitted`
      : `${count - refused} submitted; ${refused} not submitted and still ${refused === 1 ? 'a draft' : 'drafts'}`,
  'imports.next': ({ names }) =>
    names.length === 0
      ? 'Awaiting approval. Follow it under'
      : `Awaiting approval by ${names.join(' or ')}. Follow it under`,
  'imports.drafts-table': 'Drafts and results',
  'imports.number': 'Application',
  'imports.draft': 'Draft',
  'imports.not-submitted': 'Not submitted',
  'imports.waits': 'Submitted, awaiting approval',
  'imports.lost-answer': 'Part of it may already be done. Press again to continue from there; nothing is done twice.',

  'imports.fill': ({ count }) => `Fill in ${plural(count, 'payee', 'payees')}`,
  'imports.fill-too-many': ({ most, left }) =>
    `A transfer has at most ${most} payees, and the form has room for ${left} more. Remove some first.`,
};
