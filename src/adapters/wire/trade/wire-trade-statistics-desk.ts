import type { StatisticsAsked, TradeStatisticsDesk } from '../../../application/ports/trade/trade-statistics-desk.ts';
import type { AnswerOf } from '../../../contract/call.ts';
import { tradeStatisticsExtensions } from '../../../contract/extensions/trade/trade-statistics-extensions.ts';
import { businessFlows } from '../../../domain/trade/statistics/business-flow.ts';
import type { MonthFlow, TradeStatistics } from '../../../domain/trade/statistics/statistics.ts';
import { stepRoles } from '../../../domain/trade/shared/application-policy.ts';
import type { ReviewFigures } from '../../../domain/trade/statistics/review.ts';
import type { WireClient } from '../wire-client.ts';
import { zeroMoney } from '../../../domain/money/money.ts';
import { wireAmount } from './wire-trade-desk.ts';

type FlowsWire = AnswerOf<typeof tradeStatisticsExtensions.tradeStatistics>['flows'];

/** Parses flows; unknown ones are omitted. */
const flowsOf = (flows: FlowsWire): readonly MonthFlow[] =>
  flows.flatMap(({ month, flow, count, totalAmount }) => {
    const known = businessFlows.find((each) => each === flow);
    return known === undefined ? [] : [{ month, flow: known, count, amount: wireAmount(totalAmount) }];
  });

type ReviewsWire = NonNullable<AnswerOf<typeof tradeStatisticsExtensions.tradeStatistics>['reviews']>;

/** Parses reviews; unknown roles are omitted. */
const reviewsOf = ({ times, ...figures }: ReviewsWire): ReviewFigures => ({
  ...figures,
  times: times.flatMap(({ role, ...time }) => {
    const known = stepRoles.find((each) => each === role);
    return known === undefined ? [] : [{ role: known, ...time }];
  }),
});

export class WireTradeStatisticsDesk implements TradeStatisticsDesk {
  readonly #client: WireClient;

  constructor(client: WireClient) {
    this.#client = client;
  }

  async statistics({ kind, ...asked }: StatisticsAsked, signal?: AbortSignal): Promise<TradeStatistics> {
    const request = { instrumentKind: kind, ...asked };
    const answer = await this.#client.send(tradeStatisticsExtensions.tradeStatistics, request, { signal });
    return {
      period: answer.period,
      before: answer.before,
      flows: flowsOf(answer.flows),
      flowsBefore: flowsOf(answer.flowsBefore),
      opening: wireAmount(answer.openingAmount),
      balances: answer.balances.map(({ month, amount }) => ({ month, amount: wireAmount(amount) })),
      dueMonths: answer.dueMonths.map(({ month, count, totalAmount }) => ({
        month,
        count,
        amount: wireAmount(totalAmount),
      })),
      overdue: answer.overdue && { count: answer.overdue.count, amount: wireAmount(answer.overdue.totalAmount) },
      parts: answer.parts.map(({ amount, ...part }) => ({ ...part, amount: wireAmount(amount) })),
      open: wireAmount(answer.openAmount),
      partCount: answer.partCount,
      unnamed: answer.unnamedAmount === undefined ? zeroMoney : wireAmount(answer.unnamedAmount),
      reviews: answer.reviews ? reviewsOf(answer.reviews) : undefined,
      asOf: answer.time,
    };
  }
}
