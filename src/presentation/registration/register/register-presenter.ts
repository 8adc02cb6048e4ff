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
import { nameIn } from '../../../domain/parties/person-said.ts';
import { codeDigits } from '../../../domain/identity/verify-codes.ts';
import {
  agreedTexts,
  holdsNow,
  platformAgreementNames,
  type PlatformAgreementName,
} from '../../../domain/agreements/platform-agreements.ts';
import {
  problemsOf,
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
import { CodeAsking } from './code-asking.ts';
import { wordsOf } from './problem-words.ts';
import { RegisteringFor } from './registering-for.ts';

export const registrationSteps = ['company', 'person', 'confirm'] as const;
export type RegistrationStep = (typeof registrationSteps)[number];

/** What is typed; `again`: the password once more. */
export type TypedField = Exclude<RegistrationField, 'agreements' | 'declared'> | 'again';
/** Where something may be wrong. */
export type ShownField = RegistrationField | 'again' | 'captcha';

/** What is asked at which step. */
export const stepFields: Readonly<Record<RegistrationStep, readonly RegistrationField[]>> = {
  company: ['companyName', 'uscc', 'legalRepresentative'],
  person: ['personName', 'idNumber', 'userName', 'password'],
  confirm: ['agreements', 'declared', 'mobile', 'code'],
};

/** What is kept on this device while one fills it in; the rest is secret. */
const keptFields = [
  'companyName',
  'uscc',
  'legalRepresentative',
  'personName',
  'userName',
  'mobile',
] as const satisfies readonly TypedField[];

/** Nobody goes on after so long with what they began; milliseconds. */
const draftLife = 7 * 86_400_000;

const nothingTyped: Readonly<Record<TypedField, string>> = {
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

/** Registering a company and its first user (document 1, sections 2 and 5; checklist F-053 to F-060). */
export class RegisterPresenter {
  step: RegistrationStep = 'company';
  values = nothingTyped;
  errors: Partial<Record<ShownField, Message>> = {};
  notice: Message | undefined;
  /** The company is there already: why one does not go on, and nothing of its people. */
  there: 'company-registered' | 'company-deregistered' | 'other-before' | undefined;
  /** Which agreements were read to their end, as they hold. */
  read: ReadonlySet<PlatformAgreementName> = new Set();
  agreed = false;
  declared = false;
  shown = false;
  busy = false;
  attempt = 0;
  /** What was typed earlier on this device stands here again. */
  restored = false;
  readonly code: CodeAsking;
  readonly registeringFor: RegisteringFor;
  readonly productTitle: ProductTitle;
  #key = '';
  readonly #parts: RegisterParts;

  constructor(parts: RegisterParts) {
    this.#parts = parts;
    this.code = new CodeAsking(parts.desk, parts.human, parts.clock);
    this.registeringFor = new RegisteringFor(parts.desk);
    this.productTitle = parts.productTitle;
    makeAutoObservable<this>(
      this,
      { code: false, registeringFor: false, productTitle: false },
      { autoBind: true, deep: false },
    );
  }

  /** What of a good password the one that is typed has. */
  get kept(): ReadonlySet<PasswordRule> {
    return satisfiedPasswordRules(this.values.password, {
      userName: userNameIn(this.values.userName),
      personName: nameIn(this.values.personName),
    });
  }

  /** Whether the host by which one came has the product for which one registers. */
  get isOffered(): boolean {
    const { product } = this.registeringFor;
    const { products } = this.#parts.session.pageConfig;
    return product === undefined || products.length === 0 || products.includes(product);
  }

  /** Whether nothing keeps one from registering. */
  get isClear(): boolean {
    return this.isOffered && this.registeringFor.isClear;
  }

  get allRead(): boolean {
    return platformAgreementNames.every((name) => this.read.has(name));
  }

  /** Whether something would be lost that is not kept. */
  get wouldLose(): boolean {
    const { idNumber, password, again, code } = this.values;
    return [idNumber, password, again, code].some((value) => value !== '');
  }

  opened(): void {
    const { memory, clock, ids, navigator } = this.#parts;
    const kept = memory.draft();
    const draft = kept && clock.now() - kept.keptAt < draftLife ? kept : undefined;
    if (kept && !draft) memory.dropDraft();
    this.#key = draft?.key ?? ids.next();
    if (draft) {
      this.values = { ...nothingTyped, ...Object.fromEntries(keptFields.map((field) => [field, draft[field]])) };
      this.read = new Set(draft.read.filter(holdsNow).map(({ name }) => name));
      this.restored = true;
    }
    void this.registeringFor.opened(navigator.current());
  }

  /** No secret that was typed stays. */
  left(): void {
    this.code.left();
    this.values = { ...this.values, idNumber: '', password: '', again: '', code: '' };
    this.shown = false;
  }

  typed(field: TypedField, value: string): void {
    this.values = { ...this.values, [field]: field === 'code' ? value.replace(/\D/g, '').slice(0, codeDigits) : value };
    this.mended(field);
    this.keep();
  }

  shownPressed(): void {
    this.shown = !this.shown;
  }

  agreementRead(name: PlatformAgreementName): void {
    this.read = new Set([...this.read, name]);
    this.mended('agreements');
    this.keep();
  }

  agreedToggled(agreed: boolean): void {
    if (!this.allRead) return;
    this.agreed = agreed;
    this.mended('agreements');
  }

  declaredToggled(declared: boolean): void {
    this.declared = declared;
    this.mended('declared');
  }

  /** Begins anew: nothing of what was typed earlier stays on this device. */
  draftDropped(): void {
    this.#parts.memory.dropDraft();
    [this.values, this.errors, this.read, this.agreed, this.declared, this.restored, this.step, this.notice] = [
      nothingTyped,
      {},
      new Set(),
      false,
      false,
      false,
      'company',
      undefined,
    ];
    this.#key = this.#parts.ids.next();
  }

  backPressed(): void {
    const at = registrationSteps.indexOf(this.step);
    const before = registrationSteps[at - 1];
    if (before) [this.step, this.errors, this.notice] = [before, {}, undefined];
  }

  /** On to the next step, or registers at the last. */
  async nextPressed(): Promise<void> {
    if (this.busy) return;
    this.notice = undefined;
    const next = registrationSteps[registrationSteps.indexOf(this.step) + 1];
    if (this.refusedAt(next === undefined ? registrationSteps : [this.step])) return;
    if (next === undefined) return this.register();
    this.step = next;
    if (next === 'confirm') this.code.shown();
  }

  async codeWanted(): Promise<void> {
    const { mobile } = wordsOf(problemsOf(this.form, this.today));
    this.errors = mobile ? { mobile } : {};
    const wrong = mobile ? undefined : await this.code.ask(this.values.mobile);
    runInAction(() => {
      if (wrong) this.errors = { captcha: wrong };
      if (mobile || wrong) this.attempt += 1;
    });
  }

  /** From the company that is there already back to what was said of it. */
  otherCompany(): void {
    [this.there, this.step, this.errors] = [undefined, 'company', {}];
  }

  private get today(): string {
    return shanghaiDate(this.#parts.clock.now());
  }

  private get form(): RegistrationForm {
    return { ...this.values, agreements: this.agreed && this.allRead, declared: this.declared };
  }

  /** Whether something is wrong with what these steps ask: it is said where it is, at the first of them. */
  private refusedAt(steps: readonly RegistrationStep[]): boolean {
    const words = wordsOf(problemsOf(this.form, this.today));
    const of = (step: RegistrationStep): Partial<Record<ShownField, Message>> => ({
      ...Object.fromEntries(stepFields[step].flatMap((field) => (words[field] ? [[field, words[field]]] : []))),
      ...(step === 'person' && this.values.again !== this.values.password
        ? { again: message('registration.password-differs') }
        : {}),
    });
    const wrong = steps.find((step) => Object.keys(of(step)).length > 0);
    this.errors = wrong === undefined ? {} : of(wrong);
    if (wrong === undefined) return false;
    [this.step, this.attempt] = [wrong, this.attempt + 1];
    return true;
  }

  private async register(): Promise<void> {
    const { desk } = this.#parts;
    const { again: _, ...said } = this.values;
    this.busy = true;
    try {
      const { product, serial } = this.registeringFor;
      const outcome = await desk.register({
        ...said,
        declared: this.declared,
        key: this.#key,
        agreements: agreedTexts,
        product,
        serial,
      });
      runInAction(() => this.told(outcome));
    } catch (thrown) {
      runInAction(() => (this.notice = failureOf(thrown).what));
    } finally {
      runInAction(() => (this.busy = false));
    }
  }

  private told(outcome: RegistrationOutcome): void {
    const { memory, session, navigator } = this.#parts;
    if (outcome.registered) {
      const { account } = outcome;
      this.values = nothingTyped;
      memory.dropDraft();
      memory.keepReceipt({ ...account, product: this.registeringFor.product });
      // Whoever goes on to sign in has said who they are.
      session.named(account.userName);
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
        if (outcome.problems.agreements) [this.read, this.agreed] = [new Set(), false];
        break;
      }
      case 'code-refused':
        this.errors = { code: message('sms.refused') };
        break;
      case 'form-expired':
        this.notice = message('registration.form-expired');
        break;
      default:
        this.there = outcome.because;
    }
    this.attempt += 1;
  }

  private mended(field: ShownField): void {
    const { [field]: _, ...errors } = this.errors;
    [this.errors, this.notice] = [errors, undefined];
  }

  private keep(): void {
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
      read: agreedTexts.filter(({ name }) => this.read.has(name)),
      keptAt: clock.now(),
    });
  }
}
