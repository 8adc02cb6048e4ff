import { makeAutoObservable, observable, runInAction } from 'mobx';
import type { ViewingRecord } from '../../../application/ports/evidence/viewing-record.ts';
import { maskAccountNumber } from '../../../domain/evidence/account/masked-number.ts';
import type { Message } from '../../../words/catalogue.ts';
import { failureOf } from '../../shared/failure.ts';
import type { SessionStore } from '../../identity/session-store.ts';

/** A package's account number as it is shown: masked until it is asked for, and until that is recorded. */
export interface AccountNumberView {
  readonly packageId: string;
  /** Empty where the package has none. */
  readonly number: string;
  readonly state: 'masked' | 'asking' | 'shown';
  /** Why it stays masked although it was asked for. */
  readonly trouble: Message | undefined;
}

type Looked = { readonly state: 'asking' | 'shown' } | { readonly state: 'masked'; readonly trouble: Message };

/**
 * Which account numbers of one screen are shown whole. Nothing is shown before the back end has recorded who looks
 * (checklist F-268).
 */
export class AccountNumbers {
  readonly #looked = observable.map<string, Looked>({}, { deep: false });
  readonly #record: ViewingRecord;
  readonly #session: SessionStore;
  readonly #recorded: () => void;

  constructor(record: ViewingRecord, session: SessionStore, recorded: () => void = () => undefined) {
    this.#record = record;
    this.#session = session;
    this.#recorded = recorded;
    makeAutoObservable<this>(this, { view: false }, { autoBind: true, deep: false });
  }

  view(packageId: string, number: string): AccountNumberView {
    const looked = this.#looked.get(packageId);
    const state = looked?.state ?? 'masked';
    return {
      packageId,
      state,
      number: state === 'shown' ? number : maskAccountNumber(number),
      trouble: looked?.state === 'masked' ? looked.trouble : undefined,
    };
  }

  /** Shows the number once it is recorded who looks; hides one that is shown. */
  async pressed(packageId: string): Promise<void> {
    const before = this.#looked.get(packageId)?.state;
    if (before === 'asking') return;
    if (before === 'shown') {
      this.#looked.delete(packageId);
      return;
    }
    const asking: Looked = { state: 'asking' };
    this.#looked.set(packageId, asking);
    const outcome = await this.asked(packageId);
    // Whoever has left meanwhile finds it masked.
    if (this.#looked.get(packageId) === asking) runInAction(() => this.#looked.set(packageId, outcome));
    if (outcome.state === 'shown') this.#recorded();
  }

  /** The screen is left: everything is masked again. */
  left(): void {
    this.#looked.clear();
  }

  private async asked(packageId: string): Promise<Looked> {
    try {
      await this.#record.recordAccountView(packageId);
      return { state: 'shown' };
    } catch (thrown) {
      this.#session.faultSeen(thrown);
      return { state: 'masked', trouble: failureOf(thrown).what };
    }
  }
}
