import type { ProposalAnswer } from '../../../domain/trade/shared/colleague-proposal.ts';
import { makeAutoObservable } from 'mobx';
import type { Clock } from '../../../application/ports/clock.ts';
import type { Navigator } from '../../../application/ports/navigator.ts';
import type {
  RecommendationRefusal,
  SupplierDesk,
  SupplierPage,
  SupplierRecommendation,
  SupplierRecommendations,
} from '../../../application/ports/trade/supplier-desk.ts';
import { shanghaiDate } from '../../../domain/calendar/plain-date.ts';
import type { InstrumentKind } from '../../../domain/trade/shared/instrument.ts';
import {
  emptyRecommendation,
  recommendationFields,
  recommendationProblems,
  type RecommendationFault,
  type RecommendationField,
  type TypedRecommendation,
} from '../../../domain/trade/suppliers/recommendation.ts';
import type { Supplier } from '../../../domain/trade/suppliers/supplier.ts';
import { message, type PlainKey } from '../../../words/catalogue.ts';
import type { SessionStore } from '../../identity/session-store.ts';
import { PageContent } from '../../pages/page-content.ts';
import { OpenedForm } from '../../shared/opened-form.ts';
import type { Toasts } from '../../shared/toasts.ts';
import { KeywordField } from '../shared/keyword-field.ts';
import { listPlaceFrom, listQuery, pagesOf, type ListPlace } from '../shared/list-place.ts';

export interface SuppliersParts {
  readonly kind: InstrumentKind;
  readonly desk: SupplierDesk;
  readonly session: SessionStore;
  readonly navigator: Navigator;
  readonly toasts: Toasts;
  readonly clock: Clock;
  /** Empty for a page that is not in the user's menus. */
  readonly paths: {
    readonly suppliers: string;
    readonly issue: string;
    readonly instruments: string;
    readonly financings: string;
  };
}

const refusals: Readonly<Record<RecommendationRefusal, PlainKey>> = {
  'own-company': 'suppliers.refused-own-company',
  'can-be-paid': 'suppliers.refused-can-be-paid',
  invited: 'suppliers.refused-invited',
  'too-many': 'suppliers.refused-too-many',
  ended: 'suppliers.refused-ended',
  'not-theirs': 'suppliers.refused-not-theirs',
  own: 'suppliers.refused-own',
  'not-own': 'suppliers.refused-not-own',
  unidentified: 'suppliers.refused-unidentified',
  gone: 'suppliers.refused-ended',
};

const doneWords: Readonly<Record<ProposalAnswer, PlainKey>> = {
  confirm: 'suppliers.confirmed',
  decline: 'suppliers.declined',
  withdraw: 'suppliers.withdrawn',
};

/** An answer to a recommendation that the user is asked to confirm. */
interface AskedAnswer {
  readonly recommendation: SupplierRecommendation;
  readonly answer: ProposalAnswer;
}

/** Suppliers of a core enterprise with the business between them, and the recommendation of new ones. */
export class SuppliersPresenter {
  place: ListPlace = listPlaceFrom(new URLSearchParams());
  asked: AskedAnswer | undefined = undefined;
  readonly content: PageContent<SupplierPage>;
  readonly recommended: PageContent<SupplierRecommendations>;
  readonly form: OpenedForm<TypedRecommendation, RecommendationField, RecommendationFault, RecommendationRefusal>;
  readonly #keyword: KeywordField;
  readonly #parts: SuppliersParts;

  constructor(parts: SuppliersParts) {
    const { kind, desk, session, toasts, clock } = parts;
    this.#parts = parts;
    this.#keyword = new KeywordField(clock, (keyword) => this.goTo({ keyword, page: 1 }));
    this.content = new PageContent(session, async (signal) => desk.suppliers({ kind, ...this.place }, signal));
    this.recommended = new PageContent(session, async (signal) => desk.recommendations(kind, signal));
    this.form = new OpenedForm({
      empty: emptyRecommendation,
      fields: recommendationFields,
      problemWords: (field, fault) => message('suppliers.fault', { field, fault }),
      refusals,
      session,
      toasts,
      refresh: () => void this.recommended.refresh(),
    });
    makeAutoObservable<this>(
      this,
      { content: false, recommended: false, form: false },
      { autoBind: true, deep: false },
    );
  }

  /** Shows what the address says. */
  addressChanged(search: string): void {
    this.place = listPlaceFrom(new URLSearchParams(search));
    this.#keyword.addressChanged();
    void this.content.load();
    if (!this.recommended.value) void this.recommended.load();
  }

  left(): void {
    this.#keyword.left();
    this.content.stop();
    this.recommended.stop();
  }

  /** The year that the list's issued amounts belong to. */
  get year(): string {
    return shanghaiDate(this.#parts.clock.now()).slice(0, 4);
  }

  get keyword(): string {
    return this.#keyword.typed ?? this.place.keyword;
  }

  get pages(): number {
    return pagesOf(this.content.value?.count ?? 0, this.place);
  }

  get canRecommend(): boolean {
    return this.recommended.value?.mayRecommend === true;
  }

  /** Recommendations that wait for an answer. */
  get open(): readonly SupplierRecommendation[] {
    return (this.recommended.value?.rows ?? []).filter(({ state }) => state === 'proposed');
  }

  /** Companies that were invited and cannot be paid yet. */
  get invited(): readonly SupplierRecommendation[] {
    return (this.recommended.value?.rows ?? []).filter(
      ({ state, progress }) => state === 'confirmed' && progress !== 'ready',
    );
  }

  /** Recommendations that need no further action. */
  get ended(): readonly SupplierRecommendation[] {
    const left = new Set([...this.open, ...this.invited]);
    return (this.recommended.value?.rows ?? []).filter((each) => !left.has(each));
  }

  /**
   * Form of an issue to a supplier; undefined for a supplier that cannot be paid, and for a user who does not issue.
   */
  issuePath({ uscc, bar }: Pick<Supplier, 'uscc' | 'bar'>): string | undefined {
    const { issue } = this.#parts.paths;
    return issue === '' || bar !== undefined ? undefined : `${issue}?payee=${encodeURIComponent(uscc)}`;
  }

  /** Path of the list of the instruments that were issued to a supplier. */
  instrumentsPath({ name }: Pick<Supplier, 'name'>): string | undefined {
    return this.pathNarrowedTo(this.#parts.paths.instruments, name);
  }

  /** Path of the list of a supplier's financings of these instruments. */
  financingsPath({ name }: Pick<Supplier, 'name'>): string | undefined {
    return this.pathNarrowedTo(this.#parts.paths.financings, name);
  }

  keywordTyped(text: string): void {
    this.#keyword.keywordTyped(text);
  }

  filterCleared(): void {
    this.#keyword.cleared();
    this.goTo({ keyword: '', page: 1 });
  }

  pageChosen(page: number): void {
    this.goTo({ page });
  }

  pageSizeChosen(pageSize: number): void {
    this.goTo({ pageSize, page: 1 });
  }

  recommendPressed(): void {
    this.form.open({});
  }

  async submitPressed(): Promise<void> {
    const { form } = this;
    const { kind, desk } = this.#parts;
    if (!form.isRight(recommendationProblems(form.values))) return;
    await form.send(
      async () => desk.recommend(kind, form.values),
      () => {
        form.close();
        this.changed('suppliers.recommended');
      },
    );
  }

  answerPressed(recommendation: SupplierRecommendation, answer: ProposalAnswer): void {
    this.asked = { recommendation, answer };
  }

  dialogClosed(): void {
    this.asked = undefined;
  }

  async answerConfirmed(): Promise<void> {
    const { asked } = this;
    if (!asked) return;
    const { answer, recommendation } = asked;
    await this.form.send(
      async () => this.#parts.desk.answer(recommendation.id, answer),
      () => this.changed(doneWords[answer]),
    );
    this.dialogClosed();
  }

  private pathNarrowedTo(path: string, name: string): string | undefined {
    return path === '' ? undefined : `${path}?q=${encodeURIComponent(name)}`;
  }

  private changed(words: PlainKey): void {
    this.#parts.toasts.show('ok', message(words));
    void this.recommended.refresh();
  }

  private goTo(change: Partial<ListPlace>): void {
    this.#parts.navigator.goTo(`${this.#parts.paths.suppliers}${listQuery({ ...this.place, ...change })}`);
  }
}
