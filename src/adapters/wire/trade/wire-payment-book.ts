import type { PaymentBook } from '../../../application/ports/trade/payment-book.ts';
import { tradePaymentExtensions } from '../../../contract/extensions/trade/trade-payment-extensions.ts';
import type { InstrumentKind } from '../../../domain/trade/shared/instrument.ts';
import type { PaymentMonth } from '../../../domain/trade/shared/trade-figures.ts';
import type { WireClient } from '../wire-client.ts';
import { duePaymentsOf } from './wire-trade-overview.ts';

export class WirePaymentBook implements PaymentBook {
  readonly #client: WireClient;

  constructor(client: WireClient) {
    this.#client = client;
  }

  async month(kind: InstrumentKind, month: string, signal?: AbortSignal): Promise<PaymentMonth> {
    const asked = { instrumentKind: kind, month };
    const answer = await this.#client.send(tradePaymentExtensions.tradePaymentMonth, asked, { signal });
    return {
      ...duePaymentsOf(answer),
      month: answer.month,
      next: answer.nextPayDate,
      isNextAbout: answer.nextPayDateAbout === true,
      calendar: {
        holidays: new Set(answer.holidays),
        workedWeekends: new Set(answer.workedWeekends),
        announced: new Set(answer.isAnnounced ? [Number(answer.month.slice(0, 4))] : []),
      },
    };
  }
}
