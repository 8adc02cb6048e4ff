import { ownedRecord, type OwnedBy, type Table } from '../../core/table.ts';
import { copyRecord } from './copied-record.ts';

/** Reverts the writes of a failed transaction. */
export type Undo = () => void;

/** Records in a map. They are copied when saved and when read. */
export class MemoryTable<Stored> implements Table<Stored> {
  readonly records = new Map<string, Stored>();
  private readonly keyOf: (record: Stored) => string;
  private readonly undo: (step: Undo) => void;

  constructor(keyOf: (record: Stored) => string, undo: (step: Undo) => void) {
    this.keyOf = keyOf;
    this.undo = undo;
  }

  async find(key: string): Promise<Stored | undefined> {
    return copyRecord(this.records.get(key));
  }

  async findAll(keys: readonly string[]): Promise<readonly Stored[]> {
    return keys.flatMap((key) => copyRecord(this.records.get(key)) ?? []);
  }

  /** Transactions follow one another here, so everything read is locked. */
  async lock(key: string, owner?: OwnedBy<Stored>): Promise<Stored | undefined> {
    return ownedRecord(await this.find(key), owner);
  }

  async save(record: Stored): Promise<void> {
    this.put(this.keyOf(record), copyRecord(record));
  }

  async saveAll(records: readonly Stored[]): Promise<void> {
    for (const record of records) await this.save(record);
  }

  async remove(key: string): Promise<void> {
    this.put(key, undefined);
  }

  select(matches: (record: Stored) => boolean): Stored[] {
    return this.selectUncopied(matches).map((record) => copyRecord(record));
  }

  /** The records themselves, for code that only counts or filters them. */
  selectUncopied(matches: (record: Stored) => boolean): readonly Stored[] {
    return this.records.values().filter(matches).toArray();
  }

  private put(key: string, record: Stored | undefined): void {
    const before = this.records.get(key);
    const write = (value: Stored | undefined): void => {
      if (value === undefined) this.records.delete(key);
      else this.records.set(key, value);
    };
    this.undo(() => write(before));
    write(record);
  }
}
