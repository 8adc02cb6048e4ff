import type { GuaranteeProjectRecord } from '../../core/records/registration.ts';
import type { Transaction } from '../../core/store.ts';
import { companies } from '../parties/companies.ts';

/** Projects that need guarantees, with the serials that their owners give out. */
export const guaranteeProjects: readonly GuaranteeProjectRecord[] = [
  { serial: 'GP2026-0417', name: '滨河新区综合管廊二期工程', beneficiary: companies.beiyu.name },
  { serial: 'GP2026-0582', name: '城轨车辆段检修设备采购', beneficiary: companies.lanchuan.name },
];

export async function saveGuaranteeProjects(transaction: Transaction): Promise<void> {
  await transaction.guaranteeProjects.saveAll(guaranteeProjects);
}
