import { makeAutoObservable, reaction, runInAction } from 'mobx';
import type {
  CertificationDesk,
  CertificationEntry,
  CompanyCertification,
  FormFile,
  HandInOutcome,
  SlotContent,
} from '../../../application/ports/certification/certification-desk.ts';
import type { Clock } from '../../../application/ports/clock.ts';
import type { DocumentVault, LocalFile } from '../../../application/ports/uploads/document-vault.ts';
import type { Identifiers } from '../../../application/ports/identifiers.ts';
import type { PictureMeasurer } from '../../../application/ports/uploads/picture-measurer.ts';
import type { GeneratedFile } from '../../../application/ports/generated-file.ts';
import { shanghaiDate, type PlainDate } from '../../../domain/calendar/plain-date.ts';
import {
  requiredTextFields,
  differingFields,
  emptyForm,
  formChoices,
  missingIn,
  editableFields,
  fieldTextsOf,
  normaliseForm,
  type CertificationForm,
  type FormChoice,
  type FormField,
  type FormText,
  type MissingFormPart,
  type GuardedNumber,
} from '../../../domain/certification/shared/certification-form.ts';
import { prefillForm, isAsRegistered } from '../../../domain/certification/shared/registered-facts.ts';
import { doubtsIn, type FormDoubt } from '../../../domain/certification/shared/form-doubts.ts';
import { mayCertify } from '../../../domain/identity/certifying-roles.ts';
import {
  requiredSlots,
  type LetterSlot,
  type LicenceSlot,
} from '../../../domain/certification/shared/licence-slots.ts';
import { isReturned, isTakenUp, saveTimeInRound } from '../../../domain/parties/real-name-machine.ts';
import { message, type Message } from '../../../words/catalogue.ts';
import { failureOf } from '../../shared/failure.ts';
import { TemporaryReveal } from '../../shared/temporary-reveal.ts';
import { PageContent } from '../../pages/page-content.ts';
import type { SessionStore } from '../../identity/session-store.ts';
import type { RefreshPoller } from '../../shared/refresh-poller.ts';
import type { Toasts } from '../../shared/toasts.ts';
import { FormAutosave } from './form-autosave.ts';
import { PaperProposals } from './paper-proposals.ts';
import { PaperReadings } from './paper-readings.ts';
import { SlotFiles } from './slot-files.ts';

export interface CertificationParts {
  readonly desk: CertificationDesk;
  readonly vault: DocumentVault;
  readonly identifiers: Identifiers;
  readonly session: SessionStore;
  readonly toasts: Toasts;
  readonly clock: Clock;
  readonly poller: RefreshPoller;
  readonly measurer: PictureMeasurer;
}

/** Unsaved texts of this user, and the colleague who submitted the form without them; `by` is empty if unknown. */
export interface LeftBehind {
  readonly by: string;
  readonly texts: readonly { readonly field: FormText; readonly value: string }[];
}

/** The entered form, with the files of each paper that it requires. */
export interface EnteredForm {
  readonly form: CertificationForm;
  readonly papers: readonly { readonly slot: LicenceSlot; readonly files: readonly FormFile[] }[];
}

/**
 * The content of the page: the form, the form without permission to write, a running review, returned papers, the
 * certified data, or nothing readable.
 */
export type CertificationStage = 'form' | 'read-only' | 'reviewing' | 'returned' | 'certified' | 'unreadable';

const emptySlot: SlotContent = { files: [], result: 'UNKNOWN', reason: '', before: [], said: undefined };

/**
 * Real-name authentication of the company: filling in, submitting, correcting and following it (document 2, sections 3
 * to 5; F-118 to F-132).
 */
export class CertificationPresenter {
  readonly content: PageContent<CompanyCertification>;
  readonly files: SlotFiles;
  readonly saving: FormAutosave;
  readonly readings: PaperReadings;
  readonly proposals: PaperProposals;
  form: CertificationForm = emptyForm;
  /** Whether a certified company is about to change its papers. */
  isChanging = false;
  busy: 'hand-in' | 'revoke' | LetterSlot | undefined = undefined;
  trouble: Message | undefined = undefined;
  /** Texts that were typed here and never saved, because a colleague submitted the form first. */
  leftBehind: LeftBehind | undefined = undefined;
  /** The doubts that the user is asked about before the submission. */
  doubtsToConfirm: readonly FormDoubt[] | undefined = undefined;
  #disposers: readonly (() => void)[] = [];
  readonly #shownNumbers: TemporaryReveal<GuardedNumber, true>;
  readonly #parts: CertificationParts;

  constructor(parts: CertificationParts) {
    this.#parts = parts;
    this.#shownNumbers = new TemporaryReveal(parts.clock);
    const { desk, clock, session, vault, identifiers } = parts;
    this.content = new PageContent(
      session,
      async (signal) => desk.current(signal),
      (told) => this.applyContent(told),
    );
    this.files = new SlotFiles({
      vault,
      identifiers,
      session,
      onChanged: () => this.saving.saveLater(),
      onBegun: (id, file) => void this.readings.measure(id, file),
      onArrived: (slot, id, fileId) => void this.readings.readArrived(slot, id, fileId),
    });
    this.readings = new PaperReadings({ desk, measurer: parts.measurer });
    this.proposals = new PaperProposals({ readings: this.readings, files: this.files, page: this });
    this.saving = new FormAutosave({ desk, clock, session, entry: () => this.entry });
    makeAutoObservable<this>(
      this,
      { content: false, files: false, saving: false, readings: false, proposals: false },
      { autoBind: true, deep: false },
    );
  }

  opened(): void {
    this.left();
    [this.isChanging, this.doubtsToConfirm] = [false, undefined];
    // A decision of the review reaches each window of the company as a new session.
    this.#disposers = [
      reaction(
        () => this.#parts.session.who,
        () => void this.content.refresh(),
      ),
    ];
    // The content is also refreshed at intervals, except while the user writes.
    this.#parts.poller.start(async () => void (this.mayWrite || (await this.content.refresh())));
    void this.content.load();
  }

  left(): void {
    this.#shownNumbers.hideAll();
    for (const end of this.#disposers) end();
    this.#disposers = [];
    this.#parts.poller.stop();
    this.files.stop();
    if (this.mayWrite) void this.saving.saveNow();
    this.saving.stop();
    this.content.stop();
  }

  get today(): PlainDate {
    return shanghaiDate(this.#parts.clock.now());
  }

  get offers(): CertificationDesk['offers'] {
    return this.#parts.desk.offers;
  }

  get stage(): CertificationStage {
    const { value } = this.content;
    if (!value?.place) return 'unreadable';
    const { place, mayWrite } = value;
    if (isReturned(place)) return 'returned';
    if (place.node !== '') return 'reviewing';
    if (place.state === 'AUTH') return this.isChanging ? 'form' : 'certified';
    return mayWrite ? 'form' : 'read-only';
  }

  /** Whether the user may write now. */
  get mayWrite(): boolean {
    return this.content.value?.mayWrite === true && (this.stage === 'form' || this.stage === 'returned');
  }

  get entry(): CertificationEntry {
    return { form: normaliseForm(this.form), files: this.files.arrived };
  }

  slotState(slot: LicenceSlot): SlotContent {
    return this.content.value?.slots.get(slot) ?? emptySlot;
  }

  /** Whether a reviewer has begun, and the form does not only wait. */
  get isTakenUp(): boolean {
    const { place, steps } = this.content.value ?? {};
    const last = steps?.at(-1)?.event;
    return place !== undefined && isTakenUp(place, last === 'unrecognised' ? undefined : last);
  }

  /** Whether the user may see papers and their numbers: those who certify. */
  get seesPapers(): boolean {
    const { who } = this.#parts.session;
    return who !== undefined && mayCertify({ isMain: who.isMain === true, role: who.role.code });
  }

  /** The numbers that are shown in full for a while. */
  get numbersShown(): ReadonlySet<GuardedNumber> {
    return new Set(this.#shownNumbers.shown.keys());
  }

  /** Shows a number in full after the viewing was recorded, or hides it. */
  async numberPressed(field: GuardedNumber): Promise<void> {
    const { desk, session, toasts } = this.#parts;
    if (this.numbersShown.has(field)) return this.#shownNumbers.hide(field);
    try {
      await desk.recordNumberView(field);
      this.#shownNumbers.show(field, true);
    } catch (thrown) {
      session.faultSeen(thrown);
      toasts.show('bad', failureOf(thrown).what);
    }
  }

  /** The entered form, to be read where it cannot be written. A certified company shows the certified one. */
  get entered(): EnteredForm | undefined {
    const { stage } = this;
    const { value } = this.content;
    if (!value || (stage !== 'reviewing' && stage !== 'returned' && stage !== 'certified')) return undefined;
    const isCertified = stage === 'certified' && value.certifiedForm !== undefined;
    const form = isCertified ? value.certifiedForm : stage === 'returned' ? this.form : value.form;
    const filesOf = (slot: LicenceSlot): readonly FormFile[] =>
      isCertified && value.certifiedFiles
        ? (value.certifiedFiles.get(slot) ?? [])
        : (value.slots.get(slot)?.files ?? []);
    return { form, papers: requiredSlots(form).map((slot) => ({ slot, files: filesOf(slot) })) };
  }

  /** Whether the form and the papers are the same as the certified ones; false if these are unknown. */
  get isUnchanged(): boolean {
    const { value } = this.content;
    const { certifiedForm, certifiedFiles } = value ?? {};
    if (!this.isChanging || !certifiedForm || !certifiedFiles) return false;
    const idsOf = (files: readonly { readonly fileId: string | undefined }[]): string =>
      files.map(({ fileId }) => fileId ?? '').join();
    return (
      [...formChoices, ...requiredTextFields(this.form)].every((field) => this.form[field] === certifiedForm[field]) &&
      this.slots.every((slot) => idsOf(this.files.of(slot)) === idsOf(certifiedFiles.get(slot) ?? []))
    );
  }

  /** The required papers, in the order of the form. */
  get slots(): readonly LicenceSlot[] {
    return requiredSlots(this.form);
  }

  /** The returned papers that must be replaced. */
  get returned(): readonly LicenceSlot[] {
    return this.stage === 'returned' ? this.slots.filter((slot) => this.slotState(slot).result === 'NOPASS') : [];
  }

  /** Whether a returned paper was replaced, or a field beside it was corrected. */
  isMended(slot: LicenceSlot): boolean {
    return this.isReplaced(slot) || this.correctedFieldsOf(slot).length > 0;
  }

  /** The fields beside a returned paper that were changed since the return. */
  correctedFieldsOf(slot: LicenceSlot): readonly FormField[] {
    const { value } = this.content;
    // If the values at the return are unknown, those of the loaded form are compared.
    return value
      ? differingFields(slot, this.slotState(slot).said ?? fieldTextsOf(slot, value.form), normaliseForm(this.form))
      : [];
  }

  /** Whether a returned paper was replaced. */
  isReplaced(slot: LicenceSlot): boolean {
    const previousIds = new Set(
      [
        ...this.slotState(slot).before,
        ...(this.slotState(slot).before.length === 0 ? this.slotState(slot).files : []),
      ].map(({ fileId }) => fileId),
    );
    const presentIds = this.files.of(slot).flatMap(({ fileId }) => fileId ?? []);
    return presentIds.some((fileId) => !previousIds.has(fileId));
  }

  get openFields(): ReadonlySet<FormField> | 'all' {
    return this.stage === 'returned' ? editableFields(this.returned, this.content.value?.form ?? this.form) : 'all';
  }

  isOpen(field: FormField): boolean {
    const { openFields } = this;
    return this.mayWrite && (openFields === 'all' || openFields.has(field));
  }

  /** Everything that prevents the submission. */
  get missing(): readonly MissingFormPart[] {
    const missing = missingIn(normaliseForm(this.form), this.files.filled);
    const unmended = this.returned
      .filter((slot) => !this.isMended(slot) && !missing.some((each) => each.kind === 'slot' && each.slot === slot))
      .map((slot): MissingFormPart => ({ kind: 'slot', slot }));
    return [...missing, ...unmended];
  }

  /** Doubts that do not prevent the submission, but would cause a return. */
  get doubts(): readonly FormDoubt[] {
    if (!this.mayWrite) return [];
    const read = new Map(this.slots.map((slot) => [slot, this.proposals.of(slot)]));
    return doubtsIn({
      form: normaliseForm(this.form),
      read,
      isKept: (slot, each) => this.proposals.isKept(slot, each),
      isOpen: (field) => this.isOpen(field),
      isSlotOpen: (slot) => this.stage === 'form' || this.returned.includes(slot),
      today: this.today,
    });
  }

  /** Whether a field still has the value from the registration. */
  isAsRegistered(field: FormText): boolean {
    return isAsRegistered(this.form, this.content.value?.registered, field);
  }

  choiceChanged(field: FormChoice, value: boolean): void {
    this.setForm({ ...this.form, [field]: value });
  }

  textTyped(field: FormText, value: string): void {
    this.setForm({ ...this.form, [field]: value });
  }

  filesGiven(slot: LicenceSlot, files: readonly LocalFile[]): void {
    if (files.length === 0 || !this.mayWrite) return;
    this.files.add(slot, files, this.stage === 'returned' && !this.isReplaced(slot));
  }

  leftBehindRead(): void {
    this.leftBehind = undefined;
  }

  changePressed(): void {
    this.isChanging = true;
  }

  changeDropped(): void {
    this.isChanging = false;
  }

  async savePressed(): Promise<void> {
    await this.saving.saveNow();
  }

  /** Replaces this form by the one that another user saved. */
  async theirsPressed(): Promise<void> {
    const isLoaded = await this.content.load();
    if (isLoaded && this.content.value) runInAction(() => this.adopt(this.content.value));
  }

  /** Replaces the form that another user saved by this one. */
  async minePressed(): Promise<void> {
    const [form, files] = [this.form, this.files.bySlot];
    await this.content.load();
    runInAction(() => {
      this.form = form;
      this.files.bySlot = files;
      this.saving.resolveWithMine(this.content.value?.revision);
    });
    await this.saving.saveNow();
  }

  /** Submits the form. Doubts are asked about once. */
  async handInPressed(): Promise<void> {
    if (!this.mayHandIn) return;
    const { doubts } = this;
    if (doubts.length > 0) this.doubtsToConfirm = doubts;
    else await this.submit();
  }

  async handInAllTheSamePressed(): Promise<void> {
    this.doubtsToConfirm = undefined;
    await this.submit();
  }

  goBackPressed(): void {
    this.doubtsToConfirm = undefined;
  }

  private get mayHandIn(): boolean {
    return (
      this.mayWrite &&
      this.missing.length === 0 &&
      !this.files.isUploading &&
      !this.readings.isReading &&
      !this.isUnchanged
    );
  }

  private async submit(): Promise<void> {
    const { value } = this.content;
    if (!value || !this.mayHandIn) return;
    await this.runOnce(
      'hand-in',
      async () => {
        await this.saving.saveNow();
        if (this.saving.changedBy !== undefined) return undefined;
        return this.#parts.desk.handIn(this.entry, this.saving.revision, {
          again: this.stage === 'returned',
          process: value.process,
        });
      },
      'certification.handed-in',
    );
  }

  async revokePressed(): Promise<void> {
    if (this.content.value?.mayRevoke === true)
      await this.runOnce('revoke', async () => this.#parts.desk.revoke(), 'certification.revoked');
  }

  /** @returns a letter with the entered data, to be signed */
  async letterPressed(slot: LetterSlot): Promise<GeneratedFile | undefined> {
    let letter: GeneratedFile | undefined;
    await this.runOnce(slot, async () => {
      if (this.mayWrite) await this.saving.saveNow();
      letter = await this.#parts.desk.letter(slot);
      return undefined;
    });
    return letter;
  }

  private setForm(form: CertificationForm): void {
    this.form = form;
    this.trouble = undefined;
    this.saving.saveLater();
  }

  /** Runs one action at a time. A refusal is shown, and the form is refreshed. */
  private async runOnce(
    name: Exclude<CertificationPresenter['busy'], undefined>,
    work: () => Promise<HandInOutcome | undefined>,
    done?: 'certification.handed-in' | 'certification.revoked',
  ): Promise<void> {
    if (this.busy !== undefined) return;
    [this.busy, this.trouble] = [name, undefined];
    try {
      const outcome = await work();
      if (outcome) await this.applyOutcome(outcome, done);
    } catch (thrown) {
      this.#parts.session.faultSeen(thrown);
      runInAction(() => (this.trouble = failureOf(thrown).what));
    } finally {
      runInAction(() => (this.busy = undefined));
    }
  }

  private async applyOutcome(
    outcome: HandInOutcome,
    done: 'certification.handed-in' | 'certification.revoked' | undefined,
  ): Promise<void> {
    if (outcome.done) {
      this.isChanging = false;
      if (done) this.#parts.toasts.show('ok', message(done));
      this.saving.reset(this.saving.revision, this.saving.savedAt);
      await this.content.refresh();
    } else if (outcome.because === 'changed-meanwhile') this.saving.changedBy = outcome.by;
    else {
      this.trouble = message(outcome.because === 'not-now' ? 'certification.not-now' : 'certification.refused');
      await this.content.refresh();
    }
  }

  private applyContent(told: CompanyCertification): void {
    // Unsaved input is not replaced unasked.
    const isBeingWritten = this.mayWrite && this.saving.revision !== undefined && this.saving.isUnsaved;
    if (!this.mayWrite) this.keepUnsaved(told);
    if (!isBeingWritten) this.adopt(told);
    else if (told.revision !== this.saving.revision) this.saving.changedBy = told.savedBy;
  }

  /** Keeps unsaved texts visible when the form can no longer be written. */
  private keepUnsaved(told: CompanyCertification): void {
    if (this.saving.revision === undefined || !this.saving.isUnsaved) return;
    const texts = requiredTextFields(this.form).flatMap((field) =>
      this.form[field].trim() === '' || this.form[field].trim() === told.form[field]
        ? []
        : [{ field, value: this.form[field].trim() }],
    );
    if (texts.length > 0) this.leftBehind = { by: told.submittedBy, texts };
  }

  private adopt(told: CompanyCertification | undefined): void {
    if (!told) return;
    // Data from the registration is the initial form if no one has begun yet.
    this.form =
      told.registered && told.mayWrite && told.savedAt === undefined && told.steps.length === 0
        ? prefillForm(told.form, told.registered)
        : told.form;
    this.files.setSaved(new Map([...told.slots].map(([slot, { files }]) => [slot, files])));
    this.saving.reset(told.revision, saveTimeInRound(told.savedAt, told.steps));
  }
}
