import { makeAutoObservable } from 'mobx';
import type { Clock } from '../../../application/ports/clock.ts';
import type { Navigator } from '../../../application/ports/navigator.ts';
import type { TradeStatisticsDesk } from '../../../application/ports/trade/trade-statistics-desk.ts';
import { shanghaiDate, type PlainDate } from '../../../domain/calendar/plain-date.ts';
import { actsForCore } from '../../../domain/identity/role.ts';
import { sumMoney, zeroMoney, type Money } from '../../../domain/money/money.ts';
import type { InstrumentKind } from '../../../domain/trade/shared/instrument.ts';
import type { LedgerSide } from '../../../domain/trade/shared/posting.ts';
import { flowsOfSide, ledgerFlows, type BusinessFlow } from '../../../domain/trade/statistics/business-flow.ts';
import {
  daysOfPeriod,
  isAskable,
  isRunning,
  monthsOf,
  defaultPeriod,
  predefinedPeriods,
  type MonthPeriod,
  type UsualPeriod,
} from '../../../domain/trade/statistics/month-period.ts';
import {
  changeOf,
  concentrationLine,
  flowByMonth,
  otherChanges,
  shareOf,
  sumOfFlow,
  type FlowSum,
  type TradeStatistics,
} from '../../../domain/trade/statistics/statistics.ts';
import { returnRate, type ReviewFigures } from '../../../domain/trade/statistics/review.ts';
import { ledgerFlowPath } from '../shared/ledger-flow-path.ts';
import { ladderBars, ladderListOf, ladderTotalOf, type ShownLadder } from '../shared/ladder-bars.ts';
import type { ListExport } from '../shared/list-export.ts';
import { PageContent } from '../../pages/page-content.ts';
import type { SessionStore } from '../../identity/session-store.ts';

export interface StatisticsParts {
  readonly kind: InstrumentKind;
  readonly desk: TradeStatisticsDesk;
  readonly session: SessionStore;
  readonly navigator: Navigator;
  readonly clock: Clock;
  readonly export: ListExport;
  readonly paths: {
    readonly statistics: string;
    readonly financings: string;
    /** Path of the list of open amounts. */
    readonly list: string;
  };
}

/** The period that an address names; `custom` for months that were chosen. */
export interface StatisticsPlace extends MonthPeriod {
  readonly span: UsualPeriod | 'custom';
  /** The company that the flows are limited to; empty for all. */
  readonly companyId: string;
}

const defaultSpan: UsualPeriod = 'recent';

/** The place that an address names. Invalid parts count as absent. */
export function statisticsPlaceFrom(search: string, today: PlainDate): StatisticsPlace {
  const asked = new URLSearchParams(search);
  const companyId = asked.get('company') ?? '';
  const custom = { from: asked.get('from') ?? '', to: asked.get('to') ?? '' };
  if (isAskable(custom)) return { span: 'custom', companyId, ...custom };
  const span = predefinedPeriods.find((each) => each === asked.get('span')) ?? defaultSpan;
  return { span, companyId, ...defaultPeriod(span, today) };
}

/** The figure of a flow over the whole period, compared with the previous period. */
export interface FlowFigure extends FlowSum {
  readonly flow: BusinessFlow;
  /** In tenths of a percent; undefined if the previous figure is zero, and for a period that is not over. */
  readonly change: number | undefined;
  /** The figure of the whole previous period. */
  readonly before: Money;
  /** Path of the list of the counted items; undefined if the user has no such list. */
  readonly path: string | undefined;
}

/** Applications of a month, and the share of returned ones; undefined if none was submitted. */
export type ReviewMonth = ReviewFigures['months'][number] & { readonly rate: number | undefined };

/** A month of the period: each flow, and the open amount at its end. */
export interface MonthFigures {
  readonly month: string;
  readonly amounts: readonly Money[];
  /** Other changes of the balance; undefined for a month that has not begun. */
  readonly other: Money | undefined;
  /** Undefined for a month that has not begun. */
  readonly balance: Money | undefined;
}

/** A company with its share of the open amount, in tenths of a percent. */
export interface PartFigure {
  readonly companyId: string;
  readonly name: string;
  readonly amount: Money;
  readonly share: number;
  readonly accumulated: number;
  /** Whether its share is highlighted. */
  readonly isConcentrated: boolean;
}

/** Figures of a product over a period, compared with the previous period (checklist ). */
export class StatisticsPresenter {
  place: StatisticsPlace;
  readonly content: PageContent<TradeStatistics>;
  readonly #parts: StatisticsParts;

  constructor(parts: StatisticsParts) {
    this.#parts = parts;
    this.place = statisticsPlaceFrom('', shanghaiDate(parts.clock.now()));
    this.content = new PageContent(parts.session, async (signal) => {
      const { from, to, companyId } = this.place;
      return parts.desk.statistics({ kind: parts.kind, from, to, counterpartyId: companyId || undefined }, signal);
    });
    makeAutoObservable<this>(this, { content: false }, { autoBind: true, deep: false });
  }

  /** Shows what the address says. */
  addressChanged(search: string): void {
    this.place = statisticsPlaceFrom(search, this.today);
    void this.content.load();
  }

  left(): void {
    this.content.stop();
  }

  get today(): PlainDate {
    return shanghaiDate(this.#parts.clock.now());
  }

  /** Whether the period is not over. Its figures are then not compared with the whole previous period. */
  get isRunning(): boolean {
    return isRunning(this.place, this.today);
  }

  get side(): LedgerSide {
    return actsForCore(this.#parts.session.who?.role.code ?? '') ? 'issuer' : 'holder';
  }

  get flows(): readonly BusinessFlow[] {
    return flowsOfSide[this.side];
  }

  get figures(): readonly FlowFigure[] {
    const { value } = this.content;
    if (!value) return [];
    return this.flows.map((flow) => {
      const now = sumOfFlow(value.flows, flow);
      const { amount: before } = sumOfFlow(value.flowsBefore, flow);
      const change = this.isRunning ? undefined : changeOf(before, now.amount);
      return { flow, ...now, before, change, path: now.count === 0 ? undefined : this.pathOfFlow(flow) };
    });
  }

  /** Median waiting time of the slowest step of a month, in tenths of a working hour. */
  get longestMedian(): number {
    const times = this.content.value?.reviews?.times ?? [];
    return Math.max(0, ...times.flatMap(({ months }) => months.map(({ median }) => median)));
  }

  /** Applications of each month, with the share of returned ones, in tenths of a percent. */
  get reviewMonths(): readonly ReviewMonth[] {
    const months = this.content.value?.reviews?.months ?? [];
    return months.map((each) => ({ ...each, rate: returnRate(each) }));
  }

  get highestRate(): number {
    return Math.max(0, ...this.reviewMonths.map(({ rate }) => rate ?? 0));
  }

  /** Share over the whole period; undefined if nothing was submitted. */
  get rate(): number | undefined {
    const { reviews } = this.content.value ?? {};
    return reviews && returnRate(reviews);
  }

  /** The open amount at the end of the period, or now if the period is not over; undefined until loaded. */
  get closing(): Money | undefined {
    return this.content.value?.balances.at(-1)?.amount;
  }

  /**
   * Other changes of the balance, by month. Empty if there are none, and if the flows are limited to one company,
   * because they do not add up to the balance then.
   */
  private get others(): readonly Money[] {
    const { value } = this.content;
    if (!value || this.place.companyId !== '') return [];
    const changes = otherChanges(this.side, value.flows, value);
    return changes.some(({ fen }) => fen !== 0n) ? changes : [];
  }

  /** Other changes of the balance over the period; undefined if there are none. */
  get other(): Money | undefined {
    return this.others.length === 0 ? undefined : sumMoney(this.others);
  }

  get months(): readonly MonthFigures[] {
    const { value } = this.content;
    if (!value) return [];
    const months = monthsOf(value.period);
    const amounts = this.flows.map((flow) => flowByMonth(value.flows, flow, months));
    return months.map((month, index) => ({
      month,
      amounts: amounts.map((each) => each[index] ?? zeroMoney),
      other: this.others[index],
      balance: value.balances.find((each) => each.month === month)?.amount,
    }));
  }

  /** The open amount now, by the month in which it falls due. */
  get ladder(): ShownLadder {
    const { dueMonths: months = [], overdue } = this.content.value ?? {};
    const side = this.side === 'issuer' ? 'core' : 'chain';
    return {
      side,
      ladder: ladderBars(months, this.today, overdue, ladderListOf(side, this.#parts.paths.list)),
      ladderTotal: ladderTotalOf(months),
      ladderPath: this.#parts.paths.list || undefined,
    };
  }

  get partsListed(): readonly PartFigure[] {
    const { value } = this.content;
    if (!value) return [];
    let accumulated: Money = zeroMoney;
    return value.parts.map((part) => {
      accumulated = { fen: accumulated.fen + part.amount.fen };
      const share = shareOf(part.amount, value.open);
      return {
        ...part,
        share,
        accumulated: shareOf(accumulated, value.open),
        isConcentrated: share >= concentrationLine * 10,
      };
    });
  }

  /** The open amount of the companies that are not listed; undefined if all are. */
  get otherParts(): (Pick<PartFigure, 'amount' | 'share'> & { readonly count: number }) | undefined {
    const { value } = this.content;
    if (!value || value.partCount <= value.parts.length) return undefined;
    const listed = value.parts.reduce((sum, { amount }) => sum + amount.fen, 0n);
    const amount = { fen: value.open.fen - listed - value.unnamed.fen };
    return { count: value.partCount - value.parts.length, amount, share: shareOf(amount, value.open) };
  }

  /** The amount that is held by companies that the issuer may not see yet; undefined if there is none. */
  get unnamedPart(): Pick<PartFigure, 'amount' | 'share'> | undefined {
    const { value } = this.content;
    if (!value || value.unnamed.fen === 0n) return undefined;
    return { amount: value.unnamed, share: shareOf(value.unnamed, value.open) };
  }

  /** Name of the company that the flows are limited to; undefined for all. */
  get companyName(): string | undefined {
    const { companyId } = this.place;
    return companyId === ''
      ? undefined
      : (this.content.value?.parts.find((each) => each.companyId === companyId)?.name ?? '');
  }

  /** The company that the figures belong to, and their time, in milliseconds. */
  get source(): { readonly company: string; readonly at: number } {
    const { session } = this.#parts;
    return { company: session.who?.companyName ?? '', at: this.content.value?.asOf ?? 0 };
  }

  get export(): ListExport {
    return this.#parts.export;
  }

  /** Has all figures of the page gathered as a sheet. */
  async exportPressed(): Promise<void> {
    const { from, to, companyId } = this.place;
    const { kind: instrumentKind } = this.#parts;
    const counterpartyId = companyId || undefined;
    await this.export.ask({ list: 'statistics', instrumentKind, months: { from, to }, counterpartyId });
  }

  spanChosen(span: UsualPeriod): void {
    this.#parts.navigator.goTo(this.pathWith({ span }));
  }

  /** Months that are not in order are put in order. */
  monthsChosen(change: Partial<MonthPeriod>): void {
    const { from, to } = { ...this.place, ...change };
    const [first = from, last = to] = [from, to].toSorted();
    if (!isAskable({ from: first, to: last })) return;
    this.#parts.navigator.goTo(this.pathWith({ span: 'custom', from: first, to: last }));
  }

  /**
   * Path of the list that a flow counts; undefined if the flows are limited to one company, because the ledger and the
   * financings only list all companies.
   */
  private pathOfFlow(flow: BusinessFlow): string | undefined {
    const { place, side, today } = this;
    if (place.companyId !== '') return undefined;
    if (ledgerFlows[side].includes(flow)) {
      const { from, to } = daysOfPeriod(place);
      return ledgerFlowPath(flow, from, to > today ? today : to);
    }
    const { financings } = this.#parts.paths;
    return flow === 'financed' && financings !== '' ? `${financings}?view=paid-out` : undefined;
  }

  /** Address of the page after a change of its place. */
  pathWith(change: Partial<StatisticsPlace>): string {
    const { span, from, to, companyId } = { ...this.place, ...change };
    const query = new URLSearchParams();
    if (span === 'custom') {
      query.set('from', from);
      query.set('to', to);
    } else if (span !== defaultSpan) query.set('span', span);
    if (companyId !== '') query.set('company', companyId);
    const text = query.toString();
    const { statistics } = this.#parts.paths;
    return text === '' ? statistics : `${statistics}?${text}`;
  }
}
