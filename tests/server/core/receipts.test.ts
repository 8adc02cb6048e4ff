import { describe, expect, it } from 'vitest';
import { runIdempotent } from '../../../server/core/previous-response.ts';
import { MemoryObjectStore } from '../../../server/storage/objects/memory-object-store.ts';
import { MemoryStore } from '../../../server/storage/memory/memory-store.ts';
import { asked, uploadingWorld } from './evidence/uploading.ts';

describe('an idempotency key', () => {
  it('belongs to its user: another company’s request under the same key gets its own answer', async () => {
    const world = await uploadingWorld(new MemoryObjectStore());
    const under = async (userName: string) => ({ ...(await world.asking(userName)), idempotencyKey: 'one-key' });
    const [ours, theirs] = [await under('zhousiyuan'), await under('heqinghe')];
    const request = { docMaterialId: world.docMaterialId, docFileType: 'BUSI_CONTRACT', contract: {} };
    const first = await asked(world, 'fileCreate', request, ours);
    expect(first.code).toBe('0');
    expect(await asked(world, 'fileCreate', request, theirs)).toMatchObject({ code: 'NOT_FOUND' });
    const other = { docType: 'CREDIT', fkCredit: 'none', fkFinance: 'none' };
    expect(await asked(world, 'packageCreate', other, theirs)).toMatchObject({ code: 'NOT_FOUND' });
    expect(await asked(world, 'fileCreate', request, ours)).toEqual(first);
  });

  it('belongs to one call: a different call with the same request is refused', async () => {
    const store = new MemoryStore();
    const done: string[] = [];
    const doing = async (call: string) =>
      store.transaction(async (transaction) =>
        runIdempotent(transaction, { owner: 'U-1', key: 'one-key' }, call, { docDatumId: 'DD-1' }, 0, async () =>
          done.push(call),
        ),
      );
    expect([await doing('confirm'), await doing('confirm')]).toEqual([1, 1]);
    await expect(doing('discard')).rejects.toMatchObject({ code: 'IDEMPOTENCY_REUSED' });
    expect(done).toEqual(['confirm']);
  });
});
