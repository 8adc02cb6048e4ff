import type { ReadFieldName } from '../../src/domain/evidence/reading/read-fields.ts';
import { typeByTitle } from './invoice-titles.ts';
import type { FoundValue } from './field-readings.ts';
import { statedAmounts } from './stated-amounts.ts';
import { elementAt, isNode, textAt, type XmlNode } from './xml-node.ts';

const taxNumberOf = (side: string): RegExp =>
  new RegExp(`^(?:TaxpayerIdentificationNumber|UnifiedSocialCreditCode)\\w*Of(?:The)?(?:${side})$`, 'u');

/** Elements of the standard for electronic accounting vouchers, whose parts name them differently. */
const elements: readonly (readonly [ReadFieldName, RegExp])[] = [
  ['code', /^(?:CodeOfInvoice|InvoiceCode)$/u],
  ['number', /^(?:NumberOfInvoice|InvoiceNumber|NumberOfElectronicInvoice)$/u],
  ['date', /^(?:DateOfIssue|IssueDate)$/u],
  ['checkCode', /^(?:IdentifyingCode|CheckCode)$/u],
  ['sellerName', /^NameOf(?:The)?Seller$/u],
  ['buyerName', /^NameOf(?:The)?(?:Buyer|Purchaser)$/u],
  ['sellerTaxNumber', taxNumberOf('Seller')],
  ['buyerTaxNumber', taxNumberOf('Buyer|Purchaser')],
];
const typeElement = /^(?:TypeOfInvoice|InvoiceType|TitleOfInvoice)$/u;
const amountElement = /^(?:TotalAmountExcludingTax|TaxExclusiveTotalAmount)$/u;
const taxElement = /^TotalTaxAmount$/u;
const totalElement = /^(?:TaxIncludedAmountInFigures|TotalAmountIncludingTax|TaxInclusiveTotalAmount)$/u;

/**
 * The data of an electronic accounting voucher in XBRL; undefined for any other document. The voucher has accounting
 * entries too, which are not read.
 */
export function voucherFields(tree: XmlNode | undefined): readonly FoundValue[] | undefined {
  const root = elementAt(tree, 'xbrl');
  if (root === undefined) return undefined;
  const facts = leavesOf(root);
  const textOf = (name: RegExp): string | undefined => facts.find((fact) => name.test(fact.name))?.text;
  return [
    { field: 'type', text: typeByTitle([textOf(typeElement) ?? '']) },
    ...elements.map(([field, name]) => ({ field, text: textOf(name) })),
    ...statedAmounts({
      amountExcludingTax: textOf(amountElement),
      tax: textOf(taxElement),
      total: textOf(totalElement),
    }),
  ];
}

interface Leaf {
  readonly name: string;
  readonly text: string;
}

/** The elements with a text, at any depth that the parser allows. */
function leavesOf(node: unknown): readonly Leaf[] {
  if (!isNode(node)) return [];
  return Object.entries(node).flatMap(([name, content]): readonly Leaf[] => {
    if (name.startsWith('@') || name === '#text') return [];
    return (Array.isArray(content) ? content : [content]).flatMap((each: unknown) => {
      const text = textAt(each);
      return [...(text === undefined ? [] : [{ name, text }]), ...leavesOf(each)];
    });
  });
}
