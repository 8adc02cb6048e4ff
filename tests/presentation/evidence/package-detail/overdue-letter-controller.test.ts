import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { calls } from '../../../../server/core/desks.ts';
import type { PackageDetailPresenter } from '../../../../src/presentation/evidence/package-detail/package-detail-presenter.ts';
import { openOffice, pdf, until, type Office, type Seat } from '../../../builders/office.ts';

let office: Office;
let zhou: Seat;
let packageId: string;

beforeEach(async () => {
  office = await openOffice();
  zhou = await office.seat('zhousiyuan');
  const paidOut = (await office.backEnd.reviews.packages(undefined)).filter(({ fundedAt }) => fundedAt !== undefined);
  packageId = paidOut.toSorted((a, b) => (a.expectDueDate < b.expectDueDate ? -1 : 1))[0]?.docDatumId ?? '';
});
afterEach(() => office.close());

async function follow(seat: Seat): Promise<PackageDetailPresenter> {
  const presenter = seat.presenters.packageDetail('receivable');
  presenter.opened(packageId);
  await until(() => presenter.content.kind !== 'loading');
  return presenter;
}
const shown = (detail: PackageDetailPresenter) =>
  detail.viewModel.kind === 'ready' ? detail.viewModel.value : undefined;
const arrivedAll = async (): Promise<void> =>
  until(() => zhou.presenters.queue.tasks.every(({ state }) => state.kind === 'failed'));

describe('the overdue letter', () => {
  it('is offered as the next step only to users who work on packages', async () => {
    const detail = await follow(zhou);
    expect(shown(detail)?.timeline.at(-1)).toMatchObject({
      state: 'now',
      title: { key: 'package-status.stage', values: { stage: 'overdue' } },
      who: '',
    });
    expect(shown(detail)).toMatchObject({
      standingTask: 'sign',
      actions: { letter: true },
      holder: [{ key: 'package-status.overdue', values: { mine: true, returned: false, due: '2026-11-09' } }],
    });
    expect(shown(await follow(await office.seat('guyunzhou')))).toMatchObject({
      standingTask: undefined,
      actions: { letter: false },
      holder: [{ key: 'package-status.overdue', values: { mine: false } }],
    });
  });

  it('is not offered when the back end cannot answer', async () => {
    zhou.weather.refuse(calls.overdueButton.path, 'busy');
    expect(shown(await follow(zhou))?.actions.letter).toBe(false);
  });

  it('shows the accepted files, and who downloaded it', async () => {
    const { overdue } = await follow(zhou);
    await overdue.letterPressed();
    expect(overdue.view).toMatchObject({
      due: '2026-11-09',
      state: 'wanted',
      file: undefined,
      mayGive: true,
      tip: { key: 'overdue.tip-never' },
      types: ['jpg', 'jpeg', 'png', 'pdf'],
      tasks: [],
    });
    const file = await overdue.downloadPressed();
    expect(file?.address).toMatch(/^data:application\/pdf;base64,/);
    expect(overdue.view?.tip).toEqual({ key: 'overdue.tip', values: { by: '周思远', at: office.clock.now() } });
  });

  it('omits its downloads when they cannot be loaded', async () => {
    zhou.weather.refuse(calls.overdueDownloadTip.path, 'busy');
    const { overdue } = await follow(zhou);
    await overdue.letterPressed();
    expect([overdue.open, overdue.view?.tip]).toEqual([true, undefined]);
  });

  it('that could not be made is reported, and no download is recorded', async () => {
    const { overdue } = await follow(zhou);
    await overdue.letterPressed();
    zhou.weather.refuse(calls.overdueRender.path, '系统维护中');
    expect(await overdue.downloadPressed()).toBeUndefined();
    expect([overdue.open, overdue.fetching, overdue.failure]).toMatchObject([
      false,
      false,
      { what: { values: { words: '系统维护中' } } },
    ]);
    overdue.failureRead();
    await overdue.letterPressed();
    expect(overdue.view?.tip).toEqual({ key: 'overdue.tip-never' });
  });

  it('is shown after its upload, and can be replaced; of several files the first counts', async () => {
    const detail = await follow(zhou);
    const { overdue } = detail;
    await overdue.letterPressed();
    overdue.filesGiven([pdf('一.pdf'), pdf('二.pdf')]);
    await until(() => overdue.view?.state === 'given');
    expect(overdue.view).toMatchObject({ file: { name: '一.pdf' }, mayGive: true, tasks: [] });
    expect(zhou.presenters.toasts.notes).toMatchObject([{ tone: 'ok' }]);
    await until(() => shown(detail)?.standingTask === undefined);
    expect(shown(detail)?.holder).toMatchObject([
      { key: 'package-status.platform', values: { stage: 'overdue-letter' } },
    ]);
    overdue.filesGiven([pdf('三.pdf')]);
    await until(() => overdue.view?.file?.name === '三.pdf');
    await arrivedAll();
  });

  it('refuses a file of another kind, and accepts the next one', async () => {
    const { overdue } = await follow(zhou);
    await overdue.letterPressed();
    overdue.filesGiven([]);
    overdue.filesGiven([{ ...pdf('a.exe'), name: 'a.exe' }]);
    expect(overdue.view?.tasks).toMatchObject([{ name: 'a.exe', state: 'failed', canRetry: false }]);
    overdue.filesGiven([pdf('b.pdf')]);
    await until(() => overdue.view?.state === 'given');
    expect(overdue.view?.tasks).toEqual([]);
  });

  it('is closed once the platform accepted it, and shows the reason while it is returned', async () => {
    const detail = await follow(zhou);
    const { overdue } = detail;
    await overdue.letterPressed();
    overdue.filesGiven([pdf('一.pdf')]);
    await until(() => overdue.view?.state === 'given');
    const applyAction = async (wanted: 'return-letter' | 'take-letter') =>
      office.backEnd.reviews.applyAction(packageId, {
        action: wanted,
        by: 'shen-ruoxi',
        reason: '没有盖章',
        corrections: [],
      });
    await applyAction('return-letter');
    await overdue.letterPressed();
    expect(overdue.view).toMatchObject({ state: 'returned', reason: '没有盖章', mayGive: true });
    overdue.filesGiven([pdf('二.pdf')]);
    await until(() => overdue.view?.state === 'given');
    await applyAction('take-letter');
    overdue.filesGiven([pdf('三.pdf')]);
    await until(() => overdue.view?.tasks[0]?.state === 'failed');
    expect(overdue.view?.tasks).toMatchObject([{ name: '三.pdf', canRetry: false }]);
    await overdue.letterPressed();
    expect(overdue.view).toMatchObject({ state: 'taken', mayGive: false, file: { name: '二.pdf' } });
  });
});
