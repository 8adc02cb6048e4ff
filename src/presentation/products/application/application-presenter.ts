import { makeAutoObservable, reaction, runInAction } from 'mobx';
import type { DocumentVault, LocalFile } from '../../../application/ports/uploads/document-vault.ts';
import type { Identifiers } from '../../../application/ports/identifiers.ts';
import type {
  ApplicationDesk,
  ApplicationOutcome,
  ProductApplication,
} from '../../../application/ports/products/application-desk.ts';
import {
  applicationFields,
  applicationParts,
  applicationProblem,
  emptyApplication,
  fieldsOfPart,
  opensByApplication,
  openParts,
  normaliseApplication,
  type ApplicationEntry,
  type ApplicationField,
  type ApplicationPart,
  type ApplicationProblem,
} from '../../../domain/products/shared/application.ts';
import { applicationLimits, applicationPlace } from '../../../domain/uploads/company-places.ts';
import type { ProductCode } from '../../../domain/catalogue/product-code.ts';
import type { ProductTexts } from '../../../domain/catalogue/product-texts.ts';
import { message, type Message, type PlainKey } from '../../../words/catalogue.ts';
import type { Locale } from '../../../words/locale.ts';
import { ArrivingFiles } from '../../uploads/arriving-files.ts';
import { failureOf } from '../../shared/failure.ts';
import type { RefreshPoller } from '../../shared/refresh-poller.ts';
import { PageContent } from '../../pages/page-content.ts';
import type { SessionStore } from '../../identity/session-store.ts';

export interface ApplicationPresenterParts {
  readonly desk: ApplicationDesk;
  readonly vault: DocumentVault;
  readonly identifiers: Identifiers;
  readonly session: SessionStore;
  readonly poller: RefreshPoller;
  readonly texts: (locale: Locale) => Promise<Readonly<Record<ProductCode, ProductTexts>>>;
}

/** The steps of an application: its parts, and the check of the whole before the submission. */
export const applySteps = [...applicationParts, 'check'] as const;
export type ApplyStep = (typeof applySteps)[number];

const refusals: Readonly<Record<'not-now' | 'not-permitted' | 'files', PlainKey>> = {
  'not-now': 'applying.not-now',
  'not-permitted': 'applying.not-permitted',
  files: 'applying.files-gone',
};

/**
 * The application for a product that requires one (document 1, section 2; checklist F-117). It is saved while the user
 * types, and can be continued by any colleague with the permission.
 */
export class ApplicationPresenter {
  readonly content: PageContent<ProductApplication>;
  readonly files: ArrivingFiles;
  /** Undefined if the address names no product that requires an application. */
  product: ProductCode | undefined = undefined;
  title = '';
  entry: ApplicationEntry = emptyApplication;
  step: ApplyStep = 'applicant';
  busy = false;
  trouble: Message | undefined = undefined;
  /** Who saved first, in a conflict; the user chooses which version stays. */
  changedBy: string | undefined = undefined;
  /** How often an incomplete submission was attempted. */
  attempt = 0;
  isSaving = false;
  /** The fields that show their problems: those that the user left, or all after an attempt to submit. */
  checkedFields: ReadonlySet<ApplicationField> = new Set();
  #isDirty = false;
  #disposers: readonly (() => void)[] = [];
  readonly #parts: ApplicationPresenterParts;

  constructor(parts: ApplicationPresenterParts) {
    this.#parts = parts;
    this.content = new PageContent(
      parts.session,
      async (signal) => parts.desk.application(this.product ?? 'ABS', signal),
      (told) => this.showApplication(told),
    );
    this.files = new ArrivingFiles({
      vault: parts.vault,
      identifiers: parts.identifiers,
      session: parts.session,
      place: applicationPlace,
      most: applicationLimits.maximumFiles,
      tooMany: message('applying.too-many-files', { most: applicationLimits.maximumFiles }),
      onChanged: () => this.filesChanged(),
    });
    makeAutoObservable<this>(this, { content: false, files: false }, { autoBind: true, deep: false });
  }

  /** @param asked the product's code, from the address */
  opened(code: string, locale: Locale): void {
    this.left();
    this.product = opensByApplication(code) ? code : undefined;
    [this.entry, this.step, this.trouble, this.changedBy, this.checkedFields, this.#isDirty] = [
      emptyApplication,
      'applicant',
      undefined,
      undefined,
      new Set(),
      false,
    ];
    this.content.clear();
    // Uploads were aborted, so that nothing waits for them.
    this.files.all = [];
    if (this.product === undefined || !this.isOffered) return;
    void this.loadTitle(this.product, locale);
    // A decision of the platform arrives as a new session; the content is also refreshed at intervals, except while the
    // user writes.
    this.#disposers = [
      reaction(
        () => this.#parts.session.who,
        () => void this.refresh(),
      ),
    ];
    this.#parts.poller.start(async () => this.refresh());
    void this.content.load();
  }

  left(): void {
    for (const end of this.#disposers) end();
    this.#disposers = [];
    this.#parts.poller.stop();
    void this.save();
    this.files.stop();
    this.content.stop();
  }

  get isOffered(): boolean {
    return this.#parts.desk.isOffered;
  }

  get mayWrite(): boolean {
    return this.content.value?.mayWrite === true;
  }

  /** The parts that may be changed now. */
  get open(): readonly ApplicationPart[] {
    const { value } = this.content;
    return value && this.mayWrite ? openParts(value.state, new Set(value.returned.keys())) : [];
  }

  isOpen(part: ApplicationPart): boolean {
    return this.open.includes(part);
  }

  problemOf(field: ApplicationField): ApplicationProblem | undefined {
    return this.checkedFields.has(field) ? applicationProblem(normaliseApplication(this.entry), field) : undefined;
  }

  /** The invalid fields of a part, whether the user has seen it or not. */
  problemsIn(part: ApplicationPart): readonly ApplicationField[] {
    const entry = normaliseApplication(this.entry);
    return fieldsOfPart[part].filter((field) => applicationProblem(entry, field) !== undefined);
  }

  typed(field: ApplicationField, value: string): void {
    this.entry = { ...this.entry, [field]: value };
    this.#isDirty = true;
  }

  fieldLeft(field: ApplicationField): void {
    this.checkedFields = new Set([...this.checkedFields, field]);
    void this.save();
  }

  filesGiven(files: readonly LocalFile[]): void {
    if (this.isOpen('attachments')) this.files.add(files);
  }

  stepChosen(step: ApplyStep): void {
    this.step = step;
    void this.save();
  }

  /** Opens the next step, unless this one has problems, which are shown first. */
  nextPressed(): void {
    const part = applicationParts.find((each) => each === this.step);
    if (part && this.isOpen(part) && this.problemsIn(part).length > 0) {
      this.checkedFields = new Set([...this.checkedFields, ...fieldsOfPart[part]]);
      this.attempt += 1;
      void this.save();
      return;
    }
    this.stepChosen(applySteps[applySteps.indexOf(this.step) + 1] ?? 'check');
  }

  backPressed(): void {
    this.stepChosen(applySteps[applySteps.indexOf(this.step) - 1] ?? 'applicant');
  }

  async retryPressed(): Promise<void> {
    await this.content.load();
  }

  /** Takes a colleague's version, and discards the user's. */
  async theirsPressed(): Promise<void> {
    [this.changedBy, this.#isDirty] = [undefined, false];
    await this.content.load();
  }

  /** Saves the user's version over a colleague's. */
  async minePressed(): Promise<void> {
    if (this.busy) return;
    const mine = { entry: this.entry, files: this.files.all };
    await this.theirsPressed();
    runInAction(() => {
      [this.entry, this.files.all, this.#isDirty] = [mine.entry, mine.files, true];
    });
    await this.save();
  }

  async submitPressed(): Promise<void> {
    if (this.busy || this.isSaving || this.files.isUploading || !this.mayWrite) return;
    const invalidPart = applicationParts.find((part) => this.problemsIn(part).length > 0);
    if (invalidPart) {
      this.checkedFields = new Set(applicationFields);
      [this.step, this.attempt] = [invalidPart, this.attempt + 1];
      return;
    }
    this.busy = true;
    this.trouble = undefined;
    // The submission includes unsaved changes.
    this.#isDirty = false;
    await this.send(async (desk, written) => desk.submit(written));
    runInAction(() => (this.busy = false));
  }

  private filesChanged(): void {
    this.#isDirty = true;
    void this.save();
  }

  /** Saves changes one save after the other. A failed save is repeated with the next change. */
  private async save(): Promise<void> {
    if (!this.#isDirty || this.isSaving || this.busy || this.changedBy !== undefined || !this.mayWrite) return;
    this.#isDirty = false;
    this.isSaving = true;
    await this.send(async (desk, written) => desk.save(written));
    runInAction(() => (this.isSaving = false));
    if (this.#isDirty && this.trouble === undefined) await this.save();
  }

  private async send(
    work: (desk: ApplicationDesk, application: Parameters<ApplicationDesk['save']>[0]) => Promise<ApplicationOutcome>,
  ): Promise<void> {
    const { product, content, entry, files } = this;
    if (product === undefined || content.value === undefined) return;
    try {
      const outcome = await work(this.#parts.desk, {
        product,
        revision: content.value.revision,
        entry: normaliseApplication(entry),
        fileIds: files.arrived,
      });
      // The answer belongs to another product if the user has opened one meanwhile.
      if (this.product === product) runInAction(() => this.applyOutcome(outcome));
    } catch (thrown) {
      this.#parts.session.faultSeen(thrown);
      if (this.product === product) runInAction(() => ([this.#isDirty, this.trouble] = [true, failureOf(thrown).what]));
    }
  }

  private applyOutcome(outcome: ApplicationOutcome): void {
    if (outcome.done) {
      this.trouble = undefined;
      this.content.take(outcome.now);
      return;
    }
    this.#isDirty = true;
    if (outcome.because === 'stale') this.changedBy = outcome.by;
    else if (outcome.because === 'refused') this.trouble = message('applying.refused');
    else this.trouble = message(refusals[outcome.because]);
    if (outcome.because === 'not-now') {
      this.#isDirty = false;
      void this.content.load();
    }
  }

  private showApplication({ entry, files, state, returned }: ProductApplication): void {
    if (this.#isDirty) return;
    this.entry = entry;
    this.files.setSaved(files);
    if (state === 'returned' && this.step === 'applicant')
      this.step = applicationParts.find((part) => returned.has(part)) ?? 'applicant';
  }

  private async refresh(): Promise<void> {
    if (this.#isDirty || this.busy || this.isSaving || this.files.isUploading || this.changedBy !== undefined) return;
    await this.content.refresh();
  }

  private async loadTitle(product: ProductCode, locale: Locale): Promise<void> {
    const texts = await this.#parts.texts(locale).catch(() => undefined);
    runInAction(() => (this.title = texts?.[product].title ?? ''));
  }
}
