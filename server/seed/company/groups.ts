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

/** Saves the inner organisations of two companies, and the authorisations of one of them. */
export async function saveGroups(transaction: Transaction, now: number): Promise<void> {
  const today = shanghaiDate(now);
  const authorisation = (
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
      authorisation('AU-1', '梁叙白', 'IO-1', ['CREDIT', 'EST'], [-120, 245]),
      authorisation('AU-2', '温以宁', 'IO-2', ['EDT', 'SCCP'], [-30, 335]),
      authorisation('AU-3', '岑若溪', 'IO-12', ['CREDIT'], [12, 377]),
      authorisation('AU-4', '段青崖', 'IO-11', ['CREDIT'], [-400, -35]),
      authorisation('AU-5', '温以宁', 'IO-21', ['EDT'], [-200, 165], -60),
    ],
  });
  await transaction.groups.save({
    pkCorp: companies.zhuhe.pkCorp,
    innerOrganisationsOn: true,
    authorisationsOn: false,
    organisations: [
      organisation('IO-ZH1', 'ZH01', '江北项目部', 1),
      organisation('IO-ZH11', 'ZH0101', '江北项目部钢筋班组', 2, 'IO-ZH1'),
      organisation('IO-ZH2', 'ZH02', '两江项目部', 1),
      organisation('IO-ZH3', 'ZH03', '设备管理中心', 1),
      organisation('IO-ZH4', 'ZH04', '南岸项目部', 1, '', true),
    ],
    authorisations: [],
  });
}
