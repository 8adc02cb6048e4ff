import type { LocalFile } from '../../../../application/ports/uploads/document-vault.ts';
import { allowedExtensions, extensionOf } from '../../../../domain/uploads/file-limits.ts';
import { isSheet, takesSheets } from '../../../../domain/evidence/upload/sheet-files.ts';
import type { ChangeTrouble } from '../commands/change-trouble.ts';
import type { MaterialsPorts } from '../materials-ports.ts';
import type { OpenPackage } from '../state/open-package.ts';
import type { PackageLoader } from '../commands/package-loader.ts';
import type { PackageUploads } from './package-uploads.ts';
import type { SheetImport } from './sheet-import.ts';
import type { UnfinishedFiles } from './unfinished-files.ts';

/** The destinations of picked files, and the reporter of failures. */
export interface FileNeighbours {
  readonly uploads: PackageUploads;
  readonly unfinished: UnfinishedFiles;
  readonly sheets: SheetImport;
  readonly loader: PackageLoader;
  readonly trouble: ChangeTrouble;
}

/** Picked files of a package's documents: new documents, replacements, further pages. */
export class PackageFiles {
  readonly #state: OpenPackage;
  readonly #ports: Pick<MaterialsPorts, 'desk'>;
  readonly #neighbours: FileNeighbours;

  constructor(state: OpenPackage, ports: Pick<MaterialsPorts, 'desk'>, neighbours: FileNeighbours) {
    this.#state = state;
    this.#ports = ports;
    this.#neighbours = neighbours;
  }

  filesGiven(materialId: string, files: readonly LocalFile[]): void {
    const { uploads, unfinished, sheets } = this.#neighbours;
    const material = this.#state.material(materialId);
    if (!material) return;
    const invoices = takesSheets(material) ? files.filter(isSheet) : [];
    if (invoices.length > 0) sheets.sheetsGiven(materialId, invoices);
    const others = files.filter((file) => !invoices.includes(file) && !unfinished.resumeWith(materialId, file));
    if (others.length > 0) uploads.addTo(material, others);
  }

  /** Adds each file where its type is accepted. A file that is accepted nowhere is refused at the first place. */
  filesPasted(materialIds: readonly string[], files: readonly LocalFile[]): void {
    const places = materialIds.flatMap((id) => this.#state.material(id) ?? []);
    for (const file of files) {
      const place =
        places.find((material) => allowedExtensions(material.limits).includes(extensionOf(file.name))) ?? places[0];
      if (place) this.filesGiven(place.materialId, [file]);
    }
  }

  fileReplaced(documentId: string, file: LocalFile): void {
    this.#neighbours.uploads.give(documentId, [file], 'replace');
  }

  pagesAdded(documentId: string, files: readonly LocalFile[]): void {
    this.#neighbours.uploads.give(documentId, files, 'append');
  }

  /** Removes one of several files from a document. */
  async pageRemovePressed(documentId: string, fileId: string): Promise<void> {
    const state = this.#state;
    const { loader, trouble } = this.#neighbours;
    const item = state.item(documentId)?.item;
    if (!item || item.files.length < 2) return;
    try {
      await state.editors.get(documentId)?.flush();
      const seen = state.item(documentId)?.item ?? item;
      const outcome = await this.#ports.desk.change(seen, {
        fileIds: seen.files.map((file) => file.fileId).filter((each) => each !== fileId),
      });
      if (outcome.saved) return state.takeItem(outcome.item, '');
      trouble.showRefusal(outcome);
      await loader.refresh();
    } catch (thrown) {
      trouble.showFault(thrown);
    }
  }
}
