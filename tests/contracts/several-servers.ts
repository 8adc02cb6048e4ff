import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { ManualClock } from '../../features/support/manual-clock.ts';
import type { BackEnd } from '../../server/core/back-end.ts';
import { streamOf } from '../../server/core/byte-stream.ts';
import { callCounter } from '../../server/core/call-counts.ts';
import { Leases } from '../../server/core/leases.ts';
import { PortalClock } from '../../server/core/sandbox/portal-clock.ts';
import { sandboxDesk } from '../../server/core/sandbox/sandbox-desk.ts';
import type { StoreFaults } from '../../server/core/sandbox/switched-object-store.ts';
import { sha256Hex } from '../../server/core/secrets.ts';
import { MemoryObjectStore } from '../../server/storage/objects/memory-object-store.ts';
import { Asker } from '../builders/asker.ts';
import { savePasswordKey, testSecret } from '../../features/support/password-key.ts';
import { good, HeldInspector, policyFor, sent, uploadingWorld, type World } from '../server/core/evidence/uploading.ts';
import type { StoreUnderContract } from './store/store-suite.ts';

const start = Date.parse('2026-11-21T02:00:00Z');

/**
 * Contract of several servers on one store, which must count and act together like one. The store may already contain
 * the demo world.
 */
export function severalServersContract(name: string, makeStore: () => Promise<StoreUnderContract>): void {
  describe(`several servers on ${name}`, () => {
    let under: StoreUnderContract;
    let clock: ManualClock;
    let world: World;
    let inspectors: readonly [HeldInspector, HeldInspector];
    let servers: readonly [BackEnd, BackEnd];

    beforeEach(async () => {
      under = await makeStore();
      clock = new ManualClock(start);
      world = await uploadingWorld(new MemoryObjectStore(), { store: under.store, clock, secret: testSecret });
      await savePasswordKey(under.store);
      inspectors = [new HeldInspector(), new HeldInspector()];
      servers = [world.beside({ inspector: inspectors[0] }), world.beside({ inspector: inspectors[1] })];
    });
    afterEach(async () => under.close());

    it('count and lock failed sign-ins of one source together', async () => {
      const guess = async (turn: number) =>
        new Asker(servers[turn % 2] ?? world.backEnd).tryPassword('limin', 'guessed');
      const answers = [];
      for (let turn = 0; turn < 4; turn += 1) answers.push(await guess(turn));
      expect(answers.map(({ code }) => code)).toEqual([
        'SIGN_IN_REFUSED',
        'SIGN_IN_REFUSED',
        'SIGN_IN_REFUSED',
        'CAPTCHA_REQUIRED',
      ]);
    });

    it('accept a captcha of another server once', async () => {
      for (let turn = 0; turn < 3; turn += 1) await new Asker(servers[0]).tryPassword('limin', 'guessed');
      const [here, there] = [new Asker(servers[0]), new Asker(servers[1])];
      const { picAuthToken } = await here.given<{ picAuthToken: string }>('loginSession');
      await here.ask('captchaImage', { picAuthToken });
      there.token = here.token;
      const session = await under.store.transaction(async (transaction) =>
        transaction.sessions.find(await sha256Hex(here.token ?? '')),
      );
      expect((await there.tryPassword('limin', undefined, { captcha: session?.captcha })).code).toBe('0');
      expect((await here.tryPassword('limin', 'guessed', { captcha: session?.captcha })).code).not.toBe(
        'CAPTCHA_WRONG',
      );
    });

    const upload = async (server: BackEnd, userName: string, uploadId: string): Promise<string> => {
      const asking = await world.asking(userName);
      const { form } = await policyFor({ backEnd: server, docMaterialId: world.docMaterialId }, asking, uploadId);
      return (await sent({ backEnd: server }, asking, form.fileName, streamOf(good))).code;
    };

    it('inspect one file of a company at a time', async () => {
      for (const inspector of inspectors) inspector.holds = true;
      const first = upload(servers[0], 'zhousiyuan', 'one');
      await expect.poll(() => inspectors[0].held.length).toBe(1);
      const second = upload(servers[1], 'limin', 'two');
      await expect.poll(async () => (await world.file('one'))?.attempts).toBe(1);
      expect(inspectors[1].held).toEqual([]);
      inspectors[0].held[0]?.();
      expect(await first).toBe('0');
      await expect.poll(() => inspectors[1].held.length).toBe(1);
      inspectors[1].held[0]?.();
      expect(await second).toBe('0');
    });

    it('continue once the lease of a killed server has expired', async () => {
      await under.store.transaction(async ({ leases }) =>
        leases.save({ name: 'inspection C-YANZHOU', holder: 'killed', until: start + 10_000 }),
      );
      const file = upload(servers[1], 'zhousiyuan', 'one');
      await expect.poll(async () => (await world.file('one'))?.attempts).toBe(1);
      expect((await world.file('one'))?.state).toBe('awaited');
      clock.advance(10_000);
      expect(await file).toBe('0');
      expect(await under.store.transaction(async ({ leases }) => leases.find('inspection C-YANZHOU'))).toBeUndefined();
    });

    it('do work of one name one after another', async () => {
      let [working, most] = [0, 0];
      const work = async () => {
        working += 1;
        most = Math.max(most, working);
        // Long enough to detect a second concurrent holder.
        for (let looks = 0; looks < 10; looks += 1) await under.store.isReady();
        working -= 1;
      };
      await Promise.all(
        Array.from({ length: 6 }, async () =>
          new Leases(under.store, clock, async () => new Promise((resolve) => setImmediate(resolve))).hold(
            'work',
            work,
          ),
        ),
      );
      expect([most, await under.store.transaction(async ({ leases }) => leases.find('work'))]).toEqual([1, undefined]);
    });

    it('count the calls of a source without storing its address', async () => {
      await callCounter(under.store, clock)('192.0.2.1', 60_000);
      expect(await under.store.transaction(async ({ callCounts }) => callCounts.find('192.0.2.1'))).toBeUndefined();
    });

    it('count calls together, and begin again after the period', async () => {
      const [here, there] = [callCounter(under.store, clock), callCounter(under.store, clock)];
      expect([await here('a', 60_000), await there('a', 60_000), await there('b', 60_000)]).toEqual([
        { calls: 1, millisecondsLeft: 60_000 },
        { calls: 2, millisecondsLeft: 60_000 },
        { calls: 1, millisecondsLeft: 60_000 },
      ]);
      clock.advance(59_999);
      expect(await here('a', 60_000)).toEqual({ calls: 3, millisecondsLeft: 1 });
      clock.advance(1);
      expect(await there('a', 60_000)).toEqual({ calls: 1, millisecondsLeft: 60_000 });
      await Promise.all([here, there, here, there].map(async (count) => count('a', 60_000)));
      expect(await here('a', 60_000)).toEqual({ calls: 6, millisecondsLeft: 60_000 });
    });

    it('show the time and the faults that the sandbox of one of them set', async () => {
      const sandbox = (server: BackEnd) => {
        const [own, storeFaults]: [PortalClock, StoreFaults] = [new PortalClock(() => start), { trouble: undefined }];
        const readingFaults = { heldUp: false };
        return sandboxDesk({
          store: under.store,
          objects: world.parts.objects,
          storeFaults,
          readingFaults,
          workOf: world.parts.jobs,
          clock: own,
          backEnd: server,
          seed: async () => undefined,
          fill: async (order) => order,
          arrive: async () => ({ docDatumId: '', number: '', company: '', clerk: '' }),
          password: '',
          notes: {},
          openingAddress: String,
        });
      };
      const [here, there] = [sandbox(servers[0]), sandbox(servers[1])];
      await here.moveClock(start + 86_400_000);
      await here.troubleStore('full');
      await here.holdReading(true);
      await there.follow();
      expect([there.now(), there.storeTrouble(), there.readingHeldUp()]).toEqual([start + 86_400_000, 'full', true]);
      await there.troubleStore(undefined);
      await here.follow();
      expect([here.now(), here.storeTrouble()]).toEqual([start + 86_400_000, undefined]);
      await here.troubleStore('away');
      await here.reset();
      await there.follow();
      expect([there.now(), there.storeTrouble()]).toEqual([start, undefined]);
    });
  });
}
