import { makeAutoObservable, reaction, runInAction } from 'mobx';
import type { Drafts } from '../../../application/ports/drafts.ts';
import type { FeedbackDesk } from '../../../application/ports/help/feedback-desk.ts';
import type { Identifiers } from '../../../application/ports/identifiers.ts';
import {
  feedbackProblems,
  maxOpinionCharacters,
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

const draftName = 'feedback';
const problems: Readonly<Record<FeedbackField, Readonly<Partial<Record<FeedbackProblem, PlainKey>>>>> = {
  personName: { 'too-long': 'corner.name-long' },
  mobilePhone: { 'not-a-mobile': 'corner.mobile-wrong' },
  opinionContent: { missing: 'corner.opinion-missing', 'too-long': 'corner.opinion-long' },
};

function isFeedback(value: unknown): value is Feedback {
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
 * The form for feedback to the platform. What was typed outlasts a failure, a closed dialog and a closed window, until
 * it was sent (document 1, section 5).
 */
export class FeedbackForm {
  values: Feedback = { personName: '', mobilePhone: '', opinionContent: '' };
  errors: Partial<Record<FeedbackField, Message>> = {};
  busy = false;
  failure: Failure | undefined;
  /**
   * The result of sending: the ticket number if the platform gives one, and the numbers of pictures sent and left out.
   */
  result:
    | { readonly ticketNumber: string | undefined; readonly pictures: number; readonly leftOut: number }
    | undefined;
  isOpen = false;
  /** Whether the dialog was opened before. It is kept, so that it can close with its animation. */
  hasBeenOpened = false;
  /** How often sending was refused. The focus moves to the first error when it grows. */
  attempt = 0;
  /** Whether the build and the last steps are sent along. */
  withReport = true;
  /** The steps when the form was opened, without those of a failed sending. */
  #report: readonly string[] = [];
  /** The last content with its key. The same content again makes the same ticket. */
  #sent: { readonly content: string; readonly key: string } | undefined;
  readonly #parts: FeedbackFormParts;

  constructor(parts: FeedbackFormParts) {
    this.#parts = parts;
    makeAutoObservable<this>(this, {}, { autoBind: true, deep: false });
    // Another user must not see the previous user's input.
    reaction(
      () => parts.session.who?.userId,
      () => this.reset(),
      { fireImmediately: true },
    );
  }

  get pictures(): Pictures {
    return this.#parts.pictures;
  }

  /** The lines about the build and the last steps, as many as there is room for beside the text. */
  get report(): readonly string[] {
    return linesThatFit(this.#report, maxOpinionCharacters - this.values.opinionContent.trim().length);
  }

  reportChosen(isWanted: boolean): void {
    this.withReport = isWanted;
  }

  opened(): void {
    if (this.result) this.reset();
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
    this.#parts.drafts.write(draftName, this.values);
  }

  async submitPressed(): Promise<void> {
    if (this.busy || this.pictures.areUnderWay) return;
    const { desk, session, identifiers, drafts } = this.#parts;
    this.failure = undefined;
    const problemsFound = feedbackProblems(this.values, session.pageConfig.rightBar.mobileDigits);
    this.errors = Object.fromEntries(
      Object.entries(problemsFound).map(([field, problem]) => [
        field,
        message(problems[field as FeedbackField][problem] ?? 'corner.opinion-missing'),
      ]),
    );
    if (Object.keys(problemsFound).length > 0) {
      this.attempt += 1;
      return;
    }
    const pictures = this.pictures.arrived;
    const feedback = this.withReport
      ? { ...this.values, opinionContent: appendLines(this.values.opinionContent, this.report) }
      : this.values;
    const content = JSON.stringify([feedback, pictures]);
    const sender = session.who?.userId;
    // A user who signs in during the sending does not see its result.
    const isStillThere = (): boolean => session.who?.userId === sender;
    const sent = this.#sent?.content === content ? this.#sent : { content, key: identifiers.next() };
    this.#sent = sent;
    this.busy = true;
    try {
      const ticketNumber = await desk.sendFeedback(feedback, pictures, sent.key);
      if (!isStillThere()) return;
      runInAction(() => {
        this.result = { ticketNumber, pictures: pictures.length, leftOut: this.pictures.all.length - pictures.length };
        drafts.remove(draftName);
      });
    } catch (thrown) {
      session.faultSeen(thrown);
      if (isStillThere()) runInAction(() => (this.failure = failureOf(thrown)));
    } finally {
      runInAction(() => (this.busy = false));
    }
  }

  private reset(): void {
    const { session, drafts } = this.#parts;
    this.pictures.clear();
    this.withReport = true;
    this.#report = [];
    [this.result, this.failure, this.errors, this.#sent] = [undefined, undefined, {}, undefined];
    const kept = session.who && drafts.read(draftName);
    this.values = isFeedback(kept)
      ? { personName: kept.personName, mobilePhone: kept.mobilePhone, opinionContent: kept.opinionContent }
      : { personName: session.who?.personName ?? '', mobilePhone: '', opinionContent: '' };
    if (!session.who) this.isOpen = false;
  }
}
