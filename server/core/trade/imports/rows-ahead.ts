import { zeroMoney } from '../../../../src/domain/money/money.ts';
import type { TypedTradeForm } from '../../../../src/domain/trade/shared/trade-application.ts';
import { contractKey } from '../../../../src/domain/text/contract-key.ts';
import { contractsAhead } from '../../evidence/shared/own-papers.ts';
import type { Transaction } from '../../store.ts';
import { backingInvoiceId, issueFormOf } from '../kept-form.ts';

/** A table some of whose reads are answered from data that is already loaded. */
function withReads<Table extends object>(table: Table, reads: Partial<Table>): Table {
  return new Proxy(table, {
    get: (target, name): unknown => {
      const own: unknown = Reflect.get(reads, name) ?? Reflect.get(target, name);
      return typeof own === 'function' ? own.bind(target) : own;
    },
  });
}

/** A read that is made only once for equal parameters. */
function once<RequestedAct extends readonly unknown[], Read>(
  read: (...asked: RequestedAct) => Promise<Read>,
): (...asked: RequestedAct) => Promise<Read> {
  const known = new Map<string, Promise<Read>>();
  return async (...asked) => {
    const question = JSON.stringify(asked);
    const found = known.get(question) ?? read(...asked);
    known.set(question, found);
    return found;
  };
}

const distinct = (texts: readonly string[]): readonly string[] => [...new Set(texts)];

/**
 * A transaction for judging many issues of a company; nothing is written meanwhile. Data that all issues have in common
 * is read once, and the data of their contracts and invoices is read together.
 */
export async function readRowsAhead(
  transaction: Transaction,
  companyId: string,
  forms: readonly TypedTradeForm[],
): Promise<Transaction> {
  const { issueLimits, limitUses, reviewThresholds, instruments, items, invoiceUses } = transaction;
  const contracts = forms.map(({ contractNumber }) => contractNumber);
  const issued = await instruments.issuedUnder(companyId, distinct(contracts.map(contractKey)));
  const papers = await contractsAhead(transaction, companyId, contracts);
  const invoiceIds = forms.flatMap((form) => issueFormOf(form).invoices.map(backingInvoiceId));
  const uses = Map.groupBy(await invoiceUses.ofInvoices(distinct(invoiceIds)), ({ invoiceId }) => invoiceId);
  return {
    ...transaction,
    issueLimits: withReads(issueLimits, { find: once(async (id: string) => issueLimits.find(id)) }),
    limitUses: withReads(limitUses, { sums: once(async (id: string) => limitUses.sums(id)) }),
    reviewThresholds: withReads(reviewThresholds, {
      ofCompany: once<
        Parameters<typeof reviewThresholds.ofCompany>,
        Awaited<ReturnType<typeof reviewThresholds.ofCompany>>
      >(async (...asked) => reviewThresholds.ofCompany(...asked)),
    }),
    instruments: withReads(instruments, {
      issuedUnder: async (_companyId, asked) => new Map(asked.map((each) => [each, issued.get(each) ?? zeroMoney])),
    }),
    items: withReads(items, papers),
    invoiceUses: withReads(invoiceUses, {
      ofInvoices: async (asked) => asked.flatMap((id) => uses.get(id) ?? []),
    }),
  };
}
