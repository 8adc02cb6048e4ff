import { makeAutoObservable, observable, runInAction } from 'mobx';
import type { MaterialDesk } from '../../../application/ports/evidence/material-desk.ts';
import { invoiceOf, originalInvoiceOf } from '../../../domain/evidence/materials/document-content.ts';
import { itemTitle, type MaterialItem } from '../../../domain/evidence/materials/material.ts';
import { originalProblem, type OriginalInvoice } from '../../../domain/evidence/invoice/original-invoice.ts';
import { hasOriginal } from '../../../domain/evidence/materials/has-original.ts';
import type { InvoiceConcern } from '../../../domain/evidence/materials/submit-check.ts';
import type { PlainKey } from '../../../words/catalogue.ts';

/** An invoice whose original must be named. */
export interface OriginalView extends OriginalInvoice {
  readonly documentId: string;
  /** Its number, or the name of its file if it has none. */
  readonly name: string;
  readonly numberProblem: PlainKey | undefined;
  readonly codeProblem: PlainKey | undefined;
}

export interface OriginalsParts {
  readonly desk: MaterialDesk;
  /** The documents that may be changed. */
  readonly items: () => readonly MaterialItem[];
  /** Whether the funder requires originals. */
  readonly asks: () => boolean;
  /** Whether the file was read as a reversed invoice. That is only a hint, because the register decides. */
  readonly isReadAsRed: (item: MaterialItem) => boolean;
  readonly against: (item: MaterialItem) => InvoiceConcern | undefined;
  /** Is called once all are named and stored. */
  readonly onNamed: () => Promise<void>;
  readonly refresh: () => Promise<void>;
  /** Is called with each fault. */
  readonly faultSeen: (thrown: unknown) => void;
}

/** The action on a document's original; `hinted` if only the file says that the invoice is a reversal. */
export type OriginalAction = 'name' | 'change' | 'hinted';

/** Asks for the invoices that others reverse or replace, before a submission (document 2, section 9). */
export class OriginalInvoices {
  isOpen = false;
  /** Whether the back end refused the package because originals are missing. */
  demanded = false;
  /** The document whose original alone is named or changed; undefined for all that are missing. */
  single: string | undefined = undefined;
  /** Whether some could not be stored; the typed values stay. */
  failed = false;
  private isAttempted = false;
  readonly #demanded = observable.set<string>();
  readonly #entered = observable.map<string, OriginalInvoice>({}, { deep: false });
  readonly #parts: OriginalsParts;

  constructor(parts: OriginalsParts) {
    this.#parts = parts;
    makeAutoObservable<this>(this, {}, { autoBind: true, deep: false });
  }

  /** Documents whose original is missing. */
  get missing(): readonly MaterialItem[] {
    return this.#parts
      .items()
      .filter(
        (item) =>
          originalInvoiceOf(item.content) === undefined &&
          (this.isRequired(item) || this.#demanded.has(item.documentId)),
      );
  }

  /** Possible actions on the original invoice, by document. */
  get actions(): ReadonlyMap<string, OriginalAction> {
    const { items, asks, isReadAsRed } = this.#parts;
    const wanted = new Set(this.missing);
    return new Map(
      items().flatMap((item): (readonly [string, OriginalAction])[] => {
        if (originalInvoiceOf(item.content)) return [[item.documentId, 'change']];
        if (wanted.has(item)) return [[item.documentId, 'name']];
        return asks() && isReadAsRed(item) ? [[item.documentId, 'hinted']] : [];
      }),
    );
  }

  get views(): readonly OriginalView[] {
    return this.subjects.map((item) => {
      const original = this.originalOf(item);
      const problem = this.isAttempted ? this.problemOf(item) : undefined;
      const words = problem && (`check.original-${problem}` as const);
      return {
        documentId: item.documentId,
        name: invoiceOf(item.content)?.number || itemTitle(item),
        number: original.number,
        code: original.code,
        numberProblem: problem === 'code-format' ? undefined : words,
        codeProblem: problem === 'code-format' ? words : undefined,
      };
    });
  }

  /**
   * Opens the dialog if any original is missing.
   * @returns whether it is open
   */
  ask(): boolean {
    this.reset(undefined);
    this.isOpen = this.missing.length > 0;
    return this.isOpen;
  }

  /** One original is named, or changed, without handing anything in. */
  originalPressed(documentId: string): void {
    this.reset(documentId);
    this.isOpen = this.subjects.length > 0;
  }

  /**
   * The back end refused the package because these documents' originals are missing. Opens the dialog for them.
   * @returns whether any of them can be named
   */
  demand(documents: readonly string[]): boolean {
    for (const documentId of documents) this.#demanded.add(documentId);
    const asked = this.ask();
    this.demanded = asked;
    return asked;
  }

  private reset(single: string | undefined): void {
    this.single = single;
    this.demanded = false;
    this.isAttempted = false;
    this.failed = false;
  }

  private isRequired(item: MaterialItem): boolean {
    const { asks, against } = this.#parts;
    return asks() && hasOriginal(item, against(item)?.mark);
  }

  /** The documents that the dialog is about. */
  private get subjects(): readonly MaterialItem[] {
    return this.single === undefined
      ? this.missing
      : this.#parts.items().filter(({ documentId }) => documentId === this.single);
  }

  originalsDropped(): void {
    this.isOpen = false;
    // A stored original stays as it was; typed values of missing ones are kept.
    if (this.single !== undefined) this.#entered.delete(this.single);
  }

  typed(documentId: string, change: Partial<OriginalInvoice>): void {
    const item = this.#parts.items().find((each) => each.documentId === documentId);
    const there = this.#entered.get(documentId) ?? (item && originalInvoiceOf(item.content));
    this.#entered.set(documentId, { number: '', code: '', ...there, ...change });
  }

  /** Stores the typed originals, and continues. Nothing is stored while any of them is wrong. */
  async originalsConfirmed(): Promise<void> {
    this.isAttempted = true;
    const { subjects, single } = this;
    if (subjects.some((item) => this.problemOf(item) !== undefined)) return;
    const isStored = await this.store(subjects);
    runInAction(() => {
      this.failed = !isStored;
      this.isOpen = !isStored;
    });
    // Originals that were stored before a failure are not asked for again.
    await (isStored && single === undefined ? this.#parts.onNamed() : this.#parts.refresh());
    if (isStored) runInAction(() => this.#entered.clear());
  }

  private async store(items: readonly MaterialItem[]): Promise<boolean> {
    try {
      for (const item of items) {
        const invoice = invoiceOf(item.content);
        const outcome =
          invoice &&
          (await this.#parts.desk.change(item, {
            content: { kind: 'invoice', invoice, original: this.originalOf(item) },
          }));
        if (outcome?.saved !== true) return false;
      }
      return true;
    } catch (thrown) {
      this.#parts.faultSeen(thrown);
      return false;
    }
  }

  private originalOf({ documentId, content }: MaterialItem): OriginalInvoice {
    const { number, code } = this.#entered.get(documentId) ?? originalInvoiceOf(content) ?? { number: '', code: '' };
    return { number: number.trim(), code: code.trim() };
  }

  private problemOf(item: MaterialItem) {
    const invoice = invoiceOf(item.content);
    return invoice && originalProblem(this.originalOf(item), invoice);
  }
}
