import { makeAutoObservable, runInAction } from 'mobx';
import type { Clock } from '../../../application/ports/clock.ts';
import type { Identifiers } from '../../../application/ports/identifiers.ts';
import type { ClarityDesk } from '../../../application/ports/evidence/clarity-desk.ts';
import type { MaterialDesk } from '../../../application/ports/evidence/material-desk.ts';
import type { Navigator } from '../../../application/ports/navigator.ts';
import type { PackageDesk } from '../../../application/ports/evidence/package-desk.ts';
import type {
  Conflict,
  PackageSubmission,
  SubmissionOutcome,
} from '../../../application/ports/evidence/package-submission.ts';
import { latestMove } from '../../../domain/evidence/materials/package-move.ts';
import { materialTotals } from '../../../domain/evidence/materials/totals.ts';
import type { MaterialItem } from '../../../domain/evidence/materials/material.ts';
import type { EvidencePackage } from '../../../domain/evidence/materials/evidence-package.ts';
import { policyOf, type OpenBook } from '../../../domain/evidence/shared/book-policies.ts';
import { shelfOf } from '../../../domain/evidence/shared/shelf.ts';
import { message } from '../../../words/catalogue.ts';
import { KnownClarity } from '../shared/known-clarity.ts';
import { findInBook } from '../shared/find-in-book.ts';
import { indexPathsOf, pathsOf, type PackagePaths } from '../shared/package-paths.ts';
import type { ViewingRecord } from '../../../application/ports/evidence/viewing-record.ts';
import type { PlatformRequests } from '../../../application/ports/evidence/platform-requests.ts';
import { AccountNumbers } from '../shared/account-numbers.ts';
import { failureOf, type Failure } from '../../shared/failure.ts';
import { loading, ready, type Loading } from '../../shared/load-state.ts';
import type { RefreshPoller } from '../../shared/refresh-poller.ts';
import { PageContent } from '../../pages/page-content.ts';
import type { PackageStatuses } from '../shared/package-statuses.ts';
import type { SessionStore } from '../../identity/session-store.ts';
import { loadOptional } from '../../pages/load-optional.ts';
import type { Toasts } from '../../shared/toasts.ts';
import type { UploadQueue } from '../shared/upload-queue.ts';
import type { OverdueDesk } from '../../../application/ports/evidence/overdue-desk.ts';
import type { PackageRelations } from '../../../application/ports/evidence/package-relations.ts';
import { RelateController } from './relate-controller.ts';
import { FollowUpController } from './follow-up-controller.ts';
import { OverdueLetterController } from './overdue-letter-controller.ts';
import type { DetailLine } from './detail-lines.ts';
import { everyLine, type LineFilter } from './detail-sections.ts';
import { packageDetailView, type FollowedPackage, type PackageDetailView } from './package-detail-view-model.ts';

export interface PackageDetailParts {
  readonly book: OpenBook;
  readonly packages: PackageDesk;
  readonly desk: MaterialDesk;
  readonly clarity: ClarityDesk;
  readonly submission: PackageSubmission;
  readonly requests: PlatformRequests;
  readonly packageRelations: PackageRelations;
  readonly overdue: OverdueDesk;
  readonly queue: UploadQueue;
  readonly identifiers: Identifiers;
  readonly navigator: Navigator;
  readonly session: SessionStore;
  readonly clock: Clock;
  readonly toasts: Toasts;
  readonly poller: RefreshPoller;
  readonly standings: PackageStatuses;
  readonly viewings: ViewingRecord;
}

export type DetailTrouble = Conflict | { readonly because: 'failed'; readonly failure: Failure };

/** Following one package: its holder, its deadline, each document with its result, and the whole history. */
export class PackageDetailPresenter {
  packageId = '';
  previewed: string | undefined = undefined;
  /** Which documents of a large package are shown. */
  lineFilter: LineFilter = everyLine;
  historyOpen = false;
  busy = false;
  /** Whether the user is asked to confirm the discard of the draft. */
  discardAsked = false;
  /** Whether the user is asked to confirm the withdrawal of the submission. */
  withdrawAsked = false;
  trouble: DetailTrouble | undefined = undefined;
  /** The account number. Each viewing is in the log at once. */
  readonly accounts: AccountNumbers;
  /** Requests to the platform about a submitted package. */
  readonly after: FollowUpController;
  readonly relateController: RelateController;
  /** The letter of an overdue business. */
  readonly overdue: OverdueLetterController;
  /** The key of this visit, so that a second press after a lost answer discards the draft once. */
  #key = '';
  readonly #page: PageContent<FollowedPackage>;
  readonly #clarity: KnownClarity;
  readonly #parts: PackageDetailParts;

  constructor(parts: PackageDetailParts) {
    this.#parts = parts;
    this.accounts = new AccountNumbers(parts.viewings, parts.session, () => void this.#page.refresh());
    const refresh = async (): Promise<void> => void (await this.#page.refresh());
    this.after = new FollowUpController({ ...parts, refresh });
    this.relateController = new RelateController({ ...parts, refresh });
    this.overdue = new OverdueLetterController({ ...parts, refresh });
    this.#clarity = new KnownClarity(parts.clarity);
    this.#page = new PageContent(
      parts.session,
      async (signal) => this.fetch(signal),
      ({ evidence, materials }) =>
        void this.#clarity.load(evidence.packageId, evidence.standardVersion, materials ?? []),
    );
    makeAutoObservable<this>(
      this,
      { accounts: false, after: false, relateController: false, overdue: false },
      { autoBind: true, deep: false },
    );
  }

  lineFilterChanged(change: Partial<LineFilter>): void {
    this.lineFilter = { ...this.lineFilter, ...change };
  }

  get content(): Loading<FollowedPackage> {
    return this.#page.current;
  }

  get viewModel(): Loading<PackageDetailView> {
    const { content } = this;
    const { session, submission, standings, clock } = this.#parts;
    const { who, pageConfig } = session;
    if (content.kind !== 'ready') return content;
    if (!who) return loading;
    const { evidence, expected } = content.value;
    const context = {
      who,
      standing: standings.of(evidence, expected),
      now: clock.now(),
      previewed: this.previewed,
      offersDiscard: submission.offersDiscard,
      offersWithdrawal: submission.offersWithdrawal,
      terms: pageConfig,
      clarity: (item: MaterialItem) => this.#clarity.of(item),
      account: this.accounts.view(evidence.packageId, evidence.accountNumber),
    };
    return ready(packageDetailView(content.value, context));
  }

  opened(packageId: string): void {
    if (packageId !== this.packageId) this.#page.clear();
    this.packageId = packageId;
    this.discardAsked = false;
    this.withdrawAsked = false;
    this.after.opened(packageId);
    this.relateController.choiceDropped();
    this.overdue.opened(packageId);
    this.#key = this.#parts.identifiers.next();
    this.#parts.poller.start(this.refreshAgain);
    void this.#parts.standings.refresh();
    void this.#page.refresh();
  }

  left(): void {
    this.#parts.poller.stop();
    this.#page.stop();
    this.#clarity.left();
    this.accounts.left();
    this.overdue.left();
  }

  retryPressed(): void {
    void this.#page.load();
  }

  previewPressed(fileId: string | undefined): void {
    this.previewed = fileId;
  }

  historyPressed(): void {
    this.historyOpen = !this.historyOpen;
  }

  listPressed(): void {
    this.#parts.navigator.goTo(indexPathsOf(shelfOf(this.#parts.session.who?.role.code, this.#parts.book)).list);
  }

  /** Continues at the first document that awaits correction. */
  continuePressed(): void {
    this.goToLine(this.returned[0]);
  }

  /** Reopens the package if it is still returned, and goes to the document `key`, or to the first one. */
  async mendPressed(key?: string): Promise<void> {
    const line = this.returned.find((each) => each.key === key) ?? this.returned[0];
    const isReturned = this.#page.value?.evidence.state === 'AUDIT_REJECT';
    if (!isReturned || (await this.runAction(async (evidence) => this.#parts.submission.reopen(evidence))))
      this.goToLine(line);
  }

  async claimPressed(): Promise<void> {
    if (await this.runAction(async (evidence) => this.#parts.submission.claim(evidence))) await this.#page.refresh();
  }

  discardPressed(): void {
    this.discardAsked = true;
  }

  discardDropped(): void {
    this.discardAsked = false;
  }

  async discardConfirmed(): Promise<void> {
    const { submission, toasts, navigator } = this.#parts;
    const done = await this.runAction(async (evidence) => submission.discard(evidence, this.#key));
    runInAction(() => (this.discardAsked = false));
    if (!done) return;
    toasts.show(
      'ok',
      message('detail.discarded', { number: this.packageId, kind: policyOf(this.#parts.book).business }),
    );
    navigator.goTo(indexPathsOf(shelfOf(this.#parts.session.who?.role.code, this.#parts.book)).list);
  }

  async relatePressed(): Promise<void> {
    const { value } = this.#page;
    if (value)
      await this.relateController.relatePressed(
        value.evidence,
        value.materialsMissing ? undefined : materialTotals(value.materials.flatMap(({ items }) => items)),
      );
  }

  withdrawPressed(): void {
    this.withdrawAsked = true;
    this.#key = this.#parts.identifiers.next();
  }

  withdrawDropped(): void {
    this.withdrawAsked = false;
  }

  async withdrawConfirmed(): Promise<void> {
    const { submission, toasts } = this.#parts;
    const done = await this.runAction(async (evidence) => submission.withdraw(evidence, this.#key));
    runInAction(() => (this.withdrawAsked = false));
    if (!done) return;
    toasts.show('ok', message('after.done-withdraw'));
    await this.#page.refresh();
  }

  troubleRead(): void {
    this.trouble = undefined;
    void this.#page.refresh();
  }

  private get paths(): PackagePaths {
    return pathsOf(this.#parts.book);
  }

  private get returned(): readonly DetailLine[] {
    return this.viewModel.kind === 'ready' ? this.viewModel.value.returned : [];
  }

  private goToLine(line: DetailLine | undefined): void {
    const path = this.paths.upload(this.packageId, line?.stage);
    this.#parts.navigator.goTo(line ? `${path}&item=${encodeURIComponent(line.key)}` : path);
  }

  private async runAction(work: (evidence: EvidencePackage) => Promise<SubmissionOutcome>): Promise<boolean> {
    const { value } = this.#page;
    if (!value || this.busy) return false;
    this.busy = true;
    try {
      const outcome = await work(value.evidence);
      if (!outcome.done) runInAction(() => (this.trouble = outcome));
      return outcome.done;
    } catch (thrown) {
      this.#parts.session.faultSeen(thrown);
      runInAction(() => (this.trouble = { because: 'failed', failure: failureOf(thrown) }));
      return false;
    } finally {
      runInAction(() => (this.busy = false));
    }
  }

  /** Refreshes the package, and announces a state that the platform or a colleague changed meanwhile. */
  private async refreshAgain(): Promise<void> {
    const before = this.#page.value;
    if (
      !before ||
      this.busy ||
      this.trouble ||
      this.after.requested ||
      this.relateController.offered ||
      this.overdue.open
    )
      return;
    void this.#parts.standings.refresh();
    await this.#page.refresh();
    const now = this.#page.value;
    if (!now || now.evidence.state === before.evidence.state) return;
    const move = latestMove(now.log, now.evidence.state);
    this.#parts.toasts.show('info', message('materials.moved', { action: move?.action, by: move?.by ?? '' }));
  }

  private async fetch(signal: AbortSignal): Promise<FollowedPackage> {
    const { book, packages, desk, session, overdue } = this.#parts;
    const id = this.packageId;
    const found = findInBook(packages, book, id, signal);
    // Only what was paid out can be overdue.
    const letter = found.then(async ({ state }) =>
      state === 'AUDITED' ? loadOptional(session, overdue.canGiveLetter(id, signal)) : undefined,
    );
    const [evidence, letterWanted, materials, log, expected] = await Promise.all([
      found,
      letter,
      loadOptional(session, desk.materials(id, signal)),
      loadOptional(session, packages.log(id)),
      loadOptional(session, packages.expectedAnswer(id)),
    ]);
    return {
      evidence,
      letterWanted: letterWanted?.value === true,
      materials: materials?.value ?? [],
      materialsMissing: materials === undefined,
      log: log?.value ?? [],
      expected: expected?.value,
      logMissing: log === undefined,
      expectedMissing: expected === undefined,
    };
  }
}
