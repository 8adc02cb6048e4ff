import type { TradeOverview } from '../../../application/ports/trade/trade-overview.ts';
import type { AnswerOf } from '../../../contract/call.ts';
import { tradeFigureExtensions } from '../../../contract/extensions/trade/trade-figure-extensions.ts';
import type { InstrumentKind } from '../../../domain/trade/shared/instrument.ts';
import type {
  CountedMoney,
  DuePayments,
  FinancingFigures,
  HolderFigures,
  IssuerFigures,
  TradeFigures,
} from '../../../domain/trade/shared/trade-figures.ts';
import { zeroMoney } from '../../../domain/money/money.ts';
import { collectionOf } from './collection-answers.ts';
import { financingRowOf } from './wire-funding-desk.ts';
import { waitingProposalsOf } from './wire-waiting-proposals.ts';
import type { WireClient } from '../wire-client.ts';
import { holdingOf } from './wire-holding-book.ts';
import { limitOf, rowOf, wireAmount } from './wire-trade-desk.ts';

type FiguresWire = AnswerOf<typeof tradeFigureExtensions.tradeFigures>;
type CountedWire = FiguresWire['toDo']['toDecide'];
type PaymentsWire = NonNullable<NonNullable<FiguresWire['issuer']>['payments']>;

export const countedOf = ({ count, totalAmount }: CountedWire): CountedMoney => ({
  count,
  amount: wireAmount(totalAmount),
});

/** The payments that a core enterprise must make within some days. */
export const duePaymentsOf = ({ days, overdue, collection, account }: PaymentsWire): DuePayments => ({
  days: days.map((each) => ({
    day: each.payDate,
    about: each.payDateAbout,
    ...countedOf(each),
    beside: wireAmount(each.besideAmount ?? '0.00'),
    namedFrom: each.namedFrom,
    due: each.dueFrom && each.dueTo ? { from: each.dueFrom, to: each.dueTo } : undefined,
    missing: wireAmount(each.missingAmount),
    payees: each.payees?.map(({ companyName, amount }) => ({ companyName, amount: wireAmount(amount) })),
  })),
  overdue: overdue && {
    ...countedOf(overdue),
    beside: wireAmount(overdue.besideAmount),
    since: overdue.since,
  },
  collection: collectionOf(collection),
  account: account && {
    bankName: account.bankName,
    ending: account.accountEnding,
    balance: account.balance && {
      amount: wireAmount(account.balance.amount),
      source: account.balance.source,
      at: account.balance.time,
      paidSince: wireAmount(account.balance.paidSinceAmount ?? '0.00'),
    },
  },
});

const issuerOf = ({ issuer }: FiguresWire): IssuerFigures | undefined =>
  issuer
    ? {
        limit: limitOf(issuer.limit),
        issuedThisMonth: countedOf(issuer.issuedThisMonth),
        issuedThisYear: countedOf(issuer.issuedThisYear),
        unaccepted: countedOf(issuer.unaccepted),
        payments: issuer.payments && duePaymentsOf(issuer.payments),
      }
    : undefined;

function holderOf({ holder }: FiguresWire): HolderFigures | undefined {
  if (!holder) return undefined;
  const awaitingPayment = wireAmount(holder.overdue?.availableAmount ?? '0.00');
  const available = { fen: wireAmount(holder.availableAmount).fen - awaitingPayment.fen };
  return {
    transit: countedOf(holder.transit),
    acceptBy: holder.acceptBy,
    held: countedOf(holder.held),
    overdue: holder.overdue && countedOf(holder.overdue),
    awaitingPayment,
    available,
    reserved: wireAmount(holder.reservedAmount),
    packaged: wireAmount(holder.packagedAmount),
    frozen: wireAmount(holder.frozenAmount),
  };
}

const financingsOf = ({ financings }: FiguresWire): FinancingFigures | undefined =>
  financings && {
    'under-way': countedOf(financings.underWay),
    disbursing: countedOf(financings.disbursing),
    'due-soon': countedOf(financings.dueSoon),
    overdue: countedOf(financings.overdue),
    dueUntil: financings.dueUntil,
  };

export class WireTradeOverview implements TradeOverview {
  readonly #client: WireClient;

  constructor(client: WireClient) {
    this.#client = client;
  }

  async figures(kind: InstrumentKind, signal?: AbortSignal): Promise<TradeFigures> {
    const asked = { instrumentKind: kind };
    const answer = await this.#client.send(tradeFigureExtensions.tradeFigures, asked, { signal });
    const { toDo, months, recent } = answer;
    return {
      toDo: {
        count: toDo.count,
        toDecide: countedOf(toDo.toDecide),
        returned: countedOf(toDo.returned),
        toAccept: countedOf(toDo.toAccept),
        toFinance: toDo.toFinance ? countedOf(toDo.toFinance) : { count: 0, amount: zeroMoney },
        toConfirm: toDo.toConfirm ?? 0,
        decisions: toDo.decisions.map(rowOf),
        returns: toDo.returns.map(rowOf),
        arrivals: toDo.arrivals.map(holdingOf),
        financings: (toDo.financings ?? []).map(financingRowOf),
        confirmations: waitingProposalsOf(toDo),
      },
      issuer: issuerOf(answer),
      holder: holderOf(answer),
      financings: financingsOf(answer),
      months: months.map((each) => ({ month: each.month, ...countedOf(each) })),
      recent: recent.map(rowOf),
    };
  }
}
