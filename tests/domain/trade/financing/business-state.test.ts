import { describe, expect, it } from 'vitest';
import {
  businessStateOf,
  fundingOf,
  remainingHoldingStates,
  type FinancingSummary,
} from '../../../../src/domain/trade/financing/business-state.ts';
import { financingStates, type FinancingState } from '../../../../src/domain/trade/financing/financing-machine.ts';

/**
 * For each state: a credit and a receivable with a remaining amount, and without one. A payroll has the states of a
 * credit, except the one in which it is free.
 */
const table: Readonly<Record<FinancingState, readonly [string, string, string, string]>> = {
  MATERIALS: ['HOLDING', 'WAIT_SIGN_UP', 'HOLDING', 'WAIT_SIGN_UP'],
  FUNDER_REVIEW: ['FINANCING', 'FINANCING_AUDITING', 'FINANCING', 'FINANCING_AUDITING'],
  NEED_INFO: ['FINANCING', 'FINANCING_AUDITING_INTERACTING', 'FINANCING', 'FINANCING_AUDITING_INTERACTING'],
  CONTRACT_SIGN: ['FINANCING', 'WAIT_SIGN_UP', 'FINANCING', 'WAIT_SIGN_UP'],
  DISBURSING: ['FINANCING', 'WAIT_PAYMENT', 'FINANCING', 'WAIT_PAYMENT'],
  DISBURSED: ['FINANCED', 'LOANED', 'FINANCED', 'LOANED'],
  OVERDUE: ['FINANCED', 'OVERDUE', 'FINANCED', 'OVERDUE'],
  SETTLED: ['HOLDING', 'WAIT_SIGN_UP', 'SETTLED', 'SETTLED'],
  REJECTED: ['HOLDING', 'WAIT_SIGN_UP', 'SETTLED', 'SETTLED'],
  CANCELLED: ['HOLDING', 'WAIT_SIGN_UP', 'SETTLED', 'SETTLED'],
  LAPSED: ['HOLDING', 'WAIT_SIGN_UP', 'SETTLED', 'SETTLED'],
};

const statesOf = (...financings: readonly FinancingState[]): readonly string[] =>
  remainingHoldingStates.flatMap((rest) => [
    businessStateOf('credit', financings, rest),
    businessStateOf('receivable', financings, rest),
  ]);

describe('the state of a business in the evidence', () => {
  it.each(financingStates)('of one with a financing in %s follows it', (state) => {
    expect(statesOf(state)).toEqual(table[state]);
    const [left, , gone] = table[state];
    const ofPayroll = remainingHoldingStates.map((rest) => businessStateOf('payroll', [state], rest));
    expect(ofPayroll).toEqual([left, gone].map((each) => (each === 'HOLDING' ? 'ISSUED' : each)));
  });

  it('of one without a financing is free, or settled where nothing is left', () => {
    expect(statesOf()).toEqual(['HOLDING', 'WAIT_SIGN_UP', 'SETTLED', 'SETTLED']);
  });

  it.each([
    [['SETTLED', 'FUNDER_REVIEW'], 'FUNDER_REVIEW'],
    [['MATERIALS', 'DISBURSED'], 'DISBURSED'],
    [['DISBURSED', 'OVERDUE'], 'OVERDUE'],
    [['REJECTED', 'NEED_INFO', 'MATERIALS'], 'NEED_INFO'],
  ] as const)('of one with several financings (%s) shows the one that went furthest', (financings, shown) => {
    expect(statesOf(...financings)).toEqual(table[shown]);
  });
});

const paid = (state: FinancingState, disbursedAt?: number, settledAt?: number): FinancingSummary => ({
  state,
  disbursedAt,
  settledAt,
});

describe('the funding of a package', () => {
  it.each([
    ['without a financing', [], undefined, undefined],
    ['before the disbursement', [paid('DISBURSING')], undefined, undefined],
    ['paid out', [paid('DISBURSED', 5)], 5, undefined],
    ['overdue', [paid('OVERDUE', 5)], 5, undefined],
    ['repaid', [paid('SETTLED', 5, 9)], 5, 9],
    ['paid out twice', [paid('DISBURSED', 7), paid('DISBURSED', 5)], 5, undefined],
    ['repaid in part', [paid('SETTLED', 5, 9), paid('OVERDUE', 6)], 5, undefined],
    ['repaid wholly', [paid('SETTLED', 5, 9), paid('SETTLED', 6, 8)], 5, 9],
    ['repaid beside a rejected one', [paid('SETTLED', 5, 9), paid('REJECTED')], 5, 9],
    ['after the money came back', [paid('DISBURSING', 5)], undefined, undefined],
  ] as const)('%s', (_what, financings, fundedAt, repaidAt) => {
    expect(fundingOf(financings)).toEqual({ fundedAt, repaidAt });
  });
});
