import type { WindowSignals } from '../../application/ports/window-signals.ts';

/**
 * The browser's channel between windows of one origin, one for each subject. A message only says that something
 * changed. Each window fetches the data itself, because another user may be signed in there by that time.
 */
export class ChannelWindowSignals implements WindowSignals {
  readonly #channel: BroadcastChannel;

  constructor(matter: 'packages-moved' | 'trade-moved' | 'messages-moved' | 'account-moved' | 'products-moved') {
    this.#channel = new BroadcastChannel(matter);
  }

  notifyChange(): void {
    // A channel has no target origin; only its own origin receives it.
    // oxlint-disable-next-line unicorn/require-post-message-target-origin
    this.#channel.postMessage(null);
  }

  onChange(listener: () => void): () => void {
    const notify = (): void => listener();
    this.#channel.addEventListener('message', notify);
    return () => this.#channel.removeEventListener('message', notify);
  }
}
