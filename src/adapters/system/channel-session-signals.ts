import type { SessionSignals } from '../../application/ports/identity/session-signals.ts';

/** The browser's own channel between windows of one origin. What is said carries nothing: that it was said is all. */
export class ChannelSessionSignals implements SessionSignals {
  readonly #channel = new BroadcastChannel('session-stayed');

  notifyStay(): void {
    // A channel has no target: it is heard in its own origin alone.
    // oxlint-disable-next-line unicorn/require-post-message-target-origin
    this.#channel.postMessage(null);
  }

  onStayed(listener: () => void): () => void {
    const notify = (): void => listener();
    this.#channel.addEventListener('message', notify);
    return () => this.#channel.removeEventListener('message', notify);
  }
}
