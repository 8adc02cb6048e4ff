import { addDays, shanghaiDate } from '../../../src/domain/calendar/plain-date.ts';
import type { GroupRecord } from '../../core/records/company.ts';
import type { Transaction } from '../../core/store.ts';
import { companies } from '../parties/companies.ts';

const organisation = (
  id: string,
  code: string,
  name: string,
  level: number,
  parentId = '',
  stopped = false,
): GroupRecord['organisations'][number] => ({ id, code, name, level, parentId, stopped });

/** One company is a group whose parts act for it; all others have none of this. */
export async function saveGroups(transaction: Transaction, now: number): Promise<void> {
  const today = shanghaiDate(now);
  const given = (
    id: string,
    personName: string,
    organisationId: string,
    products: GroupRecord['authorisations'][number]['products'],
    [from, until]: readonly [number, number],
    withdrawn?: number,
  ): GroupRecord['authorisations'][number] => ({
    id,
    personName,
    organisationId,
    products,
    from: addDays(today, from),
    until: addDays(today, until),
    withdrawnOn: withdrawn === undefined ? '' : addDays(today, withdrawn),
  });
  await transaction.groups.save({
    pkCorp: companies.qiheng.pkCorp,
    innerOrganisationsOn: true,
    authorisationsOn: true,
    organisations: [
      organisation('IO-1', 'QH01', '装备制造事业部', 1),
      organisation('IO-11', 'QH0101', '铸锻分厂', 2, 'IO-1'),
      organisation('IO-12', 'QH0102', '总装分厂', 2, 'IO-1'),
      organisation('IO-2', 'QH02', '西北采购中心', 1),
      organisation('IO-21', 'QH0201', '西北采购中心兰台站', 2, 'IO-2', true),
      organisation('IO-3', 'QH03', '财务共享中心', 1),
    ],
    authorisations: [
      given('AU-1', '梁叙白', 'IO-1', ['CREDIT', 'EST'], [-120, 245]),
      given('AU-2', '温以宁', 'IO-2', ['EDT', 'SCCP'], [-30, 335]),
      given('AU-3', '岑若溪', 'IO-12', ['CREDIT'], [12, 377]),
      given('AU-4', '段青崖', 'IO-11', ['CREDIT'], [-400, -35]),
      given('AU-5', '温以宁', 'IO-21', ['EDT'], [-200, 165], -60),
    ],
  });
}
