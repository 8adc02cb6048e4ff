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

/** The steps of applying: its parts, and looking at the whole before it is handed in. */
export const applySteps = [...applicationParts, 'check'] as const;
export type ApplyStep = (typeof applySteps)[number];

const refusals: Readonly<Record<'not-now' | 'not-permitted' | 'files', PlainKey>> = {
  'not-now': 'applying.not-now',
  'not-permitted': 'applying.not-permitted',
  files: 'applying.files-gone',
};

/**
 * Applying for a product that is opened on application alone (document 1, section 2; checklist F-117). What is written
 * is saved as one goes, and gone on with by any colleague who may.
 */
export class ApplicationPresenter {
  readonly told: PageContent<ProductApplication>;
  readonly files: ArrivingFiles;
  /** Undefined where the address names no product that is applied for. */
  product: ProductCode | undefined = undefined;
  title = '';
  entry: ApplicationEntry = emptyApplication;
  step: ApplyStep = 'applicant';
  busy = false;
  trouble: Message | undefined = undefined;
  /** Who saved first, where somebody did: one chooses whose it is to be. */
  changedBy: string | undefined = undefined;
  /** How often it was tried to hand in what was not whole. */
  attempt = 0;
  isSaving = false;
  /** The fields that were left, or tried to be handed in. */
  seen: ReadonlySet<ApplicationField> = new Set();
  #isDirty = false;
  #ends: readonly (() => void)[] = [];
  readonly #parts: ApplicationPresenterParts;

  constructor(parts: ApplicationPresenterParts) {
    this.#parts = parts;
    this.told = new PageContent(
      parts.session,
      async (signal) => parts.desk.application(this.product ?? 'ABS', signal),
      (told) => this.shown(told),
    );
    this.files = new ArrivingFiles({
      vault: parts.vault,
      identifiers: parts.identifiers,
      session: parts.session,
      place: applicationPlace,
      most: applicationLimits.maximumFiles,
      tooMany: message('applying.too-many-files', { most: applicationLimits.maximumFiles }),
      changed: () => this.filesChanged(),
    });
    makeAutoObservable<this>(this, { told: false, files: false }, { autoBind: true, deep: false });
  }

  /** `asked`: the product's code, as the address has it. */
  opened(asked: string, locale: Locale): void {
    this.left();
    this.product = opensByApplication(asked) ? asked : undefined;
    [this.entry, this.step, this.trouble, this.changedBy, this.seen, this.#isDirty] = [
      emptyApplication,
      'applicant',
      undefined,
      undefined,
      new Set(),
      false,
    ];
    this.told.cleared();
    // What was on its way was given up: nothing waits for it.
    this.files.all = [];
    if (this.product === undefined || !this.isOffered) return;
    void this.named(this.product, locale);
    // What the platform decides is heard of as another session, and by and by where that was not heard. Nobody who
    // writes is written over.
    this.#ends = [
      reaction(
        () => this.#parts.session.who,
        () => void this.lookAgain(),
      ),
    ];
    this.#parts.poller.start(async () => this.lookAgain());
    void this.told.load();
  }

  left(): void {
    for (const end of this.#ends) end();
    this.#ends = [];
    this.#parts.poller.stop();
    void this.save();
    this.files.stop();
    this.told.stop();
  }

  get isOffered(): boolean {
    return this.#parts.desk.isOffered;
  }

  get mayWrite(): boolean {
    return this.told.value?.mayWrite === true;
  }

  /** The parts that may be changed now. */
  get open(): readonly ApplicationPart[] {
    const { value } = this.told;
    return value && this.mayWrite ? openParts(value.state, new Set(value.returned.keys())) : [];
  }

  isOpen(part: ApplicationPart): boolean {
    return this.open.includes(part);
  }

  problemOf(field: ApplicationField): ApplicationProblem | undefined {
    return this.seen.has(field) ? applicationProblem(normaliseApplication(this.entry), field) : undefined;
  }

  /** What is wrong with a part, whether or not one has been there. */
  problemsIn(part: ApplicationPart): readonly ApplicationField[] {
    const entry = normaliseApplication(this.entry);
    return fieldsOfPart[part].filter((field) => applicationProblem(entry, field) !== undefined);
  }

  typed(field: ApplicationField, value: string): void {
    this.entry = { ...this.entry, [field]: value };
    this.#isDirty = true;
  }

  fieldLeft(field: ApplicationField): void {
    this.seen = new Set([...this.seen, field]);
    void this.save();
  }

  given(files: readonly LocalFile[]): void {
    if (this.isOpen('attachments')) this.files.given(files);
  }

  stepChosen(step: ApplyStep): void {
    this.step = step;
    void this.save();
  }

  /** On to the next step; what is wrong with this one is said first. */
  nextPressed(): void {
    const part = applicationParts.find((each) => each === this.step);
    if (part && this.isOpen(part) && this.problemsIn(part).length > 0) {
      this.seen = new Set([...this.seen, ...fieldsOfPart[part]]);
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
    await this.told.load();
  }

  /** Takes what a colleague saved, and leaves one's own. */
  async theirsPressed(): Promise<void> {
    [this.changedBy, this.#isDirty] = [undefined, false];
    await this.told.load();
  }

  /** Saves one's own over what a colleague saved. */
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
    const wrong = applicationParts.find((part) => this.problemsIn(part).length > 0);
    if (wrong) {
      this.seen = new Set(applicationFields);
      [this.step, this.attempt] = [wrong, this.attempt + 1];
      return;
    }
    this.busy = true;
    this.trouble = undefined;
    // All that was written goes with it, also what could not be saved.
    this.#isDirty = false;
    await this.sent(async (desk, written) => desk.submit(written));
    runInAction(() => (this.busy = false));
  }

  private filesChanged(): void {
    this.#isDirty = true;
    void this.save();
  }

  /** Saves what was written, one after the other; what cannot be saved now is saved with the next change. */
  private async save(): Promise<void> {
    if (!this.#isDirty || this.isSaving || this.busy || this.changedBy !== undefined || !this.mayWrite) return;
    this.#isDirty = false;
    this.isSaving = true;
    await this.sent(async (desk, written) => desk.save(written));
    runInAction(() => (this.isSaving = false));
    if (this.#isDirty && this.trouble === undefined) await this.save();
  }

  private async sent(
    work: (desk: ApplicationDesk, written: Parameters<ApplicationDesk['save']>[0]) => Promise<ApplicationOutcome>,
  ): Promise<void> {
    const { product, told, entry, files } = this;
    if (product === undefined || told.value === undefined) return;
    try {
      const outcome = await work(this.#parts.desk, {
        product,
        revision: told.value.revision,
        entry: normaliseApplication(entry),
        fileIds: files.arrived,
      });
      // The answer belongs to another product once the user has gone on.
      if (this.product === product) runInAction(() => this.answered(outcome));
    } catch (thrown) {
      this.#parts.session.faultSeen(thrown);
      if (this.product === product) runInAction(() => ([this.#isDirty, this.trouble] = [true, failureOf(thrown).what]));
    }
  }

  private answered(outcome: ApplicationOutcome): void {
    if (outcome.done) {
      this.trouble = undefined;
      this.told.take(outcome.now);
      return;
    }
    this.#isDirty = true;
    if (outcome.because === 'stale') this.changedBy = outcome.by;
    else if (outcome.because === 'refused') this.trouble = message('applying.refused');
    else this.trouble = message(refusals[outcome.because]);
    if (outcome.because === 'not-now') {
      this.#isDirty = false;
      void this.told.load();
    }
  }

  private shown({ entry, files, state, returned }: ProductApplication): void {
    if (this.#isDirty) return;
    this.entry = entry;
    this.files.kept(files);
    if (state === 'returned' && this.step === 'applicant')
      this.step = applicationParts.find((part) => returned.has(part)) ?? 'applicant';
  }

  private async lookAgain(): Promise<void> {
    if (this.#isDirty || this.busy || this.isSaving || this.files.isUploading || this.changedBy !== undefined) return;
    await this.told.look();
  }

  private async named(product: ProductCode, locale: Locale): Promise<void> {
    const texts = await this.#parts.texts(locale).catch(() => undefined);
    runInAction(() => (this.title = texts?.[product].title ?? ''));
  }
}
