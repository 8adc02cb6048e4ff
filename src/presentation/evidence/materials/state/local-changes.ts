import type { Material, MaterialItem } from '../../../../domain/evidence/materials/material.ts';

/** The changes of documents in this window, in their order, so that no older answer reverts them. */
export class LocalChanges {
  #count = 0;
  /** The number of the last change of each document. */
  readonly #lastChange = new Map<string, number>();

  /** The number of changes so far, which marks a request before it is sent. */
  get count(): number {
    return this.#count;
  }

  add(documentId: string): void {
    this.#count += 1;
    this.#lastChange.set(documentId, this.#count);
  }

  /**
   * Merges an answer with the changes made here since its request.
   * @param here the materials as they are in this window
   * @param count the number of changes when the request was sent
   */
  mergeInto(answer: readonly Material[], here: readonly Material[], count: number): readonly Material[] {
    const isNewer = ({ documentId }: MaterialItem): boolean => (this.#lastChange.get(documentId) ?? 0) > count;
    return answer.map((material) => {
      const own = here.find(({ materialId }) => materialId === material.materialId);
      const newer = own?.items.filter(isNewer) ?? [];
      const known = new Map(newer.map((item) => [item.documentId, item]));
      const items = material.items.map((item) => known.get(item.documentId) ?? item);
      return { ...material, items: [...items, ...newer.filter((item) => !items.includes(item))] };
    });
  }
}
