import type { SessionSignals } from '../../application/ports/identity/session-signals.ts';

/** The browser's channel between windows of one origin. The message has no content. */
export class ChannelSessionSignals implements SessionSignals {
  readonly #channel = new BroadcastChannel('session-stayed');

  notifyStay(): void {
    // A channel has no target origin; only its own origin receives it.
    // oxlint-disable-next-line unicorn/require-post-message-target-origin
    this.#channel.postMessage(null);
  }

  onStayed(listener: () => void): () => void {
    const notify = (): void => listener();
    this.#channel.addEventListener('message', notify);
    return () => this.#channel.removeEventListener('message', notify);
  }
}
