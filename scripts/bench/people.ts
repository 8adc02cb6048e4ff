import { createHash, randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { pdfBytes } from '../../features/support/files.ts';
import { seedArrival } from '../../server/seed/evidence/arrived-package.ts';
import { PostgresStore } from '../../server/storage/postgres/postgres-store.ts';
import { percentile, type Measurement, type Reading } from './reading.ts';
import { residentMemory, withServer } from './server-load/started-server.ts';
import { Visitor } from './server-load/visitor.ts';

/** Smaller values in the environment allow a trial of the measurement itself. */
const people = Number(process.env['BENCH_PEOPLE'] ?? 500);
/** Number of companies, so that not all files are checked one after the other. */
const companies = 50;
/** Milliseconds between two actions of one person. */
const pace = 10_000;
const minutes = Number(process.env['BENCH_MINUTES'] ?? 10);
const fileBytes = 200_000;

interface Clerk {
  readonly userName: string;
  readonly docDatumId: string;
}

/** Five hundred clerks of fifty companies, each with a package of its own to work on. */
async function saveClerks(connectionString: string): Promise<readonly Clerk[]> {
  const store = new PostgresStore(connectionString);
  const clerks: Clerk[] = [];
  try {
    for (let index = 0; index < people; index += 1) {
      const { docDatumId } = await seedArrival(store, 'pond', Date.now());
      const userName = `bench${index}`;
      await store.transaction(async (transaction) => {
        const like = await transaction.users.byName('zhousiyuan');
        const company = like && (await transaction.companies.find(like.pkCorp));
        const record = await transaction.packages.find(docDatumId);
        if (!company || !record) throw new Error('The demo world has nobody like the clerks of the bench');
        const pkCorp = `C-BENCH${index % companies}`;
        await transaction.companies.save({ ...company, pkCorp, name: `${company.name}${index % companies}` });
        await transaction.users.saveAll([
          { ...like, userId: `U-${userName}`, personId: `P-${userName}`, userName, pkCorp, isMain: false },
        ]);
        await transaction.packages.save({ ...record, pkCorp, createdBy: `U-${userName}`, handlerId: `U-${userName}` });
        for (const candidate of await transaction.candidates.inPackage(docDatumId))
          await transaction.candidates.save({ ...candidate, pkCorp });
      });
      clerks.push({ userName, docDatumId });
    }
  } finally {
    await store.close();
  }
  return clerks;
}

const acts = ['list', 'detail', 'save', 'upload'] as const;
type Act = (typeof acts)[number];

/** One person at work, who repeats the four actions in turn. */
class Worker {
  readonly #visitor: Visitor;
  readonly #docDatumId: string;
  #place = '';
  #item: { readonly docFileId: string; revision: number } | undefined;
  #at: number;

  constructor(visitor: Visitor, docDatumId: string, at: number) {
    this.#visitor = visitor;
    this.#docDatumId = docDatumId;
    this.#at = at;
  }

  /** Finds the place for contracts in the package, and creates a contract to edit. */
  async begin(): Promise<void> {
    const place = (await this.#visitor.places(this.#docDatumId)).find(
      ({ docFileType }) => docFileType === 'BUSI_CONTRACT',
    );
    if (!place) throw new Error(`${this.#docDatumId} takes no contracts`);
    this.#place = place.docMaterialId;
    this.#item = { docFileId: await this.#visitor.contractMade(place.docMaterialId), revision: 1 };
  }

  async act(took: Readonly<Record<Act, number[]>>): Promise<void> {
    const act = acts[this.#at % acts.length] ?? 'list';
    this.#at += 1;
    const begun = performance.now();
    await this.#do(act);
    took[act].push(performance.now() - begun);
  }

  async #do(act: Act): Promise<void> {
    if (act === 'list') await this.#visitor.list(1, 20);
    else if (act === 'detail')
      await Promise.all([this.#visitor.detail(this.#docDatumId), this.#visitor.materials(this.#docDatumId)]);
    else if (act === 'save' && this.#item)
      this.#item.revision = await this.#visitor.contractSaved(
        this.#item.docFileId,
        this.#item.revision,
        `HT-${this.#at}`,
      );
    else {
      const bytes = Buffer.from(pdfBytes(fileBytes));
      // Makes the content of each file unique.
      bytes.write(randomUUID(), fileBytes / 2);
      await this.#visitor.uploaded(
        this.#place,
        `${this.#docDatumId}-${this.#at}`,
        bytes,
        createHash('sha256').update(bytes).digest('hex'),
      );
    }
  }
}

/**
 * The overhead of the load generator: how long a server that does nothing takes to answer meanwhile, in milliseconds.
 */
async function ownCost(until: () => boolean): Promise<readonly number[]> {
  const bare = createServer((_request, response) => response.end('{}'));
  await once(bare.listen(0, '127.0.0.1'), 'listening');
  const address = `http://127.0.0.1:${(bare.address() as AddressInfo).port}`;
  const took: number[] = [];
  while (!until()) {
    const begun = performance.now();
    await (await fetch(address)).text();
    took.push(performance.now() - begun);
    await pause(200);
  }
  bare.close();
  return took;
}

async function readings(origin: string, clerks: readonly Clerk[], pid: number): Promise<readonly Reading[]> {
  const workers: Worker[] = [];
  for (const [index, { userName, docDatumId }] of clerks.entries()) {
    const worker = new Worker(await Visitor.signedIn(origin, userName), docDatumId, index);
    await worker.begin();
    workers.push(worker);
  }
  const took: Record<Act, number[]> = { list: [], detail: [], save: [], upload: [] };
  const faults: unknown[] = [];
  const ends = Date.now() + minutes * 60_000;
  let early = 0;
  const memoryEarly = pause(minutes * 12_000).then(async () => void (early = await residentMemory(pid)));
  const cost = ownCost(() => Date.now() > ends);
  await Promise.all(
    workers.map(async (worker, index) => {
      await pause((index * pace) / people);
      for (let due = Date.now(); Date.now() < ends; due += pace) {
        await worker.act(took).catch((fault: unknown) => faults.push(fault));
        await pause(Math.max(0, due + pace - Date.now()));
      }
    }),
  );
  await memoryEarly;
  for (const fault of faults.slice(0, 5)) console.error(fault);
  const slack = percentile(await cost, 0.99);
  const at = `${people} people, one act each in ${pace / 1000} s, for ${minutes} minutes`;
  return [
    ...acts.map((act): Reading => ({
      what: `${act}, 99 of 100, of ${took[act].length} (a server of nothing answers within ${slack.toFixed(0)} ms)`,
      measured: percentile(took[act], 0.99),
      unit: 'ms',
      limit: 1000,
      slack,
    })),
    { what: `${at}: acts that failed`, measured: faults.length, unit: 'requests', limit: 0 },
    {
      what: 'memory at the end',
      measured: await residentMemory(pid),
      unit: 'kB',
      floor: { is: 'after a fifth of it', value: early },
      limit: 1.3,
    },
  ];
}

/** Five hundred people at work on one machine, with the load generator beside the server. */
export const atWork: Measurement = {
  name: 'people',
  measure: async () =>
    withServer(async ({ origin, connectionString, pid }) => readings(origin, await saveClerks(connectionString), pid)),
};
