import type { PlainDate } from '../../calendar/plain-date.ts';
import { type Money, moneyToText, parseMoney } from '../../money/money.ts';
import { type InvoiceType, invoiceTypes } from './invoice-type.ts';
import { invoiceRules } from './invoice-rules.ts';

/** Data in the QR code printed on an invoice. */
export interface InvoiceQrFacts {
  readonly type: InvoiceType;
  /** Empty for digital invoices. */
  readonly code: string;
  readonly number: string;
  /** Includes tax for digital invoices and invoices of used vehicles; excludes it for all others. */
  readonly amount: Money;
  readonly date: PlainDate;
  /** Empty where the type has none. */
  readonly checkCode: string;
}

/**
 * Text of an invoice's QR code: `01,kind,code,number,amount,yyyymmdd,check code,checksum`, with a final comma except
 * for digital invoices. There is no published standard. The checksum of known codes is a CRC-16 with polynomial 8005
 * and initial value 0, over everything before it.
 */
export function invoiceQrContent(facts: InvoiceQrFacts): string {
  const rule = invoiceRules[facts.type];
  const date = facts.date.replaceAll('-', '');
  const checkCode = rule.checkCode === 'cleared' ? '' : facts.checkCode;
  const code = rule.codeLengths.length === 0 ? '' : facts.code;
  const body = `01,${rule.taxKind},${code},${facts.number},${moneyToText(facts.amount)},${date},${checkCode},`;
  return body + checksum(body) + (rule.numberLength === 20 ? '' : ',');
}

/**
 * Parses a scanned QR code; undefined where it is not an invoice's. A wrong checksum is accepted, because the field is
 * undocumented.
 */
export function readInvoiceQrContent(content: string): InvoiceQrFacts | undefined {
  const [version, kind, code = '', number = '', amountText = '', day = '', checkCode = ''] = content.trim().split(',');
  const type = invoiceTypes.find((candidate) => invoiceRules[candidate].taxKind === kind);
  const amount = parseMoney(amountText);
  const date = /^(\d{4})(\d{2})(\d{2})$/u.exec(day);
  if (version !== '01' || type === undefined || amount === undefined || date === null) return undefined;
  if (!/^\d+$/u.test(number) || !/^\d*$/u.test(code) || !/^\d*$/u.test(checkCode)) return undefined;
  return { type, code, number, amount, date: `${date[1]}-${date[2]}-${date[3]}`, checkCode };
}

function checksum(text: string): string {
  let remainder = 0;
  for (const character of text) {
    remainder ^= (character.codePointAt(0) ?? 0) << 8;
    for (let bit = 0; bit < 8; bit += 1) remainder = ((remainder << 1) ^ (remainder & 0x8000 ? 0x8005 : 0)) & 0xffff;
  }
  return remainder.toString(16).toUpperCase().padStart(4, '0');
}
