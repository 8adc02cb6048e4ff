import type { Navigator } from '../../src/application/ports/navigator.ts';

/** A navigator that only records its destinations. */
export class RecordingNavigator implements Navigator {
  #place = '/';

  goTo(path: string): void {
    this.#place = path;
  }

  replaceWith(path: string): void {
    this.#place = path;
  }

  current(): string {
    return this.#place;
  }
}
