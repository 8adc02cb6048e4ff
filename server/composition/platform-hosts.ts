import type { Store } from '../core/store.ts';

/** Time for which the hosts are kept, in milliseconds: a platform that is added is reached within it. */
const kept = 15_000;

/**
 * Whether a host name belongs to a platform of the store. All names are read together, so that requests for made-up
 * names cost one reading in fifteen seconds.
 *
 * @param now Milliseconds that only grow.
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
    if (read === undefined || now() - read.at >= kept) {
      const hosts = readHosts();
      read = { at: now(), hosts };
      // A failed reading is not kept.
      hosts.catch(() => (read = undefined));
    }
    return (await read.hosts).has(host);
  };
}
