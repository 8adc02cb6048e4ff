import { makeAutoObservable, runInAction } from 'mobx';
import { createPackage } from '../../../application/usecases/evidence/create-package.ts';
import type { Clock } from '../../../application/ports/clock.ts';
import type { FinancingDesk } from '../../../application/ports/evidence/financing-desk.ts';
import type { CandidateList, ExpectedMaterial } from '../../../application/ports/evidence/candidate-list.ts';
import type { StandardPlace } from '../../../application/ports/evidence/material-standards.ts';
import type { Drafts } from '../../../application/ports/drafts.ts';
import type { Identifiers } from '../../../application/ports/identifiers.ts';
import type { Navigator } from '../../../application/ports/navigator.ts';
import type { PackageDesk } from '../../../application/ports/evidence/package-desk.ts';
import type { PackageList } from '../../../application/ports/evidence/package-list.ts';
import type { PackageRelations } from '../../../application/ports/evidence/package-relations.ts';
import type { BusinessTermsDesk } from '../../../application/ports/parties/business-terms-desk.ts';
import { asPortFault } from '../../../application/ports/port-fault.ts';
import { shanghaiDate } from '../../../domain/calendar/plain-date.ts';
import { policyOf, type OpenBook } from '../../../domain/evidence/shared/book-policies.ts';
import { shelfOf, type Shelf } from '../../../domain/evidence/shared/shelf.ts';
import { isNotFinanced } from '../../../domain/evidence/standards/financing-offer.ts';
import { everyCandidate, type Candidate, type CandidateFilter } from '../../../domain/evidence/selection/candidate.ts';
import { invoiceNeedOf } from '../../../domain/evidence/selection/invoice-need.ts';
import {
  extendSelection,
  judgeOf,
  selectionOf,
  type CandidateCheck,
  selectionVerdict,
  type Selection,
  type SelectionTerms,
} from '../../../domain/evidence/selection/selection.ts';
import type { SelectionRule } from '../../../domain/evidence/selection/selection-rule.ts';
import { failureOf } from '../../shared/failure.ts';
import { LatestRequest } from '../../shared/latest.ts';
import { loading, ready, type Loading } from '../../shared/load-state.ts';
import type { SessionStore } from '../../identity/session-store.ts';
import type { Toasts } from '../../shared/toasts.ts';
import { CompanyTerms } from '../shared/company-terms.ts';
import { creationRestriction } from '../shared/package-restriction.ts';
import { restrictionView, type RestrictionView } from '../shared/restriction-view.ts';
import { choiceFromAddress, originName, type CandidateSelection } from '../shared/candidate-selection.ts';
import { indexPathsOf, pathsOf } from '../shared/package-paths.ts';
import { orderCandidates, type CandidateOrder } from './candidate-order.ts';
import { fetchPages } from './candidate-pages.ts';
import { chooseViewModel, matches, type ChooseTrouble, type ChooseViewModel } from './choose-view-model.ts';
import { requiredMaterialsFor } from './required-materials.ts';
import { JoinController } from './join-controller.ts';
import { KnownFinancing } from './known-financing.ts';
import { takenCandidates } from './taken-candidates.ts';

const anyDay = { from: '', to: '' };
const nothingAsked: CandidateSelection = { ids: [], origin: '' };

export interface ChooseParts {
  readonly book: OpenBook;
  readonly candidates: CandidateList;
  readonly financing: FinancingDesk;
  readonly desk: PackageDesk;
  readonly list: PackageList;
  readonly clock: Clock;
  readonly drafts: Drafts;
  readonly identifiers: Identifiers;
  readonly navigator: Navigator;
  readonly session: SessionStore;
  readonly packageRelations: PackageRelations;
  readonly toasts: Toasts;
  readonly businessTerms: BusinessTermsDesk;
}

/** First step of the wizard: what goes into the package (document 2, sections 2, 4 and 5). */
export class ChooseCandidatesPresenter {
  rows: Loading<readonly Candidate[]> = loading;
  /** Whether further pages are being loaded. */
  isLoadingMore = false;
  filter: CandidateFilter = everyCandidate;
  keyword = '';
  /** The range of due dates; an empty end is open. */
  due: { readonly from: string; readonly to: string } = anyDay;
  onlyJoinable = false;
  /** Whether the list shows the businesses that still owe their invoices, and not those for a new package. */
  blank = false;
  /** The order of the back end until the user sorts. */
  order: CandidateOrder | undefined = undefined;
  chosen: readonly string[] = [];
  /** The businesses that the address names. The list shows only these until the user wants all. */
  asked: CandidateSelection = nothingAsked;
  /**
   * Ids that could join the selection when the list was last filtered or sorted. They come first until the next time.
   */
  first: ReadonlySet<string> = new Set();
  /** The user's choice among several funders. The required documents depend on it. */
  funderChosen: string | undefined = undefined;
  expected: readonly ExpectedMaterial[] = [];
  creating = false;
  trouble: ChooseTrouble | undefined = undefined;
  readonly companyTerms: CompanyTerms;
  #key: string;
  readonly #latest = new LatestRequest();
  readonly #latestExpected = new LatestRequest();
  readonly joinController: JoinController;
  readonly #financing: KnownFinancing;
  readonly #parts: ChooseParts;

  constructor(parts: ChooseParts) {
    this.#parts = parts;
    this.#key = parts.identifiers.next();
    const { packageRelations: relating, identifiers, clock, navigator, session, toasts, businessTerms } = parts;
    this.companyTerms = new CompanyTerms(businessTerms, session);
    this.joinController = new JoinController({
      packageRelations: relating,
      identifiers,
      clock,
      navigator,
      session,
      toasts,
      onJoined: () => this.selectionCleared(),
    });
    this.#financing = new KnownFinancing(parts.book, parts.financing, session, () => this.dropUnjoinable());
    makeAutoObservable<this>(this, { joinController: false, companyTerms: false }, { autoBind: true, deep: false });
  }

  get all(): readonly Candidate[] {
    return this.rows.kind === 'ready' ? this.rows.value : [];
  }

  get byId(): ReadonlyMap<string, Candidate> {
    return new Map(this.all.map((candidate) => [candidate.id, candidate]));
  }

  get selection(): readonly Candidate[] {
    return this.chosen.flatMap((id) => this.byId.get(id) ?? []);
  }

  get chosenTogether(): Selection {
    return selectionOf(this.together, this.selection);
  }

  get judge(): CandidateCheck {
    return judgeOf(this.chosenTogether, this.terms);
  }

  get complete(): boolean {
    return (
      this.selection.length === this.chosen.length &&
      selectionVerdict(this.together, this.selection, this.terms).allowed
    );
  }

  get ordered(): readonly Candidate[] {
    const { today, spentStates = [] } = this.terms;
    // Offers are loaded after the rows, and may not move them.
    return orderCandidates(this.all, this.order, this.first, { today, spentStates });
  }

  get matching(): readonly Candidate[] {
    const { ids } = this.asked;
    return this.ordered.filter(
      (candidate) => (ids.length === 0 || ids.includes(candidate.id)) && matches(candidate, this),
    );
  }

  get funderId(): string | undefined {
    const funders = new Set(this.selection.map((candidate) => candidate.funderId));
    if (funders.size > 1) return funders.has(this.funderChosen) ? this.funderChosen : undefined;
    return this.selection[0]?.funderId;
  }

  /** The place of the list of documents: the funder of the selection, once it is known. */
  get standardPlace(): StandardPlace | undefined {
    const { funderId } = this;
    const funded = this.selection.find((candidate) => candidate.funderId === funderId);
    return funded && funderId !== undefined
      ? { book: this.#parts.book, coreEnterpriseId: funded.coreEnterpriseId, funderId, productType: funded.productType }
      : undefined;
  }

  get terms(): SelectionTerms {
    const { session, clock } = this.#parts;
    return {
      maxApplicants: session.pageConfig.maxApplicants,
      today: shanghaiDate(clock.now()),
      spentStates: policyOf(this.#parts.book).spentStates,
      notOffered: this.notOffered,
    };
  }

  /** Whether no new packages are created in the book at present. Owed invoices may be supplied nevertheless. */
  get switchedOff(): boolean {
    return !this.blank && this.#financing.switchedOff;
  }

  /** The telephone number of customer service. */
  get hotline(): string {
    return this.#parts.session.pageConfig.hotline;
  }

  /** Whether the financing terms of the candidates are being requested. */
  get isLoadingTerms(): boolean {
    return this.#financing.isLoading;
  }

  private get notOffered(): SelectionTerms['notOffered'] {
    return this.blank ? undefined : this.#financing.notOffered;
  }

  /** The restriction on new packages. Owed invoices may always be supplied. */
  get restriction(): RestrictionView | undefined {
    const { book, session, clock } = this.#parts;
    const terms = this.companyTerms.value;
    const found = terms && creationRestriction(book, session.who?.role.code, terms, clock.now(), this.blank);
    return found && restrictionView(found, session.who);
  }

  get viewModel(): ChooseViewModel {
    return chooseViewModel(this);
  }

  /** Whether businesses may have been passed without invoices. */
  get offersBlank(): boolean {
    return this.shelf.side === 'finance' && policyOf(this.#parts.book).blankState !== undefined;
  }

  /** Opens the page; `search` is the query of its address, which may name what is chosen already. */
  opened(search = ''): void {
    this.blank = false;
    this.asked = choiceFromAddress(search);
    if (this.asked.ids.length > 0) this.#parts.drafts.write(this.draftName, this.asked.ids);
    // The restriction is shown before the user chooses anything.
    void this.companyTerms.load();
    this.restoreSelection();
  }

  /** Lists every business again, not only those that the address asked for. */
  allWanted(): void {
    this.asked = { ...this.asked, ids: [] };
    this.resetFirst();
  }

  /** Each of the two lists keeps its own selection. */
  blankChosen(blank: boolean): void {
    if (blank === this.blank || this.creating) return;
    this.blank = blank;
    this.asked = { ...this.asked, ids: [] };
    this.filtersCleared();
    this.restoreSelection();
  }

  left(): void {
    this.#latest.stop();
    this.#latestExpected.stop();
    this.#financing.left();
    this.joinController.left();
  }

  async retryPressed(): Promise<void> {
    await this.load();
  }

  keywordTyped(keyword: string): void {
    this.keyword = keyword;
    this.resetFirst();
  }

  filterChanged(change: Partial<CandidateFilter>): void {
    this.filter = { ...this.filter, ...change };
    this.resetFirst();
  }

  dueChanged(due: { readonly from: string; readonly to: string }): void {
    this.due = due;
    this.resetFirst();
  }

  filtersCleared(): void {
    this.filter = everyCandidate;
    this.keyword = '';
    this.due = anyDay;
    this.onlyJoinable = false;
    this.resetFirst();
  }

  onlyJoinablePressed(): void {
    this.onlyJoinable = !this.onlyJoinable;
  }

  sorted(order: CandidateOrder): void {
    this.order = order;
    this.resetFirst();
  }

  candidateTicked(id: string, selected: boolean): void {
    const candidate = this.byId.get(id);
    if (!candidate || (selected && !this.mayJoin(candidate))) return;
    const others = this.chosen.filter((each) => each !== id);
    this.choose(selected ? [...others, id] : others);
  }

  /**
   * Ticks the shown candidates from the top down, as far as each may join the previous ones; or unticks all of them.
   */
  allTicked(selected: boolean): void {
    if (!selected) {
      const shown = new Set(this.matching.map((candidate) => candidate.id));
      this.choose(this.chosen.filter((id) => !shown.has(id)));
      return;
    }
    this.choose(
      extendSelection(this.together, this.selection, this.matching, this.terms).map((candidate) => candidate.id),
    );
  }

  /** Replaces the selection by a candidate that could not join it. */
  startOverWith(id: string): void {
    this.choose([id]);
  }

  selectionCleared(): void {
    this.choose([]);
  }

  funderPicked(funderId: string): void {
    this.funderChosen = funderId;
    void this.loadExpected();
  }

  troubleRead(): void {
    const because = this.trouble?.because;
    this.trouble = undefined;
    if (because === 'standard-changed') void this.load();
    // The package exists, and is found in the list.
    if (because === 'steps-missing' || because === 'unknown')
      this.#parts.navigator.replaceWith(indexPathsOf(this.shelf).list);
  }

  exitPressed(): void {
    this.#parts.navigator.goTo(this.asked.origin || indexPathsOf(this.shelf).list);
  }

  /** Looks for a submitted package that takes the selection, unless a new one is being created. */
  async joinPressed(): Promise<void> {
    const { selection, funderId } = this;
    if (this.creating || !this.viewModel.mayGoOn || funderId === undefined) return;
    const invoiceTags = [...new Set(selection.flatMap(({ invoiceTag }) => invoiceTag ?? []))];
    await this.joinController.joinPressed({
      shelf: this.shelf,
      ids: selection.map(({ id }) => id),
      funderId,
      invoiceTags,
    });
  }

  /** Creates the package, loads its steps and opens the upload page. */
  async nextPressed(): Promise<void> {
    const { selection, funderId } = this;
    const funded = selection.find((candidate) => candidate.funderId === funderId);
    if (this.creating || this.restriction || !this.complete || !funded || funderId === undefined) return;
    this.creating = true;
    const { book, desk, list, clock, drafts, navigator, session } = this.#parts;
    try {
      const request = {
        shelf: this.shelf,
        ids: selection.map((candidate) => candidate.id),
        funderId,
        coreEnterpriseId: funded.coreEnterpriseId,
      };
      const outcome = await createPackage(
        { packages: desk, list, clock, ownName: session.who?.personName ?? '' },
        request,
        this.#key,
      );
      if (!outcome.created) {
        // The list is refreshed first, so that the message can name candidates and their rows agree with it.
        if (isNotFinanced(outcome.because)) this.#financing.reloadFor(this.all);
        if (outcome.because === 'already-packaged' || outcome.because === 'already-financed') await this.load();
        runInAction(
          () =>
            (this.trouble =
              outcome.because === 'already-packaged'
                ? { because: outcome.because, taken: takenCandidates(selection, this.all) }
                : { because: outcome.because }),
        );
        return;
      }
      const { packageId } = outcome;
      // The package exists even if its steps fail to load; the upload page loads them again.
      const steps = await desk.steps(packageId).catch(() => undefined);
      drafts.remove(this.draftName);
      if (this.asked.origin !== '') drafts.write(originName(packageId), this.asked.origin);
      if (steps?.length === 0) runInAction(() => (this.trouble = { because: 'steps-missing' }));
      // Owed invoices are the only documents of such a package.
      else
        navigator.replaceWith(
          pathsOf(book).upload(
            packageId,
            (this.blank ? steps?.find((step) => step === 'BUSI_INVOICE') : undefined) ?? steps?.[0],
          ),
        );
    } catch (thrown) {
      session.faultSeen(thrown);
      runInAction(() => (this.trouble = { because: 'failed', failure: failureOf(thrown) }));
    } finally {
      runInAction(() => (this.creating = false));
    }
  }

  private get together(): SelectionRule {
    return policyOf(this.#parts.book).together;
  }

  private get shelf(): Shelf {
    return shelfOf(this.#parts.session.who?.role.code, this.#parts.book);
  }

  private get draftName(): string {
    const { book, side } = this.shelf;
    return `chosen:${book}:${side}${this.blank ? ':blank' : ''}`;
  }

  private restoreSelection(): void {
    const kept = this.#parts.drafts.read(this.draftName);
    this.chosen = Array.isArray(kept) ? kept.filter((id): id is string => typeof id === 'string') : [];
    this.expected = [];
    this.#financing.reload();
    void this.load();
  }

  private mayJoin(candidate: Candidate): boolean {
    return this.judge(candidate).allowed;
  }

  private resetFirst(): void {
    const { judge } = this;
    const joinable = this.chosen.length === 0 ? [] : this.all.filter((candidate) => judge(candidate).allowed);
    this.first = new Set(joinable.map((candidate) => candidate.id));
  }

  /**
   * Drops restored candidates that were put into a package meanwhile, or that no funder takes. Keeps those that may
   * still go together.
   */
  private dropUnjoinable(): void {
    if (this.rows.kind !== 'ready') return;
    const { selection } = this;
    const joined = extendSelection(this.together, [], selection, this.terms);
    if (joined.length < selection.length || selection.length < this.chosen.length) {
      this.chosen = joined.map((candidate) => candidate.id);
      void this.loadExpected();
    }
  }

  private choose(chosen: readonly string[]): void {
    this.chosen = chosen;
    // Another selection is another package, so it gets a new key, and the answer to the previous request is not
    // repeated.
    this.#key = this.#parts.identifiers.next();
    this.#parts.drafts.write(this.draftName, chosen);
    void this.loadExpected();
  }

  /** Loads the candidates. The first page can be used while the others load. */
  private async load(): Promise<void> {
    const signal = this.#latest.next();
    this.rows = loading;
    try {
      const { candidates } = this.#parts;
      const pages = await fetchPages({
        shelf: { ...this.shelf, blank: this.blank },
        candidates,
        signal,
        onArrived: (all, more) => this.showCandidates(all, more),
      });
      if (signal.aborted) return;
      runInAction(() => {
        this.isLoadingMore = false;
        this.dropUnjoinable();
        if (pages === 1) this.resetFirst();
      });
      await this.loadExpected();
    } catch (thrown) {
      if (signal.aborted || asPortFault(thrown).kind === 'cancelled') return;
      this.#parts.session.faultSeen(thrown);
      runInAction(() => {
        this.rows = { kind: 'failed', failure: failureOf(thrown) };
        this.isLoadingMore = false;
      });
    }
  }

  private hasChosen(all: readonly Candidate[]): boolean {
    const ids = new Set(all.map((candidate) => candidate.id));
    return this.chosen.every((id) => ids.has(id));
  }

  private showCandidates(all: readonly Candidate[], more: boolean): void {
    const isFirst = this.rows.kind !== 'ready';
    // The rows wait for the chosen candidates, which the others are compared with, so that ticking loses none of them.
    if (isFirst && more && !this.hasChosen(all)) return;
    this.rows = ready(all);
    this.#financing.loadCores(all);
    this.isLoadingMore = more;
    if (isFirst) this.resetFirst();
  }

  private async loadExpected(): Promise<void> {
    const signal = this.#latestExpected.next();
    const { funderId } = this;
    const funded = this.selection.find((candidate) => candidate.funderId === funderId);
    if (!funded || funderId === undefined) {
      this.expected = [];
      return;
    }
    try {
      const expected = await this.#parts.candidates.expectedMaterials(
        this.#parts.book,
        funded.coreEnterpriseId,
        funderId,
      );
      if (!signal.aborted)
        runInAction(
          () =>
            (this.expected = requiredMaterialsFor(expected, invoiceNeedOf(this.selection, policyOf(this.#parts.book)))),
        );
    } catch (thrown) {
      // This is only a preview; the upload page loads the same.
      this.#parts.session.faultSeen(thrown);
    }
  }
}
