import type { Material, MaterialItem } from '../../../../domain/evidence/materials/material.ts';

/** The changes of documents that were made in this window, in their order: no older answer takes them back. */
export class LocalChanges {
  #count = 0;
  /** The last change of each document, by its place among all changes. */
  readonly #at = new Map<string, number>();

  /** How many changes were made so far. A question that is asked now knows no later ones. */
  get count(): number {
    return this.#count;
  }

  add(documentId: string): void {
    this.#count += 1;
    this.#at.set(documentId, this.#count);
  }

  /** An answer to a question that was asked at `count`, with what was made or changed here since. */
  over(answer: readonly Material[], here: readonly Material[], count: number): readonly Material[] {
    const isNewer = ({ documentId }: MaterialItem): boolean => (this.#at.get(documentId) ?? 0) > count;
    return answer.map((material) => {
      const own = here.find(({ materialId }) => materialId === material.materialId);
      const newer = own?.items.filter(isNewer) ?? [];
      const known = new Map(newer.map((item) => [item.documentId, item]));
      const items = material.items.map((item) => known.get(item.documentId) ?? item);
      return { ...material, items: [...items, ...newer.filter((item) => !items.includes(item))] };
    });
  }
}
