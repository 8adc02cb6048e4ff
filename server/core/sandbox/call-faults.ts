import * as v from 'valibot';
import type { Store } from '../store.ts';

/** How a call may go wrong: late, without an answer, refused, with an answer that says nothing, or never. */
export const callFaultKinds = ['latency', 'offline', 'code', 'nonsense', 'hang'] as const;
export type CallFaultKind = (typeof callFaultKinds)[number];

/** Every call that is not named by itself. */
export const anyCall = '*';

/** A call that is to go wrong, and how. */
export interface CallFault {
  /** Its name, or `anyCall`. */
  readonly call: string;
  readonly kind: CallFaultKind;
  /** Number of times that it still occurs. */
  readonly times: number;
  /** Whether the call has done its work by then. */
  readonly when: 'before' | 'after';
  /** The code of its refusal. */
  readonly code: string;
  /** Delay of the answer. */
  readonly milliseconds: number;
}

/** Where they are written down. */
export const callFaultsFact = 'call-faults';
/** As it was written by a server of any version. */
const kept = v.fallback(
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

const readFaults = (value: unknown): readonly CallFault[] => v.parse(kept, value ?? []);

/**
 * Calls that go wrong on purpose, together on every server of the database: each so many times, then as usual again.
 */
export class CallFaults {
  #standing: readonly CallFault[] = [];
  readonly #store: Store;

  constructor(store: Store) {
    this.#store = store;
  }

  /** Those that are still to come, as far as this server knows. */
  get standing(): readonly CallFault[] {
    return this.#standing;
  }

  /** Other servers take from them too: what the fact says by now. */
  followed(value: unknown): void {
    this.#standing = readFaults(value);
  }

  /** Has a call go wrong in this way alone; no times at all end it. */
  async set(wanted: CallFault): Promise<void> {
    await this.#changed((faults) => [
      ...faults.filter(({ call }) => call !== wanted.call),
      ...(wanted.times > 0 ? [wanted] : []),
    ]);
  }

  async ended(): Promise<void> {
    await this.#changed(() => []);
  }

  /**
   * Takes one off those of a call, its own before those of any call; undefined where it does its work. Nothing is asked
   * where none stand.
   */
  async spent(name: string): Promise<CallFault | undefined> {
    const standsFor = (faults: readonly CallFault[]): CallFault | undefined =>
      faults.find(({ call }) => call === name) ?? faults.find(({ call }) => call === anyCall);
    if (!standsFor(this.#standing)) return undefined;
    let spent: CallFault | undefined;
    await this.#changed((faults) => {
      spent = standsFor(faults);
      return faults.flatMap((each) =>
        each !== spent ? [each] : each.times > 1 ? [{ ...each, times: each.times - 1 }] : [],
      );
    });
    return spent;
  }

  async #changed(change: (faults: readonly CallFault[]) => readonly CallFault[]): Promise<void> {
    this.#standing = await this.#store.transaction(async ({ facts }) => {
      const changed = change(readFaults(await facts.lock(callFaultsFact)));
      await facts.write(callFaultsFact, changed);
      return changed;
    });
  }
}
