import type { Clock } from '../../../application/ports/clock.ts';
import type { HumanProof } from '../../../application/ports/identity/code-outcome.ts';
import type { KeyAgent } from '../../../application/ports/keys/key-agent.ts';
import type {
  RecoveryByKey,
  RecoveryChallenge,
  RecoveryKeyOutcome,
} from '../../../application/ports/entry/recovery-by-key.ts';
import type { RecoveryOf } from '../../../application/ports/entry/recovery-desk.ts';
import { message, type Message } from '../../../words/catalogue.ts';
import type { UsableSigningKeys } from './usable-signing-keys.ts';
import type { KeyTip } from './key-tip.ts';
import { KeySigning, type KeyChallenge, type KeyNotice, type KeyPlace } from '../../keys/key-signing.ts';

/** The parts that the proof of identity by a key needs. */
export interface IdentityKeys {
  readonly desk: RecoveryByKey;
  readonly agents: Readonly<Record<KeyPlace, KeyAgent>>;
  /** The keys with which the user may sign. */
  readonly usableKeys: UsableSigningKeys;
  readonly tip: KeyTip;
}

export interface IdentityByKeyParts extends IdentityKeys {
  readonly clock: Clock;
  /** The account and the purpose of the proof. */
  readonly subject: () => RecoveryOf;
  /** The account of the person who confirms the signature on the telephone. */
  readonly owner: () => string;
  readonly onProved: (ticket: string, validFor: number) => void;
  /** Is called when the user must prove to be human again. */
  readonly onHumanRequired: (proofOnly: boolean) => void;
}

/** A text that remains valid for less time than this, in milliseconds, is replaced, because typing a PIN takes time. */
const enoughTime = 60_000;

const bad = (words: Message): KeyNotice => ({ tone: 'bad', message: words });
const warn = (words: Message): KeyNotice => ({ tone: 'warn', message: words });

/** Proves by a key who owns an account, without a password (checklist F-061). */
export class IdentityByKey {
  readonly signing: KeySigning;
  readonly usableKeys: UsableSigningKeys;
  readonly tip: KeyTip;
  #pendingText: { readonly text: string; readonly until: number } | undefined;
  readonly #parts: IdentityByKeyParts;

  constructor(parts: IdentityByKeyParts) {
    this.#parts = parts;
    this.usableKeys = parts.usableKeys;
    this.tip = parts.tip;
    this.signing = new KeySigning({
      agents: parts.agents,
      clock: parts.clock,
      owner: parts.owner,
      words: {
        cancelled: 'recovery.key-cancelled',
        phoneCancelled: 'key.phone-cancelled',
        locked: 'recovery.key-locked',
        phoneRefused: 'recovery.key-phone-refused',
        tooLate: 'recovery.key-too-late',
      },
      onListed: (listing) => parts.tip.keysListed(listing),
      before: async () => parts.usableKeys.load(),
      admits: (serial) => parts.usableKeys.admits(serial),
      challenge: async () => this.challenge(),
      onSigned: async (signed) => this.toNotice(await parts.desk.prove({ ...parts.subject(), signed })),
    });
  }

  /** Requests the first text, with the proof of a human. It is signed later. */
  async begin(human: HumanProof): Promise<RecoveryChallenge> {
    const { desk, clock, subject } = this.#parts;
    const outcome = await desk.challenge({ ...subject(), ...human });
    this.#pendingText = outcome.asked
      ? { text: outcome.text, until: clock.monotonicTime() + outcome.validFor * 1000 }
      : undefined;
    return outcome;
  }

  private async challenge(): Promise<KeyChallenge | KeyNotice> {
    const { desk, clock, subject, onHumanRequired } = this.#parts;
    const pending = this.#pendingText;
    this.#pendingText = undefined;
    const left = pending ? pending.until - clock.monotonicTime() : 0;
    if (pending && left >= enoughTime) return { text: pending.text, validFor: Math.floor(left / 1000) };
    const outcome = await desk.challenge({ ...subject(), captcha: undefined, proof: undefined });
    if (outcome.asked) return outcome;
    switch (outcome.because) {
      case 'locked':
        return bad(message('recovery.key-tries', { until: clock.now() + outcome.minutes * 60_000 }));
      case 'form-expired':
        return warn(message('recovery.key-too-late'));
      default:
        onHumanRequired(outcome.proofOnly);
        return warn(message('captcha.missing'));
    }
  }

  private toNotice(outcome: RecoveryKeyOutcome): KeyNotice | 'as-it-stood' {
    if (outcome.proved) {
      this.#parts.onProved(outcome.ticket, outcome.validFor);
      return 'as-it-stood';
    }
    switch (outcome.because) {
      case 'expired':
        return bad(message('recovery.key-expired', { on: outcome.on }));
      case 'not-yet':
        return bad(message('key.not-yet', { on: outcome.on }));
      case 'revoked':
        return bad(message('recovery.key-revoked'));
      case 'refused':
        return bad(message('recovery.key-refused'));
      case 'locked':
        return bad(message('recovery.key-tries', { until: this.#parts.clock.now() + outcome.minutes * 60_000 }));
      case 'company-deregistered':
        return bad(message('deregistered.text'));
      case 'frozen':
        return bad(message('recovery.frozen'));
      case 'form-expired':
        return warn(message('recovery.key-too-late'));
    }
  }
}
