import { runInAction } from 'mobx';
import type { OpenPackage } from '../state/open-package.ts';
import { resumePlace } from '../views/resume-place.ts';
import type { CorrectionPlace } from '../materials-view-model.ts';

/** Leads the user who opens a package to where work continues, or to the document to correct. */
export class ResumeUploads {
  #mend: string | undefined;
  readonly #state: OpenPackage;

  constructor(state: OpenPackage) {
    this.#state = state;
  }

  /**
   * The page was opened.
   * @param mend the document to correct, from the address
   */
  opened(mend: string | undefined): void {
    this.#mend = mend;
    if (mend === undefined) return;
    this.#state.errorVisibility.continueAttempted([mend]);
    this.#state.folds.unfold(mend);
  }

  /** Leads the user to the place where work continues, once the package is loaded. */
  resume(): void {
    const { folds, mayEdit } = this.#state;
    const place = this.#mend !== undefined || !mayEdit ? undefined : this.#place();
    runInAction(() => (this.#state.resume = place));
    const item = this.#mend ?? place?.item;
    if (item) folds.unfold(item);
  }

  /** Finds another place after a reading ended, unless the user has already begun somewhere. */
  resumeAfterReading(): void {
    const { resume, folds, editors } = this.#state;
    if (
      !resume ||
      folds.selectedId !== resume.item ||
      this.#state.card(resume.item).view?.check !== 'reading' ||
      editors.get(resume.item)?.wasTypedInto
    )
      return;
    if (this.#place()) this.resume();
  }

  #place(): CorrectionPlace | undefined {
    const frames = this.#state.frames.filter((frame) => frame.stage === this.#state.stage);
    return resumePlace(
      frames,
      frames.flatMap((frame) => this.#state.itemsOf(frame)),
    );
  }
}
