import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { calls } from '../../../../server/core/desks.ts';
import type { PackageDetailPresenter } from '../../../../src/presentation/evidence/package-detail/package-detail-presenter.ts';
import { openDetail, openOffice, type Office, type Seat } from '../../../builders/office.ts';

let office: Office;
let zhou: Seat;
let inReview: string;
beforeEach(async () => {
  office = await openOffice();
  zhou = await office.seat('zhousiyuan');
  const packages = await office.backEnd.reviews.packages(['UN_AUDIT']);
  inReview =
    packages.find(({ book, side, pkCorp }) => book === 'credit' && side === 'finance' && pkCorp === 'C-YANZHOU')
      ?.docDatumId ?? '';
});
afterEach(() => office.close());

const after = (presenter: PackageDetailPresenter) =>
  presenter.viewModel.kind === 'ready' ? presenter.viewModel.value.after : undefined;

describe('expediting a package', () => {
  it('requires a reason, and is shown on the page until it is allowed again', async () => {
    const detail = await openDetail(zhou, inReview);
    expect(after(detail)).toMatchObject({ expedite: { offered: true, notBefore: undefined }, notices: [] });
    detail.after.requestPressed('expedite');
    await detail.after.requestConfirmed();
    expect(detail.after.trouble).toEqual({ key: 'after.reason-missing' });
    detail.after.reasonTyped('月底前要放款');
    expect(detail.after.trouble).toBeUndefined();
    await detail.after.requestConfirmed();
    expect([detail.after.requested, zhou.presenters.toasts.notes.map(({ tone }) => tone)]).toEqual([undefined, ['ok']]);
    expect(after(detail)).toMatchObject({
      expedite: { offered: true, notBefore: '2026-11-22' },
      notices: [
        {
          key: 'expedited',
          words: { key: 'after.expedited', values: { by: '周思远', on: '2026-11-21', reason: '月底前要放款' } },
        },
        { key: 'expedite-again', words: { key: 'after.expedite-again', values: { again: '2026-11-22' } } },
      ],
    });
  });

  it('by a colleague meanwhile is shown in place, and the typed reason stays until the dialog is left', async () => {
    const limin = await office.seat('limin');
    const [mine, theirs] = [await openDetail(zhou, inReview), await openDetail(limin, inReview)];
    for (const [detail, reason] of [
      [theirs, '客户在等'],
      [mine, '月底前要放款'],
    ] as const) {
      detail.after.requestPressed('expedite');
      detail.after.reasonTyped(reason);
      await detail.after.requestConfirmed();
    }
    expect([mine.after.requested, mine.after.reason, mine.after.trouble]).toEqual([
      'expedite',
      '月底前要放款',
      { key: 'after.refused-expedited-today', values: { again: '2026-11-22' } },
    ]);
    mine.after.requestDropped();
    expect(after(mine)).toMatchObject({ notices: [{ words: { values: { by: '李敏' } } }, { key: 'expedite-again' }] });
  });

  it('happens once when the first answer is lost', async () => {
    const detail = await openDetail(zhou, inReview);
    detail.after.requestPressed('expedite');
    detail.after.reasonTyped('月底前要放款');
    zhou.weather.loseAnswerOf(calls.packageExpedite.path, 1);
    await detail.after.requestConfirmed();
    expect(detail.after.requested).toBeUndefined();
    expect(
      detail.content.kind === 'ready' && detail.content.value.log.filter(({ action }) => action === 'expedited').length,
    ).toBe(1);
  });

  it('shows why it failed', async () => {
    const detail = await openDetail(zhou, inReview);
    zhou.weather.refuse(calls.packageExpedite.path, '系统维护中');
    detail.after.requestPressed('expedite');
    detail.after.reasonTyped('月底前要放款');
    await detail.after.requestConfirmed();
    expect([detail.after.requested, detail.after.failure]).toMatchObject([
      undefined,
      { what: { values: { words: '系统维护中' } } },
    ]);
    detail.after.failureRead();
    expect(detail.after.failure).toBeUndefined();
  });
});

describe('withdrawing a submission', () => {
  it('is confirmed once more, and leaves the package with the user', async () => {
    const detail = await openDetail(zhou, inReview);
    expect(after(detail)?.withdraw).toBe(true);
    detail.withdrawPressed();
    expect(detail.withdrawAsked).toBe(true);
    detail.withdrawDropped();
    expect(detail.withdrawAsked).toBe(false);
    detail.withdrawPressed();
    await detail.withdrawConfirmed();
    expect([detail.withdrawAsked, zhou.presenters.toasts.notes.map(({ tone }) => tone)]).toEqual([false, ['ok']]);
    const view = detail.viewModel.kind === 'ready' ? detail.viewModel.value : undefined;
    expect(view).toMatchObject({
      stateCode: 'PREPARE',
      submittedAt: undefined,
      submittedBy: '',
      actions: { continue: true },
      after: { withdraw: false, expedite: { offered: false } },
    });
    expect(view?.lines.some(({ files }) => files.length > 0)).toBe(true);
  });

  it('happens once when the first answer is lost', async () => {
    const detail = await openDetail(zhou, inReview);
    zhou.weather.loseAnswerOf(calls.packageWithdraw.path, 1);
    detail.withdrawPressed();
    await detail.withdrawConfirmed();
    expect([detail.trouble, detail.content.kind === 'ready' && detail.content.value.evidence.state]).toEqual([
      undefined,
      'PREPARE',
    ]);
  });

  it('fails with a message when a reviewer was faster', async () => {
    const detail = await openDetail(zhou, inReview);
    await office.backEnd.reviews.applyAction(inReview, {
      action: 'first-review-begins',
      by: 'wang-han',
      reason: '',
      corrections: [],
    });
    detail.withdrawPressed();
    await detail.withdrawConfirmed();
    expect(detail.trouble).toMatchObject({ because: 'package-moved' });
    detail.troubleRead();
    await expect.poll(() => after(detail)?.withdraw).toBe(false);
  });

  it('leaves a version that counts submissions, and not every step of the platform', async () => {
    const detail = await openDetail(zhou, inReview);
    const { viewModel } = detail;
    if (viewModel.kind !== 'ready') throw new Error('The package is not there');
    expect(viewModel.value.version).toBe(1);
    expect((await office.backEnd.reviews.materials(inReview)).record.dataVersion).toBeGreaterThan(1);
  });
});
