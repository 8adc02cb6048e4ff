import { describe, expect, it } from 'vitest';
import { shanghaiInstant } from '../../../../../src/domain/calendar/plain-date.ts';
import { plainWeek } from '../../../../../src/domain/calendar/working-days.ts';
import { money } from '../../../../../src/domain/money/money.ts';
import { offerOf } from '../../../../../src/domain/trade/financing/funding-offer.ts';
import { offerToWire } from '../../../../../server/core/trade/financing/offer-wire.ts';
import { fundingProgrammes } from '../../../../../server/seed/trade/funding-programmes.ts';

const [programme] = fundingProgrammes;
if (!programme) throw new Error('No programme');
const limit = { total: money('6400000.00'), taken: money('0.00'), validUntil: '2027-12-31' };
const offer = (isPaused: boolean) =>
  offerOf({ ...programme, isPaused }, limit, {
    amount: money('1200000.00'),
    dueOn: '2027-03-31',
    now: shanghaiInstant('2026-11-27', 14),
    calendar: plainWeek,
  });

describe('the bar of an offer', () => {
  it.each([
    ['ready', false, undefined],
    ['none', false, undefined],
    ['other-funder', false, 'other-funder'],
    ['other-funder', true, 'paused'],
  ] as const)('with materials %s, of a funder that is paused: %s, is %s', (materials, isPaused, bar) => {
    expect(offerToWire(offer(isPaused), materials).bar).toBe(bar);
  });
});
