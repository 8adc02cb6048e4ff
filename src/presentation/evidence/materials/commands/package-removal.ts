import { makeAutoObservable, runInAction } from 'mobx';
import type { RemovalOutcome } from '../../../../application/ports/evidence/material-desk.ts';
import type { MaterialItem } from '../../../../domain/evidence/materials/material.ts';
import { message, type Message } from '../../../../words/catalogue.ts';
import { troubleWords } from '../../../uploads/trouble-words.ts';
import type { ChangeTrouble } from './change-trouble.ts';
import type { MaterialsPorts } from '../materials-ports.ts';
import type { OpenPackage } from '../state/open-package.ts';
import type { PackageLook } from './package-look.ts';

type Refused = Extract<RemovalOutcome, { readonly saved: false }>;

/** Why a document is still there. */
function notRemovedWords(outcome: Refused, { files }: MaterialItem): Message {
  return outcome.because === 'changed-by-another'
    ? message('materials.not-removed', { name: files[0]?.name ?? '', by: outcome.by })
    : troubleWords(outcome);
}

/** Taking documents out of a package: one, or several picked of one material; asked about before. */
export class PackageRemoval {
  /** Those whose removal waits for a yes. */
  asked: readonly MaterialItem[] = [];
  /** Those that are on their way out. */
  removing: readonly MaterialItem[] = [];
  /** The material of which several are being picked. */
  pickingFrom: string | undefined = undefined;
  picked: ReadonlySet<string> = new Set();
  readonly #state: OpenPackage;
  readonly #ports: Pick<MaterialsPorts, 'desk' | 'toasts'>;
  readonly #look: PackageLook;
  readonly #trouble: ChangeTrouble;

  constructor(
    state: OpenPackage,
    ports: Pick<MaterialsPorts, 'desk' | 'toasts'>,
    { look, trouble }: { readonly look: PackageLook; readonly trouble: ChangeTrouble },
  ) {
    this.#state = state;
    this.#ports = ports;
    this.#look = look;
    this.#trouble = trouble;
    makeAutoObservable<this>(this, {}, { autoBind: true, deep: false });
  }

  /** Those of the picked that are still there. */
  get chosen(): readonly string[] {
    return [...this.picked].filter((documentId) => this.#state.item(documentId));
  }

  pressed(documentId: string): void {
    this.ask([documentId]);
  }

  pickingStarted(materialId: string): void {
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

  dropped(): void {
    this.asked = [];
  }

  /** Each goes by itself: what can no longer be removed keeps none of the others. */
  async confirmed(): Promise<void> {
    const { asked } = this;
    this.asked = [];
    this.removing = asked;
    const isThrough = await this.tried(async () => {
      for (const { documentId } of asked) await this.remove(documentId);
    });
    await this.tried(async () => this.#look.again());
    runInAction(() => {
      this.removing = [];
      if (isThrough) this.pickingEnded();
    });
  }

  private async tried(work: () => Promise<void>): Promise<boolean> {
    try {
      await work();
      return true;
    } catch (thrown) {
      this.#trouble.faulted(thrown);
      return false;
    }
  }

  private ask(documentIds: readonly string[]): void {
    if (this.removing.length > 0) return;
    this.asked = documentIds.flatMap((documentId) => this.#state.item(documentId)?.item ?? []);
  }

  private async remove(documentId: string): Promise<void> {
    const found = this.#state.item(documentId);
    if (!found) return;
    const outcome = await this.#ports.desk.remove(found.item, found.material);
    if (!outcome.saved && outcome.because !== 'gone')
      this.#ports.toasts.show('warn', notRemovedWords(outcome, found.item));
    else this.#state.leave(found.item.documentId);
  }
}
