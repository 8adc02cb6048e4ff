import { makeAutoObservable, runInAction } from 'mobx';
import type {
  OfferedCertificate,
  SigningChoice,
  SigningRefusal,
  SigningText,
} from '../../application/ports/agreements/signing-choice.ts';
import type { Clock } from '../../application/ports/clock.ts';
import type { KeyAgent, KeyCertificate, KeyListing, SignedText } from '../../application/ports/keys/key-agent.ts';
import { message, type Message } from '../../words/catalogue.ts';
import { KeySigning, type KeyChallenge, type KeyNotice, type KeyPlace } from '../keys/key-signing.ts';

/** A refusal that has its own words. */
interface WordedRefusal {
  readonly because: 'worded';
  readonly words: Message;
}

type Refused = SigningRefusal | WordedRefusal;

/** The calls that offer certificates, issue the text to sign, and accept the signature. */
export interface SigningDesk {
  choice(): Promise<SigningChoice>;
  challenge(serial: string): Promise<SigningText | ({ readonly asked: false } & Refused)>;
  prove(serial: string, signed: SignedText): Promise<{ readonly done: true } | ({ readonly done: false } & Refused)>;
}

export interface CertificateSigningParts {
  readonly desk: SigningDesk;
  /** The kind of text that is signed, by which the messages are chosen. */
  readonly subject: SigningSubject;
  readonly agents: Readonly<Record<KeyPlace, KeyAgent>>;
  readonly clock: Clock;
  /** The account of the person who confirms on the telephone. */
  readonly userName: () => string;
}

/** The kind of text that is signed. */
export type SigningSubject = 'agreement' | 'decision';

const placeOf = ({ kind }: Pick<OfferedCertificate, 'kind'>): KeyPlace => (kind === 'hard' ? 'token' : 'phone');

function noticeOf(refusal: Refused): KeyNotice {
  switch (refusal.because) {
    case 'worded':
      return { tone: 'warn', message: refusal.words };
    case 'obstacle':
      return { tone: 'bad', message: message(`signing.obstacle-${refusal.obstacle}`) };
    case 'expired':
      return { tone: 'bad', message: message('signing.expired', { on: refusal.on }) };
    case 'not-yet':
      return { tone: 'bad', message: message('signing.not-yet', { on: refusal.on }) };
    case 'over':
      return { tone: 'warn', message: message('signing.over') };
    default:
      return { tone: 'bad', message: message(`signing.${refusal.because}`) };
  }
}

/**
 * Signs an agreement or a decision with a certificate: which of the user's certificates can sign it, what prevents the
 * others, and the signature with the chosen one.
 */
export class CertificateSigning {
  /** Undefined until it is loaded. */
  choice: SigningChoice | undefined = undefined;
  chosen: string | undefined = undefined;
  /** Whether it is signed. */
  done = false;
  /** The certificates that are plugged in at this machine. */
  plugged: readonly KeyCertificate[] = [];
  /** Whether the back end knows the owner of a plugged-in certificate, by the certificate's serial number. */
  private checked: ReadonlySet<string> = new Set();
  readonly keys: KeySigning;
  /** The serial numbers of unknown certificates about which the back end was asked. */
  readonly #requested = new Set<string>();
  readonly #parts: CertificateSigningParts;
  readonly subject: SigningSubject;

  constructor(parts: CertificateSigningParts) {
    this.#parts = parts;
    this.subject = parts.subject;
    this.keys = new KeySigning({
      agents: parts.agents,
      clock: parts.clock,
      owner: parts.userName,
      words: {
        cancelled: parts.subject === 'agreement' ? 'signing.cancelled' : 'signing.cancelled-decision',
        phoneCancelled: 'signing.phone-cancelled',
        locked: 'signing.locked',
        phoneRefused: 'signing.phone-refused',
        tooLate: parts.subject === 'agreement' ? 'signing.too-late' : 'signing.too-late-decision',
      },
      admits: (serial) => this.usable.some((each) => each.serial === serial),
      onListed: (listing) => this.tokensListed(listing),
      challenge: async () => this.requestText(),
      onSigned: async (signed) => this.verify(signed),
    });
    makeAutoObservable<this>(this, { keys: false, subject: false }, { autoBind: true, deep: false });
  }

  /** The certificates that can sign. */
  get usable(): readonly OfferedCertificate[] {
    return (this.choice?.certificates ?? []).filter(({ obstacle }) => obstacle === undefined);
  }

  get unusable(): readonly OfferedCertificate[] {
    return (this.choice?.certificates ?? []).filter(({ obstacle }) => obstacle !== undefined);
  }

  /** Whether the owner of a plugged-in certificate is being requested. */
  get isChecking(): boolean {
    return this.plugged.some(({ serial }) => !this.checked.has(serial) && !this.isKnown(serial));
  }

  /** Certificates at this machine that are not the user's. */
  get foreign(): readonly KeyCertificate[] {
    return this.plugged.filter(({ serial }) => this.checked.has(serial) && !this.isKnown(serial));
  }

  get chosenCertificate(): OfferedCertificate | undefined {
    return this.usable.find(({ serial }) => serial === this.chosen);
  }

  /** Why it cannot be signed now; undefined if it can. */
  get obstacle(): Message | undefined {
    const { chosenCertificate, keys } = this;
    if (this.done) return undefined;
    if (!chosenCertificate) return message('signing.choose-first');
    if (chosenCertificate.kind === 'cloud')
      return keys.restSeconds > 0 ? message('signing.resting', { seconds: keys.restSeconds }) : undefined;
    if (keys.stage.kind === 'looking') return message('signing.looking');
    if (keys.stage.kind === 'absent')
      return message(keys.stage.refused ? 'signing.helper-refused' : 'signing.helper-absent');
    return keys.stage.kind === 'asked' || this.plugged.some(({ serial }) => serial === chosenCertificate.serial)
      ? undefined
      : message('signing.not-plugged');
  }

  /**
   * Loads the certificates that can sign.
   * @throws `PortFault`
   */
  async load(): Promise<SigningChoice> {
    const choice = await this.#parts.desk.choice();
    runInAction(() => {
      const isFirst = this.choice === undefined;
      this.choice = choice;
      const [first, ...others] = this.usable;
      // A single certificate is chosen automatically. Later the user's choice is not replaced by another one.
      if (!this.chosenCertificate) this.chosen = isFirst && first && others.length === 0 ? first.serial : undefined;
    });
    return choice;
  }

  /** The text to sign is visible now, so that tokens may be listed. */
  opened(): void {
    const only = this.chosenCertificate;
    if (only) this.keys.placeChosen(placeOf(only));
    if (this.usable.some(({ kind }) => kind === 'hard')) this.keys.opened();
  }

  left(): void {
    this.keys.left();
  }

  /** Loads the certificates and lists the tokens again, because either may have changed. */
  async refresh(): Promise<void> {
    // After a failure the known certificates stay.
    await this.load().catch(() => undefined);
    await this.keys.listTokens();
  }

  certificateChosen(serial: string): void {
    this.chosen = serial;
    const { chosenCertificate } = this;
    if (chosenCertificate) this.keys.placeChosen(placeOf(chosenCertificate));
  }

  /**
   * Signs.
   * @returns whether it is signed
   */
  async signPressed(): Promise<boolean> {
    const { chosenCertificate, keys } = this;
    if (this.done) return true;
    if (!chosenCertificate || this.obstacle) return false;
    if (chosenCertificate.kind === 'hard') keys.certificateChosen(chosenCertificate.serial);
    await keys.submitPressed();
    return this.done;
  }

  /** The masked number of the telephone that confirms for a cloud certificate; empty if unknown. */
  get mobile(): string {
    return this.choice?.mobile ?? '';
  }

  private tokensListed(listing: KeyListing): void {
    this.plugged = listing.found ? listing.tokens.flatMap(({ certificates }) => certificates) : [];
    this.choosePluggedIn();
    // An unknown certificate may be the user's by now, so this is requested before it is called foreign.
    const unknown = this.plugged
      .map(({ serial }) => serial)
      .filter((serial) => !this.isKnown(serial) && !this.#requested.has(serial));
    if (unknown.length > 0) void this.checkOwner(unknown);
  }

  private async checkOwner(serials: readonly string[]): Promise<void> {
    for (const serial of serials) this.#requested.add(serial);
    // After a failure the known certificates stay.
    await this.load().catch(() => undefined);
    runInAction(() => {
      this.checked = new Set([...this.checked, ...serials]);
      this.choosePluggedIn();
    });
  }

  private isKnown(serial: string): boolean {
    return this.choice?.certificates.some((each) => each.serial === serial) ?? false;
  }

  private choosePluggedIn(): void {
    // A single plugged-in token is chosen without asking.
    const [first, ...others] = this.usable.filter(({ serial }) => this.plugged.some((each) => each.serial === serial));
    if (!this.chosenCertificate && first && others.length === 0 && this.usable.every(({ kind }) => kind === 'hard'))
      this.chosen = first.serial;
  }

  private async requestText(): Promise<KeyChallenge | KeyNotice> {
    const outcome = await this.#parts.desk.challenge(this.chosen ?? '');
    return outcome.asked ? outcome : this.toNotice(outcome);
  }

  private async verify(signed: SignedText): Promise<KeyNotice | 'as-it-stood'> {
    const outcome = await this.#parts.desk.prove(this.chosen ?? '', signed);
    if (!outcome.done) return this.toNotice(outcome);
    runInAction(() => (this.done = true));
    return 'as-it-stood';
  }

  /** Words a refusal, and loads the certificates again, because the list may be outdated. */
  private async toNotice(refusal: Refused): Promise<KeyNotice> {
    if (refusal.because !== 'over' && refusal.because !== 'text-changed') await this.load().catch(() => undefined);
    return noticeOf(refusal);
  }
}
