import { makeAutoObservable, runInAction } from 'mobx';
import { needsReason } from '../../domain/onboarding/shared/onboarding.ts';
import type { BankActionOrder, OnboardingShown } from '../api/onboarding-answers.ts';
import type { SandboxApi } from '../api/sandbox-api.ts';
import { Loader } from '../shared/loader.ts';
import { failureOf } from '../shared/failure.ts';
import type { Loading } from '../shared/loading.ts';
import type { NoteStore } from '../shared/note-store.ts';
import { sandboxMessage } from '../words/sandbox-catalogue.ts';

export interface OnboardingParts {
  readonly api: Pick<SandboxApi, 'onboarding' | 'decideOnboarding'>;
  readonly notes: NoteStore;
}

/** The role of the partner bank: accepts or refuses companies, and reports that the conditions of one changed. */
export class OnboardingPresenter {
  busy = false;
  /** The typed reasons, by company. */
  reasons: ReadonlyMap<string, string> = new Map();
  readonly #loader: Loader<readonly OnboardingShown[]>;
  readonly #parts: OnboardingParts;

  constructor(parts: OnboardingParts) {
    this.#parts = parts;
    this.#loader = new Loader(async (signal) => parts.api.onboarding(signal));
    makeAutoObservable<this>(this, {}, { autoBind: true, deep: false });
  }

  get content(): Loading<readonly OnboardingShown[]> {
    return this.#loader.content;
  }

  opened(): void {
    void this.load();
  }

  left(): void {
    this.#loader.stop();
  }

  async load(): Promise<void> {
    await this.#loader.load();
  }

  reasonTyped(pkCorp: string, reason: string): void {
    this.reasons = new Map([...this.reasons, [pkCorp, reason]]);
  }

  /** Whether the reason that an action needs is missing. */
  lacksReason(pkCorp: string, action: BankActionOrder['action']): boolean {
    return needsReason(action) && (this.reasons.get(pkCorp) ?? '').trim() === '';
  }

  /** Ignored while another action is running. */
  async decided({ pkCorp, name }: OnboardingShown, action: BankActionOrder['action']): Promise<void> {
    if (this.busy || this.lacksReason(pkCorp, action)) return;
    const { api, notes } = this.#parts;
    this.busy = true;
    try {
      this.#loader.take(
        await api.decideOnboarding({
          pkCorp,
          action,
          reason: needsReason(action) ? (this.reasons.get(pkCorp) ?? '') : '',
        }),
      );
      runInAction(() => (this.reasons = new Map([...this.reasons].filter(([company]) => company !== pkCorp))));
      notes.showDone(sandboxMessage('sandbox-onboarding.done', { name }));
    } catch (thrown) {
      notes.showFailure(sandboxMessage('sandbox-onboarding.not-done', { name }), failureOf(thrown));
    } finally {
      runInAction(() => (this.busy = false));
    }
  }
}
