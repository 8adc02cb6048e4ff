import { makeAutoObservable, runInAction } from 'mobx';
import type { Clock } from '../../../application/ports/clock.ts';
import type { InvoiceUse, InvoiceUses } from '../../../application/ports/evidence/invoice-uses.ts';
import type { Invoice } from '../../../domain/evidence/invoice/invoice.ts';
import type { InvoiceMark } from '../../../domain/evidence/reuse/invoice-mark.ts';
import { Latest } from '../../shared/latest.ts';
import type { SessionStore } from '../../identity/session-store.ts';

export interface UsesParts {
  readonly uses: InvoiceUses;
  readonly clock: Clock;
  readonly session: SessionStore;
  readonly packageId: () => string;
}

/** How long after a change it is asked again, in milliseconds: forty invoices that arrive together are one question. */
const pause = 800;

/** Which invoices of the package another package of the company has already. Nothing waits for it. */
export class PackageUses {
  found: ReadonlyMap<string, InvoiceUse> = new Map();
  readonly #latest = new Latest();
  #forget: (() => void) | undefined;
  readonly #parts: UsesParts;

  constructor(parts: UsesParts) {
    this.#parts = parts;
    makeAutoObservable<this>(this, { of: false, mark: false }, { autoBind: true, deep: false });
  }

  /** The package that has a document's invoice before this one, as it is typed now; undefined where none is known. */
  of(documentId: string, invoice: Pick<Invoice, 'code' | 'number'> | undefined): string | undefined {
    return this.use(documentId, invoice)?.usedIn;
  }

  /** What the tax register says against a document's invoice, as it is typed now. */
  mark(documentId: string, invoice: Pick<Invoice, 'code' | 'number'> | undefined): InvoiceMark | undefined {
    return this.use(documentId, invoice)?.mark;
  }

  /** A package was opened. */
  wanted(): void {
    this.#forget?.();
    void this.ask();
  }

  /** Something was saved. */
  changed(): void {
    this.#forget?.();
    this.#forget = this.#parts.clock.wakeAfter(pause, () => void this.ask());
  }

  left(): void {
    this.#forget?.();
    this.#latest.stop();
  }

  private use(documentId: string, invoice: Pick<Invoice, 'code' | 'number'> | undefined): InvoiceUse | undefined {
    const use = this.found.get(documentId);
    return use && invoice && use.code === invoice.code && use.number === invoice.number ? use : undefined;
  }

  private async ask(): Promise<void> {
    const { uses, session, packageId } = this.#parts;
    const signal = this.#latest.next();
    try {
      const found = await uses.ofPackage(packageId(), signal);
      if (!signal.aborted) runInAction(() => (this.found = found));
    } catch (thrown) {
      // It is said again where the package is checked.
      session.faultSeen(thrown);
    }
  }
}
