import { makeAutoObservable } from 'mobx';
import type { Navigator } from '../../../application/ports/navigator.ts';

/** Parameter of the address that opens the check of a form before its submission. */
const parameter = 'step';
const check = 'check';

export interface CheckStepParts {
  readonly navigator: Navigator;
  /** Address of the form; undefined while it is not stored and has no address of its own. */
  readonly formPath: () => string | undefined;
  /** Whether the form may be submitted with its present content. */
  readonly canSubmit: () => boolean;
}

/**
 * Whether the form is shown, or its check before the submission. The address decides, so that going back leads from the
 * check to the form, and a reload keeps the check.
 */
export class CheckStep {
  isAsked = false;
  /** Whether the history entry before the check is the form. */
  #isBehindForm = false;
  readonly #parts: CheckStepParts;

  constructor(parts: CheckStepParts) {
    this.#parts = parts;
    makeAutoObservable<this>(this, {}, { autoBind: true });
  }

  /** The check is only shown while all rules hold; otherwise the form is. */
  get stage(): 'form' | 'check' {
    return this.isAsked && this.#parts.canSubmit() ? 'check' : 'form';
  }

  addressChanged(search: string): void {
    this.isAsked = new URLSearchParams(search).get(parameter) === check;
  }

  /** Opens the check. */
  entered(): void {
    this.isAsked = true;
    const path = this.#parts.formPath();
    if (path === undefined) return;
    this.#isBehindForm = true;
    this.#parts.navigator.goTo(`${path}&${parameter}=${check}`);
  }

  /** Goes back to the form. */
  left(): void {
    if (!this.isAsked) return;
    this.isAsked = false;
    const path = this.#parts.formPath();
    if (path !== undefined) this.goOnTo(path);
  }

  /** Opens another page. Going back from it leads neither to the check nor to the form. */
  goOnTo(path: string): void {
    this.#parts.navigator.replaceWith(path, this.#isBehindForm ? 2 : 1);
    this.#isBehindForm = false;
  }
}
