import { makeAutoObservable, runInAction } from 'mobx';
import type { RemovalOutcome } from '../../../../application/ports/evidence/material-desk.ts';
import type { MaterialItem } from '../../../../domain/evidence/materials/material.ts';
import { message, type Message } from '../../../../words/catalogue.ts';
import { troubleWords } from '../../../uploads/trouble-words.ts';
import type { ChangeTrouble } from './change-trouble.ts';
import type { MaterialsPorts } from '../materials-ports.ts';
import type { OpenPackage } from '../state/open-package.ts';
import type { PackageLoader } from './package-loader.ts';

type Refused = Extract<RemovalOutcome, { readonly saved: false }>;

/** Why a document was not removed. */
function notRemovedWords(outcome: Refused, { files }: MaterialItem): Message {
  return outcome.because === 'changed-by-another'
    ? message('materials.not-removed', { name: files[0]?.name ?? '', by: outcome.by })
    : troubleWords(outcome);
}

/** Removes documents from a package, one or several of a material, after a confirmation. */
export class PackageRemoval {
  /** The documents that the user is asked to remove, until the answer. */
  toConfirm: readonly MaterialItem[] = [];
  /** The documents that are being removed. */
  removing: readonly MaterialItem[] = [];
  /** The material in which several documents are being selected. */
  pickingFrom: string | undefined = undefined;
  picked: ReadonlySet<string> = new Set();
  readonly #state: OpenPackage;
  readonly #ports: Pick<MaterialsPorts, 'desk' | 'toasts'>;
  readonly #loader: PackageLoader;
  readonly #trouble: ChangeTrouble;

  constructor(
    state: OpenPackage,
    ports: Pick<MaterialsPorts, 'desk' | 'toasts'>,
    { loader, trouble }: { readonly loader: PackageLoader; readonly trouble: ChangeTrouble },
  ) {
    this.#state = state;
    this.#ports = ports;
    this.#loader = loader;
    this.#trouble = trouble;
    makeAutoObservable<this>(this, {}, { autoBind: true, deep: false });
  }

  /** The selected documents that still exist. */
  get chosen(): readonly string[] {
    return [...this.picked].filter((documentId) => this.#state.item(documentId));
  }

  removePressed(documentId: string): void {
    this.ask([documentId]);
  }

  pickingPressed(materialId: string): void {
    this.pickingFrom = materialId;
    this.picked = new Set();
  }

  pickingEnded(): void {
    this.pickingFrom = undefined;
    this.picked = new Set();
  }

  pickToggled(documentId: string): void {
    const picked = new Set(this.picked);
    if (!picked.delete(documentId)) picked.add(documentId);
    this.picked = picked;
  }

  allPicked(documentIds: readonly string[]): void {
    this.picked = new Set(documentIds);
  }

  pickedPressed(): void {
    this.ask(this.chosen);
  }

  removalDropped(): void {
    this.toConfirm = [];
  }

  /** Removes the documents one by one, so that a refusal does not prevent the others. */
  async removalConfirmed(): Promise<void> {
    const { toConfirm: toRemove } = this;
    this.toConfirm = [];
    this.removing = toRemove;
    const succeeded = await this.attempt(async () => {
      for (const { documentId } of toRemove) await this.remove(documentId);
    });
    await this.attempt(async () => this.#loader.refresh());
    runInAction(() => {
      this.removing = [];
      if (succeeded) this.pickingEnded();
    });
  }

  /** Removes a document whose file has become a document elsewhere. */
  async removeMoved(documentId: string): Promise<void> {
    await this.attempt(async () => this.remove(documentId));
    await this.attempt(async () => this.#loader.refresh());
  }

  private async attempt(work: () => Promise<void>): Promise<boolean> {
    try {
      await work();
      return true;
    } catch (thrown) {
      this.#trouble.showFault(thrown);
      return false;
    }
  }

  private ask(documentIds: readonly string[]): void {
    if (this.removing.length > 0) return;
    this.toConfirm = documentIds.flatMap((documentId) => this.#state.item(documentId)?.item ?? []);
  }

  private async remove(documentId: string): Promise<void> {
    const found = this.#state.item(documentId);
    if (!found) return;
    const outcome = await this.#ports.desk.remove(found.item, found.material);
    if (!outcome.saved && outcome.because !== 'gone')
      this.#ports.toasts.show('warn', notRemovedWords(outcome, found.item));
    else this.#state.forgetDocument(found.item.documentId);
  }
}
