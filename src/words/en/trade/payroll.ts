import { plural } from '../../plural.ts';
import { count as digits, money } from '../../format.ts';
import type { payroll as words } from '../../zh-CN/trade/payroll.ts';

export const payroll: typeof words = {
  'payroll.facts':
    'Issue an instrument to a labour company against its payroll. ID and card numbers are kept with the payroll only and masked on every page.',
  'payroll.company': 'Labour company',
  'payroll.company-hint': 'Search by name or credit code; it must be certified and have opened the product',
  'payroll.project-and-month': 'Project and month',
  'payroll.project': 'Project',
  'payroll.project-hint': 'Shown on the application, to its approvers and to the labour company',
  'payroll.month': 'Wage month',
  'payroll.month-choose': 'Choose a month',
  'payroll.contract': 'Labour contract number',
  'payroll.contract-hint': 'Optional; approvers can open contract files that were uploaded',
  'payroll.count-people': ({ count }) => plural(count, 'person', 'people'),
  'payroll.people': 'Payroll',
  'payroll.intro': ({ most }) =>
    `One person a row, up to ${digits(most)} people at a time. The payroll is saved only if every row is valid; the file itself is deleted after reading.`,
  'payroll.label': 'Payroll (xlsx or xls)',
  'payroll.amount-hint': 'Must equal the payroll total',
  'payroll.take-sum': ({ sum }) => `Enter the payroll total, ${money(sum)}`,
  'payroll.kept': ({ count, sum }) => `Payroll saved: ${plural(count, 'person', 'people')}, ${money(sum)} in all`,
  'payroll.remove': 'Remove the payroll',
  'payroll.removed':
    'No application used this payroll for 90 days, so it was deleted. Please upload it again if the wages are to be paid.',
  'payroll.copied': 'Copied from the other application, except for the wage month and the payroll: please choose them.',
  'payroll.not-kept': ({ count, faulty }) =>
    `The payroll was not saved: ${faulty} of ${plural(count, 'row', 'rows')} ${faulty === 1 ? 'has' : 'have'} errors. Correct ${faulty === 1 ? 'it' : 'them'} and choose the whole file again.`,
  'payroll.count': ({ count, sum }) => `${plural(count, 'person', 'people')}, ${money(sum)} in all`,

  'payroll.column-name': 'Name',
  'payroll.column-residentId': 'ID number',
  'payroll.column-card': 'Card number',
  'payroll.column-amount': 'Amount (CNY)',
  'payroll.place': ({ place }) => `No. ${place}`,
  'payroll.numbers': 'ID number / card number',
  'payroll.masked': 'People (numbers are masked)',
  'payroll.show': 'Show full numbers',
  'payroll.show-of': ({ name }) => `Show full numbers: ${name}`,
  'payroll.hide': 'Mask numbers',
  'payroll.hide-of': ({ name }) => `Mask numbers: ${name}`,
  'payroll.readers':
    'Colleagues who may accept the instrument, or approve that, can see the payroll on its page, with masked numbers.',
  'payroll.see-list': 'See the payroll',
  'payroll.recorded': 'Each time full numbers are shown, it is recorded who viewed them, when, and for which person.',

  'payroll.sample': 'Example, left out when read',
  'payroll.sample-name': 'Example',
  'payroll.note': 'Note',
  'payroll.sheet-name': 'Payroll',
  'payroll.template-name': 'Template for payrolls',
  'payroll.faulty-name': ({ name }) => `${name}-rows to correct`,
  'payroll.reason': 'Reason',
  'payroll.reason-of': ({ column, problem }) => `${column}: ${problem}`,
  'payroll.row': 'Row',
  'payroll.row-at': ({ row }) => `Row ${row}`,
  'payroll.column': 'Column',
  'payroll.problem': 'Reason and remedy',
  'payroll.faulty-table': 'Rows to correct',
  'payroll.faulty-download': 'Download the rows to correct',
  'payroll.faulty-how':
    'The download lists their numbers in your sheet and the reasons; ID and card numbers are masked. Correct your own sheet and choose the whole list again.',
  'payroll.faulty-more': ({ count }) => `${plural(count, 'more problem', 'more problems')}, listed in the download`,

  'payroll.missing': 'Not filled in',
  'payroll.several-values': 'Several columns match this one, with different contents: keep only the one to use',
  'payroll.too-long': 'The name is too long: 50 characters at most',
  'payroll.not-a-name': 'Not a name: enter the name on the identity card',
  'payroll.id-form': 'An ID number has 18 characters: 17 digits, and a digit or X',
  'payroll.id-date': 'The date of birth in the ID number is invalid or after today',
  'payroll.id-check-sign': 'The last character of the ID number is wrong: check each digit',
  'payroll.person-twice': ({ row }) => `The same person as in row ${row}: merge the rows or remove one`,
  'payroll.card-form': 'A card number has 16 to 19 digits: enter the worker’s own debit card',
  'payroll.card-check-digit': 'The last digit of the card number is wrong: check each digit',
  'payroll.card-twice': ({ row }) => `The same card as in row ${row}: wages go to the worker’s own card`,
  'payroll.not-positive': 'The amount must be above 0',
  'payroll.wage-too-large': 'At most 1,000,000.00 per person a month: check the amount',
  'payroll.digits-lost':
    'The number is too long: Excel has cut off its last digits. Format the column as text and enter the number again',
  'payroll.not-an-amount': 'Not an amount: enter a number such as 6500.00',
  'payroll.amount-as-day': 'Excel shows this column as dates: format it as numbers and check the amount',
  'payroll.unclear-amount':
    'It is unclear whether a comma or point separates thousands or decimals: write it in the form 6500.00',
  'payroll.other-unit': 'The heading names a unit other than yuan: change the amounts and the heading to yuan',
  'payroll.too-many-decimals': 'More than two decimals: round to two',
  'payroll.too-large': 'The amount is too large: check it',
  'payroll.formula-failed': 'The formula has no result: enter the content itself',
  'payroll.no-such-date': 'Unclear value: check it',
  'payroll.unknown': 'The platform did not accept this cell: check it',

  'payroll.no-headings':
    'No headings were found. Use the template: the headings must have name, ID number, card number and amount.',
};
