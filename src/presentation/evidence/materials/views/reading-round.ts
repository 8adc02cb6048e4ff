/**
 * What came of documents that were read once more together: of how many something could be read, of how many nothing;
 * the others are under way.
 */
export interface ReadingRound {
  readonly total: number;
  readonly read: number;
  readonly unread: number;
}
