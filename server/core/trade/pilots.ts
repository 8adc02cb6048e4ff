import * as v from 'valibot';
import type { Pilot, PilotFunction } from '../../../src/domain/trade/shared/pilot.ts';
import type { Transaction } from '../store.ts';

/** The fact under which the trial of a function is kept. */
export const pilotFact = (pilot: PilotFunction): string => `pilot ${pilot}`;

const kept = v.nullable(v.object({ companyIds: v.array(v.string()) }));

/** The trial of a function; undefined where it is not under trial. */
export async function pilotOf(transaction: Transaction, pilot: PilotFunction): Promise<Pilot | undefined> {
  return v.parse(v.fallback(kept, null), await transaction.facts.read(pilotFact(pilot))) ?? undefined;
}

/** Puts a function under trial with some companies, or ends its trial. */
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
