import type { WindowTurns } from '../../application/ports/notices/window-turns.ts';

/** Who holds a name holds it until the work is done, in one window of the browser at a time. */
interface WindowLocks {
  request(name: string, held: () => Promise<void>): Promise<unknown>;
}

/** The browser's own locks between windows; where it has none each window takes its turn at once. */
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
