import { makeAutoObservable, runInAction } from 'mobx';
import type { Clock } from '../../../application/ports/clock.ts';
import type { KeyTestDesk, KeyTestResult } from '../../../application/ports/entry/key-test-desk.ts';
import type { KeyAgent, KeyCertificate, KeyListing, KeySignature } from '../../../application/ports/keys/key-agent.ts';
import { keySurroundings, type KeySurroundings } from '../../../domain/entry/key-surroundings.ts';
import { message, type Message } from '../../../words/catalogue.ts';
import { failureOf } from '../../shared/failure.ts';
import { controlCheck, helperMissing, machineChecks, validityCheck, type KeyCheck } from '../shared/key-checks.ts';

export interface KeyTestParts {
  readonly agent: KeyAgent;
  readonly desk: KeyTestDesk;
  readonly clock: Clock;
  /** What the browser says of itself. */
  readonly browserSays: () => string;
  /** Whether the company of whoever is signed in can sign; undefined of nobody in particular. */
  readonly companySigns?: () => Promise<boolean | undefined>;
}

type Trial =
  | { readonly kind: 'none' | 'asked' }
  | { readonly kind: 'told'; readonly message: Message }
  | { readonly kind: 'done'; readonly tested: KeyTestResult };

const unsigned = (outcome: Extract<KeySignature, { readonly signed: false }>): Message => {
  switch (outcome.because) {
    case 'pin-wrong':
      return message('key.pin-wrong', { triesLeft: outcome.triesLeft });
    case 'locked':
      return message('key.locked');
    case 'gone':
      return message('key.gone');
    case 'absent':
      return message('key.absent');
    case 'cancelled':
      return message('key-test.cancelled');
    default:
      return message('key-test.too-late');
  }
};

/**
 * Whether keys can be used here, and with what remedies (document 1, sections 2 and 4). It says what it saw, and keeps
 * nobody out.
 */
export class KeyTestPresenter {
  readonly surroundings: KeySurroundings;
  /** Undefined while it is being looked for. */
  listing: KeyListing | undefined = undefined;
  helperAddress = '';
  /** Why it is not known where the helper is to be had (checklist E-15). */
  helperTrouble: Message | undefined;
  /** Undefined where that could not be had. */
  controlsDemanded: boolean | undefined = undefined;
  /** Undefined where nobody is signed in, and where it could not be had. */
  companySigns: boolean | undefined = undefined;
  chosen: string | undefined = undefined;
  trial: Trial = { kind: 'none' };
  #asking = new AbortController();
  readonly #parts: KeyTestParts;

  constructor(parts: KeyTestParts) {
    this.#parts = parts;
    this.surroundings = keySurroundings(parts.browserSays());
    makeAutoObservable<this>(this, {}, { autoBind: true, deep: false });
  }

  get certificates(): readonly KeyCertificate[] {
    return this.listing?.found ? this.listing.tokens.flatMap((token) => token.certificates) : [];
  }

  /** The certificate that was chosen, where it is there. */
  get own(): KeyCertificate | undefined {
    return this.certificates.find(({ serial }) => serial === this.chosen);
  }

  /** Until when that certificate holds. */
  get validity(): KeyCheck | undefined {
    return this.own && validityCheck(this.own, this.#parts.clock.now());
  }

  get checks(): readonly KeyCheck[] {
    const { listing } = this;
    const checks: KeyCheck[] = [...machineChecks(this.surroundings)];
    if (this.controlsDemanded !== undefined) checks.push(controlCheck(this.controlsDemanded));
    if (this.companySigns !== undefined)
      checks.push({
        id: 'company',
        tone: this.companySigns ? 'ok' : 'warn',
        found: message(this.companySigns ? 'key-test.company-signs' : 'key-test.company-not'),
        remedy: this.companySigns ? undefined : message('key-test.company-remedy'),
      });
    if (!listing) return checks;
    if (!listing.found) return [...checks, helperMissing(listing.because === 'refused')];
    const there = this.certificates.length;
    return [
      ...checks,
      {
        id: 'helper',
        tone: 'ok',
        found: message('key-test.helper-found', { agent: listing.agent }),
        remedy: undefined,
      },
      {
        id: 'token',
        tone: there > 0 ? 'ok' : 'warn',
        found: there > 0 ? message('key-test.certificates', { count: there }) : message('key.empty'),
        remedy: there > 0 ? undefined : message('key.empty-means'),
      },
      ...(this.validity ? [this.validity] : []),
    ];
  }

  opened(): void {
    void this.look();
    void this.asked();
  }

  left(): void {
    this.#asking.abort();
  }

  certificateChosen(serial: string): void {
    this.chosen = serial;
    this.trial = { kind: 'none' };
  }

  async look(): Promise<void> {
    this.listing = undefined;
    this.trial = { kind: 'none' };
    const listing = await this.#parts.agent.list();
    runInAction(() => {
      this.listing = listing;
      if (!this.certificates.some(({ serial }) => serial === this.chosen)) this.chosen = this.certificates[0]?.serial;
    });
  }

  /** Has a text signed that is good for nothing else, and the platform hold it against the certificate. */
  async testPressed(): Promise<void> {
    const { agent, desk } = this.#parts;
    if (this.chosen === undefined || this.trial.kind === 'asked') return;
    this.trial = { kind: 'asked' };
    this.#asking = new AbortController();
    const { signal } = this.#asking;
    const outcome = await this.tried(agent, desk, this.chosen, signal);
    runInAction(() => {
      if (!signal.aborted) this.trial = outcome;
    });
  }

  private async tried(agent: KeyAgent, desk: KeyTestDesk, holder: string, signal: AbortSignal): Promise<Trial> {
    try {
      const text = await desk.challenge();
      const signed = await agent.sign({ holder, text }, signal);
      if (!signed.signed) return { kind: 'told', message: unsigned(signed) };
      const tested = await desk.test({ text, certificate: signed.certificate, signature: signed.signature });
      return tested ? { kind: 'done', tested } : { kind: 'told', message: message('key-test.too-late') };
    } catch (thrown) {
      return { kind: 'told', message: failureOf(thrown).what };
    }
  }

  /** What the page can live without. */
  private async asked(): Promise<void> {
    const { desk, companySigns } = this.#parts;
    const [helper, controls, company] = await Promise.allSettled([
      desk.helperAddress(),
      desk.demandsControl(),
      companySigns?.(),
    ]);
    runInAction(() => {
      if (helper.status === 'fulfilled') this.helperAddress = helper.value;
      if (company.status === 'fulfilled') this.companySigns = company.value;
      this.helperTrouble = helper.status === 'fulfilled' ? undefined : failureOf(helper.reason).what;
      if (controls.status === 'fulfilled') this.controlsDemanded = controls.value;
    });
  }
}
