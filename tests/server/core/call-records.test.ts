import { beforeEach, describe, expect, it } from 'vitest';
import { ManualClock } from '../../../features/support/manual-clock.ts';
import type { CallerFacts } from '../../../server/core/context.ts';
import type { SecurityEvent } from '../../../server/core/identity/security-events.ts';
import { MemoryObjectStore } from '../../../server/storage/objects/memory-object-store.ts';
import type { Store } from '../../../server/core/store.ts';
import { asked, sent, unasked, uploadingWorld, type World } from './evidence/uploading.ts';

const minutes = 60_000;
let clock: ManualClock;
let world: World;
let clerk: CallerFacts;
let written: SecurityEvent[];

beforeEach(async () => {
  [clock, written] = [new ManualClock(Date.parse('2026-11-21T02:50:00Z')), []];
  world = await uploadingWorld(new MemoryObjectStore(), { clock, security: (event) => void written.push(event) });
  clerk = await world.asking('zhousiyuan');
});

const events = async (userId = 'U-zhousiyuan') =>
  world.store.transaction(
    async ({ securityEvents }) => (await securityEvents.of(userId, 0, { offset: 0, limit: 90 })).records,
  );
const counted = async (userId?: string) => (await events(userId)).map(({ what, times }) => `${what} ${times}`);
const find = async (docDatumId: string, by = clerk) => asked(world, 'packageFind', { docDatumId }, by);
const reveal = async (by = clerk, at: Pick<World, 'backEnd'> = world) =>
  asked(at, 'packageEvent', { docDatumId: world.docDatumId, eventType: 'ACCOUNT_VIEWED' }, by);

/** A store that cannot write security events. */
const withoutEvents = (store: Store): Store => ({
  isReady: async () => store.isReady(),
  clear: async () => store.clear(),
  transaction: async (work) =>
    store.transaction(async (transaction) =>
      work(
        new Proxy(transaction, {
          get: (tables, name) => {
            if (name === 'securityEvents') throw new Error('no place left');
            return Reflect.get(tables, name) as unknown;
          },
        }),
      ),
    ),
});

describe('a refused access', () => {
  it('is recorded alike for a record of another company and for one that does not exist', async () => {
    const stranger = await world.asking('xuzhaoning');
    expect(await find(world.docDatumId, stranger)).toMatchObject({ code: 'NOT_FOUND' });
    expect(await find('D-of-nobody')).toMatchObject({ code: 'NOT_FOUND' });
    expect([await counted('U-xuzhaoning'), await counted()]).toEqual([['access-refused 1'], ['access-refused 1']]);
  });

  it('is recorded for lack of a right, and for a file of others', async () => {
    expect(await asked(world, 'withdrawAuthorisation', { authorisationId: 'AU-1' }, clerk)).toMatchObject({
      code: 'NOT_PERMITTED',
    });
    const refused = await sent(world, await world.asking('xuzhaoning'), 'of-others.pdf', unasked);
    expect([refused.code, await counted(), await counted('U-xuzhaoning')]).toEqual([
      'NOT_FOUND',
      ['access-refused 1'],
      ['access-refused 1'],
    ]);
  });

  it('fills one line for each session and hour, with the time of the last one', async () => {
    for (let time = 0; time < 12; time += 1) await find(`D-${time}`);
    clock.advance(5 * minutes);
    await find('D-last');
    expect((await events()).map(({ times, at }) => [times, at])).toEqual([[13, clock.now()]]);
    clerk = await world.asking('zhousiyuan');
    await find('D-elsewhere');
    clock.advance(10 * minutes);
    await find('D-later');
    expect((await counted()).toSorted()).toEqual(['access-refused 1', 'access-refused 1', 'access-refused 13']);
  });

  it('is written to the log of the operators at the first, the tenth and the hundredth time', async () => {
    for (let time = 0; time < 101; time += 1) await find('D-of-nobody');
    expect(written).toEqual(
      Array.from({ length: 3 }, () => ({
        what: 'access-refused',
        account: 'zhousiyuan packageFind',
        source: 'tests',
        traceId: 't',
      })),
    );
  });

  it('is not recorded for a missing value, a visitor’s request, or an extension that is not offered', async () => {
    expect(await asked(world, 'removeMail', { current: 'C', keyId: 'K' }, clerk)).not.toMatchObject({ code: '0' });
    expect(await asked(world, 'revealIdentifier', { identifier: 'MAIL' }, clerk)).toMatchObject({
      code: 'NOT_FOUND',
    });
    expect(await find(world.docDatumId, { ...clerk, sessionToken: undefined })).toMatchObject({
      code: 'SESSION_REQUIRED',
    });
    const plain = { backEnd: world.beside({ extensions: [] }) };
    expect(await asked(plain, 'endDelegation', { delegationId: 'DG-1' }, clerk)).toMatchObject({ code: 'NOT_FOUND' });
    expect(await counted()).toEqual([]);
  });

  it('is refused all the same when it cannot be recorded, which is reported', async () => {
    const backEnd = world.beside({ store: withoutEvents(world.store) });
    expect(await asked({ backEnd }, 'packageFind', { docDatumId: 'D-of-nobody' }, clerk)).toMatchObject({
      code: 'NOT_FOUND',
    });
    expect(world.faults).toEqual([expect.objectContaining({ message: 'no place left' })]);
  });
});

describe('a request that breaks the schema of its call', () => {
  it('is recorded in the history of its sender, one line for each session and hour', async () => {
    for (const docDatumId of ['../../etc', '', 7])
      expect(await asked(world, 'packageFind', { docDatumId }, clerk)).toMatchObject({ code: 'REQUEST_INVALID' });
    expect(await counted()).toEqual(['request-refused 3']);
    expect(written.map(({ what, account }) => `${what} ${account}`)).toEqual([
      'request-refused zhousiyuan packageFind',
    ]);
  });

  it('of a visitor is written to the log of the operators', async () => {
    await asked(world, 'packageFind', {}, { ...clerk, sessionToken: undefined });
    expect(written.map(({ what, account }) => `${what} ${account}`)).toEqual(['request-refused *** packageFind']);
  });
});

describe('an account number that is shown whole', () => {
  it('is recorded in the history of the user, one line for each session and hour', async () => {
    expect((await reveal()).code).toBe('0');
    await reveal();
    expect(await counted()).toEqual(['account-number-revealed 2']);
    expect(written.map(({ what }) => what)).toEqual(['account-number-revealed']);
  });

  it('is not shown when it cannot be recorded', async () => {
    const backEnd = world.beside({ store: withoutEvents(world.store) });
    expect((await reveal(clerk, { backEnd })).code).toBe('SERVER_FAULT');
  });

  it('is not recorded when it is refused', async () => {
    await reveal(await world.asking('xuzhaoning'));
    expect(await counted('U-xuzhaoning')).toEqual(['access-refused 1']);
  });
});
