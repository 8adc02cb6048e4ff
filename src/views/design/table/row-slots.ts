/**
 * Assigns rows to elements of the page. A row keeps its element while it is shown, and a new row takes the element of
 * one that has left, because filling an element costs a fraction of creating one.
 */
export class RowSlots {
  #slots: ReadonlyMap<number, number> = new Map();

  /** The slot of each of these rows. Repeated calls with the same rows return the same slots. */
  of(indexes: readonly number[]): readonly number[] {
    const staying = new Map(
      indexes.flatMap((index) => (this.#slots.has(index) ? [[index, this.#slots.get(index) ?? 0] as const] : [])),
    );
    const taken = new Set(staying.values());
    let next = 0;
    const free = (): number => {
      while (taken.has(next)) next += 1;
      taken.add(next);
      return next;
    };
    this.#slots = new Map(indexes.map((index) => [index, staying.get(index) ?? free()]));
    return [...this.#slots.values()];
  }
}
