import { describe, expect, it } from 'vitest';
import { payroll, payrollLook } from './records/payrolls.ts';
import type { StoreSuite } from './store-suite.ts';

const idsOf = (all: readonly { readonly id: string }[]): readonly string[] => all.map(({ id }) => id);

export function payrollStoreContract(suite: StoreSuite): void {
  describe('of payrolls', () => payrollsContract(suite));
}

function payrollsContract({ doing, keeps }: StoreSuite): void {
  keeps(
    'lists of people',
    (each) => each.payrolls,
    (each) => each.id,
    [payroll, { ...payroll, id: 'PL-2', applicationId: '' }],
    { applicationId: 'TA-9' },
  );
  keeps(
    'looks at whole numbers',
    (each) => each.payrollLooks,
    (each) => each.id,
    [payrollLook, { ...payrollLook, id: 'LK-2', person: 1000 }],
    { person: 8 },
  );

  it('finds the lists of an application, and those of none that are older than an instant', async () => {
    await doing(async ({ payrolls }) =>
      payrolls.saveAll([
        { ...payroll, id: 'PL-3' },
        { ...payroll, id: 'PL-1' },
        { ...payroll, id: 'PL-2', applicationId: 'TA-2', createdAt: 1 },
        { ...payroll, id: 'PL-5', applicationId: '', createdAt: 2_000 },
        { ...payroll, id: 'PL-4', applicationId: '', createdAt: 1_000 },
      ]),
    );
    await doing(async ({ payrolls }) => {
      expect(idsOf(await payrolls.ofApplication('TA-1'))).toEqual(['PL-1', 'PL-3']);
      expect(await payrolls.ofApplication('constructor')).toEqual([]);
      expect(await payrolls.untiedBefore(2_000)).toEqual(['PL-4']);
      expect(await payrolls.untiedBefore(2_001)).toEqual(['PL-4', 'PL-5']);
    });
  });

  it('finds the lists of a company’s applications about one month, by their ids', async () => {
    await doing(async ({ payrolls }) =>
      payrolls.saveAll([
        { ...payroll, id: 'PL-2', applicationId: 'TA-2', marks: [] },
        payroll,
        { ...payroll, id: 'PL-3', applicationId: '' },
        { ...payroll, id: 'PL-4', period: '2026-10' },
        { ...payroll, id: 'PL-5', companyId: 'C-2' },
      ]),
    );
    await doing(async ({ payrolls }) =>
      expect(await payrolls.ofMonth('C-1', '2026-11')).toEqual([
        { id: 'PL-1', applicationId: 'TA-1', marks: payroll.marks },
        { id: 'PL-2', applicationId: 'TA-2', marks: [] },
      ]),
    );
  });

  it('lists who looked at a list, the earliest first', async () => {
    await doing(async ({ payrollLooks }) =>
      payrollLooks.saveAll([
        { ...payrollLook, id: 'LK-3', at: 2_000 },
        { ...payrollLook, id: 'LK-2', at: 1_000 },
        { ...payrollLook, id: 'LK-1', at: 2_000 },
        { ...payrollLook, id: 'LK-4', payrollId: 'PL-2' },
      ]),
    );
    await doing(async ({ payrollLooks }) =>
      expect(idsOf(await payrollLooks.ofPayroll('PL-1'))).toEqual(['LK-2', 'LK-1', 'LK-3']),
    );
  });
}
