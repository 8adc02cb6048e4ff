import { reviewStageOf } from '../../domain/evidence/materials/package-machine.ts';
import { sideOf, stageOf } from '../../domain/evidence/materials/package-stage.ts';
import { isPackageState, packageStates, type PackageState } from '../../domain/evidence/materials/package-state.ts';
import type { QueuedPackage } from '../api/sandbox-answers.ts';

/** The tabs of the queue by the party whose turn it is: reviewers, operator, funder, customer; and all. */
export const queueTabs = ['first', 'final', 'platform', 'funder', 'returned', 'all'] as const;

export type QueueTab = (typeof queueTabs)[number];

const isWork = (state: PackageState): boolean =>
  !reviewStageOf(state) && sideOf(stageOf({ state, fundedAt: undefined })) === 'platform';

export const tabStates: Readonly<Record<QueueTab, readonly PackageState[]>> = {
  first: packageStates.filter((state) => reviewStageOf(state) === 'first'),
  final: packageStates.filter((state) => reviewStageOf(state) === 'final'),
  platform: packageStates.filter(isWork),
  funder: ['AUDITED'],
  // The customer has the package from the return until the next submission.
  returned: ['AUDIT_REJECT', 'MODIFY'],
  all: packageStates,
};

function belongs(tab: QueueTab, { state, fundedAt, actions }: QueuedPackage): boolean {
  // The signed letter of an overdue business waits for the platform's check.
  if (tab === 'platform' && actions.includes('take-letter')) return true;
  // A paid-out package waits for nobody.
  if (tab === 'funder' && fundedAt) return false;
  return tab === 'all' || (isPackageState(state) && tabStates[tab].includes(state));
}

/** The packages of one queue, the longest in its state first. */
export function waitingIn(tab: QueueTab, packages: readonly QueuedPackage[]): readonly QueuedPackage[] {
  return packages.filter((each) => belongs(tab, each)).toSorted((a, b) => a.stateSince - b.stateSince);
}

/** The queue in which a package waits; `all` if it waits in none. */
export function tabOf(queued: QueuedPackage): QueueTab {
  return queueTabs.find((tab) => belongs(tab, queued)) ?? 'all';
}

/** Whether a package waits for a role that can be played here. */
export function waitsHere(queued: QueuedPackage): boolean {
  const tab = tabOf(queued);
  return tab !== 'returned' && tab !== 'all';
}
