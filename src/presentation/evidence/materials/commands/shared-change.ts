import { makeAutoObservable, runInAction } from 'mobx';
import type { SharedFields, SharedOutcome } from '../../../../application/ports/evidence/material-desk.ts';
import { isPlainDate } from '../../../../domain/calendar/plain-date.ts';
import { clearUnusedFields, type Invoice } from '../../../../domain/evidence/invoice/invoice.ts';
import {
  invoiceTypeOf,
  selectableInvoiceTypes,
  type InvoiceType,
} from '../../../../domain/evidence/invoice/invoice-type.ts';
import { invoiceOf } from '../../../../domain/evidence/materials/document-content.ts';
import { itemTitle } from '../../../../domain/evidence/materials/material.ts';
import { message, type Message } from '../../../../words/catalogue.ts';
import { failureOf, type Failure } from '../../../shared/failure.ts';
import { troubleWords } from '../../../uploads/trouble-words.ts';
import type { ItemWithMaterial } from '../../shared/item-with-material.ts';
import type { MaterialsPorts } from '../materials-ports.ts';
import type { OpenPackage } from '../state/open-package.ts';
import type { PackageLoader } from './package-loader.ts';
import type { PackageRemoval } from './package-removal.ts';

type SharedChangePorts = Pick<MaterialsPorts, 'desk' | 'session' | 'toasts'>;

type SharedField = 'type' | 'code' | 'date';

const noValues: Readonly<Record<SharedField, string>> = { type: '', code: '', date: '' };

/**
 * Writes the same fields into several invoices of a material. Empty fields stay unchanged, and either all invoices
 * change or none.
 */
export class SharedChange {
  /** Whether the user has opened it on this page. Its code is not loaded before. */
  wasOpened = false;
  /** The documents in question; empty while the dialog is closed. */
  ids: readonly string[] = [];
  values = noValues;
  /** Why the change failed or is not possible. */
  trouble: readonly Message[] = [];
  failure: Failure | undefined = undefined;
  busy = false;
  readonly #state: OpenPackage;
  readonly #ports: SharedChangePorts;
  readonly #neighbours: { readonly loader: PackageLoader; readonly removal: PackageRemoval };

  constructor(
    state: OpenPackage,
    ports: SharedChangePorts,
    neighbours: { readonly loader: PackageLoader; readonly removal: PackageRemoval },
  ) {
    this.#state = state;
    this.#ports = ports;
    this.#neighbours = neighbours;
    makeAutoObservable<this>(this, {}, { autoBind: true, deep: false });
  }

  get open(): boolean {
    return this.ids.length > 0;
  }

  get types(): readonly InvoiceType[] {
    return selectableInvoiceTypes(this.#ports.session.pageConfig?.digitalGeneralInvoice ?? false, '');
  }

  /** How many of the invoices would change. */
  get changedCount(): number {
    const { shared } = this;
    return this.invoices.filter((invoice) => {
      const after = clearUnusedFields({ ...invoice, ...shared });
      return (
        after.type !== invoice.type ||
        after.code !== invoice.code ||
        after.checkCode !== invoice.checkCode ||
        after.date !== invoice.date
      );
    }).length;
  }

  /** Whether these are invoices; other documents have no shared fields. */
  isOfferedFor(documentIds: readonly string[]): boolean {
    return documentIds.some((documentId) => this.#state.item(documentId)?.item.content.kind === 'invoice');
  }

  changePressed(documentIds: readonly string[]): void {
    this.wasOpened = true;
    this.ids = documentIds;
    this.values = noValues;
    this.trouble = [];
  }

  closed(): void {
    this.ids = [];
  }

  failureRead(): void {
    this.failure = undefined;
  }

  fieldTyped(field: SharedField, text: string): void {
    this.values = { ...this.values, [field]: text };
    this.trouble = [];
  }

  async changeConfirmed(): Promise<void> {
    if (this.busy) return;
    const { values } = this;
    this.trouble = [];
    if (values.date !== '' && !isPlainDate(values.date)) this.trouble = [message('together.no-date')];
    else if (this.changedCount === 0) this.trouble = [message('together.nothing')];
    if (this.trouble.length > 0) return;
    this.busy = true;
    try {
      await this.#change();
    } catch (thrown) {
      this.#ports.session.faultSeen(thrown);
      runInAction(() => (this.failure = failureOf(thrown)));
    } finally {
      runInAction(() => (this.busy = false));
    }
  }

  private get items(): readonly ItemWithMaterial[] {
    return this.ids.flatMap((documentId) => this.#state.item(documentId) ?? []);
  }

  private get invoices(): readonly Invoice[] {
    return this.items.flatMap(({ item }) => invoiceOf(item.content) ?? []);
  }

  private get shared(): SharedFields {
    const { type, code, date } = this.values;
    const chosen = invoiceTypeOf(type);
    return {
      ...(chosen === undefined ? {} : { type: chosen }),
      ...(code.trim() === '' ? {} : { code: code.trim() }),
      ...(date === '' ? {} : { date }),
    };
  }

  /** Saves typed fields first, because the shared change is based on them. */
  async #change(): Promise<void> {
    const { desk } = this.#ports;
    const editors = this.ids.flatMap((documentId) => this.#state.editors.get(documentId) ?? []);
    await Promise.all(editors.map(async (each) => each.flush()));
    const unsaved = editors.find(({ save }) => save.kind !== 'saved');
    if (unsaved)
      return runInAction(() => void (this.trouble = [message('together.unsaved', { name: itemTitle(unsaved.item) })]));
    const [first] = this.items;
    if (!first) return this.closed();
    await this.#applyOutcome(
      await desk.changeShared(
        first.material.materialId,
        this.ids.flatMap((documentId) => this.#state.item(documentId)?.item ?? []),
        this.shared,
      ),
      first.material.materialId,
    );
  }

  async #applyOutcome(outcome: SharedOutcome, materialId: string): Promise<void> {
    if (outcome.saved) {
      runInAction(() => {
        this.closed();
        this.#state.takeItems(outcome.items, materialId);
        this.#neighbours.removal.pickingEnded();
      });
      this.#ports.toasts.show('ok', message('together.done', { count: outcome.items.length }));
      return;
    }
    const refused = outcome.documentId === undefined ? undefined : this.#state.item(outcome.documentId);
    runInAction(
      () =>
        (this.trouble = [
          message('together.refused', { name: refused ? itemTitle(refused.item) : '' }),
          troubleWords(outcome.refused),
        ]),
    );
    await this.#neighbours.loader.refresh();
  }
}
