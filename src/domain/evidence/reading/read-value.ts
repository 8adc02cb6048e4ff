import { readPlainDate } from '../../calendar/plain-date.ts';
import { moneyToText, parseMoney } from '../../money/money.ts';
import { invisibleCharacter } from '../../text/invisible-characters.ts';
import { invoiceTypeOf } from '../invoice/invoice-type.ts';
import type { ReadFieldName } from './read-fields.ts';

/** Maximum length of a value. Longer text is neither a number nor a name. */
const maxValueCharacters = 200;
const unseenSigns = new RegExp(invisibleCharacter, 'gu');
const blanks = /\s+/gu;

/**
 * Converts text to the standard form of a field: days as `YYYY-MM-DD`, amounts as on the wire, numbers without blanks,
 * names as written. Undefined for text that cannot be a value. A day that does not exist is kept, so that a user can
 * correct it.
 */
export function readValue(field: ReadFieldName, text: string): string | undefined {
  const seen = text
    .slice(0, maxValueCharacters * 2)
    .replaceAll(unseenSigns, ' ')
    .trim();
  const value = seen === '' ? undefined : forms[field](seen);
  return value === undefined || value === '' || value.length > maxValueCharacters ? undefined : value;
}

type Plain = (text: string) => string;
type Form = (text: string) => string | undefined;

const compact: Plain = (text) => text.normalize('NFKC').replaceAll(blanks, '');
const digits: Form = (text) => (/\d/u.test(compact(text)) ? compact(text) : undefined);
// A contract's number keeps its brackets and dashes.
const number: Form = (text) =>
  /^\d+$/u.test(compact(text)) ? compact(text) : digits(text) && text.replaceAll(blanks, '');
// A blank between Chinese characters comes from the layout; a blank between Latin words belongs to the name.
const name: Form = (text) => text.replaceAll(/(?<=[^\p{ASCII}])\s+(?=[^\p{ASCII}])/gu, '').replaceAll(blanks, ' ');
const taxNumber: Form = (text) => /^[0-9A-Z]{6,30}$/u.exec(compact(text).toUpperCase())?.[0];

const forms: Readonly<Record<ReadFieldName, Form>> = {
  type: invoiceTypeOf,
  code: digits,
  number,
  checkCode: digits,
  date: readDay,
  amountExcludingTax: readAmount,
  tax: readAmount,
  total: readAmount,
  amount: readAmount,
  sellerName: name,
  buyerName: name,
  firstParty: name,
  secondParty: name,
  sellerTaxNumber: taxNumber,
  buyerTaxNumber: taxNumber,
  colour: (text) => (text === 'blue' || text === 'red' ? text : undefined),
};

const someDay = /^(\d{4})\D{1,2}(\d{1,2})\D{1,2}(\d{1,2})(?:\D|$)/u;
const bareDay = /^(\d{4})(\d{2})(\d{2})(?:\d{6})?$/u;

function readDay(text: string): string | undefined {
  const plain = text.normalize('NFKC').replaceAll(/\s*([年月日])\s*/gu, '$1');
  const [, year = '', month = '', day = ''] = someDay.exec(plain) ?? bareDay.exec(plain) ?? [];
  if (year === '') return readPlainDate(plain);
  return `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
}

/**
 * Parses an amount such as `￥1,234.5`, `-1234.50`, `1234.500000` or `1234.5元` to the form of the wire. Undefined for
 * more than two significant decimals.
 */
function readAmount(text: string): string | undefined {
  const plain = compact(text)
    .replaceAll(/[¥,]|RMB|CNY|人民币|[元圆]$/gu, '')
    .replaceAll(/[−–—]/gu, '-');
  const amount = parseMoney(plain.replace(/^\+/u, '').replace(/(\.\d{2})0+$/u, '$1'));
  return amount && moneyToText(amount);
}
