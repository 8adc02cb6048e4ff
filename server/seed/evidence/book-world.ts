import { addDays, shanghaiInstant, type PlainDate } from '../../../src/domain/calendar/plain-date.ts';
import { policyOf, type OpenBook } from '../../../src/domain/evidence/shared/book-policies.ts';
import type { BookSide } from '../../../src/domain/catalogue/books.ts';
import type { InvoiceTag, TradeType } from '../../../src/domain/evidence/selection/candidate.ts';
import type { Money } from '../../../src/domain/money/money.ts';
import type { CandidateRecord, StandardRecord } from '../../core/records/evidence.ts';
import type { CompanyRecord, UserRecord } from '../../core/records/company.ts';
import type { Transaction } from '../../core/store.ts';
import { companies, funders } from '../parties/companies.ts';
import { people } from '../parties/people.ts';
import { amountIn, bookTrades, termIn } from './book-trades.ts';
import { billNumber, businessNumbers } from './business-numbers.ts';
import { saveOrdersOf } from './orders.ts';
import { saveTradeInvoices } from './trade-invoices.ts';
import { saveNamedPackage, type PackageWish } from './packages.ts';

/** A shelf of the demo world, with its company and the user name of its clerk. */
export interface SeededShelf {
  readonly book: OpenBook;
  readonly side: BookSide;
  readonly company: CompanyRecord;
  readonly clerk: string;
}

const { qiheng, yanzhou, maitu, zhuhe } = companies;
const financeShelf = (book: OpenBook): SeededShelf => ({
  book,
  side: 'finance',
  company: yanzhou,
  clerk: 'zhousiyuan',
});
const issueShelf = (book: OpenBook): SeededShelf => ({ book, side: 'issue', company: qiheng, clerk: 'luoqiubai' });

/** All shelves except the financing ones of credits and of the EST product, which are seeded separately. */
const shelves: readonly SeededShelf[] = [
  issueShelf('credit'),
  financeShelf('first-trade'),
  issueShelf('first-trade'),
  financeShelf('receivable'),
  issueShelf('receivable'),
  issueShelf('est'),
  financeShelf('estp'),
  issueShelf('estp'),
  financeShelf('ejt'),
  issueShelf('ejt'),
  financeShelf('abs'),
  issueShelf('abs'),
  financeShelf('sccp'),
  { ...issueShelf('sccp'), side: 'finance' },
  financeShelf('edt'),
  { ...financeShelf('extoc'), company: maitu, clerk: 'pengyuting' },
  { ...financeShelf('labourer'), company: zhuhe, clerk: 'tangyishan' },
  financeShelf('pond'),
  financeShelf('guarantee'),
  financeShelf('bab'),
];

/** The financing shelf of a book. */
export function shelfOf(book: OpenBook): SeededShelf {
  return shelves.find((shelf) => shelf.book === book && shelf.side === 'finance') ?? financeShelf(book);
}

/** The core enterprise of a shelf's package; `other` for the second of the book's two. */
const coreOf = ({ book, company }: SeededShelf, other: boolean): CompanyRecord =>
  company.isCore ? company : bookTrades[book].cores[other ? 1 : 0];

/** The parties of a shelf's package; `other` for the second of the book's two partners. */
export function packagePartners(
  shelf: SeededShelf,
  other = false,
): { readonly seller: CompanyRecord; readonly buyer: CompanyRecord; readonly core: CompanyRecord } {
  const { book, company } = shelf;
  const { sellers, suppliers } = bookTrades[book];
  const core = coreOf(shelf, other);
  const partner = company.isCore ? suppliers[other ? 1 : 0] : company;
  return sellers === 'cores' ? { seller: core, buyer: partner, core } : { seller: partner, buyer: core, core };
}

export interface Situation {
  readonly serial: number;
  /** Days until it is due, where the book's terms do not set them. */
  readonly days?: number;
  readonly other?: boolean;
  readonly funder?: CompanyRecord | undefined;
  readonly businessType?: TradeType;
  readonly invoiceTag?: InvoiceTag;
}

/** Businesses to choose from: some that can be packaged together, and one for each reason that prevents it. */
const situations: readonly Situation[] = [
  { serial: 12 },
  { serial: 15 },
  { serial: 21 },
  { serial: 4, days: -3 },
  { serial: 19, businessType: 'TM02' },
  { serial: 23, funder: undefined },
  { serial: 28, funder: funders.heze },
  { serial: 31, invoiceTag: 'INVOICE_ABSENT' },
  { serial: 41, other: true },
];

/** The number of a business, in the pattern of its book. */
function numberOf(shelf: SeededShelf, core: CompanyRecord, today: PlainDate, serial: number): string {
  const { book, side, company } = shelf;
  const { code, prefix } = businessNumbers[book];
  const issues = side === 'issue' || company.isCore;
  if (policyOf(book).business === 'bill') {
    const billSerial = code * 1000 + serial + (issues ? 500 : 0);
    return billNumber(
      book,
      '310299000017',
      addDays(today, -40),
      `${String(billSerial).padStart(8, '0')}${billSerial % 10}`,
    );
  }
  const parts: Readonly<Record<string, string>> = {
    prefix,
    region: core.uscc.slice(2, 6),
    year: today.slice(0, 4),
    serial: `${issues ? 1 : 0}${String(serial).padStart(4, '0')}`,
  };
  return bookTrades[book].numbers.replaceAll(/\{(\w+)\}/gu, (_whole, part: string) => parts[part] ?? '');
}

/** A business of a shelf, created on `today`, within the amounts and terms of its book. */
export function businessOf(
  shelf: SeededShelf,
  today: PlainDate,
  { serial, days, other = false, ...rest }: Situation,
): CandidateRecord {
  const { book, side, company } = shelf;
  const { code, productTypes } = businessNumbers[book];
  const trade = bookTrades[book];
  const { seller, buyer, core } = packagePartners(shelf, other);
  const funder = 'funder' in rest ? rest.funder : funders.changyu;
  const amount: Money = { fen: amountIn(trade, serial, code) };
  return {
    id: `B${code}-${side === 'issue' || company.isCore ? 'I' : 'F'}-${today.slice(0, 4)}-${serial}`,
    book,
    side,
    pkCorp: company.pkCorp,
    number: numberOf(shelf, core, today, serial),
    supplierName: seller.name,
    creditSourceName: core.name,
    payerName: buyer.name,
    counterpartyName: core.name,
    funderId: funder?.pkCorp,
    funderName: funder?.name,
    coreEnterpriseId: core.pkCorp,
    businessType: rest.businessType ?? 'TM01',
    state: policyOf(book).choosableState,
    productType: productTypes[serial % productTypes.length] ?? '',
    amount,
    dueDate: addDays(today, days ?? termIn(trade, serial, code)),
    accountNumber: company.isCore ? '61050199000000000612' : '33050161000000000871',
    invoiceTag: rest.invoiceTag,
    packagedIn: undefined,
    billSubRange: policyOf(book).business === 'bill' ? `1-${amount.fen}` : '',
  };
}

function packageWish(
  shelf: SeededShelf,
  today: PlainDate,
  index: number,
  clerk: Pick<UserRecord, 'userId' | 'personName'>,
  standard: StandardRecord,
): PackageWish | undefined {
  const example = bookTrades[shelf.book].packages[index];
  if (!example) return undefined;
  const { state, other = false, expedited = false, withdrawn = false, dueIn } = example;
  const { code } = businessNumbers[shelf.book];
  const days = example.days === 1 ? 1 : example.days + (code % 4);
  const date = addDays(today, -days);
  const business = businessOf(shelf, date, {
    serial: 900 + index,
    other,
    ...(dueIn === undefined ? {} : { days: days + dueIn }),
  });
  const candidateState = dueIn === undefined ? business.state : 'FINANCED';
  return {
    docDatumId: `DD${date.replaceAll('-', '')}-${shelf.company.isCore ? 4 : 2}${code}${index}00`,
    state,
    owner: shelf.company,
    ...packagePartners(shelf, other),
    standard,
    clerk,
    expedited,
    withdrawn,
    createdAt: shanghaiInstant(date, 9 + index),
    credits: [
      { ...business, id: `${business.id}-${index}`, state: state === 'INVALID' ? 'CANCELLED' : candidateState },
    ],
    empty: state === 'PREPARE' && !withdrawn,
    ...(dueIn === undefined ? {} : { fundedAt: shanghaiInstant(addDays(date, 3), 15) }),
  };
}

/** Packages that were paid out two months ago: one is overdue, and one is due in a few days. */
const repayments = [
  { serial: 908, dueIn: -12 },
  { serial: 909, dueIn: 3 },
] as const;

async function savePaidOut(
  transaction: Transaction,
  shelf: SeededShelf,
  today: PlainDate,
  clerk: Pick<UserRecord, 'userId' | 'personName'>,
  standard: StandardRecord,
): Promise<void> {
  const ago = 60;
  const date = addDays(today, -ago);
  for (const { serial, dueIn } of repayments) {
    await saveNamedPackage(transaction, {
      docDatumId: `DD${date.replaceAll('-', '')}-2${businessNumbers[shelf.book].code}${serial % 100}00`,
      state: 'AUDITED',
      owner: shelf.company,
      seller: shelf.company,
      buyer: qiheng,
      standard,
      clerk,
      createdAt: shanghaiInstant(date, 9),
      fundedAt: shanghaiInstant(addDays(date, 3), 15),
      credits: [{ ...businessOf(shelf, date, { serial, days: ago + dueIn }), state: 'FINANCED' }],
    });
  }
}

/** Saves for each of the `shelves` businesses to choose, and packages in its states. */
export async function saveBookWorld(
  transaction: Transaction,
  standards: readonly StandardRecord[],
  today: PlainDate,
): Promise<void> {
  for (const shelf of shelves) {
    const clerk = people.find(({ userName }) => userName === shelf.clerk);
    const standard = standards.find(({ book, fkCorpCore }) => book === shelf.book && fkCorpCore === '*');
    if (!clerk || !standard) throw new RangeError(`The demo world has nobody, or no standard, for ${shelf.book}`);
    const spentBusinesses = policyOf(shelf.book).spentStates.map((state, index) => ({
      ...businessOf(shelf, today, { serial: 51 + index }),
      state,
    }));
    const businesses = [...situations.map((situation) => businessOf(shelf, today, situation)), ...spentBusinesses];
    await transaction.candidates.saveAll(businesses);
    await saveOrdersOf(transaction, businesses);
    if (policyOf(shelf.book).tradeInvoices)
      await saveTradeInvoices(
        transaction,
        {
          businesses: businesses.slice(0, 3),
          buyer: qiheng,
          seller: shelf.company.isCore ? yanzhou : shelf.company,
          clerk,
        },
        today,
      );
    for (const [index] of bookTrades[shelf.book].packages.entries()) {
      const wish = packageWish(shelf, today, index, clerk, standard);
      if (wish) await saveNamedPackage(transaction, wish);
    }
    if (shelf.book === 'receivable' && shelf.side === 'finance')
      await savePaidOut(transaction, shelf, today, clerk, standard);
  }
}
