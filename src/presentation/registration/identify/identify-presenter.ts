import { makeAutoObservable, runInAction } from 'mobx';
import type { Clock } from '../../../application/ports/clock.ts';
import type { KeyAgent, KeyCertificate } from '../../../application/ports/keys/key-agent.ts';
import type { Navigator } from '../../../application/ports/navigator.ts';
import type { KeyIdentity, KeyIdentityDesk } from '../../../application/ports/registration/key-identity-desk.ts';
import { shanghaiDate } from '../../../domain/calendar/plain-date.ts';
import { isCertified, reviewOf } from '../../../domain/keys/certification.ts';
import { message, type Message } from '../../../words/catalogue.ts';
import { failureOf } from '../../shared/failure.ts';
import { PageContent } from '../../pages/page-content.ts';
import type { SessionStore } from '../../identity/session-store.ts';
import { identityWords, signingRefusalWords } from './identify-words.ts';

/** The page that tells that the company is certified already (document 1, section 2). */
const authorizedPath = '/error-page/authorized';

export interface IdentifyParts {
  readonly desk: KeyIdentityDesk;
  readonly agent: KeyAgent;
  readonly session: SessionStore;
  readonly navigator: Navigator;
  readonly clock: Clock;
}

/** The state of the papers of a company that is not certified. */
export type PapersState = 'open' | 'under-review' | 'returned';

/**
 * The certification of a company of the ABS sub-platform: the choice of methods, and the one by a UKey (document 1,
 * section 2; F-055).
 */
export class IdentifyPresenter {
  readonly content: PageContent<KeyIdentity>;
  /** Whether the token is asked to sign. */
  signing = false;
  /** Why the certification failed. */
  failure: { readonly words: Message; readonly needsHelper: boolean } | undefined = undefined;
  #request = new AbortController();
  readonly #parts: IdentifyParts;

  constructor(parts: IdentifyParts) {
    this.#parts = parts;
    this.content = new PageContent<KeyIdentity>(
      parts.session,
      async (signal) => parts.desk.current(signal),
      // A certified company does not repeat the certification.
      ({ realName }) => isCertified(realName) && parts.navigator.replaceWith(authorizedPath),
    );
    makeAutoObservable<this>(this, { content: false }, { autoBind: true, deep: false });
  }

  get isOffered(): boolean {
    return this.#parts.desk.isOffered;
  }

  /** Whether there is anything to show. A certified company sees another page. */
  get isOpen(): boolean {
    const { value } = this.content;
    return value !== undefined && !isCertified(value.realName);
  }

  get papers(): PapersState {
    const { value } = this.content;
    const review = value ? reviewOf(value.realName, value.node) : 'none';
    return review === 'rejected' ? 'returned' : review === 'approving' ? 'under-review' : 'open';
  }

  opened(): void {
    void this.content.load();
  }

  left(): void {
    this.content.stop();
    this.cancelPressed();
  }

  cancelPressed(): void {
    this.#request.abort();
    this.signing = false;
  }

  /** Has the token sign a text, which the platform verifies for the company. The token itself asks for the PIN. */
  async signPressed(): Promise<void> {
    if (this.signing) return;
    this.failure = undefined;
    this.signing = true;
    this.#request = new AbortController();
    const { signal } = this.#request;
    try {
      const result = await this.identify(signal);
      if (!signal.aborted) runInAction(() => (this.failure = result));
    } catch (thrown) {
      if (signal.aborted) return;
      this.#parts.session.faultSeen(thrown);
      runInAction(() => (this.failure = { words: failureOf(thrown).what, needsHelper: false }));
    } finally {
      runInAction(() => {
        if (!signal.aborted) this.signing = false;
      });
    }
  }

  /** @returns undefined if the company is identified */
  private async identify(
    signal: AbortSignal,
  ): Promise<{ readonly words: Message; readonly needsHelper: boolean } | undefined> {
    const { agent, desk } = this.#parts;
    const listing = await agent.list();
    if (!listing.found)
      return {
        words: message(
          listing.because === 'refused' ? 'identification.helper-refused' : 'identification.helper-absent',
        ),
        needsHelper: true,
      };
    const certificate = this.bestCertificate(listing.tokens.flatMap(({ certificates }) => certificates));
    if (!certificate) return { words: message('identification.no-token'), needsHelper: true };
    // An expired certificate is reported before its PIN is entered in vain.
    if (certificate.validTo < this.#parts.clock.now())
      return {
        words: message('identification.expired', { on: shanghaiDate(certificate.validTo) }),
        needsHelper: false,
      };
    const challenge = await desk.challenge();
    if (!challenge.asked) return this.toFailure(challenge);
    const outcome = await agent.sign({ holder: certificate.serial, text: challenge.text }, signal);
    if (!outcome.signed) return { words: signingRefusalWords(outcome), needsHelper: outcome.because === 'absent' };
    const proof = await desk.prove({
      text: challenge.text,
      certificate: outcome.certificate,
      signature: outcome.signature,
    });
    if (!proof.done) return this.toFailure(proof);
    await this.content.refresh();
    return undefined;
  }

  /** The certificate that names the company; the one with the latest end among several. */
  private bestCertificate(certificates: readonly KeyCertificate[]): KeyCertificate | undefined {
    const company = this.content.value?.signing?.companyName ?? '';
    const own = certificates.filter((each) => each.company === company);
    return (own.length > 0 ? own : certificates).toSorted((a, b) => b.validTo - a.validTo)[0];
  }

  private toFailure(refusal: Parameters<typeof identityWords>[0]): {
    readonly words: Message;
    readonly needsHelper: boolean;
  } {
    // The page is outdated after these refusals.
    if (refusal.because === 'certified' || refusal.because === 'role') void this.content.refresh();
    return { words: identityWords(refusal), needsHelper: false };
  }
}
