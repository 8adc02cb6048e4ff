import { makeAutoObservable, runInAction } from 'mobx';
import type { Identifiers } from '../../../application/ports/identifiers.ts';
import type { PlatformRequests, RequestOutcome } from '../../../application/ports/evidence/platform-requests.ts';
import { longestReason } from '../../../domain/evidence/materials/expediting.ts';
import { isBlank } from '../../../domain/text/unseen-sign.ts';
import { message, type Message } from '../../../words/catalogue.ts';
import { failureOf, type Failure } from '../../shared/failure.ts';
import type { SessionStore } from '../../identity/session-store.ts';
import type { Toasts } from '../../shared/toasts.ts';

/** What one may ask of the platform with a reason. */
export type RequestedAction = 'expedite' | 'change' | 'removal';

/** A document of the package, as one calls it. */
export interface AskedDocument {
  readonly documentId: string;
  readonly name: Message;
}

export interface AfterParts {
  readonly requests: PlatformRequests;
  readonly identifiers: Identifiers;
  readonly session: SessionStore;
  readonly toasts: Toasts;
  /** Shows the package as it is now. */
  readonly look: () => Promise<void>;
}

type Refused = Extract<RequestOutcome, { readonly done: false }>;

function refusedWords(refused: Refused): Message {
  if (refused.because === 'expedited-today') return message('after.refused-expedited-today', { again: refused.again });
  if (refused.because === 'already-asked') return message('after.refused-already-asked', { by: refused.by });
  if (refused.because === 'last-of-required') return message('after.refused-last-of-required');
  return message(refused.because === 'unknown' ? 'after.refused-unknown' : 'after.refused-state');
}

/** What one asks of the platform about a package that it has: asked once more, with a reason that it is told. */
export class FollowUpController {
  readonly longest = longestReason;
  asked: RequestedAction | undefined = undefined;
  /** Which document is to be taken out, where that is asked. */
  document: AskedDocument | undefined = undefined;
  reason = '';
  /** Why the reason will not do, or nothing came of it. */
  trouble: Message | undefined = undefined;
  failure: Failure | undefined = undefined;
  packageId = '';
  /** The key of this question: a second press after a lost answer asks the platform once. */
  #key = '';
  readonly #parts: AfterParts;

  constructor(parts: AfterParts) {
    this.#parts = parts;
    makeAutoObservable<this>(this, { longest: false }, { autoBind: true, deep: false });
  }

  opened(packageId: string): void {
    this.packageId = packageId;
    this.dropped();
  }

  pressed(deed: RequestedAction): void {
    this.#key = this.#parts.identifiers.next();
    this.asked = deed;
    this.reason = '';
    this.trouble = undefined;
  }

  /** One document is to be taken out of what was handed in. */
  removalPressed(documentId: string, name: Message): void {
    this.pressed('removal');
    this.document = { documentId, name };
  }

  reasonTyped(reason: string): void {
    this.reason = reason;
    this.trouble = undefined;
  }

  dropped(): void {
    this.asked = undefined;
    this.trouble = undefined;
  }

  failureRead(): void {
    this.failure = undefined;
  }

  async confirmed(): Promise<void> {
    const { asked, reason } = this;
    if (asked === undefined) return;
    if (isBlank(reason)) {
      this.trouble = message('after.reason-missing');
      return;
    }
    await this.#ask(asked, reason.trim());
  }

  async #ask(deed: RequestedAction, reason: string): Promise<void> {
    const { requests, toasts, look, session } = this.#parts;
    const order = [this.packageId, reason, this.#key] as const;
    try {
      const outcome = await (deed === 'removal'
        ? requests.askForRemoval(this.document?.documentId ?? '', reason, this.#key)
        : deed === 'expedite'
          ? requests.expedite(...order)
          : requests.askForChange(...order));
      if (outcome.done) toasts.show('ok', message(`after.done-${deed}`));
      runInAction(() => (outcome.done ? this.dropped() : (this.trouble = refusedWords(outcome))));
    } catch (thrown) {
      session.faultSeen(thrown);
      runInAction(() => {
        this.dropped();
        this.failure = failureOf(thrown);
      });
    }
    await look();
  }
}
