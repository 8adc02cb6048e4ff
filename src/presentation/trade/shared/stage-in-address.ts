import { makeAutoObservable } from 'mobx';
import type { Navigator } from '../../../application/ports/navigator.ts';

/** Part of the address that names a stage of a form; the first stage has none. */
const parameter = 'step';

export interface StageInAddressParts<Stage extends string> {
  /** Stages in their order; the first can always be reached. */
  readonly stages: readonly [Stage, ...Stage[]];
  readonly navigator: Navigator;
  /** Address of the form, which has a query already; undefined while it is not kept and has none of its own. */
  readonly formPath: () => string | undefined;
  /** The last stage that can be reached with what is typed. */
  readonly furthest: () => Stage;
}

/**
 * The stage at which a form of several stages is. The address says so: going back leads to the stage before, and
 * reading the page again keeps it. An address of a stage that cannot be reached leads to the last one that can.
 */
export class StageInAddress<Stage extends string> {
  current: Stage;
  /** Stage that the address names. */
  #asked: Stage;
  /** Whether the form is loaded, so that it can be said which stages can be reached. */
  #isLoaded = false;
  /** Number of places before the present one that are earlier stages. */
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

  /** The form is loaded, and its stages can be told apart. */
  loaded(): void {
    this.#isLoaded = true;
    this.#lead();
  }

  /** Goes on to the stage after the present one. */
  goOn(): void {
    const next = this.#parts.stages[this.#place(this.current) + 1];
    if (next === undefined) return;
    this.current = this.#asked = next;
    const path = this.path;
    if (path === undefined) return;
    this.#behind += 1;
    this.#parts.navigator.goTo(path);
  }

  /** Goes back to the stage before the present one. */
  goBack(): void {
    const earlier = this.#parts.stages[this.#place(this.current) - 1];
    if (earlier === undefined) return;
    this.current = this.#asked = earlier;
    const path = this.path;
    if (path === undefined) return;
    this.#parts.navigator.replaceWith(path, this.#behind > 0 ? 2 : 1);
    this.#behind = Math.max(0, this.#behind - 1);
  }

  /** Goes on to a place, from which going back leads to no stage of the form. */
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

  /** Shows the stage that was asked for, or the last one that can be reached, whose address is then the present one. */
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
