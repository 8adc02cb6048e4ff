import { makeAutoObservable, runInAction } from 'mobx';
import type { WindowFocus } from '../../application/ports/attention.ts';
import type { Clock } from '../../application/ports/clock.ts';
import type {
  KeyAgent,
  KeyCertificate,
  KeyListing,
  KeySignature,
  SignedText,
} from '../../application/ports/keys/key-agent.ts';
import { daysLeft, expiresSoon } from '../../domain/keys/certificate.ts';
import { message, type Message, type PlainKey } from '../../words/catalogue.ts';
import { failureOf } from '../shared/failure.ts';
import { Countdown } from '../identity/countdown.ts';
import type { HumanCheck } from '../identity/human-check.ts';

/** Whether the key is in a token at this machine, or is confirmed on the telephone. */
export type KeyPlace = 'token' | 'phone';

export type KeyStage =
  | { readonly kind: 'looking' }
  /** The helper does not answer at this machine, or refuses this page. */
  | { readonly kind: 'absent'; readonly refused: boolean }
  /** No token is plugged in, or none that may sign here. */
  | { readonly kind: 'empty'; readonly isOthers: boolean }
  | { readonly kind: 'choose'; readonly certificates: readonly KeyCertificate[] }
  /** The user enters the account of the person who confirms on the telephone. */
  | { readonly kind: 'name' }
  /** The user must confirm, at the token or on the telephone. Both screens show the same number. */
  | { readonly kind: 'asked'; readonly number: string | undefined };

export type KeyNotice = { readonly tone: 'bad' | 'warn' | 'info'; readonly message: Message };

/** Words that depend on what the key is used for. */
export interface KeyWords {
  readonly cancelled: PlainKey;
  readonly phoneCancelled: PlainKey;
  readonly locked: PlainKey;
  readonly phoneRefused: PlainKey;
  readonly tooLate: PlainKey;
}

export type KeyChallenge = { readonly text: string; readonly validFor: number };

/** The interval at which tokens are looked for, in milliseconds. */
const tokenCheckInterval = 3000;

export interface KeySigningParts {
  readonly agents: Readonly<Record<KeyPlace, KeyAgent>>;
  readonly clock: Clock;
  readonly words: KeyWords;
  /** If given, tokens that are plugged in later are noticed while the user sees the page and has chosen none. */
  readonly attention?: WindowFocus;
  /** The human check before a request to a telephone, if one may be required. */
  readonly human?: HumanCheck;
  /** The account of the person who confirms on the telephone; if absent, the user types it. */
  readonly owner?: () => string;
  /** Loads what must be known before tokens are listed. */
  readonly before?: () => Promise<void>;
  /** Whether a certificate may sign; if absent, any may. */
  readonly admits?: (serial: string) => boolean;
  /** Is called with the tokens that were found. */
  readonly onListed?: (listing: KeyListing) => void;
  /** Provides the text to sign with the seconds for which it is valid, or why there is none. */
  readonly challenge: () => Promise<KeyChallenge | KeyNotice>;
  /**
   * Sends the signature to its use.
   * @returns undefined on success, the reason of a failure, or `as-it-stood` to return to the previous stage without a
   * notice
   */
  readonly onSigned: (signature: SignedText) => Promise<KeyNotice | 'as-it-stood' | undefined>;
}

/**
 * Has a text signed by a key: a token at this machine, or a certificate that is confirmed on the telephone (document 1,
 * sections 2 and 7).
 */
export class KeySigning {
  place: KeyPlace = 'token';
  stage: KeyStage = { kind: 'looking' };
  notice: KeyNotice | undefined = undefined;
  /** The serial number of the certificate that signs. */
  chosen: string | undefined = undefined;
  userName = '';
  nameMissing = false;
  /** Why the proof of a human is missing or wrong. Each error is a new object. */
  humanError: Message | undefined = undefined;
  /** Whole seconds for which the user may still confirm. */
  waiting = 0;
  /** The account that a confirmation was requested from last; its telephone may not be asked again at once. */
  lastAskedAccount = '';
  readonly #restCountdown: Countdown;
  /** The stage before the request. */
  #previousStage: KeyStage | undefined;
  #request = new AbortController();
  #until = 0;
  #cancelTick: (() => void) | undefined;
  #cancelTokenCheck: (() => void) | undefined;
  #unlisten: (() => void) | undefined;
  readonly #parts: KeySigningParts;

  constructor(parts: KeySigningParts) {
    this.#parts = parts;
    this.#restCountdown = new Countdown(() => parts.clock.monotonicTime(), parts.clock);
    makeAutoObservable<this>(this, {}, { autoBind: true, deep: false });
  }

  /** The human check; it asks for nothing until its task is shown. */
  get human(): HumanCheck | undefined {
    return this.#parts.human;
  }

  get busy(): boolean {
    return this.stage.kind === 'asked';
  }

  /** Whole seconds until the same account's telephone may be asked again. */
  get restSeconds(): number {
    return this.place === 'phone' && this.lastAskedAccount === this.holder ? this.#restCountdown.left : 0;
  }

  opened(): void {
    if (this.#restCountdown.endsAt > 0) this.#restCountdown.countTo(this.#restCountdown.endsAt);
    this.#unlisten?.();
    this.#unlisten = this.#parts.attention?.onChange((isThere) =>
      isThere ? void this.checkTokens() : this.#cancelTokenCheck?.(),
    );
    if (this.place === 'token') void this.listTokens();
  }

  left(): void {
    this.cancelRequest();
    this.#cancelTokenCheck?.();
    this.#unlisten?.();
    this.#unlisten = undefined;
    this.#restCountdown.stop();
    // Another form may show pictures of the same visit, and only the last picture of a visit is valid.
    this.#parts.human?.end();
    this.humanError = undefined;
    if (this.busy) this.stage = this.place === 'phone' ? { kind: 'name' } : { kind: 'looking' };
  }

  placeChosen(place: KeyPlace): void {
    if (place === this.place) return;
    this.cancelRequest();
    this.place = place;
    this.notice = undefined;
    if (place === 'token') void this.listTokens();
    else this.stage = { kind: 'name' };
  }

  /** An expired certificate cannot sign. */
  isExpired({ validTo }: Pick<KeyCertificate, 'validTo'>): boolean {
    return validTo < this.#parts.clock.now();
  }

  /** Whole days until a certificate expires, if that is soon; undefined otherwise. */
  daysLeftOf(certificate: Pick<KeyCertificate, 'validFrom' | 'validTo'>): number | undefined {
    const now = this.#parts.clock.now();
    return expiresSoon({ ...certificate, revokedAt: undefined }, now) ? daysLeft(certificate, now) : undefined;
  }

  certificateChosen(serial: string): void {
    this.chosen = serial;
  }

  userNameTyped(value: string): void {
    this.userName = value;
    this.nameMissing = false;
  }

  /** The user types again, so the error is cleared. */
  humanTyped(text: string): void {
    this.humanError = undefined;
    this.#parts.human?.typed(text);
  }

  /** Lists the tokens, also when the user asks for it again. */
  async listTokens(): Promise<void> {
    this.stage = { kind: 'looking' };
    this.notice = undefined;
    await this.#parts.before?.();
    const listing = await this.#parts.agents.token.list();
    runInAction(() => {
      if (this.place !== 'token') return;
      this.showTokens(listing);
      this.#parts.onListed?.(listing);
    });
  }

  /** Cancels the request, also at the key. */
  cancelPressed(): void {
    this.cancelRequest();
    this.returnTo(
      { tone: 'warn', message: message(this.#parts.words[this.restSeconds > 0 ? 'phoneCancelled' : 'cancelled']) },
      this.#previousStage,
    );
  }

  async submitPressed(): Promise<void> {
    if (this.busy || this.restSeconds > 0) return;
    const { holder } = this;
    this.nameMissing = this.place === 'phone' && holder === '';
    this.humanError = this.place === 'phone' ? this.#parts.human?.missing : undefined;
    if (holder === undefined || holder === '' || this.humanError) return;
    const previousStage = this.stage;
    this.#previousStage = previousStage;
    this.notice = undefined;
    this.stage = { kind: 'asked', number: undefined };
    this.#request = new AbortController();
    const { signal } = this.#request;
    try {
      const challenge = await this.#parts.challenge();
      if (signal.aborted) return;
      if ('tone' in challenge) return runInAction(() => this.returnTo(challenge, previousStage));
      runInAction(() => this.startCountdown(this.#parts.clock.monotonicTime() + challenge.validFor * 1000));
      const onNumber = (number: string, againAfter = 0): void =>
        runInAction(() => {
          this.startRest(againAfter);
          this.#parts.human?.end();
          this.stage = { kind: 'asked', number };
        });
      const { text } = challenge;
      const human = this.place === 'phone' ? this.#parts.human?.answer : undefined;
      const signed = await this.#parts.agents[this.place].sign(
        { holder, text, onNumber, ...(human && { human }) },
        signal,
      );
      if (signal.aborted) return;
      if (!signed.signed) return runInAction(() => this.handleRefusal(signed, previousStage));
      const notice = await this.#parts.onSigned({ text, certificate: signed.certificate, signature: signed.signature });
      runInAction(() => {
        this.#cancelTick?.();
        if (notice === 'as-it-stood') this.stage = previousStage;
        else if (notice) this.returnTo(notice, previousStage);
      });
    } catch (thrown) {
      if (!signal.aborted)
        runInAction(() => this.returnTo({ tone: 'bad', message: failureOf(thrown).what }, previousStage));
    }
  }

  /** The certificate that signs, or the account of the person who confirms on the telephone. */
  private get holder(): string | undefined {
    return this.place === 'token' ? this.chosen : (this.#parts.owner?.() ?? this.userName.trim());
  }

  private startRest(seconds: number): void {
    if (seconds <= 0) return;
    this.lastAskedAccount = this.holder ?? '';
    this.#restCountdown.countTo(this.#parts.clock.monotonicTime() + seconds * 1000);
  }

  private showTokens(listing: KeyListing): void {
    if (!listing.found) {
      this.stage = { kind: 'absent', refused: listing.because === 'refused' };
      return;
    }
    const certificates = this.admittedCertificates(listing);
    const isOthers = certificates.length === 0 && listing.tokens.some((token) => token.certificates.length > 0);
    this.stage = certificates.length === 0 ? { kind: 'empty', isOthers } : { kind: 'choose', certificates };
    // A single usable certificate is chosen automatically.
    const usable = certificates.filter((each) => !this.isExpired(each));
    if (!usable.some(({ serial }) => serial === this.chosen))
      this.chosen = usable.length === 1 ? usable[0]?.serial : undefined;
    this.checkTokensLater();
  }

  /**
   * Whether a token that is plugged in now would help. Without a helper none is looked for, because browsers log each
   * failed request.
   */
  private get awaitsToken(): boolean {
    return (
      this.#unlisten !== undefined &&
      this.place === 'token' &&
      (this.stage.kind === 'empty' || (this.stage.kind === 'choose' && this.chosen === undefined))
    );
  }

  private checkTokensLater(): void {
    this.#cancelTokenCheck?.();
    this.#cancelTokenCheck =
      this.awaitsToken && this.#parts.attention?.isThere()
        ? this.#parts.clock.wakeAfter(tokenCheckInterval, () => void this.checkTokens())
        : undefined;
  }

  /** Checks for tokens. Nothing changes unless the tokens have changed. */
  private async checkTokens(): Promise<void> {
    this.#cancelTokenCheck?.();
    if (!this.awaitsToken) return;
    const listing = await this.#parts.agents.token.list();
    runInAction(() => {
      if (!this.awaitsToken) return;
      const serials = (all: readonly KeyCertificate[]): string => all.map(({ serial }) => serial).join();
      const known = this.stage.kind === 'choose' ? this.stage.certificates : [];
      const isSame = listing.found && serials(this.admittedCertificates(listing)) === serials(known);
      if (isSame) return this.checkTokensLater();
      this.notice = undefined;
      this.showTokens(listing);
      this.#parts.onListed?.(listing);
    });
  }

  private admittedCertificates(listing: Extract<KeyListing, { readonly found: true }>): readonly KeyCertificate[] {
    return listing.tokens
      .flatMap((token) => token.certificates)
      .filter(({ serial }) => this.#parts.admits?.(serial) ?? true);
  }

  /** Returns to the stage before the request, with a notice. */
  private returnTo(notice: KeyNotice, stage?: KeyStage): void {
    this.#cancelTick?.();
    this.waiting = 0;
    this.notice = notice;
    if (stage) this.stage = stage;
    else if (this.place === 'phone') this.stage = { kind: 'name' };
    else void this.listTokensAgain(notice);
  }

  private async listTokensAgain(notice: KeyNotice): Promise<void> {
    await this.listTokens();
    runInAction(() => (this.notice = notice));
  }

  private handleRefusal(outcome: Extract<KeySignature, { readonly signed: false }>, previousStage: KeyStage): void {
    const { words } = this.#parts;
    switch (outcome.because) {
      case 'pin-wrong':
        return this.returnTo(
          { tone: 'bad', message: message('key.pin-wrong', { triesLeft: outcome.triesLeft }) },
          previousStage,
        );
      case 'too-soon':
        this.startRest(outcome.seconds);
        // A picture's answer is valid once, and may have been used.
        if (this.#parts.human?.task) void this.requireHuman(false);
        return this.returnTo({ tone: 'warn', message: message('key.too-soon') }, previousStage);
      case 'human-required':
      case 'human-wrong':
        this.cancelRequest();
        this.stage = previousStage;
        this.humanError = message(outcome.because === 'human-wrong' ? 'captcha.wrong' : 'captcha.missing');
        return void this.requireHuman(outcome.proofOnly);
      case 'locked':
        return this.returnTo({ tone: 'bad', message: message(words.locked) }, previousStage);
      case 'cancelled':
        return this.returnTo({ tone: 'warn', message: message(words.cancelled) }, previousStage);
      case 'refused':
        return this.returnTo({ tone: 'bad', message: message(words.phoneRefused) }, previousStage);
      case 'too-late':
        return this.returnTo({ tone: 'warn', message: message(words.tooLate) }, previousStage);
      case 'gone':
        return this.returnTo({ tone: 'warn', message: message('key.gone') });
      case 'absent':
        this.#cancelTick?.();
        this.stage = { kind: 'absent', refused: false };
    }
  }

  private async requireHuman(proofOnly: boolean): Promise<void> {
    const { human } = this.#parts;
    await human?.askAgain(proofOnly);
    if (human?.trouble)
      runInAction(() => (this.notice = { tone: 'bad', message: human.trouble ?? message('captcha.missing') }));
  }

  private cancelRequest(): void {
    this.#request.abort();
    this.#cancelTick?.();
    this.waiting = 0;
  }

  /** Counts down the seconds by a monotonic clock, which users cannot change. */
  private startCountdown(until: number): void {
    this.#until = until;
    this.#cancelTick?.();
    this.tick();
  }

  private tick(): void {
    const { clock } = this.#parts;
    this.waiting = Math.max(0, Math.ceil((this.#until - clock.monotonicTime()) / 1000));
    this.#cancelTick = this.waiting > 0 ? clock.wakeAfter(1000, this.tick) : undefined;
  }
}
