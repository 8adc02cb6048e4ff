import { plural } from '../../plural.ts';
import type { sheets as words } from '../../zh-CN/evidence/sheets.ts';

export const sheets: typeof words = {
  'sheets.title': 'Import invoices from Excel',
  'sheets.open': 'Import from Excel',
  'sheets.template': 'Download the template',
  'sheets.intro':
    'One invoice a row, up to 2,000 rows at a time. Valid rows become invoices at once; problems in the others are explained.',
  'sheets.label': 'Excel sheet of invoices',
  'sheets.sending': ({ name }) => `Uploading ${name}`,
  'sheets.reading': ({ name }) => `Reading ${name}`,
  'sheets.added': ({ count }) => `${plural(count, 'invoice', 'invoices')} imported`,
  'sheets.added-none': 'No invoice imported',
  'sheets.faulty': ({ count }) => `${plural(count, 'row was', 'rows were')} not imported because of errors.`,
  'sheets.faulty-how':
    'The download holds these rows alone; its last column says why. Correct them and drop the file here again: rows already imported are not imported twice.',
  'sheets.faulty-download': 'Download the rows to correct',
  'sheets.faulty-table': 'Rows that were not imported',
  'sheets.faulty-more': ({ count }) => `${plural(count, 'more problem', 'more problems')}, listed in the download`,
  'sheets.repeated': ({ count }) => `${plural(count, 'row was', 'rows were')} there already and not imported again.`,
  'sheets.repeated-package': ({ row, number }) => `Row ${row}: invoice ${number} is in this package`,
  'sheets.repeated-row': ({ row, number, other }) => `Row ${row}: invoice ${number} is the same as row ${other}`,
  'sheets.remark-void': ({ row, number }) => `Row ${row}: invoice ${number} is void and was not imported`,
  'sheets.remark-reversed': ({ row, number }) => `Row ${row}: invoice ${number} is fully reversed and was not imported`,
  'sheets.remark-partly-reversed': ({ row, number }) =>
    `Row ${row}: invoice ${number} is partly reversed: check how much of it still counts`,
  'sheets.remark-negative': ({ row, number }) =>
    `Row ${row}: invoice ${number} has a negative amount (a credit note) and was not imported`,
  'sheets.unread-sheets': ({ names }) => `Other sheets were not read: ${names.join(', ')}`,
  'sheets.hidden-rows': ({ count }) => `${plural(count, 'row is', 'rows are')} hidden or filtered out and not read`,
  'sheets.row': 'Row',
  'sheets.row-at': ({ row }) => `Row ${row}`,
  'sheets.column': 'Column',
  'sheets.value': 'In the sheet',
  'sheets.problem': 'What is wrong',
  'sheets.whole-row': 'Whole row',
  'sheets.digits-lost':
    'Excel turned this long number into a short form such as 1.23E+19 and lost its last digits: set the column to Text, then enter the number again',
  'sheets.zeros-lost': ({ lengths }) =>
    `Fewer than ${lengths.join(' or ')} digits; Excel may have dropped the zeros at the start: set the column to Text, then enter it again`,
  'sheets.not-an-amount': 'Not an amount: enter a number such as 1234.56',
  'sheets.of-file': ({ name, words }) => `${name}: ${words}`,
  'sheets.amount-as-day': 'Excel shows this amount as a date: set the column to Number, then check the amounts',
  'sheets.unclear-amount':
    'The comma or point may separate thousands or decimals: write the amount in the form 1130.00',
  'sheets.other-unit': 'The heading names a unit other than yuan: change the amounts and the heading to yuan',
  'sheets.too-many-decimals': 'More than two decimals: round to two',
  'sheets.too-large': 'Above the largest amount, 99,999,999,999.98',
  'sheets.unknown-type': 'No such invoice type: choose one from the list',
  'sheets.type-not-taken': 'The platform does not take invoices of this type yet',
  'sheets.formula-failed': 'The formula has no result: enter the value itself',
  'sheets.full': 'There is no room for more documents here: remove some first, or use another package',
  'sheets.unknown': 'The platform did not accept this row: check every column',
  'sheets.no-headings':
    'No headings found. Please use the template: there must be columns for invoice type, invoice number, invoice date and total.',
  'sheets.headings-missing': ({ columns }) =>
    `These headings are missing: ${columns}. Add them and try again, or use the template.`,
  'sheets.no-rows': 'There are no invoices in the sheet yet: fill it in and try again.',
  'sheets.too-many-rows': ({ most }) => `At most ${most} rows can be imported at a time: please split the file.`,
  'sheets.unreadable':
    'This file cannot be opened: it may be damaged, or too large. Save it again as xlsx in Excel and try again.',
  'sheets.encrypted': 'The file has a password: remove it and try again.',
  'sheets.not-open': 'Nothing can be added here now.',
  'sheets.file-missing': 'The file did not arrive: please try again.',
  'sheets.gone': 'This category is no longer there: reload the page.',
  'sheets.source': 'Excel',
  'sheets.no-picture': 'This invoice came from Excel and has no picture. To add one, or a PDF, choose Replace.',
  'sheets.no-picture-here': 'From Excel, no picture',
  'sheets.template-name': 'Invoice import template',
  'sheets.sheet-name': 'Invoices',
  'sheets.note': 'Note',
  'sheets.sample': 'Example, left out of the import',
  'sheets.faulty-name': ({ name }) => `${name}-to correct`,
  'sheets.reason': 'What to correct',
  'sheets.reason-of': ({ column, problem }) => `${column}: ${problem}`,
};
