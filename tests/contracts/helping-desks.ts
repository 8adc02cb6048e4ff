import { describe, expect, it } from 'vitest';
import type { FileFieldReadings } from '../../server/core/evidence/file-reader.ts';
import type { DownloadTask } from '../../src/application/ports/evidence/download-desk.ts';
import { emptyFilter } from '../../src/application/ports/evidence/package-list.ts';
import { pickAll, nothingPicked } from '../../src/domain/evidence/shared/picked-packages.ts';
import { signIn, type Desks } from '../builders/desks.ts';
import { kindOf } from './fault-kind.ts';

const shelf = { book: 'credit', side: 'finance' } as const;
const everything = {
  scope: shelf,
  filter: emptyFilter,
  sortBy: 'createdAt',
  descending: true,
  page: 1,
  pageSize: 50,
} as const;
const order = {
  kind: 'export',
  scope: shelf,
  picked: pickAll(emptyFilter),
  sortBy: 'createdAt',
  descending: true,
  columns: ['payer', 'state'],
} as const;

/** The reading of every picture and document in these tests: a dark photograph of an invoice, with a guessed number. */
export const darkPhotograph: FileFieldReadings = {
  outcome: 'read',
  fieldReadings: [{ field: 'number', value: '26992000000001280371', source: 'optical', sure: false }],
  measure: { width: 3000, height: 2000, smear: 0.8, light: 40, contrast: 0.8 },
};

/** A draft of the demo world with its invoices' files. */
async function draftOf({ list, materials }: Desks): Promise<{
  readonly docDatumId: string;
  readonly standardVersion: string;
  readonly pkFiles: readonly string[];
}> {
  for (const { packageId: docDatumId, state } of (await list.page(everything)).rows) {
    if (state !== 'PREPARE') continue;
    const invoices = (await materials.materials(docDatumId)).filter(({ stage }) => stage === 'BUSI_INVOICE');
    const pkFiles = invoices.flatMap(({ items }) =>
      items.flatMap(({ files }) => files.map(({ fileId: pkFile }) => pkFile)),
    );
    if (pkFiles.length > 0) return { docDatumId, standardVersion: 'any', pkFiles };
  }
  throw new Error('The demo world has no draft with invoices');
}

/**
 * Contract of the desks that assist a clerk, for every transport: readings, clarity, selections and downloads. Each
 * test has its own back end, whose reader returns `darkPhotograph` for every file.
 */
export function helpingDesksContract(
  name: string,
  open: () => Promise<{ readonly device: () => Desks; readonly close: () => Promise<void> }>,
): void {
  async function asClerk(work: (desks: Desks, device: () => Desks) => Promise<void>): Promise<void> {
    const { device, close } = await open();
    try {
      const desks = device();
      await signIn(desks, 'zhousiyuan');
      await work(desks, device);
    } finally {
      await close();
    }
  }

  describe(name, () => {
    it('flag unclear pictures when the standard says so', async () =>
      asClerk(async (desks) => {
        expect(await desks.clarity.flagsUnclear('any')).toBe(true);
      }));

    it('give the clarity of a picture and its flaws once it was measured', async () =>
      asClerk(async (desks) => {
        const { docDatumId, pkFiles } = await draftOf(desks);
        const [pkFile = ''] = pkFiles;
        await desks.clarity.submit(docDatumId, [pkFile]);
        await expect
          .poll(async () => (await desks.clarity.clarity(docDatumId, [pkFile])).get(pkFile))
          .toEqual({ state: 'unclear', flaws: ['too-dark'] });
      }));

    it('give known clarities of measured pictures, one or several, and of no others', async () =>
      asClerk(async (desks) => {
        const { docDatumId, pkFiles } = await draftOf(desks);
        expect([
          await desks.clarity.knownClarity(docDatumId, []),
          await desks.clarity.knownClarity(docDatumId, ['nobody']),
        ]).toEqual([new Map(), new Map()]);
        await desks.clarity.submit(docDatumId, pkFiles);
        const unclear = { state: 'unclear', flaws: ['too-dark'] };
        await expect
          .poll(async () => desks.clarity.knownClarity(docDatumId, ['nobody', ...pkFiles]))
          .toEqual(new Map(pkFiles.map((pkFile) => [pkFile, unclear])));
        const [first = ''] = pkFiles;
        expect(await desks.clarity.knownClarity(docDatumId, [first])).toEqual(new Map([[first, unclear]]));
      }));

    it('read and mark unless the platform has switched that off', async () =>
      asClerk(async (desks) => {
        expect([await desks.readings.isReadingOffered(), await desks.marks.areShown()]).toEqual([true, true]);
      }));

    it('find a document as it is now, and none that is gone', async () =>
      asClerk(async (desks, device) => {
        const { docDatumId } = await draftOf(desks);
        const [item] = (await desks.materials.materials(docDatumId)).flatMap(({ items }) => items);
        expect([
          await desks.materials.document(item?.documentId ?? ''),
          await desks.materials.document('DF-NONE'),
        ]).toEqual([item, undefined]);
        const stranger = device();
        await signIn(stranger, 'heqinghe');
        expect(await stranger.materials.document(item?.documentId ?? '')).toBeUndefined();
      }));

    it('accept the benefit of reading for submitted packages only', async () =>
      asClerk(async (desks) => {
        const { docDatumId } = await draftOf(desks);
        const effects = new Map([['BUSI_INVOICE', { kept: 3, corrected: 1, typed: 2 }]] as const);
        const handedIn = (await desks.list.page(everything)).rows.find(({ state }) => state === 'UN_AUDIT');
        await desks.readings.tellEffect(handedIn?.packageId ?? '', effects);
        expect(await kindOf(desks.readings.tellEffect(docDatumId, effects))).toBe('refused');
        expect(await kindOf(desks.readings.tellEffect('DD-NONE', effects))).toBe('not-found');
      }));

    it('leave out pictures of other packages', async () =>
      asClerk(async (desks) => {
        const { docDatumId, pkFiles } = await draftOf(desks);
        await desks.clarity.submit(docDatumId, ['nobody', ...pkFiles]);
        expect([...(await desks.clarity.clarity(docDatumId, ['nobody', ...pkFiles])).keys()].toSorted()).toEqual(
          [...pkFiles].toSorted(),
        );
        expect([...(await desks.readings.readings(docDatumId, ['nobody'])).keys()]).toEqual([]);
      }));

    it('give the read values, with the source and certainty of each field', async () =>
      asClerk(async (desks) => {
        const { docDatumId, pkFiles } = await draftOf(desks);
        const [pkFile = ''] = pkFiles;
        await expect
          .poll(async () => (await desks.readings.readings(docDatumId, [pkFile])).get(pkFile)?.state)
          .toBe('read');
        const reading = (await desks.readings.readings(docDatumId, [pkFile])).get(pkFile);
        expect(
          reading?.state === 'read' && reading.document.fields.find(({ field }) => field === 'number')?.said,
        ).toEqual([{ field: 'number', value: '26992000000001280371', source: 'optical', sure: false }]);
      }));

    it("give nothing about another company's package", async () =>
      asClerk(async (desks, device) => {
        const { docDatumId, pkFiles } = await draftOf(desks);
        const stranger = device();
        await signIn(stranger, 'heqinghe');
        expect(await kindOf(stranger.clarity.submit(docDatumId, pkFiles))).toBe('not-found');
        expect(await kindOf(stranger.clarity.clarity(docDatumId, pkFiles))).toBe('not-found');
        expect(await kindOf(stranger.readings.readings(docDatumId, pkFiles))).toBe('not-found');
      }));

    it('count a selection over all pages, with the shown ones in it and the ready ones', async () =>
      asClerk(async (desks) => {
        const { rows } = await desks.list.page(everything);
        const total = rows.length;
        const [first, second] = rows;
        if (!first || !second) throw new Error('The demo world has lost its packages');
        const all = await desks.picked.facts(shelf, { ...pickAll(emptyFilter), except: new Set([first.packageId]) }, [
          first.packageId,
          second.packageId,
        ]);
        expect([all.count, [...all.shown]]).toEqual([total - 1, [second.packageId]]);
        expect(all.ready.length + Object.values(all.others).reduce((sum, count) => sum + count, 0)).toBe(total - 1);
        const one = await desks.picked.facts(shelf, { ...nothingPicked, also: new Set([second.packageId]) }, []);
        expect([one.count, one.totalAmount]).toEqual([1, second.totalAmount]);
      }));

    it('count nothing of another company', async () =>
      asClerk(async (desks, device) => {
        const { docDatumId } = await draftOf(desks);
        const stranger = device();
        await signIn(stranger, 'heqinghe');
        expect(
          (await stranger.picked.facts(shelf, { ...nothingPicked, also: new Set([docDatumId]) }, [docDatumId])).count,
        ).toBe(0);
      }));

    it('gather a download, keep it for its owner, and remove it on request', async () =>
      asClerk(async (desks, device) => {
        const asked = await desks.downloads.ask(order);
        const task = async (): Promise<DownloadTask | undefined> =>
          (await desks.downloads.tasks()).find(({ id }) => id === asked.id);
        await expect.poll(async () => (await task())?.state.kind).toBe('complete');
        expect(await desks.downloads.address(asked.id)).not.toBe('');
        const stranger = device();
        await signIn(stranger, 'limin');
        expect((await stranger.downloads.tasks()).map(({ id }) => id)).not.toContain(asked.id);
        expect(await kindOf(stranger.downloads.address(asked.id))).toBe('not-found');
        expect(await kindOf(stranger.downloads.remove(asked.id))).toBe('not-found');
        await desks.downloads.remove(asked.id);
        expect(await task()).toBeUndefined();
        expect(await kindOf(desks.downloads.address(asked.id))).toBe('not-found');
        expect(await kindOf(desks.downloads.retry(asked.id))).toBe('not-found');
      }));

    it('keep an upload in parts for its owner, recognise it by its bytes, and remove it on request', async () =>
      asClerk(async (desks, device) => {
        const { docDatumId } = await draftOf(desks);
        const [contracts] = (await desks.materials.materials(docDatumId)).filter(
          ({ stage }) => stage === 'BUSI_CONTRACT',
        );
        const file = { name: '合同.pdf', size: 5, bytes: async () => new Uint8Array([1, 2, 3, 4, 5]) };
        await desks.begin({
          localFileName: file.name,
          size: file.size,
          sha256: '74f81fe167d99b4cb41d6d0ccda82278caee9f3e2f25d5e5a3936ff3dcec60d0',
          docMaterialId: contracts?.materialId ?? '',
          uploadId: 'U-CUT',
        });
        const [upload, ...more] = await desks.unfinished.ofPackage(docDatumId);
        expect([upload, more]).toMatchObject([
          { uploadId: 'U-CUT', name: '合同.pdf', size: 5, kept: 0, materialId: contracts?.materialId },
          [],
        ]);
        if (!upload) return;
        expect(await desks.unfinished.isOf(upload, file)).toBe(true);
        expect(await desks.unfinished.isOf(upload, { ...file, size: 6 })).toBe(false);
        expect(
          await desks.unfinished.isOf(upload, { ...file, bytes: async () => new Uint8Array([1, 2, 3, 4, 6]) }),
        ).toBe(false);
        const [colleague, stranger] = [device(), device()];
        await signIn(colleague, 'limin');
        await signIn(stranger, 'heqinghe');
        expect(await colleague.unfinished.ofPackage(docDatumId)).toEqual([]);
        expect(await kindOf(colleague.unfinished.letGo(upload))).toBe('not-found');
        expect(await kindOf(stranger.unfinished.ofPackage(docDatumId))).toBe('not-found');
        await desks.unfinished.letGo(upload);
        expect(await desks.unfinished.ofPackage(docDatumId)).toEqual([]);
      }));

    it('report a download without packages as empty', async () =>
      asClerk(async (desks) => {
        const asked = await desks.downloads.ask({
          ...order,
          picked: pickAll({ ...emptyFilter, keyword: '没有这个' }),
        });
        await expect
          .poll(async () => (await desks.downloads.tasks()).find(({ id }) => id === asked.id)?.state)
          .toMatchObject({ kind: 'failed', because: 'NOTHING', failedAt: expect.any(Number) as number });
      }));
  });
}
