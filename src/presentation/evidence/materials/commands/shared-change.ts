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
import type { Placed } from '../../shared/placed.ts';
import type { MaterialsPorts } from '../materials-ports.ts';
import type { OpenPackage } from '../state/open-package.ts';
import type { PackageLook } from './package-look.ts';
import type { PackageRemoval } from './package-removal.ts';

type SharedChangePorts = Pick<MaterialsPorts, 'desk' | 'session' | 'toasts'>;

type Typed = 'type' | 'code' | 'date';

const nothing: Readonly<Record<Typed, string>> = { type: '', code: '', date: '' };

/**
 * Writing the same fields into several invoices of a material: what is left empty stays as it is, and all of them
 * change or none.
 */
export class SharedChange {
  /** Somebody has asked for it on this page: until then nothing of it is fetched. */
  wanted = false;
  /** Those that it is about; none while nobody asks. */
  ids: readonly string[] = [];
  typed = nothing;
  /** Why nothing came of it, or cannot. */
  trouble: readonly Message[] = [];
  failure: Failure | undefined = undefined;
  busy = false;
  readonly #state: OpenPackage;
  readonly #ports: SharedChangePorts;
  readonly #neighbours: { readonly look: PackageLook; readonly removal: PackageRemoval };

  constructor(
    state: OpenPackage,
    ports: SharedChangePorts,
    neighbours: { readonly look: PackageLook; readonly removal: PackageRemoval },
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

  /** How many of them would say something else. */
  get changing(): number {
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

  /** Whether these are invoices: other documents have nothing that several of them share. */
  offeredFor(documentIds: readonly string[]): boolean {
    return documentIds.some((documentId) => this.#state.item(documentId)?.item.content.kind === 'invoice');
  }

  pressed(documentIds: readonly string[]): void {
    this.wanted = true;
    this.ids = documentIds;
    this.typed = nothing;
    this.trouble = [];
  }

  dropped(): void {
    this.ids = [];
  }

  failureRead(): void {
    this.failure = undefined;
  }

  typedInto(field: Typed, text: string): void {
    this.typed = { ...this.typed, [field]: text };
    this.trouble = [];
  }

  async confirmed(): Promise<void> {
    if (this.busy) return;
    const { typed } = this;
    this.trouble = [];
    if (typed.date !== '' && !isPlainDate(typed.date)) this.trouble = [message('together.no-date')];
    else if (this.changing === 0) this.trouble = [message('together.nothing')];
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

  private get placed(): readonly Placed[] {
    return this.ids.flatMap((documentId) => this.#state.item(documentId) ?? []);
  }

  private get invoices(): readonly Invoice[] {
    return this.placed.flatMap(({ item }) => invoiceOf(item.content) ?? []);
  }

  private get shared(): SharedFields {
    const { type, code, date } = this.typed;
    const chosen = invoiceTypeOf(type);
    return {
      ...(chosen === undefined ? {} : { type: chosen }),
      ...(code.trim() === '' ? {} : { code: code.trim() }),
      ...(date === '' ? {} : { date }),
    };
  }

  /** What is typed and not saved yet goes first: what is written together comes on top of it. */
  async #change(): Promise<void> {
    const { desk } = this.#ports;
    const editors = this.ids.flatMap((documentId) => this.#state.editors.get(documentId) ?? []);
    await Promise.all(editors.map(async (each) => each.flush()));
    const unsaved = editors.find(({ save }) => save.kind !== 'saved');
    if (unsaved)
      return runInAction(() => void (this.trouble = [message('together.unsaved', { name: itemTitle(unsaved.item) })]));
    const [first] = this.placed;
    if (!first) return this.dropped();
    await this.#told(
      await desk.changeShared(
        first.material.materialId,
        this.ids.flatMap((documentId) => this.#state.item(documentId)?.item ?? []),
        this.shared,
      ),
      first.material.materialId,
    );
  }

  async #told(outcome: SharedOutcome, materialId: string): Promise<void> {
    if (outcome.saved) {
      runInAction(() => {
        this.dropped();
        this.#state.itemsArrived(outcome.items, materialId);
        this.#neighbours.removal.pickingEnded();
      });
      this.#ports.toasts.show('ok', message('together.done', { count: outcome.items.length }));
      return;
    }
    const stands = outcome.documentId === undefined ? undefined : this.#state.item(outcome.documentId);
    runInAction(
      () =>
        (this.trouble = [
          message('together.refused', { name: stands ? itemTitle(stands.item) : '' }),
          troubleWords(outcome.refused),
        ]),
    );
    await this.#neighbours.look.again();
  }
}
