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

describe('the package page', () => {
  it('opens a file beside it, and its history, and closes them again', async () => {
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

  it('links to the list, and to the next step', async () => {
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

  it('clears another package’s data when it opens, and keeps the same package during a reload', async () => {
    const detail = await openDetail(zhou, draft);
    const before = detail.content;
    detail.opened(draft);
    expect(detail.content).toBe(before);
    detail.opened(returned);
    expect([detail.content.kind, detail.discardAsked]).toEqual(['loading', false]);
    await until(() => detail.content.kind === 'ready');
    expect(shown(detail)?.returnedCount).toBe(1);
  });

  it('stops refreshing, and masks the account number, after it is left', async () => {
    const detail = await openDetail(zhou, draft);
    const number = shown(detail)?.account.number;
    await detail.accounts.numberPressed(draft);
    expect(shown(detail)?.account).toMatchObject({ state: 'shown' });
    detail.left();
    const asked = sent(calls.packageFind.path);
    office.clock.advance(refreshInterval);
    expect([shown(detail)?.account.number, sent(calls.packageFind.path) - asked]).toEqual([number, 0]);
  });

  it('adds a viewing of the account number to its history at once', async () => {
    const detail = await openDetail(zhou, draft);
    const count = detail.content.kind === 'ready' ? detail.content.value.log.length : 0;
    await detail.accounts.numberPressed(draft);
    await until(() => detail.content.kind === 'ready' && detail.content.value.log.length > count);
    expect(
      detail.content.kind === 'ready' && detail.content.value.log.some(({ action }) => action === 'account-viewed'),
    ).toBe(true);
  });

  it('is shown without its history or the expected day, and reports them as missing', async () => {
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

  it('shows why it cannot be loaded, and keeps the content that is shown already', async () => {
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

  it('shows nothing after the user signed out', async () => {
    const detail = await openDetail(zhou, draft);
    zhou.presenters.session.state = { kind: 'signed-out', because: 'ended', userName: '' };
    expect(detail.viewModel.kind).toBe('loading');
  });
});

describe('an action on the package page', () => {
  it('that fails is reported, and can be tried again after the message', async () => {
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

  it('happens once when pressed twice', async () => {
    const detail = await openDetail(zhou, returned);
    await Promise.all([detail.mendPressed(), detail.mendPressed()]);
    expect(sent(calls.packageModify.path)).toBe(1);
  });

  it('to discard a draft can be cancelled, and is confirmed again on each visit', async () => {
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

  it('to claim a package shows the new handler at once', async () => {
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
