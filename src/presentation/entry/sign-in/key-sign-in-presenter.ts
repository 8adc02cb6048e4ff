import { makeAutoObservable } from 'mobx';
import type { WindowFocus } from '../../../application/ports/attention.ts';
import type { Clock } from '../../../application/ports/clock.ts';
import type { KeyEntry, KeySignIn } from '../../../application/ports/entry/key-sign-in.ts';
import type { KeyAgent, SignedText } from '../../../application/ports/keys/key-agent.ts';
import type { Navigator } from '../../../application/ports/navigator.ts';
import { message, type Message } from '../../../words/catalogue.ts';
import type { SessionStore } from '../../identity/session-store.ts';
import type { SessionWatch } from '../../identity/session-watch.ts';
import { KeySigning, type KeyNotice, type KeyPlace } from '../../keys/key-signing.ts';
import type { HumanCheck } from '../../identity/human-check.ts';
import type { KeyTip } from '../shared/key-tip.ts';
import { enterPortal } from './enter-portal.ts';

export interface KeySignInParts {
  readonly agents: Readonly<Record<KeyPlace, KeyAgent>>;
  readonly desk: KeySignIn;
  readonly human: HumanCheck;
  readonly tip: KeyTip;
  readonly clock: Clock;
  readonly attention: WindowFocus;
  readonly session: SessionStore;
  readonly watch: SessionWatch;
  readonly navigator: Navigator;
}

const bad = (words: Message): KeyNotice => ({ tone: 'bad', message: words });

/**
 * Signs in by a key: a token at this machine, or a certificate that is confirmed on the telephone (document 1, sections
 * 2 and 7).
 */
export class KeySignInPresenter {
  readonly signing: KeySigning;
  readonly tip: KeyTip;
  deregistered = false;
  readonly #parts: KeySignInParts;

  constructor(parts: KeySignInParts) {
    this.#parts = parts;
    this.tip = parts.tip;
    this.signing = new KeySigning({
      agents: parts.agents,
      clock: parts.clock,
      attention: parts.attention,
      human: parts.human,
      words: {
        cancelled: 'key.cancelled',
        phoneCancelled: 'key.phone-cancelled',
        locked: 'key.locked',
        phoneRefused: 'key.phone-refused',
        tooLate: 'key.too-late',
      },
      onListed: (listing) => parts.tip.keysListed(listing),
      challenge: async () => parts.desk.challenge(),
      onSigned: async (signed) => this.enter(signed),
    });
    makeAutoObservable<this>(this, { signing: false, tip: false }, { autoBind: true, deep: false });
  }

  opened(): void {
    this.signing.opened();
  }

  left(): void {
    this.signing.left();
  }

  deregistrationRead(): void {
    this.deregistered = false;
  }

  private async enter(signed: SignedText): Promise<KeyNotice | 'as-it-stood' | undefined> {
    const { desk, session, watch, navigator } = this.#parts;
    const outcome = await desk.enter(signed);
    if (!outcome.signedIn) return this.showRefusal(outcome);
    await enterPortal(session, watch, navigator);
    return undefined;
  }

  private showRefusal(outcome: Extract<KeyEntry, { readonly signedIn: false }>): KeyNotice | 'as-it-stood' {
    switch (outcome.because) {
      case 'expired':
        return bad(message('key.expired', { on: outcome.on }));
      case 'not-yet':
        return bad(message('key.not-yet', { on: outcome.on }));
      case 'revoked':
        return bad(message('key.revoked'));
      case 'refused':
        return bad(message('key.refused'));
      case 'form-expired':
        return { tone: 'warn', message: message('key.too-late') };
      case 'company-deregistered':
        this.deregistered = true;
        return 'as-it-stood';
    }
  }
}
