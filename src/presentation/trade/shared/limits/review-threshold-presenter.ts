import type { ProposalAnswer } from '../../../../domain/trade/shared/colleague-proposal.ts';
import { makeAutoObservable } from 'mobx';
import type { Clock } from '../../../../application/ports/clock.ts';
import type {
  CompanyThreshold,
  ThresholdDesk,
  ThresholdProposal,
  ThresholdRefusal,
} from '../../../../application/ports/trade/threshold-desk.ts';
import { shanghaiDate, type PlainDate } from '../../../../domain/calendar/plain-date.ts';
import type { InstrumentKind } from '../../../../domain/trade/shared/instrument.ts';
import {
  confirmedThresholds,
  emptyThreshold,
  thresholdDays,
  thresholdFields,
  thresholdProblems,
  type ThresholdFault,
  type ThresholdField,
  type TypedThreshold,
} from '../../../../domain/trade/shared/review-threshold.ts';
import { message, type PlainKey } from '../../../../words/catalogue.ts';
import type { SessionStore } from '../../../identity/session-store.ts';
import { PageContent } from '../../../pages/page-content.ts';
import { OpenedForm } from '../../../shared/opened-form.ts';
import type { Toasts } from '../../../shared/toasts.ts';

export interface ReviewThresholdParts {
  readonly kind: InstrumentKind;
  readonly desk: ThresholdDesk;
  readonly session: SessionStore;
  readonly clock: Clock;
  readonly toasts: Toasts;
}

const refusals: Readonly<Record<ThresholdRefusal, PlainKey>> = {
  open: 'limits.threshold-refused-open',
  ended: 'limits.threshold-refused-ended',
  'not-theirs': 'limits.threshold-refused-not-theirs',
  'no-limit': 'limits.refused-no-limit',
  own: 'limits.threshold-refused-own',
  'not-own': 'limits.threshold-refused-not-own',
  unidentified: 'limits.threshold-refused-unidentified',
  late: 'limits.threshold-refused-late',
  gone: 'limits.threshold-refused-ended',
};

const doneWords: Readonly<Record<ProposalAnswer, PlainKey>> = {
  confirm: 'limits.threshold-confirmed',
  decline: 'limits.threshold-declined',
  withdraw: 'limits.threshold-withdrawn',
};

/** Amount above which issues need the final reviewer, and the two-person change of it. */
export class ReviewThresholdPresenter {
  /** The answer that the user is asked to confirm; undefined for none. */
  asked: ProposalAnswer | undefined;
  readonly content: PageContent<CompanyThreshold>;
  readonly form: OpenedForm<TypedThreshold, ThresholdField, ThresholdFault, ThresholdRefusal>;
  readonly #parts: ReviewThresholdParts;

  constructor(parts: ReviewThresholdParts) {
    const { kind, desk, session, toasts } = parts;
    this.#parts = parts;
    this.content = new PageContent(session, async (signal) => desk.threshold(kind, signal));
    this.form = new OpenedForm({
      empty: emptyThreshold,
      fields: thresholdFields,
      problemWords: (_field, fault) => message('limits.threshold-fault', { fault }),
      refusals,
      session,
      toasts,
      refresh: () => void this.content.refresh(),
    });
    makeAutoObservable<this>(this, { content: false, form: false }, { autoBind: true, deep: false });
  }

  opened(): void {
    void this.content.load();
  }

  left(): void {
    this.content.stop();
  }

  get kind(): InstrumentKind {
    return this.#parts.kind;
  }

  get today(): PlainDate {
    return shanghaiDate(this.#parts.clock.now());
  }

  get days(): { readonly earliest: PlainDate; readonly latest: PlainDate } {
    return thresholdDays(this.today);
  }

  /** The proposal that waits for another person; undefined for none. */
  get open(): ThresholdProposal | undefined {
    return this.content.value?.proposals.find(({ state }) => state === 'proposed');
  }

  /** Proposals that are answered or withdrawn, the newest first. */
  get ended(): readonly ThresholdProposal[] {
    return (this.content.value?.proposals ?? []).filter(({ state }) => state !== 'proposed');
  }

  /** Whether the first day of the open proposal has come, so that it can no longer be confirmed. */
  get isLate(): boolean {
    return this.open !== undefined && this.open.validFrom <= this.today;
  }

  get canPropose(): boolean {
    return this.content.value?.mayPropose === true && !this.form.isOpen;
  }

  proposePressed(): void {
    this.form.open({ validFrom: this.days.earliest });
  }

  async submitPressed(): Promise<void> {
    const { form, kind, today } = this;
    if (!form.isRight(thresholdProblems(form.values, confirmedThresholds(this.ended), today))) return;
    await form.send(
      async () => this.#parts.desk.propose(kind, form.values),
      () => {
        form.close();
        this.changed('limits.threshold-proposed');
      },
    );
  }

  answerPressed(answer: ProposalAnswer): void {
    this.asked = answer;
  }

  dialogClosed(): void {
    this.asked = undefined;
  }

  async answerConfirmed(): Promise<void> {
    const { asked, open } = this;
    if (!asked || !open) return;
    await this.form.send(
      async () => this.#parts.desk.answer(open.id, asked),
      () => this.changed(doneWords[asked]),
    );
    this.dialogClosed();
  }

  private changed(words: PlainKey): void {
    this.#parts.toasts.show('ok', message(words));
    void this.content.refresh();
  }
}
