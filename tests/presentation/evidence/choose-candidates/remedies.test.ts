import { expect, it } from 'vitest';
import type { SelectionVerdict } from '../../../../src/domain/evidence/selection/selection.ts';
import { message } from '../../../../src/words/catalogue.ts';
import { remediesOf, unfundedRemedy } from '../../../../src/presentation/evidence/choose-candidates/refusal-words.ts';

const notOffered = (reason: 'limit-used-up' | 'no-limit' | 'switched-off'): SelectionVerdict => ({
  allowed: false,
  because: 'not-offered',
  reason,
});

it('each remedy is listed once, except that of a product that is switched off', () => {
  const told = remediesOf([
    { allowed: true },
    notOffered('limit-used-up'),
    { allowed: false, because: 'past-due', dueDate: '2026-11-01' },
    notOffered('switched-off'),
    notOffered('no-limit'),
    notOffered('limit-used-up'),
  ]);
  expect(told.map(({ reason, remedy }) => [reason.key, remedy.key])).toEqual([
    ['choose.limit-used-up', 'choose.limit-used-up-full'],
    ['choose.no-limit', 'choose.no-limit-full'],
  ]);
});

it('the support number is shown once when a receivable has no funder', () => {
  const nobody: SelectionVerdict = { allowed: false, because: 'no-fundable-party' };
  expect(unfundedRemedy([nobody, { allowed: true }, nobody], '40000-95533')).toEqual({
    reason: message('choose.no-fundable-party'),
    remedy: message('choose.no-fundable-party-full', { phone: '40000-95533' }),
  });
  expect([unfundedRemedy([{ allowed: true }, notOffered('no-limit')], '40000-95533'), remediesOf([nobody])]).toEqual([
    undefined,
    [],
  ]);
});
