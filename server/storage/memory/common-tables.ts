import type { CallCountRecord, KeyedCallRecord, LeaseRecord, ReceiptRecord } from '../../core/records/common.ts';
import type { Announcement, CommonTables } from '../../core/tables/common.ts';
import type { MemoryShelf } from './memory-shelf.ts';

/** The progress of the running transaction. */
export interface MemoryWork {
  hasWritten(): boolean;
  announce(announcements: readonly Announcement[]): void;
}

function spansTable<Stored extends LeaseRecord | CallCountRecord>(
  { table }: MemoryShelf,
  keyOf: (record: Stored) => string,
) {
  const spans = table<Stored>(keyOf);
  return Object.assign(spans, {
    removeEndedBefore: async (instant: number) => {
      for (const span of spans.select((each) => each.until < instant)) await spans.remove(keyOf(span));
    },
  });
}

function keyedCallsTable({ table }: MemoryShelf): CommonTables['keyedCalls'] {
  const keyedCalls = table<KeyedCallRecord>((each) => each.id);
  return Object.assign(keyedCalls, {
    removeBegunBefore: async (instant: number) => {
      for (const { id } of keyedCalls.select((each) => each.at < instant)) await keyedCalls.remove(id);
    },
  });
}

function factsOf({ table }: MemoryShelf): CommonTables['facts'] {
  const facts = table<{ readonly name: string; readonly value: unknown }>((fact) => fact.name);
  return {
    read: async (name) => (await facts.find(name))?.value,
    readAll: async (names) => Promise.all(names.map(async (name) => (await facts.find(name))?.value)),
    lock: async (name) => (await facts.lock(name))?.value,
    write: async (name, value) => facts.save({ name, value }),
  };
}

function nextNumberOf({ table }: MemoryShelf): CommonTables['nextNumber'] {
  const series = table<{ readonly name: string; readonly last: number }>((each) => each.name);
  return async (name) => {
    const last = ((await series.lock(name))?.last ?? 0) + 1;
    await series.save({ name, last });
    return last;
  };
}

export function commonTables(shelf: MemoryShelf, work: MemoryWork): CommonTables {
  return {
    leases: spansTable<LeaseRecord>(shelf, (lease) => lease.name),
    callCounts: spansTable<CallCountRecord>(shelf, (count) => count.key),
    receipts: shelf.table<ReceiptRecord>((receipt) => receipt.key),
    keyedCalls: keyedCallsTable(shelf),
    facts: factsOf(shelf),
    // All data is in memory already.
    prefetchParties: async () => undefined,
    hasWritten: async () => work.hasWritten(),
    announce: async (announcements) => work.announce(announcements),
    nextNumber: nextNumberOf(shelf),
  };
}
