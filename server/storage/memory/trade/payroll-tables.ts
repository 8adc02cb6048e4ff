import type { PayrollLookRecord, PayrollRecord } from '../../../core/records/trade.ts';
import type { PayrollTables } from '../../../core/tables/trade.ts';
import type { MemoryShelf } from '../memory-shelf.ts';
import { byId } from './by-id.ts';

export function payrollTables({ table }: MemoryShelf): PayrollTables {
  const payrolls = table<PayrollRecord>((each) => each.id);
  const looks = table<PayrollLookRecord>((each) => each.id);
  return {
    payrolls: Object.assign(payrolls, {
      ofApplication: async (applicationId: string) =>
        payrolls.select((each) => each.applicationId === applicationId).toSorted(byId),
      ofMonth: async (companyId: string, period: string) =>
        payrolls
          .selectUncopied((each) => each.applicationId !== '' && each.companyId === companyId && each.period === period)
          .map(({ id, applicationId, marks }) => ({ id, applicationId, marks: [...marks] }))
          .toSorted(byId),
      untiedBefore: async (at: number) =>
        payrolls
          .selectUncopied(({ applicationId, createdAt }) => applicationId === '' && createdAt < at)
          .map(({ id }) => id)
          .toSorted(),
    }),
    payrollLooks: Object.assign(looks, {
      ofPayroll: async (payrollId: string) =>
        looks
          .select((each) => each.payrollId === payrollId)
          .toSorted((one, other) => one.at - other.at || byId(one, other)),
    }),
  };
}
