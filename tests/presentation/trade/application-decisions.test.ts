import { beforeEach, describe, expect, it } from 'vitest';
import { ManualClock } from '../../../features/support/manual-clock.ts';
import type { TradeDecided, TradeOutcome } from '../../../src/application/ports/trade/trade-desk.ts';
import type { TradeApplication } from '../../../src/domain/trade/shared/trade-application.ts';
import { ApplicationPresenter } from '../../../src/presentation/trade/shared/application-presenter.ts';
import { until } from '../../builders/office.ts';
import { idleTradeDesk, waitingIssue } from '../../builders/trade-application.ts';

const step = { role: 'operator', isOwn: true, names: ['沈南枝'], isSigned: false } as const;
const pressed: TradeApplication = { ...waitingIssue, waitsFor: step, steps: [step] };

let kept: TradeApplication;
let outcome: TradeOutcome;
let did: TradeDecided[];
let withdrawn: string[];
let loads: number;
let waiting: readonly TradeApplication[];
let page: ApplicationPresenter;

async function open(application: TradeApplication = pressed): Promise<void> {
  kept = application;
  page.opened(application.id);
  await until(() => page.application?.id === application.id);
}

beforeEach(() => {
  [kept, did, withdrawn, loads, waiting] = [pressed, [], [], 0, []];
  outcome = { done: true, application: { ...pressed, state: 'RETURNED', version: 4, decisionBar: 'not-waiting' } };
  page = new ApplicationPresenter({
    desk: {
      ...idleTradeDesk,
      application: async () => ((loads += 1), kept),
      waiting: async () => waiting,
      decide: async (decided) => (did.push(decided), outcome),
      withdraw: async (id) => (withdrawn.push(id), outcome),
    },
    session: { faultSeen: () => undefined } as never,
    navigator: {} as never,
    toasts: { show: () => undefined } as never,
    clock: new ManualClock(Date.parse('2026-11-27T02:00:00Z')),
    formPath: ({ id }) => `/issue?id=${id}`,
    financingPath: () => undefined,
    instrumentPath: () => undefined,
    path: (id) => id,
    signing: () => {
      throw new Error('Not signed in this test');
    },
    toDoPath: '/to-do',
  });
});

describe('the wages of an application', () => {
  const payroll = { project: '三号桥', period: '2026-10', people: 12 };
  const form = { ...pressed.form, project: '四号桥', period: '2026-11' };
  const instrument = {
    id: 'I-1',
    number: 'RX',
    dueOn: '2027-02-28',
    issuedOn: '2026-11-20',
    issuerName: '',
    contractNumber: '',
    isTransferable: true,
  };
  const counted = { code: 'PEOPLE', outcome: 'passed', because: '', values: { count: '7' } } as never;
  it.each([
    ['accepts an instrument are those of the instrument', { act: 'accept' }, payroll],
    [
      'issues are those of its form, as they were counted',
      { act: 'payroll-issue', checks: [counted] },
      { project: '四号桥', period: '2026-11', people: 7 },
    ],
  ] as const)('that %s', async (_what, change, terms) => {
    await open({ ...pressed, form, instrument: { ...instrument, payroll }, checks: [], ...change });
    expect(page.payroll).toEqual(terms);
  });
});

describe('a decision about an application', () => {
  it.each([
    ['issue', undefined, true],
    ['transfer', undefined, true],
    ['accept', undefined, false],
    ['cancellation', undefined, false],
    ['issue', 'own', false],
  ] as const)('about %s, barred as %j, may be a return: %j', async (act, decisionBar, mayReturn) => {
    await open({ ...pressed, act, decisionBar });
    expect(page.mayReturn).toBe(mayReturn);
  });

  it('is not signed by who cannot make it', async () => {
    await open({ ...waitingIssue, decisionBar: 'own' });
    expect([page.signs, page.canDecide]).toEqual([false, false]);
  });

  it('to return it needs a reason and words, which blanks are not', async () => {
    await open();
    page.decisionAsked('return');
    await page.decisionConfirmed();
    expect([page.isReasonMissing, page.areWordsMissing]).toEqual([true, true]);
    page.reasonChosen('amount');
    page.wordsTyped('  ');
    await page.decisionConfirmed();
    expect([did, page.isReasonMissing, page.areWordsMissing]).toEqual([[], false, true]);
    page.wordsTyped('请核对');
    await page.decisionConfirmed();
    expect(did).toEqual([{ applicationId: 'TA-1', version: 3, decision: 'return', reason: 'amount', words: '请核对' }]);
    expect([page.deciding, page.words]).toEqual([undefined, '']);
  });

  it('leads back to the to-do list after the last one that waited', async () => {
    await open();
    expect(page.listPath).toBeUndefined();
    page.decisionAsked('return');
    page.reasonChosen('amount');
    page.wordsTyped('请核对');
    await page.decisionConfirmed();
    expect([page.next, page.listPath]).toEqual([undefined, '/to-do']);
    // Another application was not handled yet.
    await open({ ...pressed, id: 'TA-2' });
    expect(page.listPath).toBeUndefined();
  });

  it('leads on to the next one that waits, and to the list only when none does', async () => {
    waiting = [{ ...pressed, id: 'TA-0' }, pressed, { ...pressed, id: 'TA-2', decisionBar: 'own' }];
    await open();
    await until(() => page.waiting.length > 0);
    expect([page.next?.id, page.place]).toEqual(['TA-0', { at: 2, of: 2 }]);
    waiting = [...waiting, { ...pressed, id: 'TA-3' }];
    page.decisionAsked('return');
    page.reasonChosen('amount');
    page.wordsTyped('请核对');
    await page.decisionConfirmed();
    await until(() => page.waiting.length === 4);
    expect([page.next?.id, page.place, page.listPath]).toEqual(['TA-3', { at: 2, of: 3 }, undefined]);
    // An application that is not the user's has no place among theirs.
    await open({ ...pressed, id: 'TA-2', decisionBar: 'own' });
    expect([page.next?.id, page.place]).toEqual(['TA-0', undefined]);
  });

  it('begins without the reason of one that was given up', async () => {
    await open();
    page.decisionAsked('return');
    page.reasonChosen('amount');
    page.dialogClosed();
    page.decisionAsked('reject');
    expect(page.reason).toBe('');
    await page.approvePressed();
    expect(did).toEqual([{ applicationId: 'TA-1', version: 3, decision: 'approve', words: '' }]);
  });

  it('of a final reviewer is confirmed before it takes effect', async () => {
    const waitsFor = { role: 'final-reviewer', isOwn: true, names: ['傅明衡'], isSigned: false } as const;
    await open({ ...pressed, waitsFor });
    await page.approvePressed();
    expect([page.confirming, did.length]).toEqual([true, 0]);
    page.dialogClosed();
    await page.approvalConfirmed();
    expect([page.confirming, did.length]).toEqual([false, 0]);
    await page.approvePressed();
    await page.approvalConfirmed();
    expect([page.confirming, did]).toEqual([
      false,
      [{ applicationId: 'TA-1', version: 3, decision: 'approve', words: '' }],
    ]);
  });

  it('is not asked to be confirmed by a final reviewer who cannot make it', async () => {
    const waitsFor = { role: 'final-reviewer', isOwn: true, names: ['傅明衡'], isSigned: false } as const;
    await open({ ...pressed, waitsFor, decisionBar: 'own' });
    await page.approvePressed();
    expect(page.confirming).toBe(false);
  });

  it('is sent once, however often it is pressed', async () => {
    await open();
    await Promise.all([page.approvePressed(), page.approvePressed()]);
    expect(did).toHaveLength(1);
    await Promise.all([page.withdrawalConfirmed(), page.withdrawalConfirmed()]);
    expect(withdrawn).toHaveLength(1);
  });

  it('that is refused says why, and the application is read again', async () => {
    await open();
    outcome = { done: false, because: 'changed' };
    await page.approvePressed();
    expect([page.trouble?.key, loads, page.busy]).toEqual(['trade.refused-changed', 2, false]);
  });

  it('takes the words with it that were typed about no other application', async () => {
    await open();
    page.wordsTyped('同意');
    await open({ ...pressed, id: 'TA-2' });
    expect(page.words).toBe('');
  });
});

describe('the form of an application', () => {
  it.each([true, false])('is led to where it may be edited: %j', async (mayEdit) => {
    await open({ ...pressed, mayEdit });
    expect(page.formPath).toBe(mayEdit ? '/issue?id=TA-1' : undefined);
  });
});
