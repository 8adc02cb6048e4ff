import { beforeEach, describe, expect, it } from 'vitest';
import { ManualClock } from '../../../../features/support/manual-clock.ts';
import { PlatformMachines } from '../../../../server/core/sandbox/platform-machines.ts';
import { InProcessJobs } from '../../../../server/jobs/in-process-jobs.ts';
import { MemoryObjectStore } from '../../../../server/storage/objects/memory-object-store.ts';
import { packageStates, type PackageState } from '../../../../src/domain/evidence/materials/package-state.ts';
import { uploadingWorld, type World } from '../evidence/uploading.ts';

const minute = 60_000;
const begun = Date.parse('2026-11-21T02:00:00Z');

let clock: ManualClock;
let world: World;
let jobs: InProcessJobs;
let machines: PlatformMachines;
let failures: unknown[];
let works: Map<string, (key: string) => Promise<void>>;

beforeEach(async () => {
  failures = [];
  works = new Map();
  clock = new ManualClock(begun);
  jobs = new InProcessJobs((fault) => void failures.push(fault));
  world = await uploadingWorld(new MemoryObjectStore(), { clock, jobs });
  machines = new PlatformMachines({ store: world.store, jobs, clock });
});

async function put(state: PackageState, submittedAt = begun): Promise<void> {
  await world.store.transaction(async (transaction) => {
    const record = await transaction.packages.find(world.docDatumId);
    if (record) await transaction.packages.save({ ...record, state, stateSince: begun, submittedAt });
  });
}

async function after(milliseconds: number): Promise<void> {
  clock.advance(milliseconds);
  await machines.look();
  await jobs.quiet();
}

const record = async () => world.store.transaction(async (transaction) => transaction.packages.find(world.docDatumId));
const told = async () =>
  world.store.transaction(async (transaction) =>
    (await transaction.log.ofPackage(world.docDatumId))
      .filter(({ side }) => side === 'PLATFORM')
      .map(({ action, at, actorId }) => [action, (at - begun) / minute, actorId]),
  );

describe('a package that the platform’s machines work on', () => {
  it.each([
    ['AI_DATE_IDENTIFICATION', 2, 'AI_AUDITING'],
    ['AI_AUDITING', 5, 'PRE_AUDIT_WAITED'],
    ['PRE_AUDIT_WAITED', 10, 'PRE_AUDITING'],
    ['PRE_AUDITING', 20, 'UN_AUDIT'],
    ['PRE_FILL_WAITED', 10, 'PRE_FILLING'],
    ['PRE_FILLING', 30, 'UN_AUDIT'],
  ] as const)('leaves %s after %i minutes in the stage, and not earlier', async (state, minutes, next) => {
    await put(state);
    await after(minutes * minute - 1);
    expect((await record())?.state).toBe(state);
    await after(1);
    expect((await record())?.state).toBe(next);
  });

  it.each([begun - 1, undefined])(
    'stays as it is when the demo world began with it (submitted at %s)',
    async (submittedAt) => {
      await put('PRE_FILLING', submittedAt);
      if (submittedAt === undefined)
        await world.store.transaction(async (transaction) => {
          const found = await transaction.packages.find(world.docDatumId);
          if (found) await transaction.packages.save({ ...found, submittedAt });
        });
      await after(60 * minute);
      expect((await record())?.state).toBe('PRE_FILLING');
    },
  );

  it('stays as it is in every state without a machine', async () => {
    const worked: readonly PackageState[] = [
      'AI_DATE_IDENTIFICATION',
      'AI_AUDITING',
      'PRE_AUDIT_WAITED',
      'PRE_AUDITING',
      'PRE_FILL_WAITED',
      'PRE_FILLING',
    ];
    for (const state of packageStates.filter((each) => !worked.includes(each))) {
      await put(state);
      await after(100 * minute);
      expect((await record())?.state).toBe(state);
    }
  });

  it('reaches the first review in one jump of the clock, with each step at its due time', async () => {
    await put('AI_DATE_IDENTIFICATION');
    await after(300 * minute);
    expect(await record()).toMatchObject({ state: 'UN_AUDIT', stateSince: begun + 20 * minute });
    expect(await told()).toEqual([['pre-reviewed', 20, 'machine']]);
  });

  it('is processed once when a person was quicker than the machine', async () => {
    await put('PRE_FILLING');
    clock.advance(30 * minute);
    const late: (() => Promise<void>)[] = [];
    const another = new PlatformMachines({
      store: world.store,
      clock,
      jobs: {
        put: async (name, orders) =>
          void late.push(
            ...orders.map(
              ({ key }) =>
                async () =>
                  works.get(name)?.(key),
            ),
          ),
        handle: (name, work) => void works.set(name, work),
      },
    });
    await another.look();
    await world.backEnd.reviews.applyAction(world.docDatumId, {
      action: 'pre-fill-ends',
      by: 'shen-ruoxi',
      reason: '',
      corrections: [],
    });
    for (const work of late) await work();
    expect((await told()).map(([action]) => action)).toEqual(['pre-filled']);
    expect([late.length, failures]).toEqual([1, []]);
  });
});

describe('machines that are paused', () => {
  it('change nothing on any server until they are resumed', async () => {
    await put('PRE_FILLING');
    await machines.hold(true);
    const another = new PlatformMachines({ store: world.store, jobs, clock });
    clock.advance(60 * minute);
    await another.look();
    await jobs.quiet();
    expect([another.held, (await record())?.state]).toEqual([true, 'PRE_FILLING']);
    await another.hold(false);
    await after(0);
    expect([machines.held, (await record())?.state]).toEqual([false, 'UN_AUDIT']);
  });
});
