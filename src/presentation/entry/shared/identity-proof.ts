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
import { codeIn } from '../../../domain/text/typed-number.ts';

export type IdentityStep = 'name' | 'code' | 'key' | 'proved';
export type IdentityField = 'userName' | 'captcha' | 'code';

export interface IdentityParts {
  readonly desk: RecoveryDesk;
  readonly human: HumanCheck;
  readonly memory: RecoveryMemory;
  readonly session: SessionStore;
  readonly clock: Clock;
  /** The masked number of the signed-in user; undefined if the back end does not give it. */
  readonly ownMobile?: (() => Promise<string>) | undefined;
  /** Undefined where keys are no proof. */
  readonly keys?: IdentityKeys | undefined;
}

/**
 * Proves an identity without a password: first the account, then a code to its telephone or a key of its owner. A
 * signed-in user's account is known already.
 */
export class IdentityProof {
  step: IdentityStep;
  /** The chosen kind of proof. */
  kind: ProofKind = 'sms';
  userName = '';
  code = '';
  errors: Partial<Record<IdentityField, Message>> = {};
  notice: { readonly tone: 'info' | 'warn' | 'bad'; readonly message: Message } | undefined;
  /** Whether a request is running. */
  busy = false;
  /** Whether a code was requested. */
  isCodeSent = false;
  /** The masked number that receives the user's own code; empty while unknown. */
  mobile = '';
  /** Counts refusals; each new one puts the focus where it helps. */
  attempt = 0;
  readonly human: HumanCheck;
  /** The proof by a key; undefined where keys are no proof. */
  readonly byKey: IdentityByKey | undefined;
  /** Until when the proof is valid, in milliseconds since the epoch; 0 before there is one. */
  provedUntil = 0;
  #ticket = '';
  #codeOwner = '';
  #codeAskedAt = 0;
  readonly #resendCountdown: Countdown;
  readonly #purpose: RecoveryPurpose;
  readonly #parts: IdentityParts;

  constructor(purpose: RecoveryPurpose, parts: IdentityParts) {
    this.#purpose = purpose;
    this.#parts = parts;
    this.human = parts.human;
    this.#resendCountdown = new Countdown(() => parts.clock.now(), parts.clock);
    this.step = parts.session.who ? 'code' : 'name';
    const { keys, clock } = parts;
    this.byKey =
      keys &&
      new IdentityByKey({
        ...keys,
        clock,
        subject: () => this.#subject,
        owner: () => parts.session.who?.userName ?? this.userName.trim(),
        onProved: (ticket, validFor) => runInAction(() => this.acceptKeyProof(ticket, validFor)),
        onHumanRequired: (proofOnly) => runInAction(() => this.requireHuman(proofOnly)),
      });
    makeAutoObservable<this>(this, { human: false, byKey: false }, { autoBind: true, deep: false });
  }

  /** Whole seconds until another code may be requested. */
  get waiting(): number {
    return this.#resendCountdown.left;
  }

  /** Whether the account is that of the signed-in user. */
  get isOwn(): boolean {
    return this.#parts.session.who !== undefined;
  }

  /** The kinds of proof that are offered here; empty when none is. */
  get kinds(): readonly ProofKind[] {
    const { session, keys } = this.#parts;
    return [
      ...(session.pageConfig.offersSms ? (['sms'] as const) : []),
      ...(session.pageConfig.offersKey && keys?.desk.isOffered ? (['key'] as const) : []),
    ];
  }

  /** The present day at the portal's place. */
  get today(): string {
    return shanghaiDate(this.#parts.clock.now());
  }

  get ticket(): string {
    return this.#ticket;
  }

  /** Begins. A code that was requested before the page was reloaded is still awaited, and a proof stays valid. */
  opened(): void {
    const { memory, clock, session } = this.#parts;
    const kept = memory.recall();
    const now = clock.now();
    const isAwaited =
      kept?.purpose === this.#purpose &&
      (kept.userName === '') === this.isOwn &&
      (canEnterCode(kept.askedAt, now) || kept.ticketUntil > now);
    if (this.isOwn) void this.loadMobile();
    this.userName = isAwaited ? kept.userName : session.state.kind === 'signed-out' ? session.state.userName : '';
    if (isAwaited) {
      [this.#codeOwner, this.#codeAskedAt, this.isCodeSent] = [
        kept.userName,
        kept.askedAt,
        canEnterCode(kept.askedAt, now),
      ];
      this.step = 'code';
      this.notice = { tone: 'info', message: this.sentWords };
      this.#resendCountdown.countTo(kept.againAt);
      if (kept.ticketUntil > now)
        [this.#ticket, this.provedUntil, this.step, this.notice] = [kept.ticket, kept.ticketUntil, 'proved', undefined];
    } else if (this.kinds[0] === 'key') this.kindChosen('key');
    if (this.step === 'name') void this.human.renewPicture();
  }

  left(): void {
    this.byKey?.signing.left();
    this.#resendCountdown.stop();
    this.human.end();
  }

  /** Chooses the proof, by a code or by a key. For a known account it begins at once. */
  kindChosen(kind: ProofKind): void {
    if (kind === this.kind || !this.kinds.includes(kind)) return;
    [this.kind, this.errors, this.notice] = [kind, {}, undefined];
    if (this.step !== 'name') this.openProof();
  }

  /** The errors that still apply: a missing proof of a human may have come since. */
  get currentErrors(): Partial<Record<IdentityField, Message>> {
    return this.errors.captcha?.key === 'captcha.proof-missing' && !this.human.missing
      ? this.without('captcha')
      : this.errors;
  }

  nameTyped(value: string): void {
    this.userName = value;
    this.errors = this.without('userName');
  }

  /** The user proves again to be human. */
  humanChanged(): void {
    this.errors = this.without('captcha');
  }

  codeTyped(value: string): void {
    this.code = codeIn(value, codeDigits);
    this.errors = this.without('code');
  }

  /** Continues from the name: requests a code, unless one for the same name is awaited, or the text for a key. */
  async namePressed(): Promise<void> {
    const { clock } = this.#parts;
    const name = this.userName.trim();
    const isCodeAwaited =
      this.kind === 'sms' &&
      this.isCodeSent &&
      name === this.#codeOwner &&
      canEnterCode(this.#codeAskedAt, clock.now());
    this.errors = {
      ...(name === '' ? { userName: message('sign-in.user-name-missing') } : {}),
      ...(isCodeAwaited || !this.human.missing ? {} : { captcha: this.human.missing }),
    };
    if (Object.keys(this.errors).length > 0) return void (this.attempt += 1);
    if (isCodeAwaited) return void (this.step = 'code');
    await (this.kind === 'key' ? this.requestKeyText() : this.requestCode());
  }

  /** Returns to the name, which stays as typed. */
  async backPressed(): Promise<void> {
    this.byKey?.signing.left();
    [this.step, this.errors, this.notice] = ['name', {}, undefined];
    await this.human.renewPicture();
  }

  /** Requests a code, the first one of the user's own account or another one. While one is awaited, nothing happens. */
  async newCodePressed(): Promise<void> {
    if (this.waiting > 0) return;
    const missing = this.human.task && this.human.missing;
    this.errors = missing ? { captcha: missing } : {};
    if (missing) return void (this.attempt += 1);
    await this.requestCode();
  }

  async codePressed(): Promise<void> {
    if (this.busy) return;
    this.errors = this.code.length === codeDigits ? {} : { code: message('sms.code-wrong') };
    if (this.errors.code) return void (this.attempt += 1);
    await this.#run(async () =>
      this.applyProofOutcome(await this.#parts.desk.prove({ ...this.#subject, kind: 'sms', code: this.code })),
    );
  }

  /** Starts again with a reason, because the proof is no longer valid. */
  startAgain(reason: Message | undefined): void {
    this.#parts.memory.forget();
    [this.#ticket, this.provedUntil, this.#codeOwner, this.#codeAskedAt, this.isCodeSent, this.code] = [
      '',
      0,
      '',
      0,
      false,
      '',
    ];
    if (this.isOwn) this.openProof();
    else this.step = 'name';
    this.errors = {};
    this.notice = reason && { tone: 'warn', message: reason };
    if (this.step === 'name') void this.human.renewPicture();
  }

  /** Ends the proof after its use. */
  finish(): void {
    this.#parts.memory.forget();
    this.#resendCountdown.stop();
  }

  private without(field: IdentityField): Partial<Record<IdentityField, Message>> {
    const { [field]: _, ...others } = this.errors;
    return others;
  }

  get #subject() {
    return { purpose: this.#purpose, userName: this.isOwn ? undefined : this.userName.trim() };
  }

  /** Opens the chosen proof. */
  private openProof(): void {
    const { signing } = this.byKey ?? {};
    if (this.kind === 'sms') signing?.left();
    else signing?.opened();
    this.step = this.kind === 'key' ? 'key' : 'code';
  }

  private async requestKeyText(): Promise<void> {
    const { byKey, human } = this;
    if (!byKey || this.busy) return;
    await this.#run(async () => {
      const outcome = await byKey.begin(human.answer);
      if (outcome.asked) {
        human.end();
        runInAction(() => this.openProof());
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
      // A picture's answer is valid once, even if the attempt failed.
      await human.askAgain('proofOnly' in outcome && outcome.proofOnly);
    });
  }

  /** After many attempts, the user must prove again to be human, beside the name. */
  private requireHuman(proofOnly: boolean): void {
    [this.step, this.errors, this.notice] = ['name', {}, { tone: 'warn', message: message('captcha.missing') }];
    void this.human.askAgain(proofOnly);
  }

  private acceptKeyProof(ticket: string, validFor: number): void {
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

  /** Loads the own number, which the page can do without. */
  private async loadMobile(): Promise<void> {
    const mobile = await this.#parts.ownMobile?.().catch(() => '');
    runInAction(() => {
      this.mobile = mobile ?? '';
      if (this.notice?.message.key === 'recovery.sent-own') this.notice = { tone: 'info', message: this.sentWords };
    });
  }

  private async requestCode(): Promise<void> {
    if (this.busy) return;
    await this.#run(async () =>
      this.applyCodeOutcome(await this.#parts.desk.askCode({ ...this.#subject, ...this.human.answer })),
    );
  }

  async #run(work: () => Promise<void>): Promise<void> {
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

  private async applyCodeOutcome(outcome: CodeOutcome): Promise<void> {
    const now = this.#parts.clock.now();
    if (outcome.sent) {
      const againAt = now + outcome.resendAfter * 1000;
      [this.#codeOwner, this.#codeAskedAt, this.isCodeSent] = [this.userName.trim(), now, true];
      this.#parts.memory.remember({
        purpose: this.#purpose,
        userName: this.isOwn ? '' : this.#codeOwner,
        askedAt: now,
        againAt,
        ticket: '',
        ticketUntil: 0,
      });
      this.human.end();
      [this.step, this.code, this.notice] = ['code', '', { tone: 'info', message: this.sentWords }];
      return this.#resendCountdown.countTo(againAt);
    }
    switch (outcome.because) {
      case 'too-soon':
        this.notice = { tone: 'warn', message: message('sms.too-soon', { seconds: outcome.seconds }) };
        this.#resendCountdown.countTo(now + outcome.seconds * 1000);
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
    // A picture's answer is valid once, even if the attempt failed.
    if (!this.isOwn) await this.human.askAgain('proofOnly' in outcome && outcome.proofOnly);
  }

  private applyProofOutcome(outcome: RecoveryProofOutcome): void {
    if (outcome.proved) {
      this.#ticket = outcome.ticket;
      this.provedUntil = this.#parts.clock.now() + outcome.validFor * 1000;
      this.#parts.memory.remember({
        purpose: this.#purpose,
        userName: this.isOwn ? '' : this.userName.trim(),
        askedAt: this.#codeAskedAt,
        againAt: this.#resendCountdown.endsAt,
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
