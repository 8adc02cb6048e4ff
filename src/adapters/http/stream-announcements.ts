import type { Announcements } from '../../application/ports/identity/announcements.ts';
import type { AnnouncementTopic } from '../../domain/identity/announcement-topic.ts';
import type { Clock } from '../../application/ports/clock.ts';
import { announcementTopics } from '../../contract/extensions/announcements.ts';

/** First and longest pause before a refused stream is requested again, in milliseconds; each pause doubles. */
const firstWait = 5_000;
const maxWaitMs = 60_000;

/** Name of the lock and the channel that the windows of a browser share. */
const common = 'portal-announcements';

/** Messages between the listening window and the others. */
type Word = AnnouncementTopic | 'heard' | 'not-heard' | 'asked' | 'wanted';

type Listener = (topic: AnnouncementTopic) => void;

interface WindowChannel {
  postMessage(word: Word): void;
  addEventListener(kind: 'message', listener: (event: { readonly data: unknown }) => void): void;
}

/** A stream of server-sent events. */
export interface EventStream {
  readonly readyState: number;
  addEventListener(kind: string, listener: () => void): void;
}

/** Locks between the windows of a browser, each held until the work is done. */
interface WindowLocks {
  request(name: string, held: () => Promise<unknown>): Promise<unknown>;
}

/** Used parts of the browser. Without locks no window listens, because every window would. */
export interface StreamBrowser {
  readonly locks: WindowLocks | undefined;
  readonly channel: (name: string) => WindowChannel;
  readonly open: (address: string) => EventStream;
}

const closed = 2;

/**
 * Server-sent events over one connection for all windows of a browser. The window that holds the lock listens, and
 * passes on the events. When it is closed, another window takes its place.
 */
export class StreamAnnouncements implements Announcements {
  isConnected = false;
  readonly #listeners = new Set<Listener>();
  readonly #address: string;
  readonly #clock: Pick<Clock, 'wakeAfter'>;
  readonly #browser: StreamBrowser;
  #channel: WindowChannel | undefined;
  #source: EventStream | undefined;
  #leads = false;
  #wait = firstWait;
  #forget: (() => void) | undefined;

  constructor(address: string, clock: Pick<Clock, 'wakeAfter'>, browser: StreamBrowser) {
    this.#address = address;
    this.#clock = clock;
    this.#browser = browser;
  }

  on(listener: Listener): () => void {
    const own: Listener = (topic) => listener(topic);
    this.#listeners.add(own);
    if (this.#browser.locks && !this.#channel) this.#joinWindows(this.#browser.locks);
    return () => this.#listeners.delete(own);
  }

  reconnect(): void {
    if (!this.#leads) this.#say('wanted');
    else if (this.#source === undefined) this.#listen();
  }

  #joinWindows(locks: WindowLocks): void {
    const channel = (this.#channel = this.#browser.channel(common));
    channel.addEventListener('message', ({ data }) => this.#handleMessage(data));
    this.#say('asked');
    const lead = async (): Promise<never> => {
      this.#leads = true;
      this.#listen();
      // The lock is held until the window is closed.
      return new Promise<never>(() => undefined);
    };
    // A browser may refuse the lock; then the portal polls.
    void locks.request(common, lead).catch(() => undefined);
  }

  #handleMessage(word: unknown): void {
    if (word === 'asked') return void (this.#leads && this.#say(this.isConnected ? 'heard' : 'not-heard'));
    if (word === 'wanted') return void (this.#leads && this.#source === undefined && this.#listen());
    if (this.#leads) return;
    if (word === 'heard' || word === 'not-heard') this.isConnected = word === 'heard';
    const topic = announcementTopics.find((each) => each === word);
    if (topic) this.#tell(topic);
  }

  #say(word: Word): void {
    // A channel has no target origin; only its own origin receives it.
    // oxlint-disable-next-line unicorn/require-post-message-target-origin
    this.#channel?.postMessage(word);
  }

  #listen(): void {
    this.#forget?.();
    const source = (this.#source = this.#browser.open(this.#address));
    source.addEventListener('open', () => {
      this.#wait = firstWait;
      this.#heard(true);
    });
    source.addEventListener('error', () => {
      this.#heard(false);
      // The browser restores a broken connection, but not a refused one.
      if (source.readyState === closed) this.#later();
    });
    for (const topic of announcementTopics) {
      source.addEventListener(topic, () => {
        this.#tell(topic);
        this.#say(topic);
      });
    }
  }

  #later(): void {
    this.#source = undefined;
    this.#forget = this.#clock.wakeAfter(this.#wait, () => this.#listen());
    this.#wait = Math.min(this.#wait * 2, maxWaitMs);
  }

  #heard(areHeard: boolean): void {
    if (this.isConnected === areHeard) return;
    this.isConnected = areHeard;
    this.#say(areHeard ? 'heard' : 'not-heard');
  }

  #tell(topic: AnnouncementTopic): void {
    for (const listener of this.#listeners) listener(topic);
  }
}

/** The real browser. */
export const streamBrowser: StreamBrowser = {
  locks: globalThis.navigator?.locks,
  channel: (name) => new BroadcastChannel(name),
  open: (address) => new EventSource(address, { withCredentials: true }),
};
