import { makeAutoObservable, runInAction } from 'mobx';
import type { ReviewStage } from '../../domain/materials/package-machine.ts';
import type { ReviewDecision } from '../../domain/materials/review.ts';
import type { SandboxApi } from '../api/sandbox-api.ts';
import { failureOf, type Failure } from '../shared/failure.ts';
import { ready, type Loading } from '../shared/loading.ts';
import type { NoteStore } from '../shared/note-store.ts';
import type { PackageShelf } from '../shared/package-shelf.ts';
import type { PlaceStore } from '../shared/place-store.ts';
import { sandboxMessage } from '../words/sandbox-catalogue.ts';
import { judgedLines, reviewView, type ReviewView } from './review-view-model.ts';
import type { ReviewLine } from './review-line.ts';
import type { Verdict, VerdictDrawer, Verdicts } from './verdict-drawer.ts';

export type ReviewTrouble =
  | { readonly because: 'wrong-stage'; readonly state: string; readonly current: ReviewStage | undefined }
  | { readonly because: 'failed'; readonly failure: Failure };

export interface ReviewParts {
  readonly api: SandboxApi;
  readonly shelf: PackageShelf;
  readonly drawer: VerdictDrawer;
  readonly notes: NoteStore;
  readonly places: PlaceStore;
}

/** One package under review: a verdict on each document, then on the whole. */
export class ReviewPresenter {
  docDatumId = '';
  /** What was judged here; undefined before anything was. */
  judgedHere: Verdicts | undefined = undefined;
  /** What is about to be decided, and is asked once more. */
  asked: ReviewDecision['result'] | undefined = undefined;
  trouble: ReviewTrouble | undefined = undefined;
  readonly #parts: ReviewParts;

  constructor(parts: ReviewParts) {
    this.#parts = parts;
    makeAutoObservable<this>(this, {}, { autoBind: true, deep: false });
  }

  /** Undefined once the packages are there and it is none of them. */
  get viewModel(): Loading<ReviewView | undefined> {
    const { content } = this.#parts.shelf;
    if (content.kind !== 'ready') return content;
    const reviewed = this.#parts.shelf.find(this.docDatumId);
    return ready(reviewed && reviewView(reviewed, content.value, this.judgedHere));
  }

  opened(docDatumId: string): void {
    this.docDatumId = docDatumId;
    this.judgedHere = this.#parts.drawer.read(docDatumId);
    this.asked = undefined;
    this.trouble = undefined;
    void this.#parts.shelf.load();
  }

  retryPressed(): void {
    void this.#parts.shelf.load();
  }

  /** Pressing a verdict that stands takes it back; a reason outlives it. */
  judged(line: ReviewLine, result: Verdict['result']): void {
    const verdicts = new Map(this.#verdicts);
    const before = verdicts.get(line.key);
    if (before?.result === result) verdicts.delete(line.key);
    else verdicts.set(line.key, { result, reason: before?.reason ?? '' });
    this.#keep(verdicts);
  }

  reasonTyped(line: ReviewLine, reason: string): void {
    this.#keep(new Map(this.#verdicts).set(line.key, { result: 'NOPASS', reason }));
  }

  /** Everything that has no verdict yet. */
  passRestPressed(): void {
    const view = this.#view;
    if (!view) return;
    const verdicts = new Map(view.verdicts);
    for (const { key, item } of judgedLines(view.materials, verdicts)) {
      if (item && !verdicts.has(key)) verdicts.set(key, { result: 'PASS', reason: '' });
    }
    this.#keep(verdicts);
  }

  clearPressed(): void {
    this.#keep(new Map());
  }

  decidePressed(result: ReviewDecision['result']): void {
    const view = this.#view;
    if (view && !(result === 'PASS' ? view.passClosed : view.returnClosed)) this.asked = result;
  }

  closed(): void {
    this.asked = undefined;
  }

  nextPressed(): void {
    const docDatumId = this.#view?.next;
    if (docDatumId !== undefined) this.#parts.places.goTo({ page: 'package', docDatumId });
  }

  async confirmed(): Promise<void> {
    const { asked, docDatumId } = this;
    const view = this.#view;
    const stage = view?.stage;
    if (asked === undefined || !view || !stage) return;
    const { api, shelf, notes } = this.#parts;
    this.trouble = undefined;
    try {
      const answer = await api.review(docDatumId, decisionOf(view, stage, asked));
      runInAction(() => {
        if (!answer.done) this.trouble = { because: 'wrong-stage', state: answer.state, current: answer.current };
        else {
          notes.done(sandboxMessage(`sandbox.decided-${stage}-${asked}`, { number: docDatumId }));
          this.#keep(undefined);
        }
      });
    } catch (thrown) {
      runInAction(() => (this.trouble = { because: 'failed', failure: failureOf(thrown) }));
    }
    runInAction(() => (this.asked = undefined));
    // What was decided stands; when the packages cannot be fetched after it, the screen says that.
    await shelf.load();
  }

  get #view(): ReviewView | undefined {
    return this.viewModel.kind === 'ready' ? this.viewModel.value : undefined;
  }

  get #verdicts(): Verdicts {
    return this.#view?.verdicts ?? this.judgedHere ?? new Map();
  }

  #keep(verdicts: Verdicts | undefined): void {
    this.judgedHere = verdicts;
    this.#parts.drawer.keep(this.docDatumId, verdicts);
  }
}

function decisionOf({ materials, verdicts }: ReviewView, as: ReviewStage, result: ReviewDecision['result']): ReviewDecision {
  const items = judgedLines(materials, verdicts).flatMap(({ key, docMaterialId, docFileId }) => {
    const verdict = verdicts.get(key);
    return verdict ? [{ docMaterialId, docFileId, result: verdict.result, reason: verdict.result === 'NOPASS' ? verdict.reason.trim() : '' }] : [];
  });
  return { as, result, items };
}
