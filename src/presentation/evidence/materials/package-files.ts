import type { LocalFile } from '../../../application/ports/uploads/document-vault.ts';
import type { FilePlacement } from '../../../application/usecases/evidence/place-file.ts';
import { allowedExtensions, extensionOf } from '../../../domain/uploads/file-limits.ts';
import { isSheet, takesSheets } from '../../../domain/evidence/upload/sheet-files.ts';
import { sameFiles } from '../../../domain/evidence/materials/correction.ts';
import type { Material, MaterialItem } from '../../../domain/evidence/materials/material.ts';
import { itemOpenness, type OpennessContext } from '../../../domain/evidence/materials/openness.ts';
import { message, type Message } from '../../../words/catalogue.ts';
import type { ChangeParts } from './change-parts.ts';
import type { ComparedValues } from '../shared/compared-values.ts';
import type { OpenPackage } from './open-package.ts';
import type { PackagePreview } from './package-preview.ts';
import type { BegunUpload } from '../shared/upload-queue.ts';
import type { PackageUploads } from './package-uploads.ts';
import type { UnfinishedFiles } from './unfinished-files.ts';
import type { UnfinishedView } from './unfinished-view.ts';
import type { SheetImport } from './sheet-import.ts';

export interface PackageFilesParts extends ChangeParts {
  readonly inside: OpenPackage;
  readonly uploads: PackageUploads;
  readonly unfinished: UnfinishedFiles;
  readonly sheets: SheetImport;
  readonly preview: PackagePreview;
  readonly compared: ComparedValues;
  readonly told: (words: Message) => void;
}

/** Nobody has seen it yet, and all of it is open. */
function isAssembled(item: MaterialItem, material: Material, context: OpennessContext): boolean {
  const openness = itemOpenness(item, material, context);
  return openness.open && openness.because === 'being-assembled';
}

/** The files of a package's documents: new ones, others in their place, further pages. */
export class PackageFiles {
  readonly #parts: PackageFilesParts;

  constructor(parts: PackageFilesParts) {
    this.#parts = parts;
  }

  given(materialId: string, files: readonly LocalFile[]): void {
    const material = this.#parts.inside.material(materialId);
    if (!material) return;
    const sheets = takesSheets(material) ? files.filter(isSheet) : [];
    if (sheets.length > 0) this.#parts.sheets.given(materialId, sheets);
    const others = files.filter((file) => !sheets.includes(file) && !this.#parts.unfinished.took(materialId, file));
    if (others.length > 0) this.#parts.uploads.add(others, { kind: 'add', material });
  }

  /** Each goes where its kind is taken; what is taken nowhere is refused where most would have put it. */
  pasted(materialIds: readonly string[], files: readonly LocalFile[]): void {
    const places = materialIds.flatMap((id) => this.#parts.inside.material(id) ?? []);
    for (const file of files) {
      const place =
        places.find((material) => allowedExtensions(material.limits).includes(extensionOf(file.name))) ?? places[0];
      if (place) this.given(place.materialId, [file]);
    }
  }

  replaced(documentId: string, file: LocalFile): void {
    this.#give(documentId, [file], 'replace');
  }

  pageAdded(documentId: string, files: readonly LocalFile[]): void {
    this.#give(documentId, files, 'append');
  }

  /** The file of an upload that was cut off by a closed portal is there again. */
  goneOn(
    { id, kept, materialId, documentId }: Pick<UnfinishedView, 'id' | 'kept' | 'materialId' | 'documentId'>,
    kind: FilePlacement['kind'],
    file: LocalFile,
  ): void {
    const material = this.#parts.inside.material(materialId);
    if (documentId !== undefined && kind !== 'add' && kind !== 'letter')
      this.#give(documentId, [file], kind, { id, kept });
    else if (material) this.#parts.uploads.add([file], { kind: 'add', material }, { id, kept });
  }

  /** Takes one of several files from a document. */
  async pageRemoved(documentId: string, fileId: string): Promise<void> {
    const { inside, desk, refused, faulted, refresh } = this.#parts;
    const item = inside.item(documentId)?.item;
    if (!item || item.files.length < 2) return;
    try {
      await inside.editors.get(documentId)?.flush();
      const seen = inside.item(documentId)?.item ?? item;
      const outcome = await desk.change(seen, {
        fileIds: seen.files.map((file) => file.fileId).filter((each) => each !== fileId),
      });
      if (outcome.saved) return inside.itemArrived(outcome.item, '');
      refused(outcome);
      await refresh();
    } catch (thrown) {
      faulted(thrown);
    }
  }

  /** An upload has made or changed a document. */
  arrived(item: MaterialItem, materialId: string, turn: number): void {
    const { inside, preview, told } = this.#parts;
    const before = inside.item(item.documentId)?.item.files ?? [];
    inside.itemArrived(item, materialId, turn);
    preview.arrived(item, before);
    // It is another file by its number, and the same by what is in it: the return is not answered by it.
    if (
      before.length > 0 &&
      !sameFiles(
        before.map(({ fileId }) => fileId),
        item.files.map(({ fileId }) => fileId),
      ) &&
      item.result === 'NOPASS' &&
      !item.changedSinceReturn
    )
      told(message('reading.same-file', { name: item.files[0]?.name ?? '' }));
  }

  #give(documentId: string, files: readonly LocalFile[], kind: 'replace' | 'append', begun?: BegunUpload): void {
    const found = this.#parts.inside.item(documentId);
    if (!found) return;
    // Further pages of what nobody has returned leave what the first ones say.
    if (kind === 'replace' || !isAssembled(found.item, found.material, this.#parts.inside.context))
      this.#parts.compared.beforeReplacing(found.item, found.material, this.#parts.inside.context);
    this.#parts.uploads.add(files, { kind, ...found }, begun);
  }
}
