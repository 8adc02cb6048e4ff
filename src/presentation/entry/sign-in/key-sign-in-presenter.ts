import { makeAutoObservable, runInAction } from 'mobx';
import type { Clock } from '../../../application/ports/clock.ts';
import type { KeyEntry, KeySignIn } from '../../../application/ports/entry/key-sign-in.ts';
import type { KeyAgent, KeyCertificate, KeyListing, KeySignature } from '../../../application/ports/entry/shared/key-agent.ts';
import type { Navigator } from '../../../application/ports/navigator.ts';
import { message, type Message } from '../../../words/catalogue.ts';
import { failureOf } from '../../shared/failure.ts';
import type { SessionStore } from '../../shared/session-store.ts';
import type { SessionWatch } from '../../shared/session-watch.ts';
import { enterPortal } from './enter-portal.ts';

/** Whether the key lies in a token at this machine, or is confirmed on the telephone. */
export type KeyPlace = 'token' | 'phone';

export type KeyStage =
  | { readonly kind: 'looking' }
  /** Nothing answers at this machine that could know of tokens, or it will not speak to this page. */
  | { readonly kind: 'absent'; readonly refused: boolean }
  | { readonly kind: 'empty' }
  | { readonly kind: 'choose'; readonly certificates: readonly KeyCertificate[] }
  /** The name of whose telephone is to be asked. */
  | { readonly kind: 'name' }
  /** The person is asked, by the token or on the telephone; the number stands on both screens. */
  | { readonly kind: 'asked'; readonly number: string | undefined };

export interface KeySignInParts {
  readonly agents: Readonly<Record<KeyPlace, KeyAgent>>;
  readonly desk: KeySignIn;
  readonly clock: Clock;
  readonly session: SessionStore;
  readonly watch: SessionWatch;
  readonly navigator: Navigator;
}

type Notice = { readonly tone: 'bad' | 'warn' | 'info'; readonly message: Message };

const bad = (said: Message): Notice => ({ tone: 'bad', message: said });
const warn = (said: Message): Notice => ({ tone: 'warn', message: said });

/** Signing in by a key: a token at this machine, or a certificate that is confirmed on the telephone (document 1, sections 2 and 7). */
export class KeySignInPresenter {
  place: KeyPlace = 'token';
  stage: KeyStage = { kind: 'looking' };
  notice: Notice | undefined = undefined;
  /** The serial of the certificate that is to sign. */
  chosen: string | undefined = undefined;
  userName = '';
  nameMissing = false;
  /** Whole seconds for which the person may still answer. */
  waiting = 0;
  deregistered = false;
  #asking = new AbortController();
  #until = 0;
  #ticking: (() => void) | undefined;
  readonly #parts: KeySignInParts;

  constructor(parts: KeySignInParts) {
    this.#parts = parts;
    makeAutoObservable<this>(this, {}, { autoBind: true, deep: false });
  }

  get busy(): boolean {
    return this.stage.kind === 'asked';
  }

  opened(): void {
    void this.look();
  }

  left(): void {
    this.ended();
  }

  placeChosen(place: KeyPlace): void {
    if (place === this.place) return;
    this.ended();
    this.place = place;
    this.notice = undefined;
    if (place === 'token') void this.look();
    else this.stage = { kind: 'name' };
  }

  certificateChosen(serial: string): void {
    this.chosen = serial;
  }

  userNameTyped(value: string): void {
    this.userName = value;
    this.nameMissing = false;
  }

  deregistrationRead(): void {
    this.deregistered = false;
  }

  /** Looks for tokens, again where that is pressed. */
  async look(): Promise<void> {
    this.stage = { kind: 'looking' };
    this.notice = undefined;
    const listing = await this.#parts.agents.token.list();
    runInAction(() => {
      if (this.place === 'token') this.listed(listing);
    });
  }

  /** What is asked is taken back, here; what holds the key hears it. */
  cancelPressed(): void {
    this.ended();
    this.again(warn(message('key.cancelled')));
  }

  async submitPressed(): Promise<void> {
    if (this.busy) return;
    const holder = this.place === 'token' ? this.chosen : this.userName.trim();
    this.nameMissing = this.place === 'phone' && holder === '';
    if (holder === undefined || holder === '') return;
    const stood = this.stage;
    this.notice = undefined;
    this.stage = { kind: 'asked', number: undefined };
    this.#asking = new AbortController();
    const { signal } = this.#asking;
    try {
      const { text, validFor } = await this.#parts.desk.challenge();
      if (signal.aborted) return;
      runInAction(() => this.counted(this.#parts.clock.steady() + validFor * 1000));
      const onNumber = (number: string): void =>
        runInAction(() => {
          this.stage = { kind: 'asked', number };
        });
      const signed = await this.#parts.agents[this.place].sign({ holder, text, onNumber }, signal);
      if (signal.aborted) return;
      if (signed.signed) await this.entered(await this.#parts.desk.enter({ text, certificate: signed.certificate, signature: signed.signature }), stood);
      else runInAction(() => this.unsigned(signed, stood));
    } catch (thrown) {
      if (!signal.aborted) runInAction(() => this.again(bad(failureOf(thrown).what), stood));
    }
  }

  private listed(listing: KeyListing): void {
    if (!listing.found) {
      this.stage = { kind: 'absent', refused: listing.because === 'refused' };
      return;
    }
    const certificates = listing.tokens.flatMap((token) => token.certificates);
    this.stage = certificates.length === 0 ? { kind: 'empty' } : { kind: 'choose', certificates };
    // Whoever has one only has chosen.
    if (!certificates.some(({ serial }) => serial === this.chosen)) this.chosen = certificates.length === 1 ? certificates[0]?.serial : undefined;
  }

  /** Back to where it was begun, with what came of it. */
  private again(notice: Notice, stood?: KeyStage): void {
    this.#ticking?.();
    this.waiting = 0;
    this.notice = notice;
    if (stood) this.stage = stood;
    else if (this.place === 'phone') this.stage = { kind: 'name' };
    else void this.relisted(notice);
  }

  private async relisted(notice: Notice): Promise<void> {
    await this.look();
    runInAction(() => (this.notice = notice));
  }

  private unsigned(outcome: Extract<KeySignature, { readonly signed: false }>, stood: KeyStage): void {
    switch (outcome.because) {
      case 'pin-wrong':
        return this.again(bad(message('key.pin-wrong', { triesLeft: outcome.triesLeft })), stood);
      case 'too-soon':
        return this.again(warn(message('key.too-soon', { seconds: outcome.seconds })), stood);
      case 'locked':
        return this.again(bad(message('key.locked')), stood);
      case 'cancelled':
        return this.again(warn(message('key.cancelled')), stood);
      case 'refused':
        return this.again(bad(message('key.phone-refused')), stood);
      case 'too-late':
        return this.again(warn(message('key.too-late')), stood);
      case 'gone':
        return this.again(warn(message('key.gone')));
      case 'absent':
        this.#ticking?.();
        this.stage = { kind: 'absent', refused: false };
    }
  }

  private async entered(outcome: KeyEntry, stood: KeyStage): Promise<void> {
    const { session, watch, navigator } = this.#parts;
    if (outcome.signedIn) {
      this.#ticking?.();
      return enterPortal(session, watch, navigator);
    }
    runInAction(() => {
      switch (outcome.because) {
        case 'expired':
          return this.again(bad(message('key.expired', { on: outcome.on })), stood);
        case 'not-yet':
          return this.again(bad(message('key.not-yet', { on: outcome.on })), stood);
        case 'revoked':
          return this.again(bad(message('key.revoked')), stood);
        case 'refused':
          return this.again(bad(message('key.refused')), stood);
        case 'form-expired':
          return this.again(warn(message('key.too-late')), stood);
        case 'company-deregistered':
          this.#ticking?.();
          this.stage = stood;
          this.deregistered = true;
      }
    });
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
