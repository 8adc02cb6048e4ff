import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { ManualClock } from '../../features/support/manual-clock.ts';
import { acceptArrived } from '../../server/core/evidence/arrived-file.ts';
import type { CallerFacts } from '../../server/core/context.ts';
import { forgetUploads } from '../../server/core/evidence/forgotten-uploads.ts';
import { lapseDrafts } from '../../server/core/evidence/lapsing.ts';
import type { PackageRecord } from '../../server/core/records.ts';
import { streamOf } from '../../server/core/byte-stream.ts';
import { MemoryObjectStore } from '../../server/storage/objects/memory-object-store.ts';
import { arrivedFile, asked, good, HeldInspector, policyFor, sent, uploadingWorld, type Said, type World } from '../server/core/evidence/uploading.ts';
import { codeOf, crossed, type ContendedStore } from './crossing.ts';

const hour = 3_600_000;
const day = 24 * hour;

/** What those owe to each other who bring files, name them, take them out and forget them at once. */
export function fileRacesContract(name: string, makeStore: () => Promise<ContendedStore>): void {
  describe(`files and drafts between two on ${name}`, { timeout: 60_000 }, () => {
    let under: ContendedStore;
    let world: World;
    let clock: ManualClock;
    let clerk: CallerFacts;
    let colleague: CallerFacts;

    beforeAll(async () => {
      under = await makeStore();
    }, 60_000);
    afterAll(async () => under.close());
    beforeEach(async () => {
      await under.store.clear();
      clock = new ManualClock(Date.parse('2026-11-21T02:00:00Z'));
      world = await uploadingWorld(new MemoryObjectStore(), { store: under.store, clock });
      await bothCome();
    });

    /** Sessions end while time passes. */
    async function bothCome(): Promise<void> {
      [clerk, colleague] = [await world.asking('zhousiyuan'), await world.asking('limin')];
    }

    const draft = async (): Promise<PackageRecord | undefined> => under.store.transaction(async (transaction) => transaction.packages.find(world.docDatumId));
    const naming = (pkFile: string) => ({ docMaterialId: world.docMaterialId, docFileType: 'BUSI_CONTRACT', busiContractFile: [pkFile], contract: {} });
    const confirmation = async () => ({ docDatumId: world.docDatumId, dataVersion: (await draft())?.dataVersion, taskSegment: 'CORP' });
    const claim = async (): Promise<Said> => asked(world, 'packageClaim', { docDatumId: world.docDatumId, dataVersion: (await draft())?.dataVersion }, colleague);

    describe('a file that was looked into', () => {
      it('counts no more once its package is being submitted', async () => {
        const inspector = new HeldInspector();
        inspector.holds = true;
        const slow = world.beside({ inspector });
        const { form } = await policyFor({ ...world, backEnd: slow }, clerk, 'up');
        const coming = sent({ backEnd: slow }, clerk, form.fileName, streamOf(good));
        await expect.poll(() => inspector.held.length).toBe(1);
        const request = await confirmation();
        const [submitted, [arrived]] = await crossed(under, world, {
          one: async (backEnd) => asked({ backEnd }, 'packageConfirm', request, colleague), at: 'before packages.save',
          others: [async () => {
            inspector.held[0]?.();
            return coming;
          }],
        });
        expect([submitted.code, arrived?.code, (await world.file('up'))?.state]).toEqual(['0', 'NOT_OPEN_FOR_CHANGE', 'awaited']);
      });

      it('stays when another server refuses it at the same moment', async () => {
        const { form } = await policyFor(world, clerk, 'up');
        const { objects } = world.parts;
        await objects.put(form.fileName, { bytes: streamOf(good), size: good.length, contentType: 'application/pdf' });
        const file = await world.file('up');
        await under.store.transaction(async (transaction) => file && transaction.files.save({ ...file, road: 'form' }));
        const strict = { ...world.parts, scanner: { required: true, scan: async () => ({ kind: 'not-scanned' }) as const } };
        const taken = await crossed(under, world, {
          one: async (_backEnd, store) => codeOf(acceptArrived({ ...world.parts, store }, file?.pkFile ?? '', form.fileName)), at: 'before files.save',
          others: [async () => codeOf(acceptArrived(strict, file?.pkFile ?? '', form.fileName))],
        });
        expect([taken, (await world.file('up'))?.state, await objects.head(form.fileName)]).toEqual([['0', ['0']], 'stored', expect.anything()]);
      });
    });

    describe('a draft that lapses', () => {
      beforeEach(async () => {
        clock.advance(400 * day);
        await bothCome();
      });

      it('is nobody\'s to take over any more', async () => {
        const [, [claimed]] = await crossed(under, world, { one: async (_backEnd, store) => lapseDrafts(store, clock.now()), at: 'before packages.save', others: [claim] });
        expect([claimed?.code, (await draft())?.state]).toEqual(['DATA_VERSION_STALE', 'INVALID']);
      });

      it('does not, where somebody has taken it up since it was found', async () => {
        const [, [claimed]] = await crossed(under, world, { one: async (_backEnd, store) => lapseDrafts(store, clock.now()), at: 'before packages.lock', others: [claim] });
        expect([claimed?.code, (await draft())?.state]).toEqual(['0', 'PREPARE']);
      });
    });

    describe('an upload that is to be forgotten', () => {
      let pkFile: string;
      const forget = async (store = under.store): Promise<void> => forgetUploads(store, world.parts.objects, clock.now());

      beforeEach(async () => {
        pkFile = await arrivedFile(world, clerk, 'up');
        clock.advance(2 * hour);
        await bothCome();
      });

      it('is not, where a document is about to name it', async () => {
        const [named] = await crossed(under, world, { one: async (backEnd) => asked({ backEnd }, 'fileCreate', naming(pkFile), clerk), at: 'before items.save', others: [async () => forget()] });
        expect([named.code, (await world.file('up'))?.state]).toEqual(['0', 'stored']);
      });

      it('is not, where a document has named it since it was found', async () => {
        const [, [named]] = await crossed(under, world, { one: async (_backEnd, store) => forget(store), at: 'before materials.find', others: [async () => asked(world, 'fileCreate', naming(pkFile), clerk)] });
        expect([named?.code, (await world.file('up'))?.state]).toEqual(['0', 'stored']);
      });

      it('is not, where its bytes were promised again since it was found', async () => {
        await forget();
        await policyFor(world, clerk, 'late');
        clock.advance(2 * hour);
        await bothCome();
        const [, [again]] = await crossed(under, world, { one: async (_backEnd, store) => forget(store), at: 'before materials.find', others: [async () => policyFor(world, clerk, 'late')] });
        expect([again?.code, (await world.file('late'))?.state]).toEqual(['0', 'awaited']);
      });
    });

    it('a document that a colleague is taking out is not changed any more', async () => {
      const { docFileId } = (await asked(world, 'fileCreate', naming(await arrivedFile(world, clerk, 'up')), clerk)).data as { readonly docFileId: string };
      const [out, [changed]] = await crossed(under, world, {
        one: async (backEnd) => asked({ backEnd }, 'fileUnrelate', { docMaterialId: world.docMaterialId, docFileIds: [docFileId] }, colleague), at: 'before items.remove',
        others: [async () => asked(world, 'fileModify', { docFileId, contract: { contractNo: 'HT1' } }, clerk)],
      });
      expect([out.code, changed?.code, (await asked(world, 'fileFind', { docFileId }, clerk)).code]).toEqual(['0', 'ITEM_CHANGED', 'NOT_FOUND']);
    });

    it('one upload that is asked for twice at once is one', async () => {
      const [one, [other]] = await crossed(under, world, { one: async (backEnd) => policyFor({ ...world, backEnd }, clerk, 'up'), at: 'before files.save', others: [async () => policyFor(world, clerk, 'up')] });
      expect([one.code, other?.code, other?.form.fileName]).toEqual(['0', '0', one.form.fileName]);
    });

    it.each(['user name', 'upload', 'promised key'] as const)('nobody comes to a second record of one %s', async (what) => {
      await policyFor(world, clerk, 'up');
      await policyFor(world, clerk, 'other');
      const [file, other] = [await world.file('up'), await world.file('other')];
      const user = await under.store.transaction(async (transaction) => transaction.users.byName('limin'));
      if (!file || !other || !user) throw new Error('There is nothing to repeat');
      await expect(
        under.store.transaction(async (transaction) => {
          if (what === 'user name') await transaction.users.save({ ...user, userId: 'U-SECOND' });
          if (what === 'upload') await transaction.files.save({ ...other, uploadId: file.uploadId });
          if (what === 'promised key') await transaction.files.save({ ...other, promisedKey: file.promisedKey });
        }),
      ).rejects.toMatchObject({ code: '23505' });
    });
  });
}
