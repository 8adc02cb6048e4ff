import { makeAutoObservable, runInAction } from 'mobx';
import {
  invoiceStates,
  type InvoiceOrder,
  type InvoiceState,
  type RegisteredInvoice,
  type RegisteredInvoices,
} from '../api/invoice-answers.ts';
import type { SandboxApi } from '../api/sandbox-api.ts';
import { failureOf } from '../shared/failure.ts';
import type { ScheduleAfter } from '../shared/schedule-after.ts';
import { loading, ready, type Loading } from '../shared/loading.ts';
import type { NoteStore } from '../shared/note-store.ts';
import { sandboxMessage, type PlainSandboxKey } from '../words/sandbox-catalogue.ts';

export interface InvoicesParts {
  readonly api: Pick<SandboxApi, 'invoices' | 'markInvoice'>;
  readonly notes: NoteStore;
  readonly later: ScheduleAfter;
}

/** Milliseconds without typing before the search starts. */
const typingRest = 300;

/** The maximum lengths that the register accepts. */
export const maxNumberCharacters = 32;
export const maxCodeCharacters = 20;

const written = /^[\dA-Za-z]+$/;

export type InvoiceProblems = Readonly<Partial<Record<'number' | 'code', PlainSandboxKey>>>;

function problemsOf({ number, code }: InvoiceOrder): InvoiceProblems {
  return {
    ...(written.test(number.trim()) ? {} : { number: 'sandbox-invoices.number-wrong' as const }),
    ...(code.trim() === '' || written.test(code.trim()) ? {} : { code: 'sandbox-invoices.code-wrong' as const }),
  };
}

/** The simulated tax register: the invoices that are red or void. */
export class InvoicesPresenter {
  content: Loading<RegisteredInvoices> = loading;
  search = '';
  form: InvoiceOrder = { number: '', code: '', state: 'RED' };
  /** Errors are shown after the first attempt. */
  tried = false;
  #request: AbortController | undefined;
  #cancelRefresh: (() => void) | undefined;
  readonly #parts: InvoicesParts;

  constructor(parts: InvoicesParts) {
    this.#parts = parts;
    makeAutoObservable<this>(this, {}, { autoBind: true, deep: false });
  }

  get problems(): InvoiceProblems {
    return this.tried ? problemsOf(this.form) : {};
  }

  opened(): void {
    void this.load();
  }

  left(): void {
    this.#cancelRefresh?.();
    this.#request?.abort();
  }

  /** A new search replaces the previous one. */
  async load(): Promise<void> {
    this.#cancelRefresh?.();
    this.#request?.abort();
    const asking = (this.#request = new AbortController());
    if (this.content.kind === 'failed') this.content = loading;
    try {
      const found = await this.#parts.api.invoices(this.search.trim(), asking.signal);
      if (!asking.signal.aborted) runInAction(() => (this.content = ready(found)));
    } catch (thrown) {
      if (!asking.signal.aborted) runInAction(() => (this.content = { kind: 'failed', failure: failureOf(thrown) }));
    }
  }

  searchTyped(search: string): void {
    this.search = search;
    this.#cancelRefresh?.();
    this.#cancelRefresh = this.#parts.later(typingRest, () => void this.load());
  }

  typed(change: Partial<InvoiceOrder>): void {
    this.form = { ...this.form, ...change };
  }

  stateChosen(state: string): void {
    const known = invoiceStates.find((each) => each === state);
    if (known) this.typed({ state: known });
  }

  async setPressed(): Promise<void> {
    this.tried = true;
    const { number, code, state } = this.form;
    if (Object.keys(problemsOf(this.form)).length > 0) return;
    if (await this.saveMark({ number: number.trim(), code: code.trim(), state }))
      runInAction(() => ([this.tried, this.form] = [false, { number: '', code: '', state }]));
  }

  /** Changes the state of an invoice in the register. */
  async changed({ number, code }: RegisteredInvoice, state: InvoiceState): Promise<void> {
    await this.saveMark({ number, code, state });
  }

  private async saveMark(order: InvoiceOrder): Promise<boolean> {
    const { api, notes } = this.#parts;
    try {
      await api.markInvoice(order);
      notes.showDone(sandboxMessage(`sandbox-invoices.now-${order.state}`, { number: order.number }));
      await this.load();
      return true;
    } catch (thrown) {
      notes.showFailure(sandboxMessage('sandbox-invoices.not-changed'), failureOf(thrown));
      return false;
    }
  }
}
