import type { WindowTurns } from '../../application/ports/notices/window-turns.ts';

/** Locks between the windows of a browser, each held until the work is done. */
interface WindowLocks {
  request(name: string, held: () => Promise<void>): Promise<unknown>;
}

/** The browser's locks between windows. Without them, each window works at once. */
export class LockWindowTurns implements WindowTurns {
  readonly #locks: WindowLocks | undefined;

  constructor(locks: WindowLocks | undefined) {
    this.#locks = locks;
  }

  async take(matter: string, work: () => Promise<void>): Promise<void> {
    if (!this.#locks) return work();
    await this.#locks.request(`portal-${matter}`, work);
  }
}
