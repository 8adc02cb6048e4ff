import { beforeEach, describe, expect, it } from 'vitest';
import type { CallerFacts } from '../../../../server/core/context.ts';
import { MemoryObjectStore } from '../../../../server/storage/objects/memory-object-store.ts';
import { asked, uploadingWorld, type World } from './uploading.ts';

let world: World;
let clerk: CallerFacts;
beforeEach(async () => {
  world = await uploadingWorld(new MemoryObjectStore());
  clerk = await world.asking('zhousiyuan');
});

const returned = { name: '退回的', address: '?states=returned' };
const keep = async (wish: object = {}, asking = clerk) =>
  asked(world, 'keepViews', { docType: 'CREDIT', revision: 0, views: [returned], ...wish }, asking);
const read = async (wish: object = {}, asking = clerk) =>
  asked(world, 'keptViews', { docType: 'CREDIT', ...wish }, asking);

describe('the saved views of a list', () => {
  it('belong to the person, the list and the side where they were saved', async () => {
    expect((await read()).data).toEqual({ revision: 0, views: [] });
    expect(await keep({ usual: '退回的' })).toMatchObject({ code: '0', data: { revision: 1 } });
    expect((await read()).data).toEqual({ revision: 1, views: [returned], usual: '退回的' });
    for (const wish of [{ docType: 'EST' }, { docScene: 'FIRST_TRADE' }, { docType: undefined }])
      expect((await read(wish)).data).toMatchObject({ revision: 0 });
    expect((await read({}, await world.asking('limin'))).data).toMatchObject({ revision: 0 });
    expect((await read({}, await world.asking('luoqiubai', 'ROLE_CORE_OPERATOR'))).data).toMatchObject({ revision: 0 });
  });

  it('are guarded by a revision, also between two simultaneous saves', async () => {
    const codes = (await Promise.all([keep(), keep({ views: [] })])).map(({ code }) => code);
    expect(codes.toSorted()).toEqual(['0', 'VIEWS_STALE']);
    expect((await keep({ revision: 2 })).code).toBe('VIEWS_STALE');
    expect(await keep({ revision: 1, views: [] })).toMatchObject({ data: { revision: 2 } });
  });

  it.each([
    [{ views: [{ ...returned, colour: 'red' }] }, 'views.0.colour'],
    [{ views: [{ ...returned, name: ' ' }] }, 'name'],
    [{ views: [{ ...returned, address: '?evil=1' }] }, 'address'],
    [{ views: [returned, returned] }, 'name'],
    [{ usual: '没有' }, 'usual'],
    [{ views: Array.from({ length: 9 }, (_unused, index) => ({ ...returned, name: `第 ${index} 个` })) }, 'views'],
    [{ docType: 'TOMORROW' }, 'docType'],
    [{ docScene: 'X' }, 'docScene'],
    [{ docType: undefined, docScene: 'FIRST_TRADE' }, 'docScene'],
    [{ docType: 'TOMORROW', docScene: 'X' }, 'docType'],
    [{ revision: -1 }, 'revision'],
    [{ views: 'x' }, 'views'],
  ])('are refused with invalid contents: %j', async (wish, field) => {
    expect(await keep(wish)).toMatchObject({ code: 'REQUEST_INVALID', data: { field } });
    expect((await read()).data).toMatchObject({ revision: 0 });
  });

  it.each([{ docScene: 'X' }, { docType: undefined, docScene: 'FIRST_TRADE' }])(
    'cannot be read for a request that names no list: %j',
    async (wish) => {
      expect(await read(wish)).toMatchObject({ code: 'REQUEST_INVALID', data: { field: 'docScene' } });
    },
  );

  it('are refused for a list that the role does not have', async () => {
    expect((await read({ docType: 'TOMORROW' })).code).toBe('REQUEST_INVALID');
    expect((await read({ docType: 'EDT' }, await world.asking('luoqiubai', 'ROLE_CORE_OPERATOR'))).code).toBe(
      'NOT_PERMITTED',
    );
    expect((await keep({ docType: 'EDT' }, await world.asking('luoqiubai', 'ROLE_CORE_OPERATOR'))).code).toBe(
      'NOT_PERMITTED',
    );
  });
});
