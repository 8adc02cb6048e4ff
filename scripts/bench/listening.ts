import { setTimeout as pause } from 'node:timers/promises';
import type { MessageRecord } from '../../server/core/records/messages.ts';
import { PostgresStore } from '../../server/storage/postgres/postgres-store.ts';
import { median, percentile, type Measurement, type Reading } from './reading.ts';
import { saveAccounts } from './server-load/accounts.ts';
import { residentMemory, withServer } from './server-load/started-server.ts';
import { Visitor } from './server-load/visitor.ts';

const people = 1000;
const rounds = 5;
/** Number of concurrent sign-ins. */
const atOnce = 20;
/** Longest wait for missing notifications, in milliseconds. */
const maxWaitMs = 10_000;

/** Saves one message for each person, as another server of the same installation does for a step of a package. */
async function tellAll(store: PostgresStore, names: readonly string[], round: number): Promise<void> {
  const sent = names.map((userName): MessageRecord => ({
    id: `N-${round}-${userName}`,
    userId: `U-${userName}`,
    source: 'package',
    kind: 'repaid',
    subject: 'DD-1',
    category: 'funds',
    values: {
      book: 'credit',
      side: 'finance',
      act: 'pays-out',
      party: '',
      funder: '',
      amount: '1.00',
      by: '',
      reason: '',
    },
    sentAt: Date.now(),
    readAt: undefined,
    matter: undefined,
    settledAt: undefined,
  }));
  await store.transaction(async (transaction) => {
    await transaction.messages.saveAll(sent);
    await transaction.announce(sent.map(({ userId }) => ({ userId, topic: 'messages' })));
  });
}

async function readings(origin: string, connectionString: string, pid: number): Promise<readonly Reading[]> {
  const names = await saveAccounts(connectionString, people);
  const store = new PostgresStore(connectionString);
  let heard: number[] = [];
  const leaving: (() => void)[] = [];
  for (let first = 0; first < names.length; first += atOnce) {
    // Each group waits for the one before.
    // oxlint-disable-next-line no-await-in-loop
    const visitors = await Promise.all(
      names.slice(first, first + atOnce).map(async (name) => Visitor.signedIn(origin, name)),
    );
    // oxlint-disable-next-line no-await-in-loop
    leaving.push(
      ...(await Promise.all(
        visitors.map(async (visitor) =>
          visitor.listening((topic) => topic === 'messages' && heard.push(performance.now())),
        ),
      )),
    );
  }
  const [all, mostOf, missed]: [number[], number[], number[]] = [[], [], []];
  for (let round = 0; round < rounds; round += 1) {
    heard = [];
    const begun = performance.now();
    // oxlint-disable-next-line no-await-in-loop
    await tellAll(store, names, round);
    // oxlint-disable-next-line no-await-in-loop
    while (heard.length < people && performance.now() - begun < maxWaitMs) await pause(5);
    missed.push(people - heard.length);
    all.push(Math.max(...heard) - begun);
    mostOf.push(percentile(heard, 0.5) - begun);
  }
  const memory = await residentMemory(pid);
  for (const leave of leaving) leave();
  await store.close();
  return [
    {
      what: `one message to ${people} who listen: all have heard it`,
      measured: median(all),
      unit: 'ms',
      limit: 1000,
      inTheWay: `half of them after ${median(mostOf).toFixed(0)} ms`,
    },
    { what: 'of these did not hear it', measured: Math.max(...missed), unit: 'of 1000', limit: 0 },
    { what: 'memory of the server meanwhile', measured: memory, unit: 'kB', limit: 400_000 },
  ];
}

/** A thousand connections over which the back end announces changes. The server runs in its own process. */
export const listening: Measurement = {
  name: 'listening',
  measure: async () => withServer(async ({ origin, connectionString, pid }) => readings(origin, connectionString, pid)),
};
