import { makeAutoObservable } from 'mobx';
import type { Navigator } from '../../../application/ports/navigator.ts';

/** Part of the address that asks for the page on which a form is checked before its submission. */
const parameter = 'step';
const check = 'check';

export interface CheckStepParts {
  readonly navigator: Navigator;
  /** Address of the form; undefined while it is not kept and has none of its own. */
  readonly formPath: () => string | undefined;
  /** Whether what is typed may be submitted as it stands. */
  readonly canSubmit: () => boolean;
}

/**
 * Whether a form is shown, or the page on which it is checked before its submission. The address says so: going back
 * leads from the one to the other, and reading the page again keeps it.
 */
export class CheckStep {
  isAsked = false;
  /** Whether the place before the check is that of the form. */
  #isBehindForm = false;
  readonly #parts: CheckStepParts;

  constructor(parts: CheckStepParts) {
    this.#parts = parts;
    makeAutoObservable<this>(this, {}, { autoBind: true });
  }

  /** The form, wherever a rule does not hold. */
  get stage(): 'form' | 'check' {
    return this.isAsked && this.#parts.canSubmit() ? 'check' : 'form';
  }

  addressChanged(search: string): void {
    this.isAsked = new URLSearchParams(search).get(parameter) === check;
  }

  /** Goes on to the check. */
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

  /** Goes on to a place, from which going back leads neither to the check nor to the form. */
  goOnTo(path: string): void {
    this.#parts.navigator.replaceWith(path, this.#isBehindForm ? 2 : 1);
    this.#isBehindForm = false;
  }
}
