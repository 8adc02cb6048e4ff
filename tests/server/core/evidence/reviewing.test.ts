import { documentNumber } from '../../../../src/domain/evidence/materials/document-content.ts';
import { beforeEach, describe, expect, it } from 'vitest';
import type { PlatformActionOrder } from '../../../../server/core/evidence/platform-actions.ts';
import type { LogRecord, PackageRecord } from '../../../../server/core/records/evidence.ts';
import { MemoryObjectStore } from '../../../../server/storage/objects/memory-object-store.ts';
import type { Material, MaterialItem } from '../../../../src/domain/evidence/materials/material.ts';
import { packageStates, type PackageState } from '../../../../src/domain/evidence/materials/package-state.ts';
import type { ReviewedItem } from '../../../../src/domain/evidence/materials/review.ts';
import { uploadingWorld, type World } from './uploading.ts';

const now = Date.parse('2026-11-21T02:00:00Z');

let world: World;
let submitted: PackageRecord;
beforeEach(async () => {
  world = await uploadingWorld(new MemoryObjectStore(), { clock: { now: () => now, realTime: () => now } });
  const [found] = await world.backEnd.reviews.packages(['UN_AUDIT']);
  if (!found) throw new Error('The demo world has no package under review');
  submitted = found;
});

/** A package of the demo world, changed to a state. */
async function packageIn(state: PackageState, wish: Partial<PackageRecord> = {}): Promise<string> {
  await world.store.transaction(async (transaction) => transaction.packages.save({ ...submitted, state, ...wish }));
  return submitted.docDatumId;
}
const seen = async (docDatumId: string) => world.backEnd.reviews.materials(docDatumId);
const log = async (docDatumId: string): Promise<readonly LogRecord[]> =>
  world.store.transaction(async (transaction) => transaction.log.ofPackage(docDatumId));
const lastLine = async (docDatumId: string) =>
  (await log(docDatumId)).toSorted((a, b) => a.at - b.at || a.dataVersion - b.dataVersion).at(-1);
const marks = (materials: readonly Material[]): readonly ReviewedItem[] =>
  materials.flatMap(({ materialId, items }) =>
    (items.length === 0 ? [undefined] : items.map((item) => item.documentId)).map((documentId) => ({
      materialId,
      documentId,
      result: 'PASS' as const,
      reason: '',
    })),
  );
const allMarks = async (docDatumId: string) => marks((await seen(docDatumId)).materials);
async function returning(docDatumId: string, reason = '不清楚'): Promise<ReviewedItem> {
  const { materials } = await seen(docDatumId);
  const material = materials.find(({ items }) => items.length > 0);
  return {
    materialId: material?.materialId ?? '',
    documentId: material?.items[0]?.documentId,
    result: 'NOPASS',
    reason,
  };
}

describe('a first review', () => {
  it('that passes marks every document, moves the package on, and keeps the reviewer', async () => {
    const docDatumId = await packageIn('FIRST_AUDITING', {
      reviewerId: 'reviewer-7',
      dataVersion: 4,
      returnedItems: 3,
    });
    expect(
      await world.backEnd.reviews.review(docDatumId, {
        as: 'first',
        by: 'reviewer-7',
        result: 'PASS',
        items: await allMarks(docDatumId),
      }),
    ).toEqual({ docDatumId, state: 'UN_FINAL_AUDIT', dataVersion: 5 });
    const { record, materials } = await seen(docDatumId);
    expect(record).toMatchObject({
      state: 'UN_FINAL_AUDIT',
      stateSince: now,
      returnedItems: 0,
      reviewerId: '',
      firstReviewerId: 'reviewer-7',
      objections: [],
    });
    for (const item of materials.flatMap((material) => material.items))
      expect(item).toMatchObject({ result: 'PASS', reviewedAt: now, reviewedBy: 'first', changedSinceReturn: false });
    expect(await lastLine(docDatumId)).toEqual({
      docDatumId,
      at: now,
      action: 'first-passed',
      actorId: 'reviewer-7',
      actorName: '',
      side: 'PLATFORM',
      detail: '',
      docFileId: undefined,
      returned: [],
      corrected: [],
      dataVersion: 5,
    });
  });

  it('that returns marks only what it returns, and logs for the customer what and why', async () => {
    const docDatumId = await packageIn('UN_AUDIT', { firstReviewerId: 'reviewer-6' });
    const verdict = await returning(docDatumId);
    const before = (await seen(docDatumId)).materials.flatMap((material) => material.items);
    await world.backEnd.reviews.review(docDatumId, { as: 'first', result: 'NOPASS', items: [verdict] });
    const { record, materials } = await seen(docDatumId);
    expect(record).toMatchObject({ state: 'AUDIT_REJECT', returnedItems: 1, firstReviewerId: '' });
    const after = materials.flatMap((material) => material.items);
    expect(after.find((item) => item.documentId === verdict.documentId)).toMatchObject({
      result: 'NOPASS',
      reason: '不清楚',
      reviewedBy: 'first',
    });
    const others = (items: typeof after) =>
      items
        .filter((item) => item.documentId !== verdict.documentId)
        .map(({ documentId: docFileId, result }) => [docFileId, result]);
    expect(others(after)).toEqual(others(before));
    const material = materials.find((each) => each.materialId === verdict.materialId);
    const file = material?.items.find((item) => item.documentId === verdict.documentId);
    expect(await lastLine(docDatumId)).toMatchObject({
      action: 'returned',
      actorId: 'reviewer-first',
      detail: '1',
      returned: [
        {
          docFileType: material?.documentType,
          material: material?.name,
          number: file ? documentNumber(file.content) : '',
          fileName: file?.files[0]?.name,
          reason: '不清楚',
        },
      ],
    });
  });

  it('can return a category as a whole, and counts it', async () => {
    const docDatumId = await packageIn('UN_AUDIT');
    const { materialId } = await returning(docDatumId);
    const whole = { materialId, documentId: undefined, result: 'NOPASS', reason: '请补充' } as const;
    await world.backEnd.reviews.review(docDatumId, { as: 'first', result: 'NOPASS', items: [whole] });
    const { record, materials } = await seen(docDatumId);
    expect(record.returnedItems).toBe(1);
    expect(materials.find((each) => each.materialId === materialId)).toMatchObject({
      result: 'NOPASS',
      reason: '请补充',
      reopened: false,
    });
    expect(
      materials
        .filter((each) => each.materialId !== materialId)
        .every(({ result, reason }) => result === 'UNKNOWN' && reason === ''),
    ).toBe(true);
    expect((await lastLine(docDatumId))?.returned).toMatchObject([{ fileName: '', number: '', reason: '请补充' }]);
  });
});

describe('a final review', () => {
  it('that passes keeps the first reviewer', async () => {
    const docDatumId = await packageIn('UN_FINAL_AUDIT', { firstReviewerId: 'reviewer-6' });
    await world.backEnd.reviews.review(docDatumId, {
      as: 'final',
      by: 'reviewer-7',
      result: 'PASS',
      items: await allMarks(docDatumId),
    });
    const { record, materials } = await seen(docDatumId);
    expect([record.state, record.firstReviewerId]).toEqual(['AUDITED', 'reviewer-6']);
    expect(materials.flatMap((material) => material.items).every((item) => item.reviewedBy === 'final')).toBe(true);
    expect(await lastLine(docDatumId)).toMatchObject({ action: 'final-passed', actorId: 'reviewer-7', detail: '' });
  });

  it('that rejects leaves objections for the first reviewer, and no mark or line for the customer', async () => {
    const docDatumId = await packageIn('UN_FINAL_AUDIT', { firstReviewerId: 'reviewer-6' });
    const [objection, lines, before] = [
      await returning(docDatumId, '缺页'),
      (await log(docDatumId)).length,
      (await seen(docDatumId)).materials,
    ];
    await world.backEnd.reviews.review(docDatumId, {
      as: 'final',
      by: 'reviewer-7',
      result: 'NOPASS',
      items: [objection],
    });
    const { record, materials } = await seen(docDatumId);
    expect(record).toMatchObject({
      state: 'FINAL_REJECT',
      returnedItems: 0,
      firstReviewerId: 'reviewer-6',
      objections: [{ docMaterialId: objection.materialId, docFileId: objection.documentId, reason: '缺页' }],
    });
    expect([materials, (await log(docDatumId)).length]).toEqual([before, lines]);
  });
});

describe('a review is refused', () => {
  it('for an unknown package', async () => {
    await expect(
      world.backEnd.reviews.review('DD-NONE', { as: 'first', result: 'PASS', items: [] }),
    ).rejects.toMatchObject({ code: 'NOT_FOUND' });
    await expect(world.backEnd.reviews.materials('DD-NONE')).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });

  it('in another stage, which is named', async () => {
    const review = async (state: PackageState) =>
      world.backEnd.reviews.review(await packageIn(state), {
        as: 'final',
        by: 'reviewer-7',
        result: 'PASS',
        items: [],
      });
    await expect(review('UN_AUDIT')).rejects.toMatchObject({
      code: 'REVIEW_STAGE',
      values: { state: 'UN_AUDIT', current: 'first' },
    });
    await expect(review('AUDITED')).rejects.toMatchObject({
      code: 'REVIEW_STAGE',
      values: { state: 'AUDITED', current: '' },
    });
  });

  it('when another reviewer has taken the package up, before the marks are checked', async () => {
    const docDatumId = await packageIn('FIRST_AUDITING', { reviewerId: 'reviewer-6' });
    await expect(
      world.backEnd.reviews.review(docDatumId, { as: 'first', by: 'reviewer-7', result: 'PASS', items: [] }),
    ).rejects.toMatchObject({ code: 'REVIEW_TAKEN', values: { by: 'reviewer-6' } });
  });

  it('to the first reviewer in the final review', async () => {
    const review = async (state: PackageState, as: 'first' | 'final') => {
      const docDatumId = await packageIn(state, { firstReviewerId: 'reviewer-7' });
      return world.backEnd.reviews.review(docDatumId, {
        as,
        by: 'reviewer-7',
        result: 'PASS',
        items: await allMarks(docDatumId),
      });
    };
    await expect(review('UN_FINAL_AUDIT', 'final')).rejects.toMatchObject({ code: 'SAME_REVIEWER' });
    expect((await review('UN_AUDIT', 'first')).state).toBe('UN_FINAL_AUDIT');
  });

  it('when an item is unmarked, marked twice, returned without a reason, or of another package', async () => {
    const docDatumId = await packageIn('UN_AUDIT');
    const all = await allMarks(docDatumId);
    const [first] = all;
    const review = async (items: readonly (ReviewedItem | undefined)[], result: 'PASS' | 'NOPASS' = 'PASS') =>
      world.backEnd.reviews.review(docDatumId, { as: 'first', result, items: items.flatMap((item) => item ?? []) });
    await expect(review(all.slice(2))).rejects.toMatchObject({ code: 'REVIEW_UNMARKED', values: { count: 2 } });
    await expect(review([...all, first])).rejects.toMatchObject({
      code: 'REQUEST_INVALID',
      values: { field: 'items' },
    });
    await expect(review([first && { ...first, result: 'NOPASS', reason: ' ' }], 'NOPASS')).rejects.toMatchObject({
      code: 'REVIEW_REASON',
      values: { because: 'returned-item-needs-a-reason' },
    });
    await expect(review([], 'NOPASS')).rejects.toMatchObject({
      code: 'REVIEW_REASON',
      values: { because: 'return-needs-a-returned-item' },
    });
    await expect(
      review([...all, { materialId: 'DM-NONE', documentId: undefined, result: 'PASS', reason: '' }]),
    ).rejects.toMatchObject({ code: 'NOT_FOUND' });
    await expect(
      review([...all, { materialId: first?.materialId ?? '', documentId: 'DF-NONE', result: 'PASS', reason: '' }]),
    ).rejects.toMatchObject({ code: 'NOT_FOUND' });
    expect((await seen(docDatumId)).record.state).toBe('UN_AUDIT');
  });
});

describe('an action of the platform or the funder', () => {
  const order = (
    action: PlatformActionOrder['action'],
    wish: Partial<PlatformActionOrder> = {},
  ): PlatformActionOrder => ({
    action,
    by: 'reviewer-7',
    reason: '',
    corrections: [],
    ...wish,
  });

  it.each<[PlatformActionOrder['action'], PackageState, PackageState, string | undefined]>([
    ['organise', 'BIZ_CONFIRM', 'UN_AUDIT', 'organised'],
    ['pre-fill-begins', 'PRE_FILL_WAITED', 'PRE_FILLING', undefined],
    ['pre-fill-ends', 'PRE_FILLING', 'UN_AUDIT', 'pre-filled'],
    ['dates-read', 'AI_DATE_IDENTIFICATION', 'AI_AUDITING', undefined],
    ['machine-audited', 'AI_AUDITING', 'PRE_AUDIT_WAITED', undefined],
    ['pre-audit-begins', 'PRE_AUDIT_WAITED', 'PRE_AUDITING', undefined],
    ['pre-audit-ends', 'PRE_AUDITING', 'UN_AUDIT', 'pre-reviewed'],
    ['first-review-begins', 'UN_AUDIT', 'FIRST_AUDITING', undefined],
    ['final-review-begins', 'UN_FINAL_AUDIT', 'FINAL_AUDITING', undefined],
    ['platform-corrects', 'AUDIT_REJECT', 'BIZ_MODIFY', 'platform-corrects'],
    ['platform-corrected', 'BIZ_MODIFY', 'UN_AUDIT', 'platform-left'],
    ['fund', 'AUDITED', 'AUDITED', 'funded'],
  ])('%s leads from %s to %s, and is logged for the customer or not: %s', async (action, from, to, logged) => {
    const docDatumId = await packageIn(from, { dataVersion: 4 });
    const lines = (await log(docDatumId)).length;
    expect(await world.backEnd.reviews.applyAction(docDatumId, order(action, { reason: 'never told' }))).toEqual({
      docDatumId,
      state: to,
      dataVersion: 5,
    });
    const line =
      logged === undefined
        ? undefined
        : {
            at: now,
            action: logged,
            actorId: 'reviewer-7',
            actorName: '',
            side: 'PLATFORM',
            detail: '',
            returned: [],
            corrected: [],
            dataVersion: 5,
          };
    expect((await log(docDatumId)).length - lines).toBe(line ? 1 : 0);
    if (line) expect(await lastLine(docDatumId)).toMatchObject(line);
  });

  it.each<[PlatformActionOrder['action'], string]>([
    ['cancel', 'cancelled'],
    ['decline', 'declined'],
  ])('to %s needs a reason, which the customer can read', async (action, logged) => {
    const docDatumId = await packageIn('AUDITED');
    for (const reason of ['  ', ' \u200B\u2060'])
      await expect(world.backEnd.reviews.applyAction(docDatumId, order(action, { reason }))).rejects.toMatchObject({
        code: 'REVIEW_REASON',
        values: { because: 'a-reason-is-needed' },
      });
    expect((await world.backEnd.reviews.applyAction(docDatumId, order(action, { reason: ' 额度已用完 ' }))).state).toBe(
      'INVALID',
    );
    expect(await lastLine(docDatumId)).toMatchObject({ action: logged, detail: '额度已用完' });
  });

  it('is refused for an unknown package, and in states that do not allow it, which are named', async () => {
    await expect(world.backEnd.reviews.applyAction('DD-NONE', order('fund'))).rejects.toMatchObject({
      code: 'NOT_FOUND',
    });
    for (const state of packageStates.filter((each) => each !== 'AUDITED')) {
      await expect(
        world.backEnd.reviews.applyAction(await packageIn(state), order('fund')),
        state,
      ).rejects.toMatchObject({
        code: 'REVIEW_STAGE',
        values: { state },
      });
    }
  });

  it('keeps the reviewer, and refuses the final review to the first reviewer', async () => {
    const first = await packageIn('UN_AUDIT', { stateSince: 5 });
    await world.backEnd.reviews.applyAction(first, order('first-review-begins'));
    expect((await seen(first)).record).toMatchObject({ reviewerId: 'reviewer-7', stateSince: 5 });
    const final = async (firstReviewerId: string, by: string) =>
      world.backEnd.reviews.applyAction(
        await packageIn('UN_FINAL_AUDIT', { firstReviewerId }),
        order('final-review-begins', { by }),
      );
    await expect(final('reviewer-7', 'reviewer-7')).rejects.toMatchObject({ code: 'SAME_REVIEWER' });
    expect([
      (await final('reviewer-6', 'reviewer-7')).state,
      (await final('', '')).state,
      (await seen(first)).record.reviewerId,
    ]).toEqual(['FINAL_AUDITING', 'FINAL_AUDITING', '']);
  });

  it.each([
    ['FIRST_AUDITING', 'UN_AUDIT'],
    ['FINAL_AUDITING', 'UN_FINAL_AUDIT'],
  ] as const)('that gives a package back from %s keeps the time since which it waits', async (from, to) => {
    const docDatumId = await packageIn(from, { stateSince: 5, reviewerId: 'reviewer-7' });
    await world.backEnd.reviews.applyAction(docDatumId, order('give-back'));
    expect((await seen(docDatumId)).record).toMatchObject({ state: to, stateSince: 5 });
  });

  it('to pay is done once, keeps the time of approval, and cannot be cancelled', async () => {
    const docDatumId = await packageIn('AUDITED', { stateSince: 5 });
    await world.backEnd.reviews.applyAction(docDatumId, order('fund'));
    expect((await seen(docDatumId)).record).toMatchObject({ fundedAt: now, stateSince: 5 });
    for (const action of ['fund', 'decline', 'cancel'] as const)
      await expect(
        world.backEnd.reviews.applyAction(docDatumId, order(action, { reason: '额度已用完' })),
      ).rejects.toMatchObject({ code: 'REVIEW_STAGE' });
  });

  it('repeated under one key is done once', async () => {
    const docDatumId = await packageIn('UN_AUDIT');
    const begun = await world.backEnd.reviews.applyAction(docDatumId, order('first-review-begins'), 'one-key');
    expect(await world.backEnd.reviews.applyAction(docDatumId, order('first-review-begins'), 'one-key')).toEqual(begun);
    const review = { as: 'first', by: 'reviewer-7', result: 'PASS', items: await allMarks(docDatumId) } as const;
    await expect(world.backEnd.reviews.review(docDatumId, review, 'one-key')).rejects.toMatchObject({
      code: 'IDEMPOTENCY_REUSED',
    });
    const passed = await world.backEnd.reviews.review(docDatumId, review, 'other-key');
    expect(await world.backEnd.reviews.review(docDatumId, review, 'other-key')).toEqual(passed);
  });
});

describe('a platform correction', () => {
  let docDatumId: string;
  let returned: { readonly invoice: string; readonly contract: string };
  beforeEach(async () => {
    docDatumId = await packageIn('UN_AUDIT');
    const all = (await seen(docDatumId)).materials.flatMap(({ materialId: docMaterialId, items }) =>
      items.map((item) => ({ docMaterialId, item })),
    );
    const [invoice, contract] = [
      all.find(({ item }) => item.content.kind === 'invoice'),
      all.find(({ item }) => item.content.kind === 'contract'),
    ];
    returned = { invoice: invoice?.item.documentId ?? '', contract: contract?.item.documentId ?? '' };
    const items = [invoice, contract].map((each) => ({
      materialId: each?.docMaterialId ?? '',
      documentId: each?.item.documentId,
      result: 'NOPASS' as const,
      reason: '金额不符',
    }));
    await world.backEnd.reviews.review(docDatumId, { as: 'first', by: 'reviewer-6', result: 'NOPASS', items });
    await world.backEnd.reviews.applyAction(docDatumId, {
      action: 'platform-corrects',
      by: 'operator',
      reason: '',
      corrections: [],
    });
  });
  const numberOf = (contract: MaterialItem | undefined): string => (contract ? documentNumber(contract.content) : '');
  const item = async (docFileId: string) =>
    (await seen(docDatumId)).materials
      .flatMap((material) => material.items)
      .find((each) => each.documentId === docFileId);
  const corrected = async (corrections: PlatformActionOrder['corrections']) =>
    world.backEnd.reviews.applyAction(docDatumId, {
      action: 'platform-corrected',
      by: 'operator',
      reason: '',
      corrections,
    });

  it('changes the named fields of returned documents, and starts a new review', async () => {
    const [invoice, contract] = [await item(returned.invoice), await item(returned.contract)];
    await corrected([{ docFileId: returned.contract, contract: { contractAmount: '123.45' } }]);
    expect(await item(returned.contract)).toMatchObject({
      content: { contract: { number: numberOf(contract), amount: { fen: 12_345n } } },
      result: 'UNKNOWN',
      reason: '',
      changedSinceReturn: true,
      revision: (contract?.revision ?? 0) + 1,
      replaced: { number: numberOf(contract), sameFiles: true },
    });
    expect(await item(returned.invoice)).toMatchObject({
      content: invoice?.content,
      result: 'UNKNOWN',
      changedSinceReturn: false,
      replaced: undefined,
    });
    expect(await lastLine(docDatumId)).toMatchObject({ action: 'platform-corrected' });
    expect((await seen(docDatumId)).record).toMatchObject({
      state: 'UN_AUDIT',
      returnedItems: 0,
      submittedAt: now,
      reviewerId: '',
      firstReviewerId: '',
    });
  });

  it('without a difference is logged as left unchanged', async () => {
    const contract = await item(returned.contract);
    await corrected([{ docFileId: returned.contract, contract: { contractNo: numberOf(contract) } }]);
    expect(await lastLine(docDatumId)).toMatchObject({ action: 'platform-left', corrected: [] });
    expect(await item(returned.contract)).toMatchObject({ result: 'UNKNOWN', changedSinceReturn: false });
  });

  it('of a document that was not returned is refused, and nothing is written', async () => {
    await expect(
      corrected([{ docFileId: returned.contract, contract: { contractAmount: '1.00' } }, { docFileId: 'DF-NONE' }]),
    ).rejects.toMatchObject({ code: 'NOT_OPEN_FOR_CHANGE', values: { state: 'BIZ_MODIFY' } });
    expect(await item(returned.contract)).toMatchObject({ result: 'NOPASS' });
  });
});
