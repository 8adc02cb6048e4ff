import { sumMoney, zeroMoney } from '../../../../src/domain/money/money.ts';
import type { Money } from '../../../../src/domain/money/money.ts';
import { productOfInstrument, type InstrumentKind } from '../../../../src/domain/trade/shared/instrument.ts';
import { payeeBar, type PayeeBar } from '../../../../src/domain/trade/shared/payee-standing.ts';
import { compareSuppliers, type SupplierSums } from '../../../../src/domain/trade/suppliers/supplier.ts';
import type { CompanyRecord } from '../../records/company.ts';
import type { Transaction } from '../../store.ts';
import type { Slice } from '../../tables/trade.ts';
import { readNamedHolders } from '../named-holders.ts';
import { payeeStandingOf, type Moment } from '../trade-facts.ts';

export interface SuppliersRead {
  readonly count: number;
  /** Open amount with all suppliers that match the filter. */
  readonly open: Money;
  /**
   * Other open amounts: with companies that are not named yet, and with funders. Zero where a keyword narrows the list.
   */
  readonly unnamed: Money;
  readonly funders: Money;
  readonly rows: readonly (SupplierSums & { readonly company: CompanyRecord; readonly bar: PayeeBar | undefined })[];
}

/** The companies of some suppliers by their ids. */
async function companiesOf(
  { companies }: Pick<Transaction, 'companies'>,
  suppliers: readonly Pick<SupplierSums, 'companyId'>[],
): Promise<ReadonlyMap<string, CompanyRecord>> {
  const found = await companies.findAll(suppliers.map(({ companyId }) => companyId));
  return new Map(found.map((each) => [each.pkCorp, each]));
}

/** Whether the name or the credit code of a company contains a keyword. */
const isNamed = ({ name, uscc }: CompanyRecord, keyword: string): boolean =>
  [name, uscc].some((text) => text.toLowerCase().includes(keyword.toLowerCase()));

/**
 * Sums of the companies to which an issuer has issued, that it has paid, or that it is known to pay. Institutions that
 * finance hold instruments as well, but are no suppliers.
 */
async function suppliersOf(
  transaction: Transaction,
  asked: SuppliersAsked,
  moment: Moment,
): Promise<{ readonly suppliers: readonly SupplierSums[]; readonly unnamed: Money; readonly funders: Money }> {
  const { openAmounts: open, unnamedAmount: unnamed } = await readNamedHolders(
    transaction,
    asked.issuerId,
    asked.kind,
    moment,
  );
  const found = await transaction.postings.suppliersOf(asked.issuerId, asked.kind, asked.from);
  const known = new Set(found.map(({ companyId }) => companyId));
  const named = [...open.keys()]
    .filter((companyId) => !known.has(companyId))
    .map((companyId) => ({ companyId, issued: { count: 0, amount: zeroMoney }, lastMonth: '' }));
  const all = [...found, ...named];
  // Nothing is issued to an institution, so only companies without an issue are looked up.
  const holders = all.filter(({ lastMonth }) => lastMonth === '');
  const companies = await companiesOf(transaction, holders);
  const sums = all.map((each) => ({ ...each, open: open.get(each.companyId) ?? zeroMoney }));
  const isSupplier = ({ companyId, lastMonth }: SupplierSums): boolean =>
    lastMonth !== '' || companies.get(companyId)?.kind === 'enterprise';
  return {
    suppliers: sums.filter(isSupplier).toSorted(compareSuppliers),
    unnamed,
    funders: sumMoney(sums.filter((each) => !isSupplier(each)).map((each) => each.open)),
  };
}

interface SuppliersAsked {
  readonly issuerId: string;
  readonly kind: InstrumentKind;
  readonly keyword: string;
  /** First month of the issues that are counted. */
  readonly from: string;
}

/** A page of the suppliers of an issuer, from stored sums. */
export async function readSuppliers(
  transaction: Transaction,
  asked: SuppliersAsked,
  { offset, limit }: Slice,
  moment: Moment,
): Promise<SuppliersRead> {
  const { suppliers, ...others } = await suppliersOf(transaction, asked, moment);
  const wanted = asked.keyword.trim();
  // With a keyword, the names of all suppliers are needed, otherwise those of one page.
  const all = wanted === '' ? undefined : await companiesOf(transaction, suppliers);
  const fitting = all
    ? suppliers.filter(({ companyId }) => {
        const company = all.get(companyId);
        return company !== undefined && isNamed(company, wanted);
      })
    : suppliers;
  const page = fitting.slice(offset, offset + limit);
  const found = all ?? (await companiesOf(transaction, page));
  const rows = [];
  for (const each of page) {
    const company = found.get(each.companyId);
    if (!company) continue;
    const standing = await payeeStandingOf(transaction, company, productOfInstrument[asked.kind]);
    rows.push({ ...each, company, bar: payeeBar(standing, moment.today) });
  }
  return {
    count: fitting.length,
    open: sumMoney(fitting.map((each) => each.open)),
    ...(all ? { unnamed: zeroMoney, funders: zeroMoney } : others),
    rows,
  };
}
