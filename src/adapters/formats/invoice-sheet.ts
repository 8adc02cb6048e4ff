import type {
  WrittenFactName,
  WrittenInvoice,
  WrittenLine,
  WrittenParty,
} from '../../application/ports/viewer/shared/content-reader.ts';
import { elementsAt, textAt, type XmlElement } from './xml-element.ts';

/** Maximum number of shown lines. */
const maxShownLines = 500;

type Facts = readonly (readonly [WrittenFactName, string])[];

/**
 * The content of an electronic invoice, either a fully digital one or one of the tax-control system; undefined for any
 * other document.
 */
export function invoiceSheet(root: XmlElement): WrittenInvoice | undefined {
  if (root.name === 'EInvoice') return digital(root);
  return root.name === 'eInvoice' ? taxControl(root) : undefined;
}

function digital(root: XmlElement): WrittenInvoice {
  const label = (name: string): string => textAt(root, 'Header', 'InherentLabel', name, 'LabelName');
  const basic = (name: string): string => textAt(root, 'EInvoiceData', 'BasicInformation', name);
  const party = (side: 'Seller' | 'Buyer'): WrittenParty => {
    const of = (name: string): string => textAt(root, 'EInvoiceData', `${side}Information`, `${side}${name}`);
    return {
      name: of('Name'),
      taxNumber: of('IdNum'),
      address: of('Addr'),
      telephone: of('TelNum'),
      bank: of('BankName'),
      account: of('BankAccNum'),
    };
  };
  const lines = elementsAt(root, 'EInvoiceData', 'IssuItemInformation').filter(({ children }) => children.length > 0);
  return {
    facts: filledFacts([
      ['kind', label('GeneralOrSpecialVAT')],
      ['colour', label('InIssuType')],
      ['number', textAt(root, 'TaxSupervisionInfo', 'InvoiceNumber') || textAt(root, 'Header', 'EIid')],
      ['date', textAt(root, 'TaxSupervisionInfo', 'IssueTime') || basic('RequestTime')],
      ['drawer', basic('Drawer')],
    ]),
    buyer: party('Buyer'),
    seller: party('Seller'),
    lines: lines.slice(0, maxShownLines).map((line): WrittenLine => ({
      item: textAt(line, 'ItemName'),
      specification: textAt(line, 'SpecMod'),
      unit: textAt(line, 'MeaUnits'),
      quantity: textAt(line, 'Quantity'),
      price: textAt(line, 'UnPrice'),
      amount: textAt(line, 'Amount'),
      rate: percentage(textAt(line, 'TaxRate')),
      tax: textAt(line, 'ComTaxAm'),
    })),
    lineCount: lines.length,
    amountExcludingTax: basic('TotalAmWithoutTax'),
    tax: basic('TotalTaxAm'),
    total: basic('TotalTax-includedAmount'),
    remark: textAt(root, 'EInvoiceData', 'AdditionalInformation', 'Remark'),
  };
}

function taxControl(root: XmlElement): WrittenInvoice {
  const of = (...path: readonly string[]): string => textAt(root, ...path);
  const party = (side: 'Seller' | 'Buyer'): WrittenParty => ({
    // These invoices have the address and the telephone in one text, and likewise the bank and the account.
    name: of(side, `${side}Name`),
    taxNumber: of(side, `${side}TaxID`),
    address: of(side, `${side}AddrTel`),
    telephone: '',
    bank: of(side, `${side}FinancialAccount`),
    account: '',
  });
  const lines = elementsAt(root, 'GoodsInfos', 'GoodsInfo');
  return {
    facts: filledFacts([
      ['code', of('InvoiceCode')],
      ['number', of('InvoiceNo')],
      ['date', of('IssueDate')],
      ['check-code', of('InvoiceCheckCode')],
      ['machine-number', of('MachineNo')],
      ['payee', of('Payee')],
      ['checker', of('Checker')],
      ['drawer', of('InvoiceClerk')],
    ]),
    buyer: party('Buyer'),
    seller: party('Seller'),
    lines: lines.slice(0, maxShownLines).map((line): WrittenLine => ({
      item: textAt(line, 'Item'),
      specification: textAt(line, 'Specification'),
      unit: textAt(line, 'MeasurementDimension'),
      quantity: textAt(line, 'Quantity'),
      price: textAt(line, 'Price'),
      amount: textAt(line, 'Amount'),
      rate: percentage(textAt(line, 'TaxScheme')),
      tax: textAt(line, 'TaxAmount'),
    })),
    lineCount: lines.length,
    amountExcludingTax: of('TaxExclusiveTotalAmount'),
    tax: of('TaxTotalAmount'),
    total: of('TaxInclusiveTotalAmount'),
    remark: of('Note'),
  };
}

function filledFacts(facts: Facts): WrittenInvoice['facts'] {
  return facts.flatMap(([name, value]) => (value === '' ? [] : [{ name, value }]));
}

/**
 * The files have rates as `0.13`, `13%` or in words. Only the first form is converted to a percentage, by its digits,
 * so that nothing is rounded.
 */
function percentage(rate: string): string {
  const [, digits] = /^0?\.(\d{1,4})$/u.exec(rate) ?? [];
  if (digits === undefined) return rate;
  const whole = String(Number(digits.padEnd(2, '0').slice(0, 2)));
  const rest = digits.slice(2).replace(/0+$/u, '');
  return `${whole}${rest === '' ? '' : `.${rest}`}%`;
}
