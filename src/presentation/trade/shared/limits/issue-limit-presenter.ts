import { makeAutoObservable } from 'mobx';
import type { Clock } from '../../../../application/ports/clock.ts';
import type { LimitDesk, LimitRefusal } from '../../../../application/ports/trade/limit-desk.ts';
import type { ThresholdDesk } from '../../../../application/ports/trade/threshold-desk.ts';
import { addDays, shanghaiDate, type PlainDate } from '../../../../domain/calendar/plain-date.ts';
import type { Money } from '../../../../domain/money/money.ts';
import type {
  CompanyLimit,
  LimitChange,
  LimitRequest,
  LimitUse,
} from '../../../../domain/trade/shared/company-limit.ts';
import type { InstrumentKind } from '../../../../domain/trade/shared/instrument.ts';
import { availableToday, limitExcess, notesOf, type LimitNote } from '../../../../domain/trade/shared/limit.ts';
import {
  emptyLimitRequest,
  limitRequestFields,
  limitRequestProblems,
  maxLimitYears,
  type LimitRequestFault,
  type LimitRequestField,
  type TypedLimitRequest,
} from '../../../../domain/trade/shared/limit-request.ts';
import { addMonths } from '../../../../domain/trade/shared/term.ts';
import { message, type PlainKey } from '../../../../words/catalogue.ts';
import type { SessionStore } from '../../../identity/session-store.ts';
import { OpenedForm } from '../../../shared/opened-form.ts';
import type { Toasts } from '../../../shared/toasts.ts';
import { LimitList } from './limit-list.ts';
import { ReviewThresholdPresenter } from './review-threshold-presenter.ts';

export interface IssueLimitParts {
  readonly desk: LimitDesk;
  readonly thresholds: ThresholdDesk;
  readonly session: SessionStore;
  readonly clock: Clock;
  readonly toasts: Toasts;
  /** Address of an application; undefined if the user's role may not see it. */
  readonly applicationPath: (kind: InstrumentKind, applicationId: string) => string | undefined;
}

/** Lists below a limit. */
export const limitTabs = ['uses', 'changes', 'requests'] as const;
export type LimitTab = (typeof limitTabs)[number];

/** A use with the address of its application, if the user may open it. */
export interface LimitUseView extends LimitUse {
  readonly path: string | undefined;
}

const refusals: Readonly<Record<LimitRefusal, PlainKey>> = {
  open: 'limits.refused-open',
  ended: 'limits.refused-ended',
  'not-operator': 'limits.refused-not-operator',
  'no-limit': 'limits.refused-no-limit',
  gone: 'limits.refused-gone',
};

/** One limit for issuing: its state, its lists, and the request to change it (checklist 1.4). */
export class IssueLimitPresenter {
  limit: CompanyLimit;
  mayRequest: boolean;
  tab: LimitTab = 'uses';
  /** Whether the user is asked to confirm the withdrawal of an open request. */
  isWithdrawing = false;
  readonly uses: LimitList<LimitUseView>;
  readonly changes: LimitList<LimitChange>;
  readonly requests: LimitList<LimitRequest>;
  /** Amount above which issues need the final reviewer. */
  readonly threshold: ReviewThresholdPresenter;
  readonly form: OpenedForm<TypedLimitRequest, LimitRequestField, LimitRequestFault, LimitRefusal>;
  readonly #parts: IssueLimitParts;
  readonly #refresh: () => void;

  /** @param refresh loads the limits again, because this one has changed */
  constructor(limit: CompanyLimit, mayRequest: boolean, parts: IssueLimitParts, refresh: () => void) {
    const { desk, session, toasts, applicationPath } = parts;
    [this.limit, this.mayRequest, this.#parts, this.#refresh] = [limit, mayRequest, parts, refresh];
    const { kind } = limit;
    this.uses = new LimitList(session, async (place, signal) => {
      const { count, rows } = await desk.uses({ kind, ...place }, signal);
      const pathOf = ({ applicationNumber, applicationId }: LimitUse) =>
        applicationNumber === '' ? undefined : applicationPath(kind, applicationId);
      return { count, rows: rows.map((row) => ({ ...row, path: pathOf(row) })) };
    });
    this.changes = new LimitList(session, async (place, signal) => desk.changes({ kind, ...place }, signal));
    this.requests = new LimitList(session, async (place, signal) => desk.requests({ kind, ...place }, signal));
    this.threshold = new ReviewThresholdPresenter({ ...parts, kind, desk: parts.thresholds });
    this.form = new OpenedForm({
      empty: emptyLimitRequest,
      fields: limitRequestFields,
      problemWords: (_field, fault) => message('limits.fault', { fault }),
      refusals,
      session,
      toasts,
      refresh,
    });
    makeAutoObservable<this>(
      this,
      { uses: false, changes: false, requests: false, threshold: false, form: false },
      { autoBind: true, deep: false },
    );
    this.list.load();
    this.threshold.opened();
  }

  left(): void {
    this.threshold.left();
    for (const list of [this.uses, this.changes, this.requests]) list.stop();
  }

  /** Shows the limit as it is now. */
  take(limit: CompanyLimit, mayRequest: boolean): void {
    [this.limit, this.mayRequest] = [limit, mayRequest];
  }

  get kind(): InstrumentKind {
    return this.limit.kind;
  }

  get today(): PlainDate {
    return shanghaiDate(this.#parts.clock.now());
  }

  get notes(): readonly LimitNote[] {
    return notesOf(this.limit, this.today);
  }

  /** The amount that may be issued today. */
  get available(): Money {
    return availableToday(this.limit, this.today);
  }

  get excess(): Money {
    return limitExcess(this.limit);
  }

  /** Whether the form can be opened: the user may request a change, and no request is open. */
  get canRequest(): boolean {
    return this.mayRequest && this.limit.openRequest === undefined && !this.form.isOpen;
  }

  /** The earliest and the latest possible last day of a request. */
  get days(): { readonly earliest: PlainDate; readonly latest: PlainDate } {
    const { validFrom } = this.limit;
    return {
      earliest: validFrom > this.today ? validFrom : this.today,
      latest: addMonths(this.today, maxLimitYears * 12),
    };
  }

  /** The proposed last day: a year after the present one, or after today. */
  get usualDay(): PlainDate {
    const { validUntil } = this.limit;
    const from = validUntil > this.today ? validUntil : addDays(this.today, -1);
    const day = addMonths(from, 12);
    return day > this.days.latest ? this.days.latest : day;
  }

  get list(): LimitList<LimitUseView> | LimitList<LimitChange> | LimitList<LimitRequest> {
    return this[this.tab];
  }

  tabChosen(tab: LimitTab): void {
    this.tab = tab;
    this.list.load();
  }

  requestPressed(): void {
    this.form.open({});
  }

  async submitPressed(): Promise<void> {
    const { form, limit, today } = this;
    const problems = limitRequestProblems(form.values, limit, today);
    if (!form.isRight(Object.fromEntries(problems.map(({ field, because }) => [field, because])))) return;
    await form.send(
      async () => this.#parts.desk.request(this.kind, form.values),
      () => {
        form.close();
        this.#parts.toasts.show('ok', message('limits.requested'));
        this.changed();
      },
    );
  }

  withdrawPressed(): void {
    this.isWithdrawing = true;
  }

  dialogClosed(): void {
    this.isWithdrawing = false;
  }

  async withdrawConfirmed(): Promise<void> {
    const requestId = this.limit.openRequest?.id;
    if (requestId === undefined) return;
    await this.form.send(
      async () => this.#parts.desk.withdraw(requestId),
      () => {
        this.#parts.toasts.show('ok', message('limits.withdrawn'));
        this.changed();
      },
    );
    this.dialogClosed();
  }

  private changed(): void {
    this.#refresh();
    this.list.load();
  }
}
