import { moneyToText } from '../../src/domain/money/money.ts';
import { noEarlierFilter } from '../../src/domain/evidence/reuse/earlier-filter.ts';
import { everyCandidate } from '../../src/domain/evidence/selection/candidate.ts';
import { emptyInvoice } from '../../src/domain/evidence/invoice/invoice.ts';
import { contractOf, invoiceOf } from '../../src/domain/evidence/materials/document-content.ts';
import { describe, expect, it } from 'vitest';
import type { LocalFile } from '../../src/application/ports/uploads/document-vault.ts';
import { emptyFilter } from '../../src/application/ports/evidence/package-list.ts';
import { zipSync } from 'fflate';
import { pdfBytes } from '../../features/support/files.ts';
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

function localFile(name: string, bytes = pdfBytes()): LocalFile {
  return { name, size: bytes.length, bytes: async () => bytes };
}

async function newPackage(desks: Desks): Promise<string> {
  const { rows } = await desks.candidates.page(shelf, everyCandidate, 1, 200);
  const credit = rows.find((row) => row.number.endsWith('-00871'));
  if (!credit?.funderId) throw new Error('The demo world has lost its first receivable');
  const outcome = await desks.packages.create(
    { shelf, ids: [credit.id], funderId: credit.funderId, coreEnterpriseId: credit.coreEnterpriseId },
    'key-1',
  );
  if (!outcome.created) throw new Error(outcome.because);
  return outcome.packageId;
}

/** A package of the demo world that waits for its first review. */
async function inReview(desks: Desks): Promise<string> {
  const { rows } = await desks.list.page({ ...everything, filter: { ...emptyFilter, states: ['organising'] } });
  const found = rows.find(({ state }) => state === 'UN_AUDIT');
  if (!found) throw new Error('The demo world has nothing in review');
  return found.packageId;
}

/** Contract of the portal's desks, for every transport. Each test has its own back end and devices. */
export function desksContract(
  name: string,
  open: () => Promise<{ readonly device: () => Desks; readonly close: () => Promise<void> }>,
): void {
  async function within(work: (device: () => Desks) => Promise<void>): Promise<void> {
    const { device, close } = await open();
    try {
      await work(device);
    } finally {
      await close();
    }
  }

  async function asClerk(work: (desks: Desks, device: () => Desks) => Promise<void>): Promise<void> {
    await within(async (device) => {
      const desks = device();
      await signIn(desks, 'zhousiyuan');
      await work(desks, device);
    });
  }

  describe(name, () => {
    it('give the look of the platform before a sign-in', async () =>
      within(async (device) => {
        expect(await device().platforms.pageConfig()).toMatchObject({
          name: '汇屿供应链金融',
          topBarColor: '#0c5a4f',
          hotline: '40000-95533',
          products: expect.arrayContaining(['CREDIT', 'EST', 'SCCP', 'BAB']) as unknown,
        });
      }));

    it('report a missing session', async () =>
      within(async (device) => {
        expect(await kindOf(device().sessions.current())).toBe('not-signed-in');
        expect(await kindOf(device().list.page(everything))).toBe('not-signed-in');
      }));

    it('refuse a wrong password without naming the error, and give a captcha picture', async () =>
      within(async (device) => {
        const { signIn: desk } = device();
        expect(await desk.signIn({ userName: 'limin', password: 'x', captcha: undefined, proof: undefined })).toEqual({
          signedIn: false,
          because: 'refused',
          captchaRequired: false,
          proofOnly: false,
        });
        expect(await desk.captchaAddress()).toMatch(/^(data:image\/png;base64,|.*\/captcha\/)/);
      }));

    it('know the signed-in person, the role and the menus', async () =>
      asClerk(async (desks) => {
        const who = await desks.sessions.current();
        expect(who).toMatchObject({
          personName: '周思远',
          companyName: '宁波砚舟精密铸造',
          role: { code: 'ROLE_CORP_OPERATOR' },
          home: '/index',
        });
        expect(who.menus.flatMap((entry) => entry.children.map((child) => child.path))).toContain(
          '/credit/finance-data/create/finance',
        );
      }));

    it('switch roles with their menus, refuse a role that is not offered, and sign out', async () =>
      within(async (device) => {
        const desks = device();
        await signIn(desks, 'linzhixia');
        const director = await desks.sessions.switchRole('ROLE_CORP_DIRECTOR');
        expect(director.role.code).toBe('ROLE_CORP_DIRECTOR');
        expect(director.menus.flatMap((entry) => entry.children.map((child) => child.path))).not.toContain(
          '/credit/finance-data/create/finance',
        );
        expect(await kindOf(desks.sessions.switchRole('ROLE_CORE_DIRECTOR'))).toBe('forbidden');
        await desks.sessions.signOut();
        expect(await kindOf(desks.sessions.stay())).toBe('not-signed-in');
      }));

    it('let an open tab follow another tab’s role, and a new one take its own again', async () =>
      within(async (device) => {
        const desks = device();
        await signIn(desks, 'linzhixia');
        await desks.sessions.switchRole('ROLE_CORP_DIRECTOR');
        const other = desks.anotherTab();
        await other.sessions.current();
        await desks.sessions.switchRole('ROLE_CORP_OPERATOR');
        expect((await other.sessions.current('goes-on')).role.code).toBe('ROLE_CORP_OPERATOR');
        expect((await desks.sessions.current('goes-on')).role.code).toBe('ROLE_CORP_OPERATOR');
        await desks.sessions.switchRole('ROLE_CORP_DIRECTOR');
        expect((await other.sessions.current('begins')).role.code).toBe('ROLE_CORP_OPERATOR');
      }));

    it('page, sort, filter and total packages consistently', async () =>
      asClerk(async ({ list }) => {
        const all = await list.page(everything);
        const pages = [
          await list.page({ ...everything, pageSize: 10 }),
          await list.page({ ...everything, pageSize: 10, page: 2 }),
        ];
        expect(pages.flatMap((page) => page.rows.map((row) => row.packageId))).toEqual(
          all.rows.map((row) => row.packageId),
        );
        const filter = { ...emptyFilter, states: ['organising' as const], amountFrom: '500000' };
        const { rows } = await list.page({ ...everything, filter, sortBy: 'totalAmount', descending: false });
        expect(rows.map((row) => row.totalAmount.fen)).toEqual(
          rows.map((row) => row.totalAmount.fen).toSorted((a, b) => (a < b ? -1 : 1)),
        );
        expect(await list.totals(shelf, filter)).toEqual({
          count: rows.length,
          totalAmount: { fen: rows.reduce((sum, row) => sum + row.totalAmount.fen, 0n) },
        });
      }));

    it('make a package once for any number of requests under one key', async () =>
      asClerk(async (desks) => {
        const id = await newPackage(desks);
        expect(await newPackage(desks).catch(() => 'refused')).toBe(id);
        expect(await desks.packages.steps(id)).toEqual([
          'FINANCE_AUTH',
          'BUSI_CONTRACT',
          'BUSI_INVOICE',
          'FINANCE_OTHER',
        ]);
        expect(await desks.packages.find(id)).toMatchObject({
          packageId: id,
          state: 'PREPARE',
          dataVersion: 1,
          totalAmount: { fen: 42_000_000n },
          creditSourceName: '启衡重工集团股份有限公司',
        });
        expect((await desks.packages.log(id)).map((entry) => [entry.action, entry.actorName])).toEqual([
          ['created', '周思远'],
        ]);
        expect(await desks.packages.expectedAnswer(id)).toEqual({ day: '2026-11-24', about: false });
      }));

    it("answer another company's package as an unknown one", async () =>
      asClerk(async (desks, device) => {
        const id = await newPackage(desks);
        const other = device();
        await signIn(other, 'heqinghe');
        const seen = await desks.packages.find(id);
        for (const work of [
          other.packages.find(id),
          other.packages.log(id),
          other.packages.steps(id),
          other.materials.materials(id),
          other.submission.claim(seen),
          other.submission.confirm(seen, [], 'k'),
        ]) {
          expect(await kindOf(work)).toBe('not-found');
        }
      }));

    it('let a director look, and change nothing', async () =>
      asClerk(async (desks, device) => {
        const id = await newPackage(desks);
        const director = device();
        await signIn(director, 'guyunzhou');
        expect((await director.packages.find(id)).packageId).toBe(id);
        const [material] = await director.materials.materials(id);
        if (!material) throw new Error('The package asks for nothing');
        expect(await kindOf(director.materials.add(material, {}, 'k'))).toBe('forbidden');
        expect(await kindOf(director.candidates.page(shelf, everyCandidate, 1, 10))).toBe('forbidden');
      }));

    it('log the viewing of an account number of the own company, at intervals, also for a director', async () =>
      asClerk(async (desks, device) => {
        const id = await newPackage(desks);
        const before = await desks.packages.find(id);
        await desks.viewings.recordAccountView(id);
        await desks.viewings.recordAccountView(id);
        const director = device();
        await signIn(director, 'guyunzhou');
        await director.viewings.recordAccountView(id);
        const viewed = (await desks.packages.log(id)).filter((entry) => entry.action === 'account-viewed');
        expect(viewed.map(({ actorName, side }) => [actorName, side])).toEqual([
          ['周思远', 'CORP'],
          ['顾云舟', 'CORP'],
        ]);
        expect(await desks.packages.find(id)).toEqual(before);
        const stranger = device();
        await signIn(stranger, 'heqinghe');
        expect(await kindOf(stranger.viewings.recordAccountView(id))).toBe('not-found');
        expect(await kindOf(device().viewings.recordAccountView(id))).toBe('not-signed-in');
      }));

    it('accept a file once, return it, and add it to the package', async () =>
      asClerk(async ({ packages, vault, materials, addresses, ...desks }) => {
        const id = await newPackage({ packages, vault, materials, addresses, ...desks });
        const invoiceMaterial = (await materials.materials(id)).find((each) => each.documentType === 'BUSI_INVOICE');
        if (!invoiceMaterial) throw new Error('The package asks for no invoice');
        const order = {
          file: localFile('发票 1.pdf'),
          materialId: invoiceMaterial.materialId,
          uploadId: 'upload-1',
          onProgress: () => undefined,
          signal: new AbortController().signal,
        };
        const first = await vault.upload(order);
        expect(first.arrived).toBe(true);
        expect(await vault.upload(order)).toEqual(first);
        if (!first.arrived) return;
        const added = await materials.add(invoiceMaterial, { fileIds: [first.fileId] }, 'add-1');
        expect(added).toMatchObject({
          saved: true,
          item: { revision: 1, files: [{ fileId: first.fileId, name: '发票 1.pdf' }] },
        });
        expect(await addresses.addressOf(first.fileId)).toMatchObject({
          mimeType: 'application/pdf',
          name: '发票 1.pdf',
        });
        expect(await addresses.downloadAddressOf(first.fileId)).not.toBe('');
      }));

    it('open an entry of an archive by its index, and name the reason when it cannot be shown', async () =>
      asClerk(async ({ list, materials, vault, addresses }, device) => {
        const { rows } = await list.page({
          ...everything,
          scope: { book: 'receivable', side: 'finance' },
          filter: { ...emptyFilter, states: ['to-be-completed'] },
        });
        const given = (
          await Promise.all(
            rows
              .filter(({ state }) => state === 'PREPARE')
              .map(async ({ packageId: docDatumId }) => materials.materials(docDatumId)),
          )
        )
          .flat()
          .find((each) => each.limits.maximumKilobytes['zip'] !== undefined);
        if (!given) throw new Error('No package takes an archive');
        const zip = Uint8Array.from(
          zipSync({ '送货单/一月.pdf': pdfBytes(), '假.pdf': new TextEncoder().encode('<!doctype html>') }),
        );
        const outcome = await vault.upload({
          file: localFile('送货单.zip', zip),
          materialId: given.materialId,
          uploadId: 'upload-zip',
          onProgress: () => undefined,
          signal: new AbortController().signal,
        });
        if (!outcome.arrived) throw new Error(outcome.because);
        expect(await addresses.addressOf(outcome.fileId)).toMatchObject({
          mimeType: 'application/zip',
          opensEntries: true,
          entries: [{ path: '送货单/一月.pdf' }, { path: '假.pdf' }],
        });
        expect(await addresses.entryAddressOf(outcome.fileId, 0)).toMatchObject({
          name: '一月.pdf',
          mimeType: 'application/pdf',
          size: pdfBytes().length,
          url: expect.any(String),
          saveUrl: expect.any(String),
        });
        expect(await addresses.entryAddressOf(outcome.fileId, 1)).toEqual({ unshown: 'unknown-format' });
        expect(await kindOf(addresses.entryAddressOf(outcome.fileId, 2))).toBe('not-found');
        const stranger = device();
        await signIn(stranger, 'heqinghe');
        expect(await kindOf(stranger.addresses.entryAddressOf(outcome.fileId, 0))).toBe('not-found');
        expect(await kindOf(device().addresses.entryAddressOf(outcome.fileId, 0))).toBe('not-signed-in');
      }));

    it('list documents in the order of their file requests, whichever arrives first', async () =>
      asClerk(async (desks) => {
        const id = await newPackage(desks);
        const material = (await desks.materials.materials(id)).find((each) => each.name === '其他补充资料');
        if (!material) throw new Error('The package asks for no other documents');
        const signal = new AbortController().signal;
        // The first file takes the longest to read.
        const heavy = pdfBytes(4 * 1024 * 1024);
        const upload = async (fileName: string) =>
          desks.vault.upload({
            file: localFile(fileName, fileName === '3.pdf' ? heavy : undefined),
            materialId: material.materialId,
            uploadId: `upload-${parseInt(fileName, 10)}`,
            onProgress: () => undefined,
            signal,
          });
        const names = ['3.pdf', '1.pdf', '4.pdf', '2.pdf'];
        const arrived = await Promise.all(names.map(upload));
        for (const [index, outcome] of [...arrived.entries()].toReversed()) {
          if (!outcome.arrived) throw new Error(outcome.because);
          expect((await desks.materials.add(material, { fileIds: [outcome.fileId] }, `add-${index}`)).saved).toBe(true);
        }
        const listed = async () => (await desks.materials.materials(id)).flatMap((each) => each.items);
        expect((await listed()).map((item) => item.files[0]?.name)).toEqual(names);
        const [first] = await listed();
        const better = await upload('5.pdf');
        if (!first || !better.arrived) throw new Error('Nothing to replace');
        await desks.materials.change(first, { fileIds: [better.fileId] });
        expect((await listed()).map((item) => item.files[0]?.name)).toEqual(['5.pdf', ...names.slice(1)]);
      }));

    it('name the earlier package of an invoice, for the later of the two only', async () =>
      asClerk(async (desks) => {
        const earlier = 'DD20261119-0031';
        const known = (await desks.materials.materials(earlier))
          .flatMap(({ items }) => items)
          .find((item) => item.content.kind === 'invoice');
        const id = await newPackage(desks);
        const material = (await desks.materials.materials(id)).find((each) => each.documentType === 'BUSI_INVOICE');
        if (!known || !material || known.content.kind !== 'invoice') throw new Error('There are no invoices');
        expect(await desks.invoiceUses.ofPackage(id)).toEqual(new Map());
        const added = await desks.materials.add(material, { content: known.content }, 'add-1');
        if (!added.saved) throw new Error(added.because);
        const { code, number } = known.content.invoice;
        expect(await desks.invoiceUses.ofPackage(id)).toEqual(
          new Map([[added.item.documentId, { code, number, usedIn: earlier }]]),
        );
        expect(await desks.invoiceUses.ofPackage(earlier)).toEqual(new Map());
        expect(await kindOf(desks.invoiceUses.ofPackage('DD-NONE'))).not.toBe('no fault');
      }));

    it('request an overdue letter when it is due, show its download, and accept one', async () =>
      asClerk(async (desks, device) => {
        const { overdue, list } = desks;
        const { rows } = await list.page({ ...everything, scope: { book: 'receivable', side: 'finance' } });
        const found = rows.find((row) => row.overdue !== undefined);
        if (!found) throw new Error('Nothing is overdue in the demo world');
        const id = found.packageId;
        expect(found.overdue).toEqual({ due: found.expectedDueDate, letter: 'wanted' });
        const other = await inReview(desks);
        expect([
          await overdue.canGiveLetter(id),
          await overdue.canGiveLetter(other),
          await overdue.letter(other),
        ]).toEqual([true, false, undefined]);
        expect(await overdue.lastDownload(id)).toBeUndefined();
        expect((await overdue.render(id)).address).toMatch(/^data:application\/pdf;base64,/);
        await overdue.noteDownload(id, 'note-1');
        expect(await overdue.lastDownload(id)).toMatchObject({ by: '周思远' });
        const letter = await overdue.letter(id);
        if (!letter) throw new Error('Nothing is known of the letter');
        expect([letter.due, letter.material.items]).toEqual([found.expectedDueDate, []]);
        const upload = await desks.vault.upload({
          file: localFile('说明函.pdf'),
          materialId: letter.material.materialId,
          uploadId: 'letter-1',
          onProgress: () => undefined,
          signal: new AbortController().signal,
        });
        if (!upload.arrived) throw new Error(upload.because);
        expect(await overdue.give(id, 'PK-NONE', 'give-0')).toEqual({ saved: false, because: 'file-missing' });
        expect(await overdue.give(id, upload.fileId, 'give-1')).toMatchObject({
          saved: true,
          item: { files: [{ name: '说明函.pdf' }], result: 'UNKNOWN' },
        });
        expect(await overdue.give(other, upload.fileId, 'give-2')).toEqual({ saved: false, because: 'not-open' });
        expect((await overdue.letter(id))?.material.items.length).toBe(1);
        const stranger = device();
        await signIn(stranger, 'heqinghe');
        expect(await kindOf(stranger.overdue.canGiveLetter(id))).toBe('not-found');
      }));

    it('offer earlier documents page by page, and add one to a package unchanged, once', async () =>
      asClerk(async (desks) => {
        const id = await newPackage(desks);
        const material = (await desks.materials.materials(id)).find((each) => each.documentType === 'BUSI_INVOICE');
        if (!material) throw new Error('The package asks for no invoices');
        const asked = {
          kind: 'invoices',
          packageId: id,
          keyword: '',
          filter: noEarlierFilter,
          page: 1,
          pageSize: 3,
        } as const;
        const { total, documents } = await desks.earlier.page(asked);
        const [one] = documents;
        if (!one || one.content.kind !== 'invoice') throw new Error('Nothing was given before');
        expect([total > 3, documents.length, one.isHere, one.mark, one.uses]).toEqual([
          true,
          3,
          false,
          undefined,
          one.usedIn.length,
        ]);
        expect(
          (await desks.earlier.page({ ...asked, keyword: one.content.invoice.number })).documents.map(
            ({ documentId: docFileId }) => docFileId,
          ),
        ).toContain(one.documentId);
        expect((await desks.earlier.page({ ...asked, kind: 'contracts' })).documents[0]?.content.kind).toBe('contract');
        expect((await desks.earlier.page({ ...asked, kind: 'contracts-in-review' })).documents[0]?.content.kind).toBe(
          'contract',
        );
        const { invoice } = one.content;
        const total1 = invoice.total === undefined ? '' : moneyToText(invoice.total);
        const narrowed = {
          ...asked,
          keyword: invoice.number,
          filter: {
            ...noEarlierFilter,
            amountFrom: total1,
            amountTo: total1,
            dateFrom: invoice.date,
            dateTo: invoice.date,
          },
        };
        expect((await desks.earlier.page(narrowed)).documents.map(({ documentId }) => documentId)).toEqual([
          one.documentId,
        ]);
        for (const filter of [
          { buyer: '没有这家企业' },
          { amountFrom: '99999999999.98' },
          { amountTo: '0.01' },
          { dateFrom: '2099-01-01' },
          { dateTo: '1999-01-01' },
          { unused: one.uses > 0 },
        ])
          expect(
            (await desks.earlier.page({ ...narrowed, filter: { ...noEarlierFilter, ...filter } })).total,
            JSON.stringify(filter),
          ).toBe('unused' in filter && one.uses === 0 ? 1 : 0);
        const chosen = await desks.earlier.choose(material.materialId, [one.documentId], 'choose-1');
        if (!chosen.chosen) throw new Error(chosen.because);
        expect(chosen.items).toMatchObject([{ content: one.content, files: one.files }]);
        expect(await desks.earlier.choose(material.materialId, [one.documentId], 'choose-1')).toEqual(chosen);
        expect(await desks.earlier.choose(material.materialId, [one.documentId], 'choose-2')).toEqual({
          chosen: false,
          because: 'refused',
          number: one.content.invoice.number,
        });
        expect(await desks.earlier.choose(material.materialId, ['DF-NONE'], 'choose-3')).toEqual({
          chosen: false,
          because: 'gone',
        });
        expect(
          (await desks.earlier.page({ ...asked, keyword: invoice.number })).documents.some(({ isHere }) => isHere),
        ).toBe(true);
        expect(await kindOf(desks.earlier.page({ ...asked, packageId: 'DD-NONE' }))).toBe('not-found');
        const origin = await desks.earlier.origin(one.materialId);
        expect([
          one.uses === 0 || one.usedIn.includes(origin.packageId),
          origin.supplier,
          origin.businesses.length > 0,
          origin.material !== '',
        ]).toEqual([true, '宁波砚舟精密铸造有限公司', true, true]);
        expect(await kindOf(desks.earlier.origin('DM-NONE'))).toBe('not-found');
      }));

    it('write the same fields to several invoices, all or none, and name a changed one', async () =>
      asClerk(async (desks, device) => {
        const id = await newPackage(desks);
        const material = (await desks.materials.materials(id)).find((each) => each.documentType === 'BUSI_INVOICE');
        if (!material) throw new Error('The package asks for no invoices');
        const added = [];
        for (const number of ['10000001', '10000002']) {
          const outcome = await desks.materials.add(
            material,
            {
              content: {
                kind: 'invoice',
                invoice: {
                  ...emptyInvoice,
                  type: 'GENERAL_VAT_ELEC',
                  code: '033002600111',
                  number,
                  checkCode: '123456',
                },
              },
            },
            `add-${number}`,
          );
          if (!outcome.saved) throw new Error(outcome.because);
          added.push(outcome.item);
        }
        const changed = await desks.materials.changeShared(material.materialId, added, { date: '2026-10-09' });
        if (!changed.saved) throw new Error(changed.refused.because);
        expect(
          changed.items.map(({ documentId: docFileId, content }) => [
            docFileId,
            invoiceOf(content)?.date,
            invoiceOf(content)?.code,
          ]),
        ).toEqual(added.map(({ documentId: docFileId }) => [docFileId, '2026-10-09', '033002600111']));
        const colleague = device();
        await signIn(colleague, 'limin');
        expect(
          (
            await colleague.materials.changeShared(material.materialId, changed.items.slice(1), {
              type: 'SPECIAL_VAT',
            })
          ).saved,
        ).toBe(true);
        expect(
          await desks.materials.changeShared(material.materialId, changed.items, { code: '033002600222' }),
        ).toEqual({
          saved: false,
          refused: { saved: false, because: 'changed-by-another', by: '李敏' },
          documentId: added[1]?.documentId,
        });
        expect(
          (await desks.materials.materials(id))
            .flatMap(({ items }) => items)
            .map(({ content }) => invoiceOf(content)?.code),
        ).toEqual(['033002600111', '033002600111']);
      }));

    it('request the removal of a submitted document once, and never of the only required one', async () =>
      asClerk(async (desks) => {
        const id = await inReview(desks);
        const materials = await desks.materials.materials(id);
        const only = materials.find(({ required, items }) => required && items.length === 1)?.items[0];
        const several = materials.find(({ items }) => items.length > 1)?.items[0];
        if (!only || !several) throw new Error('The package of the demo world is another one');
        expect(await desks.requests.askForRemoval(only.documentId, '传错了', 'removal-1')).toEqual({
          done: false,
          because: 'last-of-required',
        });
        expect(await desks.requests.askForRemoval(several.documentId, '传错了', 'removal-2')).toEqual({ done: true });
        expect(await desks.requests.askForRemoval(several.documentId, '传错了', 'removal-2')).toEqual({ done: true });
        expect(await desks.requests.askForRemoval(several.documentId, '又一次', 'removal-3')).toEqual({
          done: false,
          because: 'already-asked',
          by: '周思远',
        });
        expect(
          (await desks.packages.log(id))
            .filter(({ action }) => action === 'removal-asked')
            .map(({ actorName, returned }) => [actorName, returned[0]?.reason]),
        ).toEqual([['周思远', '传错了']]);
        expect(await kindOf(desks.requests.askForRemoval('DF-NONE', '传错了', 'removal-4'))).toBe('not-found');
      }));

    it('name the reason why a file was refused', async () =>
      asClerk(async (desks) => {
        const id = await newPackage(desks);
        const [authorisation] = await desks.materials.materials(id);
        if (!authorisation) throw new Error('The package asks for nothing');
        const upload = async (file: LocalFile, uploadId: string) =>
          desks.vault.upload({
            file,
            materialId: authorisation.materialId,
            uploadId,
            onProgress: () => undefined,
            signal: new AbortController().signal,
          });
        expect(await upload(localFile('a.exe'), 'u1')).toEqual({
          arrived: false,
          because: 'extension-not-allowed',
          allowed: ['jpg', 'jpeg', 'png', 'pdf'],
        });
        expect(await upload(localFile('a.pdf', new Uint8Array()), 'u2')).toEqual({
          arrived: false,
          because: 'empty-file',
        });
        expect(await upload({ ...localFile('a.pdf'), size: 61_440 * 1024 + 1 }, 'u3')).toEqual({
          arrived: false,
          because: 'too-large',
          limitMegabytes: 60,
        });
        expect(await upload(localFile('a.png'), 'u4')).toEqual({ arrived: false, because: 'wrong-content' });
        expect(await upload({ ...localFile('a.pdf'), size: 5 }, 'u5')).toEqual({
          arrived: false,
          because: 'damaged-on-the-way',
        });
      }));

    it('keep a contract number as written only beside the number without separators', async () =>
      asClerk(async (desks) => {
        const id = await newPackage(desks);
        const material = (await desks.materials.materials(id)).find((each) => each.documentType === 'BUSI_CONTRACT');
        if (!material) throw new Error('The package asks for no contract');
        const contract = { number: 'QH2026A0917', asWritten: 'QH-2026(A)-0917', amount: undefined };
        const added = await desks.materials.add(material, { content: { kind: 'contract', contract } }, 'add-1');
        if (!added.saved) throw new Error(added.because);
        const listed = async () =>
          (await desks.materials.materials(id)).flatMap((each) => each.items).map((item) => contractOf(item.content));
        expect(await listed()).toEqual([contract]);
        await desks.materials.change(added.item, {
          content: { kind: 'contract', contract: { ...contract, number: 'QH2026A0918' } },
        });
        expect(await listed()).toEqual([{ number: 'QH2026A0918', amount: undefined }]);
      }));

    it('never overwrite a colleague’s change', async () =>
      asClerk(async (desks, device) => {
        const id = await newPackage(desks);
        const material = (await desks.materials.materials(id)).find((each) => each.documentType === 'BUSI_CONTRACT');
        if (!material) throw new Error('The package asks for no contract');
        const added = await desks.materials.add(
          material,
          { content: { kind: 'contract', contract: { number: 'A1', amount: undefined } } },
          'add-1',
        );
        if (!added.saved) throw new Error(added.because);
        const colleague = device();
        await signIn(colleague, 'limin');
        expect(
          (
            await colleague.materials.change(added.item, {
              content: { kind: 'contract', contract: { number: 'B2', amount: undefined } },
            })
          ).saved,
        ).toBe(true);
        expect(
          await desks.materials.change(added.item, {
            content: { kind: 'contract', contract: { number: 'C3', amount: undefined } },
          }),
        ).toEqual({ saved: false, because: 'changed-by-another', by: '李敏' });
        expect(await desks.materials.remove(added.item, material)).toEqual({
          saved: false,
          because: 'changed-by-another',
          by: '李敏',
        });
        const [item] = (await desks.materials.materials(id)).flatMap((each) => each.items);
        expect(item).toMatchObject({ revision: 2, content: { contract: { number: 'B2' } } });
      }));

    it('guard a claim by the version last seen', async () =>
      asClerk(async (desks, device) => {
        const id = await newPackage(desks);
        const seen = await desks.packages.find(id);
        const colleague = device();
        await signIn(colleague, 'limin');
        expect(await colleague.submission.claim(seen)).toEqual({ done: true, dataVersion: 2 });
        expect(await desks.submission.claim(seen)).toEqual({ done: false, because: 'package-moved', by: '李敏' });
        expect(await desks.submission.reopen(await desks.packages.find(id))).toEqual({
          done: false,
          because: 'not-in-this-state',
        });
      }));

    it('tell for an own package whether it must still be submitted', async () =>
      asClerk(async (desks, device) => {
        const [id, reviewed] = [await newPackage(desks), await inReview(desks)];
        expect([await desks.submission.isNeeded(id), await desks.submission.isNeeded(reviewed)]).toEqual([true, false]);
        const stranger = device();
        await signIn(stranger, 'heqinghe');
        expect(await kindOf(stranger.submission.isNeeded(id))).toBe('not-found');
      }));

    it('list all packages of a filter without pages, of one book or all, of the own company only', async () =>
      asClerk(async (desks, device) => {
        const { rows } = await desks.list.page(everything);
        expect((await desks.whole.all(shelf, emptyFilter)).map(({ packageId: docDatumId }) => docDatumId)).toEqual(
          rows.map(({ packageId: docDatumId }) => docDatumId),
        );
        const passed = await desks.whole.all(shelf, { ...emptyFilter, states: ['passed'] });
        expect([passed.length > 0, passed.every(({ state }) => state === 'AUDITED')]).toEqual([true, true]);
        const all = (await desks.whole.all({ book: undefined, side: 'finance' }, emptyFilter)).map(
          ({ packageId: docDatumId }) => docDatumId,
        );
        expect(rows.every(({ packageId: docDatumId }) => all.includes(docDatumId))).toBe(true);
        const stranger = device();
        await signIn(stranger, 'heqinghe');
        expect(
          (await stranger.whole.all({ book: undefined, side: 'finance' }, emptyFilter)).filter(
            ({ packageId: docDatumId }) => all.includes(docDatumId),
          ),
        ).toEqual([]);
      }));

    it('find the order behind a business of a package, for its operators only', async () =>
      asClerk(async (desks, device) => {
        const id = await newPackage(desks);
        const [business] = (await desks.packages.find(id)).businesses;
        const number = business?.number ?? '';
        expect(await desks.trail.orderInPackage(id, number)).toMatchObject({
          contractNumber: expect.stringMatching(/^QH\d{4}A871$/) as unknown,
          amount: business?.amount,
        });
        expect(await desks.trail.orderInPackage(id, 'RX6101-2026-99999')).toBeUndefined();
        const director = device();
        await signIn(director, 'guyunzhou');
        expect(await kindOf(director.trail.orderInPackage(id, number))).toBe('forbidden');
        const stranger = device();
        await signIn(stranger, 'heqinghe');
        expect(await stranger.trail.orderInPackage(id, number)).toBeUndefined();
      }));

    it('withdraw a submission once, guarded by the version, and tell whether that is possible', async () =>
      asClerk(async (desks, device) => {
        const id = await inReview(desks);
        const seen = await desks.packages.find(id);
        expect([desks.submission.offersWithdrawal, seen.state, seen.withdrawable]).toEqual([true, 'UN_AUDIT', true]);
        const director = device();
        await signIn(director, 'guyunzhou');
        expect(await kindOf(director.submission.withdraw(seen, 'd'))).toBe('forbidden');
        expect(await desks.submission.withdraw({ ...seen, dataVersion: 99 }, 'stale')).toMatchObject({
          done: false,
          because: 'package-moved',
        });
        const done = { done: true, dataVersion: seen.dataVersion + 1 };
        expect([await desks.submission.withdraw(seen, 'w-1'), await desks.submission.withdraw(seen, 'w-1')]).toEqual([
          done,
          done,
        ]);
        const back = await desks.packages.find(id);
        expect(back).toMatchObject({
          state: 'PREPARE',
          dataVersion: seen.dataVersion + 1,
          submittedAt: undefined,
          withdrawable: false,
        });
        expect(await desks.submission.withdraw(back, 'w-2')).toEqual({ done: false, because: 'not-in-this-state' });
      }));

    it('expedite a package once a day, with a reason that the log shows', async () =>
      asClerk(async (desks, device) => {
        const id = await inReview(desks);
        const [director, stranger] = [device(), device()];
        await signIn(director, 'guyunzhou');
        await signIn(stranger, 'heqinghe');
        expect(await kindOf(director.requests.expedite(id, '急', 'd'))).toBe('forbidden');
        expect(await kindOf(stranger.requests.expedite(id, '急', 's'))).toBe('not-found');
        expect([
          await desks.requests.expedite(id, '月底前要放款', 'e-1'),
          await desks.requests.expedite(id, '月底前要放款', 'e-1'),
        ]).toEqual([{ done: true }, { done: true }]);
        expect(await desks.requests.expedite(id, '再催一次', 'e-2')).toEqual({
          done: false,
          because: 'expedited-today',
          again: '2026-11-22',
        });
        expect(
          (await desks.packages.log(id))
            .filter(({ action }) => action === 'expedited')
            .map(({ actorName, detail }) => [actorName, detail]),
        ).toEqual([['周思远', '月底前要放款']]);
        expect(await desks.requests.expedite(await newPackage(desks), '急', 'e-3')).toEqual({
          done: false,
          because: 'not-in-this-state',
        });
      }));

    it('accept one change request at a time', async () =>
      asClerk(async (desks, device) => {
        const id = await inReview(desks);
        const [director, stranger] = [device(), device()];
        await signIn(director, 'guyunzhou');
        await signIn(stranger, 'heqinghe');
        expect(await kindOf(director.requests.askForChange(id, '发票开错了', 'd'))).toBe('forbidden');
        expect(await kindOf(stranger.requests.askForChange(id, '发票开错了', 's'))).toBe('not-found');
        expect([
          await desks.requests.askForChange(id, '发票开错了', 'c-1'),
          await desks.requests.askForChange(id, '发票开错了', 'c-1'),
        ]).toEqual([{ done: true }, { done: true }]);
        expect(await desks.requests.askForChange(id, '合同有误', 'c-2')).toEqual({
          done: false,
          because: 'already-asked',
          by: '周思远',
        });
        expect(await desks.requests.askForChange(await newPackage(desks), '合同有误', 'c-3')).toEqual({
          done: false,
          because: 'not-in-this-state',
        });
      }));

    it('relate a fitting business to a submitted package once', async () =>
      asClerk(async (desks, device) => {
        const [{ rows }, packages] = [
          await desks.candidates.page(shelf, everyCandidate, 1, 200),
          await desks.list.page({ ...everything, filter: { ...emptyFilter, states: ['organising'] } }),
        ];
        const offers = await Promise.all(
          packages.rows.map(async (row) => ({ row, offered: await desks.relating.relatableBusinesses(row.packageId) })),
        );
        const found = offers.find(({ offered }) => offered.length > 0);
        const [first] = found?.offered ?? [];
        if (!found || !first) throw new Error('The demo world has nothing to relate');
        expect(rows.find(({ id }) => id === first.id)).toMatchObject({
          number: first.number,
          amount: first.amount,
          packagedIn: undefined,
        });
        const seen = await desks.packages.find(found.row.packageId);
        const director = device();
        await signIn(director, 'guyunzhou');
        expect(await kindOf(director.relating.relatableBusinesses(seen.packageId))).toBe('forbidden');
        expect(await desks.relating.relate({ ...seen, dataVersion: 99 }, [first.id], 'r-0')).toBe(false);
        expect([
          await desks.relating.relate(seen, [first.id], 'r-1'),
          await desks.relating.relate(seen, [first.id], 'r-1'),
        ]).toEqual([true, true]);
        const wider = await desks.packages.find(seen.packageId);
        expect([wider.state, wider.dataVersion, wider.totalAmount.fen]).toEqual([
          seen.state,
          seen.dataVersion + 1,
          seen.totalAmount.fen + first.amount.fen,
        ]);
        expect(wider.businesses.map(({ id }) => id)).toContain(first.id);
        expect((await desks.packages.log(seen.packageId)).at(-1)).toMatchObject({
          action: 'related',
          detail: first.number,
        });
      }));

    it('keep a person’s views of a list on every machine, guarded by a revision', async () =>
      asClerk(async (desks, device) => {
        const list = { book: 'receivable', side: 'finance' } as const;
        const [returned, waiting] = [
          { name: '退回的', address: '?states=returned&sort=-totalAmount' },
          { name: '等我的 / "两个"', address: '?view=waiting&q=%E5%90%AF' },
        ];
        expect(await desks.views.read(list)).toEqual({ revision: 0, kept: { views: [], usual: undefined } });
        expect(await desks.views.write(list, 0, { views: [returned], usual: '退回的' })).toBe(1);
        const other = device();
        await signIn(other, 'zhousiyuan');
        expect(await other.views.read(list)).toEqual({ revision: 1, kept: { views: [returned], usual: '退回的' } });
        expect(await other.views.write(list, 0, { views: [waiting], usual: undefined })).toBeUndefined();
        expect(await other.views.write(list, 1, { views: [returned, waiting], usual: undefined })).toBe(2);
        expect((await other.views.read(list)).kept).toEqual({ views: [returned, waiting], usual: undefined });
        for (const elsewhere of [
          { ...list, book: undefined },
          { ...list, book: 'est' },
        ] as const)
          expect((await other.views.read(elsewhere)).revision).toBe(0);
        const director = device();
        await signIn(director, 'guyunzhou');
        expect((await director.views.read(list)).revision).toBe(0);
        expect(await director.views.write(list, 0, { views: [returned], usual: undefined })).toBe(1);
      }));

    it('show no changes for a package of the current standard, and leave it unchanged', async () =>
      asClerk(async (desks, device) => {
        const id = await newPackage(desks);
        expect(await desks.library.changesOf(id)).toBeUndefined();
        const stranger = device();
        await signIn(stranger, 'heqinghe');
        expect(await kindOf(stranger.library.changesOf(id))).toBe('not-found');
        const seen = await desks.packages.find(id);
        expect(await desks.library.takeOver(id)).toBe(true);
        expect((await desks.packages.find(id)).dataVersion).toBe(seen.dataVersion);
        const submitted = (await desks.list.page({ ...everything, filter: { ...emptyFilter, states: ['organising'] } }))
          .rows[0];
        expect(await desks.library.takeOver(submitted?.packageId ?? '')).toBe(false);
      }));

    it('list each person’s messages, newest first, and keep read ones marked', async () =>
      asClerk(async ({ messages }, device) => {
        const told = await messages.all();
        expect(told.map(({ sentAt }) => sentAt)).toEqual(told.map(({ sentAt }) => sentAt).toSorted((a, b) => b - a));
        expect(told.find(({ isToDo }) => isToDo)).toMatchObject({
          category: 'review',
          title: expect.stringMatching(/\S/) as unknown,
          path: expect.stringMatching(/^\/[a-z-]+\/.+\?p=DD/) as unknown,
        });
        const unread = told.filter(({ isRead }) => !isRead);
        expect([unread.length > 1, await messages.unreadCount()]).toEqual([true, unread.length]);
        const colleague = device();
        await signIn(colleague, 'limin');
        const theirs = await colleague.messages.unreadCount();
        const [first] = unread;
        await messages.markRead([first?.id ?? '']);
        expect((await messages.all()).find(({ id }) => id === first?.id)).toMatchObject({ isRead: true });
        expect(await messages.unreadCount()).toBe(unread.length - 1);
        await messages.markRead([]);
        await messages.markAllRead(told[0]?.sentAt ?? 0);
        expect([await messages.unreadCount(), await colleague.messages.unreadCount()]).toEqual([0, theirs]);
        expect(await kindOf(device().messages.all())).toBe('not-signed-in');
      }));

    it('name the submitted package that can take a selection, and add it once', async () =>
      asClerk(async (desks, device) => {
        const { rows } = await desks.candidates.page(shelf, everyCandidate, 1, 200);
        const homes = await Promise.all(
          rows
            .filter(({ funderId: fkFinance, packagedIn }) => fkFinance !== undefined && packagedIn === undefined)
            .map(async (row) => {
              const chosen = {
                shelf,
                ids: [row.id],
                funderId: row.funderId ?? '',
                invoiceTags: row.invoiceTag ? [row.invoiceTag] : [],
              };
              return { row, chosen, taking: await desks.relating.takingPackage(chosen) };
            }),
        );
        const found = homes.find(({ taking }) => taking !== undefined);
        if (!found?.taking) throw new Error('The demo world has no package that takes anything');
        const { row, chosen, taking } = found;
        const seen = await desks.packages.find(taking.packageId);
        expect([taking.totalAmount, seen.businesses.some(({ id }) => id === row.id)]).toEqual([
          seen.totalAmount,
          false,
        ]);
        expect(await desks.relating.takingPackage({ ...chosen, funderId: 'F-NOBODY' })).toBeUndefined();
        const [director, stranger] = [device(), device()];
        await signIn(director, 'guyunzhou');
        await signIn(stranger, 'heqinghe');
        expect(await kindOf(director.relating.takingPackage(chosen))).toBe('forbidden');
        expect(await kindOf(stranger.relating.takingPackage(chosen))).toBe('not-found');
        expect(await kindOf(stranger.relating.join(chosen, taking.packageId, 'j-s'))).toBe('not-found');
        expect([
          await desks.relating.join(chosen, taking.packageId, 'j-1'),
          await desks.relating.join(chosen, taking.packageId, 'j-1'),
        ]).toEqual(['CREDIT', 'CREDIT']);
        expect(await desks.relating.join(chosen, taking.packageId, 'j-2')).toBeUndefined();
        const wider = await desks.packages.find(taking.packageId);
        expect([wider.dataVersion, wider.totalAmount.fen]).toEqual([
          seen.dataVersion + 1,
          seen.totalAmount.fen + row.amount.fen,
        ]);
      }));

    it('discard a draft once, guarded by the version last seen, and free its receivables', async () =>
      asClerk(async (desks, device) => {
        const id = await newPackage(desks);
        const seen = await desks.packages.find(id);
        const credit = async () =>
          (await desks.candidates.page(shelf, everyCandidate, 1, 200)).rows.find((row) =>
            row.number.endsWith('-00871'),
          );
        expect((await credit())?.packagedIn).toBe(id);
        const [director, stranger] = [device(), device()];
        await signIn(director, 'guyunzhou');
        await signIn(stranger, 'heqinghe');
        expect(await kindOf(director.submission.discard(seen, 'd'))).toBe('forbidden');
        expect(await kindOf(stranger.submission.discard(seen, 'd'))).toBe('not-found');
        expect(await desks.submission.discard({ ...seen, dataVersion: 9 }, 'stale')).toEqual({
          done: false,
          because: 'package-moved',
          by: '周思远',
        });
        expect(desks.submission.offersDiscard).toBe(true);
        expect(await desks.submission.discard(seen, 'discard-1')).toEqual({ done: true, dataVersion: 2 });
        expect(await desks.submission.discard(seen, 'discard-1')).toEqual({ done: true, dataVersion: 2 });
        const gone = await desks.packages.find(id);
        expect(gone).toMatchObject({ state: 'INVALID', dataVersion: 2 });
        expect(gone.businesses).toHaveLength(1);
        expect((await desks.packages.log(id)).map((entry) => [entry.action, entry.actorName])).toEqual([
          ['created', '周思远'],
          ['discarded', '周思远'],
        ]);
        expect(await desks.submission.discard(gone, 'discard-2')).toEqual({
          done: false,
          because: 'not-in-this-state',
        });
        const free = await credit();
        expect(free?.packagedIn).toBeUndefined();
        if (!free?.funderId) throw new Error('Nobody funds it any more');
        const again = await desks.packages.create(
          { shelf, ids: [free.id], funderId: free.funderId, coreEnterpriseId: free.coreEnterpriseId },
          'key-2',
        );
        expect(again.created && again.packageId !== id).toBe(true);
      }));

    it('accept no file for a discarded draft', async () =>
      asClerk(async (desks) => {
        const id = await newPackage(desks);
        const [material] = await desks.materials.materials(id);
        await desks.submission.discard(await desks.packages.find(id), 'discard-1');
        if (!material) throw new Error('The package asks for nothing');
        const order = {
          file: localFile('a.pdf'),
          materialId: material.materialId,
          uploadId: 'late',
          onProgress: () => undefined,
          signal: new AbortController().signal,
        };
        expect(await desks.vault.upload(order)).toEqual({ arrived: false, because: 'not-open' });
        expect(await desks.materials.add(material, {}, 'late-add')).toEqual({ saved: false, because: 'not-open' });
      }));

    it('refuse an incomplete submission with the number of missing items', async () =>
      asClerk(async (desks) => {
        const id = await newPackage(desks);
        expect(
          await desks.submission.confirm(
            await desks.packages.find(id),
            await desks.materials.materials(id),
            'confirm-1',
          ),
        ).toEqual({ done: false, because: 'incomplete', count: 4 });
      }));

    it('cancel an abandoned call', async () =>
      asClerk(async ({ list }) => {
        const asking = new AbortController();
        const answer = kindOf(list.page(everything, asking.signal));
        asking.abort();
        expect(await answer).toBe('cancelled');
      }));
  });
}
