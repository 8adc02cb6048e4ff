import type { Page, Request } from 'playwright';

/** One request of a page, with times of this process in milliseconds. */
export interface Fetch {
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly began: number;
  readonly ended: number;
}

/** Records the requests of a page from now on. */
export function noted(page: Page): () => readonly Fetch[] {
  const under = new Map<Request, number>();
  const all: Fetch[] = [];
  page.on('request', (request) => under.set(request, performance.now()));
  page.on('requestfinished', (request) => {
    const began = under.get(request);
    if (began !== undefined)
      all.push({ url: request.url(), headers: request.headers(), began, ended: performance.now() });
  });
  return () => all.toSorted((one, other) => one.began - other.began);
}

/** Groups requests into rounds: each round starts after the one before has been answered. */
export function roundsOf(fetches: readonly Fetch[]): readonly (readonly Fetch[])[] {
  const rounds: Fetch[][] = [];
  for (const fetch of fetches) {
    const last = rounds.at(-1);
    if (last?.some(({ ended }) => ended > fetch.began)) last.push(fetch);
    else rounds.push([fetch]);
  }
  return rounds;
}

/** The headers that a browser allows a page to set. */
const sayable = ({ headers }: Fetch): Record<string, string> =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => ['range', 'accept', 'x-xsrf-token'].includes(name)));

/**
 * Fetches from an empty page: the first request at once, and the later rounds one after another as soon as the request
 * that returns the address has been answered. Returns the milliseconds until everything has arrived.
 */
export async function plainly(
  page: Page,
  address: Fetch,
  atOnce: readonly Fetch[],
  rounds: readonly (readonly Fetch[])[],
): Promise<number> {
  const order = (fetch: Fetch) => ({ url: fetch.url, headers: sayable(fetch) });
  return page.evaluate(
    async (orders) => {
      const whole = async ({
        url,
        headers,
      }: {
        readonly url: string;
        readonly headers: Record<string, string>;
      }): Promise<void> => void (await (await fetch(url, { headers })).arrayBuffer());
      const began = performance.now();
      const parts = async (): Promise<void> => {
        await whole(orders.address);
        for (const round of orders.rounds) await Promise.all(round.map(whole));
      };
      await Promise.all([parts(), ...orders.atOnce.map(whole)]);
      return performance.now() - began;
    },
    { address: order(address), atOnce: atOnce.map(order), rounds: rounds.map((round) => round.map(order)) },
  );
}
