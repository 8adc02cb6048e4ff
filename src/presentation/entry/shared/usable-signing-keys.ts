import { makeAutoObservable, runInAction } from 'mobx';
import type { UsableKeys } from '../../../application/ports/entry/shared/usable-keys.ts';
import type { UsableKey } from '../../../domain/keys/usable-key.ts';
import { failureOf, type Failure } from '../../shared/failure.ts';
import type { SessionStore } from '../../identity/session-store.ts';

/**
 * The keys by which the user may sign, and whether the company can sign; requested before a signature (checklist F-136,
 * F-139).
 */
export class UsableSigningKeys {
  /** Undefined if unknown. */
  usable: readonly UsableKey[] | undefined = undefined;
  companySigns: boolean | undefined = undefined;
  /** Why the keys could not be loaded (E-32). */
  trouble: Failure | undefined = undefined;
  readonly #keys: UsableKeys;
  readonly #session: SessionStore;

  constructor(keys: UsableKeys, session: SessionStore) {
    this.#keys = keys;
    this.#session = session;
    makeAutoObservable<this>(this, {}, { autoBind: true, deep: false });
  }

  /** Whether a key may sign. Any may if the usable keys are unknown. */
  admits(serial: string): boolean {
    return this.usable?.some((each) => each.serial === serial) ?? true;
  }

  troubleRead(): void {
    this.trouble = undefined;
  }

  /** Loads the keys. Nothing is requested when no one is signed in. */
  async load(): Promise<void> {
    const { who } = this.#session;
    if (!who?.personId) return;
    const { userId, personId } = who;
    const [usable, companySigns] = await Promise.allSettled([
      this.#keys.usableKeys({ userId, personId }),
      this.#keys.canCompanySign(),
    ]);
    runInAction(() => {
      this.usable = usable.status === 'fulfilled' ? usable.value : undefined;
      this.companySigns = companySigns.status === 'fulfilled' ? companySigns.value : undefined;
      if (usable.status === 'rejected') this.trouble = failureOf(usable.reason);
    });
  }
}
