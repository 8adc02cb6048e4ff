import { sumMoney, zeroMoney } from '../../../../src/domain/money/money.ts';
import type { Money } from '../../../../src/domain/money/money.ts';
import { productOfInstrument, type InstrumentKind } from '../../../../src/domain/trade/shared/instrument.ts';
import { payeeBar, type PayeeBar } from '../../../../src/domain/trade/shared/payee-standing.ts';
import { compareSuppliers, type SupplierSums } from '../../../../src/domain/trade/suppliers/supplier.ts';
import type { PlainDate } from '../../../../src/domain/calendar/plain-date.ts';
import type { CompanyRecord } from '../../records/company.ts';
import type { Transaction } from '../../store.ts';
import type { Slice } from '../../tables/trade.ts';
import { payeeStandingOf } from '../trade-facts.ts';

/** Number of companies with which something may be open; all of them are read. */
const mostOpen = 1_000_000;

export interface SuppliersRead {
  readonly count: number;
  /** What is open with all suppliers that fit. */
  readonly open: Money;
  readonly rows: readonly (SupplierSums & { readonly company: CompanyRecord; readonly bar: PayeeBar | undefined })[];
}

/** Suppliers whose name or credit code contains a keyword. */
async function suppliersNamed(
  { companies }: Pick<Transaction, 'companies'>,
  suppliers: readonly SupplierSums[],
  keyword: string,
): Promise<readonly SupplierSums[]> {
  if (keyword === '') return suppliers;
  const all = await companies.findAll(suppliers.map(({ companyId }) => companyId));
  const lower = keyword.toLowerCase();
  const fits = all.filter(({ name, uscc }) => name.toLowerCase().includes(lower) || uscc.toLowerCase().includes(lower));
  const ids = new Set(fits.map(({ pkCorp }) => pkCorp));
  return suppliers.filter(({ companyId }) => ids.has(companyId));
}

/** A page of the companies to which an issuer has issued, from kept sums. `from`: first month of what was issued. */
export async function readSuppliers(
  transaction: Transaction,
  {
    issuerId,
    kind,
    keyword,
    from,
  }: { readonly issuerId: string; readonly kind: InstrumentKind; readonly keyword: string; readonly from: string },
  { offset, limit }: Slice,
  today: PlainDate,
): Promise<SuppliersRead> {
  const { holdings, postings, companies } = transaction;
  const { parts } = await holdings.open({ companyId: issuerId, side: 'issuer' }, kind, mostOpen);
  const open = new Map(parts.map(({ companyId, amount }) => [companyId, amount]));
  const suppliers = (await postings.suppliersOf(issuerId, kind, from))
    .map((each) => ({ ...each, open: open.get(each.companyId) ?? zeroMoney }))
    .toSorted(compareSuppliers);
  const fitting = await suppliersNamed(transaction, suppliers, keyword.trim());
  const page = fitting.slice(offset, offset + limit);
  const found = new Map(
    (await companies.findAll(page.map(({ companyId }) => companyId))).map((each) => [each.pkCorp, each]),
  );
  const rows = [];
  for (const each of page) {
    const company = found.get(each.companyId);
    if (!company) continue;
    const standing = await payeeStandingOf(transaction, company, productOfInstrument[kind]);
    rows.push({ ...each, company, bar: payeeBar(standing, today) });
  }
  return { count: fitting.length, open: sumMoney(fitting.map((each) => each.open)), rows };
}
