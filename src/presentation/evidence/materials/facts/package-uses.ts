import { reaction, runInAction } from 'mobx';
import { LatestRequest } from '../../../shared/latest.ts';
import type { MaterialsPorts } from '../materials-ports.ts';
import type { OpenPackage } from '../state/open-package.ts';

type UsesPorts = Pick<MaterialsPorts, 'uses' | 'clock' | 'session'>;

/** The delay after a change, in milliseconds, so that forty invoices that arrive together cause one request. */
const pause = 800;

/**
 * Loads which invoices of the package are in another package of the company, also after typed values were saved.
 * Nothing waits for it.
 */
export class PackageUses {
  readonly #latest = new LatestRequest();
  #cancelTimer: (() => void) | undefined;
  readonly #state: OpenPackage;
  readonly #ports: UsesPorts;

  constructor(state: OpenPackage, ports: UsesPorts) {
    this.#state = state;
    this.#ports = ports;
    reaction(
      () => state.contentChanges,
      () => this.requestSoon(),
    );
  }

  /** Loads the uses of an opened package. */
  load(): void {
    this.#cancelTimer?.();
    void this.request();
  }

  private requestSoon(): void {
    this.#cancelTimer?.();
    this.#cancelTimer = this.#ports.clock.wakeAfter(pause, () => void this.request());
  }

  left(): void {
    this.#cancelTimer?.();
    this.#latest.stop();
  }

  private async request(): Promise<void> {
    const { uses, session } = this.#ports;
    const signal = this.#latest.next();
    try {
      const found = await uses.ofPackage(this.#state.packageId, signal);
      if (!signal.aborted) runInAction(() => (this.#state.facts.uses = found));
    } catch (thrown) {
      // The check before the submission reports it again.
      session.faultSeen(thrown);
    }
  }
}
