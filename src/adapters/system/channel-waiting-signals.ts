import type { WaitingSignals } from '../../application/ports/evidence/waiting-signals.ts';

/** The browser's own channel between windows of one origin. No number goes over it: each window asks for its own, as another person may sit there by then. */
export class ChannelWaitingSignals implements WaitingSignals {
  readonly #channel = new BroadcastChannel('packages-moved');

  moved(): void {
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has no target: it is heard in its own origin alone
    this.#channel.postMessage(null);
  }

  onMoved(listener: () => void): () => void {
    const heard = (): void => listener();
    this.#channel.addEventListener('message', heard);
    return () => this.#channel.removeEventListener('message', heard);
  }
}
