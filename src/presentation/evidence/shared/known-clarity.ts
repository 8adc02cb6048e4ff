import { makeAutoObservable, observable, runInAction } from 'mobx';
import type { ClarityDesk } from '../../../application/ports/evidence/clarity-desk.ts';
import type { Material, MaterialItem } from '../../../domain/evidence/materials/material.ts';
import type { FileClarity } from '../../../domain/uploads/picture-clarity.ts';
import { extensionOf } from '../../../domain/uploads/file-limits.ts';
import { Latest } from '../../shared/latest.ts';

/** So many files are asked about at once. */
const atOnce = 50;
/** Pictures, and what may be a scan. */
const pictures: readonly string[] = ['jpg', 'jpeg', 'png', 'pdf'];

/**
 * The file of a document whose clarity counts: the first picture of an invoice or a contract; undefined where there is
 * none.
 */
export function clarityFile({ content, files: [file] }: Pick<MaterialItem, 'content' | 'files'>): string | undefined {
  return content.kind !== 'other' && file !== undefined && pictures.includes(extensionOf(file.name))
    ? file.fileId
    : undefined;
}

/**
 * What was found of the clarity of documents that are only looked at: nobody has them looked at anew, and where it
 * cannot be had nothing is said.
 */
export class KnownClarity {
  readonly #known = observable.map<string, FileClarity>({}, { deep: false });
  readonly #latest = new Latest();
  readonly #desk: ClarityDesk;

  constructor(desk: ClarityDesk) {
    this.#desk = desk;
    makeAutoObservable<this>(this, { of: false }, { autoBind: true, deep: false });
  }

  of(item: Pick<MaterialItem, 'content' | 'files'>): FileClarity | undefined {
    return this.#known.get(clarityFile(item) ?? '');
  }

  /** Asks once for all that is not known yet, where the standard of the package has it flagged. */
  async wanted(packageId: string, standardVersion: string, materials: readonly Material[]): Promise<void> {
    const files = materials
      .flatMap(({ items }) => items.flatMap((item) => clarityFile(item) ?? []))
      .filter((fileId) => !this.#known.has(fileId));
    const signal = this.#latest.next();
    if (files.length === 0) return;
    try {
      if (!(await this.#desk.flagsUnclear(standardVersion, signal))) return;
      for (let from = 0; from < files.length && !signal.aborted; from += atOnce) {
        const found = await this.#desk.knownClarity(packageId, files.slice(from, from + atOnce), signal);
        if (!signal.aborted) runInAction(() => found.forEach((clarity, fileId) => this.#known.set(fileId, clarity)));
      }
    } catch {
      // A hint that cannot be had is not missed.
    }
  }

  left(): void {
    this.#latest.stop();
  }
}
