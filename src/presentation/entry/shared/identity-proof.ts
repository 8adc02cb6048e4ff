import { makeAutoObservable, runInAction } from 'mobx';
import type { Clock } from '../../../application/ports/clock.ts';
import type { CodeOutcome } from '../../../application/ports/identity/code-outcome.ts';
import type { RecoveryDesk, RecoveryProofOutcome } from '../../../application/ports/entry/recovery-desk.ts';
import type { RecoveryMemory } from '../../../application/ports/entry/recovery-memory.ts';
import { shanghaiDate } from '../../../domain/calendar/plain-date.ts';
import { canEnterCode, type ProofKind, type RecoveryPurpose } from '../../../domain/entry/recovery.ts';
import { codeDigits } from '../../../domain/identity/verify-codes.ts';
import { message, type Message } from '../../../words/catalogue.ts';
import { failureOf } from '../../shared/failure.ts';
import type { SessionStore } from '../../identity/session-store.ts';
import type { HumanCheck } from '../../identity/human-check.ts';
import { Countdown } from '../../identity/countdown.ts';
import { IdentityByKey, type IdentityKeys } from './identity-by-key.ts';

export type IdentityStep = 'name' | 'code' | 'key' | 'proved';
export type IdentityField = 'userName' | 'captcha' | 'code';

export interface IdentityParts {
  readonly desk: RecoveryDesk;
  readonly human: HumanCheck;
  readonly memory: RecoveryMemory;
  readonly session: SessionStore;
  readonly clock: Clock;
  /** The number of whoever is signed in, masked; undefined where the back end does not tell it. */
  readonly ownMobile?: (() => Promise<string>) | undefined;
  /** Undefined where keys prove nothing. */
  readonly keys?: IdentityKeys | undefined;
}

/**
 * Proving who one is without a password: which account, then a code to its telephone or a key of its owner. Whoever is
 * signed in is known already.
 */
export class IdentityProof {
  step: IdentityStep;
  /** The chosen kind of proof. */
  kind: ProofKind = 'sms';
  userName = '';
  code = '';
  errors: Partial<Record<IdentityField, Message>> = {};
  notice: { readonly tone: 'info' | 'warn' | 'bad'; readonly message: Message } | undefined;
  /** A code is being asked for, or looked at. */
  busy = false;
  /** Whether a code has been asked for. */
  sent = false;
  /** To which number a code of one's own goes, masked; empty as long as it is not known. */
  mobile = '';
  /** Counts refusals; each new one puts the focus where it helps. */
  attempt = 0;
  readonly human: HumanCheck;
  /** Having something signed, where keys prove anything. */
  readonly byKey: IdentityByKey | undefined;
  /** Until when the proof holds, in milliseconds since the epoch; 0 before there is one. */
  provedUntil = 0;
  #ticket = '';
  #askedFor = '';
  #askedAt = 0;
  readonly #again: Countdown;
  readonly #purpose: RecoveryPurpose;
  readonly #parts: IdentityParts;

  constructor(purpose: RecoveryPurpose, parts: IdentityParts) {
    this.#purpose = purpose;
    this.#parts = parts;
    this.human = parts.human;
    this.#again = new Countdown(() => parts.clock.now(), parts.clock);
    this.step = parts.session.who ? 'code' : 'name';
    const { keys, clock } = parts;
    this.byKey =
      keys &&
      new IdentityByKey({
        ...keys,
        clock,
        of: () => this.#of,
        owner: () => parts.session.who?.userName ?? this.userName.trim(),
        proved: (ticket, validFor) => runInAction(() => this.keyProved(ticket, validFor)),
        humanWanted: (proofOnly) => runInAction(() => this.humanWanted(proofOnly)),
      });
    makeAutoObservable<this>(this, { human: false, byKey: false }, { autoBind: true, deep: false });
  }

  /** Whole seconds until another code may be asked for. */
  get waiting(): number {
    return this.#again.left;
  }

  /** Whether it is the account of whoever is signed in. */
  get isOwn(): boolean {
    return this.#parts.session.who !== undefined;
  }

  /** The kinds of proof that are offered here; empty when none is. */
  get ways(): readonly ProofKind[] {
    const { session, keys } = this.#parts;
    return [
      ...(session.pageConfig.offersSms ? (['sms'] as const) : []),
      ...(session.pageConfig.offersKey && keys?.desk.isOffered ? (['key'] as const) : []),
    ];
  }

  /** The day at the portal's place, by which instants are told. */
  get today(): string {
    return shanghaiDate(this.#parts.clock.now());
  }

  get ticket(): string {
    return this.#ticket;
  }

  /**
   * Once it is known who is there. A code that was asked for before the page was loaded anew is waited for still, and a
   * proof holds as long as it does.
   */
  opened(): void {
    const { memory, clock, session } = this.#parts;
    const kept = memory.recall();
    const now = clock.now();
    const stands =
      kept?.purpose === this.#purpose &&
      (kept.userName === '') === this.isOwn &&
      (canEnterCode(kept.askedAt, now) || kept.ticketUntil > now);
    if (this.isOwn) void this.mobileKnown();
    this.userName = stands ? kept.userName : session.state.kind === 'signed-out' ? session.state.userName : '';
    if (stands) {
      [this.#askedFor, this.#askedAt, this.sent] = [kept.userName, kept.askedAt, canEnterCode(kept.askedAt, now)];
      this.step = 'code';
      this.notice = { tone: 'info', message: this.sentWords };
      this.#again.until(kept.againAt);
      if (kept.ticketUntil > now)
        [this.#ticket, this.provedUntil, this.step, this.notice] = [kept.ticket, kept.ticketUntil, 'proved', undefined];
    } else if (this.ways[0] === 'key') this.kindChosen('key');
    if (this.step === 'name') void this.human.renewed();
  }

  left(): void {
    this.byKey?.signing.left();
    this.#again.stopped();
    this.human.over();
  }

  /** Chooses the proof, by a code or by a key. For a known account it begins at once. */
  kindChosen(kind: ProofKind): void {
    if (kind === this.kind || !this.ways.includes(kind)) return;
    [this.kind, this.errors, this.notice] = [kind, {}, undefined];
    if (this.step !== 'name') this.toProof();
  }

  /** What is wrong with what stands there now: a proof that has come since is missing no more. */
  get wrong(): Partial<Record<IdentityField, Message>> {
    return this.errors.captcha?.key === 'captcha.proof-missing' && !this.human.missing
      ? this.without('captcha')
      : this.errors;
  }

  nameTyped(value: string): void {
    this.userName = value;
    this.errors = this.without('userName');
  }

  /** Somebody goes about proving that they are human again. */
  humanChanged(): void {
    this.errors = this.without('captcha');
  }

  codeTyped(value: string): void {
    this.code = value.replace(/\D/g, '').slice(0, codeDigits);
    this.errors = this.without('code');
  }

  /** On from the name: a code is asked for, unless one for the same name is on its way; or what a key is to sign. */
  async namePressed(): Promise<void> {
    const { clock } = this.#parts;
    const name = this.userName.trim();
    const again =
      this.kind === 'sms' && this.sent && name === this.#askedFor && canEnterCode(this.#askedAt, clock.now());
    this.errors = {
      ...(name === '' ? { userName: message('sign-in.user-name-missing') } : {}),
      ...(again || !this.human.missing ? {} : { captcha: this.human.missing }),
    };
    if (Object.keys(this.errors).length > 0) return void (this.attempt += 1);
    if (again) return void (this.step = 'code');
    await (this.kind === 'key' ? this.askKey() : this.ask());
  }

  /** Back to the name; what was typed stands. */
  async backPressed(): Promise<void> {
    this.byKey?.signing.left();
    [this.step, this.errors, this.notice] = ['name', {}, undefined];
    await this.human.renewed();
  }

  /** Asks for a code, the first of one's own account or another; pressed while one waits, nothing happens. */
  async codeWanted(): Promise<void> {
    if (this.waiting > 0) return;
    const missing = this.human.task && this.human.missing;
    this.errors = missing ? { captcha: missing } : {};
    if (missing) return void (this.attempt += 1);
    await this.ask();
  }

  async codePressed(): Promise<void> {
    if (this.busy) return;
    this.errors = this.code.length === codeDigits ? {} : { code: message('sms.code-wrong') };
    if (this.errors.code) return void (this.attempt += 1);
    await this.#worked(async () =>
      this.proved(await this.#parts.desk.prove({ ...this.#of, kind: 'sms', code: this.code })),
    );
  }

  /** What was proved holds no more: from the beginning, with the reason. */
  startAgain(because: Message | undefined): void {
    this.#parts.memory.forget();
    [this.#ticket, this.provedUntil, this.#askedFor, this.#askedAt, this.sent, this.code] = ['', 0, '', 0, false, ''];
    if (this.isOwn) this.toProof();
    else this.step = 'name';
    this.errors = {};
    this.notice = because && { tone: 'warn', message: because };
    if (this.step === 'name') void this.human.renewed();
  }

  /** The proof has served. */
  finished(): void {
    this.#parts.memory.forget();
    this.#again.stopped();
  }

  private without(field: IdentityField): Partial<Record<IdentityField, Message>> {
    const { [field]: _, ...others } = this.errors;
    return others;
  }

  get #of() {
    return { purpose: this.#purpose, userName: this.isOwn ? undefined : this.userName.trim() };
  }

  /** To where it is proved, by what was chosen. */
  private toProof(): void {
    const { signing } = this.byKey ?? {};
    if (this.kind === 'sms') signing?.left();
    else signing?.opened();
    this.step = this.kind === 'key' ? 'key' : 'code';
  }

  private async askKey(): Promise<void> {
    const { byKey, human } = this;
    if (!byKey || this.busy) return;
    await this.#worked(async () => {
      const outcome = await byKey.begun(human.answer);
      if (outcome.asked) {
        human.over();
        runInAction(() => this.toProof());
        return;
      }
      runInAction(() => {
        if (outcome.because === 'locked')
          this.notice = {
            tone: 'bad',
            message: message('recovery.key-tries', { until: this.#parts.clock.now() + outcome.minutes * 60_000 }),
          };
        else if (outcome.because === 'form-expired')
          this.notice = { tone: 'warn', message: message('recovery.proof-over') };
        else
          [this.errors, this.attempt] = [
            { captcha: message(outcome.because === 'captcha-wrong' ? 'captcha.wrong' : 'captcha.missing') },
            this.attempt + 1,
          ];
      });
      // The answer to a picture counts once, whatever came of it.
      await human.asked('proofOnly' in outcome && outcome.proofOnly);
    });
  }

  /** So much was tried that a human is to be shown again, beside the name. */
  private humanWanted(proofOnly: boolean): void {
    [this.step, this.errors, this.notice] = ['name', {}, { tone: 'warn', message: message('captcha.missing') }];
    void this.human.asked(proofOnly);
  }

  private keyProved(ticket: string, validFor: number): void {
    this.#ticket = ticket;
    this.provedUntil = this.#parts.clock.now() + validFor * 1000;
    this.#parts.memory.remember({
      purpose: this.#purpose,
      userName: this.isOwn ? '' : this.userName.trim(),
      askedAt: 0,
      againAt: 0,
      ticket,
      ticketUntil: this.provedUntil,
    });
    [this.step, this.errors, this.notice] = ['proved', {}, undefined];
  }

  private get sentWords(): Message {
    return this.isOwn ? message('recovery.sent-own', { mobile: this.mobile }) : message('recovery.sent');
  }

  /** What the page can live without. */
  private async mobileKnown(): Promise<void> {
    const mobile = await this.#parts.ownMobile?.().catch(() => '');
    runInAction(() => {
      this.mobile = mobile ?? '';
      if (this.notice?.message.key === 'recovery.sent-own') this.notice = { tone: 'info', message: this.sentWords };
    });
  }

  private async ask(): Promise<void> {
    if (this.busy) return;
    await this.#worked(async () => this.asked(await this.#parts.desk.askCode({ ...this.#of, ...this.human.answer })));
  }

  async #worked(work: () => Promise<void>): Promise<void> {
    runInAction(() => {
      this.busy = true;
      this.notice = undefined;
    });
    try {
      await work();
    } catch (thrown) {
      this.#parts.session.faultSeen(thrown);
      runInAction(() => (this.notice = { tone: 'bad', message: failureOf(thrown).what }));
    } finally {
      runInAction(() => (this.busy = false));
    }
  }

  private async asked(outcome: CodeOutcome): Promise<void> {
    const now = this.#parts.clock.now();
    if (outcome.sent) {
      const againAt = now + outcome.resendAfter * 1000;
      [this.#askedFor, this.#askedAt, this.sent] = [this.userName.trim(), now, true];
      this.#parts.memory.remember({
        purpose: this.#purpose,
        userName: this.isOwn ? '' : this.#askedFor,
        askedAt: now,
        againAt,
        ticket: '',
        ticketUntil: 0,
      });
      this.human.over();
      [this.step, this.code, this.notice] = ['code', '', { tone: 'info', message: this.sentWords }];
      return this.#again.until(againAt);
    }
    switch (outcome.because) {
      case 'too-soon':
        this.notice = { tone: 'warn', message: message('sms.too-soon', { seconds: outcome.seconds }) };
        this.#again.until(now + outcome.seconds * 1000);
        break;
      case 'locked':
        this.notice = { tone: 'bad', message: message('recovery.locked', { until: now + outcome.minutes * 60_000 }) };
        break;
      case 'form-expired':
        this.notice = { tone: 'warn', message: message('sms.form-expired') };
        break;
      default:
        this.errors = { captcha: message(outcome.because === 'captcha-wrong' ? 'captcha.wrong' : 'captcha.missing') };
        this.attempt += 1;
    }
    // The answer to a picture counts once, whatever came of it.
    if (!this.isOwn) await this.human.asked('proofOnly' in outcome && outcome.proofOnly);
  }

  private proved(outcome: RecoveryProofOutcome): void {
    if (outcome.proved) {
      this.#ticket = outcome.ticket;
      this.provedUntil = this.#parts.clock.now() + outcome.validFor * 1000;
      this.#parts.memory.remember({
        purpose: this.#purpose,
        userName: this.isOwn ? '' : this.userName.trim(),
        askedAt: this.#askedAt,
        againAt: this.#again.endsAt,
        ticket: this.#ticket,
        ticketUntil: this.provedUntil,
      });
      [this.step, this.code] = ['proved', ''];
      return;
    }
    this.attempt += 1;
    switch (outcome.because) {
      case 'refused':
        this.errors = { code: message('sms.refused') };
        return;
      case 'company-deregistered':
        this.notice = { tone: 'bad', message: message('deregistered.text') };
        return;
      case 'frozen':
        this.notice = { tone: 'bad', message: message('recovery.frozen') };
        return;
      case 'form-expired':
        this.startAgain(message('recovery.proof-over'));
    }
  }
}
