import { runInAction } from 'mobx';
import type { OpenPackage } from '../state/open-package.ts';
import { resumePlace } from '../views/resume-place.ts';
import type { MendPlace } from '../materials-view-model.ts';

/** Leads somebody who opens a package to where work goes on, or to what they came to mend. */
export class Resuming {
  #mend: string | undefined;
  readonly #state: OpenPackage;

  constructor(state: OpenPackage) {
    this.#state = state;
  }

  /** The page was opened; `mend` is what the address names to be mended. */
  opened(mend: string | undefined): void {
    this.#mend = mend;
    if (mend === undefined) return;
    this.#state.telling.tried([mend]);
    this.#state.folds.unfold(mend);
  }

  /** The package is there. */
  loaded(): void {
    const { folds, mayEdit } = this.#state;
    const place = this.#mend !== undefined || !mayEdit ? undefined : this.#place();
    runInAction(() => (this.#state.resume = place));
    const item = this.#mend ?? place?.item;
    if (item) folds.unfold(item);
  }

  /** What is being read became known: it is not where work goes on, as long as nobody has gone on anywhere. */
  readingKnown(): void {
    const { resume, folds, editors } = this.#state;
    if (
      !resume ||
      folds.latest !== resume.item ||
      this.#state.card(resume.item).view?.check !== 'reading' ||
      editors.get(resume.item)?.wasTypedInto
    )
      return;
    if (this.#place()) this.loaded();
  }

  #place(): MendPlace | undefined {
    const frames = this.#state.frames.filter((frame) => frame.stage === this.#state.stage);
    return resumePlace(
      frames,
      frames.flatMap((frame) => this.#state.itemsOf(frame)),
    );
  }
}
