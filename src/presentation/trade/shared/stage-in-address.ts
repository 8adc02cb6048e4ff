import { makeAutoObservable } from 'mobx';
import type { Navigator } from '../../../application/ports/navigator.ts';

/** Part of the address that names a stage of a form; the first stage has none. */
const parameter = 'step';

export interface StageInAddressParts<Stage extends string> {
  /** Stages in their order; the first can always be reached. */
  readonly stages: readonly [Stage, ...Stage[]];
  readonly navigator: Navigator;
  /** Address of the form, including its query; undefined while it is not stored and has no address of its own. */
  readonly formPath: () => string | undefined;
  /** The last stage that can be reached with the present content. */
  readonly furthest: () => Stage;
}

/**
 * The present stage of a form with several stages. The address names it, so that going back leads to the previous
 * stage, and a reload keeps it. An address of a stage that cannot be reached leads to the last one that can.
 */
export class StageInAddress<Stage extends string> {
  current: Stage;
  /** Stage that the address names. */
  #asked: Stage;
  /** Whether the form is loaded, so that it is known which stages can be reached. */
  #isLoaded = false;
  /** Number of history entries before the present one that are earlier stages. */
  #behind = 0;
  readonly #parts: StageInAddressParts<Stage>;

  constructor(parts: StageInAddressParts<Stage>) {
    this.#parts = parts;
    this.current = this.#asked = parts.stages[0];
    makeAutoObservable<this>(this, {}, { autoBind: true });
  }

  addressChanged(search: string): void {
    const { stages } = this.#parts;
    const named = new URLSearchParams(search).get(parameter);
    this.#asked = stages.find((stage) => stage === named) ?? stages[0];
    if (this.#isLoaded) this.#lead();
  }

  /** The form is loaded, so it is known which stages can be reached. */
  loaded(): void {
    this.#isLoaded = true;
    this.#lead();
  }

  /** Opens the next stage. */
  goOn(): void {
    const next = this.#parts.stages[this.#place(this.current) + 1];
    if (next === undefined) return;
    this.current = this.#asked = next;
    const path = this.path;
    if (path === undefined) return;
    this.#behind += 1;
    this.#parts.navigator.goTo(path);
  }

  /** Returns to the previous stage. */
  goBack(): void {
    const earlier = this.#parts.stages[this.#place(this.current) - 1];
    if (earlier === undefined) return;
    this.current = this.#asked = earlier;
    const path = this.path;
    if (path === undefined) return;
    this.#parts.navigator.replaceWith(path, this.#behind > 0 ? 2 : 1);
    this.#behind = Math.max(0, this.#behind - 1);
  }

  /** Opens another page. Going back from it leads to no stage of the form. */
  leaveFor(path: string): void {
    this.#parts.navigator.replaceWith(path, this.#behind + 1);
    this.#behind = 0;
  }

  /** Address of the present stage; undefined while the form has none of its own. */
  get path(): string | undefined {
    const path = this.#parts.formPath();
    return path === undefined || this.#place(this.current) === 0 ? path : `${path}&${parameter}=${this.current}`;
  }

  #place(stage: Stage): number {
    return this.#parts.stages.indexOf(stage);
  }

  /** Shows the requested stage, or the last one that can be reached, and corrects the address accordingly. */
  #lead(): void {
    const furthest = this.#parts.furthest();
    const isReached = this.#place(this.#asked) <= this.#place(furthest);
    const next = isReached ? this.#asked : furthest;
    this.#behind = Math.max(0, this.#behind + this.#place(this.#asked) - this.#place(this.current));
    this.current = this.#asked = next;
    const path = this.path;
    if (!isReached && path !== undefined) this.#parts.navigator.replaceWith(path);
  }
}
