import { beforeEach, describe, expect, it } from 'vitest';
import type { CallerFacts } from '../../../../server/core/context.ts';
import { standardTermsFact } from '../../../../server/core/evidence/standard-terms.ts';
import { MemoryObjectStore } from '../../../../server/storage/objects/memory-object-store.ts';
import type { CallName } from '../../../../src/contract/calls.ts';
import { asked, uploadingWorld, type World } from './uploading.ts';

interface Marks {
  readonly marks: readonly { readonly id: string; readonly pkFile: string; readonly result?: string }[];
}

let world: World;
let clerk: CallerFacts;
let docDatumId: string;

beforeEach(async () => {
  world = await uploadingWorld(new MemoryObjectStore());
  clerk = await world.asking('zhousiyuan');
  const drafts = await world.store.transaction(async (transaction) => transaction.packages.inStates(['PREPARE']));
  docDatumId = drafts.find(({ pkCorp, book }) => pkCorp === 'C-YANZHOU' && book === 'credit')?.docDatumId ?? '';
});

async function ask(call: CallName, request: object, asking = clerk): Promise<unknown> {
  const { code, data } = await asked(world, call, request, asking);
  return code === '0' ? data : code;
}
const marks = async (asking = clerk) => ((await ask('wordMarks', { docDatumId }, asking)) as Marks).marks;

describe('a machine mark on a word', () => {
  it('has its position, and keeps a person’s verdict on it', async () => {
    const [first, second] = await marks();
    expect(first).toMatchObject({
      pageNo: 1,
      word: expect.stringMatching(/^\d{20}$/),
      remark: expect.stringContaining('请核对'),
    });
    expect(await ask('wordMarkResult', { docDatumId, id: first?.id, result: 'WRONG' })).toMatchObject({
      id: first?.id,
      result: 'WRONG',
    });
    expect(await ask('wordMarkResult', { docDatumId, id: first?.id, result: 'RIGHT' })).toMatchObject({
      result: 'RIGHT',
    });
    expect((await marks()).map(({ id, result }) => [id, result])).toEqual([
      [first?.id, 'RIGHT'],
      [second?.id, undefined],
      [expect.any(String), undefined],
    ]);
  });

  it('is removed with its file', async () => {
    const [{ pkFile } = { pkFile: '' }] = await marks();
    await world.store.transaction(async (transaction) => {
      const item = (await transaction.items.ofPackage(docDatumId)).find(({ pkFiles }) => pkFiles.includes(pkFile));
      await transaction.items.remove(item?.docFileId ?? '');
    });
    expect(await marks()).toEqual([]);
  });

  it('is hidden from another company, and judged only by operators under its own package', async () => {
    const [first] = await marks();
    const [stranger, looker] = [await world.asking('heqinghe'), await world.asking('guyunzhou', 'ROLE_CORP_DIRECTOR')];
    const judged = { docDatumId, id: first?.id, result: 'RIGHT' };
    expect([await ask('wordMarks', { docDatumId }, stranger), await ask('wordMarkResult', judged, stranger)]).toEqual([
      'NOT_FOUND',
      'NOT_FOUND',
    ]);
    expect([(await marks(looker)).length, await ask('wordMarkResult', judged, looker)]).toEqual([3, 'NOT_PERMITTED']);
    const other = (
      await world.store.transaction(async (transaction) => transaction.packages.inStates(['AUDITED']))
    ).find(({ pkCorp, book }) => pkCorp === 'C-YANZHOU' && book === 'credit');
    expect(await ask('wordMarkResult', { ...judged, docDatumId: other?.docDatumId })).toBe('NOT_FOUND');
    expect(await ask('wordMarkResult', { ...judged, result: 'MAYBE' })).toBe('REQUEST_INVALID');
  });

  it('is hidden when the platform has switched marks off', async () => {
    expect(await ask('markSwitch', {})).toEqual({ status: 1 });
    await world.store.transaction(async ({ facts }) =>
      facts.write(standardTermsFact, {
        switchedOff: [],
        rootProducts: [],
        oldRoadFunders: [],
        oldProvided: true,
        marks: false,
      }),
    );
    expect([await ask('markSwitch', {}), await marks()]).toEqual([{ status: 0 }, []]);
  });
});
