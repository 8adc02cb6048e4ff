import { makeAutoObservable, runInAction } from 'mobx';
import type { CertificateStatus } from '../../../application/ports/certificates/certificate-desk.ts';
import type {
  HardKey,
  HardKeyDesk,
  HardKeyDeskRefusal,
  HardKeyOutcome,
  HardKeys,
} from '../../../application/ports/certificates/hard-key-desk.ts';
import type { Clock } from '../../../application/ports/clock.ts';
import type { KeyAgent, KeySignature } from '../../../application/ports/keys/key-agent.ts';
import { refusalOfAction, type CertificateActionRefusal } from '../../../domain/keys/certificate.ts';
import {
  hardKeyProblems,
  hardKeyRefusalOf,
  isHardKeyOpen,
  normaliseHardKeyEntry,
  type HardKeyEntry,
  type HardKeyField,
  type HardKeyPurpose,
  type HardKeyRefusal,
} from '../../../domain/keys/hard-key.ts';
import { message, type Message } from '../../../words/catalogue.ts';
import { failureOf } from '../../shared/failure.ts';
import { PageContent } from '../../pages/page-content.ts';
import type { SessionStore } from '../../identity/session-store.ts';
import type { Toasts } from '../../shared/toasts.ts';
import type { CertificateRow } from './certificate-row.ts';
import { activationWords, hardKeyRefusalWords, problemWords, signingRefusalWords } from './hard-key-words.ts';

export interface HardKeysParts {
  readonly desk: HardKeyDesk;
  readonly agent: KeyAgent;
  readonly session: SessionStore;
  readonly toasts: Toasts;
  readonly clock: Clock;
  /** Is called when the user's own data has changed; the page refreshes. */
  readonly onChanged: () => void;
}

/** The kind of form: an application, or the correction of a returned one. */
export type HardKeySubject =
  | { readonly kind: 'apply'; readonly purpose: HardKeyPurpose; readonly replaces: string }
  | { readonly kind: 'correct'; readonly number: string };

export type HardKeyFormField = HardKeyField | 'holder' | 'password';

const emptyEntry: HardKeyEntry = { recipient: '', mobile: '', address: '' };

/**
 * Certificates in tokens: applying for them, following the applications, and activating them by the token itself
 * (checklist F-138).
 */
export class HardKeysPresenter {
  readonly content: PageContent<HardKeys>;
  /** Undefined while the form is closed. */
  subject: HardKeySubject | undefined = undefined;
  entry: HardKeyEntry = emptyEntry;
  holder = '';
  password = '';
  errors: ReadonlyMap<HardKeyFormField, Message> = new Map();
  notice: Message | undefined = undefined;
  busy = false;
  /** How often sending was refused. The focus moves to the field when it grows. */
  attempt = 0;
  /** The application to withdraw or to report as not received, once the user confirms. */
  confirming: { readonly number: string; readonly action: 'withdraw' | 'miss' } | undefined = undefined;
  /** The application for which the token is about to sign; undefined if there is none. */
  activating: string | undefined = undefined;
  /** The result of an activation. */
  activationResult: { readonly number: string; readonly words: Message; readonly needsHelper: boolean } | undefined =
    undefined;
  #request = new AbortController();
  readonly #parts: HardKeysParts;

  constructor(parts: HardKeysParts) {
    this.#parts = parts;
    this.content = new PageContent<HardKeys>(parts.session, async (signal) => parts.desk.keys(signal));
    makeAutoObservable<this>(this, { content: false }, { autoBind: true, deep: false });
  }

  get isOffered(): boolean {
    return this.#parts.desk.isOffered;
  }

  get holders(): HardKeys['holders'] {
    return this.content.value?.holders ?? [];
  }

  /** Open applications, and the last one if it failed; the newest first. */
  get shown(): readonly HardKey[] {
    return (this.content.value?.keys ?? []).filter(
      ({ state }, index) => state !== 'activated' && (index === 0 || state === undefined || isHardKeyOpen(state)),
    );
  }

  /** The application that is being corrected. */
  get corrected(): HardKey | undefined {
    const { subject } = this;
    return subject?.kind === 'correct'
      ? this.content.value?.keys.find(({ number }) => number === subject.number)
      : undefined;
  }

  /** Why none can be applied for; undefined if one can. */
  refusalOfApplication(
    standing: Pick<CertificateStatus, 'realName' | 'node'>,
    own: readonly CertificateRow[],
  ): HardKeyRefusal | undefined {
    const { value } = this.content;
    if (!value) return undefined;
    const hasOne = value.company === 'AUTH' && own.some(({ kind, state }) => kind === 'hard' && state === 'effective');
    // The user's own application does not matter as long as there are other holders to apply for.
    const free = value.holders.filter(({ userId }) => !this.isUnderWay(userId));
    return hardKeyRefusalOf(
      {
        purpose: 'first',
        role: this.role,
        realName: standing.realName,
        node: standing.node,
        isUnderWay: value.holders.length > 0 && free.length === 0,
        hasOne: hasOne && value.holders.length === 1,
        replaced: undefined,
      },
      this.#parts.clock.now(),
    );
  }

  /** Why an own certificate in a token cannot be renewed; undefined if an application is possible. */
  refusalOfRenewal(action: 'renew' | 'reissue', row: CertificateRow): CertificateActionRefusal | 'applied' | undefined {
    const because = refusalOfAction(action, row, this.#parts.clock.now(), 'application');
    return (
      because ??
      (this.content.value?.keys.some(({ isOwn, state }) => isOwn && state && isHardKeyOpen(state))
        ? 'applied'
        : undefined)
    );
  }

  opened(): void {
    if (this.isOffered) void this.content.load();
  }

  left(): void {
    this.content.stop();
    this.close();
    this.#request.abort();
  }

  /** Opens the form. The user is the default holder and recipient. */
  applyPressed(purpose: HardKeyPurpose, replaces: string): void {
    this.close();
    this.subject = { kind: 'apply', purpose, replaces };
    const me = this.#parts.session.who?.userId ?? '';
    this.holder = this.holders.some(({ userId }) => userId === me) && !this.isUnderWay(me) ? me : '';
    this.entry = { ...emptyEntry, recipient: this.#parts.session.who?.personName ?? '' };
  }

  correctPressed(number: string): void {
    this.close();
    const found = this.content.value?.keys.find((each) => each.number === number);
    if (!found) return;
    this.subject = { kind: 'correct', number };
    this.entry = { recipient: found.recipient, mobile: found.mobile, address: found.address };
  }

  close(): void {
    this.subject = undefined;
    this.confirming = undefined;
    this.entry = emptyEntry;
    this.holder = '';
    this.password = '';
    this.errors = new Map();
    this.notice = undefined;
  }

  typed(field: HardKeyField, value: string): void {
    this.entry = { ...this.entry, [field]: value };
    this.clearError(field);
  }

  holderChosen(userId: string): void {
    this.holder = userId;
    this.clearError('holder');
  }

  passwordTyped(value: string): void {
    this.password = value;
    this.clearError('password');
  }

  async submitPressed(): Promise<void> {
    const { subject, password, entry, holder } = this;
    if (!subject || this.busy) return;
    const errors = new Map<HardKeyFormField, Message>(
      [...hardKeyProblems(normaliseHardKeyEntry(entry))].map(([field, problem]) => [
        field,
        problemWords(field, problem),
      ]),
    );
    if (subject.kind === 'apply' && subject.purpose === 'first' && holder === '')
      errors.set('holder', message('hard-keys.key-holder-missing'));
    if (password === '') errors.set('password', message('certificates.password-missing'));
    this.errors = errors;
    this.notice = undefined;
    if (errors.size > 0) {
      this.attempt += 1;
      return;
    }
    const { desk, session } = this.#parts;
    const own = session.who?.userId ?? '';
    await this.run(
      async () =>
        subject.kind === 'correct'
          ? desk.correct(subject.number, normaliseHardKeyEntry(entry), password)
          : desk.apply(
              {
                ...normaliseHardKeyEntry(entry),
                userId: subject.purpose === 'first' ? holder : own,
                purpose: subject.purpose,
                replaces: subject.replaces,
              },
              password,
            ),
      message(subject.kind === 'correct' ? 'hard-keys.key-corrected' : 'hard-keys.key-applied'),
    );
  }

  endPressed(number: string, action: 'withdraw' | 'miss'): void {
    this.close();
    this.confirming = { number, action };
  }

  async endConfirmed(): Promise<void> {
    const { confirming } = this;
    if (!confirming) return;
    const { desk } = this.#parts;
    await this.run(
      async () => desk[confirming.action](confirming.number),
      message(confirming.action === 'withdraw' ? 'hard-keys.key-withdrawn' : 'hard-keys.key-missed'),
    );
  }

  /**
   * Activates a certificate. The platform verifies the token's signature against the certificate that was issued to it;
   * the token itself asks for the PIN.
   */
  async activatePressed({ number, serial }: Pick<HardKey, 'number' | 'serial'>): Promise<void> {
    if (this.activating !== undefined) return;
    this.activationResult = undefined;
    this.activating = number;
    this.#request = new AbortController();
    const { signal } = this.#request;
    try {
      const result = await this.activate(number, serial, signal);
      if (!signal.aborted) runInAction(() => (this.activationResult = result && { number, ...result }));
    } catch (thrown) {
      if (signal.aborted) return;
      this.#parts.session.faultSeen(thrown);
      runInAction(() => (this.activationResult = { number, words: failureOf(thrown).what, needsHelper: false }));
    } finally {
      runInAction(() => {
        if (!signal.aborted) this.activating = undefined;
      });
    }
  }

  activationLeft(): void {
    this.#request.abort();
    this.activating = undefined;
  }

  private get role(): string {
    return this.#parts.session.who?.role.code ?? '';
  }

  private isUnderWay(userId: string): boolean {
    return (
      this.content.value?.keys.some(
        ({ holderId, state }) => holderId === userId && state !== undefined && isHardKeyOpen(state),
      ) ?? false
    );
  }

  /** @returns undefined if it was activated */
  private async activate(
    number: string,
    serial: string,
    signal: AbortSignal,
  ): Promise<{ readonly words: Message; readonly needsHelper: boolean } | undefined> {
    const { agent, desk, toasts, onChanged } = this.#parts;
    const listing = await agent.list();
    if (!listing.found)
      return {
        words: message(listing.because === 'refused' ? 'hard-keys.key-helper-refused' : 'hard-keys.key-helper-absent'),
        needsHelper: true,
      };
    // A token of another person is recognised before its PIN is entered.
    if (!listing.tokens.some(({ certificates }) => certificates.some((each) => each.serial === serial)))
      return { words: message('hard-keys.key-other'), needsHelper: true };
    const challenge = await desk.challenge(number);
    if (!challenge.asked) return { words: this.refusalWordsOf(challenge), needsHelper: false };
    const signature: KeySignature = await agent.sign({ holder: serial, text: challenge.text }, signal);
    if (!signature.signed)
      return { words: signingRefusalWords(signature), needsHelper: signature.because === 'absent' };
    const outcome = await desk.activate(number, {
      text: challenge.text,
      certificate: signature.certificate,
      signature: signature.signature,
    });
    if (!outcome.done) return { words: activationWords(outcome, this.#parts.clock.now()), needsHelper: false };
    runInAction(() => this.content.take(outcome.now));
    toasts.show('ok', message('hard-keys.key-activated'));
    onChanged();
    return undefined;
  }

  private refusalWordsOf(refusal: HardKeyDeskRefusal): Message {
    // The page is outdated after these refusals.
    if (refusal.because === 'gone' || refusal.because === 'not-now' || refusal.because === 'applied')
      void this.content.refresh();
    return hardKeyRefusalWords(refusal, this.#parts.clock.now());
  }

  private async run(work: () => Promise<HardKeyOutcome>, words: Message): Promise<void> {
    if (this.busy) return;
    const { toasts, session, onChanged } = this.#parts;
    this.busy = true;
    try {
      const outcome = await work();
      runInAction(() => {
        if (outcome.done) {
          this.content.take(outcome.now);
          this.close();
          toasts.show('ok', words);
          onChanged();
          return;
        }
        this.password = '';
        const refusal = this.refusalWordsOf(outcome);
        if (outcome.because === 'wrong') this.errors = new Map([['password', refusal]]);
        else if (outcome.because === 'field') this.errors = new Map([[outcome.field, refusal]]);
        else this.notice = refusal;
        this.attempt += 1;
      });
    } catch (thrown) {
      session.faultSeen(thrown);
      runInAction(() => (this.notice = failureOf(thrown).what));
    } finally {
      runInAction(() => (this.busy = false));
    }
  }

  private clearError(field: HardKeyFormField): void {
    this.errors = new Map([...this.errors].filter(([each]) => each !== field));
    this.notice = undefined;
  }
}
