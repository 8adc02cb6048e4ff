import { runInAction } from 'mobx';
import type { LocalFile } from '../../../../application/ports/uploads/document-vault.ts';
import type { Material } from '../../../../domain/evidence/materials/material.ts';
import { lastResultOf } from '../../../../domain/evidence/reading/file-reading.ts';
import { hasSeveralInvoices, splitObstacle } from '../../../../domain/evidence/reading/paper-findings.ts';
import { divisionNames } from '../../../../domain/evidence/reading/division-names.ts';
import { keptPaperName } from '../../shared/read-fields.ts';
import { message } from '../../../../words/catalogue.ts';
import type { PackageUploads } from '../files/package-uploads.ts';
import type { MaterialsPorts } from '../materials-ports.ts';
import type { OpenPackage } from '../state/open-package.ts';
import type { ChangeTrouble } from './change-trouble.ts';
import type { PackageRemoval } from './package-removal.ts';

export interface PaperNeighbours {
  readonly uploads: PackageUploads;
  readonly removal: PackageRemoval;
  readonly trouble: ChangeTrouble;
}

const madeFile = (name: string, bytes: Uint8Array<ArrayBuffer>): LocalFile => ({
  name,
  size: bytes.length,
  bytes: async () => bytes,
});

/**
 * Divides a file that holds several invoices, and moves a paper to the material that it looks like. Both go by the
 * usual uploads. A document is replaced or removed only after everything made of it has arrived.
 */
export class DocumentPlacement {
  readonly #state: OpenPackage;
  readonly #ports: Pick<MaterialsPorts, 'copies' | 'drafts' | 'toasts'>;
  readonly #neighbours: PaperNeighbours;

  constructor(
    state: OpenPackage,
    ports: Pick<MaterialsPorts, 'copies' | 'drafts' | 'toasts'>,
    neighbours: PaperNeighbours,
  ) {
    this.#state = state;
    this.#ports = ports;
    this.#neighbours = neighbours;
  }

  /** Makes a document of each invoice of a file. The first takes the place of the file, the others are added. */
  async dividePressed(documentId: string): Promise<void> {
    const found = this.#state.item(documentId);
    const [file] = found?.item.files ?? [];
    const paper = found && lastResultOf(this.#state.facts.readingOf(found.item))?.paper;
    if (!found || !file || !paper || !hasSeveralInvoices(paper) || splitObstacle(paper)) return;
    await this.#whileBusy(documentId, async (endWork) => {
      const division = await this.#ports.copies.divide(
        file.fileId,
        paper.invoices.map(({ parts }) => parts),
      );
      if (!division.divided) {
        this.#ports.toasts.show('warn', message(`reading.undividable-${division.because}`));
        return endWork();
      }
      const names = divisionNames(
        file.name,
        paper.invoices.map(({ number }) => number),
      );
      const files = division.files.map((bytes, index) => madeFile(names[index] ?? file.name, bytes));
      const [first, ...others] = files;
      // An earlier attempt may have been cut off after some of them.
      const present = this.#namesIn(found.material.materialId);
      this.#sendAll(
        found.material,
        others.filter(({ name }) => !present.has(name)),
        () => {
          if (first) this.#neighbours.uploads.give(documentId, [first], 'replace');
          endWork();
        },
        endWork,
      );
    });
  }

  /** Moves a document to the material that it looks like. */
  async movePressed(documentId: string): Promise<void> {
    const found = this.#state.item(documentId);
    const [file] = found?.item.files ?? [];
    const target = this.#state.paperTarget(documentId);
    if (!found || !file || !target) return;
    await this.#whileBusy(documentId, async (endWork) => {
      const moved = madeFile(file.name, await this.#ports.copies.copy(file.fileId));
      this.#sendAll(
        target,
        [moved],
        () => {
          this.#ports.toasts.show('info', message('reading.moved', { name: file.name, material: target.name }));
          void this.#neighbours.removal.removeMoved(documentId).finally(endWork);
        },
        endWork,
      );
    });
  }

  /** The user knows that the paper belongs where it is. */
  keepPressed(documentId: string): void {
    const [file] = this.#state.item(documentId)?.item.files ?? [];
    if (!file) return;
    this.#ports.drafts.write(keptPaperName(file.fileId), true);
    runInAction(() => this.#state.facts.keptPapers.add(file.fileId));
  }

  /** Sends files as new documents of a material. Calls `arrived` after the last, `givenUp` when one is given up. */
  #sendAll(material: Material, files: readonly LocalFile[], arrived: () => void, givenUp: () => void): void {
    const waiting = new Set(files);
    if (waiting.size === 0) return arrived();
    this.#neighbours.uploads.addTo(material, files, undefined, (file, end) => {
      if (end === 'given-up') return givenUp();
      waiting.delete(file);
      if (waiting.size === 0) arrived();
    });
  }

  #namesIn(materialId: string): ReadonlySet<string> {
    const given = this.#state.material(materialId)?.items.flatMap(({ files }) => files.map(({ name }) => name)) ?? [];
    return new Set([...given, ...this.#neighbours.uploads.namesUnderWay(materialId)]);
  }

  /** Marks a document while the work lasts. A failure is shown and ends the mark. */
  async #whileBusy(documentId: string, work: (endWork: () => void) => Promise<void>): Promise<void> {
    const { busyPapers } = this.#state.facts;
    if (busyPapers.has(documentId)) return;
    const endWork = (): void => runInAction(() => void busyPapers.delete(documentId));
    runInAction(() => busyPapers.add(documentId));
    try {
      await work(endWork);
    } catch (thrown) {
      endWork();
      this.#neighbours.trouble.showFault(thrown);
    }
  }
}
