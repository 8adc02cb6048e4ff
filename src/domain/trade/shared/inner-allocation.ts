import type { Holding } from './holding.ts';

/** Whether a company is shown the allocation to its inner organisations: some are active, or see their own part. */
export const showsAllocation = (isSwitchedOn: boolean, organisations: readonly { readonly stopped: boolean }[]) =>
  isSwitchedOn && organisations.some(({ stopped }) => !stopped);

/** What happens to the allocation of a holding: an inner organisation gets it, or the company has it back. */
export const allocationEvents = ['allocated', 'returned'] as const;
export type AllocationEvent = (typeof allocationEvents)[number];

/**
 * Why a holding is not allocated or handed back. `not-held`: the company has nothing of it any more. `changed`:
 * somebody was faster. `allocated`: an organisation has it already. `stopped`: the organisation is not active.
 * `not-allocated`: the company has it itself.
 */
export const allocationBars = ['not-held', 'changed', 'allocated', 'stopped', 'not-allocated'] as const;
export type AllocationBar = (typeof allocationBars)[number];

/** The allocation of a holding. It is an attribute of the holding, and changes no amount. */
export interface Allocation {
  /** Organisation that has it; undefined for the company itself. */
  readonly organisationId: string | undefined;
  /** Number of its changes. Every change names the one that was read. */
  readonly version: number;
}

type AllocatedHolding = Pick<Holding, 'place' | 'amount'> & Allocation;

/** Bars that allocating and handing back have in common. */
const commonBar = ({ place, amount, version }: AllocatedHolding, versionRead: number): AllocationBar | undefined => {
  if (place !== 'held' || amount.fen <= 0n) return 'not-held';
  return version === versionRead ? undefined : 'changed';
};

/** Why a holding is not allocated to an organisation; undefined where it can be. `versionRead`: what the asker read. */
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

/** Why a holding is not handed back to the company; undefined where it can be. It may come from a stopped one. */
export function returningBar(holding: AllocatedHolding, versionRead: number): AllocationBar | undefined {
  const bar = commonBar(holding, versionRead);
  if (bar) return bar;
  return holding.organisationId === undefined ? 'not-allocated' : undefined;
}
