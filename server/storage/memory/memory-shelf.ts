import { MemoryTable, type Undo } from './memory-table.ts';

/** All records of one memory store. The tables of every area are made on it, always in the same order. */
export class MemoryShelf {
  readonly undo: (step: Undo) => void;
  private readonly maps: Map<string, unknown>[] = [];
  private readonly lists: unknown[][] = [];

  constructor(undo: (step: Undo) => void) {
    this.undo = undo;
  }

  /** A new table of one kind of record. */
  readonly table = <Stored>(keyOf: (record: Stored) => string): MemoryTable<Stored> =>
    this.addTable(new MemoryTable<Stored>(keyOf, this.undo));

  /** Makes a table's records part of the store. */
  readonly addTable = <Table extends { readonly records: Map<string, unknown> }>(table: Table): Table => {
    this.maps.push(table.records);
    return table;
  };

  /** A new list of records that are only appended. */
  readonly list = <Stored>(): Stored[] => {
    const list: Stored[] = [];
    this.lists.push(list);
    return list;
  };

  /** Copies all records to an empty store. Records are never changed in place, so both stores can share them. */
  copyTo(copy: MemoryShelf): void {
    for (const [index, map] of this.maps.entries()) for (const [key, record] of map) copy.maps[index]?.set(key, record);
    for (const [index, list] of this.lists.entries()) copy.lists[index]?.push(...list);
  }
}
