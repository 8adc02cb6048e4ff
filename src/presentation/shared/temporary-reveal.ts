import { makeAutoObservable } from 'mobx';
import type { Clock } from '../../application/ports/clock.ts';

/** How long a secret is shown in full, in milliseconds. */
const shownFor = 30_000;

/** The masked values that are shown in full, each for a while or until it is hidden. */
export class TemporaryReveal<Name extends string, Value> {
  shown: ReadonlyMap<Name, Value> = new Map();
  readonly #hides = new Map<Name, () => void>();
  readonly #clock: Pick<Clock, 'wakeAfter'>;

  constructor(clock: Pick<Clock, 'wakeAfter'>) {
    this.#clock = clock;
    makeAutoObservable<this>(this, {}, { autoBind: true, deep: false });
  }

  show(name: Name, value: Value): void {
    this.#hides.get(name)?.();
    this.#hides.set(
      name,
      this.#clock.wakeAfter(shownFor, () => this.hide(name)),
    );
    this.shown = new Map([...this.shown, [name, value]]);
  }

  hide(name: Name): void {
    this.#hides.get(name)?.();
    this.#hides.delete(name);
    this.shown = new Map([...this.shown].filter(([each]) => each !== name));
  }

  hideAll(): void {
    for (const name of this.shown.keys()) this.hide(name);
  }
}
