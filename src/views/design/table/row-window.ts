import { RowHeights } from './row-heights.ts';

/** The rows in the window, and the known heights of all rows. */
export interface VisibleRows {
  readonly first: number;
  readonly last: number;
  readonly heights: RowHeights;
}

/**
 * Observes sizes, if the environment has a layout. It is checked at each call, because tests add and remove the layout.
 */
const watchSizes = (heard: ResizeObserverCallback): ResizeObserver | undefined =>
  typeof ResizeObserver === 'undefined' ? undefined : new ResizeObserver(heard);

/** Observes which rows of a long list are in the window while the page scrolls, and measures their heights. */
export class RowWindow {
  #seen: VisibleRows;
  #count = 0;
  #body: HTMLElement | null = null;
  /** The distance from the top of the page to the list, in pixels. */
  #above = 0;
  readonly #listeners = new Set<() => void>();
  readonly #sizes = new Map<Element, number>();
  readonly #observer = watchSizes((entries) => this.#resized(entries));

  /** @param guess the height of a row until one is measured, in pixels */
  constructor(guess: number) {
    this.#seen = { first: 0, last: -1, heights: new RowHeights(0, guess) };
  }

  readonly snapshot = (): VisibleRows => this.#seen;

  readonly subscribe = (heard: () => void): (() => void) => {
    this.#listeners.add(heard);
    return () => void this.#listeners.delete(heard);
  };

  /** Starts to follow the list in this element, and returns a function that stops it. */
  follow(body: HTMLElement): () => void {
    this.#body = body;
    // Content above the list may grow at any time, for example by a notice or by filters that wrap.
    const observer = watchSizes(() => this.#measurePlace());
    observer?.observe(document.body);
    window.addEventListener('scroll', this.#look, { passive: true });
    window.addEventListener('resize', this.#look);
    this.#measurePlace();
    return () => {
      this.#body = null;
      observer?.disconnect();
      window.removeEventListener('scroll', this.#look);
      window.removeEventListener('resize', this.#look);
    };
  }

  /** Sets the number of rows in the list. */
  setCount(count: number): void {
    if (count === this.#count) return;
    this.#count = count;
    this.#tell(this.#seenOf(this.#seen.heights.for(count)));
  }

  /** Measures an element that shows rows, now and after each change of its height. Returns a function that stops it. */
  readonly measure = (element: HTMLElement): (() => void) => {
    this.#sizes.set(element, 0);
    this.#observer?.observe(element);
    return () => {
      this.#sizes.delete(element);
      this.#observer?.unobserve(element);
    };
  };

  /** Measures elements again that show other rows. The observer reports nothing if such an element kept its height. */
  remeasure(): void {
    for (const [element, size] of this.#sizes) {
      if (size === 0 || size === this.#seen.heights.height(indexOf(element))) continue;
      this.#observer?.unobserve(element);
      this.#observer?.observe(element);
    }
  }

  #measurePlace(): void {
    this.#above = (this.#body?.getBoundingClientRect().top ?? 0) + window.scrollY;
    this.#look();
  }

  readonly #look = (): void => {
    const { heights, first, last } = this.#seen;
    const next = this.#seenOf(heights);
    if (next.first !== first || next.last !== last) this.#tell(next);
  };

  #seenOf(heights: RowHeights): VisibleRows {
    const top = window.scrollY - this.#above;
    return { first: heights.at(top), last: this.#count === 0 ? -1 : heights.at(top + window.innerHeight), heights };
  }

  #tell(seen: VisibleRows): void {
    this.#seen = seen;
    for (const heard of this.#listeners) heard();
  }

  #resized(entries: readonly ResizeObserverEntry[]): void {
    const { heights, first } = this.#seen;
    let [changed, above] = [false, 0];
    for (const { target, borderBoxSize } of entries) {
      const height = borderBoxSize[0]?.blockSize ?? 0;
      const index = indexOf(target);
      // Without layout there are no heights to measure.
      if (height === 0 || index >= this.#count || !target.isConnected) continue;
      this.#sizes.set(target, height);
      const before = heights.top(this.#count);
      const change = heights.setHeight(index, height);
      changed ||= heights.top(this.#count) !== before;
      if (index < first) above += change;
    }
    if (!changed) return;
    // The visible rows keep their place when rows above them change their heights.
    if (above !== 0) window.scrollBy(0, above);
    this.#tell(this.#seenOf(heights));
  }
}

const indexOf = (element: Element): number => (element instanceof HTMLElement ? Number(element.dataset['index']) : 0);
