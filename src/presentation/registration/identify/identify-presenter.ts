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
import { identityWords, unsignedWords } from './identify-words.ts';

/** Where one is told that the company is certified already (document 1, section 2). */
const authorizedPath = '/error-page/authorized';

export interface IdentifyParts {
  readonly desk: KeyIdentityDesk;
  readonly agent: KeyAgent;
  readonly session: SessionStore;
  readonly navigator: Navigator;
  readonly clock: Clock;
}

/** How the papers of a company stand that is not certified. */
export type PapersStanding = 'open' | 'under-review' | 'returned';

/**
 * Certifying a company of the ABS sub-platform: the choice of ways, and the way by a UKey (document 1, section 2;
 * F-055).
 */
export class IdentifyPresenter {
  readonly content: PageContent<KeyIdentity>;
  /** The token is asked to sign. */
  signing = false;
  /** Why it came to nothing. */
  told: { readonly said: Message; readonly needsHelper: boolean } | undefined = undefined;
  #asking = new AbortController();
  readonly #parts: IdentifyParts;

  constructor(parts: IdentifyParts) {
    this.#parts = parts;
    this.content = new PageContent<KeyIdentity>(
      parts.session,
      async (signal) => parts.desk.current(signal),
      // Who is certified is not asked again.
      ({ realName }) => isCertified(realName) && parts.navigator.replaceWith(authorizedPath),
    );
    makeAutoObservable<this>(this, { content: false }, { autoBind: true, deep: false });
  }

  get isOffered(): boolean {
    return this.#parts.desk.isOffered;
  }

  /** Whether there is anything to show: a company that is certified is told so elsewhere. */
  get isOpen(): boolean {
    const { value } = this.content;
    return value !== undefined && !isCertified(value.realName);
  }

  get papers(): PapersStanding {
    const { value } = this.content;
    const review = value ? reviewOf(value.realName, value.node) : 'none';
    return review === 'rejected' ? 'returned' : review === 'approving' ? 'under-review' : 'open';
  }

  opened(): void {
    void this.content.load();
  }

  left(): void {
    this.content.stop();
    this.cancelled();
  }

  cancelled(): void {
    this.#asking.abort();
    this.signing = false;
  }

  /** What the token signs the platform holds against the company; the PIN is the token's own. */
  async signPressed(): Promise<void> {
    if (this.signing) return;
    this.told = undefined;
    this.signing = true;
    this.#asking = new AbortController();
    const { signal } = this.#asking;
    try {
      const told = await this.signed(signal);
      if (!signal.aborted) runInAction(() => (this.told = told));
    } catch (thrown) {
      if (signal.aborted) return;
      this.#parts.session.faultSeen(thrown);
      runInAction(() => (this.told = { said: failureOf(thrown).what, needsHelper: false }));
    } finally {
      runInAction(() => {
        if (!signal.aborted) this.signing = false;
      });
    }
  }

  /** Undefined where the company is identified. */
  private async signed(
    signal: AbortSignal,
  ): Promise<{ readonly said: Message; readonly needsHelper: boolean } | undefined> {
    const { agent, desk } = this.#parts;
    const listing = await agent.list();
    if (!listing.found)
      return {
        said: message(listing.because === 'refused' ? 'identification.helper-refused' : 'identification.helper-absent'),
        needsHelper: true,
      };
    const certificate = this.best(listing.tokens.flatMap(({ certificates }) => certificates));
    if (!certificate) return { said: message('identification.no-token'), needsHelper: true };
    // What has expired is told before anybody enters a PIN in vain.
    if (certificate.validTo < this.#parts.clock.now())
      return { said: message('identification.expired', { on: shanghaiDate(certificate.validTo) }), needsHelper: false };
    const asked = await desk.challenge();
    if (!asked.asked) return this.refused(asked);
    const outcome = await agent.sign({ holder: certificate.serial, text: asked.text }, signal);
    if (!outcome.signed) return { said: unsignedWords(outcome), needsHelper: outcome.because === 'absent' };
    const proved = await desk.prove({
      text: asked.text,
      certificate: outcome.certificate,
      signature: outcome.signature,
    });
    if (!proved.done) return this.refused(proved);
    await this.content.look();
    return undefined;
  }

  /** The certificate that names the company; the one with the latest end among several. */
  private best(certificates: readonly KeyCertificate[]): KeyCertificate | undefined {
    const company = this.content.value?.signing?.companyName ?? '';
    const own = certificates.filter((each) => each.company === company);
    return (own.length > 0 ? own : certificates).toSorted((a, b) => b.validTo - a.validTo)[0];
  }

  private refused(refusal: Parameters<typeof identityWords>[0]): {
    readonly said: Message;
    readonly needsHelper: boolean;
  } {
    // What the page shows is not so any more.
    if (refusal.because === 'certified' || refusal.because === 'role') void this.content.look();
    return { said: identityWords(refusal), needsHelper: false };
  }
}
