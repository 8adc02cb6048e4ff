import { compareStructural, makeAutoObservable } from 'mobx';
import type { FileLight } from './viewer-view-model.ts';

/** Where on the paper was read what stands beside it: lit while that is worked on. */
export class PageLights {
  fileId = '';
  all: readonly FileLight[] = [];
  /** What is worked on; empty for nothing. */
  lit = '';

  constructor() {
    makeAutoObservable<this>(this, { on: false }, { autoBind: true, deep: false });
  }

  /** The place of what is worked on, where it is known and lies on this file. */
  litOn(fileId: string | undefined): FileLight | undefined {
    return fileId === this.fileId ? this.all.find(({ id }) => id === this.lit) : undefined;
  }

  /** Those of a file's page that are to be seen: what is worked on, and what has a number. */
  on(fileId: string | undefined, page: number): readonly FileLight[] {
    return fileId === this.fileId
      ? this.all.filter((each) => each.page === page && (each.id === this.lit || each.number !== undefined))
      : [];
  }

  /** These were read of a file from now on, in the place of what was. */
  known(fileId: string, lights: readonly FileLight[]): void {
    if (fileId === this.fileId && compareStructural(lights, this.all)) return;
    this.fileId = fileId;
    this.all = lights;
  }

  litFor(id: string): void {
    this.lit = id;
  }
}
