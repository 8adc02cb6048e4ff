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

/** The companies of some suppliers by their ids. */
async function companiesOf(
  { companies }: Pick<Transaction, 'companies'>,
  suppliers: readonly SupplierSums[],
): Promise<ReadonlyMap<string, CompanyRecord>> {
  const found = await companies.findAll(suppliers.map(({ companyId }) => companyId));
  return new Map(found.map((each) => [each.pkCorp, each]));
}

/** Whether the name or the credit code of a company contains a keyword. */
const isNamed = ({ name, uscc }: CompanyRecord, keyword: string): boolean =>
  [name, uscc].some((text) => text.toLowerCase().includes(keyword.toLowerCase()));

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
  const { holdings, postings } = transaction;
  const { parts } = await holdings.open({ companyId: issuerId, side: 'issuer' }, kind, mostOpen);
  const open = new Map(parts.map(({ companyId, amount }) => [companyId, amount]));
  const suppliers = (await postings.suppliersOf(issuerId, kind, from))
    .map((each) => ({ ...each, open: open.get(each.companyId) ?? zeroMoney }))
    .toSorted(compareSuppliers);
  const wanted = keyword.trim();
  // Names are needed of all suppliers where they are looked for, and otherwise of a page.
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
    const standing = await payeeStandingOf(transaction, company, productOfInstrument[kind]);
    rows.push({ ...each, company, bar: payeeBar(standing, today) });
  }
  return { count: fitting.length, open: sumMoney(fitting.map((each) => each.open)), rows };
}
