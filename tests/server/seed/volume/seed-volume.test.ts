import { beforeEach, describe, expect, it } from 'vitest';
import { seedVolume } from '../../../../server/seed/volume/seed-volume.ts';
import { MemoryStore } from '../../../../server/storage/memory/memory-store.ts';
import { MemoryObjectStore } from '../../../../server/storage/objects/memory-object-store.ts';
import { packageStates } from '../../../../src/domain/evidence/materials/package-state.ts';
import { asked, uploadingWorld, type World } from '../../core/evidence/uploading.ts';

const now = Date.parse('2026-11-21T02:00:00Z');
const order = { packages: 300, receivables: 40, company: 'C-YANZHOU' } as const;

let store: MemoryStore;
let world: World;
const seeded = async () => {
  store = new MemoryStore();
  world = await uploadingWorld(new MemoryObjectStore(), { store, clock: { now: () => now, steady: () => now } });
};
beforeEach(seeded);

const everyPackage = async () => store.transaction(async (transaction) => transaction.packages.inStates(undefined));
const added = async () => {
  const before = new Set((await everyPackage()).map(({ docDatumId }) => docDatumId));
  const made = await seedVolume(store, order, now);
  return { made, packages: (await everyPackage()).filter(({ docDatumId }) => !before.has(docDatumId)) };
};

describe('a demo world filled with packages', () => {
  it('has as many as were ordered, in every state of the financing side, over time, amounts, parties and books', async () => {
    const { made, packages } = await added();
    expect(made).toEqual({ packages: 300, receivables: 40, company: '宁波砚舟精密铸造有限公司' });
    expect(packages).toHaveLength(300);
    expect(new Set(packages.map(({ state }) => state))).toEqual(new Set(packageStates.filter((state) => state !== 'SUBMITTED' && state !== 'AUDIT')));
    expect(new Set(packages.map(({ book }) => book))).toEqual(new Set(['credit', 'est']));
    for (const several of [packages.map(({ payerName }) => payerName), packages.map(({ totalAmount }) => String(totalAmount.fen)), packages.map(({ createdAt }) => String(createdAt))]) expect(new Set(several).size).toBeGreaterThan(20);
    expect(packages.every(({ createdAt, stateSince }) => createdAt < now && stateSince < now)).toBe(true);
  });

  it('has packages that open like any other, each with what it was made for', async () => {
    const { packages } = await added();
    const clerk = await world.asking('zhousiyuan');
    for (const { docDatumId, totalAmount } of packages.filter((_each, index) => index % 60 === 0)) {
      expect((await asked(world, 'packageFind', { docDatumId }, clerk)).data).toMatchObject({ docDatumId, credits: [{ amount: `${totalAmount.fen / 100n}.${String(totalAmount.fen % 100n).padStart(2, '0')}` }] });
      expect(((await asked(world, 'materialList', { docDatumId }, clerk)).data as readonly object[]).length).toBeGreaterThan(3);
      expect(((await asked(world, 'operationLog', { docDatumId }, clerk)).data as readonly object[]).length).toBeGreaterThan(0);
    }
  });

  it('is the same for the same orders, and each order adds others', async () => {
    const { packages: once } = await added();
    const { packages: more } = await added();
    expect(more).toHaveLength(300);
    await seeded();
    expect((await added()).packages).toEqual(once);
  });

  it.each([
    [{ ...order, company: 'C-NOBODY' }, { field: 'company' }], [{ ...order, company: '__proto__' }, { field: 'company' }], [{ ...order, company: 'C-QIHENG' }, { field: 'company' }], [{ ...order, company: 'C-MUYE' }, { field: 'company' }],
    [{ ...order, packages: 20_001 }, { field: 'packages', most: 20_000 }], [{ ...order, receivables: 100_001 }, { field: 'receivables', most: 100_000 }],
  ])('refuses %j by name, and adds nothing', async (absurd, values) => {
    const before = await everyPackage();
    await expect(seedVolume(store, absurd, now)).rejects.toMatchObject({ code: 'REQUEST_INVALID', values });
    expect(await everyPackage()).toEqual(before);
  });
});
