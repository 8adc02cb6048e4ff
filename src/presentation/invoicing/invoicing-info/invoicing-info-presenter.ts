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

/** The profile with its account number grouped in fours. */
const withGroupedAccount = (profile: InvoicingProfile): InvoicingProfile => ({
  ...profile,
  bankAccount: profile.bankAccount === '' ? '' : accountNumber(profile.bankAccount),
});

/** Parses a stored draft with any content. */
function parseDraft(stored: unknown): Draft | undefined {
  if (
    typeof stored !== 'object' ||
    stored === null ||
    !('values' in stored) ||
    !('revision' in stored) ||
    typeof stored.revision !== 'number' ||
    typeof stored.values !== 'object' ||
    stored.values === null
  )
    return undefined;
  const fields = new Map(Object.entries(stored.values));
  const text = (field: ProfileField): string => {
    const value: unknown = fields.get(field);
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
    revision: stored.revision,
  };
}

/** The company's data for invoices: what is there, what is missing, who changed what (checklist F-093). */
export class InvoicingInfoPresenter {
  readonly content: PageContent<KeptProfile>;
  values: InvoicingProfile = emptyProfile;
  errors: Partial<Record<ProfileField, Message>> = {};
  /** Whether the form was restored from a draft. */
  isRestored = false;
  /** Who changed the data while this form was filled in; undefined for no one, empty if unknown. */
  changedBy: string | undefined;
  trouble: Message | undefined;
  busy = false;
  /** How often saving was refused. The focus moves to the first error when it grows. */
  attempt = 0;
  #revision = 0;
  readonly #parts: InvoicingInfoParts;

  constructor(parts: InvoicingInfoParts) {
    this.#parts = parts;
    this.content = new PageContent(
      parts.session,
      async (signal) => parts.desk.profile(signal),
      (kept) => this.showProfile(kept),
    );
    makeAutoObservable<this>(this, { content: false }, { autoBind: true, deep: false });
  }

  opened(): void {
    void this.content.load();
  }

  left(): void {
    this.content.stop();
  }

  /** The completeness of the form's present values. */
  get completeness(): Completeness {
    return completenessOf(normaliseProfile(this.values));
  }

  get missing(): readonly ProfileField[] {
    return missingFields(normaliseProfile(this.values));
  }

  /** The obstacles to the issue of invoices: missing, invalid or unsaved values; `all` if there are none. */
  get completion(): 'missing' | 'wrong' | 'unsaved' | 'all' {
    if (this.missing.length > 0) return 'missing';
    if (profileProblems(normaliseProfile(this.values)).size > 0) return 'wrong';
    return this.isChanged ? 'unsaved' : 'all';
  }

  get isChanged(): boolean {
    const { value } = this.content;
    return value !== undefined && !compareStructural(normaliseProfile(this.values), normaliseProfile(value.profile));
  }

  /** Whether a field's value is a proposal from elsewhere that is not saved yet. */
  isProposed(field: ProfileField): boolean {
    const { value } = this.content;
    return value !== undefined && isProposed(field, this.values, value.profile, value.proposed);
  }

  fieldTyped(field: ProfileField, value: string): void {
    // Selections offer only these values.
    this.values = { ...this.values, [field]: value };
    const { [field]: _, ...errors } = this.errors;
    this.errors = errors;
    this.trouble = undefined;
    const draft: Draft = { values: this.values, revision: this.#revision };
    if (this.isChanged) this.#parts.drafts.write(draftName, draft);
    else this.#parts.drafts.remove(draftName);
  }

  /** Shows the problem of a field that was filled in, and groups an account number in fours. */
  fieldLeft(field: ProfileField): void {
    if (field === 'bankAccount')
      this.values = withGroupedAccount({ ...this.values, bankAccount: normaliseProfile(this.values).bankAccount });
    const problem = profileProblems(normaliseProfile(this.values)).get(field);
    if (problem) this.errors = { ...this.errors, [field]: message(problemWords[problem]) };
  }

  /** Discards the form's changes. */
  async discardPressed(): Promise<void> {
    this.#parts.drafts.remove(draftName);
    this.isRestored = false;
    this.errors = {};
    this.trouble = undefined;
    if (this.changedBy === undefined && this.content.value) this.showProfile(this.content.value);
    else await this.content.load();
  }

  /** Keeps the form's values, on top of another user's change. */
  async keepMinePressed(): Promise<void> {
    const mine = this.values;
    await this.content.load();
    const { value } = this.content;
    if (!value) return;
    runInAction(() => {
      this.values = mine;
      this.#revision = value.revision;
      this.changedBy = undefined;
    });
  }

  async savePressed(): Promise<void> {
    if (this.busy || !this.content.value?.mayChange) return;
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
      if (outcome.saved) await this.finishSaving();
      else runInAction(() => this.showRefusal(outcome));
    } catch (thrown) {
      this.#parts.session.faultSeen(thrown);
      runInAction(() => (this.trouble = failureOf(thrown).what));
    } finally {
      runInAction(() => (this.busy = false));
    }
  }

  private async finishSaving(): Promise<void> {
    this.#parts.drafts.remove(draftName);
    this.#parts.toasts.show('ok', message('invoicing.saved'));
    await this.content.load();
  }

  private showRefusal(outcome: Exclude<SaveOutcome, { readonly saved: true }>): void {
    this.attempt += 1;
    if (outcome.because === 'changed-meanwhile') this.changedBy = outcome.by;
    else if (outcome.field === undefined) this.trouble = message('invoicing.refused');
    else this.errors = { [outcome.field]: message('invoicing.refused') };
  }

  private showProfile(profile: KeptProfile): void {
    const draft = profile.mayChange ? parseDraft(this.#parts.drafts.read(draftName)) : undefined;
    this.#revision = draft?.revision ?? profile.revision;
    this.values =
      draft?.values ??
      withGroupedAccount(
        profile.mayChange && profile.proposed
          ? prefillProfile(
              profile.profile,
              profile.proposed,
              new Set(profile.changes.flatMap(({ fields }) => fields.flatMap(({ field }) => field ?? []))),
            )
          : profile.profile,
      );
    this.isRestored = draft !== undefined;
    // The draft was based on a version that has been changed since.
    this.changedBy = draft && draft.revision !== profile.revision ? (profile.changes[0]?.by ?? '') : undefined;
    this.errors = {};
  }
}
