import type { InstrumentBook, InstrumentBusiness } from '../../../application/ports/trade/instrument-book.ts';
import { tradeInstrumentExtensions } from '../../../contract/extensions/trade/trade-instrument-extensions.ts';
import { instrumentStates } from '../../../domain/trade/shared/issued-instrument.ts';
import type { WireClient } from '../wire-client.ts';
import { financingRowOf, paymentOf } from './wire-funding-desk.ts';
import { paperOf, rowOf, wireAmount } from './wire-trade-desk.ts';

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
      packages: wire.packages.map(({ docDatumId, ...rest }) => ({ ...rest, id: docDatumId })),
      papers: wire.papers.map(paperOf),
      payments: wire.payments.map(paymentOf),
    };
  }
}
