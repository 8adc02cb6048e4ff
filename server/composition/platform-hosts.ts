import type { Store } from '../core/store.ts';

/** Milliseconds for which the hosts are cached. A new platform becomes reachable within this time. */
const cacheLifetime = 15_000;

/**
 * Returns a function that tells whether a host name belongs to a platform of the store. All names are read together, so
 * that requests for invented names cause at most one read per cache period.
 *
 * @param now monotonic time in milliseconds
 */
export function platformHosts(
  store: Pick<Store, 'transaction'>,
  now: () => number,
): (host: string) => Promise<boolean> {
  let read: { readonly at: number; readonly hosts: Promise<ReadonlySet<string>> } | undefined;
  const readHosts = async (): Promise<ReadonlySet<string>> =>
    new Set(
      (await store.transaction(async (transaction) => transaction.platforms.all()))
        .map(({ host }) => host)
        .filter((host) => host !== '*'),
    );
  return async (host) => {
    if (read === undefined || now() - read.at >= cacheLifetime) {
      const hosts = readHosts();
      read = { at: now(), hosts };
      // A failed read is not cached.
      hosts.catch(() => (read = undefined));
    }
    return (await read.hosts).has(host);
  };
}
