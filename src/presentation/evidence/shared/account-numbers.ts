import { makeAutoObservable, observable, runInAction } from 'mobx';
import type { ViewingRecord } from '../../../application/ports/evidence/viewing-record.ts';
import { maskAccountNumber } from '../../../domain/parties/masked-account.ts';
import type { Message } from '../../../words/catalogue.ts';
import { failureOf } from '../../shared/failure.ts';
import type { SessionStore } from '../../identity/session-store.ts';

/** A package's account number as shown. It is masked until the user asks for it and the viewing is recorded. */
export interface AccountNumberView {
  readonly packageId: string;
  /** Empty where the package has none. */
  readonly number: string;
  readonly state: 'masked' | 'asking' | 'shown';
  /** Why it stays masked after the request. */
  readonly trouble: Message | undefined;
}

type ViewState = { readonly state: 'asking' | 'shown' } | { readonly state: 'masked'; readonly trouble: Message };

/**
 * The account numbers that one screen shows in full. A number is shown only after the back end has recorded the viewer
 * (checklist F-268).
 */
export class AccountNumbers {
  readonly #states = observable.map<string, ViewState>({}, { deep: false });
  readonly #record: ViewingRecord;
  readonly #session: SessionStore;
  readonly #onRecorded: () => void;

  constructor(record: ViewingRecord, session: SessionStore, onRecorded: () => void = () => undefined) {
    this.#record = record;
    this.#session = session;
    this.#onRecorded = onRecorded;
    makeAutoObservable<this>(this, { view: false }, { autoBind: true, deep: false });
  }

  view(packageId: string, number: string): AccountNumberView {
    const current = this.#states.get(packageId);
    const state = current?.state ?? 'masked';
    return {
      packageId,
      state,
      number: state === 'shown' ? number : maskAccountNumber(number),
      trouble: current?.state === 'masked' ? current.trouble : undefined,
    };
  }

  /** Shows the number once the viewing is recorded, or hides a shown one. */
  async numberPressed(packageId: string): Promise<void> {
    const before = this.#states.get(packageId)?.state;
    if (before === 'asking') return;
    if (before === 'shown') {
      this.#states.delete(packageId);
      return;
    }
    const asking: ViewState = { state: 'asking' };
    this.#states.set(packageId, asking);
    const outcome = await this.recordViewing(packageId);
    // If the user has left meanwhile, the number stays masked.
    if (this.#states.get(packageId) === asking) runInAction(() => this.#states.set(packageId, outcome));
    if (outcome.state === 'shown') this.#onRecorded();
  }

  /** Masks all numbers, because the screen was left. */
  left(): void {
    this.#states.clear();
  }

  private async recordViewing(packageId: string): Promise<ViewState> {
    try {
      await this.#record.recordAccountView(packageId);
      return { state: 'shown' };
    } catch (thrown) {
      this.#session.faultSeen(thrown);
      return { state: 'masked', trouble: failureOf(thrown).what };
    }
  }
}
