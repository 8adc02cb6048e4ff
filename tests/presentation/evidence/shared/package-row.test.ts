import { describe, expect, it } from 'vitest';
import type { EvidencePackage } from '../../../../src/domain/evidence/materials/evidence-package.ts';
import { packageStatusOf } from '../../../../src/domain/evidence/materials/package-status.ts';
import { money } from '../../../../src/domain/money/money.ts';
import { packageRow, type PackageRow } from '../../../../src/presentation/evidence/shared/package-row.ts';
import { stateWords } from '../../../../src/presentation/evidence/shared/package-state-words.ts';
import { evidencePackage } from '../../../builders/evidence-package.ts';

const upload = '/credit/finance-data/upload/default?p=DD1';
const detail = '/credit/finance-data/detail?p=DD1';
const account = { packageId: 'DD1', number: '', state: 'masked', trouble: undefined } as const;
const row = (wish: Partial<EvidencePackage>, role = 'ROLE_CORP_OPERATOR'): PackageRow => {
  const evidence = evidencePackage(wish);
  return packageRow(
    evidence,
    packageStatusOf(evidence, {
      person: { userId: 'U1', role },
      today: '2026-11-21',
      expected: evidence.expected,
      calendar: undefined,
    }),
    account,
  );
};

describe('a row of the list', () => {
  it.each<[string, Partial<EvidencePackage>, string, string]>([
    ['is gone on with while it is assembled', {}, 'packages.continue', upload],
    ['is gone on with while it is corrected', { state: 'MODIFY' }, 'packages.continue', upload],
    ['is looked at, and mended there, once it was returned', { state: 'AUDIT_REJECT' }, 'packages.mend', detail],
    ['is looked at while the platform has it', { state: 'UN_AUDIT' }, 'packages.view', detail],
    ['is looked at while a colleague has it', { handlerId: 'U2' }, 'packages.view', detail],
    ['is looked at where nobody knows its state', { state: 'NEW_CODE' }, 'packages.view', detail],
  ])('%s', (_what, wish, label, path) => {
    expect(row(wish).action).toEqual({ label: { key: label }, path });
  });

  it('opens the view for a reader', () => {
    expect(row({ state: 'AUDIT_REJECT' }, 'ROLE_CORP_DIRECTOR').action.label.key).toBe('packages.view');
  });

  it.each<[Partial<EvidencePackage>, PackageRow['urgency']]>([
    [{}, 'mine'],
    [{ state: 'MODIFY' }, 'mine'],
    [{ state: 'AUDIT_REJECT' }, 'urgent'],
    [{ lapsesOn: '2026-11-24' }, 'urgent'],
    [{ lapsesOn: '2027-02-20' }, 'mine'],
    [{ handlerId: 'U2', lapsesOn: '2026-11-24' }, undefined],
    [{ state: 'AUDITED', fundedAt: 5, overdue: { due: '2026-11-01', letter: 'wanted' } }, 'urgent'],
    [{ handlerId: 'U2' }, undefined],
    [{ state: 'UN_AUDIT' }, undefined],
    [{ state: 'UN_AUDIT', expected: { day: '2026-11-20', about: false } }, 'late'],
    [{ state: 'NEW_CODE' }, undefined],
  ])('%o is as urgent as %s', (wish, urgency) => {
    expect(row(wish).urgency).toBe(urgency);
  });

  it('shows amounts in yuan, its creation day in Shanghai, and its state by name and code', () => {
    expect(
      row({
        createdAt: Date.parse('2026-11-19T16:00:00Z'),
        totalAmount: money('68450.00'),
        expectedPaymentAmount: money('68000.50'),
        expectedDueDate: '2027-01-20',
        state: 'AUDIT_REJECT',
      }),
    ).toMatchObject({
      amount: '68450.00',
      expectedPayment: '68000.50',
      expectedDueDate: '2027-01-20',
      createdOn: '2026-11-20',
      state: 'returned',
      stateCode: 'AUDIT_REJECT',
    });
    expect(row({})).toMatchObject({ expectedPayment: undefined, expectedDueDate: undefined });
  });

  it('shows an unknown state by its code', () => {
    expect(stateWords('unrecognised', 'NEW_CODE')).toEqual({
      key: 'packages.state-unrecognised',
      values: { code: 'NEW_CODE' },
    });
    expect(stateWords('returned', 'AUDIT_REJECT')).toEqual({ key: 'packages.state-returned' });
  });
});
