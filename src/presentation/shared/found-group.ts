import type { Message, PlainKey } from '../../words/catalogue.ts';

/** Something that can be gone to. */
export interface FoundEntry {
  /** Different from every other of its group. */
  readonly id: string;
  /**
   * As it is called where it came from: a number, or a name that the back end gave. Words of the portal are messages.
   */
  readonly name: string | Message;
  readonly about: readonly (string | Message)[];
  readonly path: string;
}

/** What was found of one kind. */
export interface FoundGroup {
  readonly name: PlainKey;
  readonly entries: readonly FoundEntry[];
}

/** A room's share in what the header looks up: another one brings its own. */
export interface FindSource {
  /** Groups in the order in which they are shown; throws `PortFault`. */
  find(asked: string, signal: AbortSignal): Promise<readonly FoundGroup[]>;
}
