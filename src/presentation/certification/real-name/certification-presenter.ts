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
import type { MadeFile } from '../../../application/ports/made-file.ts';
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
  type Missing,
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
import { BriefSight } from '../../shared/brief-sight.ts';
import { PageContent } from '../../pages/page-content.ts';
import type { SessionStore } from '../../identity/session-store.ts';
import type { RefreshPoller } from '../../shared/refresh-poller.ts';
import type { Toasts } from '../../shared/toasts.ts';
import { FormSaving } from './form-saving.ts';
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

/** What somebody wrote that went nowhere, and who handed the form in without it; empty where nobody says. */
export interface LeftBehind {
  readonly by: string;
  readonly texts: readonly { readonly field: FormText; readonly value: string }[];
}

/** What was entered, with the files of each paper that its case asks for. */
export interface Entered {
  readonly form: CertificationForm;
  readonly papers: readonly { readonly slot: LicenceSlot; readonly files: readonly FormFile[] }[];
}

/** What the page shows: the form to be filled in, where it is under review, what was returned, or what is certified. */
export type CertificationStage = 'form' | 'read-only' | 'reviewing' | 'returned' | 'certified' | 'unreadable';

const nothing: SlotContent = { files: [], result: 'UNKNOWN', reason: '', before: [], said: undefined };

/**
 * Real-name authentication of the company: filled in, handed in, mended, and followed (document 2, sections 3 to 5;
 * F-118 to F-132).
 */
export class CertificationPresenter {
  readonly told: PageContent<CompanyCertification>;
  readonly files: SlotFiles;
  readonly saving: FormSaving;
  readonly readings: PaperReadings;
  readonly proposals: PaperProposals;
  form: CertificationForm = emptyForm;
  /** A certified company's papers are about to be changed. */
  isChanging = false;
  busy: 'hand-in' | 'revoke' | LetterSlot | undefined = undefined;
  trouble: Message | undefined = undefined;
  /** What was written here and never saved, as a colleague handed the form in first; undefined where nothing was. */
  leftBehind: LeftBehind | undefined = undefined;
  /** What is asked about before it is handed in; undefined while nothing is. */
  askedAbout: readonly FormDoubt[] | undefined = undefined;
  #ends: readonly (() => void)[] = [];
  readonly #sight: BriefSight<GuardedNumber, true>;
  readonly #parts: CertificationParts;

  constructor(parts: CertificationParts) {
    this.#parts = parts;
    this.#sight = new BriefSight(parts.clock);
    const { desk, clock, session, vault, identifiers } = parts;
    this.told = new PageContent(
      session,
      async (signal) => desk.current(signal),
      (told) => this.shown(told),
    );
    this.files = new SlotFiles({
      vault,
      identifiers,
      session,
      changed: () => this.saving.changed(),
      begun: (id, file) => void this.readings.begun(id, file),
      arrived: (slot, id, fileId) => void this.readings.arrived(slot, id, fileId),
    });
    this.readings = new PaperReadings({ desk, measurer: parts.measurer });
    this.proposals = new PaperProposals({ readings: this.readings, files: this.files, page: this });
    this.saving = new FormSaving({ desk, clock, session, entry: () => this.entry });
    makeAutoObservable<this>(
      this,
      { told: false, files: false, saving: false, readings: false, proposals: false },
      { autoBind: true, deep: false },
    );
  }

  opened(): void {
    this.left();
    [this.isChanging, this.askedAbout] = [false, undefined];
    // Whoever reviews moves it on, which every window of the company hears of as another session.
    this.#ends = [
      reaction(
        () => this.#parts.session.who,
        () => void this.told.look(),
      ),
    ];
    // And by and by, where that was not heard. Nobody who writes is written over.
    this.#parts.poller.start(async () => void (this.mayWrite || (await this.told.look())));
    void this.told.load();
  }

  left(): void {
    this.#sight.hideAll();
    for (const end of this.#ends) end();
    this.#ends = [];
    this.#parts.poller.stop();
    this.files.stop();
    if (this.mayWrite) void this.saving.now();
    this.saving.stop();
    this.told.stop();
  }

  get today(): PlainDate {
    return shanghaiDate(this.#parts.clock.now());
  }

  get offers(): CertificationDesk['offers'] {
    return this.#parts.desk.offers;
  }

  get stage(): CertificationStage {
    const { value } = this.told;
    if (!value?.place) return 'unreadable';
    const { place, mayWrite } = value;
    if (isReturned(place)) return 'returned';
    if (place.node !== '') return 'reviewing';
    if (place.state === 'AUTH') return this.isChanging ? 'form' : 'certified';
    return mayWrite ? 'form' : 'read-only';
  }

  /** Something may be written now. */
  get mayWrite(): boolean {
    return this.told.value?.mayWrite === true && (this.stage === 'form' || this.stage === 'returned');
  }

  get entry(): CertificationEntry {
    return { form: normaliseForm(this.form), files: this.files.arrived };
  }

  slotTold(slot: LicenceSlot): SlotContent {
    return this.told.value?.slots.get(slot) ?? nothing;
  }

  /** Whether a reviewer has it in hand, rather than that it waits for one. */
  get isTakenUp(): boolean {
    const { place, steps } = this.told.value ?? {};
    const last = steps?.at(-1)?.event;
    return place !== undefined && isTakenUp(place, last === 'unrecognised' ? undefined : last);
  }

  /** Whether whoever looks may see papers and the numbers on them: those who certify. */
  get seesPapers(): boolean {
    const { who } = this.#parts.session;
    return who !== undefined && mayCertify({ isMain: who.isMain === true, role: who.role.code });
  }

  /** Numbers that somebody asked to see whole, for a while. */
  get numbersShown(): ReadonlySet<GuardedNumber> {
    return new Set(this.#sight.shown.keys());
  }

  /** Shows a number whole once that is written down, and hides it again. */
  async numberPressed(field: GuardedNumber): Promise<void> {
    const { desk, session, toasts } = this.#parts;
    if (this.numbersShown.has(field)) return this.#sight.hide(field);
    try {
      await desk.recordNumberView(field);
      this.#sight.show(field, true);
    } catch (thrown) {
      session.faultSeen(thrown);
      toasts.show('bad', failureOf(thrown).what);
    }
  }

  /** What was entered, to be read where it is not being written: of a certified company what it is certified by. */
  get entered(): Entered | undefined {
    const { stage } = this;
    const { value } = this.told;
    if (!value || (stage !== 'reviewing' && stage !== 'returned' && stage !== 'certified')) return undefined;
    const isCertified = stage === 'certified' && value.certifiedForm !== undefined;
    const form = isCertified ? value.certifiedForm : stage === 'returned' ? this.form : value.form;
    const filesOf = (slot: LicenceSlot): readonly FormFile[] =>
      isCertified && value.certifiedFiles
        ? (value.certifiedFiles.get(slot) ?? [])
        : (value.slots.get(slot)?.files ?? []);
    return { form, papers: requiredSlots(form).map((slot) => ({ slot, files: filesOf(slot) })) };
  }

  /**
   * Whether a company would be certified anew by what it is certified by already; not told where the back end does not
   * say by what that is.
   */
  get isUnchanged(): boolean {
    const { value } = this.told;
    const { certifiedForm, certifiedFiles } = value ?? {};
    if (!this.isChanging || !certifiedForm || !certifiedFiles) return false;
    const named = (files: readonly { readonly fileId: string | undefined }[]): string =>
      files.map(({ fileId }) => fileId ?? '').join();
    return (
      [...formChoices, ...requiredTextFields(this.form)].every((field) => this.form[field] === certifiedForm[field]) &&
      this.slots.every((slot) => named(this.files.of(slot)) === named(certifiedFiles.get(slot) ?? []))
    );
  }

  /** What is asked for, in the order of the form. */
  get slots(): readonly LicenceSlot[] {
    return requiredSlots(this.form);
  }

  /** What was returned, and is to be replaced. */
  get returned(): readonly LicenceSlot[] {
    return this.stage === 'returned' ? this.slots.filter((slot) => this.slotTold(slot).result === 'NOPASS') : [];
  }

  /** Whether a returned document has another in its place, or what stands beside it was corrected. */
  isMended(slot: LicenceSlot): boolean {
    return this.isReplaced(slot) || this.correctedIn(slot).length > 0;
  }

  /** The fields beside a returned document that say something else than when it was returned. */
  correctedIn(slot: LicenceSlot): readonly FormField[] {
    const { value } = this.told;
    // Where it is not told what they said, the form as it came says it.
    return value
      ? differingFields(slot, this.slotTold(slot).said ?? fieldTextsOf(slot, value.form), normaliseForm(this.form))
      : [];
  }

  /** Whether a returned document has another in its place. */
  isReplaced(slot: LicenceSlot): boolean {
    const was = new Set(
      [
        ...this.slotTold(slot).before,
        ...(this.slotTold(slot).before.length === 0 ? this.slotTold(slot).files : []),
      ].map(({ fileId }) => fileId),
    );
    const now = this.files.of(slot).flatMap(({ fileId }) => fileId ?? []);
    return now.some((fileId) => !was.has(fileId));
  }

  get openFields(): ReadonlySet<FormField> | 'all' {
    return this.stage === 'returned' ? editableFields(this.returned, this.told.value?.form ?? this.form) : 'all';
  }

  isOpen(field: FormField): boolean {
    const { openFields } = this;
    return this.mayWrite && (openFields === 'all' || openFields.has(field));
  }

  /** Everything that keeps it from being handed in. */
  get missing(): readonly Missing[] {
    const missing = missingIn(normaliseForm(this.form), this.files.filled);
    const unmended = this.returned
      .filter((slot) => !this.isMended(slot) && !missing.some((each) => each.kind === 'slot' && each.slot === slot))
      .map((slot): Missing => ({ kind: 'slot', slot }));
    return [...missing, ...unmended];
  }

  /** What nothing keeps from being handed in, and a reviewer would return. */
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

  /** Whether what stands in a field was said as the company registered. */
  isAsRegistered(field: FormText): boolean {
    return isAsRegistered(this.form, this.told.value?.registered, field);
  }

  chosen(field: FormChoice, value: boolean): void {
    this.written({ ...this.form, [field]: value });
  }

  typed(field: FormText, value: string): void {
    this.written({ ...this.form, [field]: value });
  }

  given(slot: LicenceSlot, files: readonly LocalFile[]): void {
    if (files.length === 0 || !this.mayWrite) return;
    this.files.given(slot, files, this.stage === 'returned' && !this.isReplaced(slot));
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
    await this.saving.now();
  }

  /** What another saved takes the place of what stands here. */
  async theirsPressed(): Promise<void> {
    const told = await this.told.load();
    if (told && this.told.value) runInAction(() => this.adopted(this.told.value));
  }

  /** What stands here takes the place of what another saved, which is known now. */
  async minePressed(): Promise<void> {
    const [form, files] = [this.form, this.files.bySlot];
    await this.told.load();
    runInAction(() => {
      this.form = form;
      this.files.bySlot = files;
      this.saving.mineOn(this.told.value?.revision);
    });
    await this.saving.now();
  }

  /** Hands it in; where something is doubtful, whoever presses is asked about it once. */
  async handInPressed(): Promise<void> {
    if (!this.mayHandIn) return;
    const { doubts } = this;
    if (doubts.length > 0) this.askedAbout = doubts;
    else await this.handIn();
  }

  async handInAllTheSamePressed(): Promise<void> {
    this.askedAbout = undefined;
    await this.handIn();
  }

  goBackPressed(): void {
    this.askedAbout = undefined;
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

  private async handIn(): Promise<void> {
    const { value } = this.told;
    if (!value || !this.mayHandIn) return;
    await this.doing(
      'hand-in',
      async () => {
        await this.saving.now();
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
    if (this.told.value?.mayRevoke === true)
      await this.doing('revoke', async () => this.#parts.desk.revoke(), 'certification.revoked');
  }

  /** A letter with what is filled in, to be signed. */
  async letterPressed(slot: LetterSlot): Promise<MadeFile | undefined> {
    let letter: MadeFile | undefined;
    await this.doing(slot, async () => {
      if (this.mayWrite) await this.saving.now();
      letter = await this.#parts.desk.letter(slot);
      return undefined;
    });
    return letter;
  }

  private written(form: CertificationForm): void {
    this.form = form;
    this.trouble = undefined;
    this.saving.changed();
  }

  /** One thing at a time; what the back end refuses is told, and shown as it stands by now. */
  private async doing(
    what: Exclude<CertificationPresenter['busy'], undefined>,
    work: () => Promise<HandInOutcome | undefined>,
    done?: 'certification.handed-in' | 'certification.revoked',
  ): Promise<void> {
    if (this.busy !== undefined) return;
    [this.busy, this.trouble] = [what, undefined];
    try {
      const outcome = await work();
      if (outcome) await this.answered(outcome, done);
    } catch (thrown) {
      this.#parts.session.faultSeen(thrown);
      runInAction(() => (this.trouble = failureOf(thrown).what));
    } finally {
      runInAction(() => (this.busy = undefined));
    }
  }

  private async answered(
    outcome: HandInOutcome,
    done: 'certification.handed-in' | 'certification.revoked' | undefined,
  ): Promise<void> {
    if (outcome.done) {
      this.isChanging = false;
      if (done) this.#parts.toasts.show('ok', message(done));
      this.saving.began(this.saving.revision, this.saving.savedAt);
      await this.told.look();
    } else if (outcome.because === 'changed-meanwhile') this.saving.changedBy = outcome.by;
    else {
      this.trouble = message(outcome.because === 'not-now' ? 'certification.not-now' : 'certification.refused');
      await this.told.look();
    }
  }

  private shown(told: CompanyCertification): void {
    // What is being written here is nobody else's to replace unasked.
    const isMine = this.mayWrite && this.saving.revision !== undefined && this.saving.isUnsaved;
    if (!this.mayWrite) this.keptAside(told);
    if (!isMine) this.adopted(told);
    else if (told.revision !== this.saving.revision) this.saving.changedBy = told.savedBy;
  }

  /** Nothing that was typed vanishes unseen. */
  private keptAside(told: CompanyCertification): void {
    if (this.saving.revision === undefined || !this.saving.isUnsaved) return;
    const texts = requiredTextFields(this.form).flatMap((field) =>
      this.form[field].trim() === '' || this.form[field].trim() === told.form[field]
        ? []
        : [{ field, value: this.form[field].trim() }],
    );
    if (texts.length > 0) this.leftBehind = { by: told.submittedBy, texts };
  }

  private adopted(told: CompanyCertification | undefined): void {
    if (!told) return;
    // What was registered is a beginning, where nobody has begun.
    this.form =
      told.registered && told.mayWrite && told.savedAt === undefined && told.steps.length === 0
        ? prefillForm(told.form, told.registered)
        : told.form;
    this.files.taken(new Map([...told.slots].map(([slot, { files }]) => [slot, files])));
    this.saving.began(told.revision, saveTimeInRound(told.savedAt, told.steps));
  }
}
