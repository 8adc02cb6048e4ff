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
import type { KeyStanding } from './key-standing.ts';
import type { KeyTip } from './key-tip.ts';
import { KeySigning, type KeyChallenge, type KeyNotice, type KeyPlace } from '../../keys/key-signing.ts';

/** What the proof of identity by a key needs. */
export interface IdentityKeys {
  readonly desk: RecoveryByKey;
  readonly agents: Readonly<Record<KeyPlace, KeyAgent>>;
  /** The keys by which the user may sign. */
  readonly standing: KeyStanding;
  readonly tip: KeyTip;
}

export interface IdentityByKeyParts extends IdentityKeys {
  readonly clock: Clock;
  /** About whose account, and for what. */
  readonly of: () => RecoveryOf;
  /** The account whose telephone is asked. */
  readonly owner: () => string;
  readonly proved: (ticket: string, validFor: number) => void;
  /** A human is to be shown once more. */
  readonly humanWanted: (proofOnly: boolean) => void;
}

/** A text that is signed with less time left than this, in milliseconds, is asked for anew: a PIN takes its time. */
const enoughTime = 60_000;

const bad = (said: Message): KeyNotice => ({ tone: 'bad', message: said });
const warn = (said: Message): KeyNotice => ({ tone: 'warn', message: said });

/** Proving by a key whose account it is, where one has no password (checklist F-061). */
export class IdentityByKey {
  readonly signing: KeySigning;
  readonly standing: KeyStanding;
  readonly tip: KeyTip;
  #asked: { readonly text: string; readonly until: number } | undefined;
  readonly #parts: IdentityByKeyParts;

  constructor(parts: IdentityByKeyParts) {
    this.#parts = parts;
    this.standing = parts.standing;
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
      looked: (listing) => parts.tip.looked(listing),
      before: async () => parts.standing.load(),
      admits: (serial) => parts.standing.admits(serial),
      challenge: async () => this.challenge(),
      signed: async (signed) => this.told(await parts.desk.prove({ ...parts.of(), signed })),
    });
  }

  /** Asks for the first text, with what shows a human; it is signed once one comes to that. */
  async begun(human: HumanProof): Promise<RecoveryChallenge> {
    const { desk, clock, of } = this.#parts;
    const outcome = await desk.challenge({ ...of(), ...human });
    this.#asked = outcome.asked ? { text: outcome.text, until: clock.steady() + outcome.validFor * 1000 } : undefined;
    return outcome;
  }

  private async challenge(): Promise<KeyChallenge | KeyNotice> {
    const { desk, clock, of, humanWanted } = this.#parts;
    const kept = this.#asked;
    this.#asked = undefined;
    const left = kept ? kept.until - clock.steady() : 0;
    if (kept && left >= enoughTime) return { text: kept.text, validFor: Math.floor(left / 1000) };
    const outcome = await desk.challenge({ ...of(), captcha: undefined, proof: undefined });
    if (outcome.asked) return outcome;
    switch (outcome.because) {
      case 'locked':
        return bad(message('recovery.key-tries', { until: clock.now() + outcome.minutes * 60_000 }));
      case 'form-expired':
        return warn(message('recovery.key-too-late'));
      default:
        humanWanted(outcome.proofOnly);
        return warn(message('captcha.missing'));
    }
  }

  private told(outcome: RecoveryKeyOutcome): KeyNotice | 'as-it-stood' {
    if (outcome.proved) {
      this.#parts.proved(outcome.ticket, outcome.validFor);
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
