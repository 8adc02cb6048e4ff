import { compareStructural, makeAutoObservable } from 'mobx';
import type { FileLight } from './viewer-view-model.ts';

/** Marks on a file where the values beside it were read. The one that the user works on is lit. */
export class PageLights {
  fileId = '';
  all: readonly FileLight[] = [];
  /** The id of the lit mark; empty for none. */
  litId = '';

  constructor() {
    makeAutoObservable<this>(this, { on: false }, { autoBind: true, deep: false });
  }

  /** The lit mark, if it is on this file. */
  litOn(fileId: string | undefined): FileLight | undefined {
    return fileId === this.fileId ? this.all.find(({ id }) => id === this.litId) : undefined;
  }

  /** The visible marks on a page of a file: the lit one, and those with a number. */
  on(fileId: string | undefined, page: number): readonly FileLight[] {
    return fileId === this.fileId
      ? this.all.filter((each) => each.page === page && (each.id === this.litId || each.number !== undefined))
      : [];
  }

  /** Replaces the marks by those of a file. */
  setLights(fileId: string, lights: readonly FileLight[]): void {
    if (fileId === this.fileId && compareStructural(lights, this.all)) return;
    this.fileId = fileId;
    this.all = lights;
  }

  light(id: string): void {
    this.litId = id;
  }
}
