import { makeAutoObservable, runInAction } from 'mobx';
import type {
  CallFault,
  Faults,
  FaultOrder,
  FaultWhen,
  MachineMode,
  ReadingFault,
  StoreFault,
} from '../api/fault-answers.ts';
import { callFaultKinds, type CallFaultKind } from '../api/fault-answers.ts';
import type { SandboxApi } from '../api/sandbox-api.ts';
import { failureOf } from '../shared/failure.ts';
import { loading, ready, type Loading } from '../shared/loading.ts';
import type { NoteStore } from '../shared/note-store.ts';
import { sandboxMessage, type PlainSandboxKey, type SandboxMessage } from '../words/sandbox-catalogue.ts';

export interface FaultsParts {
  readonly api: SandboxApi;
  readonly notes: NoteStore;
}

/** The form for a fault of one call; numbers as typed. */
export interface CallFaultForm {
  readonly call: string;
  readonly kind: CallFaultKind;
  readonly times: string;
  readonly seconds: string;
  readonly code: string;
  readonly when: FaultWhen;
}

export type CallFaultProblems = Readonly<Partial<Record<keyof CallFaultForm, PlainSandboxKey>>>;

/** Means every call, here and on the server. */
export const anyCall = '*';

const maxTimes = 10_000;
const maxDelaySeconds = 120;

function problemsOf({ kind, times, seconds, code }: CallFaultForm): CallFaultProblems {
  const timesHold = /^\d{1,5}$/.test(times.trim()) && Number(times) >= 1 && Number(times) <= maxTimes;
  const secondsHold =
    kind !== 'latency' || (/^\d{1,3}(\.\d{1,3})?$/.test(seconds.trim()) && Number(seconds) <= maxDelaySeconds);
  const codeHolds = kind !== 'code' || /^(?!0$)[\w-]{1,32}$/.test(code.trim());
  return {
    ...(timesHold ? {} : { times: 'sandbox-faults.times-wrong' as const }),
    ...(secondsHold ? {} : { seconds: 'sandbox-faults.seconds-wrong' as const }),
    ...(codeHolds ? {} : { code: 'sandbox-faults.code-wrong' as const }),
  };
}

/** The simulated faults of the back end: of its file store, of document reading, and of single calls. */
export class FaultsPresenter {
  content: Loading<Faults> = loading;
  form: CallFaultForm = {
    call: anyCall,
    kind: 'offline',
    times: '1',
    seconds: '5',
    code: 'SERVER_FAULT',
    when: 'before',
  };
  /** Errors are shown after the first attempt. */
  tried = false;
  readonly #parts: FaultsParts;

  constructor(parts: FaultsParts) {
    this.#parts = parts;
    makeAutoObservable<this>(this, {}, { autoBind: true, deep: false });
  }

  get problems(): CallFaultProblems {
    return this.tried ? problemsOf(this.form) : {};
  }

  opened(): void {
    void this.load();
  }

  async load(): Promise<void> {
    if (this.content.kind === 'failed') this.content = loading;
    try {
      const faults = await this.#parts.api.faults();
      runInAction(() => (this.content = ready(faults)));
    } catch (thrown) {
      runInAction(() => (this.content = { kind: 'failed', failure: failureOf(thrown) }));
    }
  }

  async storeChosen(fault: StoreFault): Promise<void> {
    await this.sendOrder({ objectStore: fault }, sandboxMessage(`sandbox-faults.store-now-${fault}`));
  }

  async readingChosen(fault: ReadingFault): Promise<void> {
    await this.sendOrder({ recognition: fault }, sandboxMessage(`sandbox-faults.reading-now-${fault}`));
  }

  async machinesChosen(way: MachineMode): Promise<void> {
    await this.sendOrder({ machines: way }, sandboxMessage(`sandbox-faults.machines-now-${way}`));
  }

  typed(change: Partial<CallFaultForm>): void {
    this.form = { ...this.form, ...change };
  }

  kindChosen(kind: string): void {
    const known = callFaultKinds.find((each) => each === kind);
    if (known) this.typed({ kind: known });
  }

  /** @param name the call's name on the page */
  async setPressed(name: string): Promise<void> {
    this.tried = true;
    const { call, kind, times, seconds, code, when } = this.form;
    if (Object.keys(problemsOf(this.form)).length > 0) return;
    const order = {
      call,
      kind,
      times: Number(times),
      when,
      ...(kind === 'latency' ? { milliseconds: Math.round(Number(seconds) * 1000) } : {}),
      ...(kind === 'code' ? { code: code.trim() } : {}),
    };
    if (await this.sendOrder(order, sandboxMessage('sandbox-faults.now-set', { call: name, times: Number(times) })))
      runInAction(() => (this.tried = false));
  }

  /** @param name the call's name on the page */
  async endPressed({ call }: CallFault, name: string): Promise<void> {
    await this.sendOrder({ call, kind: 'none' }, sandboxMessage('sandbox-faults.ended', { call: name }));
  }

  private async sendOrder(order: FaultOrder, done: SandboxMessage): Promise<boolean> {
    try {
      const faults = await this.#parts.api.fail(order);
      runInAction(() => (this.content = ready(faults)));
      this.#parts.notes.showDone(done);
      return true;
    } catch (thrown) {
      this.#parts.notes.showFailure(sandboxMessage('sandbox-faults.not-changed'), failureOf(thrown));
      return false;
    }
  }
}
