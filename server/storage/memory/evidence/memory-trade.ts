import type {
  InvoiceMarkRecord,
  JourneyRecord,
  LimitRecord,
  OrderRecord,
  StandardRecord,
  TradeInvoiceRecord,
} from '../../../core/records/evidence.ts';
import type { EvidenceTables } from '../../../core/tables/evidence.ts';
import type { MemoryShelf } from '../memory-shelf.ts';

function journeysTable({ table }: MemoryShelf): EvidenceTables['journeys'] {
  const journeys = table<JourneyRecord>((journey) => journey.id);
  return Object.assign(journeys, {
    withInvoice: async (pkCorp: string, invoiceNumber: string) =>
      journeys
        .select(
          (each) => each.pkCorp === pkCorp && each.invoices.some((invoice) => invoice.invoiceNumber === invoiceNumber),
        )
        .toSorted((a, b) => (a.id < b.id ? -1 : 1)),
  });
}

function invoiceMarksTable({ table }: MemoryShelf): EvidenceTables['invoiceMarks'] {
  const invoiceMarks = table<InvoiceMarkRecord>((each) => each.id);
  return Object.assign(invoiceMarks, {
    latest: async (part: string, most: number) => {
      const holds = (text: string): boolean => text.toLowerCase().includes(part.toLowerCase());
      return invoiceMarks
        .select(({ number, code }) => holds(number) || holds(code))
        .toSorted((a, b) => b.markedAt - a.markedAt || (a.id < b.id ? -1 : 1))
        .slice(0, most);
    },
  });
}

function limitsTable({ table }: MemoryShelf): EvidenceTables['limits'] {
  const limits = table<LimitRecord>((limit) => limit.id);
  return Object.assign(limits, {
    ofCore: async (fkCorpCore: string) =>
      limits.select((limit) => limit.fkCorpCore === fkCorpCore).toSorted((a, b) => (a.id < b.id ? -1 : 1)),
  });
}

function tradeInvoicesTable({ table }: MemoryShelf): EvidenceTables['tradeInvoices'] {
  const tradeInvoices = table<TradeInvoiceRecord>((each) => each.id);
  return Object.assign(tradeInvoices, {
    ofBusinesses: async (businessIds: readonly string[]) =>
      tradeInvoices
        .select(({ businessId }) => businessIds.includes(businessId))
        .toSorted((a, b) => (a.id < b.id ? -1 : 1)),
  });
}

type TradeTables = Pick<
  EvidenceTables,
  'standards' | 'orders' | 'journeys' | 'invoiceMarks' | 'limits' | 'tradeInvoices'
>;

/** The tables behind packages: the funders' standards and limits, and the companies' trade. */
export function memoryTrade(shelf: MemoryShelf): TradeTables {
  const standards = shelf.table<StandardRecord>((standard) => standard.snapshotVersion);
  return {
    standards: Object.assign(standards, { all: async () => standards.select(() => true) }),
    orders: shelf.table<OrderRecord>((order) => order.id),
    journeys: journeysTable(shelf),
    invoiceMarks: invoiceMarksTable(shelf),
    limits: limitsTable(shelf),
    tradeInvoices: tradeInvoicesTable(shelf),
  };
}
