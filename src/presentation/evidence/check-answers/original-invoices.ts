import { makeAutoObservable, observable, runInAction } from 'mobx';
import type { MaterialDesk } from '../../../application/ports/evidence/material-desk.ts';
import { invoiceOf, originalInvoiceOf } from '../../../domain/evidence/materials/document-content.ts';
import { itemTitle, type MaterialItem } from '../../../domain/evidence/materials/material.ts';
import { originalProblem, type OriginalInvoice } from '../../../domain/evidence/invoice/original-invoice.ts';
import { hasOriginal } from '../../../domain/evidence/materials/has-original.ts';
import type { InvoiceConcern } from '../../../domain/evidence/materials/submit-check.ts';
import type { PlainKey } from '../../../words/catalogue.ts';

/** One invoice whose original is asked for. */
export interface OriginalView extends OriginalInvoice {
  readonly documentId: string;
  /** Its number, or its file where it has none. */
  readonly of: string;
  readonly numberProblem: PlainKey | undefined;
  readonly codeProblem: PlainKey | undefined;
}

export interface OriginalsParts {
  readonly desk: MaterialDesk;
  /** What may be changed of the package. */
  readonly items: () => readonly MaterialItem[];
  /** Whether its funder asks. */
  readonly asks: () => boolean;
  /** Whether the paper was read as a red invoice, which only hints at one: the register decides. */
  readonly readAsRed: (item: MaterialItem) => boolean;
  readonly against: (item: MaterialItem) => InvoiceConcern | undefined;
  /** All are named, and kept. */
  readonly named: () => Promise<void>;
  readonly lookAgain: () => Promise<void>;
  /** Is told of what went wrong. */
  readonly faultSeen: (thrown: unknown) => void;
}

/** What may be done about a document's original: `hinted` where only the paper says that it is red. */
export type OriginalAction = 'name' | 'change' | 'hinted';

/**
 * Asks for the invoices that red ones take back, and in whose place others stand, before a package is handed in
 * (document 2, section 9).
 */
export class OriginalInvoices {
  asked = false;
  /** The back end did not take the package for want of them. */
  demanded = false;
  /** The one that is named or changed by itself; undefined while all that are wanted are asked for. */
  single: string | undefined = undefined;
  /** Some could not be kept; what was entered stays. */
  failed = false;
  private tried = false;
  readonly #demanded = observable.set<string>();
  readonly #entered = observable.map<string, OriginalInvoice>({}, { deep: false });
  readonly #parts: OriginalsParts;

  constructor(parts: OriginalsParts) {
    this.#parts = parts;
    makeAutoObservable<this>(this, {}, { autoBind: true, deep: false });
  }

  /** Documents whose original nobody has named. */
  get wanted(): readonly MaterialItem[] {
    return this.#parts
      .items()
      .filter(
        (item) =>
          originalInvoiceOf(item.content) === undefined && (this.isAsked(item) || this.#demanded.has(item.documentId)),
      );
  }

  /** Possible actions on the original invoice, by document. */
  get actions(): ReadonlyMap<string, OriginalAction> {
    const { items, asks, readAsRed } = this.#parts;
    const wanted = new Set(this.wanted);
    return new Map(
      items().flatMap((item): (readonly [string, OriginalAction])[] => {
        if (originalInvoiceOf(item.content)) return [[item.documentId, 'change']];
        if (wanted.has(item)) return [[item.documentId, 'name']];
        return asks() && readAsRed(item) ? [[item.documentId, 'hinted']] : [];
      }),
    );
  }

  get views(): readonly OriginalView[] {
    return this.subjects.map((item) => {
      const original = this.enteredFor(item);
      const problem = this.tried ? this.problemOf(item) : undefined;
      const words = problem && (`check.original-${problem}` as const);
      return {
        documentId: item.documentId,
        of: invoiceOf(item.content)?.number || itemTitle(item),
        number: original.number,
        code: original.code,
        numberProblem: problem === 'code-format' ? undefined : words,
        codeProblem: problem === 'code-format' ? words : undefined,
      };
    });
  }

  /** Asks where something is to be asked; says whether. */
  ask(): boolean {
    this.opened(undefined);
    this.asked = this.wanted.length > 0;
    return this.asked;
  }

  /** One original is named, or changed, without handing anything in. */
  pressed(documentId: string): void {
    this.opened(documentId);
    this.asked = this.subjects.length > 0;
  }

  /**
   * The back end did not take the package for want of these documents' originals: they are asked for; says whether any
   * of them can be.
   */
  demandedOf(documents: readonly string[]): boolean {
    for (const documentId of documents) this.#demanded.add(documentId);
    const asked = this.ask();
    this.demanded = asked;
    return asked;
  }

  private opened(single: string | undefined): void {
    this.single = single;
    this.demanded = false;
    this.tried = false;
    this.failed = false;
  }

  private isAsked(item: MaterialItem): boolean {
    const { asks, against } = this.#parts;
    return asks() && hasOriginal(item, against(item)?.mark);
  }

  /** Those that the dialog is about. */
  private get subjects(): readonly MaterialItem[] {
    return this.single === undefined
      ? this.wanted
      : this.#parts.items().filter(({ documentId }) => documentId === this.single);
  }

  dropped(): void {
    this.asked = false;
    // What was there stands as it was; what is asked for keeps what was entered.
    if (this.single !== undefined) this.#entered.delete(this.single);
  }

  typed(documentId: string, change: Partial<OriginalInvoice>): void {
    const item = this.#parts.items().find((each) => each.documentId === documentId);
    const there = this.#entered.get(documentId) ?? (item && originalInvoiceOf(item.content));
    this.#entered.set(documentId, { number: '', code: '', ...there, ...change });
  }

  /** Keeps what was entered, and goes on; nothing is kept as long as something is wrong. */
  async confirmed(): Promise<void> {
    this.tried = true;
    const { subjects, single } = this;
    if (subjects.some((item) => this.problemOf(item) !== undefined)) return;
    const kept = await this.kept(subjects);
    runInAction(() => {
      this.failed = !kept;
      this.asked = !kept;
    });
    // Those that were kept before one failed are not asked about again.
    await (kept && single === undefined ? this.#parts.named() : this.#parts.lookAgain());
    if (kept) runInAction(() => this.#entered.clear());
  }

  private async kept(items: readonly MaterialItem[]): Promise<boolean> {
    try {
      for (const item of items) {
        const invoice = invoiceOf(item.content);
        const outcome =
          invoice &&
          (await this.#parts.desk.change(item, {
            content: { kind: 'invoice', invoice, original: this.enteredFor(item) },
          }));
        if (outcome?.saved !== true) return false;
      }
      return true;
    } catch (thrown) {
      this.#parts.faultSeen(thrown);
      return false;
    }
  }

  private enteredFor({ documentId, content }: MaterialItem): OriginalInvoice {
    const { number, code } = this.#entered.get(documentId) ?? originalInvoiceOf(content) ?? { number: '', code: '' };
    return { number: number.trim(), code: code.trim() };
  }

  private problemOf(item: MaterialItem) {
    const invoice = invoiceOf(item.content);
    return invoice && originalProblem(this.enteredFor(item), invoice);
  }
}
