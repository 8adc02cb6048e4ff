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
import { activationWords, hardKeyRefusalWords, problemWords, unsignedWords } from './hard-key-words.ts';

export interface HardKeysParts {
  readonly desk: HardKeyDesk;
  readonly agent: KeyAgent;
  readonly session: SessionStore;
  readonly toasts: Toasts;
  readonly clock: Clock;
  /** What belongs to the caller has changed: the page looks anew. */
  readonly changed: () => void;
}

/** What is being written: an application, or what was returned. */
export type HardKeySubject =
  | { readonly kind: 'apply'; readonly purpose: HardKeyPurpose; readonly replaces: string }
  | { readonly kind: 'correct'; readonly number: string };

export type HardKeyFormField = HardKeyField | 'holder' | 'password';

const emptyEntry: HardKeyEntry = { recipient: '', mobile: '', address: '' };

/**
 * Certificates in tokens: applying for them, following them on their way, and activating them by the token itself
 * (checklist F-138).
 */
export class HardKeysPresenter {
  readonly content: PageContent<HardKeys>;
  /** Undefined while nothing is being written. */
  subject: HardKeySubject | undefined = undefined;
  entry: HardKeyEntry = emptyEntry;
  holder = '';
  password = '';
  errors: ReadonlyMap<HardKeyFormField, Message> = new Map();
  notice: Message | undefined = undefined;
  busy = false;
  /** How many times it was refused: the keyboard goes to the field. */
  attempt = 0;
  /** What is about to be withdrawn, or to be said not to have come. */
  confirming: { readonly number: string; readonly deed: 'withdraw' | 'miss' } | undefined = undefined;
  /** The token that is asked to sign; undefined while none is. */
  activating: string | undefined = undefined;
  /** What came of activating one. */
  told: { readonly number: string; readonly said: Message; readonly needsHelper: boolean } | undefined = undefined;
  #asking = new AbortController();
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

  /** Those of which something is still to come, and what came to nothing last; the newest first. */
  get shown(): readonly HardKey[] {
    return (this.content.value?.keys ?? []).filter(
      ({ state }, index) => state !== 'activated' && (index === 0 || state === undefined || isHardKeyOpen(state)),
    );
  }

  /** The correction that is being written. */
  get corrected(): HardKey | undefined {
    const { subject } = this;
    return subject?.kind === 'correct'
      ? this.content.value?.keys.find(({ number }) => number === subject.number)
      : undefined;
  }

  /** Why none can be applied for; undefined where one can. */
  refused(
    standing: Pick<CertificateStatus, 'realName' | 'node'>,
    own: readonly CertificateRow[],
  ): HardKeyRefusal | undefined {
    const { value } = this.content;
    if (!value) return undefined;
    const hasOne = value.company === 'AUTH' && own.some(({ kind, state }) => kind === 'hard' && state === 'effective');
    // While there are others to apply for, what is under way for oneself is in nobody's way.
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

  /** Why one's certificate in a token cannot be made anew; undefined where it can be applied for. */
  deedRefused(deed: 'renew' | 'reissue', row: CertificateRow): CertificateActionRefusal | 'applied' | undefined {
    const because = refusalOfAction(deed, row, this.#parts.clock.now(), 'application');
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
    this.closed();
    this.#asking.abort();
  }

  /** Nobody fills in what is known: whoever applies is the one who takes it in, until they say otherwise. */
  applyPressed(purpose: HardKeyPurpose, replaces: string): void {
    this.closed();
    this.subject = { kind: 'apply', purpose, replaces };
    const me = this.#parts.session.who?.userId ?? '';
    this.holder = this.holders.some(({ userId }) => userId === me) && !this.isUnderWay(me) ? me : '';
    this.entry = { ...emptyEntry, recipient: this.#parts.session.who?.personName ?? '' };
  }

  correctPressed(number: string): void {
    this.closed();
    const found = this.content.value?.keys.find((each) => each.number === number);
    if (!found) return;
    this.subject = { kind: 'correct', number };
    this.entry = { recipient: found.recipient, mobile: found.mobile, address: found.address };
  }

  closed(): void {
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
    this.mended(field);
  }

  holderChosen(userId: string): void {
    this.holder = userId;
    this.mended('holder');
  }

  passwordTyped(value: string): void {
    this.password = value;
    this.mended('password');
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
    await this.done(
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

  endPressed(number: string, deed: 'withdraw' | 'miss'): void {
    this.closed();
    this.confirming = { number, deed };
  }

  async endConfirmed(): Promise<void> {
    const { confirming } = this;
    if (!confirming) return;
    const { desk } = this.#parts;
    await this.done(
      async () => desk[confirming.deed](confirming.number),
      message(confirming.deed === 'withdraw' ? 'hard-keys.key-withdrawn' : 'hard-keys.key-missed'),
    );
  }

  /** What its holder's token signs the platform holds against what was issued to it; the PIN is the token's own. */
  async activatePressed({ number, serial }: Pick<HardKey, 'number' | 'serial'>): Promise<void> {
    if (this.activating !== undefined) return;
    this.told = undefined;
    this.activating = number;
    this.#asking = new AbortController();
    const { signal } = this.#asking;
    try {
      const said = await this.activated(number, serial, signal);
      if (!signal.aborted) runInAction(() => (this.told = said && { number, ...said }));
    } catch (thrown) {
      if (signal.aborted) return;
      this.#parts.session.faultSeen(thrown);
      runInAction(() => (this.told = { number, said: failureOf(thrown).what, needsHelper: false }));
    } finally {
      runInAction(() => {
        if (!signal.aborted) this.activating = undefined;
      });
    }
  }

  activationLeft(): void {
    this.#asking.abort();
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

  /** Undefined where it is activated. */
  private async activated(
    number: string,
    serial: string,
    signal: AbortSignal,
  ): Promise<{ readonly said: Message; readonly needsHelper: boolean } | undefined> {
    const { agent, desk, toasts, changed } = this.#parts;
    const listing = await agent.list();
    if (!listing.found)
      return {
        said: message(listing.because === 'refused' ? 'hard-keys.key-helper-refused' : 'hard-keys.key-helper-absent'),
        needsHelper: true,
      };
    // Another's token is told apart before anybody enters its PIN.
    if (!listing.tokens.some(({ certificates }) => certificates.some((each) => each.serial === serial)))
      return { said: message('hard-keys.key-other'), needsHelper: true };
    const asked = await desk.challenge(number);
    if (!asked.asked) return { said: this.refusedBy(asked), needsHelper: false };
    const signed: KeySignature = await agent.sign({ holder: serial, text: asked.text }, signal);
    if (!signed.signed) return { said: unsignedWords(signed), needsHelper: signed.because === 'absent' };
    const outcome = await desk.activate(number, {
      text: asked.text,
      certificate: signed.certificate,
      signature: signed.signature,
    });
    if (!outcome.done) return { said: activationWords(outcome, this.#parts.clock.now()), needsHelper: false };
    runInAction(() => this.content.take(outcome.now));
    toasts.show('ok', message('hard-keys.key-activated'));
    changed();
    return undefined;
  }

  private refusedBy(refusal: HardKeyDeskRefusal): Message {
    // What the page shows is not so any more.
    if (refusal.because === 'gone' || refusal.because === 'not-now' || refusal.because === 'applied')
      void this.content.look();
    return hardKeyRefusalWords(refusal, this.#parts.clock.now());
  }

  private async done(work: () => Promise<HardKeyOutcome>, said: Message): Promise<void> {
    if (this.busy) return;
    const { toasts, session, changed } = this.#parts;
    this.busy = true;
    try {
      const outcome = await work();
      runInAction(() => {
        if (outcome.done) {
          this.content.take(outcome.now);
          this.closed();
          toasts.show('ok', said);
          changed();
          return;
        }
        this.password = '';
        const words = this.refusedBy(outcome);
        if (outcome.because === 'wrong') this.errors = new Map([['password', words]]);
        else if (outcome.because === 'field') this.errors = new Map([[outcome.field, words]]);
        else this.notice = words;
        this.attempt += 1;
      });
    } catch (thrown) {
      session.faultSeen(thrown);
      runInAction(() => (this.notice = failureOf(thrown).what));
    } finally {
      runInAction(() => (this.busy = false));
    }
  }

  private mended(field: HardKeyFormField): void {
    this.errors = new Map([...this.errors].filter(([each]) => each !== field));
    this.notice = undefined;
  }
}
