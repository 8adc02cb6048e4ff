import { makeAutoObservable, observable, runInAction } from 'mobx';
import type { MaterialDesk } from '../../../application/ports/evidence/material-desk.ts';
import { invoiceOf, originalInvoiceOf } from '../../../domain/evidence/materials/document-content.ts';
import { itemTitle, type MaterialItem } from '../../../domain/evidence/materials/material.ts';
import { originalProblem, type OriginalInvoice } from '../../../domain/evidence/invoice/original-invoice.ts';
import { hasOriginal } from '../../../domain/evidence/materials/has-original.ts';
import type { InvoiceAgainst } from '../../../domain/evidence/materials/submit-check.ts';
import type { PlainKey } from '../../../words/catalogue.ts';

/** One invoice whose original is asked for. */
export interface OriginalView extends OriginalInvoice {
  readonly docFileId: string;
  /** Its number, or its file where it has none. */
  readonly of: string;
  readonly numberProblem: PlainKey | undefined;
  readonly codeProblem: PlainKey | undefined;
}

export interface OriginalsParts {
  readonly desk: MaterialDesk;
  /** What may be changed of a package whose funder asks; empty of any other. */
  readonly items: () => readonly MaterialItem[];
  readonly against: (item: MaterialItem) => InvoiceAgainst | undefined;
  /** All are named, and kept. */
  readonly named: () => Promise<void>;
  readonly lookAgain: () => Promise<void>;
  /** Is told of what went wrong. */
  readonly faultSeen: (thrown: unknown) => void;
}

/** Asks for the invoices that red ones take back, and in whose place others stand, before a package is handed in (document 2, section 9). */
export class OriginalInvoices {
  asked = false;
  /** Some could not be kept; what was entered stays. */
  failed = false;
  #tried = false;
  readonly #entered = observable.map<string, OriginalInvoice>({}, { deep: false });
  readonly #parts: OriginalsParts;

  constructor(parts: OriginalsParts) {
    this.#parts = parts;
    makeAutoObservable<this>(this, {}, { autoBind: true, deep: false });
  }

  /** Documents whose original nobody has named. */
  get wanted(): readonly MaterialItem[] {
    const { items, against } = this.#parts;
    return items().filter((item) => originalInvoiceOf(item.content) === undefined && hasOriginal(item, against(item)?.mark));
  }

  get views(): readonly OriginalView[] {
    return this.wanted.map((item) => {
      const original = this.enteredFor(item);
      const problem = this.#tried ? this.problemOf(item) : undefined;
      const words = problem && (`check.original-${problem}` as const);
      return {
        docFileId: item.docFileId, of: invoiceOf(item.content)?.number || itemTitle(item), number: original.number, code: original.code,
        numberProblem: problem === 'code-format' ? undefined : words, codeProblem: problem === 'code-format' ? words : undefined,
      };
    });
  }

  /** Asks where something is to be asked; says whether. */
  ask(): boolean {
    this.asked = this.wanted.length > 0;
    this.#tried = false;
    this.failed = false;
    return this.asked;
  }

  dropped(): void {
    this.asked = false;
  }

  typed(docFileId: string, change: Partial<OriginalInvoice>): void {
    this.#entered.set(docFileId, { number: '', code: '', ...this.#entered.get(docFileId), ...change });
  }

  /** Keeps what was entered, and goes on; nothing is kept as long as something is wrong. */
  async confirmed(): Promise<void> {
    this.#tried = true;
    const { wanted } = this;
    if (wanted.some((item) => this.problemOf(item) !== undefined)) return;
    const kept = await this.kept(wanted);
    runInAction(() => {
      this.failed = !kept;
      this.asked = !kept;
    });
    // Those that were kept before one failed are not asked about again.
    await (kept ? this.#parts.named() : this.#parts.lookAgain());
  }

  private async kept(items: readonly MaterialItem[]): Promise<boolean> {
    try {
      for (const item of items) {
        const invoice = invoiceOf(item.content);
        const outcome = invoice && (await this.#parts.desk.change(item, { content: { kind: 'invoice', invoice, original: this.enteredFor(item) } }));
        if (outcome?.saved !== true) return false;
      }
      return true;
    } catch (thrown) {
      this.#parts.faultSeen(thrown);
      return false;
    }
  }

  private enteredFor({ docFileId }: MaterialItem): OriginalInvoice {
    const { number, code } = this.#entered.get(docFileId) ?? { number: '', code: '' };
    return { number: number.trim(), code: code.trim() };
  }

  private problemOf(item: MaterialItem) {
    const invoice = invoiceOf(item.content);
    return invoice && originalProblem(this.enteredFor(item), invoice);
  }
}
