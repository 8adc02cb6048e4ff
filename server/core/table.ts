/** A company, and the fields of a record of which one has to name it. */
export interface OwnedBy<Stored> {
  readonly companyId: string;
  readonly by: readonly (keyof Stored & string)[];
}

/** The owner of records whose company is in `pkCorp`, as on the wire. */
export const ownerByPkCorp = (companyId: string) => ({ companyId, by: ['pkCorp'] }) as const;

/** A record, or undefined for one of another company. Without an owner, any record. */
export const ownedRecord = <Stored>(record: Stored | undefined, owner?: OwnedBy<Stored>): Stored | undefined =>
  record && owner && !owner.by.some((field) => record[field] === owner.companyId) ? undefined : record;

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
   * ends. With an owner, a record of another company is treated as an unknown one: it is neither locked nor waited for,
   * so that no wait tells that it exists. A key without a record of the owner is not locked, so that others may create
   * one.
   */
  lock(key: string, owner?: OwnedBy<Stored>): Promise<Stored | undefined>;
  /** Inserts a record, or replaces the one with the same key. */
  save(record: Stored): Promise<void>;
  /** As `save`, for many records with different keys. */
  saveAll(records: readonly Stored[]): Promise<void>;
  remove(key: string): Promise<void>;
}

/** A record of an owner, locked with `locks`; undefined for an unknown one and one of another company alike. */
export async function readOwned<Stored>(
  table: Pick<Table<Stored>, 'find' | 'lock'>,
  key: string,
  owner: OwnedBy<Stored>,
  locks: boolean,
): Promise<Stored | undefined> {
  return locks ? table.lock(key, owner) : ownedRecord(await table.find(key), owner);
}
