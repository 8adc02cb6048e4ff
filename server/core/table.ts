/**
 * Records of one kind by key. Records are copied on the way in and out. Their instants are in milliseconds since the
 * epoch; absent values are undefined.
 */
export interface Table<Stored> {
  find(key: string): Promise<Stored | undefined>;
  /** The existing records of the keys, in the order of the keys. */
  findAll(keys: readonly string[]): Promise<readonly Stored[]>;
  /**
   * As `find`, and prevents other transactions from changing the record, or creating one with this key, until this one
   * ends.
   */
  lock(key: string): Promise<Stored | undefined>;
  /** Inserts a record, or replaces the one with the same key. */
  save(record: Stored): Promise<void>;
  /** As `save`, for many records with different keys. */
  saveAll(records: readonly Stored[]): Promise<void>;
  remove(key: string): Promise<void>;
}
