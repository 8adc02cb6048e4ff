import { makeAutoObservable, observable, runInAction } from 'mobx';
import type { ClarityDesk } from '../../../application/ports/evidence/clarity-desk.ts';
import type { Material, MaterialItem } from '../../../domain/evidence/materials/material.ts';
import type { FileClarity } from '../../../domain/uploads/picture-clarity.ts';
import { extensionOf } from '../../../domain/uploads/file-limits.ts';
import { LatestRequest } from '../../shared/latest.ts';

/** How many files one request asks about. */
const filesPerRequest = 50;
/** Extensions of pictures, and of files that may be scans. */
const pictures: readonly string[] = ['jpg', 'jpeg', 'png', 'pdf'];

/**
 * The file whose clarity counts for a document: the first file of an invoice or contract, if it is a picture; undefined
 * otherwise.
 */
export function clarityFile({ content, files: [file] }: Pick<MaterialItem, 'content' | 'files'>): string | undefined {
  return content.kind !== 'other' && file !== undefined && pictures.includes(extensionOf(file.name))
    ? file.fileId
    : undefined;
}

/** The known clarity of documents that are only viewed. No check is started, and unknown clarity is not shown. */
export class KnownClarity {
  readonly #known = observable.map<string, FileClarity>({}, { deep: false });
  readonly #latest = new LatestRequest();
  readonly #desk: ClarityDesk;

  constructor(desk: ClarityDesk) {
    this.#desk = desk;
    makeAutoObservable<this>(this, { of: false }, { autoBind: true, deep: false });
  }

  of(item: Pick<MaterialItem, 'content' | 'files'>): FileClarity | undefined {
    return this.#known.get(clarityFile(item) ?? '');
  }

  /** Fetches the unknown clarities once, if the package's standard flags unclear pictures. */
  async load(packageId: string, standardVersion: string, materials: readonly Material[]): Promise<void> {
    const files = materials
      .flatMap(({ items }) => items.flatMap((item) => clarityFile(item) ?? []))
      .filter((fileId) => !this.#known.has(fileId));
    const signal = this.#latest.next();
    if (files.length === 0) return;
    try {
      if (!(await this.#desk.flagsUnclear(standardVersion, signal))) return;
      for (let from = 0; from < files.length && !signal.aborted; from += filesPerRequest) {
        const found = await this.#desk.knownClarity(packageId, files.slice(from, from + filesPerRequest), signal);
        if (!signal.aborted) runInAction(() => found.forEach((clarity, fileId) => this.#known.set(fileId, clarity)));
      }
    } catch {
      // The clarity is only a hint, so a failure is not shown.
    }
  }

  left(): void {
    this.#latest.stop();
  }
}
