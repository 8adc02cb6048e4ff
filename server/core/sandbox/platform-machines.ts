import * as v from 'valibot';
import type { PlatformAction } from '../../../src/domain/evidence/materials/package-machine.ts';
import type { PackageState } from '../../../src/domain/evidence/materials/package-state.ts';
import { applyPlatformAction } from '../evidence/platform-actions.ts';
import type { Clock, Jobs } from '../ports.ts';
import type { PackageRecord } from '../records/evidence.ts';
import type { Store } from '../store.ts';

const minute = 60_000;

/** Next action on a package that waits for a machine or for data entry, and after how many minutes in its stage. */
const steps: ReadonlyMap<PackageState, { readonly action: PlatformAction; readonly after: number }> = new Map([
  ['AI_DATE_IDENTIFICATION', { action: 'dates-read', after: 2 }],
  ['AI_AUDITING', { action: 'machine-audited', after: 5 }],
  ['PRE_AUDIT_WAITED', { action: 'pre-audit-begins', after: 10 }],
  ['PRE_AUDITING', { action: 'pre-audit-ends', after: 20 }],
  ['PRE_FILL_WAITED', { action: 'pre-fill-begins', after: 10 }],
  ['PRE_FILLING', { action: 'pre-fill-ends', after: 30 }],
]);

export const machinesFact = 'machines-held';
/** Name of the fact that holds when the demo world was seeded, in milliseconds of its own clock. */
export const seededFact = 'seeded';
const seededAt = v.fallback(v.object({ at: v.number() }), { at: 0 });

function dueStep(
  { state, stateSince }: PackageRecord,
  now: number,
): { readonly action: PlatformAction; readonly at: number } | undefined {
  const step = steps.get(state);
  if (!step) return undefined;
  const at = stateSince + step.after * minute;
  return at <= now ? { action: step.action, at } : undefined;
}

export interface MachineParts {
  readonly store: Store;
  readonly jobs: Pick<Jobs, 'put' | 'handle'>;
  readonly clock: Pick<Clock, 'now'>;
}

/**
 * Simulation of the platform's machines and data entry by jobs on the sandbox's clock. Packages of the initial demo
 * world keep their stages. A user of the console may act earlier, or hold the machines.
 */
export class PlatformMachines {
  #held = false;
  readonly #parts: MachineParts;

  constructor(parts: MachineParts) {
    this.#parts = parts;
    parts.jobs.handle('platform-step', async (docDatumId) => this.catchUp(docDatumId));
  }

  get held(): boolean {
    return this.#held;
  }

  /** Holds the machines or resumes them, also across a restart. */
  async hold(held: boolean): Promise<void> {
    await this.#parts.store.transaction(async ({ facts }) => facts.write(machinesFact, held));
    this.#held = held;
  }

  /** Takes over the value of the fact, which other servers change too. */
  follow(fact: unknown): void {
    this.#held = fact === true;
  }

  /** Queues a job for each package with a due step. */
  async look(): Promise<void> {
    const { store, clock, jobs } = this.#parts;
    const records = await store.transaction(async ({ facts, packages }) => {
      this.follow(await facts.read(machinesFact));
      if (this.#held) return [];
      const began = v.parse(seededAt, await facts.read(seededFact)).at;
      return (await packages.inStates([...steps.keys()])).filter(
        ({ submittedAt }) => submittedAt !== undefined && submittedAt >= began,
      );
    });
    const due = records.filter((record) => dueStep(record, clock.now()));
    if (due.length > 0)
      await jobs.put(
        'platform-step',
        due.map(({ docDatumId }) => ({ key: docDatumId, owner: docDatumId, turn: 0 })),
      );
  }

  /** Applies every due step, each at its own time, so that a clock that was moved forward skips none. */
  async catchUp(docDatumId: string): Promise<void> {
    const { store, clock } = this.#parts;
    await store.transaction(async (transaction) => {
      // Locked before it is read, because a user may do the same step at the same time.
      let record = await transaction.packages.lock(docDatumId);
      let step = record && dueStep(record, clock.now());
      while (record && step) {
        record = await applyPlatformAction(
          transaction,
          docDatumId,
          { action: step.action, by: 'machine', reason: '', corrections: [] },
          step.at,
        );
        step = dueStep(record, clock.now());
      }
    });
  }
}
