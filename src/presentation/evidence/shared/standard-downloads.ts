import type { GeneratedFile } from '../../../application/ports/generated-file.ts';
import { makeAutoObservable, runInAction } from 'mobx';
import type {
  MaterialStandards,
  StandardPlace,
  TemplateSelection,
} from '../../../application/ports/evidence/material-standards.ts';
import type { NoStandardReason, StandardOffer } from '../../../domain/evidence/standards/standard-offer.ts';
import { message, type Message, type PlainKey } from '../../../words/catalogue.ts';
import { LatestRequest } from '../../shared/latest.ts';
import type { SessionStore } from '../../identity/session-store.ts';

const reasonWords: Readonly<Record<NoStandardReason, PlainKey>> = {
  'switched-off': 'standards.switched-off',
  'funder-not-open': 'standards.funder-not-open',
  'product-not-open': 'standards.product-not-open',
  'no-limit': 'standards.no-limit',
  'limit-used-up': 'standards.limit-used-up',
  'not-provided': 'standards.not-provided',
  'not-published': 'standards.not-published',
};

/** The downloads of the required documents at one place. */
export interface StandardDownloadsView {
  /** Whether the list may be downloaded. If that is unknown it may, because the download will tell. */
  readonly offered: boolean;
  /** Why it may not. */
  readonly why: Message | undefined;
  /** The running download: `list`, or the template's category or file. */
  readonly busy: string;
  /** Why the last download failed (document 2, section 8). */
  readonly failed: Message | undefined;
}

const isSame = (a: StandardPlace | undefined, b: StandardPlace | undefined): boolean =>
  JSON.stringify(a) === JSON.stringify(b);

/** The list of required documents and its templates, for the page's present place. */
export class StandardDownloads {
  place: StandardPlace | undefined = undefined;
  offer: StandardOffer | undefined = undefined;
  busy = '';
  hasFailed = false;
  readonly #standards: MaterialStandards;
  readonly #session: SessionStore;
  readonly #latest = new LatestRequest();

  constructor(standards: MaterialStandards, session: SessionStore) {
    this.#standards = standards;
    this.#session = session;
    makeAutoObservable<this>(this, {}, { autoBind: true, deep: false });
  }

  get view(): StandardDownloadsView {
    const { offer, busy, hasFailed, place } = this;
    const { hotline } = this.#session.pageConfig;
    return {
      offered: place !== undefined && offer?.offered === true,
      why: offer && !offer.offered ? message(reasonWords[offer.because]) : undefined,
      busy,
      failed: hasFailed ? message('standards.failed', { phone: hotline }) : undefined,
    };
  }

  /** Sets the page's place, or none. */
  setPlace(place: StandardPlace | undefined): void {
    if (isSame(place, this.place)) return;
    this.place = place;
    this.offer = undefined;
    this.hasFailed = false;
    const signal = this.#latest.next();
    if (place) void this.loadOffer(place, signal);
  }

  left(): void {
    this.#latest.stop();
    this.place = undefined;
  }

  /** @returns the list for the view to save; undefined after a failure, which is shown */
  async listPressed(): Promise<GeneratedFile | undefined> {
    const { place } = this;
    return place && this.download('list', async () => this.#standards.list(place));
  }

  /**
   * Like `listPressed`, for a template.
   * @param name the name under which the template is shown as busy
   */
  async templatePressed(name: string, wanted: TemplateSelection): Promise<GeneratedFile | undefined> {
    const { place } = this;
    return place && this.download(name, async () => this.#standards.template(place, wanted));
  }

  private async loadOffer(place: StandardPlace, signal: AbortSignal): Promise<void> {
    const offer = await this.#standards.offer(place, signal).catch((thrown: unknown): StandardOffer => {
      if (!signal.aborted) this.#session.faultSeen(thrown);
      return { offered: true };
    });
    if (!signal.aborted) runInAction(() => (this.offer = offer));
  }

  private async download(name: string, fetch: () => Promise<GeneratedFile>): Promise<GeneratedFile | undefined> {
    if (this.busy !== '') return undefined;
    const { place } = this;
    this.busy = name;
    this.hasFailed = false;
    try {
      return await fetch();
    } catch (thrown) {
      this.#session.faultSeen(thrown);
      // A failure is not shown once the user has chosen another place.
      runInAction(() => (this.hasFailed = isSame(place, this.place)));
      return undefined;
    } finally {
      runInAction(() => (this.busy = ''));
    }
  }
}
