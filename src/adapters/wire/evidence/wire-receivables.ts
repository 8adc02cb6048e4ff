import type { ReceivablePage, Receivables } from '../../../application/ports/evidence/receivables.ts';
import { bookFromWire } from '../../../contract/documented/evidence/book-mapping.ts';
import {
  receivableExtensions,
  type ReceivableWire,
} from '../../../contract/extensions/evidence/receivable-extensions.ts';
import type { MaturitySpan, ReceivableTotals } from '../../../domain/evidence/shared/maturity.ts';
import type { Maturities, Receivable, ReceivableFilter } from '../../../domain/evidence/shared/receivable.ts';
import { zeroMoney } from '../../../domain/money/money.ts';
import { moneyFromWire } from '../money-from-wire.ts';
import type { WireClient } from '../wire-client.ts';

const sumOf = ({ count, totalAmount }: { readonly count: number; readonly totalAmount: string }): ReceivableTotals => ({
  count,
  amount: moneyFromWire(totalAmount),
});
const nothing: ReceivableTotals = { count: 0, amount: zeroMoney };

/** Parses a receivable; empty for an unknown book. */
function receivableOf({
  candidateId,
  number,
  partyName,
  amount,
  dueDate,
  state,
  docDatumId,
  isFree,
  ...named
}: ReceivableWire): readonly Receivable[] {
  const book = bookFromWire(named);
  return book === undefined
    ? []
    : [
        {
          id: candidateId,
          book,
          number,
          party: partyName,
          amount: moneyFromWire(amount),
          dueDate,
          state,
          packagedIn: docDatumId ?? undefined,
          isFree,
        },
      ];
}

export class WireReceivables implements Receivables {
  private readonly client: WireClient;

  constructor(client: WireClient) {
    this.client = client;
  }

  get isOffered(): boolean {
    return this.client.offers('receivables');
  }

  async maturities(signal?: AbortSignal): Promise<Maturities> {
    const { spans, parties, partyCount, free, ...all } = await this.client.send(
      receivableExtensions.maturities,
      {},
      { signal },
    );
    const of = (span: MaturitySpan): ReceivableTotals => {
      const found = spans.find((each) => each.span === span);
      return found ? sumOf(found) : nothing;
    };
    return {
      all: sumOf(all),
      spans: {
        overdue: of('overdue'),
        '30': of('30'),
        '60': of('60'),
        '90': of('90'),
        '180': of('180'),
        later: of('later'),
      },
      parties: parties.map((each) => ({ party: each.partyName, ...sumOf(each) })),
      partyCount,
      free: sumOf(free),
    };
  }

  async page(
    { span, party, keyword, free }: ReceivableFilter,
    page: number,
    pageSize: number,
    signal?: AbortSignal,
  ): Promise<ReceivablePage> {
    const { records, ...sum } = await this.client.send(
      receivableExtensions.receivables,
      {
        page,
        pageSize,
        ...(span === undefined ? {} : { span }),
        ...(party === '' ? {} : { partyName: party }),
        ...(keyword.trim() === '' ? {} : { keyword: keyword.trim() }),
        ...(free ? { free } : {}),
      },
      { signal },
    );
    return { ...sumOf(sum), rows: records.flatMap(receivableOf) };
  }
}
