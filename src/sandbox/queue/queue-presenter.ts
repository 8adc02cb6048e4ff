import { makeAutoObservable } from 'mobx';
import { reviewStageOf } from '../../domain/materials/package-machine.ts';
import { isPackageState, packageStates, type PackageState } from '../../domain/materials/package-state.ts';
import type { QueuedPackage } from '../api/sandbox-answers.ts';
import { loading, ready, type Loading } from '../shared/loading.ts';
import type { PackageShelf } from '../shared/package-shelf.ts';
import type { PlaceStore } from '../shared/place-store.ts';
import { queueTabs, type QueueTab } from '../shared/place.ts';
import { stateWords } from '../words/state-words.ts';
import type { SandboxMessage } from '../words/sandbox-catalogue.ts';
import { waited } from '../words/waited.ts';

export interface QueueRow {
  readonly docDatumId: string;
  readonly company: string;
  readonly funder: string;
  readonly amount: string;
  readonly state: string;
  /** Milliseconds. */
  readonly since: number;
  readonly waited: SandboxMessage;
  readonly items: number;
  readonly changed: number;
  readonly inReview: boolean;
}

export interface QueueView {
  readonly tab: QueueTab;
  readonly tabs: readonly { readonly tab: QueueTab; readonly packages: number }[];
  readonly state: string;
  readonly states: readonly { readonly code: string; readonly words: SandboxMessage }[];
  readonly rows: readonly QueueRow[];
}

const states: Readonly<Record<QueueTab, readonly PackageState[]>> = {
  first: packageStates.filter((state) => reviewStageOf(state) === 'first'),
  final: packageStates.filter((state) => reviewStageOf(state) === 'final'),
  // It is with the customer from the return on, until it is submitted again.
  returned: ['AUDIT_REJECT', 'MODIFY'],
  all: packageStates,
};

function belongs(tab: QueueTab, state: string): boolean {
  return tab === 'all' || (isPackageState(state) && states[tab].includes(state));
}

/** The packages by whose turn it is, what has waited longest first. */
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
    const here = packages.filter((each) => belongs(tab, each.state));
    return ready({
      tab,
      state,
      tabs: queueTabs.map((each) => ({ tab: each, packages: packages.filter((one) => belongs(each, one.state)).length })),
      states: states[tab].filter((code) => code === state || here.some((each) => each.state === code)).map((code) => ({ code, words: stateWords(code) })),
      rows: here.filter((each) => state === '' || each.state === state).toSorted((a, b) => a.stateSince - b.stateSince).map((each) => rowOf(each, now)),
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

function rowOf({ docDatumId, company, financeName, totalAmount, state, stateSince, reviewStage, materials }: QueuedPackage, now: number): QueueRow {
  const items = materials.flatMap((material) => material.items);
  return {
    docDatumId, company, funder: financeName, amount: totalAmount, state, since: stateSince, waited: waited(stateSince, now),
    items: items.length, changed: items.filter((item) => item.changedSinceReturn).length, inReview: Boolean(reviewStage),
  };
}
