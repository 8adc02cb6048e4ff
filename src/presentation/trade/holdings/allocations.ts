import { makeAutoObservable, runInAction } from 'mobx';
import type {
  AllocatedOrganisation,
  AllocationDesk,
  AllocationOutcome,
} from '../../../application/ports/trade/allocation-desk.ts';
import type { HeldInstrument } from '../../../domain/trade/shared/held-instrument.ts';
import type { AllocationEvent } from '../../../domain/trade/shared/inner-allocation.ts';
import { message, type Message } from '../../../words/catalogue.ts';
import type { SessionStore } from '../../identity/session-store.ts';
import { failureOf } from '../../shared/failure.ts';
import { LatestRequest } from '../../shared/latest.ts';
import type { Toasts } from '../../shared/toasts.ts';

export interface AllocationsParts {
  readonly desk: AllocationDesk;
  readonly session: SessionStore;
  readonly toasts: Toasts;
  /** Loads the list again, after a change and after a refusal. */
  readonly reload: () => Promise<void>;
}

/** The allocation of holdings to inner organisations, on the page that lists them (checklist C-051 to C-054). */
export class Allocations {
  /** Organisations in the order of the tree; empty until loaded, and if there is no allocation. */
  organisations: readonly AllocatedOrganisation[] = [];
  mayAllocate = false;
  /** The holding to be allocated or handed back, until the user confirms or cancels. */
  asked: { readonly holding: HeldInstrument; readonly event: AllocationEvent } | undefined = undefined;
  /** The organisation that is chosen for it; empty for none. */
  organisationId = '';
  showsMissing = false;
  trouble: Message | undefined = undefined;
  busy = false;
  readonly #latest = new LatestRequest();
  readonly #parts: AllocationsParts;

  constructor(parts: AllocationsParts) {
    this.#parts = parts;
    makeAutoObservable<this>(this, {}, { autoBind: true, deep: false });
  }

  /** The list is shown even if its organisations cannot be loaded. */
  async load(): Promise<void> {
    const { desk, session } = this.#parts;
    const signal = this.#latest.next();
    try {
      const { organisations, mayAllocate } = await desk.book(signal);
      if (signal.aborted) return;
      runInAction(() => {
        this.organisations = organisations;
        this.mayAllocate = mayAllocate;
      });
    } catch (thrown) {
      if (!signal.aborted) session.faultSeen(thrown);
    }
  }

  left(): void {
    this.#latest.stop();
    this.dialogClosed();
  }

  get isShown(): boolean {
    return this.organisations.length > 0;
  }

  /** Organisations to which a holding can be allocated. */
  get choices(): readonly AllocatedOrganisation[] {
    return this.organisations.filter(({ isActive }) => isActive);
  }

  get isOrganisationMissing(): boolean {
    return this.showsMissing && this.organisationId === '';
  }

  allocationPressed(holding: HeldInstrument): void {
    this.open(holding, 'allocated');
  }

  returnPressed(holding: HeldInstrument): void {
    this.open(holding, 'returned');
  }

  organisationChosen(organisationId: string): void {
    this.organisationId = organisationId;
  }

  dialogClosed(): void {
    this.asked = undefined;
  }

  /**
   * Allocates the chosen holding, or hands it back. A refusal is shown in the dialog, and the list behind it is loaded
   * again.
   */
  async confirmed(): Promise<void> {
    const { asked, organisationId } = this;
    const allocation = asked?.holding.allocation;
    if (this.busy || !asked || !allocation) return;
    this.showsMissing = true;
    if (asked.event === 'allocated' && organisationId === '') return;
    this.busy = true;
    const { desk, session, toasts, reload } = this.#parts;
    const read = { holdingId: asked.holding.holdingId, version: allocation.version };
    const name = this.organisations.find(({ id }) => id === organisationId)?.name ?? '';
    try {
      const outcome: AllocationOutcome =
        asked.event === 'allocated' ? await desk.allocate(read, organisationId) : await desk.handBack(read);
      runInAction(() => {
        if (outcome.done) this.dialogClosed();
        else this.trouble = message('trade.allocation-refused', { because: outcome.because });
      });
      if (outcome.done)
        toasts.show(
          'ok',
          asked.event === 'allocated'
            ? message('trade.allocation-done', { name })
            : message('trade.allocation-returned', { name: allocation.organisationName }),
        );
      await Promise.all([reload(), this.load()]);
    } catch (thrown) {
      session.faultSeen(thrown);
      runInAction(() => (this.trouble = failureOf(thrown).what));
    } finally {
      runInAction(() => (this.busy = false));
    }
  }

  private open(holding: HeldInstrument, event: AllocationEvent): void {
    this.asked = { holding, event };
    this.organisationId = '';
    this.showsMissing = false;
    this.trouble = undefined;
  }
}
