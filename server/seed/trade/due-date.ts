import { addDays, type PlainDate } from '../../../src/domain/calendar/plain-date.ts';
import { arrivalDay } from '../../../src/domain/trade/financing/financing-cost.ts';
import { momentOf } from '../../core/trade/trade-facts.ts';
import { fundingProgrammes } from './funding-programmes.ts';

/** Days for which the first programme's interest runs. They are whole weeks, so that the due date is a working day. */
const interestDays = 119;

/**
 * Due date of credits for which the first programme charges 119 days of interest when they are financed at an instant
 * (milliseconds).
 */
export function financedDueDate(now: number): PlainDate {
  const [programme] = fundingProgrammes;
  if (!programme) throw new RangeError('The demo world has no funding programme');
  return addDays(arrivalDay(now, programme, momentOf(now).calendar).day, interestDays);
}
