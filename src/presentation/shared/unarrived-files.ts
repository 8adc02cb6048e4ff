import type { Drafts } from '../../application/ports/drafts.ts';

export interface UnarrivedFile {
  readonly id: string;
  readonly name: string;
  readonly materialName: string;
}

const draftName = (docDatumId: string): string => `unarrived:${docDatumId}`;

function isUnarrived(value: unknown): value is UnarrivedFile {
  return typeof value === 'object' && value !== null && 'id' in value && 'name' in value && 'materialName' in value && typeof value.name === 'string';
}

/** Remembers by name which files were on their way, so that coming back after a closed tab lists them. */
export class UnarrivedFiles {
  readonly #drafts: Drafts;

  constructor(drafts: Drafts) {
    this.#drafts = drafts;
  }

  of(docDatumId: string): readonly UnarrivedFile[] {
    const kept = this.#drafts.read(draftName(docDatumId));
    return Array.isArray(kept) ? kept.filter(isUnarrived) : [];
  }

  add(docDatumId: string, file: UnarrivedFile): void {
    this.#drafts.write(draftName(docDatumId), [...this.of(docDatumId), file]);
  }

  remove(docDatumId: string, id: string): void {
    const left = this.of(docDatumId).filter((file) => file.id !== id);
    if (left.length > 0) this.#drafts.write(draftName(docDatumId), left);
    else this.#drafts.remove(draftName(docDatumId));
  }
}
