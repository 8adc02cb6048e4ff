import type { LocalFile } from '../../../../application/ports/uploads/document-vault.ts';
import { allowedExtensions, extensionOf } from '../../../../domain/uploads/file-limits.ts';
import { isSheet, takesSheets } from '../../../../domain/evidence/upload/sheet-files.ts';
import type { ChangeTrouble } from '../commands/change-trouble.ts';
import type { MaterialsPorts } from '../materials-ports.ts';
import type { OpenPackage } from '../state/open-package.ts';
import type { PackageLook } from '../commands/package-look.ts';
import type { PackageUploads } from './package-uploads.ts';
import type { SheetImport } from './sheet-import.ts';
import type { UnfinishedFiles } from './unfinished-files.ts';

/** Where picked files go, and who is told of a change that came to nothing. */
export interface FileNeighbours {
  readonly uploads: PackageUploads;
  readonly unfinished: UnfinishedFiles;
  readonly sheets: SheetImport;
  readonly look: PackageLook;
  readonly trouble: ChangeTrouble;
}

/** Picked files of a package's documents: new ones, others in their place, further pages. */
export class PackageFiles {
  readonly #state: OpenPackage;
  readonly #ports: Pick<MaterialsPorts, 'desk'>;
  readonly #neighbours: FileNeighbours;

  constructor(state: OpenPackage, ports: Pick<MaterialsPorts, 'desk'>, neighbours: FileNeighbours) {
    this.#state = state;
    this.#ports = ports;
    this.#neighbours = neighbours;
  }

  given(materialId: string, files: readonly LocalFile[]): void {
    const { uploads, unfinished, sheets } = this.#neighbours;
    const material = this.#state.material(materialId);
    if (!material) return;
    const invoices = takesSheets(material) ? files.filter(isSheet) : [];
    if (invoices.length > 0) sheets.given(materialId, invoices);
    const others = files.filter((file) => !invoices.includes(file) && !unfinished.took(materialId, file));
    if (others.length > 0) uploads.addTo(material, others);
  }

  /** Each goes where its kind is taken; what is taken nowhere is refused where most would have put it. */
  pasted(materialIds: readonly string[], files: readonly LocalFile[]): void {
    const places = materialIds.flatMap((id) => this.#state.material(id) ?? []);
    for (const file of files) {
      const place =
        places.find((material) => allowedExtensions(material.limits).includes(extensionOf(file.name))) ?? places[0];
      if (place) this.given(place.materialId, [file]);
    }
  }

  replaced(documentId: string, file: LocalFile): void {
    this.#neighbours.uploads.give(documentId, [file], 'replace');
  }

  pageAdded(documentId: string, files: readonly LocalFile[]): void {
    this.#neighbours.uploads.give(documentId, files, 'append');
  }

  /** Takes one of several files from a document. */
  async pageRemoved(documentId: string, fileId: string): Promise<void> {
    const state = this.#state;
    const { look, trouble } = this.#neighbours;
    const item = state.item(documentId)?.item;
    if (!item || item.files.length < 2) return;
    try {
      await state.editors.get(documentId)?.flush();
      const seen = state.item(documentId)?.item ?? item;
      const outcome = await this.#ports.desk.change(seen, {
        fileIds: seen.files.map((file) => file.fileId).filter((each) => each !== fileId),
      });
      if (outcome.saved) return state.itemArrived(outcome.item, '');
      trouble.refused(outcome);
      await look.again();
    } catch (thrown) {
      trouble.faulted(thrown);
    }
  }
}
