import { beforeEach, describe, expect, it } from 'vitest';
import { notOfferedIn } from '../../../../server/core/evidence/standard-terms.ts';
import { productSwitches } from '../../../../server/core/sandbox/product-switches.ts';
import type { Store, Transaction } from '../../../../server/core/store.ts';
import { MemoryObjectStore } from '../../../../server/storage/objects/memory-object-store.ts';
import { uploadingWorld, type World } from './uploading.ts';

let world: World;

beforeEach(async () => {
  world = await uploadingWorld(new MemoryObjectStore());
});

describe('the reasons why candidates are not offered', () => {
  it('are read once, however often they are used', async () => {
    const read: string[] = [];
    await world.store.transaction(async (transaction) => {
      const counted: Transaction = {
        ...transaction,
        facts: { ...transaction.facts, read: async (name) => (read.push(name), transaction.facts.read(name)) },
        limits: { ...transaction.limits, ofCore: async (core) => (read.push(core), transaction.limits.ofCore(core)) },
      };
      const notOffered = notOfferedIn(counted, 'credit');
      for (const core of ['C-BEIYU', 'C-QIHENG', 'C-BEIYU', 'C-QIHENG']) await notOffered([{ coreEnterpriseId: core }]);
    });
    expect(read).toEqual(['standard-terms', 'C-BEIYU', 'C-QIHENG']);
  });
});

describe('the switches of products', () => {
  it('are written under a lock, so that none is lost', async () => {
    const held: string[] = [];
    const store: Pick<Store, 'transaction'> = {
      transaction: async (work) =>
        world.store.transaction(async (transaction) =>
          work({
            ...transaction,
            facts: {
              ...transaction.facts,
              lock: async (name) => (held.push('held'), transaction.facts.lock(name)),
              read: async (name) => (held.push('read'), transaction.facts.read(name)),
            },
          }),
        ),
    };
    const switches = productSwitches(store as Store);
    await Promise.all([switches.put('CREDIT', false), switches.put('ABS', false)]);
    expect(held).toEqual(['held', 'read', 'held', 'read']);
    expect(await switches.all()).toMatchObject({ CREDIT: false, ABS: false, EDT: true });
    await switches.put('ABS', true);
    expect(await switches.all()).toMatchObject({ CREDIT: false, ABS: true });
  });
});
