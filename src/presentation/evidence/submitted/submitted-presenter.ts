import { makeAutoObservable } from 'mobx';
import type { Drafts } from '../../../application/ports/drafts.ts';
import type { Navigator } from '../../../application/ports/navigator.ts';
import type { PackageDesk } from '../../../application/ports/evidence/package-desk.ts';
import type { ExpectedDay } from '../../../domain/calendar/working-days.ts';
import type { EvidencePackage } from '../../../domain/evidence/materials/evidence-package.ts';
import { isEditable } from '../../../domain/evidence/materials/package-machine.ts';
import { isPackageState } from '../../../domain/evidence/materials/package-state.ts';
import type { OpenBook } from '../../../domain/evidence/shared/book-policies.ts';
import { shelfOf } from '../../../domain/evidence/shared/shelf.ts';
import { moneyToText } from '../../../domain/money/money.ts';
import type { Message } from '../../../words/catalogue.ts';
import { originOf } from '../shared/candidate-selection.ts';
import { findInBook } from '../shared/find-in-book.ts';
import { indexPathsOf, pathsOf } from '../shared/package-paths.ts';
import type { Loading } from '../../shared/load-state.ts';
import { PageContent } from '../../pages/page-content.ts';
import type { PackageStatuses } from '../shared/package-statuses.ts';
import type { SessionStore } from '../../identity/session-store.ts';
import { loadOptional } from '../../pages/load-optional.ts';
import { statusSentences } from '../shared/status-words.ts';

export interface SubmittedPackage {
  readonly evidence: EvidencePackage;
  readonly expected: ExpectedDay | undefined;
  readonly expectedMissing: boolean;
  /** False for a user who opened this page's address before the submission. */
  readonly submitted: boolean;
}

const isBeforeSubmission = (state: string): boolean => isPackageState(state) && isEditable(state);

/** The confirmation of a submission (document 2, section 2). */
export class SubmittedPresenter {
  packageId = '';
  readonly #book: OpenBook;
  readonly #packages: PackageDesk;
  readonly #navigator: Navigator;
  readonly #page: PageContent<SubmittedPackage>;
  readonly #session: SessionStore;
  readonly #standings: PackageStatuses;
  readonly #drafts: Pick<Drafts, 'read'>;

  constructor(
    book: OpenBook,
    packages: PackageDesk,
    navigator: Navigator,
    session: SessionStore,
    standings: PackageStatuses,
    drafts: Pick<Drafts, 'read'>,
  ) {
    this.#book = book;
    this.#packages = packages;
    this.#navigator = navigator;
    this.#session = session;
    this.#standings = standings;
    this.#drafts = drafts;
    this.#page = new PageContent(session, async () => this.fetch());
    makeAutoObservable<this>(this, {}, { autoBind: true, deep: false });
  }

  get content(): Loading<SubmittedPackage> {
    return this.#page.current;
  }

  /** Decimal text in yuan. */
  get amount(): string {
    const { value } = this.#page;
    return value ? moneyToText(value.evidence.totalAmount) : '';
  }

  /** The sentences that name the holder and the deadline. */
  get standing(): readonly Message[] {
    const { value } = this.#page;
    if (!value) return [];
    const { evidence, expected } = value;
    return statusSentences(this.#standings.of(evidence, expected), evidence, {
      items: evidence.returnedItems,
      phone: this.#session.pageConfig.hotline,
    });
  }

  /** The financing for which the package was made; empty for none. */
  get origin(): string {
    return originOf(this.#drafts, this.packageId);
  }

  opened(packageId: string): void {
    this.packageId = packageId;
    this.#page.clear();
    void this.#standings.refresh();
    void this.#page.load();
  }

  retryPressed(): void {
    void this.#page.load();
  }

  listPressed(): void {
    this.#navigator.goTo(indexPathsOf(shelfOf(this.#session.who?.role.code, this.#book)).list);
  }

  continuePressed(): void {
    this.#navigator.goTo(pathsOf(this.#book).upload(this.packageId));
  }

  progressPressed(): void {
    this.#navigator.goTo(pathsOf(this.#book).detail(this.packageId));
  }

  private async fetch(): Promise<SubmittedPackage> {
    const [evidence, expected] = await Promise.all([
      findInBook(this.#packages, this.#book, this.packageId),
      loadOptional(this.#session, this.#packages.expectedAnswer(this.packageId)),
    ]);
    return {
      evidence,
      expected: expected?.value,
      expectedMissing: expected === undefined,
      submitted: evidence.submittedAt !== undefined && !isBeforeSubmission(evidence.state),
    };
  }
}
