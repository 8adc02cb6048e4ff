import { reaction, runInAction } from 'mobx';
import { Latest } from '../../../shared/latest.ts';
import type { MaterialsPorts } from '../materials-ports.ts';
import type { OpenPackage } from '../state/open-package.ts';

type UsesPorts = Pick<MaterialsPorts, 'uses' | 'clock' | 'session'>;

/** How long after a change it is asked again, in milliseconds: forty invoices that arrive together are one question. */
const pause = 800;

/**
 * Asks which invoices of the package another package of the company has already, and again after what is typed was
 * saved. Nothing waits for it.
 */
export class PackageUses {
  readonly #latest = new Latest();
  #forget: (() => void) | undefined;
  readonly #state: OpenPackage;
  readonly #ports: UsesPorts;

  constructor(state: OpenPackage, ports: UsesPorts) {
    this.#state = state;
    this.#ports = ports;
    reaction(
      () => state.changesOfContent,
      () => this.askSoon(),
    );
  }

  /** A package was opened. */
  wanted(): void {
    this.#forget?.();
    void this.ask();
  }

  private askSoon(): void {
    this.#forget?.();
    this.#forget = this.#ports.clock.wakeAfter(pause, () => void this.ask());
  }

  left(): void {
    this.#forget?.();
    this.#latest.stop();
  }

  private async ask(): Promise<void> {
    const { uses, session } = this.#ports;
    const signal = this.#latest.next();
    try {
      const found = await uses.ofPackage(this.#state.packageId, signal);
      if (!signal.aborted) runInAction(() => (this.#state.facts.uses = found));
    } catch (thrown) {
      // It is said again where the package is checked.
      session.faultSeen(thrown);
    }
  }
}
