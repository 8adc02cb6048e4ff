import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { ManualClock } from '../../features/support/manual-clock.ts';
import { acceptUpload } from '../../server/core/evidence/arrived-file.ts';
import type { CallerFacts } from '../../server/core/context.ts';
import { forgetUploads } from '../../server/core/evidence/shared/forgotten-uploads.ts';
import { lapseDrafts } from '../../server/core/evidence/lapse-drafts.ts';
import { reviseStandard } from '../../server/core/evidence/standard-revision.ts';
import type { PackageRecord } from '../../server/core/records/evidence.ts';
import { streamOf } from '../../server/core/byte-stream.ts';
import { MemoryObjectStore } from '../../server/storage/objects/memory-object-store.ts';
import {
  arrivedFile,
  asked,
  good,
  HeldInspector,
  policyFor,
  sent,
  uploadingWorld,
  type Said,
  type World,
} from '../server/core/evidence/uploading.ts';
import { codeOf, crossed, type ContendedStore } from './crossing.ts';

const hour = 3_600_000;
const day = 24 * hour;

/** Contract of simultaneous uploads, uses, removals and deletions of files. */
export function fileRacesContract(name: string, makeStore: () => Promise<ContendedStore>): void {
  describe(`simultaneous work on files and drafts on ${name}`, () => {
    let under: ContendedStore;
    let world: World;
    let clock: ManualClock;
    let clerk: CallerFacts;
    let colleague: CallerFacts;

    beforeEach(async () => {
      under = await makeStore();
      clock = new ManualClock(Date.parse('2026-11-21T02:00:00Z'));
      world = await uploadingWorld(new MemoryObjectStore(), { store: under.store, clock });
      await bothCome();
    });
    afterEach(async () => under.close());

    /** Sessions end while time advances. */
    async function bothCome(): Promise<void> {
      [clerk, colleague] = [await world.asking('zhousiyuan'), await world.asking('limin')];
    }

    const draft = async (): Promise<PackageRecord | undefined> =>
      under.store.transaction(async (transaction) => transaction.packages.find(world.docDatumId));
    const naming = (pkFile: string) => ({
      docMaterialId: world.docMaterialId,
      docFileType: 'BUSI_CONTRACT',
      busiContractFile: [pkFile],
      contract: {},
    });
    const confirmation = async () => ({
      docDatumId: world.docDatumId,
      dataVersion: (await draft())?.dataVersion,
      taskSegment: 'CORP',
    });
    const claim = async (): Promise<Said> =>
      asked(
        world,
        'packageClaim',
        { docDatumId: world.docDatumId, dataVersion: (await draft())?.dataVersion },
        colleague,
      );

    /** The place for contracts of another draft of the company. */
    const elsewhere = async (): Promise<string> =>
      under.store.transaction(async (transaction) => {
        const { pkCorp, side } = (await transaction.packages.find(world.docDatumId)) ?? {};
        for (const other of await transaction.packages.inStates(['PREPARE'])) {
          if (other.docDatumId === world.docDatumId || other.pkCorp !== pkCorp || other.side !== side) continue;
          const place = (await transaction.materials.ofPackage(other.docDatumId)).find(
            ({ category }) => category.docFileType === 'BUSI_CONTRACT' && category.maxItems !== 1,
          );
          if (place) return place.docMaterialId;
        }
        throw new Error('The company has no other draft');
      });
    const given = async (pkFile: string): Promise<string> =>
      (
        (await asked(world, 'fileCreate', { ...naming(pkFile), contract: { contractNo: 'HT-AGAIN' } }, clerk)).data as {
          readonly docFileId: string;
        }
      ).docFileId;
    const chosenAgain = async (docFileId: string, docMaterialId: string, backEnd = world.backEnd): Promise<Said> =>
      asked({ backEnd }, 'fileRelate', { docMaterialId, docFileIds: [docFileId] }, clerk);
    const takenOut = async (docFileId: string): Promise<Said> =>
      asked(world, 'fileUnrelate', { docMaterialId: world.docMaterialId, docFileIds: [docFileId] }, colleague);
    const isWhole = async (uploadId: string): Promise<boolean> => {
      const file = await world.file(uploadId);
      return file?.state === 'stored' && (await world.parts.objects.head(file.objectKey)) !== undefined;
    };

    describe('an inspected file', () => {
      it('is refused once its package is being submitted', async () => {
        const inspector = new HeldInspector();
        inspector.holds = true;
        const slow = world.beside({ inspector });
        const { form } = await policyFor({ ...world, backEnd: slow }, clerk, 'up');
        const coming = sent({ backEnd: slow }, clerk, form.fileName, streamOf(good));
        await expect.poll(() => inspector.held.length).toBe(1);
        const request = await confirmation();
        const [submitted, [arrived]] = await crossed(under, world, {
          one: async (backEnd) => asked({ backEnd }, 'packageConfirm', request, colleague),
          at: 'before packages.save',
          others: [
            async () => {
              inspector.held[0]?.();
              return coming;
            },
          ],
        });
        expect([submitted.code, arrived?.code, (await world.file('up'))?.state]).toEqual([
          '0',
          'NOT_OPEN_FOR_CHANGE',
          'awaited',
        ]);
      });

      it('is kept when another server refuses it at the same moment', async () => {
        const { form } = await policyFor(world, clerk, 'up');
        const { objects } = world.parts;
        await objects.put(form.fileName, { bytes: streamOf(good), size: good.length, contentType: 'application/pdf' });
        const file = await world.file('up');
        await under.store.transaction(
          async (transaction) => file && transaction.files.save({ ...file, transport: 'form' }),
        );
        const strict = {
          ...world.parts,
          scanner: { required: true, scan: async () => ({ kind: 'not-scanned' }) as const },
        };
        const taken = await crossed(under, world, {
          one: async (_backEnd, store) =>
            codeOf(acceptUpload({ ...world.parts, store }, file?.pkFile ?? '', form.fileName)),
          at: 'before files.save',
          others: [async () => codeOf(acceptUpload(strict, file?.pkFile ?? '', form.fileName))],
        });
        expect([taken, (await world.file('up'))?.state, await objects.head(form.fileName)]).toEqual([
          ['0', ['0']],
          'stored',
          expect.anything(),
        ]);
      });
    });

    describe('a lapsing draft', () => {
      beforeEach(async () => {
        // No other draft lapses before this one, so that the concurrent request affects this one.
        await under.store.transaction(async (transaction) => {
          for (const other of await transaction.packages.inStates(['PREPARE']))
            if (other.docDatumId !== world.docDatumId) await transaction.packages.save({ ...other, state: 'INVALID' });
        });
        clock.advance(400 * day);
        await bothCome();
      });

      it('can no longer be claimed', async () => {
        const [, [claimed]] = await crossed(under, world, {
          one: async (_backEnd, store) => lapseDrafts(store, clock.now()),
          at: 'before packages.save',
          others: [claim],
        });
        expect([claimed?.code, (await draft())?.state]).toEqual(['DATA_VERSION_STALE', 'INVALID']);
      });

      it('stays when a colleague has claimed it since it was found', async () => {
        const [, [claimed]] = await crossed(under, world, {
          one: async (_backEnd, store) => lapseDrafts(store, clock.now()),
          at: 'before packages.lock',
          others: [claim],
        });
        expect([claimed?.code, (await draft())?.state]).toEqual(['0', 'PREPARE']);
      });
    });

    describe('an unused upload', () => {
      let pkFile: string;
      const forget = async (store = under.store): Promise<void> =>
        forgetUploads(store, world.parts.objects, clock.now());

      beforeEach(async () => {
        pkFile = await arrivedFile(world, clerk, 'up');
        clock.advance(2 * hour);
        await bothCome();
      });

      it('is not removed when a document is about to use it', async () => {
        const [named] = await crossed(under, world, {
          one: async (backEnd) => asked({ backEnd }, 'fileCreate', naming(pkFile), clerk),
          at: 'before items.save',
          others: [async () => forget()],
        });
        expect([named.code, (await world.file('up'))?.state]).toEqual(['0', 'stored']);
      });

      it('is not removed when a document has used it since it was found', async () => {
        const [, [named]] = await crossed(under, world, {
          one: async (_backEnd, store) => forget(store),
          at: 'before materials.find',
          others: [async () => asked(world, 'fileCreate', naming(pkFile), clerk)],
        });
        expect([named?.code, (await world.file('up'))?.state]).toEqual(['0', 'stored']);
      });

      it('is not removed when its document was chosen again for another package', async () => {
        const docFileId = await given(pkFile);
        expect([(await chosenAgain(docFileId, await elsewhere())).code, (await takenOut(docFileId)).code]).toEqual([
          '0',
          '0',
        ]);
        await forget();
        expect(await isWhole('up')).toBe(true);
      });

      it('is not removed when its document is chosen again during its removal here', async () => {
        const [docFileId, place] = [await given(pkFile), await elsewhere()];
        const [chosen] = await crossed(under, world, {
          one: async (backEnd) => chosenAgain(docFileId, place, backEnd),
          at: 'before items.save',
          others: [
            async () => {
              await takenOut(docFileId);
              await forget();
            },
          ],
        });
        expect([chosen.code, await isWhole('up')]).toEqual(['0', true]);
      });

      it('is not removed when its document was chosen again since it was found', async () => {
        const place = await elsewhere();
        await crossed(under, world, {
          one: async (_backEnd, store) => forget(store),
          at: 'before materials.find',
          others: [
            async () => {
              const docFileId = await given(pkFile);
              await chosenAgain(docFileId, place);
              await takenOut(docFileId);
            },
          ],
        });
        expect(await isWhole('up')).toBe(true);
      });

      it('cannot be chosen again after its removal', async () => {
        const [docFileId, place] = [await given(pkFile), await elsewhere()];
        await under.store.transaction(async (transaction) => transaction.files.remove(pkFile));
        expect((await chosenAgain(docFileId, place)).code).toBe('FILE_MISSING');
      });

      it('is not removed when it was requested again since it was found', async () => {
        await forget();
        await policyFor(world, clerk, 'late');
        clock.advance(2 * hour);
        await bothCome();
        const [, [again]] = await crossed(under, world, {
          one: async (_backEnd, store) => forget(store),
          at: 'before materials.find',
          others: [async () => policyFor(world, clerk, 'late')],
        });
        expect([again?.code, (await world.file('late'))?.state]).toEqual(['0', 'awaited']);
      });
    });

    describe('a category that the library no longer asks for', () => {
      const place = async () =>
        under.store.transaction(async (transaction) => transaction.materials.find(world.docMaterialId));

      async function takenOver(): Promise<Said> {
        const category = (await place())?.category.name ?? '';
        await under.store.transaction(async (transaction) => {
          for (const { docFileId, docMaterialId } of await transaction.items.ofPackage(world.docDatumId))
            if (docMaterialId === world.docMaterialId) await transaction.items.remove(docFileId);
          await reviseStandard(transaction, { docDatumId: world.docDatumId }, { removed: [category], asked: [] });
        });
        return asked(world, 'libraryCompare', { id: world.docDatumId, createMaterial: true }, clerk);
      }

      it('is removed with unused and expected uploads', async () => {
        const pkFile = await arrivedFile(world, clerk, 'up');
        const { objectKey } = (await world.file('up')) ?? { objectKey: '' };
        const { form } = await policyFor(world, clerk, 'coming');
        expect((await takenOver()).code).toBe('0');
        expect([
          await place(),
          await world.file('up'),
          await world.parts.objects.head(objectKey),
          await world.file('coming'),
        ]).toEqual([undefined, undefined, undefined, undefined]);
        expect([
          (await asked(world, 'fileInfo', { ids: pkFile }, clerk)).code,
          (await sent(world, clerk, form.fileName, streamOf(good))).code,
        ]).toEqual(['NOT_FOUND', 'NOT_FOUND']);
      });

      it('stays when another package uses one of its uploads', async () => {
        const pkFile = await arrivedFile(world, clerk, 'up');
        const docFileId = await given(pkFile);
        await chosenAgain(docFileId, await elsewhere());
        await takenOut(docFileId);
        expect((await takenOver()).code).toBe('0');
        expect([
          (await place())?.category.required,
          await isWhole('up'),
          (await asked(world, 'fileInfo', { ids: pkFile }, clerk)).code,
        ]).toEqual([false, true, '0']);
      });

      it('stays when one of its uploads was ever submitted', async () => {
        const pkFile = await arrivedFile(world, clerk, 'up');
        await under.store.transaction(async (transaction) => transaction.files.markSubmitted([pkFile], clock.now()));
        expect((await takenOver()).code).toBe('0');
        expect([(await place())?.category.required, await isWhole('up')]).toEqual([false, true]);
      });
    });

    it('of two simultaneous revisions of a standard the later one builds on the earlier', async () => {
      const revise = async (store: Pick<ContendedStore['store'], 'transaction'>, category: string) =>
        store.transaction(async (transaction) =>
          reviseStandard(
            transaction,
            { docDatumId: world.docDatumId },
            { removed: [], asked: [{ name: category, required: false }] },
          ),
        );
      const [one, [other]] = await crossed(under, world, {
        one: async (_backEnd, store) => revise(store, '质检报告'),
        at: 'before standards.save',
        others: [async () => revise(under.store, '装箱单')],
      });
      const kept = await under.store.transaction(async (transaction) => transaction.standards.all());
      const inForce = kept.filter(
        ({ book, fkFinance, fkCorpCore, supersededBy }) =>
          supersededBy === undefined &&
          book === one.book &&
          fkFinance === one.fkFinance &&
          fkCorpCore === one.fkCorpCore,
      );
      expect(inForce.map(({ snapshotVersion }) => snapshotVersion)).toEqual([other?.snapshotVersion]);
      expect(other?.categories.map((category) => category.name)).toEqual(
        expect.arrayContaining(['质检报告', '装箱单']),
      );
    });

    it('a document that a colleague is removing cannot be changed', async () => {
      const { docFileId } = (await asked(world, 'fileCreate', naming(await arrivedFile(world, clerk, 'up')), clerk))
        .data as { readonly docFileId: string };
      const [out, [changed]] = await crossed(under, world, {
        one: async (backEnd) =>
          asked(
            { backEnd },
            'fileUnrelate',
            { docMaterialId: world.docMaterialId, docFileIds: [docFileId] },
            colleague,
          ),
        at: 'before items.remove',
        others: [async () => asked(world, 'fileModify', { docFileId, contract: { contractNo: 'HT1' } }, clerk)],
      });
      expect([out.code, changed?.code, (await asked(world, 'fileFind', { docFileId }, clerk)).code]).toEqual([
        '0',
        'ITEM_CHANGED',
        'NOT_FOUND',
      ]);
    });

    it('an upload that is requested twice at once is one upload', async () => {
      const [one, [other]] = await crossed(under, world, {
        one: async (backEnd) => policyFor({ ...world, backEnd }, clerk, 'up'),
        at: 'before files.save',
        others: [async () => policyFor(world, clerk, 'up')],
      });
      expect([one.code, other?.code, other?.form.fileName]).toEqual(['0', '0', one.form.fileName]);
    });

    it.each(['user name', 'upload', 'promised key'] as const)(
      'a second record of one %s cannot be made',
      async (what) => {
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
      },
    );
  });
}
