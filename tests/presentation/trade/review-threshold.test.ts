import { beforeEach, describe, expect, it } from 'vitest';
import { ManualClock } from '../../../features/support/manual-clock.ts';
import type { CompanyThreshold, ThresholdProposal } from '../../../src/application/ports/trade/threshold-desk.ts';
import { money } from '../../../src/domain/money/money.ts';
import type { TypedThreshold } from '../../../src/domain/trade/shared/review-threshold.ts';
import { ReviewThresholdPresenter } from '../../../src/presentation/trade/shared/limits/review-threshold-presenter.ts';
import { until } from '../../builders/office.ts';

// Shanghai's day of the clock below.
const today = '2026-11-27';
const proposal: ThresholdProposal = {
  id: 'TP-1',
  amount: money('500000.00'),
  validFrom: '2026-12-01',
  reason: '年末集中付款',
  state: 'proposed',
  makerName: '宋北辰',
  proposedAt: 0,
  deciderName: '',
  decidedAt: undefined,
};

let shown: CompanyThreshold;
let proposed: TypedThreshold[];
let answered: string[];
let told: string[];
let page: ReviewThresholdPresenter;

beforeEach(async () => {
  [proposed, answered, told] = [[], [], []];
  shown = {
    amount: money('1000000.00'),
    validFrom: '',
    later: [],
    proposals: [],
    mayPropose: true,
    mayAnswer: [],
  };
});

async function open(change: Partial<CompanyThreshold> = {}): Promise<ReviewThresholdPresenter> {
  shown = { ...shown, ...change };
  page = new ReviewThresholdPresenter({
    kind: 'credit',
    desk: {
      threshold: async () => shown,
      propose: async (_kind, typed) => {
        proposed.push(typed);
        return { done: true, now: proposal };
      },
      answer: async (id, answer) => {
        answered.push(`${answer} ${id}`);
        return { done: true, now: proposal };
      },
    },
    session: { faultSeen: () => undefined } as never,
    clock: new ManualClock(Date.parse('2026-11-27T02:00:00Z')),
    toasts: { show: (_tone: string, { key }: { key: string }) => void told.push(key) } as never,
  });
  page.opened();
  await until(() => page.content.value !== undefined);
  return page;
}

describe('a proposal of a threshold', () => {
  it('is offered to those who may make one, while the form is closed', async () => {
    expect((await open({ mayPropose: false })).canPropose).toBe(false);
    await open({ mayPropose: true });
    expect(page.canPropose).toBe(true);
    page.proposePressed();
    expect([page.canPropose, page.form.values.validFrom]).toEqual([false, page.days.earliest]);
  });

  it('is sent without problems only', async () => {
    await open();
    page.proposePressed();
    await page.submitPressed();
    expect([proposed, Object.keys(page.form.errors).toSorted()]).toEqual([[], ['amount', 'reason']]);
    page.form.change({ amount: '500000', reason: '年末集中付款' });
    await page.submitPressed();
    expect(proposed).toMatchObject([{ amount: '500000', validFrom: page.days.earliest }]);
    expect([page.form.isOpen, told]).toEqual([false, ['limits.threshold-proposed']]);
  });

  it.each([
    ['2026-11-26', true],
    [today, true],
    ['2026-11-28', false],
  ])('whose first day is %s comes too late to be confirmed: %s', async (validFrom, isLate) => {
    expect((await open({ proposals: [{ ...proposal, validFrom }] })).isLate).toBe(isLate);
  });

  it('is answered only once an answer was asked for and while it is open', async () => {
    await open({ proposals: [proposal] });
    await page.answerConfirmed();
    page.answerPressed('confirm');
    page.dialogClosed();
    await page.answerConfirmed();
    expect(answered).toEqual([]);
    page.answerPressed('confirm');
    await page.answerConfirmed();
    expect([answered, told, page.asked]).toEqual([['confirm TP-1'], ['limits.threshold-confirmed'], undefined]);
    await open({ proposals: [{ ...proposal, state: 'confirmed' }] });
    page.answerPressed('withdraw');
    await page.answerConfirmed();
    expect(answered).toEqual(['confirm TP-1']);
  });
});
