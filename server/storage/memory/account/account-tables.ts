import type { AccountLanguageRecord, SecurityEventRecord, MailAddressRecord } from '../../../core/records/account.ts';
import type { AccountTables } from '../../../core/tables/account.ts';
import type { MemoryShelf } from '../memory-shelf.ts';

function securityEventsTable({ table }: MemoryShelf): AccountTables['securityEvents'] {
  const securityEvents = table<SecurityEventRecord>((event) => event.id);
  return Object.assign(securityEvents, {
    of: async (
      userId: string,
      since: number,
      { offset, limit }: { readonly offset: number; readonly limit: number },
    ) => {
      const own = securityEvents
        .select((event) => event.userId === userId && event.at >= since)
        .toSorted((a, b) => b.at - a.at || (a.id < b.id ? 1 : -1));
      return { total: own.length, records: own.slice(offset, offset + limit) };
    },
    lastOf: async (userIds: readonly string[], whats: readonly string[]) => {
      const last = new Map<string, number>();
      for (const { userId, at } of securityEvents.select(
        (event) => userIds.includes(event.userId) && whats.includes(event.what),
      ))
        last.set(userId, Math.max(at, last.get(userId) ?? at));
      return last;
    },
    removeBefore: async (instant: number) => {
      for (const { id } of securityEvents.select((event) => event.at < instant)) await securityEvents.remove(id);
    },
  });
}

export function accountTables(shelf: MemoryShelf): AccountTables {
  return {
    securityEvents: securityEventsTable(shelf),
    mailAddresses: shelf.table<MailAddressRecord>((each) => each.userId),
    accountLanguages: shelf.table<AccountLanguageRecord>((each) => each.userId),
  };
}
