import type { Holding } from './holding.ts';

/** Whether a company sees the allocation to its inner organisations: the function is on, and at least one is active. */
export const showsAllocation = (isSwitchedOn: boolean, organisations: readonly { readonly stopped: boolean }[]) =>
  isSwitchedOn && organisations.some(({ stopped }) => !stopped);

/** Changes of the allocation of a holding: to an inner organisation, or back to the company. */
export const allocationEvents = ['allocated', 'returned'] as const;
export type AllocationEvent = (typeof allocationEvents)[number];

/**
 * Why a holding cannot be allocated or handed back. `not-held`: the company no longer has it. `changed`: another user
 * has changed it meanwhile. `allocated`: an organisation already has it. `stopped`: the organisation is not active.
 * `not-allocated`: the company itself has it.
 */
export const allocationBars = ['not-held', 'changed', 'allocated', 'stopped', 'not-allocated'] as const;
export type AllocationBar = (typeof allocationBars)[number];

/** Allocation of a holding: an attribute that changes no amount. */
export interface Allocation {
  /** Organisation that has it; undefined for the company itself. */
  readonly organisationId: string | undefined;
  /** Number of its changes. Each change names the version that the user saw. */
  readonly version: number;
}

type AllocatedHolding = Pick<Holding, 'place' | 'amount'> & Allocation;

/** Conditions that apply to both allocating and handing back. */
const commonBar = ({ place, amount, version }: AllocatedHolding, versionRead: number): AllocationBar | undefined => {
  if (place !== 'held' || amount.fen <= 0n) return 'not-held';
  return version === versionRead ? undefined : 'changed';
};

/**
 * Why a holding cannot be allocated to an organisation; undefined where it can. `versionRead`: version that the user
 * saw.
 */
export function allocatingBar(
  holding: AllocatedHolding,
  organisation: { readonly stopped: boolean },
  versionRead: number,
): AllocationBar | undefined {
  const bar = commonBar(holding, versionRead);
  if (bar) return bar;
  if (holding.organisationId !== undefined) return 'allocated';
  return organisation.stopped ? 'stopped' : undefined;
}

/** Why a holding cannot be handed back to the company; undefined where it can. A stopped organisation may hand back. */
export function returningBar(holding: AllocatedHolding, versionRead: number): AllocationBar | undefined {
  const bar = commonBar(holding, versionRead);
  if (bar) return bar;
  return holding.organisationId === undefined ? 'not-allocated' : undefined;
}
