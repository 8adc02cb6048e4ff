import { makeAutoObservable, runInAction } from 'mobx';
import type { Clock } from '../../../application/ports/clock.ts';
import type { Identifiers } from '../../../application/ports/identifiers.ts';
import type { Navigator } from '../../../application/ports/navigator.ts';
import type {
  RegistrationDesk,
  RegistrationOutcome,
} from '../../../application/ports/registration/registration-desk.ts';
import type { RegistrationMemory } from '../../../application/ports/registration/registration-memory.ts';
import { satisfiedPasswordRules, type PasswordRule } from '../../../domain/identity/password-rules.ts';
import { userNameIn } from '../../../domain/identity/user-name.ts';
import { shanghaiDate } from '../../../domain/calendar/plain-date.ts';
import { nameIn } from '../../../domain/parties/person-details.ts';
import { codeDigits } from '../../../domain/identity/verify-codes.ts';
import {
  agreedTexts,
  isCurrentVersion,
  platformAgreementNames,
  type PlatformAgreementName,
} from '../../../domain/agreements/platform-agreements.ts';
import {
  registrationProblemsOf,
  registrationFields,
  type RegistrationField,
  type RegistrationForm,
} from '../../../domain/registration/registration.ts';
import { registeredPath } from '../../../domain/registration/registration-places.ts';
import { message, type Message } from '../../../words/catalogue.ts';
import type { HumanCheck } from '../../identity/human-check.ts';
import { failureOf } from '../../shared/failure.ts';
import type { SessionStore } from '../../identity/session-store.ts';
import type { ProductTitle } from '../shared/product-title.ts';
import { CodeRequest } from './code-request.ts';
import { wordsOf } from './problem-words.ts';
import { RegistrationPurpose } from './registration-purpose.ts';
import { codeIn } from '../../../domain/text/typed-number.ts';

export const registrationSteps = ['company', 'person', 'confirm'] as const;
export type RegistrationStep = (typeof registrationSteps)[number];

/** The typed fields; `again` is the repeated password. */
export type TypedField = Exclude<RegistrationField, 'agreements' | 'declared'> | 'again';
/** The fields that can have errors. */
export type ShownField = RegistrationField | 'again' | 'captcha';

/** The fields of each step. */
export const stepFields: Readonly<Record<RegistrationStep, readonly RegistrationField[]>> = {
  company: ['companyName', 'uscc', 'legalRepresentative'],
  person: ['personName', 'idNumber', 'userName', 'password'],
  confirm: ['agreements', 'declared', 'mobile', 'code'],
};

/** The fields that are stored on this device while the form is filled in; the others are secret. */
const storedFields = [
  'companyName',
  'uscc',
  'legalRepresentative',
  'personName',
  'userName',
  'mobile',
] as const satisfies readonly TypedField[];

/** How long a draft is kept, in milliseconds. */
const draftLife = 7 * 86_400_000;

const emptyValues: Readonly<Record<TypedField, string>> = {
  companyName: '',
  uscc: '',
  legalRepresentative: '',
  personName: '',
  idNumber: '',
  userName: '',
  password: '',
  again: '',
  mobile: '',
  code: '',
};

export interface RegisterParts {
  readonly desk: RegistrationDesk;
  readonly memory: RegistrationMemory;
  readonly human: HumanCheck;
  readonly session: SessionStore;
  readonly navigator: Navigator;
  readonly clock: Clock;
  readonly ids: Identifiers;
  readonly productTitle: ProductTitle;
}

/** Registers a company and its first user (document 1, sections 2 and 5; checklist F-053 to F-060). */
export class RegisterPresenter {
  step: RegistrationStep = 'company';
  values = emptyValues;
  errors: Partial<Record<ShownField, Message>> = {};
  notice: Message | undefined;
  /** Set if the company is known already: why the registration cannot continue, without data about its people. */
  knownCompany: 'company-registered' | 'company-deregistered' | 'other-before' | undefined;
  /** The agreements that were read to their end in their present version. */
  readAgreements: ReadonlySet<PlatformAgreementName> = new Set();
  agreed = false;
  declared = false;
  shown = false;
  busy = false;
  attempt = 0;
  /** Whether the form was restored from a draft on this device. */
  restored = false;
  readonly code: CodeRequest;
  readonly registeringFor: RegistrationPurpose;
  readonly productTitle: ProductTitle;
  #key = '';
  readonly #parts: RegisterParts;

  constructor(parts: RegisterParts) {
    this.#parts = parts;
    this.code = new CodeRequest(parts.desk, parts.human, parts.clock);
    this.registeringFor = new RegistrationPurpose(parts.desk);
    this.productTitle = parts.productTitle;
    makeAutoObservable<this>(
      this,
      { code: false, registeringFor: false, productTitle: false },
      { autoBind: true, deep: false },
    );
  }

  /** The password rules that the typed password keeps. */
  get rulesKept(): ReadonlySet<PasswordRule> {
    return satisfiedPasswordRules(this.values.password, {
      userName: userNameIn(this.values.userName),
      personName: nameIn(this.values.personName),
    });
  }

  /** Whether the present host offers the product of the registration. */
  get isOffered(): boolean {
    const { product } = this.registeringFor;
    const { products } = this.#parts.session.pageConfig;
    return product === undefined || products.length === 0 || products.includes(product);
  }

  /** Whether nothing prevents the registration. */
  get isClear(): boolean {
    return this.isOffered && this.registeringFor.isClear;
  }

  get allRead(): boolean {
    return platformAgreementNames.every((name) => this.readAgreements.has(name));
  }

  /** Whether leaving would lose input that is not stored. */
  get hasUnstoredInput(): boolean {
    const { idNumber, password, again, code } = this.values;
    return [idNumber, password, again, code].some((value) => value !== '');
  }

  opened(): void {
    const { memory, clock, ids, navigator } = this.#parts;
    const stored = memory.draft();
    const draft = stored && clock.now() - stored.keptAt < draftLife ? stored : undefined;
    if (stored && !draft) memory.dropDraft();
    this.#key = draft?.key ?? ids.next();
    if (draft) {
      this.values = { ...emptyValues, ...Object.fromEntries(storedFields.map((field) => [field, draft[field]])) };
      this.readAgreements = new Set(draft.read.filter(isCurrentVersion).map(({ name }) => name));
      this.restored = true;
    }
    void this.registeringFor.opened(navigator.current());
  }

  /** Discards the typed secrets. */
  left(): void {
    this.code.left();
    this.values = { ...this.values, idNumber: '', password: '', again: '', code: '' };
    this.shown = false;
  }

  typed(field: TypedField, value: string): void {
    this.values = { ...this.values, [field]: field === 'code' ? codeIn(value, codeDigits) : value };
    this.clearError(field);
    this.storeDraft();
  }

  shownPressed(): void {
    this.shown = !this.shown;
  }

  agreementRead(name: PlatformAgreementName): void {
    this.readAgreements = new Set([...this.readAgreements, name]);
    this.clearError('agreements');
    this.storeDraft();
  }

  agreedToggled(agreed: boolean): void {
    if (!this.allRead) return;
    this.agreed = agreed;
    this.clearError('agreements');
  }

  declaredToggled(declared: boolean): void {
    this.declared = declared;
    this.clearError('declared');
  }

  /** Begins again, and removes the draft from this device. */
  draftDropped(): void {
    this.#parts.memory.dropDraft();
    [this.values, this.errors, this.readAgreements, this.agreed, this.declared, this.restored, this.step, this.notice] =
      [emptyValues, {}, new Set(), false, false, false, 'company', undefined];
    this.#key = this.#parts.ids.next();
  }

  backPressed(): void {
    const at = registrationSteps.indexOf(this.step);
    const before = registrationSteps[at - 1];
    if (before) [this.step, this.errors, this.notice] = [before, {}, undefined];
  }

  /** Opens the next step, or registers after the last. */
  async nextPressed(): Promise<void> {
    if (this.busy) return;
    this.notice = undefined;
    const next = registrationSteps[registrationSteps.indexOf(this.step) + 1];
    if (this.showProblems(next === undefined ? registrationSteps : [this.step])) return;
    if (next === undefined) return this.register();
    this.step = next;
    if (next === 'confirm') this.code.showCheck();
  }

  async codePressed(): Promise<void> {
    const { mobile } = wordsOf(registrationProblemsOf(this.form, this.today));
    this.errors = mobile ? { mobile } : {};
    const error = mobile ? undefined : await this.code.ask(this.values.mobile);
    runInAction(() => {
      if (error) this.errors = { captcha: error };
      if (mobile || error) this.attempt += 1;
    });
  }

  /** Returns from a known company to the company's data. */
  otherCompanyPressed(): void {
    [this.knownCompany, this.step, this.errors] = [undefined, 'company', {}];
  }

  private get today(): string {
    return shanghaiDate(this.#parts.clock.now());
  }

  private get form(): RegistrationForm {
    return { ...this.values, agreements: this.agreed && this.allRead, declared: this.declared };
  }

  /**
   * Shows the problems of some steps, at the first step that has any.
   * @returns whether there are any
   */
  private showProblems(steps: readonly RegistrationStep[]): boolean {
    const words = wordsOf(registrationProblemsOf(this.form, this.today));
    const errorsOf = (step: RegistrationStep): Partial<Record<ShownField, Message>> => ({
      ...Object.fromEntries(stepFields[step].flatMap((field) => (words[field] ? [[field, words[field]]] : []))),
      ...(step === 'person' && this.values.again !== this.values.password
        ? { again: message('registration.password-differs') }
        : {}),
    });
    const invalidStep = steps.find((step) => Object.keys(errorsOf(step)).length > 0);
    this.errors = invalidStep === undefined ? {} : errorsOf(invalidStep);
    if (invalidStep === undefined) return false;
    [this.step, this.attempt] = [invalidStep, this.attempt + 1];
    return true;
  }

  private async register(): Promise<void> {
    const { desk } = this.#parts;
    const { again: _, ...values } = this.values;
    this.busy = true;
    try {
      const { product, serial } = this.registeringFor;
      const outcome = await desk.register({
        ...values,
        declared: this.declared,
        key: this.#key,
        agreements: agreedTexts,
        product,
        serial,
      });
      runInAction(() => this.applyOutcome(outcome));
    } catch (thrown) {
      runInAction(() => (this.notice = failureOf(thrown).what));
    } finally {
      runInAction(() => (this.busy = false));
    }
  }

  private applyOutcome(outcome: RegistrationOutcome): void {
    const { memory, session, navigator } = this.#parts;
    if (outcome.registered) {
      const { account } = outcome;
      this.values = emptyValues;
      memory.dropDraft();
      memory.keepReceipt({ ...account, product: this.registeringFor.product });
      // The sign-in page already knows the user's name.
      session.noteUserName(account.userName);
      return navigator.replaceWith(registeredPath);
    }
    switch (outcome.because) {
      case 'refused': {
        const words = wordsOf(outcome.problems);
        const first = registrationFields.find((field) => words[field] !== undefined);
        const step = registrationSteps.find((each) => first && stepFields[each].includes(first)) ?? this.step;
        this.step = step;
        this.errors = Object.fromEntries(
          stepFields[step].flatMap((field) => (words[field] ? [[field, words[field]]] : [])),
        );
        if (outcome.problems.agreements) [this.readAgreements, this.agreed] = [new Set(), false];
        break;
      }
      case 'code-refused':
        this.errors = { code: message('sms.refused') };
        break;
      case 'form-expired':
        this.notice = message('registration.form-expired');
        break;
      default:
        this.knownCompany = outcome.because;
    }
    this.attempt += 1;
  }

  private clearError(field: ShownField): void {
    const { [field]: _, ...errors } = this.errors;
    [this.errors, this.notice] = [errors, undefined];
  }

  private storeDraft(): void {
    const { memory, clock } = this.#parts;
    const { companyName, uscc, legalRepresentative, personName, userName, mobile } = this.values;
    memory.keep({
      key: this.#key,
      companyName,
      uscc,
      legalRepresentative,
      personName,
      userName,
      mobile,
      read: agreedTexts.filter(({ name }) => this.readAgreements.has(name)),
      keptAt: clock.now(),
    });
  }
}
