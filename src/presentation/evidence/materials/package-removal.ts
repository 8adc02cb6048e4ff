import { makeAutoObservable, runInAction } from 'mobx';
import type { RemovalOutcome } from '../../../application/ports/evidence/material-desk.ts';
import type { MaterialItem } from '../../../domain/evidence/materials/material.ts';
import { message, type Message } from '../../../words/catalogue.ts';
import { troubleWords } from '../../uploads/trouble-words.ts';
import type { ChangeParts } from './change-parts.ts';
import type { Placed } from '../shared/placed.ts';
import type { ItemFolds } from './item-folds.ts';

export interface RemovalParts extends Omit<ChangeParts, 'refused'> {
  readonly refused: (outcome: Refused, item: MaterialItem) => void;
  readonly find: (documentId: string) => Placed | undefined;
  readonly removed: (item: MaterialItem) => void;
}

type Refused = Extract<RemovalOutcome, { readonly saved: false }>;

/** Why a document is still there. */
export function notRemovedWords(outcome: Refused, { files }: MaterialItem): Message {
  return outcome.because === 'changed-by-another'
    ? message('materials.not-removed', { name: files[0]?.name ?? '', by: outcome.by })
    : troubleWords(outcome);
}

/**
 * Where one goes on among the documents of a material once some are removed: at the one that stands open, else after
 * the first of those that go, else at the last.
 */
export function besideRemoved(
  all: readonly string[],
  gone: readonly string[],
  folds: Pick<ItemFolds, 'isUnfolded'>,
): string | undefined {
  const left = all.filter((documentId) => !gone.includes(documentId));
  const after = all.slice(all.findIndex((documentId) => gone.includes(documentId)));
  return (
    left.find((documentId) => folds.isUnfolded(documentId)) ??
    after.find((documentId) => left.includes(documentId)) ??
    left.at(-1)
  );
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
  readonly #parts: RemovalParts;

  constructor(parts: RemovalParts) {
    this.#parts = parts;
    makeAutoObservable<this>(this, {}, { autoBind: true, deep: false });
  }

  /** Those of the picked that are still there. */
  get chosen(): readonly string[] {
    return [...this.picked].filter((documentId) => this.#parts.find(documentId));
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
    await this.tried(this.#parts.refresh);
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
      this.#parts.faulted(thrown);
      return false;
    }
  }

  private ask(documentIds: readonly string[]): void {
    if (this.removing.length > 0) return;
    this.asked = documentIds.flatMap((documentId) => this.#parts.find(documentId)?.item ?? []);
  }

  private async remove(documentId: string): Promise<void> {
    const found = this.#parts.find(documentId);
    if (!found) return;
    const outcome = await this.#parts.desk.remove(found.item, found.material);
    if (!outcome.saved && outcome.because !== 'gone') this.#parts.refused(outcome, found.item);
    else this.#parts.removed(found.item);
  }
}
