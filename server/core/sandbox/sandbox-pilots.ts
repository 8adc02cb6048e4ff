import { pilotFunctions, type PilotFunction } from '../../../src/domain/trade/shared/pilot.ts';
import { Refusal } from '../refusal.ts';
import type { Store } from '../store.ts';
import { pilotOf, savePilot } from '../trade/pilots.ts';

/** A function that may be in a pilot; `corps`: the companies to which it is offered, null where there is no pilot. */
export interface PilotShown {
  readonly functionCode: PilotFunction;
  readonly corps: readonly string[] | null;
}

/** The simulated platform starts pilots of functions with some companies, and ends them (checklist C-056). */
export interface SandboxPilots {
  all(): Promise<readonly PilotShown[]>;
  /** Refuses with REQUEST_INVALID an unknown company. */
  put(functionCode: PilotFunction, corps: readonly string[] | null): Promise<void>;
}

export function sandboxPilots(store: Store): SandboxPilots {
  return {
    all: async () =>
      store.transaction(async (transaction) => {
        const pilots: PilotShown[] = [];
        for (const functionCode of pilotFunctions) {
          const pilot = await pilotOf(transaction, functionCode);
          pilots.push({ functionCode, corps: pilot ? [...pilot.companyIds] : null });
        }
        return pilots;
      }),
    put: async (functionCode, corps) =>
      store.transaction(async (transaction) => {
        const known = await transaction.companies.findAll([...new Set(corps)]);
        if (known.length < new Set(corps).size) throw new Refusal('REQUEST_INVALID', { field: 'corps' });
        await savePilot(transaction, functionCode, corps ?? undefined);
      }),
  };
}
