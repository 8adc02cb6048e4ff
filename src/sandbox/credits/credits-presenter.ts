import { makeAutoObservable, runInAction } from 'mobx';
import { parseMoney } from '../../domain/money/money.ts';
import type { CreditIssued, CreditParties } from '../api/credit-answers.ts';
import type { SandboxApi } from '../api/sandbox-api.ts';
import { Loader } from '../shared/loader.ts';
import { failureOf } from '../shared/failure.ts';
import type { Loading } from '../shared/loading.ts';
import type { NoteStore } from '../shared/note-store.ts';
import { sandboxMessage, type SandboxMessage } from '../words/sandbox-catalogue.ts';

export interface CreditsParts {
  readonly api: Pick<SandboxApi, 'creditParties' | 'issueCredit'>;
  readonly notes: NoteStore;
}

const emptyForm = { core: '', holder: '', funder: '', amount: '', days: '' } as const;
export type CreditField = keyof typeof emptyForm;

/** The role of a core enterprise: issues a credit to a supplier that has opened the product. */
export class CreditsPresenter {
  busy = false;
  form: Readonly<Record<CreditField, string>> = emptyForm;
  /** The credits issued here, the newest first. */
  issued: readonly CreditIssued[] = [];
  readonly #loader: Loader<CreditParties>;
  readonly #parts: CreditsParts;

  constructor(parts: CreditsParts) {
    this.#parts = parts;
    this.#loader = new Loader(async (signal) => parts.api.creditParties(signal));
    makeAutoObservable<this>(this, {}, { autoBind: true, deep: false });
  }

  get content(): Loading<CreditParties> {
    return this.#loader.content;
  }

  /** The reason why the form cannot issue a credit; undefined if it can. */
  get problem(): SandboxMessage | undefined {
    const { core, holder, funder, amount, days } = this.form;
    if (core !== '' && core === holder) return sandboxMessage('sandbox-credits.same');
    const isComplete =
      core !== '' &&
      holder !== '' &&
      funder !== '' &&
      (parseMoney(amount)?.fen ?? 0n) > 0n &&
      /^\d{1,3}$/.test(days.trim()) &&
      Number(days) >= 1 &&
      Number(days) <= 365;
    return isComplete ? undefined : sandboxMessage('sandbox-credits.missing');
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

  typed(field: CreditField, value: string): void {
    this.form = { ...this.form, [field]: value };
  }

  /** Ignored while another credit is being issued. */
  async issuePressed(): Promise<void> {
    if (this.busy || this.problem) return;
    const { api, notes } = this.#parts;
    const { core, holder, funder, amount, days } = this.form;
    this.busy = true;
    try {
      const issued = await api.issueCredit({
        fkCorpCore: core,
        pkCorp: holder,
        fkFinance: funder,
        amount,
        days: Number(days),
      });
      runInAction(() => {
        this.issued = [issued, ...this.issued];
        this.form = { ...this.form, amount: '' };
      });
      notes.showDone(sandboxMessage('sandbox-credits.done', { number: issued.number }));
    } catch (thrown) {
      notes.showFailure(sandboxMessage('sandbox-credits.not-done'), failureOf(thrown));
    } finally {
      runInAction(() => (this.busy = false));
    }
  }
}
