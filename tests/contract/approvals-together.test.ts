import * as v from 'valibot';
import { expect, it } from 'vitest';
import { tradeApprovalExtensions } from '../../src/contract/extensions/trade/trade-approval-extensions.ts';
import { maxApprovedTogether } from '../../src/domain/trade/shared/bulk-approval.ts';
import { decisionsStatement } from '../../src/domain/trade/shared/decision-statement.ts';

it('the statement of as many approvals as are taken together fits into the request', () => {
  const request = (count: number) => ({
    decisions: Array.from({ length: count }, (_unused, index) => ({ applicationId: `TA-${index}`, version: 1 })),
    signed: {
      certNumber: '01',
      text: 'text',
      certificate: 'AA==',
      signature: 'AA==',
      statement: decisionsStatement(Array.from({ length: count }, () => 'a'.repeat(64))),
    },
  });
  const isTaken = (count: number): boolean => v.is(tradeApprovalExtensions.tradeApprovals.request, request(count));
  expect([isTaken(1), isTaken(maxApprovedTogether), isTaken(maxApprovedTogether + 1)]).toEqual([true, true, false]);
});
