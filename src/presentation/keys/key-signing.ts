import { makeAutoObservable, runInAction } from 'mobx';
import type { Attention } from '../../application/ports/attention.ts';
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

/** Whether the key lies in a token at this machine, or is confirmed on the telephone. */
export type KeyPlace = 'token' | 'phone';

export type KeyStage =
  | { readonly kind: 'looking' }
  /** Nothing answers at this machine that could know of tokens, or it will not speak to this page. */
  | { readonly kind: 'absent'; readonly refused: boolean }
  /** Nothing is plugged in, or nothing that may sign here. */
  | { readonly kind: 'empty'; readonly isOthers: boolean }
  | { readonly kind: 'choose'; readonly certificates: readonly KeyCertificate[] }
  /** The name of whose telephone is to be asked. */
  | { readonly kind: 'name' }
  /** The person is asked, by the token or on the telephone; the number stands on both screens. */
  | { readonly kind: 'asked'; readonly number: string | undefined };

export type KeyNotice = { readonly tone: 'bad' | 'warn' | 'info'; readonly message: Message };

/** What is said of a key depends on what it is to do. */
export interface KeyWords {
  readonly cancelled: PlainKey;
  readonly phoneCancelled: PlainKey;
  readonly locked: PlainKey;
  readonly phoneRefused: PlainKey;
  readonly tooLate: PlainKey;
}

export type KeyChallenge = { readonly text: string; readonly validFor: number };

/** Milliseconds between two looks at whether something has been plugged in. */
const lookAgainAfter = 3000;

export interface KeySigningParts {
  readonly agents: Readonly<Record<KeyPlace, KeyAgent>>;
  readonly clock: Clock;
  readonly words: KeyWords;
  /**
   * Where it is given, what is plugged in later is noticed while one has the page before them and has chosen nothing.
   */
  readonly attention?: Attention;
  /** The human check before a telephone is asked, where one may be required. */
  readonly human?: HumanCheck;
  /** The account whose telephone is asked; typed when it is unknown. */
  readonly owner?: () => string;
  /** What is to be known before one looks, and which certificates may sign at all; any, where that is not said. */
  readonly before?: () => Promise<void>;
  readonly admits?: (serial: string) => boolean;
  /** Hears what was found at this machine. */
  readonly looked?: (listing: KeyListing) => void;
  /** A text that is to be signed now and for how many seconds it may be, or why there is none. */
  readonly challenge: () => Promise<KeyChallenge | KeyNotice>;
  /** What becomes of what was signed: undefined where it served, or why it did not. */
  readonly signed: (signed: SignedText) => Promise<KeyNotice | 'as-it-stood' | undefined>;
}

/**
 * Having something signed by a key: a token at this machine, or a certificate that is confirmed on the telephone
 * (document 1, sections 2 and 7).
 */
export class KeySigning {
  place: KeyPlace = 'token';
  stage: KeyStage = { kind: 'looking' };
  notice: KeyNotice | undefined = undefined;
  /** The serial of the certificate that is to sign. */
  chosen: string | undefined = undefined;
  userName = '';
  nameMissing = false;
  /** What is wrong with how one showed that one is human; each a new one. */
  humanError: Message | undefined = undefined;
  /** Whole seconds for which the person may still answer. */
  waiting = 0;
  /** The account whose telephone was asked last; it is not asked again at once. */
  askedOf = '';
  readonly #rest: Countdown;
  /** Where the person stood before they were asked. */
  #stood: KeyStage | undefined;
  #asking = new AbortController();
  #until = 0;
  #ticking: (() => void) | undefined;
  #lookingAgain: (() => void) | undefined;
  #forgotten: (() => void) | undefined;
  readonly #parts: KeySigningParts;

  constructor(parts: KeySigningParts) {
    this.#parts = parts;
    this.#rest = new Countdown(() => parts.clock.steady(), parts.clock);
    makeAutoObservable<this>(this, {}, { autoBind: true, deep: false });
  }

  /** How one shows that one is human; nothing is asked until its task stands there. */
  get human(): HumanCheck | undefined {
    return this.#parts.human;
  }

  get busy(): boolean {
    return this.stage.kind === 'asked';
  }

  /** Whole seconds until the telephone of whoever is named may be asked again. */
  get resting(): number {
    return this.place === 'phone' && this.askedOf === this.holder ? this.#rest.left : 0;
  }

  opened(): void {
    if (this.#rest.endsAt > 0) this.#rest.countTo(this.#rest.endsAt);
    this.#forgotten?.();
    this.#forgotten = this.#parts.attention?.onChange((isThere) =>
      isThere ? void this.lookedAgain() : this.#lookingAgain?.(),
    );
    if (this.place === 'token') void this.look();
  }

  left(): void {
    this.ended();
    this.#lookingAgain?.();
    this.#forgotten?.();
    this.#forgotten = undefined;
    this.#rest.stop();
    // Another form shows pictures of the same visit, of which the last one holds.
    this.#parts.human?.end();
    this.humanError = undefined;
    if (this.busy) this.stage = this.place === 'phone' ? { kind: 'name' } : { kind: 'looking' };
  }

  placeChosen(place: KeyPlace): void {
    if (place === this.place) return;
    this.ended();
    this.place = place;
    this.notice = undefined;
    if (place === 'token') void this.look();
    else this.stage = { kind: 'name' };
  }

  /** One that has expired signs nothing any more. */
  isExpired({ validTo }: Pick<KeyCertificate, 'validTo'>): boolean {
    return validTo < this.#parts.clock.now();
  }

  /** Whole days until it ends, where these are so few that one is warned; undefined otherwise. */
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

  /** One goes about showing it again: what was wrong with it is told no longer. */
  humanTyped(text: string): void {
    this.humanError = undefined;
    this.#parts.human?.typed(text);
  }

  /** Looks for tokens, again where that is pressed. */
  async look(): Promise<void> {
    this.stage = { kind: 'looking' };
    this.notice = undefined;
    await this.#parts.before?.();
    const listing = await this.#parts.agents.token.list();
    runInAction(() => {
      if (this.place !== 'token') return;
      this.listed(listing);
      this.#parts.looked?.(listing);
    });
  }

  /** What is asked is taken back, here; what holds the key hears it. */
  cancelPressed(): void {
    this.ended();
    this.again(
      { tone: 'warn', message: message(this.#parts.words[this.resting > 0 ? 'phoneCancelled' : 'cancelled']) },
      this.#stood,
    );
  }

  async submitPressed(): Promise<void> {
    if (this.busy || this.resting > 0) return;
    const { holder } = this;
    this.nameMissing = this.place === 'phone' && holder === '';
    this.humanError = this.place === 'phone' ? this.#parts.human?.missing : undefined;
    if (holder === undefined || holder === '' || this.humanError) return;
    const stood = this.stage;
    this.#stood = stood;
    this.notice = undefined;
    this.stage = { kind: 'asked', number: undefined };
    this.#asking = new AbortController();
    const { signal } = this.#asking;
    try {
      const challenge = await this.#parts.challenge();
      if (signal.aborted) return;
      if ('tone' in challenge) return runInAction(() => this.again(challenge, stood));
      runInAction(() => this.counted(this.#parts.clock.steady() + challenge.validFor * 1000));
      const onNumber = (number: string, againAfter = 0): void =>
        runInAction(() => {
          this.restsFor(againAfter);
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
      if (!signed.signed) return runInAction(() => this.unsigned(signed, stood));
      const told = await this.#parts.signed({ text, certificate: signed.certificate, signature: signed.signature });
      runInAction(() => {
        this.#ticking?.();
        if (told === 'as-it-stood') this.stage = stood;
        else if (told) this.again(told, stood);
      });
    } catch (thrown) {
      if (!signal.aborted) runInAction(() => this.again({ tone: 'bad', message: failureOf(thrown).what }, stood));
    }
  }

  /** What is to sign: a certificate, or whose telephone is asked. */
  private get holder(): string | undefined {
    return this.place === 'token' ? this.chosen : (this.#parts.owner?.() ?? this.userName.trim());
  }

  private restsFor(seconds: number): void {
    if (seconds <= 0) return;
    this.askedOf = this.holder ?? '';
    this.#rest.countTo(this.#parts.clock.steady() + seconds * 1000);
  }

  private listed(listing: KeyListing): void {
    if (!listing.found) {
      this.stage = { kind: 'absent', refused: listing.because === 'refused' };
      return;
    }
    const certificates = this.admitted(listing);
    const isOthers = certificates.length === 0 && listing.tokens.some((token) => token.certificates.length > 0);
    this.stage = certificates.length === 0 ? { kind: 'empty', isOthers } : { kind: 'choose', certificates };
    // Whoever has one only has chosen.
    const holding = certificates.filter((each) => !this.isExpired(each));
    if (!holding.some(({ serial }) => serial === this.chosen))
      this.chosen = holding.length === 1 ? holding[0]?.serial : undefined;
    this.looksAgainLater();
  }

  /**
   * Something that is plugged in now would help. Where no helper runs none is looked for unasked: browsers write down
   * each time that nobody answered.
   */
  private get awaitsToken(): boolean {
    return (
      this.#forgotten !== undefined &&
      this.place === 'token' &&
      (this.stage.kind === 'empty' || (this.stage.kind === 'choose' && this.chosen === undefined))
    );
  }

  private looksAgainLater(): void {
    this.#lookingAgain?.();
    this.#lookingAgain =
      this.awaitsToken && this.#parts.attention?.isThere()
        ? this.#parts.clock.wakeAfter(lookAgainAfter, () => void this.lookedAgain())
        : undefined;
  }

  /** Unasked: nothing moves unless something else is plugged in than before. */
  private async lookedAgain(): Promise<void> {
    this.#lookingAgain?.();
    if (!this.awaitsToken) return;
    const listing = await this.#parts.agents.token.list();
    runInAction(() => {
      if (!this.awaitsToken) return;
      const serials = (all: readonly KeyCertificate[]): string => all.map(({ serial }) => serial).join();
      const known = this.stage.kind === 'choose' ? this.stage.certificates : [];
      const isSame = listing.found && serials(this.admitted(listing)) === serials(known);
      if (isSame) return this.looksAgainLater();
      this.notice = undefined;
      this.listed(listing);
      this.#parts.looked?.(listing);
    });
  }

  private admitted(listing: Extract<KeyListing, { readonly found: true }>): readonly KeyCertificate[] {
    return listing.tokens
      .flatMap((token) => token.certificates)
      .filter(({ serial }) => this.#parts.admits?.(serial) ?? true);
  }

  /** Back to where it was begun, with what came of it. */
  private again(notice: KeyNotice, stood?: KeyStage): void {
    this.#ticking?.();
    this.waiting = 0;
    this.notice = notice;
    if (stood) this.stage = stood;
    else if (this.place === 'phone') this.stage = { kind: 'name' };
    else void this.relisted(notice);
  }

  private async relisted(notice: KeyNotice): Promise<void> {
    await this.look();
    runInAction(() => (this.notice = notice));
  }

  private unsigned(outcome: Extract<KeySignature, { readonly signed: false }>, stood: KeyStage): void {
    const { words } = this.#parts;
    switch (outcome.because) {
      case 'pin-wrong':
        return this.again({ tone: 'bad', message: message('key.pin-wrong', { triesLeft: outcome.triesLeft }) }, stood);
      case 'too-soon':
        this.restsFor(outcome.seconds);
        // An answer holds once, and may have been taken.
        if (this.#parts.human?.task) void this.humanWanted(false);
        return this.again({ tone: 'warn', message: message('key.too-soon') }, stood);
      case 'human-required':
      case 'human-wrong':
        this.ended();
        this.stage = stood;
        this.humanError = message(outcome.because === 'human-wrong' ? 'captcha.wrong' : 'captcha.missing');
        return void this.humanWanted(outcome.proofOnly);
      case 'locked':
        return this.again({ tone: 'bad', message: message(words.locked) }, stood);
      case 'cancelled':
        return this.again({ tone: 'warn', message: message(words.cancelled) }, stood);
      case 'refused':
        return this.again({ tone: 'bad', message: message(words.phoneRefused) }, stood);
      case 'too-late':
        return this.again({ tone: 'warn', message: message(words.tooLate) }, stood);
      case 'gone':
        return this.again({ tone: 'warn', message: message('key.gone') });
      case 'absent':
        this.#ticking?.();
        this.stage = { kind: 'absent', refused: false };
    }
  }

  private async humanWanted(proofOnly: boolean): Promise<void> {
    const { human } = this.#parts;
    await human?.askAgain(proofOnly);
    if (human?.trouble)
      runInAction(() => (this.notice = { tone: 'bad', message: human.trouble ?? message('captcha.missing') }));
  }

  private ended(): void {
    this.#asking.abort();
    this.#ticking?.();
    this.waiting = 0;
  }

  /** Counts down second by second, by a clock that nobody sets. */
  private counted(until: number): void {
    this.#until = until;
    this.#ticking?.();
    this.tick();
  }

  private tick(): void {
    const { clock } = this.#parts;
    this.waiting = Math.max(0, Math.ceil((this.#until - clock.steady()) / 1000));
    this.#ticking = this.waiting > 0 ? clock.wakeAfter(1000, this.tick) : undefined;
  }
}
