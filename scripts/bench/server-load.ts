import { setTimeout as pause } from 'node:timers/promises';
import { percentile, type Measurement, type Reading } from './reading.ts';
import { saveAccounts } from './server-load/accounts.ts';
import { residentMemory, withServer } from './server-load/started-server.ts';
import { Visitor } from './server-load/visitor.ts';

const people = 50;
const rounds = 40;

async function readings(origin: string, names: readonly string[], pid: number): Promise<readonly Reading[]> {
  const visitors = await Promise.all(names.map(async (name) => Visitor.signedIn(origin, name)));
  const numbers = (await visitors[0]?.list(1, 100)) ?? [];
  await visitors[0]?.send('POST', '/sandbox/v1/seed', { packages: 10_000 });
  const took = { list: [] as number[], detail: [] as number[], materials: [] as number[] };
  const timed = async (into: number[], work: () => Promise<unknown>): Promise<void> => {
    const begun = performance.now();
    await work();
    into.push(performance.now() - begun);
  };
  const walk = async (visitor: Visitor, at: number, times: number): Promise<void> => {
    for (let round = 0; round < times; round += 1) {
      const number = numbers[(at + round) % numbers.length] ?? '';
      await timed(took.list, async () => visitor.list(1 + round, 20));
      await timed(took.detail, async () => visitor.detail(number));
      await timed(took.materials, async () => visitor.materials(number));
    }
  };
  // Code is compiled and caches are filled before memory is measured.
  await Promise.all(visitors.map(async (visitor, at) => walk(visitor, at, 2)));
  for (const each of Object.values(took)) each.length = 0;
  await pause(3000);
  const before = await residentMemory(pid);
  await Promise.all(visitors.map(async (visitor, at) => walk(visitor, at, rounds)));
  await pause(15_000);
  const after = await residentMemory(pid);
  const listTakes = percentile(took.list, 0.99);
  const floor = { is: 'list, 99 of 100', value: listTakes };
  return [
    {
      what: `detail, ${people} at once, 99 of 100`,
      measured: percentile(took.detail, 0.99),
      unit: 'ms',
      floor,
      limit: 1.2,
    },
    {
      what: `materials, ${people} at once, 99 of 100`,
      measured: percentile(took.materials, 0.99),
      unit: 'ms',
      floor,
      limit: 1.2,
    },
    { what: 'memory after the load', measured: after, unit: 'kB', floor: { is: 'before', value: before }, limit: 1.3 },
  ];
}

/**
 * Lists, packages and materials over HTTP, requested by fifty people concurrently. The server runs in its own process.
 */
export const serverLoad: Measurement = {
  name: 'server',
  measure: async () =>
    withServer(async ({ origin, connectionString, pid }) =>
      readings(origin, await saveAccounts(connectionString, people), pid),
    ),
};
