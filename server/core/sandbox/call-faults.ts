import * as v from 'valibot';
import type { Store } from '../store.ts';

/** How a call fails: it is answered late, has no connection, is refused, gets a nonsensical answer, or never ends. */
export const callFaultKinds = ['latency', 'offline', 'code', 'nonsense', 'hang'] as const;
export type CallFaultKind = (typeof callFaultKinds)[number];

/** Key for all calls without a fault of their own. */
export const anyCall = '*';

/** A planned failure of a call. */
export interface CallFault {
  /** Its name, or `anyCall`. */
  readonly call: string;
  readonly kind: CallFaultKind;
  /** Number of times that it still occurs. */
  readonly times: number;
  /** Whether the call fails before or after its work. */
  readonly when: 'before' | 'after';
  /** The code of its refusal. */
  readonly code: string;
  /** Delay of the answer. */
  readonly milliseconds: number;
}

/** Name of the fact that holds the faults. */
export const callFaultsFact = 'call-faults';
/** Tolerates values written by a server of another version. */
const faultsSchema = v.fallback(
  v.array(
    v.object({
      call: v.string(),
      kind: v.picklist(callFaultKinds),
      times: v.pipe(v.number(), v.integer(), v.minValue(1)),
      when: v.picklist(['before', 'after']),
      code: v.string(),
      milliseconds: v.pipe(v.number(), v.minValue(0)),
    }),
  ),
  [],
);

const readFaults = (value: unknown): readonly CallFault[] => v.parse(faultsSchema, value ?? []);

/** Planned failures of calls, shared by all servers of a database. Each occurs a number of times. */
export class CallFaults {
  #standing: readonly CallFault[] = [];
  readonly #store: Store;

  constructor(store: Store) {
    this.#store = store;
  }

  /** The remaining faults, as far as this server knows. */
  get standing(): readonly CallFault[] {
    return this.#standing;
  }

  /** Takes over the value of the fact, which other servers change too. */
  follow(value: unknown): void {
    this.#standing = readFaults(value);
  }

  /** Sets the fault of a call in place of an earlier one; zero times remove it. */
  async set(wanted: CallFault): Promise<void> {
    await this.change((faults) => [
      ...faults.filter(({ call }) => call !== wanted.call),
      ...(wanted.times > 0 ? [wanted] : []),
    ]);
  }

  async endAll(): Promise<void> {
    await this.change(() => []);
  }

  /**
   * Uses up one fault of a call, its own before that of any call; undefined where the call works. The store is not read
   * where no fault is set.
   */
  async spend(name: string): Promise<CallFault | undefined> {
    const standsFor = (faults: readonly CallFault[]): CallFault | undefined =>
      faults.find(({ call }) => call === name) ?? faults.find(({ call }) => call === anyCall);
    if (!standsFor(this.#standing)) return undefined;
    let spent: CallFault | undefined;
    await this.change((faults) => {
      spent = standsFor(faults);
      return faults.flatMap((each) =>
        each !== spent ? [each] : each.times > 1 ? [{ ...each, times: each.times - 1 }] : [],
      );
    });
    return spent;
  }

  async change(change: (faults: readonly CallFault[]) => readonly CallFault[]): Promise<void> {
    this.#standing = await this.#store.transaction(async ({ facts }) => {
      const changed = change(readFaults(await facts.lock(callFaultsFact)));
      await facts.write(callFaultsFact, changed);
      return changed;
    });
  }
}
