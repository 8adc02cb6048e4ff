import { beforeEach, describe, expect, it } from 'vitest';
import { ManualClock } from '../../../../features/support/manual-clock.ts';
import type { CallerFacts } from '../../../../server/core/context.ts';
import { MemoryObjectStore } from '../../../../server/storage/objects/memory-object-store.ts';
import { packageStates, type PackageState } from '../../../../src/domain/evidence/materials/package-state.ts';
import { asked, uploadingWorld, type World } from './uploading.ts';

const day = 86_400_000;

let clock: ManualClock;
let world: World;
let clerk: CallerFacts;

beforeEach(async () => {
  clock = new ManualClock(Date.parse('2026-11-21T02:00:00Z'));
  world = await uploadingWorld(new MemoryObjectStore(), { clock });
  clerk = await world.asking('zhousiyuan');
});

async function put(state: PackageState): Promise<void> {
  await world.store.transaction(async (transaction) => {
    const record = await transaction.packages.find(world.docDatumId);
    if (!record) throw new Error('The demo world has no package that is being assembled');
    await transaction.packages.save({ ...record, state });
  });
}

const record = async () => world.store.transaction(async (transaction) => transaction.packages.find(world.docDatumId));
const lines = async (action: string) =>
  world.store.transaction(async (transaction) =>
    (await transaction.log.ofPackage(world.docDatumId)).filter((line) => line.action === action),
  );

describe('an expedite of a package', () => {
  const expedite = async (reason: string, asking = clerk) =>
    asked(world, 'packageExpedite', { docDatumId: world.docDatumId, reason }, asking);

  it('adds one line with its reason to the log, and leaves the package and its version unchanged', async () => {
    await put('UN_AUDIT');
    const before = await record();
    expect((await expedite(' 月底前要放款 ')).code).toBe('0');
    expect(await record()).toEqual(before);
    expect((await lines('expedited')).map(({ actorName, detail, side }) => [actorName, detail, side])).toEqual([
      ['周思远', '月底前要放款', 'CORP'],
    ]);
  });

  it('is refused a second time on one day, also to a colleague, with the next possible day', async () => {
    await put('UN_AUDIT');
    await expedite('一');
    expect(await expedite('二', await world.asking('limin'))).toMatchObject({
      code: 'EXPEDITED_TODAY',
      data: { again: '2026-11-22' },
    });
    clock.advance(day);
    expect((await expedite('三', await world.asking('zhousiyuan'))).code).toBe('0');
    expect((await lines('expedited')).length).toBe(2);
  });

  it('of two operators at the same moment succeeds once', async () => {
    await put('UN_AUDIT');
    const limin = await world.asking('limin');
    const codes = (await Promise.all([expedite('一'), expedite('二', limin)])).map(({ code }) => code);
    expect(codes.toSorted()).toEqual(['0', 'EXPEDITED_TODAY']);
  });

  it('sent twice under one key is done once, with the first answer again', async () => {
    await put('UN_AUDIT');
    const keyed = { ...clerk, idempotencyKey: 'once' };
    expect([
      (await expedite('一', keyed)).code,
      (await expedite('一', keyed)).code,
      (await expedite('二', keyed)).code,
    ]).toEqual(['0', '0', 'IDEMPOTENCY_REUSED']);
    expect((await lines('expedited')).length).toBe(1);
  });

  it.each([
    ['', 'REQUEST_INVALID'],
    ['\u200B ', 'REQUEST_INVALID'],
    ['急'.repeat(201), 'REQUEST_INVALID'],
    ['急'.repeat(200), '0'],
  ])('with the reason %j is answered %s', async (reason, code) => {
    await put('UN_AUDIT');
    expect((await expedite(reason)).code).toBe(code);
  });

  it('is refused to a director, to another company, and while the platform does not have the package', async () => {
    expect((await expedite('一')).code).toBe('NOT_IN_THIS_STATE');
    await put('UN_AUDIT');
    expect((await expedite('一', await world.asking('guyunzhou', 'ROLE_CORP_DIRECTOR'))).code).toBe('NOT_PERMITTED');
    expect((await expedite('一', await world.asking('heqinghe'))).code).toBe('NOT_FOUND');
    expect(await lines('expedited')).toEqual([]);
  });
});

describe('a withdrawal of a submission', () => {
  const waiting: readonly PackageState[] = ['UN_AUDIT', 'PRE_FILL_WAITED', 'AI_DATE_IDENTIFICATION', 'BIZ_CONFIRM'];
  const withdraw = async (dataVersion: number, asking = clerk) =>
    asked(world, 'packageWithdraw', { docDatumId: world.docDatumId, dataVersion }, asking);
  const find = async () =>
    (await asked(world, 'packageFind', { docDatumId: world.docDatumId }, clerk)).data as {
      readonly extBusiParams: string;
    };
  async function submitted(state: PackageState = 'UN_AUDIT'): Promise<number> {
    const { dataVersion = 0 } = (await record()) ?? {};
    expect(
      (await asked(world, 'packageConfirm', { docDatumId: world.docDatumId, dataVersion, taskSegment: 'CORP' }, clerk))
        .code,
    ).toBe('0');
    await put(state);
    return dataVersion + 1;
  }

  it.each(packageStates)('from %s is possible only before a review has begun', async (state) => {
    const dataVersion = await submitted(state);
    const possible = waiting.includes(state);
    expect(JSON.parse((await find()).extBusiParams)).toEqual(
      possible ? expect.objectContaining({ withdrawable: true }) : expect.not.objectContaining({ withdrawable: true }),
    );
    expect(await withdraw(dataVersion)).toMatchObject(
      possible ? { code: '0', data: { dataVersion: dataVersion + 1 } } : { code: 'NOT_IN_THIS_STATE', data: { state } },
    );
  });

  it('keeps every document, clears the facts of the submission, and is logged', async () => {
    const items = async () =>
      world.store.transaction(async (transaction) => transaction.items.ofPackage(world.docDatumId));
    const [before, dataVersion] = [await items(), await submitted()];
    expect((await withdraw(dataVersion, await world.asking('limin'))).code).toBe('0');
    expect(await record()).toMatchObject({
      state: 'PREPARE',
      submittedAt: undefined,
      submittedByName: '',
      submittedTotals: undefined,
      handlerName: '李敏',
      stateSince: clock.now(),
    });
    expect(await items()).toEqual(before);
    expect((await lines('withdrawn')).map((line) => [line.actorName, line.dataVersion])).toEqual([
      ['李敏', dataVersion + 1],
    ]);
  });

  it('is refused after a review began, even when it was given back, and for another version', async () => {
    const dataVersion = await submitted();
    for (const action of ['first-review-begins', 'give-back'] as const) {
      await world.backEnd.reviews.applyAction(world.docDatumId, {
        action,
        by: 'wang-han',
        reason: '',
        corrections: [],
      });
      expect((await withdraw(dataVersion)).code).toBe('DATA_VERSION_STALE');
    }
    expect(await withdraw(dataVersion + 2)).toMatchObject({ code: 'NOT_IN_THIS_STATE', data: { state: 'UN_AUDIT' } });
    expect((await withdraw(dataVersion + 2, await world.asking('heqinghe'))).code).toBe('NOT_FOUND');
  });

  it('succeeds once for two operators, or an operator and a reviewer, at the same moment', async () => {
    const dataVersion = await submitted();
    const limin = await world.asking('limin');
    expect(
      (await Promise.all([withdraw(dataVersion), withdraw(dataVersion, limin)])).map(({ code }) => code).toSorted(),
    ).toEqual(['0', 'DATA_VERSION_STALE']);
    await expect(
      world.backEnd.reviews.applyAction(world.docDatumId, {
        action: 'first-review-begins',
        by: 'wang-han',
        reason: '',
        corrections: [],
      }),
    ).rejects.toMatchObject({ code: 'REVIEW_STAGE' });
  });

  it('sent twice under one key is done once', async () => {
    const dataVersion = await submitted();
    const keyed = { ...clerk, idempotencyKey: 'once' };
    expect([await withdraw(dataVersion, keyed), await withdraw(dataVersion, keyed)]).toMatchObject([
      { code: '0' },
      { code: '0', data: { dataVersion: dataVersion + 1 } },
    ]);
  });
});

describe('a change request', () => {
  const ask = async (reason: string, asking = clerk) =>
    asked(world, 'packageChangeRequest', { id: world.docDatumId, reason }, asking);
  const answer = async (action: 'grant-change' | 'refuse-change', reason = '') =>
    world.backEnd.reviews.applyAction(world.docDatumId, { action, by: 'shen-ruoxi', reason, corrections: [] });

  it('leaves the package unchanged until its answer, and refuses a second request with the first asker', async () => {
    await put('AUDITED');
    const before = await record();
    expect((await ask('发票开错了')).code).toBe('0');
    expect(await record()).toEqual(before);
    expect(await ask('合同有误', await world.asking('limin'))).toMatchObject({
      code: 'CHANGE_ASKED',
      data: { by: '周思远' },
    });
    expect((await lines('change-asked')).map(({ detail }) => detail)).toEqual(['发票开错了']);
  });

  it('is answered only while it waits, and refused only with a reason', async () => {
    await put('UN_AUDIT');
    await expect(answer('grant-change')).rejects.toMatchObject({ code: 'REVIEW_STAGE' });
    await ask('发票开错了');
    await expect(answer('refuse-change', ' ')).rejects.toMatchObject({ code: 'REVIEW_REASON' });
    expect(await answer('refuse-change', '资料已齐')).toMatchObject({ state: 'UN_AUDIT' });
    await expect(answer('grant-change')).rejects.toMatchObject({ code: 'REVIEW_STAGE' });
    expect((await lines('change-refused')).map(({ detail, side }) => [detail, side])).toEqual([
      ['资料已齐', 'PLATFORM'],
    ]);
  });

  it('that is granted opens the package, clears its reviewers, and logs the version', async () => {
    await put('FINAL_AUDITING');
    await ask('发票开错了');
    const { dataVersion = 0 } = (await record()) ?? {};
    expect(await answer('grant-change')).toMatchObject({ state: 'MODIFY', dataVersion: dataVersion + 1 });
    expect(await record()).toMatchObject({
      changeGranted: true,
      reviewerId: '',
      firstReviewerId: '',
      objections: [],
      stateSince: clock.now(),
    });
    expect((await lines('change-granted')).map(({ detail }) => detail)).toEqual([String(dataVersion)]);
    expect(
      (
        await asked(
          world,
          'fileCreate',
          { docMaterialId: world.docMaterialId, docFileType: 'BUSI_CONTRACT', contract: {} },
          clerk,
        )
      ).code,
    ).toBe('0');
  });

  it('can no longer be answered after the payment', async () => {
    await put('AUDITED');
    await ask('发票开错了');
    await world.backEnd.reviews.applyAction(world.docDatumId, {
      action: 'fund',
      by: 'bai-jing',
      reason: '',
      corrections: [],
    });
    await expect(answer('grant-change')).rejects.toMatchObject({ code: 'REVIEW_STAGE' });
    expect((await ask('发票开错了')).code).toBe('NOT_IN_THIS_STATE');
  });

  it.each(packageStates)('in %s is possible while the platform or the funder has the package', async (state) => {
    await put(state);
    const theirs = !['PREPARE', 'MODIFY', 'AUDIT_REJECT', 'INVALID', 'SUBMITTED'].includes(state);
    expect((await ask('发票开错了')).code).toBe(theirs ? '0' : 'NOT_IN_THIS_STATE');
  });

  it('is refused to a director and to another company', async () => {
    await put('UN_AUDIT');
    expect((await ask('一', await world.asking('guyunzhou', 'ROLE_CORP_DIRECTOR'))).code).toBe('NOT_PERMITTED');
    expect((await ask('一', await world.asking('heqinghe'))).code).toBe('NOT_FOUND');
  });
});
