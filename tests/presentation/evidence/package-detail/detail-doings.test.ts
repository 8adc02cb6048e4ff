import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { calls } from '../../../../server/core/desks.ts';
import type { PackageDetailPresenter } from '../../../../src/presentation/evidence/package-detail/package-detail-presenter.ts';
import { refreshInterval } from '../../../../src/presentation/shared/refresh-poller.ts';
import { openDetail, openOffice, until, type Office, type Seat } from '../../../builders/office.ts';

const returned = 'DD20261104-0136';
const draft = 'DD20261119-0031';
const corrected = 'DD20261118-0038';
const base = '/credit/finance-data';

let office: Office;
let zhou: Seat;
beforeEach(async () => {
  office = await openOffice();
  zhou = await office.seat('zhousiyuan');
});
afterEach(() => office.close());
const shown = (presenter: PackageDetailPresenter) =>
  presenter.viewModel.kind === 'ready' ? presenter.viewModel.value : undefined;
const sent = (path: string): number => zhou.weather.sent.get(path) ?? 0;

describe('a page that follows a package', () => {
  it('opens one file beside it, and its history, and shuts them again', async () => {
    const detail = await openDetail(zhou, draft);
    const [file, other] = shown(detail)?.allFiles ?? [];
    detail.previewPressed(other?.fileId);
    detail.historyPressed();
    expect([file?.fileId === other?.fileId, shown(detail)?.previewed, detail.historyOpen]).toEqual([
      false,
      other,
      true,
    ]);
    detail.previewPressed(undefined);
    detail.historyPressed();
    expect([shown(detail)?.previewed, detail.historyOpen]).toEqual([undefined, false]);
  });

  it('leads to the list, and on to where something waits', async () => {
    const detail = await openDetail(zhou, corrected);
    detail.listPressed();
    expect(zhou.place()).toBe(`${base}/index/finance`);
    detail.continuePressed();
    const [line] = shown(detail)?.returned ?? [];
    expect(zhou.place()).toBe(
      line
        ? `${base}/upload/default?s=${line.stage}&p=${corrected}&item=${encodeURIComponent(line.key)}`
        : `${base}/upload/default?p=${corrected}`,
    );
    const plain = await openDetail(zhou, draft);
    plain.continuePressed();
    expect(zhou.place()).toBe(`${base}/upload/default?p=${draft}`);
  });

  it('of another package shows nothing of the one before, and the same one stands while it is looked at anew', async () => {
    const detail = await openDetail(zhou, draft);
    const before = detail.content;
    detail.opened(draft);
    expect(detail.content).toBe(before);
    detail.opened(returned);
    expect([detail.content.kind, detail.discardAsked]).toEqual(['loading', false]);
    await until(() => detail.content.kind === 'ready');
    expect(shown(detail)?.returnedCount).toBe(1);
  });

  it('looks no more, and masks the account number, once it is left', async () => {
    const detail = await openDetail(zhou, draft);
    const number = shown(detail)?.account.number;
    await detail.accounts.numberPressed(draft);
    expect(shown(detail)?.account).toMatchObject({ state: 'shown' });
    detail.left();
    const asked = sent(calls.packageFind.path);
    office.clock.advance(refreshInterval);
    expect([shown(detail)?.account.number, sent(calls.packageFind.path) - asked]).toEqual([number, 0]);
  });

  it('shows in its history at once that somebody looked at the account number', async () => {
    const detail = await openDetail(zhou, draft);
    const count = detail.content.kind === 'ready' ? detail.content.value.log.length : 0;
    await detail.accounts.numberPressed(draft);
    await until(() => detail.content.kind === 'ready' && detail.content.value.log.length > count);
    expect(
      detail.content.kind === 'ready' && detail.content.value.log.some(({ action }) => action === 'account-viewed'),
    ).toBe(true);
  });

  it('stands without its history, or without the day of an answer, and says that these are missing', async () => {
    zhou.weather.refuse(calls.operationLog.path, 'busy');
    zhou.weather.refuse(calls.expectedAnswer.path, 'busy');
    expect(await openDetail(zhou, draft)).toMatchObject({
      content: { kind: 'ready', value: { log: [], logMissing: true, expected: undefined, expectedMissing: true } },
    });
    zhou.weather.answerItself(calls.operationLog.path);
    zhou.weather.answerItself(calls.expectedAnswer.path);
    expect(await openDetail(zhou, draft)).toMatchObject({
      content: { value: { logMissing: false, expectedMissing: false } },
    });
  });

  it('that cannot be had says why; where something stands already that stays', async () => {
    zhou.weather.refuse(calls.packageFind.path, '系统维护中');
    const failed = await openDetail(zhou, draft);
    expect(failed.viewModel).toMatchObject({ kind: 'failed', failure: { what: { values: { words: '系统维护中' } } } });
    failed.continuePressed();
    await failed.claimPressed();
    expect([zhou.place(), failed.busy, failed.trouble]).toEqual([
      `${base}/upload/default?p=${draft}`,
      false,
      undefined,
    ]);
    zhou.weather.answerItself(calls.packageFind.path);
    failed.retryPressed();
    expect(failed.content.kind).toBe('loading');
    await until(() => failed.content.kind === 'ready');
  });

  it('shows nothing to whoever is not signed in any more', async () => {
    const detail = await openDetail(zhou, draft);
    zhou.presenters.session.state = { kind: 'signed-out', because: 'ended', userName: '' };
    expect(detail.viewModel.kind).toBe('loading');
  });
});

describe('what one does there', () => {
  it('that fails is told, and may be tried again once that was read', async () => {
    const detail = await openDetail(zhou, returned);
    zhou.weather.refuse(calls.packageModify.path, '系统维护中');
    const mending = detail.mendPressed();
    expect(detail.busy).toBe(true);
    await mending;
    expect([detail.busy, detail.trouble, zhou.place()]).toMatchObject([
      false,
      { because: 'failed', failure: { what: { values: { words: '系统维护中' } } } },
      '/',
    ]);
    zhou.weather.answerItself(calls.packageModify.path);
    detail.troubleRead();
    expect(detail.trouble).toBeUndefined();
    await detail.mendPressed();
    expect(zhou.place()).toContain('/upload/default?s=');
  });

  it('is done once where it is pressed twice', async () => {
    const detail = await openDetail(zhou, returned);
    await Promise.all([detail.mendPressed(), detail.mendPressed()]);
    expect(sent(calls.packageModify.path)).toBe(1);
  });

  it('to give a draft up may be dropped, and is asked for anew on each visit', async () => {
    const detail = await openDetail(zhou, draft);
    detail.discardPressed();
    expect(detail.discardAsked).toBe(true);
    detail.discardDropped();
    expect(detail.discardAsked).toBe(false);
    detail.discardPressed();
    detail.opened(draft);
    expect(detail.discardAsked).toBe(false);
    zhou.weather.refuse(calls.packageDiscard.path, '系统维护中');
    await detail.discardConfirmed();
    expect([detail.discardAsked, zhou.place(), zhou.presenters.toasts.notes]).toEqual([false, '/', []]);
    zhou.weather.answerItself(calls.packageDiscard.path);
    detail.troubleRead();
    await detail.discardConfirmed();
    expect([zhou.place(), zhou.presenters.toasts.notes.map(({ tone }) => tone)]).toEqual([
      `${base}/index/finance`,
      ['ok'],
    ]);
  });

  it('to take a package over shows whose it is at once', async () => {
    const limin = await office.seat('limin');
    const detail = await openDetail(limin, draft);
    const before = shown(detail)?.actions.claim;
    await detail.claimPressed();
    expect([
      before,
      shown(detail)?.actions.claim,
      detail.content.kind === 'ready' && detail.content.value.evidence.handlerName,
    ]).toEqual([true, false, '李敏']);
  });
});
