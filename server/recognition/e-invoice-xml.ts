import type { ReadSource } from '../../src/domain/evidence/reading/read-source.ts';
import type { ReadFields } from './document-source.ts';
import { type FoundValue, fieldReadingsFrom } from './field-readings.ts';
import { statedAmounts } from './stated-amounts.ts';
import { elementAt, textAt, type XmlNode } from './xml-node.ts';

/**
 * The data of an electronic invoice: `EInvoice` of a fully digital invoice, `eInvoice` of one of the tax-control
 * system. Undefined for any other document, such as one in an issuer's own format.
 */
export function eInvoiceFields(tree: XmlNode | undefined, source: ReadSource): ReadFields | undefined {
  const digital = elementAt(tree, 'EInvoice');
  if (digital !== undefined) return fieldReadingsFrom(source, digitalFields(digital));
  const taxControl = elementAt(tree, 'eInvoice');
  return taxControl === undefined ? undefined : fieldReadingsFrom(source, taxControlFields(taxControl));
}

function digitalFields(invoice: unknown): readonly FoundValue[] {
  const data = elementAt(invoice, 'EInvoiceData');
  const label = (name: string) => ({
    code: textAt(invoice, 'Header', 'InherentLabel', name, 'LabelCode') ?? '',
    name: textAt(invoice, 'Header', 'InherentLabel', name, 'LabelName') ?? '',
  });
  const issued = textAt(invoice, 'TaxSupervisionInfo', 'IssueTime');
  return [
    { field: 'type', text: digitalType(label('GeneralOrSpecialVAT')) },
    { field: 'colour', text: digitalColour(label('InIssuType')) },
    // Both state the same number. If they differ, both are kept and the field is to be checked.
    { field: 'number', text: textAt(invoice, 'TaxSupervisionInfo', 'InvoiceNumber') },
    { field: 'number', text: textAt(invoice, 'Header', 'EIid') },
    { field: 'date', text: issued },
    // The time of the request is mostly on the day of issue.
    {
      field: 'date',
      text: issued === undefined ? textAt(data, 'BasicInformation', 'RequestTime') : undefined,
      sure: false,
    },
    ...statedAmounts({
      amountExcludingTax: textAt(data, 'BasicInformation', 'TotalAmWithoutTax'),
      tax: textAt(data, 'BasicInformation', 'TotalTaxAm'),
      total: textAt(data, 'BasicInformation', 'TotalTax-includedAmount'),
    }),
    { field: 'sellerName', text: textAt(data, 'SellerInformation', 'SellerName') },
    { field: 'sellerTaxNumber', text: textAt(data, 'SellerInformation', 'SellerIdNum') },
    { field: 'buyerName', text: textAt(data, 'BuyerInformation', 'BuyerName') },
    { field: 'buyerTaxNumber', text: textAt(data, 'BuyerInformation', 'BuyerIdNum') },
  ];
}

interface Label {
  readonly code: string;
  readonly name: string;
}

function digitalType({ code, name }: Label): string | undefined {
  if (code === '01' || name.includes('专用')) return 'E_SPECIAL_VAT_ELEC';
  return code === '02' || name.includes('普通') ? 'E_GENERAL_VAT_ELEC' : undefined;
}

function digitalColour({ code, name }: Label): string | undefined {
  if (name.includes('红')) return 'red';
  return name.includes('蓝') || code === 'Y' ? 'blue' : undefined;
}

function taxControlFields(invoice: unknown): readonly FoundValue[] {
  return [
    { field: 'code', text: textAt(invoice, 'InvoiceCode') },
    { field: 'number', text: textAt(invoice, 'InvoiceNo') },
    { field: 'date', text: textAt(invoice, 'IssueDate') },
    { field: 'checkCode', text: textAt(invoice, 'InvoiceCheckCode') },
    ...statedAmounts({
      amountExcludingTax: textAt(invoice, 'TaxExclusiveTotalAmount'),
      tax: textAt(invoice, 'TaxTotalAmount'),
      total: textAt(invoice, 'TaxInclusiveTotalAmount'),
    }),
    { field: 'sellerName', text: textAt(invoice, 'Seller', 'SellerName') },
    { field: 'sellerTaxNumber', text: textAt(invoice, 'Seller', 'SellerTaxID') },
    { field: 'buyerName', text: textAt(invoice, 'Buyer', 'BuyerName') },
    { field: 'buyerTaxNumber', text: textAt(invoice, 'Buyer', 'BuyerTaxID') },
  ];
}
