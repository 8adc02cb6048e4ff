import { compareStructural, makeAutoObservable, runInAction } from 'mobx';
import type { Drafts } from '../../../application/ports/drafts.ts';
import type { InvoicingDesk, KeptProfile, SaveOutcome } from '../../../application/ports/invoicing/invoicing-desk.ts';
import {
  prefillProfile,
  completenessOf,
  digitalInvoiceTypes,
  emptyProfile,
  isProposed,
  missingFields,
  profileFields,
  profileProblems,
  taxpayerTypes,
  normaliseProfile,
  type Completeness,
  type InvoicingProfile,
  type ProfileField,
  type ProfileProblem,
} from '../../../domain/invoicing/shared/invoicing-profile.ts';
import { message, type Message, type PlainKey } from '../../../words/catalogue.ts';
import { accountNumber } from '../../../words/format.ts';
import { failureOf } from '../../shared/failure.ts';
import { PageContent } from '../../pages/page-content.ts';
import type { SessionStore } from '../../identity/session-store.ts';
import type { Toasts } from '../../shared/toasts.ts';

const draftName = 'invoicing-info';

const problemWords: Readonly<Record<ProfileProblem, PlainKey>> = {
  'too-long': 'invoicing.problem-too-long',
  'not-one-line': 'invoicing.problem-not-one-line',
  'not-a-phone': 'invoicing.problem-not-a-phone',
  'not-an-account': 'invoicing.problem-not-an-account',
  'not-an-email': 'invoicing.problem-not-an-email',
  'not-a-mobile': 'invoicing.problem-not-a-mobile',
};

interface Draft {
  readonly values: InvoicingProfile;
  readonly revision: number;
}

export interface InvoicingInfoParts {
  readonly desk: InvoicingDesk;
  readonly session: SessionStore;
  readonly drafts: Drafts;
  readonly toasts: Toasts;
}

/** As one reads it: the account in fours. */
const readable = (profile: InvoicingProfile): InvoicingProfile => ({
  ...profile,
  bankAccount: profile.bankAccount === '' ? '' : accountNumber(profile.bankAccount),
});

/** A draft as this portal wrote it, whatever lies there. */
function draftOf(kept: unknown): Draft | undefined {
  if (
    typeof kept !== 'object' ||
    kept === null ||
    !('values' in kept) ||
    !('revision' in kept) ||
    typeof kept.revision !== 'number' ||
    typeof kept.values !== 'object' ||
    kept.values === null
  )
    return undefined;
  const written = new Map(Object.entries(kept.values));
  const text = (field: ProfileField): string => {
    const value: unknown = written.get(field);
    return typeof value === 'string' ? value : '';
  };
  const texts = Object.fromEntries(profileFields.map((field) => [field, text(field)]));
  return {
    values: {
      ...emptyProfile,
      ...texts,
      taxpayerType: taxpayerTypes.find((each) => each === text('taxpayerType')) ?? '',
      invoiceType: digitalInvoiceTypes.find((each) => each === text('invoiceType')) ?? '',
    },
    revision: kept.revision,
  };
}

/** What the company's invoices are made out to: what is there, what is missing, who changed what (checklist F-093). */
export class InvoicingInfoPresenter {
  readonly kept: PageContent<KeptProfile>;
  values: InvoicingProfile = emptyProfile;
  errors: Partial<Record<ProfileField, Message>> = {};
  /** What was filled in before, and came back. */
  isRestored = false;
  /** Who changed it while this was being filled in; undefined for nobody, empty for somebody. */
  changedBy: string | undefined;
  trouble: Message | undefined;
  busy = false;
  /** How many times it was refused: the keyboard goes to what is wrong. */
  attempt = 0;
  #revision = 0;
  readonly #parts: InvoicingInfoParts;

  constructor(parts: InvoicingInfoParts) {
    this.#parts = parts;
    this.kept = new PageContent(
      parts.session,
      async (signal) => parts.desk.profile(signal),
      (kept) => this.shown(kept),
    );
    makeAutoObservable<this>(this, { kept: false }, { autoBind: true, deep: false });
  }

  opened(): void {
    void this.kept.load();
  }

  left(): void {
    this.kept.stop();
  }

  /** The completeness of the form's present values. */
  get completeness(): Completeness {
    return completenessOf(normaliseProfile(this.values));
  }

  get missing(): readonly ProfileField[] {
    return missingFields(normaliseProfile(this.values));
  }

  /**
   * What keeps invoices from being issued: something is missing, cannot be kept so, or is not kept yet; `all`: nothing.
   */
  get completion(): 'missing' | 'wrong' | 'unsaved' | 'all' {
    if (this.missing.length > 0) return 'missing';
    if (profileProblems(normaliseProfile(this.values)).size > 0) return 'wrong';
    return this.isChanged ? 'unsaved' : 'all';
  }

  get isChanged(): boolean {
    const { value } = this.kept;
    return value !== undefined && !compareStructural(normaliseProfile(this.values), normaliseProfile(value.profile));
  }

  /** Whether what stands in a field is known from elsewhere, and not kept yet. */
  isProposed(field: ProfileField): boolean {
    const { value } = this.kept;
    return value !== undefined && isProposed(field, this.values, value.profile, value.proposed);
  }

  typed(field: ProfileField, value: string): void {
    // Choices offer nothing but these.
    this.values = { ...this.values, [field]: value };
    const { [field]: _, ...errors } = this.errors;
    this.errors = errors;
    this.trouble = undefined;
    const draft: Draft = { values: this.values, revision: this.#revision };
    if (this.isChanged) this.#parts.drafts.write(draftName, draft);
    else this.#parts.drafts.remove(draftName);
  }

  /** A field was filled in: what is wrong with it is said, and an account is read in fours. */
  fieldLeft(field: ProfileField): void {
    if (field === 'bankAccount')
      this.values = readable({ ...this.values, bankAccount: normaliseProfile(this.values).bankAccount });
    const problem = profileProblems(normaliseProfile(this.values)).get(field);
    if (problem) this.errors = { ...this.errors, [field]: message(problemWords[problem]) };
  }

  /** What was filled in goes, and what is kept stands. */
  async discardPressed(): Promise<void> {
    this.#parts.drafts.remove(draftName);
    this.isRestored = false;
    this.errors = {};
    this.trouble = undefined;
    if (this.changedBy === undefined && this.kept.value) this.shown(this.kept.value);
    else await this.kept.load();
  }

  /** What another changed is known, and what was filled in here is to take its place. */
  async keepMinePressed(): Promise<void> {
    const mine = this.values;
    await this.kept.load();
    const { value } = this.kept;
    if (!value) return;
    runInAction(() => {
      this.values = mine;
      this.#revision = value.revision;
      this.changedBy = undefined;
    });
  }

  async savePressed(): Promise<void> {
    if (this.busy || !this.kept.value?.mayChange) return;
    const profile = normaliseProfile(this.values);
    this.trouble = undefined;
    this.errors = Object.fromEntries(
      [...profileProblems(profile)].map(([field, problem]) => [field, message(problemWords[problem])]),
    );
    if (Object.keys(this.errors).length > 0) {
      this.attempt += 1;
      return;
    }
    this.busy = true;
    try {
      const outcome = await this.#parts.desk.save(profile, this.#revision);
      if (outcome.saved) await this.saved();
      else runInAction(() => this.refused(outcome));
    } catch (thrown) {
      this.#parts.session.faultSeen(thrown);
      runInAction(() => (this.trouble = failureOf(thrown).what));
    } finally {
      runInAction(() => (this.busy = false));
    }
  }

  private async saved(): Promise<void> {
    this.#parts.drafts.remove(draftName);
    this.#parts.toasts.show('ok', message('invoicing.saved'));
    await this.kept.load();
  }

  private refused(outcome: Exclude<SaveOutcome, { readonly saved: true }>): void {
    this.attempt += 1;
    if (outcome.because === 'changed-meanwhile') this.changedBy = outcome.by;
    else if (outcome.field === undefined) this.trouble = message('invoicing.refused');
    else this.errors = { [outcome.field]: message('invoicing.refused') };
  }

  private shown(kept: KeptProfile): void {
    const draft = kept.mayChange ? draftOf(this.#parts.drafts.read(draftName)) : undefined;
    this.#revision = draft?.revision ?? kept.revision;
    this.values =
      draft?.values ??
      readable(
        kept.mayChange && kept.proposed
          ? prefillProfile(
              kept.profile,
              kept.proposed,
              new Set(kept.changes.flatMap(({ fields }) => fields.flatMap(({ field }) => field ?? []))),
            )
          : kept.profile,
      );
    this.isRestored = draft !== undefined;
    // It was filled in on what somebody has changed since.
    this.changedBy = draft && draft.revision !== kept.revision ? (kept.changes[0]?.by ?? '') : undefined;
    this.errors = {};
  }
}
