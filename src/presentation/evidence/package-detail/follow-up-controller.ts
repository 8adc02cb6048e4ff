import { makeAutoObservable, runInAction } from 'mobx';
import type { Identifiers } from '../../../application/ports/identifiers.ts';
import type { PlatformRequests, RequestOutcome } from '../../../application/ports/evidence/platform-requests.ts';
import { maxReasonCharacters } from '../../../domain/evidence/materials/expedite-requests.ts';
import { isBlank } from '../../../domain/text/invisible-characters.ts';
import { message, type Message } from '../../../words/catalogue.ts';
import { failureOf, type Failure } from '../../shared/failure.ts';
import type { SessionStore } from '../../identity/session-store.ts';
import type { Toasts } from '../../shared/toasts.ts';

/** A request to the platform that needs a reason. */
export type RequestedAction = 'expedite' | 'change' | 'removal';

/** The document that a removal request is about, with its title. */
export interface RequestedDocument {
  readonly documentId: string;
  readonly name: Message;
}

export interface FollowUpParts {
  readonly requests: PlatformRequests;
  readonly identifiers: Identifiers;
  readonly session: SessionStore;
  readonly toasts: Toasts;
  /** Refreshes the shown package. */
  readonly refresh: () => Promise<void>;
}

type Refused = Extract<RequestOutcome, { readonly done: false }>;

function refusalWords(refused: Refused): Message {
  if (refused.because === 'expedited-today') return message('after.refused-expedited-today', { again: refused.again });
  if (refused.because === 'already-asked') return message('after.refused-already-asked', { by: refused.by });
  if (refused.because === 'last-of-required') return message('after.refused-last-of-required');
  return message(refused.because === 'unknown' ? 'after.refused-unknown' : 'after.refused-state');
}

/** Sends requests about a submitted package to the platform, after asking for a reason. */
export class FollowUpController {
  readonly longest = maxReasonCharacters;
  requested: RequestedAction | undefined = undefined;
  /** The document to be removed, in a removal request. */
  document: RequestedDocument | undefined = undefined;
  reason = '';
  /** Why the reason is not accepted, or the request was refused. */
  trouble: Message | undefined = undefined;
  failure: Failure | undefined = undefined;
  packageId = '';
  /** The key of this request, so that a second press after a lost answer requests once. */
  #key = '';
  readonly #parts: FollowUpParts;

  constructor(parts: FollowUpParts) {
    this.#parts = parts;
    makeAutoObservable<this>(this, { longest: false }, { autoBind: true, deep: false });
  }

  opened(packageId: string): void {
    this.packageId = packageId;
    this.requestDropped();
  }

  requestPressed(action: RequestedAction): void {
    this.#key = this.#parts.identifiers.next();
    this.requested = action;
    this.reason = '';
    this.trouble = undefined;
  }

  /** The user asks to remove one document from the submitted package. */
  removalPressed(documentId: string, name: Message): void {
    this.requestPressed('removal');
    this.document = { documentId, name };
  }

  reasonTyped(reason: string): void {
    this.reason = reason;
    this.trouble = undefined;
  }

  requestDropped(): void {
    this.requested = undefined;
    this.trouble = undefined;
  }

  failureRead(): void {
    this.failure = undefined;
  }

  async requestConfirmed(): Promise<void> {
    const { requested, reason } = this;
    if (requested === undefined) return;
    if (isBlank(reason)) {
      this.trouble = message('after.reason-missing');
      return;
    }
    await this.#request(requested, reason.trim());
  }

  async #request(action: RequestedAction, reason: string): Promise<void> {
    const { requests, toasts, refresh, session } = this.#parts;
    const parameters = [this.packageId, reason, this.#key] as const;
    try {
      const outcome = await (action === 'removal'
        ? requests.askForRemoval(this.document?.documentId ?? '', reason, this.#key)
        : action === 'expedite'
          ? requests.expedite(...parameters)
          : requests.askForChange(...parameters));
      if (outcome.done) toasts.show('ok', message(`after.done-${action}`));
      runInAction(() => (outcome.done ? this.requestDropped() : (this.trouble = refusalWords(outcome))));
    } catch (thrown) {
      session.faultSeen(thrown);
      runInAction(() => {
        this.requestDropped();
        this.failure = failureOf(thrown);
      });
    }
    await refresh();
  }
}
