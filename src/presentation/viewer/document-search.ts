import { makeAutoObservable, runInAction } from 'mobx';
import type { OpenDocument } from '../../application/ports/viewer/shared/document-reader.ts';
import { type SearchableText, type TextPlace, placesOf, searchable } from './text-matches.ts';

export interface FoundText extends TextPlace {
  /** Counted from 1. */
  readonly page: number;
}

/** Nobody steps through more. */
const mostFound = 2_000;

/**
 * Looks for a text in an open document, page by page from the one that is being read, and steps through what it finds.
 */
export class DocumentSearch {
  isOpen = false;
  /** How often it was asked for: each time the field is to take the focus. */
  asked = 0;
  sought = '';
  searching = false;
  /** Some pages could not be searched. */
  incomplete = false;
  /** In the order of the pages. */
  found: readonly FoundText[] = [];
  current: FoundText | undefined;
  readonly #pageShown: () => number;
  readonly #goTo: (page: number) => void;
  #document: OpenDocument | undefined;
  #texts = new Map<number, SearchableText>();
  #run = new AbortController();

  /**
   * @param pageShown the page that is being read
   * @param goTo brings a page before the eye
   */
  constructor(pageShown: () => number, goTo: (page: number) => void) {
    this.#pageShown = pageShown;
    this.#goTo = goTo;
    makeAutoObservable<this>(this, {}, { autoBind: true, deep: false });
  }

  /** Which of those found it is, from 1; 0 for none. */
  get number(): number {
    return this.current === undefined ? 0 : this.found.indexOf(this.current) + 1;
  }

  get isFull(): boolean {
    return this.found.length >= mostFound;
  }

  /** Another document takes the place of the one before, or none. What is sought stays sought. */
  documentChanged(document: OpenDocument | undefined): void {
    this.#document = document;
    this.#texts = new Map();
    this.#begin();
  }

  opened(): void {
    this.isOpen = true;
    this.asked += 1;
  }

  closed(): void {
    this.isOpen = false;
    this.typed('');
  }

  typed(text: string): void {
    this.sought = text;
    this.#begin();
  }

  /** To the next one, or the one before; beyond the last comes the first. */
  stepped(by: 1 | -1): void {
    const { length } = this.found;
    if (length === 0) return;
    const next = this.found[(Math.max(0, this.number - 1) + by + length) % length];
    if (next) this.#show(next);
  }

  #show(found: FoundText): void {
    this.current = found;
    if (found.page !== this.#pageShown()) this.#goTo(found.page);
  }

  #begin(): void {
    this.#run.abort();
    this.#run = new AbortController();
    this.found = [];
    this.current = undefined;
    this.incomplete = false;
    this.searching = this.#document !== undefined && this.sought.trim() !== '';
    if (this.searching && this.#document) void this.#search(this.#document, this.sought, this.#run.signal);
  }

  async #search(document: OpenDocument, sought: string, signal: AbortSignal): Promise<void> {
    const first = Math.max(1, this.#pageShown());
    const pages = Array.from(
      { length: document.pageCount },
      (_unused, index) => ((first - 1 + index) % document.pageCount) + 1,
    );
    for (const page of pages) {
      const text = await this.#textOf(document, page).catch(() => undefined);
      if (signal.aborted) return;
      runInAction(() => this.#foundOn(page, text && placesOf(sought, text)));
      if (this.isFull) break;
    }
    runInAction(() => {
      this.searching = false;
    });
  }

  #foundOn(page: number, places: readonly TextPlace[] | undefined): void {
    if (!places) this.incomplete = true;
    if (!places || places.length === 0) return;
    const added = places.slice(0, mostFound - this.found.length).map((place) => ({ ...place, page }));
    // Those before the page that was being read are found last.
    const at = this.found.findIndex((each) => each.page > page);
    this.found = at < 0 ? [...this.found, ...added] : this.found.toSpliced(at, 0, ...added);
    if (!this.current && added[0]) this.#show(added[0]);
  }

  async #textOf(document: OpenDocument, number: number): Promise<SearchableText> {
    const known = this.#texts.get(number);
    if (known) return known;
    const text = searchable(await (await document.page(number)).text());
    if (document === this.#document) this.#texts.set(number, text);
    return text;
  }
}
