/**
 * The heights of the rows of a long list. Most are equal; the others are stored as differences in a binary indexed
 * tree, so that a change of one row among a hundred thousand is cheap.
 */
export class RowHeights {
  readonly #count: number;
  #usual: number;
  #isGuess = true;
  readonly #others = new Map<number, number>();
  #tree: Float64Array | undefined;

  /** @param guess the height of a row until one is measured, in pixels */
  constructor(count: number, guess: number) {
    this.#count = count;
    this.#usual = guess;
  }

  /** A copy of the heights for a list of another length. */
  for(count: number): RowHeights {
    const next = new RowHeights(count, this.#usual);
    next.#isGuess = this.#isGuess;
    for (const [index, height] of this.#others) if (index < count) next.setHeight(index, height);
    return next;
  }

  /**
   * The distance from the top of the list to this row, in pixels; the list's height for the index after the last row.
   */
  top(index: number): number {
    let sum = index * this.#usual;
    if (this.#tree) for (let at = index; at > 0; at -= at & -at) sum += this.#tree[at] ?? 0;
    return sum;
  }

  height(index: number): number {
    return this.#others.get(index) ?? this.#usual;
  }

  /**
   * The row at a distance from the top of the list, in pixels; the first or last row if the distance is outside the
   * list.
   */
  at(pixels: number): number {
    const last = Math.max(0, this.#count - 1);
    if (!this.#tree) return Math.min(last, Math.max(0, Math.floor(pixels / this.#usual)));
    let [before, left] = [0, pixels];
    for (let step = 2 ** Math.floor(Math.log2(this.#count)); step >= 1; step /= 2) {
      const height = step * this.#usual + (this.#tree[before + step] ?? 0);
      if (before + step > this.#count || height > left) continue;
      before += step;
      left -= height;
    }
    return Math.min(last, before);
  }

  /**
   * Sets the height of a row. The first measured height is assumed for all.
   * @returns how far the rows below move
   */
  setHeight(index: number, height: number): number {
    if (this.#isGuess) {
      this.#isGuess = false;
      this.#usual = height;
    }
    const change = height - this.height(index);
    if (change === 0) return 0;
    this.#others.set(index, height);
    this.#tree ??= new Float64Array(this.#count + 1);
    for (let at = index + 1; at <= this.#count; at += at & -at) this.#tree[at] = (this.#tree[at] ?? 0) + change;
    return change;
  }
}
