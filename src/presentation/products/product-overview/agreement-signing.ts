import { makeAutoObservable, runInAction } from 'mobx';
import type { Clock } from '../../../application/ports/clock.ts';
import type { KeyAgent, KeyCertificate, KeyListing, SignedText } from '../../../application/ports/keys/key-agent.ts';
import type {
  AgreementSignatures,
  OfferedCertificate,
  SigningChoice,
  SigningRefusal,
} from '../../../application/ports/products/agreement-signatures.ts';
import type { ProductCode } from '../../../domain/catalogue/product-code.ts';
import { message, type Message } from '../../../words/catalogue.ts';
import { KeySigning, type KeyChallenge, type KeyNotice, type KeyPlace } from '../../keys/key-signing.ts';

export interface AgreementSigningParts {
  readonly desk: AgreementSignatures;
  readonly agents: Readonly<Record<KeyPlace, KeyAgent>>;
  readonly clock: Clock;
  /** The account whose telephone is asked. */
  readonly userName: () => string;
  readonly product: ProductCode;
}

const placeOf = ({ kind }: Pick<OfferedCertificate, 'kind'>): KeyPlace => (kind === 'hard' ? 'token' : 'phone');

function noticeOf(refused: SigningRefusal): KeyNotice {
  switch (refused.because) {
    case 'obstacle':
      return { tone: 'bad', message: message(`signing.obstacle-${refused.obstacle}`) };
    case 'expired':
      return { tone: 'bad', message: message('signing.expired', { on: refused.on }) };
    case 'not-yet':
      return { tone: 'bad', message: message('signing.not-yet', { on: refused.on }) };
    case 'over':
      return { tone: 'warn', message: message('signing.over') };
    default:
      return { tone: 'bad', message: message(`signing.${refused.because}`) };
  }
}

/**
 * Signing the agreement of a product by a certificate: which of one's own sign it, what keeps the others from it, and
 * the signature by the one that is chosen.
 */
export class AgreementSigning {
  /** Undefined until it is known. */
  choice: SigningChoice | undefined = undefined;
  chosen: string | undefined = undefined;
  /** It is signed: what follows is the product's. */
  done = false;
  /** What is plugged in at this machine. */
  plugged: readonly KeyCertificate[] = [];
  /** Plugged-in certificates that the back end has judged. */
  private judged: ReadonlySet<string> = new Set();
  readonly keys: KeySigning;
  /** Plugged-in certificates that were unknown and whose owner has been asked for. */
  readonly #askedAbout = new Set<string>();
  readonly #parts: AgreementSigningParts;

  constructor(parts: AgreementSigningParts) {
    this.#parts = parts;
    this.keys = new KeySigning({
      agents: parts.agents,
      clock: parts.clock,
      owner: parts.userName,
      words: {
        cancelled: 'signing.cancelled',
        phoneCancelled: 'signing.phone-cancelled',
        locked: 'signing.locked',
        phoneRefused: 'signing.phone-refused',
        tooLate: 'signing.too-late',
      },
      admits: (serial) => this.usable.some((each) => each.serial === serial),
      looked: (listing) => this.looked(listing),
      challenge: async () => this.challenged(),
      signed: async (signed) => this.proved(signed),
    });
    makeAutoObservable<this>(this, { keys: false }, { autoBind: true, deep: false });
  }

  /** Those that sign. */
  get usable(): readonly OfferedCertificate[] {
    return (this.choice?.certificates ?? []).filter(({ obstacle }) => obstacle === undefined);
  }

  get unusable(): readonly OfferedCertificate[] {
    return (this.choice?.certificates ?? []).filter(({ obstacle }) => obstacle !== undefined);
  }

  /** Whether it is being asked whose one is that is plugged in. */
  get isJudging(): boolean {
    return this.plugged.some(({ serial }) => !this.judged.has(serial) && !this.isKnown(serial));
  }

  /** Certificates at this machine that are not the signer's. */
  get foreign(): readonly KeyCertificate[] {
    return this.plugged.filter(({ serial }) => this.judged.has(serial) && !this.isKnown(serial));
  }

  get chosenOne(): OfferedCertificate | undefined {
    return this.usable.find(({ serial }) => serial === this.chosen);
  }

  /** Why it cannot be signed now; undefined where it can. */
  get unready(): Message | undefined {
    const { chosenOne, keys } = this;
    if (this.done) return undefined;
    if (!chosenOne) return message('signing.choose-first');
    if (chosenOne.kind === 'cloud')
      return keys.resting > 0 ? message('signing.resting', { seconds: keys.resting }) : undefined;
    if (keys.stage.kind === 'looking') return message('signing.looking');
    if (keys.stage.kind === 'absent')
      return message(keys.stage.refused ? 'signing.helper-refused' : 'signing.helper-absent');
    return keys.stage.kind === 'asked' || this.plugged.some(({ serial }) => serial === chosenOne.serial)
      ? undefined
      : message('signing.not-plugged');
  }

  /** Asks which certificates sign. Throws `PortFault`. */
  async load(): Promise<SigningChoice> {
    const { desk, product } = this.#parts;
    const choice = await desk.choice(product);
    runInAction(() => {
      const isFirst = this.choice === undefined;
      this.choice = choice;
      const [first, ...others] = this.usable;
      // Whoever has one only has chosen; nobody goes on by another than they chose.
      if (!this.chosenOne) this.chosen = isFirst && first && others.length === 0 ? first.serial : undefined;
    });
    return choice;
  }

  /** The agreement is shown: a token may be looked for. */
  opened(): void {
    const only = this.chosenOne;
    if (only) this.keys.placeChosen(placeOf(only));
    if (this.usable.some(({ kind }) => kind === 'hard')) this.keys.opened();
  }

  left(): void {
    this.keys.left();
  }

  /** Looks once more: what is plugged in may be another than before, and another may be one's own by now. */
  async lookedAgain(): Promise<void> {
    // What cannot be asked leaves what was known.
    await this.load().catch(() => undefined);
    await this.keys.look();
  }

  certificateChosen(serial: string): void {
    this.chosen = serial;
    const { chosenOne } = this;
    if (chosenOne) this.keys.placeChosen(placeOf(chosenOne));
  }

  /** Has it signed; whether it is. */
  async signPressed(): Promise<boolean> {
    const { chosenOne, keys } = this;
    if (this.done) return true;
    if (!chosenOne || this.unready) return false;
    if (chosenOne.kind === 'hard') keys.certificateChosen(chosenOne.serial);
    await keys.submitPressed();
    return this.done;
  }

  /** The telephone that a cloud certificate asks, masked; empty where it is not told. */
  get mobile(): string {
    return this.choice?.mobile ?? '';
  }

  private looked(listing: KeyListing): void {
    this.plugged = listing.found ? listing.tokens.flatMap(({ certificates }) => certificates) : [];
    this.chosenAtHand();
    // What was plugged in meanwhile may be one's own by now: nobody is told that it is not before that was asked.
    const unknown = this.plugged
      .map(({ serial }) => serial)
      .filter((serial) => !this.isKnown(serial) && !this.#askedAbout.has(serial));
    if (unknown.length > 0) void this.askedAbout(unknown);
  }

  private async askedAbout(serials: readonly string[]): Promise<void> {
    for (const serial of serials) this.#askedAbout.add(serial);
    // What cannot be asked leaves what was known.
    await this.load().catch(() => undefined);
    runInAction(() => {
      this.judged = new Set([...this.judged, ...serials]);
      this.chosenAtHand();
    });
  }

  private isKnown(serial: string): boolean {
    return this.choice?.certificates.some((each) => each.serial === serial) ?? false;
  }

  private chosenAtHand(): void {
    // A single plugged-in token is chosen without asking.
    const [first, ...others] = this.usable.filter(({ serial }) => this.plugged.some((each) => each.serial === serial));
    if (!this.chosenOne && first && others.length === 0 && this.usable.every(({ kind }) => kind === 'hard'))
      this.chosen = first.serial;
  }

  private async challenged(): Promise<KeyChallenge | KeyNotice> {
    const { desk, product } = this.#parts;
    const outcome = await desk.challenge(product, this.chosen ?? '');
    return outcome.asked ? outcome : this.refused(outcome);
  }

  private async proved(signed: SignedText): Promise<KeyNotice | 'as-it-stood'> {
    const { desk, product } = this.#parts;
    const outcome = await desk.prove(product, this.chosen ?? '', signed);
    if (!outcome.done) return this.refused(outcome);
    runInAction(() => (this.done = true));
    return 'as-it-stood';
  }

  /** What the list shows may not be so any more. */
  private async refused(refused: SigningRefusal): Promise<KeyNotice> {
    if (refused.because !== 'over' && refused.because !== 'text-changed') await this.load().catch(() => undefined);
    return noticeOf(refused);
  }
}
