import { makeAutoObservable, runInAction } from 'mobx';
import type { Navigator } from '../../application/ports/navigator.ts';
import type { PackageDesk } from '../../application/ports/package-desk.ts';
import type { PlainDate } from '../../domain/calendar/plain-date.ts';
import type { EvidencePackage } from '../../domain/materials/evidence-package.ts';
import { isEditable } from '../../domain/materials/package-machine.ts';
import { isPackageState } from '../../domain/materials/package-state.ts';
import { moneyToText } from '../../domain/money/money.ts';
import { detailPath, listPath, uploadPath } from '../package-list/package-row.ts';
import { failureOf } from '../shared/failure.ts';
import { loading, ready, type Loading } from '../shared/loading.ts';
import { spared } from '../shared/spared.ts';
import type { SessionStore } from '../shared/session-store.ts';

export interface SubmittedPackage {
  readonly evidence: EvidencePackage;
  readonly expected: PlainDate | undefined;
  readonly expectedMissing: boolean;
  /** False for somebody who came here by an address before handing it in. */
  readonly submitted: boolean;
}

const inHand = (state: string): boolean => isPackageState(state) && isEditable(state);

/** The package has been handed in (document 2, section 2). */
export class SubmittedPresenter {
  docDatumId = '';
  content: Loading<SubmittedPackage> = loading;
  readonly #packages: PackageDesk;
  readonly #navigator: Navigator;
  readonly #session: SessionStore;

  constructor(packages: PackageDesk, navigator: Navigator, session: SessionStore) {
    this.#packages = packages;
    this.#navigator = navigator;
    this.#session = session;
    makeAutoObservable<this>(this, {}, { autoBind: true, deep: false });
  }

  /** Decimal text in yuan. */
  get amount(): string {
    return this.content.kind === 'ready' ? moneyToText(this.content.value.evidence.totalAmount) : '';
  }

  opened(docDatumId: string): void {
    this.docDatumId = docDatumId;
    void this.load();
  }

  retryPressed(): void {
    void this.load();
  }

  listPressed(): void {
    this.#navigator.goTo(listPath);
  }

  continuePressed(): void {
    this.#navigator.goTo(uploadPath(this.docDatumId));
  }

  progressPressed(): void {
    this.#navigator.goTo(detailPath(this.docDatumId));
  }

  private async load(): Promise<void> {
    this.content = loading;
    try {
      const [evidence, expected] = await Promise.all([this.#packages.find(this.docDatumId), spared(this.#session, this.#packages.expectedAnswer(this.docDatumId))]);
      runInAction(() => (this.content = ready({ evidence, expected: expected?.value, expectedMissing: expected === undefined, submitted: evidence.submittedAt !== undefined && !inHand(evidence.state) })));
    } catch (thrown) {
      this.#session.faultSeen(thrown);
      runInAction(() => (this.content = { kind: 'failed', failure: failureOf(thrown) }));
    }
  }
}
