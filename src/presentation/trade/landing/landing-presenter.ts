import { makeAutoObservable } from 'mobx';
import type { Clock } from '../../../application/ports/clock.ts';
import type { Navigator } from '../../../application/ports/navigator.ts';
import type { TradeOverview } from '../../../application/ports/trade/trade-overview.ts';
import { dayPartOf, type DayPart } from '../../../domain/calendar/day-part.ts';
import { shanghaiDate, type PlainDate } from '../../../domain/calendar/plain-date.ts';
import { limitsPath } from '../../../domain/catalogue/limits-path.ts';
import { roleKind, type RoleKind } from '../../../domain/identity/role.ts';
import type { Money } from '../../../domain/money/money.ts';
import { mayViewTrade, type TradeAct } from '../../../domain/trade/shared/application-policy.ts';
import { supplierOptions, financingStages, type FinancingStage } from '../../../domain/trade/financing/financing.ts';
import { shownParts, type HeldPart } from '../../../domain/trade/shared/holding.ts';
import type { InstrumentKind } from '../../../domain/trade/shared/instrument.ts';
import type { IssueLimit } from '../../../domain/trade/shared/issue-rules.ts';
import { availableToday, isExpired, isNotYetValid } from '../../../domain/trade/shared/limit.ts';
import type { TradeApplicationRow } from '../../../domain/trade/shared/trade-application.ts';
import type {
  CountedMoney,
  DuePayment,
  DuePayments,
  TradeFigures,
} from '../../../domain/trade/shared/trade-figures.ts';
import {
  fixedLandingPath,
  tradeSideOf,
  type TradePageKind,
  type TradeSide,
} from '../../../domain/trade/shared/work-areas.ts';
import { proposalItem, type ProposalMatter } from '../../../domain/trade/shared/waiting-proposal.ts';
import { PageContent } from '../../pages/page-content.ts';
import type { SessionStore } from '../../identity/session-store.ts';
import { ladderBars, ladderListOf, ladderTotalOf, type LadderBar, type LadderTotal } from '../shared/ladder-bars.ts';
import { acceptancePathOf } from '../shared/acceptance-path.ts';
import {
  firstDueAhead,
  firstMissingOf,
  largestShortfallOf,
  oldBalanceDaysOf,
  overdueDaysOf,
  overduePathOf,
  owedPathOf,
} from '../shared/due-payments.ts';
import { ledgerFlowPath } from '../shared/ledger-flow-path.ts';
import { heldPartQuery } from '../shared/held-part-query.ts';

export interface LandingParts {
  readonly kind: InstrumentKind;
  readonly overview: TradeOverview;
  readonly session: SessionStore;
  readonly navigator: Pick<Navigator, 'current' | 'replaceWith'>;
  readonly clock: Clock;
  readonly paths: {
    /** Undefined for a page that the role's menus do not have. */
    readonly page: (kind: TradePageKind) => string | undefined;
    readonly ledger: string;
    readonly application: (id: string) => string | undefined;
    readonly form: (row: TradeApplicationRow) => string | undefined;
    readonly financing: (id: string) => string | undefined;
  };
}

/**
 * Why a user has no overview. `institution`: users of an institution only see the part that is allocated to it.
 * `no-part`: the role takes no part in the business. `closed`: the company has not opened the product, or it is not
 * offered here.
 */
export type NoOverviewReason = 'institution' | 'no-part' | 'closed';

/** Something that waits for the user, with the page on which it is done. */
export interface WaitingItem {
  readonly id: string;
  readonly press: 'decide' | 'mend' | 'accept' | 'finance' | 'confirm';
  /** Undefined for an act that is not known here. */
  readonly act: TradeAct | ProposalMatter | undefined;
  /** Empty for a proposal. */
  readonly number: string;
  /** Empty for several, and for a threshold. */
  readonly party: string;
  /** Undefined if it has no amount. */
  readonly amount: Money | undefined;
  readonly dueOn: PlainDate;
  /** Since when it waits, in milliseconds. */
  readonly since: number;
  /** Last day to do it; empty for none. */
  readonly until: PlainDate;
  readonly path: string | undefined;
}

/** A figure with the list that it counts. Some amounts have no count. */
export interface LandingFigure {
  readonly figure: 'issued-month' | 'issued-year' | 'unaccepted' | 'transit' | 'held' | HeldPart | 'awaiting-payment';
  readonly count: number | undefined;
  readonly amount: Money;
  /** Its part that also counts as reserved, packaged or frozen; undefined for none. */
  readonly elsewhere?: Money | undefined;
  /** Last day to act; empty for none. */
  readonly until: PlainDate;
  readonly path: string | undefined;
}

/** A stage of financings with the list, or the queue, that it counts. */
export interface FinancingFigure {
  /** `waiting`: financings that wait for the user. */
  readonly stage: FinancingStage | 'waiting';
  readonly count: number;
  readonly amount: Money;
  /** Last day of the amounts that are due soon; empty for any other stage. */
  readonly until: PlainDate;
  readonly path: string | undefined;
}

/** The limit of a core enterprise, with what may be issued today. */
export interface LimitView extends IssueLimit {
  readonly left: Money;
  readonly isExpired: boolean;
  readonly isNotYetValid: boolean;
}

/** A page on which the user may start. */
export interface Start {
  readonly what: 'issue' | 'instruments' | 'acceptance' | 'finance' | 'holdings' | 'financings' | 'ledger';
  readonly path: string;
}

/** The overdue amount that also counts in another part; undefined for none. */
const overdueElsewhere = (overdue: Money, awaitingPayment: Money): Money | undefined =>
  overdue.fen > awaitingPayment.fen ? { fen: overdue.fen - awaitingPayment.fen } : undefined;

/** A figure without the link to its list, if that is empty. */
const withoutEmptyList = <Figure extends Pick<LandingFigure, 'count' | 'path'>>(figure: Figure): Figure =>
  figure.count === 0 ? { ...figure, path: undefined } : figure;

const fromApplication = (
  row: TradeApplicationRow,
  press: WaitingItem['press'],
  path: string | undefined,
): WaitingItem => ({
  id: row.id,
  press,
  act: row.act,
  number: row.number,
  party: row.counterpartyName,
  amount: row.amount,
  dueOn: row.dueOn,
  since: row.stateSince,
  until: row.endsOn,
  path,
});

/**
 * The overview of a product: waiting items, amounts owed or held, and amounts that fall due (checklist ).
 */
export class LandingPresenter {
  readonly content: PageContent<TradeFigures>;
  readonly #parts: LandingParts;

  constructor(parts: LandingParts) {
    this.#parts = parts;
    this.content = new PageContent(parts.session, async (signal) => parts.overview.figures(parts.kind, signal));
    makeAutoObservable<this>(this, { content: false, greeting: false }, { autoBind: true, deep: false });
  }

  opened(): void {
    const { paths, navigator } = this.#parts;
    if (this.absence !== undefined) return;
    // Every signed-in user may open this address. A user with an overview at another address is led there.
    const own = paths.page('landing');
    if (own !== undefined && own !== fixedLandingPath && navigator.current().split('?')[0] === fixedLandingPath)
      navigator.replaceWith(own);
    void this.content.load();
  }

  left(): void {
    this.content.stop();
  }

  /** The greeting at the time of each drawing. */
  get greeting(): { readonly part: DayPart; readonly name: string; readonly today: PlainDate } {
    const now = this.#parts.clock.now();
    return { part: dayPartOf(now), name: this.#parts.session.who?.personName ?? '', today: shanghaiDate(now) };
  }

  get side(): TradeSide {
    return tradeSideOf(this.#role);
  }

  get roleKind(): RoleKind {
    return roleKind(this.#role);
  }

  /** The institution of a user who only sees its part of the business; empty for the company's own people. */
  get institution(): string {
    return this.#parts.session.who?.institution ?? '';
  }

  /** Why there is no overview; undefined if there is one. */
  get absence(): NoOverviewReason | undefined {
    if (this.#parts.paths.page('landing') !== undefined) return undefined;
    if (this.#parts.session.who?.institution !== undefined) return 'institution';
    return mayViewTrade(this.#role) ? 'closed' : 'no-part';
  }

  /** Whether the user decides or makes anything; other users only view. */
  get acts(): boolean {
    return this.toDoPath !== undefined;
  }

  get toDoPath(): string | undefined {
    return this.#parts.paths.page('to-do');
  }

  /** Path of the list that the maturity ladder sums up. */
  get ladderPath(): string | undefined {
    return this.#parts.paths.page(this.side === 'core' ? 'instruments' : 'holdings');
  }

  /** The first waiting items: decisions, then returned applications, then amounts to accept. */
  get waiting(): readonly WaitingItem[] {
    const { value } = this.content;
    const { paths } = this.#parts;
    if (!value) return [];
    const { decisions, returns, arrivals, financings, confirmations } = value.toDo;
    const acceptance = paths.page('acceptance');
    return [
      ...decisions.map((row) => fromApplication(row, 'decide', paths.application(row.id))),
      ...returns.map((row) => fromApplication(row, 'mend', paths.form(row) ?? paths.application(row.id))),
      ...arrivals.map((each) => ({
        id: each.holdingId,
        press: 'accept' as const,
        act: 'accept' as const,
        number: each.number,
        party: each.senderName,
        amount: each.amount,
        dueOn: each.dueOn,
        since: each.openedAt,
        until: each.acceptBy,
        path: acceptancePathOf(acceptance, each),
      })),
      ...financings.map((each) => ({
        id: each.id,
        press: 'finance' as const,
        ...supplierOptions(each),
        number: each.number,
        party: each.funderName,
        dueOn: each.dueOn,
        since: each.stateSince,
        until: each.endsOn,
        path: paths.financing(each.id),
      })),
      ...confirmations.map((each) => ({
        id: each.id,
        press: 'confirm' as const,
        act: each.what,
        number: '',
        dueOn: '',
        ...proposalItem(each),
        ...(each.what === 'review-threshold'
          ? { party: '', amount: each.amount, path: limitsPath }
          : { party: each.name, amount: undefined, path: paths.page('suppliers') }),
      })),
    ];
  }

  get limit(): LimitView | undefined {
    const limit = this.content.value?.issuer?.limit;
    const { today } = this.greeting;
    return (
      limit && {
        ...limit,
        left: availableToday(limit, today),
        isExpired: isExpired(limit, today),
        isNotYetValid: isNotYetValid(limit, today),
      }
    );
  }

  /** The payments of a core enterprise within the next days; undefined for a holder. */
  get payments(): DuePayments | undefined {
    return this.content.value?.issuer?.payments;
  }

  /** The overdue payments of a core enterprise, or those to a holder; undefined if there are none. */
  get overdue(): CountedMoney | undefined {
    const { holder } = this.content.value ?? {};
    return this.payments?.overdue ?? (holder?.overdue && holder.overdue.count > 0 ? holder.overdue : undefined);
  }

  /** Path of the list of overdue instruments. */
  get overduePath(): string | undefined {
    return overduePathOf(this.#parts.paths.page('instruments'));
  }

  /** Days since the first payment day that has passed. */
  get overdueDays(): number {
    return overdueDaysOf(this.payments, this.greeting.today);
  }

  /** The first day that the last known balance does not cover; undefined if it covers all days, or is not known. */
  get firstMissing(): DuePayment | undefined {
    return firstMissingOf(this.payments);
  }

  /** The last day that it does not cover; undefined if that is the first one. */
  get largestShortfall(): DuePayment | undefined {
    return largestShortfallOf(this.payments);
  }

  /** Age of a balance that is too old to be relied upon, in days; undefined otherwise. */
  get oldBalanceDays(): number | undefined {
    return oldBalanceDaysOf(this.payments, this.greeting.today);
  }

  /** The calendar of all months; undefined if the user has none. */
  get calendarPath(): string | undefined {
    return this.#parts.paths.page('payments');
  }

  /** The calendar of what a holder is to be paid; undefined if the user has none. */
  get receiptsPath(): string | undefined {
    return this.#parts.paths.page('receipts');
  }

  /** Path of the list of the instruments that are paid on a day; undefined if there is none. */
  owedPath(payment: DuePayment): string | undefined {
    return owedPathOf(this.#parts.paths.page('instruments'), payment);
  }

  /** Figures of issued or held instruments, each with the list of exactly what it counts; none for what is zero. */
  get figures(): readonly LandingFigure[] {
    return this.#figures.map(withoutEmptyList);
  }

  get #figures(): readonly LandingFigure[] {
    const { page } = this.#parts.paths;
    const { issuer, holder } = this.content.value ?? {};
    const { today } = this.greeting;
    // The ledger lists each issue on its day, including those that were returned since; these figures count them too.
    const issuedFrom = (from: PlainDate) => ({ until: '', path: ledgerFlowPath('issued', from, today) });
    const transit = page('instruments');
    const holdings = { until: '', path: page('holdings') };
    return [
      ...(issuer
        ? [
            { figure: 'issued-month' as const, ...issuer.issuedThisMonth, ...issuedFrom(`${today.slice(0, 7)}-01`) },
            { figure: 'issued-year' as const, ...issuer.issuedThisYear, ...issuedFrom(`${today.slice(0, 4)}-01-01`) },
            {
              figure: 'unaccepted' as const,
              ...issuer.unaccepted,
              until: '',
              path: transit && `${transit}?state=transit`,
            },
          ]
        : []),
      ...(holder
        ? [
            { figure: 'transit' as const, ...holder.transit, until: holder.acceptBy, path: page('acceptance') },
            { figure: 'held' as const, ...holder.held, ...holdings },
            ...shownParts(holder).map(({ part, amount }) => ({
              figure: part,
              count: undefined,
              amount,
              until: '',
              path: holdings.path && `${holdings.path}${heldPartQuery(part)}`,
            })),
            ...(holder.overdue && holder.overdue.count > 0
              ? [
                  {
                    figure: 'awaiting-payment' as const,
                    ...holder.overdue,
                    elsewhere: overdueElsewhere(holder.overdue.amount, holder.awaitingPayment),
                    until: '',
                    path: holdings.path && `${holdings.path}${heldPartQuery('overdue')}`,
                  },
                ]
              : []),
          ]
        : []),
    ];
  }

  /**
   * Stages of the supplier's financings; empty for an issuer, and if there are none. Those that wait for the user come
   * first.
   */
  get financings(): readonly FinancingFigure[] {
    const { financings, toDo } = this.content.value ?? {};
    const list = this.#parts.paths.page('financings');
    if (!financings || !toDo || financingStages.every((stage) => financings[stage].count === 0)) return [];
    const pathOf = (stage: FinancingStage): string | undefined => {
      const query: Readonly<Record<FinancingStage, string>> = {
        'under-way': 'view=pending',
        disbursing: 'state=DISBURSING',
        'due-soon': `state=DISBURSED&to=${financings.dueUntil}`,
        overdue: 'state=OVERDUE',
      };
      return list && `${list}?${query[stage]}`;
    };
    const stages = financingStages.map((stage) => ({
      stage,
      ...financings[stage],
      until: stage === 'due-soon' ? financings.dueUntil : '',
      path: pathOf(stage),
    }));
    const waiting = { stage: 'waiting' as const, ...toDo.toFinance, until: '', path: this.toDoPath };
    return (this.roleKind === 'operator' ? [waiting, ...stages] : stages).map(withoutEmptyList);
  }

  get ladder(): readonly LadderBar[] {
    const late = this.overdue ?? this.content.value?.holder?.overdue;
    return ladderBars(
      this.content.value?.months ?? [],
      this.greeting.today,
      late,
      ladderListOf(this.side, this.ladderPath, firstDueAhead(this.payments)),
    );
  }

  get ladderTotal(): LadderTotal {
    return ladderTotalOf(this.content.value?.months ?? []);
  }

  get recent(): readonly (TradeApplicationRow & { readonly path: string | undefined })[] {
    const { application } = this.#parts.paths;
    return (this.content.value?.recent ?? []).map((row) => ({ ...row, path: application(row.id) }));
  }

  /** The pages on which the user may start, the most useful first. */
  get starts(): readonly Start[] {
    const { page, ledger } = this.#parts.paths;
    const pages = (['issue', 'acceptance', 'finance', 'instruments', 'holdings', 'financings'] as const).flatMap(
      (what) => {
        const path = page(what);
        return path === undefined ? [] : [{ what, path }];
      },
    );
    return [...pages, { what: 'ledger', path: ledger }];
  }

  /** What the user starts most often, for the head of the page: an issue, or acceptances and a financing. */
  get headStarts(): readonly Start[] {
    const found = this.starts.filter(({ what }) => what === 'issue' || what === 'acceptance' || what === 'finance');
    return found.length > 0 ? found : this.starts.slice(0, 1);
  }

  get #role(): string {
    return this.#parts.session.who?.role.code ?? '';
  }
}
