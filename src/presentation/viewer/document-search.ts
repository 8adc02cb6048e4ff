import { makeAutoObservable, runInAction } from 'mobx';
import type { OpenDocument } from '../../application/ports/viewer/shared/document-reader.ts';
import { type SearchableText, type TextPlace, placesOf, toSearchable } from './text-matches.ts';

export interface FoundText extends TextPlace {
  /** Counted from 1. */
  readonly page: number;
}

/** The largest number of matches; no one steps through more. */
const maxMatches = 2_000;

/** Searches a text in an open document, page by page from the one that is being read, and steps through the matches. */
export class DocumentSearch {
  isOpen = false;
  /** How often the search was opened. The field takes the focus each time. */
  openCount = 0;
  query = '';
  searching = false;
  /** Whether some pages could not be searched. */
  incomplete = false;
  /** The matches in the order of the pages. */
  found: readonly FoundText[] = [];
  current: FoundText | undefined;
  readonly #currentPage: () => number;
  readonly #goTo: (page: number) => void;
  #document: OpenDocument | undefined;
  #texts = new Map<number, SearchableText>();
  #run = new AbortController();

  /**
   * @param currentPage the page that is being read
   * @param goTo shows a page
   */
  constructor(currentPage: () => number, goTo: (page: number) => void) {
    this.#currentPage = currentPage;
    this.#goTo = goTo;
    makeAutoObservable<this>(this, {}, { autoBind: true, deep: false });
  }

  /** The number of the current match, from 1; 0 for none. */
  get number(): number {
    return this.current === undefined ? 0 : this.found.indexOf(this.current) + 1;
  }

  get isFull(): boolean {
    return this.found.length >= maxMatches;
  }

  /** Searches another document, or none, for the same text. */
  setDocument(document: OpenDocument | undefined): void {
    this.#document = document;
    this.#texts = new Map();
    this.#begin();
  }

  opened(): void {
    this.isOpen = true;
    this.openCount += 1;
  }

  closed(): void {
    this.isOpen = false;
    this.queryTyped('');
  }

  queryTyped(text: string): void {
    this.query = text;
    this.#begin();
  }

  /** Shows the next or the previous match, cyclically. */
  step(by: 1 | -1): void {
    const { length } = this.found;
    if (length === 0) return;
    const next = this.found[(Math.max(0, this.number - 1) + by + length) % length];
    if (next) this.#show(next);
  }

  #show(found: FoundText): void {
    this.current = found;
    if (found.page !== this.#currentPage()) this.#goTo(found.page);
  }

  #begin(): void {
    this.#run.abort();
    this.#run = new AbortController();
    this.found = [];
    this.current = undefined;
    this.incomplete = false;
    this.searching = this.#document !== undefined && this.query.trim() !== '';
    if (this.searching && this.#document) void this.#search(this.#document, this.query, this.#run.signal);
  }

  async #search(document: OpenDocument, query: string, signal: AbortSignal): Promise<void> {
    const first = Math.max(1, this.#currentPage());
    const pages = Array.from(
      { length: document.pageCount },
      (_unused, index) => ((first - 1 + index) % document.pageCount) + 1,
    );
    for (const page of pages) {
      const text = await this.#textOf(document, page).catch(() => undefined);
      if (signal.aborted) return;
      runInAction(() => this.#addMatches(page, text && placesOf(query, text)));
      if (this.isFull) break;
    }
    runInAction(() => {
      this.searching = false;
    });
  }

  #addMatches(page: number, places: readonly TextPlace[] | undefined): void {
    if (!places) this.incomplete = true;
    if (!places || places.length === 0) return;
    const added = places.slice(0, maxMatches - this.found.length).map((place) => ({ ...place, page }));
    // Matches before the page that was being read are found last.
    const at = this.found.findIndex((each) => each.page > page);
    this.found = at < 0 ? [...this.found, ...added] : this.found.toSpliced(at, 0, ...added);
    if (!this.current && added[0]) this.#show(added[0]);
  }

  async #textOf(document: OpenDocument, number: number): Promise<SearchableText> {
    const known = this.#texts.get(number);
    if (known) return known;
    const text = toSearchable(await (await document.page(number)).text());
    if (document === this.#document) this.#texts.set(number, text);
    return text;
  }
}
