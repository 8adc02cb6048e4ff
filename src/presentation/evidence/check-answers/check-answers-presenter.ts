import { itemsWithUnrelatedChanges } from '../../../domain/evidence/materials/document-correction.ts';
import { computedStruct, makeAutoObservable, runInAction } from 'mobx';
import type { Clock } from '../../../application/ports/clock.ts';
import type { Drafts } from '../../../application/ports/drafts.ts';
import type { Identifiers } from '../../../application/ports/identifiers.ts';
import type { MaterialDesk } from '../../../application/ports/evidence/material-desk.ts';
import type { InvoiceUses } from '../../../application/ports/evidence/invoice-uses.ts';
import type { Navigator } from '../../../application/ports/navigator.ts';
import type { ClarityDesk } from '../../../application/ports/evidence/clarity-desk.ts';
import type { ReadingDesk } from '../../../application/ports/evidence/reading-desk.ts';
import type { BusinessTermsDesk } from '../../../application/ports/parties/business-terms-desk.ts';
import type { PackageDesk } from '../../../application/ports/evidence/package-desk.ts';
import type { MissingPart, PackageSubmission } from '../../../application/ports/evidence/package-submission.ts';
import { shanghaiDate } from '../../../domain/calendar/plain-date.ts';
import type { PackageRestriction } from '../../../domain/evidence/materials/package-restriction.ts';
import { isEditable } from '../../../domain/evidence/materials/package-machine.ts';
import { displayStateOf, isPackageState } from '../../../domain/evidence/materials/package-state.ts';
import { editabilityContext } from '../../../domain/evidence/materials/editability.ts';
import {
  isExcludedFromTotals,
  submitCheck,
  type SubmitCheck,
} from '../../../domain/evidence/materials/submit-check.ts';
import { latestDocumentOf } from '../../../domain/evidence/reading/file-reading.ts';
import type { MaterialItem } from '../../../domain/evidence/materials/material.ts';
import { packagePermission } from '../../../domain/evidence/shared/package-permissions.ts';
import { ConfirmedDocuments } from '../shared/confirmed-documents.ts';
import { fieldsOf } from '../shared/item-fields.ts';
import { fileToRead, filledDraftName, isRed } from '../shared/read-fields.ts';
import { ComparedValues } from '../shared/compared-values.ts';
import type { ItemWithMaterial } from '../shared/item-with-material.ts';
import { pathsOf } from '../shared/package-paths.ts';
import { pathOfPlace, placeFromCheckAddress } from '../shared/upload-page-position.ts';
import type { OpenBook } from '../../../domain/evidence/shared/book-policies.ts';
import { failureOf } from '../../shared/failure.ts';
import type { Loading } from '../../shared/load-state.ts';
import type { RefreshPoller } from '../../shared/refresh-poller.ts';
import { PageContent } from '../../pages/page-content.ts';
import type { PackageStatuses } from '../shared/package-statuses.ts';
import type { SessionStore } from '../../identity/session-store.ts';
import { statusSentences } from '../shared/status-words.ts';
import type { UnarrivedFiles } from '../shared/unarrived-files.ts';
import type { UploadListener, UploadQueue } from '../shared/upload-queue.ts';
import { isUnderWay, itemOfTask } from '../shared/upload-task.ts';
import type { ComingAnswers } from './check-answers-view-model.ts';
import { answersView, type CheckAnswersViewModel, type CheckTrouble, type ShownAnswers } from './checked-answers.ts';
import { submissionEffect, readableItems } from '../shared/submission-effect.ts';
import { KnownClarity } from '../shared/known-clarity.ts';
import { CheckedReadings } from './checked-readings.ts';
import { fetchChecked, isSameToSubmit, type CheckedPackage } from './checked-package.ts';
import { OriginalInvoices } from './original-invoices.ts';
import { isBeingRead, unconfirmedView, type ReadingState, type UnconfirmedView } from './unconfirmed-views.ts';

export interface CheckAnswersParts {
  readonly book: OpenBook;
  readonly desk: MaterialDesk;
  readonly packages: PackageDesk;
  readonly submission: PackageSubmission;
  readonly businessTerms: BusinessTermsDesk;
  readonly uses: InvoiceUses;
  readonly readings: ReadingDesk;
  readonly clarity: ClarityDesk;
  readonly queue: UploadQueue;
  readonly identifiers: Identifiers;
  readonly clock: Clock;
  readonly navigator: Navigator;
  readonly session: SessionStore;
  readonly poller: RefreshPoller;
  readonly unarrived: UnarrivedFiles;
  readonly standings: PackageStatuses;
  readonly drafts: Drafts;
}

const nothingWrong: SubmitCheck = { doubts: [], blockers: [], warnings: [] };

/**
 * The check of a package before its submission: what is missing, what should be known, and the submission itself
 * (document 2, sections 4 and 5).
 */
export class CheckAnswersPresenter {
  packageId = '';
  /** Whether the user is asked to confirm the warnings. */
  warningsAsked = false;
  submitting = false;
  outdated = false;
  /** The restriction that prevents the submission. */
  restriction: PackageRestriction | undefined = undefined;
  trouble: CheckTrouble | undefined = undefined;
  /** The parts that the back end reports as missing although this check found no fault. */
  missing: readonly MissingPart[] = [];
  /** Asks for original invoices before anything else. */
  readonly originals: OriginalInvoices;
  #key = '';
  #unlisten: (() => void) | undefined;
  readonly #page: PageContent<CheckedPackage>;
  readonly #compared: ComparedValues;
  readonly #confirmed: ConfirmedDocuments;
  readonly #readings: CheckedReadings;
  readonly #clarity: KnownClarity;
  readonly #parts: CheckAnswersParts;

  constructor(parts: CheckAnswersParts) {
    this.#parts = parts;
    this.#compared = new ComparedValues(parts.drafts);
    this.#confirmed = new ConfirmedDocuments(parts.drafts);
    this.#readings = new CheckedReadings(parts);
    this.#clarity = new KnownClarity(parts.clarity);
    this.#page = new PageContent(
      parts.session,
      async (signal) => this.fetch(signal),
      () => this.resetAfterLoading(),
    );
    this.originals = new OriginalInvoices({
      desk: parts.desk,
      items: () => this.readable.map(({ item }) => item),
      asks: () => this.#page.value?.evidence.asksOriginals === true,
      isReadAsRed: (item) => this.isReadAsRed(item),
      against: ({ documentId }) => this.#page.value?.uses.get(documentId),
      onNamed: async () => this.continueWithOriginals(),
      refresh: async () => this.load(),
      faultSeen: (thrown) => parts.session.faultSeen(thrown),
    });
    makeAutoObservable<this>(this, { originals: false, sending: computedStruct }, { autoBind: true, deep: false });
  }

  get content(): Loading<CheckedPackage> {
    return this.#page.current;
  }

  get check(): SubmitCheck {
    const { value } = this.#page;
    if (!value) return nothingWrong;
    const { materials, evidence, uses } = value;
    return submitCheck(materials, evidence.totalAmount, shanghaiDate(this.#parts.clock.now()), ({ documentId }) =>
      uses.get(documentId),
    );
  }

  get viewModel(): CheckAnswersViewModel {
    const { content, check, warningsAsked, submitting, outdated, trouble } = this;
    const tasks = this.#parts.queue.of(this.packageId);
    const underWay = tasks.filter(isUnderWay).length;
    return {
      content,
      check,
      warningsAsked,
      submitting,
      outdated,
      trouble,
      underWay,
      missed: this.missed,
      state: displayStateOf(this.#page.value?.evidence.state ?? ''),
      maySubmit:
        this.editable &&
        this.restriction === undefined &&
        this.#page.value?.needed === true &&
        check.blockers.length === 0 &&
        this.toCompare.length === 0 &&
        !check.doubts.some((doubt) => doubt.because === 'no-materials') &&
        underWay === 0,
      shown: this.shown,
    };
  }

  private get missed(): readonly string[] {
    const { queue, unarrived } = this.#parts;
    const tasks = queue.of(this.packageId);
    const failed = tasks.filter((task) => task.state.kind === 'failed').map((task) => task.file.name);
    return [
      ...failed,
      ...unarrived
        .of(this.packageId)
        .filter((file) => !tasks.some((task) => task.id === file.id))
        .map((file) => file.name),
    ];
  }

  /** Running uploads into the package; they change only when one more or one less is running. */
  get sending(): ComingAnswers['sending'] {
    return this.#parts.queue
      .of(this.packageId)
      .filter(isUnderWay)
      .map((task) => ({ materialId: task.placement.material.materialId, documentId: itemOfTask(task) }));
  }

  /** Documents with a replaced file, if their values were not compared with the new file. */
  get toCompare(): readonly ItemWithMaterial[] {
    const { value } = this.#page;
    if (!value || !this.editable) return [];
    const { evidence, materials } = value;
    const context = editabilityContext(evidence, materials);
    return materials.flatMap((material) =>
      material.items
        .filter((item) => this.#compared.uncompared(item, material, context).length > 0)
        .map((item) => ({ item, material })),
    );
  }

  /** Documents that are read and may still be changed. */
  private get readable(): readonly ItemWithMaterial[] {
    const { value } = this.#page;
    if (!value || !this.editable) return [];
    return readableItems(value.evidence, value.materials);
  }

  private readonly readingStateOf = ({ item }: ItemWithMaterial): ReadingState => ({
    reading: this.#readings.of(fileToRead(item)),
    filled: this.#parts.drafts.read(filledDraftName(item.documentId)) === fileToRead(item),
    confirmed: this.#confirmed.has(item, fieldsOf(item)),
    hasFinding: isExcludedFromTotals(this.#page.value?.uses.get(item.documentId)),
  });

  private isReadAsRed(item: MaterialItem): boolean {
    const document = latestDocumentOf(this.#readings.of(fileToRead(item)));
    return document !== undefined && isRed(document);
  }

  /** Documents that cannot be submitted as they are. */
  private get incomplete(): ReadonlySet<string | undefined> {
    return new Set([
      ...this.check.blockers.map((blocker) => ('documentId' in blocker ? blocker.documentId : undefined)),
      ...this.toCompare.map(({ item }) => item.documentId),
    ]);
  }

  /** Incomplete documents that are being read. */
  get beingRead(): readonly ItemWithMaterial[] {
    const { incomplete } = this;
    return this.readable.filter(
      (placed) => isBeingRead(this.readingStateOf(placed)) && incomplete.has(placed.item.documentId),
    );
  }

  /** Complete documents that were read and that no one confirmed. */
  get unconfirmed(): UnconfirmedView {
    const { value } = this.#page;
    if (!value) return { doubtful: [], confirmable: [] };
    const { incomplete } = this;
    return unconfirmedView(
      this.readable.filter(({ item }) => !incomplete.has(item.documentId)),
      this.readingStateOf,
      value.evidence,
    );
  }

  private get editable(): boolean {
    const state = this.#page.value?.evidence.state ?? '';
    const { who } = this.#parts.session;
    return (
      isPackageState(state) &&
      isEditable(state) &&
      who !== undefined &&
      packagePermission(who.role.code, 'submit', this.#parts.book).allowed
    );
  }

  private get shown(): ShownAnswers | undefined {
    const { value: checked } = this.#page;
    if (!checked) return undefined;
    const { session, standings } = this.#parts;
    const { evidence, expected } = checked;
    const standing = statusSentences(standings.of(evidence, expected), evidence, {
      items: evidence.returnedItems,
      beside: itemsWithUnrelatedChanges(checked.materials).length,
      phone: session.pageConfig.hotline,
    });
    return answersView(checked, {
      check: this.check,
      toCompare: this.toCompare,
      missing: this.missing,
      unconfirmed: this.unconfirmed,
      clarity: (item) => this.#clarity.of(item),
      beingRead: this.beingRead,
      sending: this.sending,
      originals: this.originals.actions,
      standing,
      restriction: this.restriction,
      who: session.who,
      editable: this.editable,
      separators: session.pageConfig.reasonSeparators,
    });
  }

  opened(packageId: string): void {
    this.packageId = packageId;
    this.#key = this.#parts.identifiers.next();
    this.#unlisten?.();
    // A file that arrives during the check belongs to the package.
    const arrived: UploadListener['arrived'] = (_item, task) => {
      this.#parts.queue.remove(task.id);
      void this.load();
    };
    this.#unlisten = this.#parts.queue.listen(packageId, { arrived });
    this.#page.clear();
    this.#parts.poller.start(this.checkForChanges);
    void this.#parts.standings.refresh();
    void this.load();
  }

  left(): void {
    this.#parts.poller.stop();
    this.#unlisten?.();
    this.#readings.left();
    this.#clarity.left();
    this.#page.stop();
  }

  retryPressed(): void {
    this.#page.clear();
    void this.load();
  }

  /** The user has read that something changed; the present package is shown. */
  async changesPressed(): Promise<void> {
    await this.load();
  }

  /** Returns to the stage, tab and document that the user came from. */
  backPressed(): void {
    const { navigator, book } = this.#parts;
    const [key, from] = [{ book, packageId: this.packageId }, placeFromCheckAddress(navigator.current())];
    navigator.goTo(from ? pathOfPlace(key, from) : pathsOf(book).upload(key.packageId));
  }

  detailPressed(): void {
    this.#parts.navigator.goTo(pathsOf(this.#parts.book).detail(this.packageId));
  }

  /** The user has read a conflict; the present package is shown. */
  async troubleRead(): Promise<void> {
    // A second press after a lost answer is the same submission.
    if (this.trouble?.because !== 'unknown') this.#key = this.#parts.identifiers.next();
    this.trouble = undefined;
    await this.load();
  }

  /** The user has read a failure. Everything stays, and a second press is the same submission. */
  failureRead(): void {
    this.trouble = undefined;
  }

  /** Asks the back end again after it could not be asked. */
  async askAgainPressed(): Promise<void> {
    this.trouble = undefined;
    await this.submit();
  }

  submitPressed(): void {
    if (!this.viewModel.maySubmit || this.submitting || this.originals.ask()) return;
    this.continueSubmission();
  }

  private continueSubmission(): void {
    if (this.check.warnings.some((warning) => warning.asks)) this.warningsAsked = true;
    else void this.submit();
  }

  /** Continues after the original invoices were named, which are shown with the package. */
  private async continueWithOriginals(): Promise<void> {
    await this.load();
    if (this.viewModel.maySubmit && this.originals.missing.length === 0) this.continueSubmission();
  }

  questionDropped(): void {
    this.warningsAsked = false;
  }

  async questionConfirmed(): Promise<void> {
    this.warningsAsked = false;
    await this.submit();
  }

  private async submit(): Promise<void> {
    const { value } = this.#page;
    if (!value || this.submitting) return;
    this.submitting = true;
    const { evidence, materials } = value;
    // The documents that may be changed now are those of this submission; afterwards none may.
    const effects = submissionEffect(
      this.readable.map(({ item }) => item),
      (item) => this.#readings.of(fileToRead(item)),
    );
    if (!(await this.isAccepted(evidence.packageId))) return;
    try {
      const outcome = await this.#parts.submission.confirm(evidence, materials, this.#key);
      if (outcome.done) this.finishSubmission(effects);
      else if (outcome.because === 'originals-missing' && this.originals.demand(outcome.documents))
        this.#key = this.#parts.identifiers.next();
      else runInAction(() => (this.trouble = outcome));
    } catch (thrown) {
      this.#parts.session.faultSeen(thrown);
      // The key stays, so that a second press after a lost answer is the same submission.
      runInAction(() => (this.trouble = { because: 'failed', failure: failureOf(thrown) }));
    } finally {
      runInAction(() => (this.submitting = false));
    }
  }

  /** Asks the back end whether anything is missing. If it cannot be asked, nothing is submitted. */
  private async isAccepted(packageId: string): Promise<boolean> {
    try {
      const missing = await this.#parts.submission.missingParts(packageId);
      // A colleague's change is reported by the submission, with the colleague's name.
      if (missing.length === 0 || (await this.hasChanged())) return true;
      runInAction(() => (this.missing = missing));
    } catch (thrown) {
      this.#parts.session.faultSeen(thrown);
      runInAction(() => (this.trouble = { because: 'not-checked', failure: failureOf(thrown) }));
    }
    runInAction(() => (this.submitting = false));
    return false;
  }

  /**
   * Ends the check after the submission. Missing uploads are no longer remembered, and the effect of reading is
   * reported in the background.
   */
  private finishSubmission(effects: ReturnType<typeof submissionEffect>): void {
    if (effects.size > 0)
      void this.#parts.readings
        .tellEffect(this.packageId, effects)
        .catch((thrown: unknown) => this.#parts.session.faultSeen(thrown));
    const { queue, unarrived, navigator } = this.#parts;
    for (const { id } of unarrived.of(this.packageId)) unarrived.remove(this.packageId, id);
    for (const { id, state } of queue.of(this.packageId)) if (state.kind === 'failed') queue.remove(id);
    for (const item of (this.#page.value?.materials ?? []).flatMap((material) => material.items))
      this.#compared.forget(item.documentId);
    navigator.replaceWith(pathsOf(this.#parts.book).submitted(this.packageId));
  }

  /**
   * Checks for changes. They are not shown automatically, because the user would then submit content that was not
   * reviewed.
   */
  private async checkForChanges(): Promise<void> {
    if (!this.#page.value || this.submitting || this.trouble) return;
    try {
      const changed = await this.hasChanged();
      if (changed !== undefined) runInAction(() => (this.outdated = changed));
    } catch (thrown) {
      // The shown package stays; the submission will report a lost connection.
      this.#parts.session.faultSeen(thrown);
    }
  }

  /** Whether the package has changed; undefined once a newer request was made. */
  private async hasChanged(): Promise<boolean | undefined> {
    const now = await this.#page.ask(this.fetch);
    const { value } = this.#page;
    // A changed restriction is no change of the package.
    if (now) runInAction(() => (this.restriction = now.restriction));
    return now && (!value || !isSameToSubmit(now, value));
  }

  private async fetch(signal: AbortSignal): Promise<CheckedPackage> {
    return fetchChecked(this.#parts, this.packageId, signal);
  }

  private async load(): Promise<void> {
    await this.#page.load();
  }

  private resetAfterLoading(): void {
    this.outdated = false;
    this.missing = [];
    const { value } = this.#page;
    this.restriction = value?.restriction;
    if (value) void this.#clarity.load(this.packageId, value.evidence.standardVersion, value.materials);
    this.#readings.load(
      this.packageId,
      this.readable.flatMap(({ item }) => fileToRead(item) ?? []),
    );
  }
}
