import { makeAutoObservable, runInAction } from 'mobx';
import type { Clock } from '../../../application/ports/clock.ts';
import type { KeyTestDesk, KeyTestResult } from '../../../application/ports/entry/key-test-desk.ts';
import type { KeyAgent, KeyCertificate, KeyListing, KeySignature } from '../../../application/ports/keys/key-agent.ts';
import { keySurroundings, type KeySurroundings } from '../../../domain/entry/key-surroundings.ts';
import { message, type Message } from '../../../words/catalogue.ts';
import { failureOf } from '../../shared/failure.ts';
import { controlCheck, missingHelperCheck, machineChecks, validityCheck, type KeyCheck } from '../shared/key-checks.ts';

export interface KeyTestParts {
  readonly agent: KeyAgent;
  readonly desk: KeyTestDesk;
  readonly clock: Clock;
  /** The browser's description of itself. */
  readonly browserDescription: () => string;
  /** Whether the signed-in user's company can sign; undefined if nobody is signed in. */
  readonly companySigns?: () => Promise<boolean | undefined>;
}

type Trial =
  | { readonly kind: 'none' | 'asked' }
  | { readonly kind: 'told'; readonly message: Message }
  | { readonly kind: 'done'; readonly tested: KeyTestResult };

const refusalWords = (outcome: Extract<KeySignature, { readonly signed: false }>): Message => {
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
 * Tests whether keys can be used at this machine, with remedies (document 1, sections 2 and 4). It only advises.
 */
export class KeyTestPresenter {
  readonly surroundings: KeySurroundings;
  /** Undefined while it is being loaded. */
  listing: KeyListing | undefined = undefined;
  helperAddress = '';
  /** Why the address of the helper could not be loaded (checklist E-15). */
  helperTrouble: Message | undefined;
  /** Whether the platform has said that it offers no helper. */
  hasNoHelper = false;
  /** Undefined if it could not be loaded. */
  controlsDemanded: boolean | undefined = undefined;
  /** Undefined if nobody is signed in, or if it could not be loaded. */
  companySigns: boolean | undefined = undefined;
  chosen: string | undefined = undefined;
  trial: Trial = { kind: 'none' };
  #signing = new AbortController();
  readonly #parts: KeyTestParts;

  constructor(parts: KeyTestParts) {
    this.#parts = parts;
    this.surroundings = keySurroundings(parts.browserDescription());
    makeAutoObservable<this>(this, {}, { autoBind: true, deep: false });
  }

  get certificates(): readonly KeyCertificate[] {
    return this.listing?.found ? this.listing.tokens.flatMap((token) => token.certificates) : [];
  }

  /** The chosen certificate, if it is present. */
  get chosenCertificate(): KeyCertificate | undefined {
    return this.certificates.find(({ serial }) => serial === this.chosen);
  }

  /** The validity of that certificate. */
  get validity(): KeyCheck | undefined {
    return this.chosenCertificate && validityCheck(this.chosenCertificate, this.#parts.clock.now());
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
    if (!listing.found) return [...checks, missingHelperCheck(listing.because === 'refused')];
    const count = this.certificates.length;
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
        tone: count > 0 ? 'ok' : 'warn',
        found: count > 0 ? message('key-test.certificates', { count }) : message('key.empty'),
        remedy: count > 0 ? undefined : message('key.empty-means'),
      },
      ...(this.validity ? [this.validity] : []),
    ];
  }

  opened(): void {
    void this.load();
    void this.loadOptionalFacts();
  }

  left(): void {
    this.#signing.abort();
  }

  certificateChosen(serial: string): void {
    this.chosen = serial;
    this.trial = { kind: 'none' };
  }

  async load(): Promise<void> {
    this.listing = undefined;
    this.trial = { kind: 'none' };
    const listing = await this.#parts.agent.list();
    runInAction(() => {
      this.listing = listing;
      if (!this.certificates.some(({ serial }) => serial === this.chosen)) this.chosen = this.certificates[0]?.serial;
    });
  }

  /** Has a meaningless text signed, and has the platform verify the signature. */
  async testPressed(): Promise<void> {
    const { agent, desk } = this.#parts;
    if (this.chosen === undefined || this.trial.kind === 'asked') return;
    this.trial = { kind: 'asked' };
    this.#signing = new AbortController();
    const { signal } = this.#signing;
    const outcome = await this.runTrial(agent, desk, this.chosen, signal);
    runInAction(() => {
      if (!signal.aborted) this.trial = outcome;
    });
  }

  private async runTrial(agent: KeyAgent, desk: KeyTestDesk, holder: string, signal: AbortSignal): Promise<Trial> {
    try {
      const text = await desk.challenge();
      const signature = await agent.sign({ holder, text }, signal);
      if (!signature.signed) return { kind: 'told', message: refusalWords(signature) };
      const tested = await desk.test({ text, certificate: signature.certificate, signature: signature.signature });
      return tested ? { kind: 'done', tested } : { kind: 'told', message: message('key-test.too-late') };
    } catch (thrown) {
      return { kind: 'told', message: failureOf(thrown).what };
    }
  }

  /** Loads facts that the page can do without. */
  private async loadOptionalFacts(): Promise<void> {
    const { desk, companySigns } = this.#parts;
    const [helper, controls, company] = await Promise.allSettled([
      desk.helperAddress(),
      desk.demandsControl(),
      companySigns?.(),
    ]);
    runInAction(() => {
      if (helper.status === 'fulfilled') [this.helperAddress, this.hasNoHelper] = [helper.value, helper.value === ''];
      if (company.status === 'fulfilled') this.companySigns = company.value;
      this.helperTrouble = helper.status === 'fulfilled' ? undefined : failureOf(helper.reason).what;
      if (controls.status === 'fulfilled') this.controlsDemanded = controls.value;
    });
  }
}
