import type { PaymentBook } from '../../../application/ports/trade/payment-book.ts';
import type { AnswerOf } from '../../../contract/call.ts';
import { tradePaymentExtensions } from '../../../contract/extensions/trade/trade-payment-extensions.ts';
import type { InstrumentKind } from '../../../domain/trade/shared/instrument.ts';
import type { CalendarMonth, PaymentMonth, ReceiptMonth } from '../../../domain/trade/shared/trade-figures.ts';
import type { WireClient } from '../wire-client.ts';
import { wireAmount } from './wire-trade-desk.ts';
import { countedOf, duePaymentsOf } from './wire-trade-overview.ts';

type MonthWire = Pick<
  AnswerOf<typeof tradePaymentExtensions.tradeReceiptMonth>,
  'month' | 'nextPayDate' | 'nextPayDateAbout' | 'holidays' | 'workedWeekends' | 'isAnnounced'
>;

const monthOf = (answer: MonthWire): CalendarMonth => ({
  month: answer.month,
  next: answer.nextPayDate,
  isNextAbout: answer.nextPayDateAbout === true,
  calendar: {
    holidays: new Set(answer.holidays),
    workedWeekends: new Set(answer.workedWeekends),
    announced: new Set(answer.isAnnounced ? [Number(answer.month.slice(0, 4))] : []),
  },
});

export class WirePaymentBook implements PaymentBook {
  readonly #client: WireClient;

  constructor(client: WireClient) {
    this.#client = client;
  }

  async month(kind: InstrumentKind, month: string, signal?: AbortSignal): Promise<PaymentMonth> {
    const asked = { instrumentKind: kind, month };
    const answer = await this.#client.send(tradePaymentExtensions.tradePaymentMonth, asked, { signal });
    return { ...duePaymentsOf(answer), ...monthOf(answer) };
  }

  async receipts(kind: InstrumentKind, month: string, signal?: AbortSignal): Promise<ReceiptMonth> {
    const asked = { instrumentKind: kind, month };
    const answer = await this.#client.send(tradePaymentExtensions.tradeReceiptMonth, asked, { signal });
    return {
      ...monthOf(answer),
      overdue: answer.overdue && { ...countedOf(answer.overdue), since: answer.overdue.since },
      days: answer.days.map((each) => ({
        day: each.payDate,
        about: each.payDateAbout,
        ...countedOf(each),
        due: { from: each.dueFrom, to: each.dueTo },
        payers: each.payers.map(({ companyName, amount }) => ({ companyName, amount: wireAmount(amount) })),
      })),
    };
  }
}
