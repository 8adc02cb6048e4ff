import { plural } from '../../plural.ts';
import type { written as words } from '../../zh-CN/viewer/written.ts';

export const written: typeof words = {
  'written.invoice': 'E-invoice data',
  'written.invoice-note': 'Listed from the file’s data, not in the invoice’s printed layout.',
  'written.kind': 'Kind',
  'written.colour': 'Blue or red',
  'written.code': 'Invoice code',
  'written.number': 'Invoice number',
  'written.date': 'Issue date',
  'written.check-code': 'Check code',
  'written.machine-number': 'Machine number',
  'written.drawer': 'Drawn by',
  'written.payee': 'Payee',
  'written.checker': 'Checked by',
  'written.buyer': 'Buyer',
  'written.seller': 'Seller',
  'written.party-name': 'Name',
  'written.party-tax-number': 'Taxpayer number',
  'written.party-address': 'Address, phone',
  'written.party-bank': 'Bank and account',
  'written.lines': 'Line items',
  'written.item': 'Item',
  'written.specification': 'Specification',
  'written.unit': 'Unit',
  'written.quantity': 'Quantity',
  'written.price': 'Price',
  'written.amount': 'Amount',
  'written.rate': 'VAT rate',
  'written.tax': 'VAT',
  'written.no-lines': 'No line items.',
  'written.lines-cut': ({ shown, count }) =>
    `The first ${shown} of ${count} lines are shown. Download the file to see all of it.`,
  'written.amount-excluding-tax': 'Amount excl. VAT',
  'written.tax-total': 'VAT',
  'written.total': 'Total incl. VAT',
  'written.remark': 'Remark',
  'written.archive': 'Files in the archive',
  'written.archive-note': ({ count, size }: { readonly count: number; readonly size: string }) =>
    `${plural(count, 'file', 'files')}, ${size} unpacked. Download the archive to open them.`,
  'written.archive-note-opens': ({ count, size }) =>
    `${plural(count, 'file', 'files')}, ${size} unpacked. Press a name to open that file here.`,
  'written.archive-unshown': 'Cannot be opened here; download the archive to see it',
  'written.entry-unknown-format':
    'The file’s content is not in a format that can be previewed. Download the archive to see it.',
  'written.entry-encrypted': 'The file has a password or is encrypted. Download the archive to see it.',
  'written.entry-active':
    'The file holds a script, a program or other embedded content, and was not opened for safety.',
  'written.entry-too-large':
    'The file is too large, or unpacks to more than a preview may hold, and was not opened. Download the archive to see it.',
  'written.entry-empty': 'The file is empty: there is nothing to show.',
  'written.entry-damaged': 'The file is damaged or incomplete and cannot be shown. Download the archive to check it.',
  'written.entry-timed-out':
    'Unpacking the file took too long and was stopped. Try again, or download the archive to see it.',
  'written.archive-system': ({ count }) => ` ${plural(count, 'system file is', 'system files are')} not shown.`,
  'written.archive-name': 'Name',
  'written.archive-folder': 'Folder',
  'written.archive-size': 'Size',
  'written.text': 'Text',
  'written.text-cut': 'The file is long: only its beginning is shown. Download it to see all of it.',
  'written.sheets': 'Sheets',
  'written.sheet': ({ name }) => `Sheet: ${name}`,
  'written.sheet-empty': 'This sheet is empty.',
  'written.sheet-cut': ({ rows, rowCount, columns, columnCount }) =>
    `The first ${rows} of ${rowCount} rows and ${columns} of ${columnCount} columns are shown. Download the file to see all of it in Excel or WPS.`,
  'written.row': 'Row',
};
