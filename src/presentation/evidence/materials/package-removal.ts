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
  readonly find: (docFileId: string) => Placed | undefined;
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
  const left = all.filter((docFileId) => !gone.includes(docFileId));
  const after = all.slice(all.findIndex((docFileId) => gone.includes(docFileId)));
  return (
    left.find((docFileId) => folds.isUnfolded(docFileId)) ??
    after.find((docFileId) => left.includes(docFileId)) ??
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
    return [...this.picked].filter((docFileId) => this.#parts.find(docFileId));
  }

  pressed(docFileId: string): void {
    this.ask([docFileId]);
  }

  pickingStarted(docMaterialId: string): void {
    this.pickingFrom = docMaterialId;
    this.picked = new Set();
  }

  pickingEnded(): void {
    this.pickingFrom = undefined;
    this.picked = new Set();
  }

  pickToggled(docFileId: string): void {
    const picked = new Set(this.picked);
    if (!picked.delete(docFileId)) picked.add(docFileId);
    this.picked = picked;
  }

  allPicked(docFileIds: readonly string[]): void {
    this.picked = new Set(docFileIds);
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
      for (const { docFileId } of asked) await this.remove(docFileId);
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

  private ask(docFileIds: readonly string[]): void {
    if (this.removing.length > 0) return;
    this.asked = docFileIds.flatMap((docFileId) => this.#parts.find(docFileId)?.item ?? []);
  }

  private async remove(docFileId: string): Promise<void> {
    const found = this.#parts.find(docFileId);
    if (!found) return;
    const outcome = await this.#parts.desk.remove(found.item, found.material);
    if (!outcome.saved && outcome.because !== 'gone') this.#parts.refused(outcome, found.item);
    else this.#parts.removed(found.item);
  }
}
