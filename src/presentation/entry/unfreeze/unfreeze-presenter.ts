import { makeAutoObservable, runInAction } from 'mobx';
import type { RecoveryDesk, UnfreezeOutcome } from '../../../application/ports/entry/recovery-desk.ts';
import type { ReviewMemory } from '../../../application/ports/entry/review-memory.ts';
import { maxReasonCharacters, unfreezeReason } from '../../../domain/identity/unfreeze-rules.ts';
import { message, type Message } from '../../../words/catalogue.ts';
import { failureOf } from '../../shared/failure.ts';
import type { SessionStore } from '../../identity/session-store.ts';
import type { IdentityProof } from '../shared/identity-proof.ts';

/**
 * Unlocks an account that wrong passwords have locked, or asks support for it (document 1, section 2; checklist F-061,
 *
 */
export class UnfreezePresenter {
  readonly identity: IdentityProof;
  reason = '';
  error: Message | undefined;
  notice: Message | undefined;
  busy = false;
  attempt = 0;
  /** The outcome of the request. */
  result: Exclude<UnfreezeOutcome, { readonly outcome: 'proof-over' }> | undefined;
  readonly #desk: RecoveryDesk;
  readonly #session: SessionStore;
  readonly #memory: ReviewMemory;

  constructor(identity: IdentityProof, desk: RecoveryDesk, session: SessionStore, memory: ReviewMemory) {
    this.identity = identity;
    this.#desk = desk;
    this.#session = session;
    this.#memory = memory;
    makeAutoObservable<this>(this, { identity: false }, { autoBind: true, deep: false });
  }

  get step(): 'name' | 'code' | 'key' | 'reason' | 'done' {
    if (this.result) return 'done';
    return this.identity.step === 'proved' ? 'reason' : this.identity.step;
  }

  /** Begins. A pending review is still shown after the page was reloaded. */
  opened(): void {
    this.identity.opened();
    const kept = this.#memory.recall();
    if (kept?.userId === this.owner) this.result = kept;
  }

  left(): void {
    this.identity.left();
    this.#memory.forget();
  }

  private get owner(): string {
    return this.#session.who?.userId ?? '';
  }

  reasonTyped(value: string): void {
    this.reason = value;
    this.error = undefined;
    this.notice = undefined;
  }

  async submitPressed(): Promise<void> {
    if (this.busy) return;
    this.notice = undefined;
    const reason = unfreezeReason(this.reason);
    this.error =
      reason !== undefined
        ? undefined
        : this.reason.trim() === ''
          ? message('recovery.reason-missing')
          : message('recovery.reason-long', { most: maxReasonCharacters });
    if (reason === undefined) return void (this.attempt += 1);
    this.busy = true;
    try {
      const outcome = await this.#desk.unfreeze({ ticket: this.identity.ticket, reason });
      runInAction(() => this.applyOutcome(outcome));
    } catch (thrown) {
      this.#session.faultSeen(thrown);
      runInAction(() => (this.notice = failureOf(thrown).what));
    } finally {
      runInAction(() => (this.busy = false));
    }
  }

  private applyOutcome(outcome: UnfreezeOutcome): void {
    if (outcome.outcome === 'proof-over') return this.identity.startAgain(message('recovery.proof-over'));
    this.identity.finish();
    this.#session.noteUserName(this.identity.userName.trim());
    this.result = outcome;
    if (outcome.outcome === 'review') this.#memory.remember({ ...outcome, userId: this.owner });
    return undefined;
  }
}
