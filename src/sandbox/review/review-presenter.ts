import { makeAutoObservable } from 'mobx';
import type { ReviewDecision } from '../../domain/evidence/materials/review.ts';
import type { SandboxApi } from '../api/sandbox-api.ts';
import type { ActorStore } from '../shared/actor-store.ts';
import { ready, type Loading } from '../shared/loading.ts';
import type { NoteStore } from '../shared/note-store.ts';
import type { PackageShelf } from '../shared/package-shelf.ts';
import type { PlaceStore } from '../shared/place-store.ts';
import { sandboxMessage } from '../words/sandbox-catalogue.ts';
import { linesWithVerdicts, reviewView, type ReviewView } from './review-view-model.ts';
import type { ReviewLine } from './review-line.ts';
import type { StepRunner } from './step-runner.ts';
import type { Verdict, VerdictStorage, Verdicts } from './verdict-storage.ts';

export interface ReviewParts {
  readonly api: SandboxApi;
  readonly shelf: PackageShelf;
  readonly drawer: VerdictStorage;
  readonly notes: NoteStore;
  readonly places: PlaceStore;
  readonly actors: ActorStore;
  readonly steps: StepRunner;
}

/** The maximum number of steps that can be undone. */
const maxSteps = 99;

/** One package under review: a verdict on each document, then a decision on the package. */
export class ReviewPresenter {
  docDatumId = '';
  /** The verdicts given in this browser; undefined before the first one. */
  localVerdicts: Verdicts | undefined = undefined;
  /** The decision that waits for confirmation. */
  decisionToConfirm: ReviewDecision['result'] | undefined = undefined;
  /** The verdicts before each step, the latest last. */
  pastVerdicts: readonly (Verdicts | undefined)[] = [];
  readonly #parts: ReviewParts;

  constructor(parts: ReviewParts) {
    this.#parts = parts;
    makeAutoObservable<this>(this, {}, { autoBind: true, deep: false });
  }

  /** Undefined if the loaded packages do not contain it. */
  get viewModel(): Loading<ReviewView | undefined> {
    const { content } = this.#parts.shelf;
    if (content.kind !== 'ready') return content;
    const reviewed = this.#parts.shelf.find(this.docDatumId);
    return ready(reviewed && reviewView(reviewed, content.value, this.localVerdicts, this.#parts.actors.actor));
  }

  opened(docDatumId: string): void {
    this.docDatumId = docDatumId;
    this.localVerdicts = this.#parts.drawer.read(docDatumId);
    this.pastVerdicts = [];
    this.decisionToConfirm = undefined;
    this.#parts.steps.forget();
    void this.#parts.shelf.load();
  }

  retryPressed(): void {
    void this.#parts.shelf.load();
  }

  windowFocused(): void {
    void this.#parts.shelf.load();
  }

  /** Pressing the current verdict withdraws it. Changing the verdict keeps the reason. */
  verdictPressed(line: ReviewLine, result: Verdict['result']): void {
    const verdicts = new Map(this.#verdicts);
    const before = verdicts.get(line.key);
    if (before?.result === result) verdicts.delete(line.key);
    else verdicts.set(line.key, { result, reason: before?.reason ?? '' });
    this.#keep(verdicts);
  }

  /** Typing is not a step that can be undone. */
  reasonTyped(line: ReviewLine, reason: string): void {
    this.#setVerdicts(new Map(this.#verdicts).set(line.key, { result: 'NOPASS', reason }));
  }

  /**
   * Returns the document with a usual reason. Choosing the same reason again removes the reason and keeps the return.
   */
  reasonChosen(line: ReviewLine, reason: string): void {
    const before = this.#verdicts.get(line.key);
    const stands = before?.result === 'NOPASS' && before.reason === reason;
    this.#keep(new Map(this.#verdicts).set(line.key, { result: 'NOPASS', reason: stands ? '' : reason }));
  }

  /** Undoes the last step. */
  undoPressed(): void {
    const before = this.pastVerdicts.at(-1);
    if (this.pastVerdicts.length === 0) return;
    this.pastVerdicts = this.pastVerdicts.slice(0, -1);
    this.#setVerdicts(before);
  }

  /** Passes every document without a verdict. */
  passRestPressed(): void {
    const view = this.#view;
    if (!view) return;
    const verdicts = new Map(view.verdicts);
    for (const { key, item } of view.unmarked) if (item) verdicts.set(key, { result: 'PASS', reason: '' });
    this.#keep(verdicts);
  }

  clearPressed(): void {
    this.#keep(new Map());
  }

  decidePressed(result: ReviewDecision['result']): void {
    const view = this.#view;
    if (view && !(result === 'PASS' ? view.passRefusal : view.returnRefusal)) this.decisionToConfirm = result;
  }

  closed(): void {
    this.decisionToConfirm = undefined;
  }

  nextPressed(): void {
    const docDatumId = this.#view?.next;
    if (docDatumId !== undefined) this.#parts.places.goTo({ page: 'package', docDatumId });
  }

  async confirmed(): Promise<void> {
    const { decisionToConfirm, docDatumId } = this;
    const view = this.#view;
    const as = view?.judging;
    if (decisionToConfirm === undefined || !view || !as) return;
    const { api, shelf, notes, places, actors, steps } = this.#parts;
    const decision = decisionOf(view, { as, by: actors.actor.id, result: decisionToConfirm });
    await steps.run({
      ask: async (key) => api.review(docDatumId, decision, key),
      onDone: () => {
        notes.showDone(sandboxMessage(`sandbox.decided-${as}-${decisionToConfirm}`, { number: docDatumId }));
        this.#parts.drawer.keep(docDatumId, undefined);
        if (this.docDatumId === docDatumId) [this.localVerdicts, this.pastVerdicts] = [undefined, []];
        places.goTo(
          view.next === undefined
            ? { page: 'queue', tab: view.tab, state: '' }
            : { page: 'package', docDatumId: view.next },
        );
      },
      // The decision has been made even if the packages cannot be loaded afterwards; then the page shows that failure.
      onSettled: async () => shelf.load(),
    });
    this.closed();
  }

  get #view(): ReviewView | undefined {
    return this.viewModel.kind === 'ready' ? this.viewModel.value : undefined;
  }

  get #verdicts(): Verdicts {
    return this.#view?.verdicts ?? this.localVerdicts ?? new Map();
  }

  #keep(verdicts: Verdicts): void {
    this.pastVerdicts = [...this.pastVerdicts.slice(-maxSteps), this.localVerdicts];
    this.#setVerdicts(verdicts);
  }

  #setVerdicts(verdicts: Verdicts | undefined): void {
    this.localVerdicts = verdicts;
    this.#parts.drawer.keep(this.docDatumId, verdicts);
  }
}

function decisionOf({ materials, verdicts }: ReviewView, head: Omit<ReviewDecision, 'items'>): ReviewDecision {
  const items = linesWithVerdicts(materials, verdicts).flatMap(({ key, docMaterialId, docFileId }) => {
    const verdict = verdicts.get(key);
    return verdict
      ? [
          {
            materialId: docMaterialId,
            documentId: docFileId,
            result: verdict.result,
            reason: verdict.result === 'NOPASS' ? verdict.reason.trim() : '',
          },
        ]
      : [];
  });
  return { ...head, items };
}
