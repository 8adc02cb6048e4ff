import { makeAutoObservable, runInAction } from 'mobx';
import { createPackage } from '../../../application/usecases/evidence/create-package.ts';
import type { Clock } from '../../../application/ports/clock.ts';
import type { CandidateFilter, CandidateList, ExpectedMaterial } from '../../../application/ports/evidence/candidate-list.ts';
import type { Drafts } from '../../../application/ports/drafts.ts';
import type { Identifiers } from '../../../application/ports/identifiers.ts';
import type { Navigator } from '../../../application/ports/navigator.ts';
import type { PackageDesk } from '../../../application/ports/evidence/package-desk.ts';
import type { PackageList } from '../../../application/ports/evidence/package-list.ts';
import { asPortFault } from '../../../application/ports/port-fault.ts';
import { materialsPolicies } from '../../../domain/evidence/materials/materials-policy.ts';
import type { Candidate } from '../../../domain/evidence/selection/candidate.ts';
import { failureOf } from '../../shared/failure.ts';
import { Latest } from '../../shared/latest.ts';
import { loading, ready, type Loading } from '../../shared/loading.ts';
import type { SessionStore } from '../../shared/session-store.ts';
import { listPath, uploadPath } from '../shared/package-paths.ts';
import type { CandidateOrder } from './candidate-order.ts';
import { takenOf } from './taken-credits.ts';
import { chooseViewModel, type ChooseTrouble, type ChooseViewModel } from './choose-view-model.ts';

const policy = materialsPolicies.CREDIT;
const draftName = 'chosen-credits:CREDIT';
const pageSize = 200;
const anyDay = { from: '', to: '' };
const noFilter: CandidateFilter = { counterparty: '', businessTypes: [], productType: '' };

export interface ChooseParts {
  readonly candidates: CandidateList;
  readonly desk: PackageDesk;
  readonly list: PackageList;
  readonly clock: Clock;
  readonly drafts: Drafts;
  readonly identifiers: Identifiers;
  readonly navigator: Navigator;
  readonly session: SessionStore;
}

/** First step of the wizard: which credits go into the package (document 2, sections 2, 4 and 5). */
export class ChooseCreditsPresenter {
  rows: Loading<readonly Candidate[]> = loading;
  filter: CandidateFilter = noFilter;
  keyword = '';
  /** Due dates to narrow to; an empty end is open. */
  due: { readonly from: string; readonly to: string } = anyDay;
  onlyJoinable = false;
  /** As the back end gives them until somebody sorts. */
  order: CandidateOrder | undefined = undefined;
  chosen: readonly string[] = [];
  /** What was chosen or could join when the list was last looked at anew: it stands first until then. */
  first: ReadonlySet<string> = new Set();
  /** Chosen among several funders; the first where there is one. */
  funderChosen: string | undefined = undefined;
  expected: readonly ExpectedMaterial[] = [];
  creating = false;
  trouble: ChooseTrouble | undefined = undefined;
  #key: string;
  readonly #latest = new Latest();
  readonly #latestExpected = new Latest();
  readonly #parts: ChooseParts;

  constructor(parts: ChooseParts) {
    this.#parts = parts;
    this.#key = parts.identifiers.next();
    makeAutoObservable<this>(this, {}, { autoBind: true, deep: false });
  }

  get all(): readonly Candidate[] {
    return this.rows.kind === 'ready' ? this.rows.value : [];
  }

  get selection(): readonly Candidate[] {
    return this.chosen.flatMap((id) => this.all.find((candidate) => candidate.fkCredit === id) ?? []);
  }

  get fkFinance(): string | undefined {
    const funders = new Set(this.selection.map((candidate) => candidate.fkFinance));
    return this.funderChosen !== undefined && funders.has(this.funderChosen) ? this.funderChosen : this.selection[0]?.fkFinance;
  }

  get mostApplicants(): number {
    return this.#parts.session.pageConfig.mostApplicants;
  }

  get viewModel(): ChooseViewModel {
    return chooseViewModel(this);
  }

  opened(): void {
    const kept = this.#parts.drafts.read(draftName);
    this.chosen = Array.isArray(kept) ? kept.filter((id): id is string => typeof id === 'string') : [];
    void this.load();
  }

  left(): void {
    this.#latest.stop();
    this.#latestExpected.stop();
  }

  async retryPressed(): Promise<void> {
    await this.load();
  }

  keywordTyped(keyword: string): void {
    this.keyword = keyword;
    this.lookedAnew();
  }

  filterChanged(change: Partial<CandidateFilter>): void {
    this.filter = { ...this.filter, ...change };
    this.lookedAnew();
  }

  dueChanged(due: { readonly from: string; readonly to: string }): void {
    this.due = due;
    this.lookedAnew();
  }

  filtersCleared(): void {
    this.filter = noFilter;
    this.keyword = '';
    this.due = anyDay;
    this.onlyJoinable = false;
    this.lookedAnew();
  }

  onlyJoinablePressed(): void {
    this.onlyJoinable = !this.onlyJoinable;
  }

  sorted(order: CandidateOrder): void {
    this.order = order;
    this.lookedAnew();
  }

  ticked(fkCredit: string, selected: boolean): void {
    const candidate = this.all.find((each) => each.fkCredit === fkCredit);
    if (!candidate || (selected && !this.mayJoin(candidate, this.selection))) return;
    this.choose(selected ? [...this.chosen.filter((id) => id !== fkCredit), fkCredit] : this.chosen.filter((id) => id !== fkCredit));
  }

  /** Ticks what is shown, from the top down, as far as each may join those before it; or leaves all that is shown. */
  allTicked(selected: boolean): void {
    const { rows } = this.viewModel;
    const shown = rows.kind === 'ready' ? rows.value.map((row) => row.fkCredit) : [];
    if (!selected) {
      this.choose(this.chosen.filter((id) => !shown.includes(id)));
      return;
    }
    const joined = [...this.selection];
    for (const candidate of shown.flatMap((id) => this.all.find((each) => each.fkCredit === id) ?? [])) {
      if (!joined.includes(candidate) && this.mayJoin(candidate, joined)) joined.push(candidate);
    }
    this.choose(joined.map((candidate) => candidate.fkCredit));
  }

  /** Leaves what is chosen for this credit's own kind. */
  startOverWith(fkCredit: string): void {
    this.choose([fkCredit]);
  }

  selectionCleared(): void {
    this.choose([]);
  }

  funderPicked(fkFinance: string): void {
    this.funderChosen = fkFinance;
    void this.loadExpected();
  }

  troubleRead(): void {
    const because = this.trouble?.because;
    this.trouble = undefined;
    if (because === 'standard-changed') void this.load();
    // The package exists, and is found in the list.
    if (because === 'steps-missing' || because === 'unknown') this.#parts.navigator.replaceWith(listPath);
  }

  exitPressed(): void {
    this.#parts.navigator.goTo(listPath);
  }

  /** Creates the package, fetches its steps and goes on to the upload page. */
  async nextPressed(): Promise<void> {
    const { selection, fkFinance } = this;
    const funded = selection.find((candidate) => candidate.fkFinance === fkFinance);
    if (this.creating || !funded || fkFinance === undefined) return;
    this.creating = true;
    const { desk, list, clock, drafts, navigator, session } = this.#parts;
    try {
      const order = { docType: 'CREDIT', fkCredits: selection.map((candidate) => candidate.fkCredit), fkFinance, fkCorpCore: funded.fkCorpCore } as const;
      const outcome = await createPackage({ packages: desk, list, clock, ownName: session.who?.personName ?? '' }, order, this.#key);
      if (!outcome.created) {
        // Looked at anew before it is said, so that it can be named and its row already says the same.
        if (outcome.because === 'already-packaged') await this.load();
        runInAction(() => (this.trouble = outcome.because === 'already-packaged' ? { because: outcome.because, taken: takenOf(selection, this.all) } : { because: outcome.because }));
        return;
      }
      const { docDatumId } = outcome;
      // The package is there, whatever becomes of its steps: the upload page asks for them once more.
      const steps = await desk.steps(docDatumId).catch(() => undefined);
      drafts.remove(draftName);
      if (steps?.length === 0) runInAction(() => (this.trouble = { because: 'steps-missing' }));
      else navigator.replaceWith(uploadPath(docDatumId, steps?.[0]));
    } catch (thrown) {
      session.faultSeen(thrown);
      runInAction(() => (this.trouble = { because: 'failed', failure: failureOf(thrown) }));
    } finally {
      runInAction(() => (this.creating = false));
    }
  }

  private mayJoin(candidate: Candidate, chosen: readonly Candidate[]): boolean {
    return policy.mayJoin(candidate, chosen, this.mostApplicants).allowed;
  }

  private lookedAnew(): void {
    const { selection } = this;
    const joins = selection.length === 0 ? [] : this.all.filter((candidate) => this.mayJoin(candidate, selection));
    this.first = new Set(joins.map((candidate) => candidate.fkCredit));
  }

  private choose(chosen: readonly string[]): void {
    this.chosen = chosen;
    // Another choice is another package: pressing again must not bring back the answer to the last one.
    this.#key = this.#parts.identifiers.next();
    this.#parts.drafts.write(draftName, chosen);
    void this.loadExpected();
  }

  private async load(): Promise<void> {
    const signal = this.#latest.next();
    this.rows = loading;
    try {
      const rows: Candidate[] = [];
      let total = 1;
      for (let page = 1; rows.length < total; page += 1) {
        const answer = await this.#parts.candidates.page(noFilter, page, pageSize, signal);
        rows.push(...answer.rows);
        total = answer.rows.length === 0 ? rows.length : answer.total;
      }
      if (signal.aborted) return;
      runInAction(() => {
        this.rows = ready(rows);
        // What was kept may have gone elsewhere meanwhile; what may still go together stays.
        const kept = this.selection;
        this.chosen = kept.filter((candidate, index) => this.mayJoin(candidate, kept.slice(0, index))).map((candidate) => candidate.fkCredit);
        this.lookedAnew();
      });
      await this.loadExpected();
    } catch (thrown) {
      if (signal.aborted || asPortFault(thrown).kind === 'cancelled') return;
      this.#parts.session.faultSeen(thrown);
      runInAction(() => (this.rows = { kind: 'failed', failure: failureOf(thrown) }));
    }
  }

  private async loadExpected(): Promise<void> {
    const signal = this.#latestExpected.next();
    const { fkFinance } = this;
    const funded = this.selection.find((candidate) => candidate.fkFinance === fkFinance);
    if (!funded || fkFinance === undefined) {
      this.expected = [];
      return;
    }
    try {
      const expected = await this.#parts.candidates.expectedMaterials('CREDIT', funded.fkCorpCore, fkFinance);
      if (!signal.aborted) runInAction(() => (this.expected = expected));
    } catch (thrown) {
      // A preview only: the upload page will ask for the same.
      this.#parts.session.faultSeen(thrown);
    }
  }
}
