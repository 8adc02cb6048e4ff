import { makeAutoObservable, runInAction } from 'mobx';
import { itemTitle, logNames } from '../../../../domain/evidence/materials/material.ts';
import { uploadEditability } from '../../../../domain/evidence/materials/editability.ts';
import { removerOf } from '../../../../domain/evidence/materials/package-move.ts';
import type { LogEntry } from '../../../../domain/evidence/materials/progress.ts';
import { message } from '../../../../words/catalogue.ts';
import type { MaterialDesk } from '../../../../application/ports/evidence/material-desk.ts';
import type { ChangeTrouble } from './change-trouble.ts';
import type { MaterialsPorts } from '../materials-ports.ts';
import { itemFieldsOf } from '../../shared/field-kinds.ts';
import type { ItemEditor } from '../editing/item-editor.ts';
import { toContent } from '../../shared/item-fields.ts';
import type { RemovedView } from '../materials-view-model.ts';
import type { OpenPackage } from '../state/open-package.ts';
import type { ItemWithMaterial } from '../../shared/item-with-material.ts';
import { shownValue } from '../../shared/shown-value.ts';
import { sendableFields } from '../editing/withheld-fields.ts';

/** A document that a colleague removed while the user typed in it. */
export interface RemovedDocument {
  readonly placed: ItemWithMaterial;
  readonly editor: ItemEditor;
  /** Empty if the log does not say. */
  readonly by: string;
}

const nameOf = ({ item, material }: ItemWithMaterial): string => itemTitle(item) || material.name;

/** Keeps what was typed in removed documents on the page, to be copied or added again. */
export class RemovedDocuments {
  documents: readonly RemovedDocument[] = [];
  adding = false;
  readonly #state: OpenPackage;
  readonly #desk: MaterialDesk;
  readonly #trouble: Pick<ChangeTrouble, 'showRefusal' | 'showFault'>;

  constructor(
    state: OpenPackage,
    { desk }: Pick<MaterialsPorts, 'desk'>,
    trouble: Pick<ChangeTrouble, 'showRefusal' | 'showFault'>,
  ) {
    this.#state = state;
    this.#desk = desk;
    this.#trouble = trouble;
    makeAutoObservable<this>(this, {}, { autoBind: true, deep: false });
  }

  get views(): readonly RemovedView[] {
    return this.documents.map(({ placed, editor, by }) => {
      const { item, material } = placed;
      const present = this.#state.material(material.materialId);
      const typed = itemFieldsOf(item, editor.fields).flatMap(({ id, kind, label }) =>
        editor.fields[id] === '' ? [] : [{ label: message(label), value: shownValue({ id, kind }, editor.fields[id]) }],
      );
      return {
        documentId: item.documentId,
        materialId: material.materialId,
        title: nameOf(placed),
        material: material.name,
        by,
        typed,
        mayAdd: present !== undefined && uploadEditability(present, this.#state.context).open,
      };
    });
  }

  /** Adds documents that were found to be removed, with who removed them according to the log. */
  add(
    gone: readonly { readonly placed: ItemWithMaterial; readonly editor: ItemEditor }[],
    log: readonly LogEntry[],
  ): void {
    const removed = gone.map(({ placed, editor }): RemovedDocument => ({
      placed,
      editor,
      by: removerOf(log, [...logNames(editor.item), placed.material.name]),
    }));
    this.documents = [...this.documents, ...removed];
  }

  dismissed(documentId: string): void {
    this.documents = this.documents.filter(({ placed }) => placed.item.documentId !== documentId);
  }

  /** Adds the typed values as a new document, with its former files if they still exist. */
  async addPressed(documentId: string): Promise<void> {
    const found = this.documents.find(({ placed }) => placed.item.documentId === documentId);
    const material = found && this.#state.material(found.placed.material.materialId);
    if (!found || !material || this.adding) return;
    this.adding = true;
    const { editor, placed } = found;
    const desk = this.#desk;
    const emptied = {
      ...editor.fields,
      ...Object.fromEntries([...editor.withheld.keys()].map((field) => [field, ''])),
    };
    const content = toContent(placed.item, sendableFields(editor.fields, emptied, editor.withheld));
    const key = `${documentId}-again`;
    try {
      const whole = await desk.add(material, { content, fileIds: placed.item.files.map((file) => file.fileId) }, key);
      const outcome =
        !whole.saved && whole.because === 'file-missing' ? await desk.add(material, { content }, `${key}-bare`) : whole;
      if (!outcome.saved) return this.#trouble.showRefusal(outcome);
      runInAction(() => {
        this.dismissed(documentId);
        this.#state.takeItem(outcome.item, material.materialId);
        const rest = Object.fromEntries([...editor.withheld.keys()].map((field) => [field, editor.fields[field]]));
        if (editor.withheld.size > 0) this.#state.editors.get(outcome.item.documentId)?.typed(rest);
      });
    } catch (thrown) {
      this.#trouble.showFault(thrown);
    } finally {
      runInAction(() => (this.adding = false));
    }
  }
}
