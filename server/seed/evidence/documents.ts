import { fieldsWithoutUpload } from './shared/keyed-as.ts';
import { invoiceRules } from '../../../src/domain/evidence/invoice/invoice-rules.ts';
import { clearUnusedFields, type Invoice } from '../../../src/domain/evidence/invoice/invoice.ts';
import type { InvoiceType } from '../../../src/domain/evidence/invoice/invoice-type.ts';
import { moneyToText, type Money } from '../../../src/domain/money/money.ts';
import type { PlainDate } from '../../../src/domain/calendar/plain-date.ts';
import type { TradedGoods } from './book-trades.ts';
import type { DocumentOrder } from '../../core/ports.ts';
import type { CompanyRecord } from '../../core/records/company.ts';
import type { FileRecord } from '../../core/records/evidence.ts';

const codes: Readonly<Record<InvoiceType, string>> = {
  GENERAL_VAT: '033992400104',
  GENERAL_VAT_ELEC: '033992400111',
  SPECIAL_VAT: '3399241130',
  SPECIAL_VAT_ELEC: '033992400113',
  VEHICLE_VAT: '133992422660',
  USED_VEHICLE_VAT: '033992400117',
  E_SPECIAL_VAT_ELEC: '',
  E_GENERAL_VAT_ELEC: '',
};

/** An invoice of a type for a tax-inclusive amount, with a number and check code made from `serial`. */
export function makeInvoice(
  type: InvoiceType,
  total: Money,
  date: PlainDate,
  serial: number,
  { taxPercent }: Pick<TradedGoods, 'taxPercent'>,
): Invoice {
  const excluding = (total.fen * 100n) / BigInt(100 + taxPercent);
  const digits = String(serial).padStart(8, '0');
  return clearUnusedFields({
    type,
    code: codes[type],
    number:
      invoiceRules[type].numberLength === 20
        ? `${date.slice(2, 4)}99200000${String(serial).padStart(10, '0')}`
        : digits,
    checkCode: `6${digits}${digits}${digits.slice(0, 3)}`,
    date,
    amountExcludingTax: { fen: excluding },
    tax: { fen: total.fen - excluding },
    total,
  });
}

interface Place {
  readonly pkFile: string;
  readonly pkCorp: string;
  readonly docMaterialId: string;
  readonly createdBy: string;
  readonly createdAt: number;
}

/** A file of the demo world. Its bytes are generated when it is first opened. */
function generatedFile(place: Place, name: string, order: DocumentOrder): FileRecord {
  const png = order.kind === 'invoice' && order.format === 'png';
  return {
    ...place,
    name,
    size: 0,
    mimeType: png ? 'image/png' : 'application/pdf',
    sha256: '',
    ...fieldsWithoutUpload(`${place.pkFile}.${png ? 'png' : 'pdf'}`),
    state: 'stored',
    uploadId: '',
    turn: 0,
    order,
  };
}

const party = ({ name, uscc }: CompanyRecord) => ({ name, uscc });

/** The parties and the goods of a trade, as its documents state them. */
interface Trade {
  readonly buyer: CompanyRecord;
  readonly seller: CompanyRecord;
  readonly goods: string;
}

export function invoiceFile(
  place: Place,
  invoice: Invoice,
  { buyer, seller, goods }: Trade,
  format: 'pdf' | 'png',
): FileRecord {
  const text = (amount: Money | undefined): string => moneyToText(amount ?? { fen: 0n });
  return generatedFile(place, format === 'png' ? `IMG_${invoice.number.slice(-4)}.png` : `${invoice.number}.pdf`, {
    kind: 'invoice',
    invoiceType: invoice.type ?? 'E_SPECIAL_VAT_ELEC',
    code: invoice.code,
    number: invoice.number,
    checkCode: invoice.checkCode,
    date: invoice.date,
    buyer: party(buyer),
    seller: party(seller),
    goods,
    amountExcludingTax: text(invoice.amountExcludingTax),
    tax: text(invoice.tax),
    total: text(invoice.total),
    format,
  });
}

export function contractFile(
  place: Place,
  number: string,
  amount: Money,
  date: PlainDate,
  { buyer, seller, goods }: Trade,
): FileRecord {
  return generatedFile(place, `采购合同-${number}.pdf`, {
    kind: 'contract',
    number,
    date,
    buyer: party(buyer),
    seller: party(seller),
    goods,
    amount: moneyToText(amount),
    pages: 4,
  });
}

export function letterFile(
  place: Place,
  title: string,
  date: PlainDate,
  from: CompanyRecord,
  to: string,
  paragraphs: readonly string[],
): FileRecord {
  return generatedFile(place, `${title}.pdf`, { kind: 'letter', title, date, from: party(from), to, paragraphs });
}
