import { addDays, shanghaiInstant, type PlainDate } from '../../../src/domain/calendar/plain-date.ts';
import { policyOf, type OpenBook } from '../../../src/domain/evidence/shared/book-policies.ts';
import type { BookSide } from '../../../src/domain/evidence/shared/books.ts';
import type { PackageState } from '../../../src/domain/evidence/materials/package-state.ts';
import type { InvoiceTag, TradeType } from '../../../src/domain/evidence/selection/candidate.ts';
import { money, moneyToText } from '../../../src/domain/money/money.ts';
import type { CandidateRecord, CompanyRecord, StandardRecord, UserRecord } from '../../core/records.ts';
import type { Transaction } from '../../core/store.ts';
import { companies, funders } from '../company/shared/companies.ts';
import { people } from '../company/shared/people.ts';
import { billNumber, businessNumbers } from './business-numbers.ts';
import { saveOrdersOf } from './orders.ts';
import { saveTradeInvoices } from './trade-invoices.ts';
import { saveNamedPackage, type PackageWish } from './packages.ts';

/** One side of a book as the demo world has it: whose it is, and how its businesses are numbered. */
export interface SeededShelf {
  readonly book: OpenBook;
  readonly side: BookSide;
  readonly company: CompanyRecord;
  readonly clerk: string;
}

const { qiheng, lanchuan, yanzhou, chengye, maitu, zhuhe, beiyu } = companies;
const financed = (book: OpenBook): SeededShelf => ({ book, side: 'finance', company: yanzhou, clerk: 'zhousiyuan' });
const issued = (book: OpenBook): SeededShelf => ({ book, side: 'issue', company: qiheng, clerk: 'luoqiubai' });

/** Every shelf but the financing ones of credits and of the EST product, which have worlds of their own. */
const shelves: readonly SeededShelf[] = [
  issued('credit'), financed('first-trade'), issued('first-trade'), financed('receivable'), issued('receivable'), issued('est'),
  financed('estp'), issued('estp'), financed('ejt'), issued('ejt'), financed('abs'), issued('abs'),
  financed('sccp'), { ...issued('sccp'), side: 'finance' }, financed('edt'),
  { ...financed('extoc'), company: maitu, clerk: 'pengyuting' }, { ...financed('labourer'), company: zhuhe, clerk: 'tangyishan' },
  financed('pond'), financed('guarantee'), financed('bab'),
];

/** The shelf of a book that who is financed has. */
export function shelfOf(book: OpenBook): SeededShelf {
  return shelves.find((shelf) => shelf.book === book && shelf.side === 'finance') ?? financed(book);
}

/** Between whom the packages of a shelf are. */
export function packagePartners({ book, company }: SeededShelf): { readonly seller: CompanyRecord; readonly buyer: CompanyRecord } {
  return { seller: company.isCore ? yanzhou : company, buyer: book === 'labourer' ? beiyu : qiheng };
}

export interface Situation {
  readonly serial: number;
  readonly amount: string;
  readonly days: number;
  readonly core?: CompanyRecord;
  readonly funder?: CompanyRecord | undefined;
  readonly businessType?: TradeType;
  readonly invoiceTag?: InvoiceTag;
}

/** What there is to choose from: businesses that go together, and one of each that does not. */
const situations: readonly Situation[] = [
  { serial: 12, amount: '318000.00', days: 88 }, { serial: 15, amount: '127600.00', days: 95 }, { serial: 21, amount: '84250.00', days: 109 }, { serial: 4, amount: '61700.00', days: -3 },
  { serial: 19, amount: '74800.00', days: 121, businessType: 'TM02' }, { serial: 23, amount: '52600.00', days: 63, funder: undefined }, { serial: 28, amount: '215000.00', days: 140, funder: funders.heze },
  { serial: 31, amount: '96400.00', days: 77, invoiceTag: 'INVOICE_ABSENT' }, { serial: 41, amount: '905000.00', days: 104, core: lanchuan },
];

/** A business of a shelf that came about on a day. */
export function businessOf(shelf: SeededShelf, today: PlainDate, { serial, amount, days, ...rest }: Situation): CandidateRecord {
  const { book, side, company } = shelf;
  const { code, prefix, productTypes } = businessNumbers[book];
  const issues = side === 'issue' || company.isCore;
  // Who issues has many suppliers; who is financed, several who owe.
  const core = issues ? company : book === 'labourer' ? beiyu : (rest.core ?? qiheng);
  const supplier = issues ? (rest.core === undefined ? yanzhou : chengye) : company;
  const funder = 'funder' in rest ? rest.funder : funders.changyu;
  const isBill = policyOf(book).business === 'bill';
  const year = today.slice(0, 4);
  const billSerial = code * 1000 + serial + (issues ? 500 : 0);
  return {
    id: `B${code}-${issues ? 'I' : 'F'}-${year}-${serial}`, book, side, pkCorp: company.pkCorp,
    number: isBill ? billNumber(book, '310299000017', addDays(today, -40), `${String(billSerial).padStart(8, '0')}${billSerial % 10}`) : `${prefix}${core.uscc.slice(2, 6)}-${year}-${issues ? 1 : 0}${String(serial).padStart(4, '0')}`,
    supplierName: supplier.name, creditSourceName: core.name, payerName: core.name, counterpartyName: core.name, fkFinance: funder?.pkCorp, funderName: funder?.name, fkCorpCore: core.pkCorp,
    businessType: rest.businessType ?? 'TM01', state: policyOf(book).choosableState, productType: productTypes[serial % productTypes.length] ?? '', amount: money(amount), dueDate: addDays(today, days),
    accountNumber: issues ? '61050199000000000612' : '33050161000000000871', invoiceTag: rest.invoiceTag, packagedIn: undefined, billSubRange: isBill ? `1-${amount.replace('.', '')}` : '',
  };
}

/** How packages of the book stand, by the days since they were made. */
function statesOf(book: OpenBook): readonly { readonly state: PackageState; readonly days: number; readonly amount: string }[] {
  const { simplified, reviewWorkingDays } = policyOf(book);
  const begun = [{ state: 'PREPARE', days: 1, amount: '143900.00' }, { state: 'INVALID', days: 96, amount: '30100.00' }] as const;
  if (reviewWorkingDays === undefined) return [...begun, { state: 'SUBMITTED', days: 6, amount: '402750.00' }];
  const common = [...begun, { state: 'AUDIT_REJECT', days: 5, amount: '402750.00' }, { state: 'UN_AUDIT', days: 1, amount: '266300.00' }, { state: 'AUDITED', days: 34, amount: '88120.00' }] as const;
  return simplified ? common : [...common, { state: 'MODIFY', days: 8, amount: '77450.00' }, { state: 'BIZ_CONFIRM', days: 1, amount: '59800.00' }];
}

function packageWish(shelf: SeededShelf, today: PlainDate, index: number, clerk: Pick<UserRecord, 'userId' | 'personName'>, standard: StandardRecord): PackageWish | undefined {
  const stands = statesOf(shelf.book)[index];
  if (!stands) return undefined;
  const { state, amount } = stands;
  const { code } = businessNumbers[shelf.book];
  const days = stands.days === 1 ? 1 : stands.days + (code % 4);
  const date = addDays(today, -days);
  const business = businessOf(shelf, date, { serial: 900 + index, amount: moneyToText({ fen: money(amount).fen + BigInt(code * 137_050) }), days: 70 + index + code });
  const issues = shelf.company.isCore;
  return {
    docDatumId: `DD${date.replaceAll('-', '')}-${issues ? 4 : 2}${code}${index}00`, state, owner: shelf.company, ...packagePartners(shelf), standard, clerk,
    createdAt: shanghaiInstant(date, 9 + index), credits: [{ ...business, id: `${business.id}-${index}`, state: state === 'INVALID' ? 'CANCELLED' : business.state }], empty: state === 'PREPARE',
  };
}

/** What was paid out two months ago: one that is overdue, and one that will be in a few days. */
const repayments = [{ serial: 908, amount: '268000.00', dueIn: -12 }, { serial: 909, amount: '156400.00', dueIn: 3 }] as const;

async function savePaidOut(transaction: Transaction, shelf: SeededShelf, today: PlainDate, clerk: Pick<UserRecord, 'userId' | 'personName'>, standard: StandardRecord): Promise<void> {
  const ago = 60;
  const date = addDays(today, -ago);
  for (const { serial, amount, dueIn } of repayments) {
    await saveNamedPackage(transaction, {
      docDatumId: `DD${date.replaceAll('-', '')}-2${businessNumbers[shelf.book].code}${serial % 100}00`, state: 'AUDITED', owner: shelf.company, seller: shelf.company, buyer: qiheng, standard, clerk,
      createdAt: shanghaiInstant(date, 9), fundedAt: shanghaiInstant(addDays(date, 3), 15), credits: [{ ...businessOf(shelf, date, { serial, amount, days: ago + dueIn }), state: 'FINANCED' }],
    });
  }
}

/** Puts into the world, of every shelf that has no world of its own, businesses to choose and packages in each state that shows. */
export async function saveBookWorld(transaction: Transaction, standards: readonly StandardRecord[], today: PlainDate): Promise<void> {
  for (const shelf of shelves) {
    const clerk = people.find(({ userName }) => userName === shelf.clerk);
    const standard = standards.find(({ book, fkCorpCore }) => book === shelf.book && fkCorpCore === '*');
    if (!clerk || !standard) throw new RangeError(`The demo world has nobody, or no standard, for ${shelf.book}`);
    const spent = policyOf(shelf.book).spentStates.map((state, index) => ({ ...businessOf(shelf, today, { serial: 51 + index, amount: `${163 + index * 44}800.00`, days: 58 + index * 20 }), state }));
    const businesses = [...situations.map((situation) => businessOf(shelf, today, situation)), ...spent];
    await transaction.candidates.saveAll(businesses);
    await saveOrdersOf(transaction, businesses);
    if (policyOf(shelf.book).tradeInvoices) await saveTradeInvoices(transaction, { businesses: businesses.slice(0, 3), buyer: qiheng, seller: shelf.company.isCore ? yanzhou : shelf.company, clerk }, today);
    for (const [index] of statesOf(shelf.book).entries()) {
      const wish = packageWish(shelf, today, index, clerk, standard);
      if (wish) await saveNamedPackage(transaction, wish);
    }
    if (shelf.book === 'receivable' && shelf.side === 'finance') await savePaidOut(transaction, shelf, today, clerk, standard);
  }
}
