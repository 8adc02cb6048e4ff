import { makeAutoObservable } from 'mobx';
import type { QueuedPackage } from '../api/sandbox-answers.ts';
import { actorWords } from '../shared/actors.ts';
import { loading, ready, type Loading } from '../shared/loading.ts';
import type { PackageShelf } from '../shared/package-shelf.ts';
import type { PlaceStore } from '../shared/place-store.ts';
import { queueTabs, tabStates, waitingIn, waitsHere, type QueueTab } from '../shared/queue-tabs.ts';
import { stateWords } from '../words/state-words.ts';
import { sandboxMessage, type SandboxMessage } from '../words/sandbox-catalogue.ts';
import { waitingTime } from '../words/waited.ts';

export interface QueueRow {
  readonly docDatumId: string;
  readonly company: string;
  readonly funder: string;
  readonly amount: string;
  readonly state: string;
  /** The time of the last change of state, in milliseconds since the epoch. */
  readonly since: number;
  /** The time that it has waited for the platform or the funder; undefined if it waits for neither. */
  readonly waited: SandboxMessage | undefined;
  readonly items: number;
  readonly changed: number;
  readonly inReview: boolean;
  /** The reviewer who has taken it up. */
  readonly takenBy: SandboxMessage | undefined;
  /** The plain date by which the platform owes an answer. */
  readonly expectedBy: string | undefined;
  readonly late: SandboxMessage | undefined;
  /** Whether the customer has asked to hurry. */
  readonly expedited: boolean;
  /** Whether the customer has asked for a change, and waits for an answer. */
  readonly changeAsked: boolean;
  readonly removalAsked: boolean;
  /** The last day of an abandoned draft, a plain date. */
  readonly lapsesOn: string | undefined;
}

export interface QueueView {
  readonly tab: QueueTab;
  readonly tabs: readonly { readonly tab: QueueTab; readonly packages: number }[];
  readonly state: string;
  readonly states: readonly { readonly code: string; readonly words: SandboxMessage }[];
  readonly rows: readonly QueueRow[];
}

/** The packages by their current holder, the longest waiting first. */
export class QueuePresenter {
  readonly #shelf: PackageShelf;
  readonly #places: PlaceStore;

  constructor(shelf: PackageShelf, places: PlaceStore) {
    this.#shelf = shelf;
    this.#places = places;
    makeAutoObservable<this>(this, {}, { autoBind: true, deep: false });
  }

  get viewModel(): Loading<QueueView> {
    const { content } = this.#shelf;
    const { place } = this.#places;
    if (content.kind !== 'ready') return content;
    if (place.page !== 'queue') return loading;
    const { packages, now } = content.value;
    const { tab, state } = place;
    const here = waitingIn(tab, packages);
    return ready({
      tab,
      state,
      tabs: queueTabs.map((each) => ({ tab: each, packages: waitingIn(each, packages).length })),
      states: tabStates[tab]
        .filter((code) => code === state || here.some((each) => each.state === code))
        .map((code) => ({ code, words: stateWords(code) })),
      rows: here.filter((each) => state === '' || each.state === state).map((each) => rowOf(each, now)),
    });
  }

  opened(): void {
    void this.#shelf.load();
  }

  async refreshPressed(): Promise<void> {
    await this.#shelf.load();
  }

  stateChosen(state: string): void {
    const { place } = this.#places;
    if (place.page === 'queue') this.#places.goTo({ ...place, state });
  }

  rowOpened({ docDatumId }: QueueRow): void {
    this.#places.goTo({ page: 'package', docDatumId });
  }
}

function lateness({ isLate, lateDays }: QueuedPackage): SandboxMessage | undefined {
  if (!isLate) return undefined;
  return typeof lateDays === 'number'
    ? sandboxMessage('sandbox-actions.late-days', { days: lateDays })
    : sandboxMessage('sandbox-actions.late');
}

function rowOf(queued: QueuedPackage, now: number): QueueRow {
  const { docDatumId, company, financeName, totalAmount, state, stateSince, reviewStage, materials } = queued;
  const items = materials.flatMap((material) => material.items);
  return {
    docDatumId,
    company,
    funder: financeName,
    amount: totalAmount,
    state,
    since: stateSince,
    waited: waitsHere(queued) && !queued.fundedAt ? waitingTime(stateSince, now) : undefined,
    items: items.length,
    changed: items.filter((item) => item.changedSinceReturn).length,
    inReview: Boolean(reviewStage),
    takenBy: queued.reviewerId === '' ? undefined : actorWords(queued.reviewerId),
    expectedBy: queued.expectedBy ?? undefined,
    late: lateness(queued),
    expedited: Boolean(queued.expedited) && waitsHere(queued),
    changeAsked: Boolean(queued.changeRequest),
    removalAsked: Boolean(queued.removalRequest),
    lapsesOn: queued.lapsesOn ?? undefined,
  };
}
