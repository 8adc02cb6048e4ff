import type { ItemContent } from '../../../application/ports/evidence/material-desk.ts';
import { emptyInvoice, invoiceAsEdited } from '../../../domain/evidence/invoice/invoice.ts';
import { invoiceTypeOf } from '../../../domain/evidence/invoice/invoice-type.ts';
import type { MaterialItem, TradeContract } from '../../../domain/evidence/materials/material.ts';
import { moneyToText, parseMoney, type Money } from '../../../domain/money/money.ts';
import { asWrittenOf } from '../../../domain/evidence/trade-contract/contract-number.ts';

/** An item's fields as texts, the way they are typed. */
export interface ItemFields {
  readonly type: string;
  readonly code: string;
  readonly number: string;
  readonly checkCode: string;
  readonly date: string;
  readonly amountExcludingTax: string;
  readonly tax: string;
  readonly total: string;
  readonly contractNumber: string;
  readonly contractAmount: string;
  /** The contract's number with its separators, where these were removed. */
  readonly contractAsWritten: string;
}

type Described = Pick<MaterialItem, 'invoice' | 'contract'>;

const text = (amount: Money | undefined): string => (amount ? moneyToText(amount) : '');

export function fieldsOf({ invoice = emptyInvoice, contract }: Described): ItemFields {
  return {
    type: invoice.type ?? '', code: invoice.code, number: invoice.number, checkCode: invoice.checkCode, date: invoice.date,
    amountExcludingTax: text(invoice.amountExcludingTax), tax: text(invoice.tax), total: text(invoice.total),
    contractNumber: contract?.number ?? '', contractAmount: text(contract?.amount), contractAsWritten: contract?.asWritten ?? '',
  };
}

/** What the texts say, for the kind of item that it is. Amounts that cannot be read are none. */
export function fieldsContent(item: Described, fields: ItemFields): ItemContent {
  if (item.invoice) {
    return {
      invoice: {
        type: invoiceTypeOf(fields.type), code: fields.code.trim(), number: fields.number.trim(), checkCode: fields.checkCode.trim(), date: fields.date,
        amountExcludingTax: parseMoney(fields.amountExcludingTax), tax: parseMoney(fields.tax), total: parseMoney(fields.total),
      },
    };
  }
  return item.contract ? { contract: contractOf(fields) } : {};
}

function contractOf({ contractNumber, contractAmount, contractAsWritten }: ItemFields): TradeContract {
  const number = contractNumber.trim();
  return { number, asWritten: asWrittenOf(number, contractAsWritten), amount: parseMoney(contractAmount) };
}

const amounts = ['amountExcludingTax', 'tax', 'total', 'contractAmount'] as const;

/** The texts as they come back once they are saved. An amount that cannot be read never is, and stays as it was typed. */
export function settledFields(item: Described, fields: ItemFields): ItemFields {
  const { invoice, contract } = fieldsContent(item, fields);
  const settled = fieldsOf({ invoice, contract });
  const unread = amounts.filter((field) => settled[field] === '' && fields[field].trim() !== '');
  return { ...settled, ...Object.fromEntries(unread.map((field) => [field, fields[field]])) };
}

/** Where two versions say something else. */
export function differingFields(a: ItemFields, b: ItemFields): readonly (keyof ItemFields)[] {
  return (Object.keys(a) as (keyof ItemFields)[]).filter((field) => a[field] !== b[field]);
}

export function sameFields(a: ItemFields, b: ItemFields): boolean {
  return differingFields(a, b).length === 0;
}

/** What an edit leaves: fields that the invoice's type does not carry are empty, the check code of special invoices foremost, and a number as written that another number was typed over (document 2, section 5). */
export function carriedFields(item: Described, fields: ItemFields): ItemFields {
  const { invoice, contract } = fieldsContent(item, fields);
  if (contract) return { ...fields, contractAsWritten: contract.asWritten ?? '' };
  return invoice ? { ...fields, code: invoiceAsEdited(invoice).code, checkCode: invoiceAsEdited(invoice).checkCode } : fields;
}
