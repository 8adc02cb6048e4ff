import { makeAutoObservable, reaction, runInAction } from 'mobx';
import type { Drafts } from '../../../application/ports/drafts.ts';
import type { FeedbackDesk } from '../../../application/ports/help/feedback-desk.ts';
import type { Identifiers } from '../../../application/ports/identifiers.ts';
import {
  feedbackProblems,
  longestOpinion,
  type Feedback,
  type FeedbackField,
  type FeedbackProblem,
} from '../../../domain/help/shared/feedback.ts';
import { message, type Message, type PlainKey } from '../../../words/catalogue.ts';
import { failureOf, type Failure } from '../../shared/failure.ts';
import { linesThatFit, reportLines, appendLines } from '../../../domain/pages/breadcrumb-report.ts';
import type { SessionStore } from '../../identity/session-store.ts';
import type { Trail } from '../../pages/trail.ts';
import type { Pictures } from './pictures.ts';

const draft = 'feedback';
const problems: Readonly<Record<FeedbackField, Readonly<Partial<Record<FeedbackProblem, PlainKey>>>>> = {
  personName: { 'too-long': 'corner.name-long' },
  mobilePhone: { 'not-a-mobile': 'corner.mobile-wrong' },
  opinionContent: { missing: 'corner.opinion-missing', 'too-long': 'corner.opinion-long' },
};

function isKept(value: unknown): value is Feedback {
  return (
    typeof value === 'object' &&
    value !== null &&
    ['personName', 'mobilePhone', 'opinionContent'].every((name) => typeof Reflect.get(value, name) === 'string')
  );
}

export interface FeedbackFormParts {
  readonly desk: FeedbackDesk;
  readonly pictures: Pictures;
  readonly session: SessionStore;
  readonly drafts: Drafts;
  readonly identifiers: Identifiers;
  readonly trail: Pick<Trail, 'version' | 'steps'>;
}

/**
 * Telling the platform something: what was typed outlasts a failure, a closed dialog and a closed window, until it has
 * been told (document 1, section 5).
 */
export class FeedbackForm {
  values: Feedback = { personName: '', mobilePhone: '', opinionContent: '' };
  errors: Partial<Record<FeedbackField, Message>> = {};
  busy = false;
  failure: Failure | undefined;
  /**
   * It has been told: under which number, where the platform gives one, with how many pictures, and without how many
   * that could not go.
   */
  told: { readonly ticketNumber: string | undefined; readonly pictures: number; readonly leftOut: number } | undefined;
  isOpen = false;
  /** Its dialog has been wanted once, and leaves in its own time. */
  hasBeenOpened = false;
  /** How many times it was refused: the keyboard goes to the first field that is wrong. */
  attempt = 0;
  /** The build and the last steps may go along. */
  withReport = true;
  /** The steps as they were when one began to tell: that a ticket does not go through is none of them. */
  #report: readonly string[] = [];
  /** What was sent last, and under which key: the same once more is the same ticket. */
  #sent: { readonly what: string; readonly key: string } | undefined;
  readonly #parts: FeedbackFormParts;

  constructor(parts: FeedbackFormParts) {
    this.#parts = parts;
    makeAutoObservable<this>(this, {}, { autoBind: true, deep: false });
    // Another person finds nothing of what was being told.
    reaction(
      () => parts.session.who?.userId,
      () => this.begun(),
      { fireImmediately: true },
    );
  }

  get pictures(): Pictures {
    return this.#parts.pictures;
  }

  /**
   * The build and the last steps, as they would go along; fewer where little room is left beside what was written, and
   * none where there is none.
   */
  get report(): readonly string[] {
    return linesThatFit(this.#report, longestOpinion - this.values.opinionContent.trim().length);
  }

  reportChosen(isWanted: boolean): void {
    this.withReport = isWanted;
  }

  opened(): void {
    if (this.told) this.begun();
    const { trail } = this.#parts;
    if (!this.#sent) this.#report = reportLines(trail.version, trail.steps);
    this.isOpen = true;
    this.hasBeenOpened = true;
  }

  closed(): void {
    this.isOpen = false;
  }

  typed(field: FeedbackField, value: string): void {
    this.values = { ...this.values, [field]: value };
    const { [field]: _, ...errors } = this.errors;
    this.errors = errors;
    this.failure = undefined;
    this.#parts.drafts.write(draft, this.values);
  }

  async submitPressed(): Promise<void> {
    if (this.busy || this.pictures.areUnderWay) return;
    const { desk, session, identifiers, drafts } = this.#parts;
    this.failure = undefined;
    const wrong = feedbackProblems(this.values, session.pageConfig.rightBar.mobileDigits);
    this.errors = Object.fromEntries(
      Object.entries(wrong).map(([field, problem]) => [
        field,
        message(problems[field as FeedbackField][problem] ?? 'corner.opinion-missing'),
      ]),
    );
    if (Object.keys(wrong).length > 0) {
      this.attempt += 1;
      return;
    }
    const pictures = this.pictures.arrived;
    const feedback = this.withReport
      ? { ...this.values, opinionContent: appendLines(this.values.opinionContent, this.report) }
      : this.values;
    const what = JSON.stringify([feedback, pictures]);
    const teller = session.who?.userId;
    // Whoever comes while it is on its way was told nothing.
    const isStillThere = (): boolean => session.who?.userId === teller;
    const sent = this.#sent?.what === what ? this.#sent : { what, key: identifiers.next() };
    this.#sent = sent;
    this.busy = true;
    try {
      const ticketNumber = await desk.tell(feedback, pictures, sent.key);
      if (!isStillThere()) return;
      runInAction(() => {
        this.told = { ticketNumber, pictures: pictures.length, leftOut: this.pictures.all.length - pictures.length };
        drafts.remove(draft);
      });
    } catch (thrown) {
      session.faultSeen(thrown);
      if (isStillThere()) runInAction(() => (this.failure = failureOf(thrown)));
    } finally {
      runInAction(() => (this.busy = false));
    }
  }

  private begun(): void {
    const { session, drafts } = this.#parts;
    this.pictures.emptied();
    this.withReport = true;
    this.#report = [];
    [this.told, this.failure, this.errors, this.#sent] = [undefined, undefined, {}, undefined];
    const kept = session.who && drafts.read(draft);
    this.values = isKept(kept)
      ? { personName: kept.personName, mobilePhone: kept.mobilePhone, opinionContent: kept.opinionContent }
      : { personName: session.who?.personName ?? '', mobilePhone: '', opinionContent: '' };
    if (!session.who) this.isOpen = false;
  }
}
