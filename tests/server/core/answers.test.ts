import { beforeEach, describe, expect, it } from 'vitest';
import type { BackEnd } from '../../../server/core/back-end.ts';
import type { CallerFacts } from '../../../server/core/context.ts';
import { ObjectStoreFault } from '../../../server/core/ports.ts';
import { StoreUnavailable, type Store } from '../../../server/core/store.ts';
import { MemoryObjectStore } from '../../../server/storage/objects/memory-object-store.ts';
import type { Call } from '../../../src/contract/call.ts';
import { calls } from '../../../server/core/desks.ts';
import type { CallName } from '../../../src/contract/calls.ts';
import { asked, sent, unasked, uploadingWorld, type World } from './evidence/uploading.ts';

let world: World;
let clerk: CallerFacts;
beforeEach(async () => {
  world = await uploadingWorld(new MemoryObjectStore());
  clerk = await world.asking('zhousiyuan');
});

describe('an unforeseen fault', () => {
  let reported: unknown[];
  const failing = (fault: unknown): BackEnd => {
    reported = [];
    const store: Store = {
      transaction: async () => {
        throw fault;
      },
      isReady: async () => false,
      clear: async () => undefined,
    };
    return world.beside({ store, report: (...said) => void reported.push(said) });
  };

  it.each([
    [new Error('disk'), 'SERVER_FAULT'],
    ['no error at all', 'SERVER_FAULT'],
    [new StoreUnavailable('away'), 'SERVER_BUSY'],
    [new ObjectStoreFault('away', ''), 'STORE_AWAY'],
    [new ObjectStoreFault('full', ''), 'STORE_FULL'],
    [new ObjectStoreFault('read-only', ''), 'STORE_READ_ONLY'],
    [new ObjectStoreFault('refused', ''), 'STORE_REFUSED'],
    [new ObjectStoreFault('nonsense', ''), 'STORE_NONSENSE'],
  ])('of %s is answered with %s, and reported with the name of its call', async (fault, code) => {
    expect(await asked({ backEnd: failing(fault) }, 'security', { user3Required: true }, clerk)).toMatchObject({
      code,
    });
    expect(reported).toEqual([[fault, { call: 'security', traceId: 't' }]]);
  });

  it('is also reported for the receipt of a file', async () => {
    expect(await sent({ backEnd: failing(new Error('disk')) }, clerk, 'a.pdf', unasked)).toMatchObject({
      code: 'SERVER_FAULT',
    });
    expect(reported).toMatchObject([[{ message: 'disk' }, { call: 'receiveFile', traceId: 't' }]]);
  });
});

describe('a request', () => {
  const beyond = (Object.entries(calls) as readonly (readonly [CallName, Call])[])
    .filter(([, call]) => call.extension)
    .map(([name]) => name);

  it.each(beyond)('%s is not found when the back end does not announce its extension', async (name) => {
    expect(await asked({ backEnd: world.beside({ extensions: [] }) }, name, {}, clerk)).toMatchObject({
      code: 'NOT_FOUND',
    });
    expect(await asked(world, name, null, clerk)).toMatchObject({ code: 'REQUEST_INVALID' });
  });

  it.each([
    [{}, 'docDatumId'],
    [{ docDatumId: 7 }, 'docDatumId'],
    [null, ''],
    ['text', ''],
  ])('of %j is refused with the name of its first faulty field: %j', async (request, field) => {
    expect(await asked(world, 'packageFind', request, clerk)).toEqual({ code: 'REQUEST_INVALID', data: { field } });
  });

  it('that is refused reports no fault', async () => {
    await asked(world, 'packageFind', { docDatumId: 'DD-NONE' }, clerk);
    expect(world.faults).toEqual([]);
  });
});
