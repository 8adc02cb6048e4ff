import type { Message, PlainKey } from '../../words/catalogue.ts';

/** A search result that the user can go to. */
export interface FoundEntry {
  /** Unique within its group. */
  readonly id: string;
  /** A number or a name that the back end gave; the portal's own words are messages. */
  readonly name: string | Message;
  readonly about: readonly (string | Message)[];
  readonly path: string;
}

/** The search results of one kind. */
export interface FoundGroup {
  readonly name: PlainKey;
  readonly entries: readonly FoundEntry[];
}

/** One source of results of the header's search. */
export interface FindSource {
  /**
   * Finds groups, in the order in which they are shown.
   * @throws `PortFault`
   */
  find(query: string, signal: AbortSignal): Promise<readonly FoundGroup[]>;
}
