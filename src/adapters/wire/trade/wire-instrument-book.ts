import type { InstrumentBook, InstrumentBusiness } from '../../../application/ports/trade/instrument-book.ts';
import { tradeInstrumentExtensions } from '../../../contract/extensions/trade/trade-instrument-extensions.ts';
import { packageBars } from '../../../domain/evidence/shared/package-beginning.ts';
import { instrumentStates } from '../../../domain/trade/shared/issued-instrument.ts';
import type { WireClient } from '../wire-client.ts';
import { collectionOf } from './collection-answers.ts';
import { financingRowOf, paymentOf } from './wire-funding-desk.ts';
import { knownBook, paperOf, rowOf, wireAmount } from './wire-trade-desk.ts';

export class WireInstrumentBook implements InstrumentBook {
  readonly #client: WireClient;

  constructor(client: WireClient) {
    this.#client = client;
  }

  async business(instrumentId: string, signal?: AbortSignal): Promise<InstrumentBusiness> {
    const wire = await this.#client.send(
      tradeInstrumentExtensions.tradeInstrumentBusiness,
      { instrumentId },
      { signal },
    );
    const { sums } = wire;
    return {
      sums: sums
        ? {
            state: instrumentStates.find((each) => each === sums.state),
            inTransit: wireAmount(sums.transitAmount),
            heldByPayee: wireAmount(sums.heldAmount),
            passedOn: wireAmount(sums.passedOnAmount),
            paid: wireAmount(sums.paidAmount),
            cancelled: wireAmount(sums.cancelledAmount),
            financed: wireAmount(sums.financedAmount),
          }
        : undefined,
      applications: wire.applications.map(rowOf),
      isMore: wire.isMore ?? false,
      financings: wire.financings.map((each) => ({ ...financingRowOf(each), part: wireAmount(each.partAmount) })),
      packages: wire.packages.map((each) => ({
        id: each.docDatumId,
        state: each.state,
        funderName: each.funderName,
        book: knownBook(each.evidenceBook),
      })),
      starts: (wire.packageStarts ?? []).flatMap((each) => {
        const book = knownBook(each.evidenceBook);
        if (book === undefined) return [];
        return {
          businessId: each.businessId,
          book,
          amount: wireAmount(each.amount),
          coreEnterpriseId: each.fkCorpCore,
          funderId: each.fkFinance ?? '',
          funderName: each.financeName ?? '',
          bar: each.bar ? (packageBars.find((bar) => bar === each.bar) ?? 'unknown') : undefined,
        };
      }),
      papers: wire.papers.map(paperOf),
      collection: collectionOf(wire.collection),
      payments: wire.payments.map(paymentOf),
      heldPayments: (wire.heldPayments ?? []).map(({ amount, valueDate }) => ({
        amount: wireAmount(amount),
        day: valueDate,
      })),
    };
  }
}
