import { makeAutoObservable, observable, runInAction } from 'mobx';
import type {
  ChoosingOutcome,
  DocumentOrigin,
  EarlierKind,
  EarlierPage,
} from '../../../../application/ports/evidence/earlier-documents.ts';
import { documentAmount, documentNumber, invoiceOf } from '../../../../domain/evidence/materials/document-content.ts';
import type { Material } from '../../../../domain/evidence/materials/material.ts';
import {
  isReusable,
  reuseVerdict,
  remainingItems,
  type ReuseVerdict,
  type EarlierDocument,
} from '../../../../domain/evidence/reuse/earlier-document.ts';
import {
  isEarlierFiltered,
  noEarlierFilter,
  type EarlierFilter,
} from '../../../../domain/evidence/reuse/earlier-filter.ts';
import type { InvoiceMark } from '../../../../domain/evidence/reuse/invoice-mark.ts';
import { policyOf } from '../../../../domain/evidence/shared/book-policies.ts';
import { moneyToText } from '../../../../domain/money/money.ts';
import { message, type Message } from '../../../../words/catalogue.ts';
import { failureOf, type Failure } from '../../../shared/failure.ts';
import { ready, type Loading } from '../../../shared/load-state.ts';
import { PageContent } from '../../../pages/page-content.ts';
import { troubleWords } from '../../../uploads/trouble-words.ts';
import type { MaterialsPorts } from '../materials-ports.ts';
import type { OpenPackage } from '../state/open-package.ts';
import type { PackageLoader } from './package-loader.ts';
import type { PackageReadings } from '../facts/package-readings.ts';

type EarlierPorts = Pick<MaterialsPorts, 'book' | 'earlier' | 'identifiers' | 'session' | 'toasts'>;

export interface EarlierRow {
  readonly documentId: string;
  /** The material that it belongs to; empty for a document that is in no package yet. */
  readonly materialId: string;
  readonly number: string;
  /** The name of its first file. */
  readonly fileName: string;
  /** The number of its files. */
  readonly files: number;
  /** The date of an invoice; empty for other documents. */
  readonly date: string;
  /** Decimal text in yuan. */
  readonly amount: string | undefined;
  readonly usedIn: Message;
  /** Whether another package holds it. */
  readonly isUsed: boolean;
  readonly validity: { readonly mark: InvoiceMark | undefined; readonly words: Message } | undefined;
  /** Why it cannot be chosen. */
  readonly refusal: Message | undefined;
  readonly chosen: boolean;
}

export interface EarlierView {
  readonly material: string;
  readonly kind: EarlierKind;
  /** The kinds to switch between; only one means that there is no choice. */
  readonly kinds: readonly EarlierKind[];
  readonly keyword: string;
  readonly filter: EarlierFilter;
  /** Whether invoices are chosen, which have a day. */
  readonly hasDays: boolean;
  /** Whether the documents are in packages with several buyers. */
  readonly hasBuyers: boolean;
  readonly rows: Loading<readonly EarlierRow[]>;
  readonly total: number;
  readonly page: number;
  readonly pages: number;
  readonly pageSize: number;
  readonly chosen: number;
  /** How many documents the category still takes, including the chosen ones; undefined for any number. */
  readonly room: number | undefined;
  /** Whether all selectable rows of the page are selected. */
  readonly all: boolean | 'mixed';
  readonly trouble: Message | undefined;
  readonly busy: boolean;
}

export const earlierPageSizes = [10, 20, 50];

function refusalWords(permission: ReuseVerdict): Message | undefined {
  if (permission.allowed) return undefined;
  return permission.because === 'file' ? troubleWords(permission.refusal) : message(`reuse.not-${permission.because}`);
}

function usageWords({ usedIn, uses }: EarlierDocument): Message {
  return uses === 0
    ? message('reuse.used-nowhere')
    : message('reuse.used-in', { packages: usedIn, more: uses - usedIn.length });
}

/**
 * Chooses invoices and contracts for a material from the company's earlier documents. The back end searches and pages
 * them; the choice covers several pages, and is added at once.
 */
export class EarlierChoice {
  /** Whether the user has opened the choice on this page. Its code is not loaded before. */
  wasOpened = false;
  materialId: string | undefined = undefined;
  kind: EarlierKind = 'invoices';
  keyword = '';
  filter: EarlierFilter = noEarlierFilter;
  page = 1;
  pageSize = 10;
  busy = false;
  trouble: Message | undefined = undefined;
  failure: Failure | undefined = undefined;
  /** The document whose origin is shown. */
  originOf: string | undefined = undefined;
  readonly #origin: PageContent<DocumentOrigin>;
  readonly picked = observable.map<string, EarlierDocument>({}, { deep: false });
  #key = '';
  #originMaterial = '';
  readonly #content: PageContent<EarlierPage>;
  readonly #state: Pick<OpenPackage, 'packageId' | 'material' | 'takeItems'>;
  readonly #ports: EarlierPorts;
  readonly #neighbours: { readonly loader: PackageLoader; readonly readings: PackageReadings };

  constructor(
    state: Pick<OpenPackage, 'packageId' | 'material' | 'takeItems'>,
    ports: EarlierPorts,
    neighbours: { readonly loader: PackageLoader; readonly readings: PackageReadings },
  ) {
    this.#state = state;
    this.#ports = ports;
    this.#neighbours = neighbours;
    this.#content = new PageContent(ports.session, async (signal) =>
      ports.earlier.page(
        {
          kind: this.kind,
          packageId: state.packageId,
          keyword: this.keyword.trim(),
          filter: this.askedFilter,
          page: this.page,
          pageSize: this.pageSize,
        },
        signal,
      ),
    );
    this.#origin = new PageContent(ports.session, async (signal) => ports.earlier.origin(this.#originMaterial, signal));
    makeAutoObservable<this>(this, { picked: false }, { autoBind: true, deep: false });
  }

  get open(): boolean {
    return this.materialId !== undefined;
  }

  get view(): EarlierView | undefined {
    const { material, kind, keyword, filter, page, pageSize, picked, trouble, busy } = this;
    if (!material) return undefined;
    const { current } = this.#content;
    const total = current.kind === 'ready' ? current.value.total : 0;
    const choosable = this.choosable;
    const ticked = choosable.filter(({ documentId }) => picked.has(documentId)).length;
    return {
      material: material.name,
      kind,
      kinds: this.kindsOf(material),
      keyword,
      filter,
      hasDays: this.hasDays,
      hasBuyers: kind !== 'trade-invoices',
      rows: current.kind === 'ready' ? ready(current.value.documents.map((each) => this.row(each, material))) : current,
      total,
      page,
      pages: Math.max(1, Math.ceil(total / pageSize)),
      pageSize,
      chosen: picked.size,
      room: remainingItems(material),
      all: ticked === 0 ? false : ticked === choosable.length ? true : 'mixed',
      trouble,
      busy,
    };
  }

  opened(materialId: string): void {
    const material = this.#state.material(materialId);
    if (!material || !isReusable(material.documentType)) return;
    this.wasOpened = true;
    this.materialId = materialId;
    this.kind = this.kindsOf(material)[0] ?? 'invoices';
    this.keyword = '';
    this.filter = noEarlierFilter;
    this.page = 1;
    this.picked.clear();
    this.trouble = undefined;
    this.#key = this.#ports.identifiers.next();
    this.#content.clear();
    void this.#content.load();
  }

  closed(): void {
    this.materialId = undefined;
    this.originOf = undefined;
    this.#origin.stop();
    this.#content.stop();
  }

  failureRead(): void {
    this.failure = undefined;
  }

  kindChosen(kind: EarlierKind): void {
    this.kind = kind;
    this.loadFirstPage();
  }

  /** The origin of the document in question. */
  get origin(): Loading<DocumentOrigin> {
    return this.#origin.current;
  }

  /** Shows the origin of a document below its row, one at a time. */
  originPressed({ documentId, materialId }: Pick<EarlierRow, 'documentId' | 'materialId'>): void {
    this.originOf = this.originOf === documentId ? undefined : documentId;
    this.#origin.stop();
    this.#origin.clear();
    if (this.originOf === undefined) return;
    this.#originMaterial = materialId;
    void this.#origin.load();
  }

  keywordTyped(keyword: string): void {
    this.keyword = keyword;
  }

  /** Changes what is looked for. A choice that is not typed is looked for at once. */
  filterChanged(change: Partial<EarlierFilter>): void {
    this.filter = { ...this.filter, ...change };
    if (change.buyer === undefined) this.loadFirstPage();
  }

  filterCleared(): void {
    this.filter = noEarlierFilter;
    this.keyword = '';
    this.loadFirstPage();
  }

  /** Whether anything narrows what is shown. */
  get isNarrowed(): boolean {
    return this.keyword.trim() !== '' || isEarlierFiltered(this.askedFilter);
  }

  searchPressed(): void {
    this.loadFirstPage();
  }

  pageChosen(page: number): void {
    this.page = page;
    void this.#content.load();
  }

  pageSizeChosen(pageSize: number): void {
    this.pageSize = pageSize;
    this.loadFirstPage();
  }

  retryPressed(): void {
    void this.#content.load();
  }

  documentTicked(documentId: string, on: boolean): void {
    const document = this.choosable.find((each) => each.documentId === documentId);
    this.renewRequest();
    if (!on) this.picked.delete(documentId);
    else if (document && this.hasRoom) this.picked.set(documentId, document);
    else if (document) this.trouble = message('reuse.no-room', { room: this.picked.size });
  }

  /** Ticks all selectable rows of the page, as far as the material has room. */
  allTicked(on: boolean): void {
    for (const { documentId } of this.choosable)
      if (on !== this.picked.has(documentId)) this.documentTicked(documentId, on);
  }

  async choiceConfirmed(): Promise<void> {
    const { materialId, picked } = this;
    if (materialId === undefined || this.busy) return;
    if (picked.size === 0) {
      this.trouble = message('reuse.nothing');
      return;
    }
    const { earlier, session } = this.#ports;
    this.busy = true;
    try {
      await this.applyOutcome(await earlier.choose(materialId, [...picked.keys()], this.#key), materialId);
    } catch (thrown) {
      session.faultSeen(thrown);
      runInAction(() => (this.failure = failureOf(thrown)));
    } finally {
      runInAction(() => (this.busy = false));
    }
  }

  private get hasDays(): boolean {
    return this.kind === 'invoices' || this.kind === 'trade-invoices';
  }

  /** The filter without what the present kind of document does not have. */
  private get askedFilter(): EarlierFilter {
    return {
      ...this.filter,
      ...(this.hasDays ? {} : { dateFrom: '', dateTo: '' }),
      ...(this.kind === 'trade-invoices' ? { buyer: '' } : {}),
    };
  }

  private get material(): Material | undefined {
    return this.materialId === undefined ? undefined : this.#state.material(this.materialId);
  }

  /** Trade invoices come first, because the package is for them. */
  private kindsOf({ documentType }: Material): readonly EarlierKind[] {
    if (documentType === 'BUSI_CONTRACT') return ['contracts', 'contracts-in-review'];
    return policyOf(this.#ports.book).tradeInvoices ? ['trade-invoices', 'invoices'] : [];
  }

  private get choosable(): readonly EarlierDocument[] {
    const { material } = this;
    return material
      ? (this.#content.value?.documents ?? []).filter((each) => reuseVerdict(each, material).allowed)
      : [];
  }

  private get hasRoom(): boolean {
    const room = this.material && remainingItems(this.material);
    return room === undefined || this.picked.size < room;
  }

  /** Another choice is another request. */
  private renewRequest(): void {
    this.trouble = undefined;
    this.#key = this.#ports.identifiers.next();
  }

  private loadFirstPage(): void {
    this.page = 1;
    void this.#content.load();
  }

  private async applyOutcome(outcome: ChoosingOutcome, materialId: string): Promise<void> {
    const { loader, readings } = this.#neighbours;
    if (outcome.chosen) {
      runInAction(() => {
        this.closed();
        this.#state.takeItems(outcome.items, materialId);
        readings.load();
      });
      this.#ports.toasts.show('ok', message('reuse.done', { count: outcome.items.length }));
      return;
    }
    runInAction(() => {
      this.renewRequest();
      this.picked.clear();
      this.trouble =
        outcome.because === 'refused'
          ? message('reuse.refused', { number: outcome.number })
          : troubleWords({ because: outcome.because });
    });
    await Promise.all([loader.refresh(), this.#content.refresh()]);
  }

  private row(document: EarlierDocument, material: Material): EarlierRow {
    const { content, files, mark, documentId, materialId } = document;
    const [invoice, amount] = [invoiceOf(content), documentAmount(content)];
    const refusal = refusalWords(reuseVerdict(document, material));
    return {
      documentId,
      materialId,
      number: documentNumber(content),
      fileName: files[0]?.name ?? '',
      files: files.length,
      date: invoice?.date ?? '',
      amount: amount && moneyToText(amount),
      usedIn: usageWords(document),
      isUsed: document.uses > 0,
      validity: invoice
        ? { mark, words: message(mark === undefined ? 'reuse.valid' : `reuse.mark-${mark}`) }
        : undefined,
      refusal,
      chosen: this.picked.has(documentId),
    };
  }
}
