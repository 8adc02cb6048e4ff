import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { VolumeOrder } from '../../../../server/core/sandbox/volume-order.ts';
import { seedVolume } from '../../../../server/seed/volume/seed-volume.ts';
import { MemoryStore } from '../../../../server/storage/memory/memory-store.ts';
import { MemoryObjectStore } from '../../../../server/storage/objects/memory-object-store.ts';
import { openBooks, policyOf } from '../../../../src/domain/evidence/shared/book-policies.ts';
import { packageStates } from '../../../../src/domain/evidence/materials/package-state.ts';
import { asked, uploadingWorld, type World } from '../../core/evidence/uploading.ts';

const now = Date.parse('2026-11-21T02:00:00Z');
const order = { packages: 300, receivables: 40, company: 'C-YANZHOU' } as const;

let store: MemoryStore;
let world: World;
const seeded = async () => {
  store = new MemoryStore();
  world = await uploadingWorld(new MemoryObjectStore(), { store, clock: { now: () => now, realTime: () => now } });
};
beforeEach(seeded);

const everyPackage = async () => store.transaction(async (transaction) => transaction.packages.inStates(undefined));
const freeReceivables = async () =>
  (
    await store.transaction(async (transaction) =>
      transaction.candidates.page({
        pkCorp: 'C-YANZHOU',
        book: 'credit',
        side: 'finance',
        states: undefined,
        businessTypes: undefined,
        productType: undefined,
        counterparty: undefined,
        offset: 0,
        limit: 100_000,
      }),
    )
  ).records.filter(({ packagedIn }) => packagedIn === undefined);
const added = async (wanted: VolumeOrder = order) => {
  const before = new Set((await everyPackage()).map(({ docDatumId }) => docDatumId));
  const made = await seedVolume(store, wanted, now);
  return { made, packages: (await everyPackage()).filter(({ docDatumId }) => !before.has(docDatumId)) };
};

describe('a demo world filled with packages', () => {
  it('has as many as were ordered, in every state of the financing side that lasts longer than an hour, over time, amounts, parties and books', async () => {
    const { made, packages } = await added();
    expect(made).toEqual({ packages: 300, receivables: 40, company: '宁波砚舟精密铸造有限公司' });
    expect(packages).toHaveLength(300);
    expect(new Set(packages.map(({ state }) => state))).toEqual(
      new Set(
        packageStates.filter(
          (state) =>
            state !== 'SUBMITTED' && state !== 'AUDIT' && !state.startsWith('PRE_') && !state.startsWith('AI_'),
        ),
      ),
    );
    expect(new Set(packages.map(({ book }) => book))).toEqual(new Set(['credit', 'est']));
    for (const several of [
      packages.map(({ payerName }) => payerName),
      packages.map(({ totalAmount }) => String(totalAmount.fen)),
      packages.map(({ createdAt }) => String(createdAt)),
    ])
      expect(new Set(several).size).toBeGreaterThan(20);
    expect(packages.every(({ createdAt, stateSince }) => createdAt < now && stateSince < now)).toBe(true);
  });

  it('has packages that open like any other, each with what it was made for', async () => {
    const { packages } = await added();
    const clerk = await world.asking('zhousiyuan');
    for (const { docDatumId, totalAmount } of packages.filter((_each, index) => index % 60 === 0)) {
      expect((await asked(world, 'packageFind', { docDatumId }, clerk)).data).toMatchObject({
        docDatumId,
        credits: [{ amount: `${totalAmount.fen / 100n}.${String(totalAmount.fen % 100n).padStart(2, '0')}` }],
      });
      expect(
        ((await asked(world, 'materialList', { docDatumId }, clerk)).data as readonly object[]).length,
      ).toBeGreaterThan(3);
      expect(
        ((await asked(world, 'operationLog', { docDatumId }, clerk)).data as readonly object[]).length,
      ).toBeGreaterThan(0);
    }
  });

  it('tells of each package what its state says: submitted, funded and discarded where it was, by clerks of the company', async () => {
    const { packages } = await added();
    const clerks = new Set(packages.map(({ createdBy }) => createdBy));
    expect(clerks.size).toBeGreaterThan(1);
    await store.transaction(async (transaction) => {
      for (const userId of clerks)
        expect(await transaction.users.find(userId)).toMatchObject({
          pkCorp: 'C-YANZHOU',
          roles: expect.arrayContaining(['ROLE_CORP_OPERATOR']) as unknown,
        });
      for (const {
        docDatumId,
        state,
        submittedAt,
        stateSince,
        createdAt,
        dataVersion,
        fundedAt,
        createdBy,
      } of packages) {
        const submitted = state !== 'PREPARE' && state !== 'INVALID';
        expect([submittedAt !== undefined, dataVersion], docDatumId).toEqual(submitted ? [true, 3] : [false, 1]);
        const then = submitted ? [['submitted', submittedAt]] : state === 'INVALID' ? [['discarded', stateSince]] : [];
        const log = await transaction.log.ofPackage(docDatumId);
        expect(
          log.map(({ action, at }) => [action, at]),
          docDatumId,
        ).toEqual([['created', createdAt], ...then]);
        expect(new Set(log.map(({ actorId }) => actorId))).toEqual(new Set([createdBy]));
        if (state !== 'AUDITED') expect(fundedAt, docDatumId).toBeUndefined();
        if (fundedAt !== undefined) expect(fundedAt).toBeLessThan(now);
      }
      expect(packages.some(({ fundedAt }) => fundedAt !== undefined)).toBe(true);
    });
  });

  it('has each package follow the standard of its book, its funder and its core enterprise', async () => {
    const { packages } = await added();
    await store.transaction(async (transaction) => {
      const standards = await transaction.standards.all();
      for (const { docDatumId, book, fkFinance, standardVersion } of packages) {
        const [candidate] = await transaction.candidates.inPackage(docDatumId);
        const standard = await transaction.standards.find(standardVersion);
        const ofCore = standards.some(
          (each) =>
            each.book === book && each.fkFinance === fkFinance && each.fkCorpCore === candidate?.coreEnterpriseId,
        );
        expect(standard, docDatumId).toMatchObject({
          book,
          fkFinance,
          fkCorpCore: ofCore ? candidate?.coreEnterpriseId : '*',
        });
        expect(standard?.categories, docDatumId).not.toEqual([]);
      }
    });
  });

  it.each(openBooks())('is of one book where that is named: %s', async (book) => {
    const { packages } = await added({ ...order, packages: 120, receivables: 30, book });
    const free = (
      await store.transaction(async (transaction) =>
        transaction.candidates.page({
          pkCorp: 'C-YANZHOU',
          book,
          side: 'finance',
          states: undefined,
          businessTypes: undefined,
          productType: undefined,
          counterparty: undefined,
          offset: 0,
          limit: 1000,
        }),
      )
    ).records;
    expect(new Set(packages.map((each) => each.book))).toEqual(new Set([book]));
    const { reviewWorkingDays, simplified, choosableState, business } = policyOf(book);
    const states = new Set(packages.map(({ state }) => state));
    expect(states.has('SUBMITTED')).toBe(reviewWorkingDays === undefined);
    expect(states.has('AUDITED')).toBe(reviewWorkingDays !== undefined);
    if (simplified)
      expect([...states].filter((state) => ['MODIFY', 'BIZ_MODIFY', 'BIZ_CONFIRM'].includes(state))).toEqual([]);
    const unpackaged = free.filter(({ packagedIn, id }) => packagedIn === undefined && id.endsWith('-F'));
    expect(unpackaged).toHaveLength(30);
    expect(new Set(unpackaged.map(({ state }) => state))).toEqual(new Set([choosableState]));
    if (business === 'bill')
      for (const { number, billSubRange } of unpackaged)
        expect([number, billSubRange]).toEqual([expect.stringMatching(/^\d{30}$/), expect.stringMatching(/^1-\d+$/)]);
    const [first] = packages;
    expect(
      (await asked(world, 'packageFind', { docDatumId: first?.docDatumId ?? '' }, await world.asking('zhousiyuan')))
        .data,
    ).toMatchObject({ docDatumId: first?.docDatumId });
  });

  it('has as many free receivables as were ordered, and as many others the next time', async () => {
    const few = { ...order, packages: 1 };
    const before = (await freeReceivables()).length;
    await added(few);
    const once = await freeReceivables();
    await added(few);
    const twice = await freeReceivables();
    const est = 40 / 20;
    expect([once.length - before, twice.length - before]).toEqual([40 - est, 2 * (40 - est)]);
  });

  it('has as many as were ordered, each under a number of its own, where most are copies of others', async () => {
    const { packages } = await added({ ...order, packages: 10_003, receivables: 0 });
    expect(packages).toHaveLength(10_003);
  });

  it('makes room in the store for very many, and none for few', async () => {
    const filling = vi.spyOn(store, 'bulkLoad').mockResolvedValue();
    await seedVolume(store, { ...order, packages: 20_000 }, now);
    expect(filling).toHaveBeenCalledTimes(1);
    filling.mockClear();
    await seedVolume(store, order, now);
    expect(filling).not.toHaveBeenCalled();
  });

  it.each(['packages', 'receivables'] as const)('takes no more %s than there are numbers left', async (what) => {
    await store.transaction(async (transaction) => transaction.facts.write(`volume-${what}`, 998_990));
    const most = 10;
    const wanted = { packages: 1, receivables: 1, company: 'C-YANZHOU' };
    await expect(seedVolume(store, { ...wanted, [what]: most + 1 }, now)).rejects.toMatchObject({
      code: 'REQUEST_INVALID',
      values: { field: what, most },
    });
    expect(await seedVolume(store, { ...wanted, [what]: most }, now)).toMatchObject({ [what]: most });
    await expect(seedVolume(store, wanted, now)).rejects.toMatchObject({ values: { field: what, most: 0 } });
  });

  it('is the same for the same orders, and each order adds others', async () => {
    const { packages: once } = await added();
    const { packages: more } = await added();
    expect(more).toHaveLength(300);
    await seeded();
    expect((await added()).packages).toEqual(once);
  });

  it.each([
    [{ ...order, company: 'C-NOBODY' }, { field: 'company' }],
    [{ ...order, company: '__proto__' }, { field: 'company' }],
    [{ ...order, company: 'C-QIHENG' }, { field: 'company' }],
    [{ ...order, company: 'C-MUYE' }, { field: 'company' }],
    [
      { ...order, packages: 20_001 },
      { field: 'packages', most: 20_000 },
    ],
    [
      { ...order, receivables: 100_001 },
      { field: 'receivables', most: 100_000 },
    ],
  ])('refuses %j by name, and adds nothing', async (absurd, values) => {
    const before = await everyPackage();
    await expect(seedVolume(store, absurd, now)).rejects.toMatchObject({ code: 'REQUEST_INVALID', values });
    expect(await everyPackage()).toEqual(before);
  });
});
