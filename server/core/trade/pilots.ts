import * as v from 'valibot';
import type { Pilot, PilotFunction } from '../../../src/domain/trade/shared/pilot.ts';
import type { Transaction } from '../store.ts';

/** The fact that stores the pilot of a function. */
export const pilotFact = (pilot: PilotFunction): string => `pilot ${pilot}`;

const kept = v.nullable(v.object({ companyIds: v.array(v.string()) }));

/** The pilot of a function; undefined where it is not in a pilot. */
export async function pilotOf(transaction: Transaction, pilot: PilotFunction): Promise<Pilot | undefined> {
  return v.parse(v.fallback(kept, null), await transaction.facts.read(pilotFact(pilot))) ?? undefined;
}

/** Starts the pilot of a function with some companies, or ends it. */
export async function savePilot(
  transaction: Transaction,
  pilot: PilotFunction,
  companyIds: readonly string[] | undefined,
): Promise<void> {
  await transaction.facts.write(
    pilotFact(pilot),
    companyIds === undefined ? null : { companyIds: [...new Set(companyIds)].toSorted() },
  );
}
