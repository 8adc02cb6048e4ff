/** The progress of a joint reading: how many documents could be read and how many not; the others are being read. */
export interface ReadingRound {
  readonly total: number;
  readonly read: number;
  readonly unread: number;
}
