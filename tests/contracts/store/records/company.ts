import type {
  CompanyRecord,
  UserRecord,
  GroupRecord,
  BankAccountRecord,
  OrganisationChangeRecord,
} from '../../../../server/core/records/company.ts';

/** Records with a value in every field, and with the fewest possible values. A store must return them unchanged. */
export const company: CompanyRecord = {
  pkCorp: 'C-1',
  name: '宁波砚舟精密铸造有限公司',
  shortName: '砚舟',
  uscc: '91330299MA5JMH9238',
  kind: 'factor',
  isCore: false,
  deregistered: true,
  openedProducts: ['CREDIT', 'EST'],
  licenceUntil: '2027-03-31',
  certificateUntil: '',
};

export const user: UserRecord = {
  userId: 'U-1',
  personId: 'P-1',
  userName: 'zhousiyuan',
  personName: '周思远',
  mobile: '14000001001',
  pkCorp: 'C-1',
  isMain: true,
  roles: ['ROLE_CORP_OPERATOR', 'CORP_QUERY'],
  passwordHash: '$argon2id$x',
  idNumber: '330299199001011234',
  institution: '衡铎银行宁波分行',
  innerOrganisationId: 'IO-1',
};

export const group: GroupRecord = {
  pkCorp: 'C-1',
  innerOrganisationsOn: true,
  authorisationsOn: false,
  organisations: [
    { id: 'IO-1', code: 'QH01', name: '装备"制造"事业部', level: 1, parentId: '', stopped: true },
    { id: 'IO-2', code: 'QH02', name: '采购中心', level: 1, parentId: '', stopped: false, version: 7 },
  ],
  authorisations: [
    {
      id: 'AU-1',
      personName: '梁叙白',
      organisationId: 'IO-1',
      products: ['CREDIT'],
      from: '2026-01-01',
      until: '2026-12-31',
      withdrawnOn: '',
    },
  ],
};

export const organisationChange: OrganisationChangeRecord = {
  id: 'OC-1',
  pkCorp: 'C-1',
  serial: 1,
  event: 'renamed',
  organisationId: 'IO-1',
  subjectName: '总装"一"分厂',
  before: '总装分厂',
  after: '总装"一"分厂',
  at: 1_764_208_800_123,
  userId: 'U-1',
  personName: '周思远',
};

export const bankAccount: BankAccountRecord = {
  id: 'BA-1',
  pkCorp: 'C-1',
  bankName: '长屿银行',
  branchName: '长屿银行"滨江"支行',
  cnaps: '999290012345',
  accountNumber: '6299010000000100',
  addedAt: 1_700_000_000_000,
  addedBy: '周思远',
  userId: 'U-1',
  isDefault: false,
  verifiedAt: undefined,
  removedAt: undefined,
  transfer: { amountFen: 37, sentAt: 1_700_000_000_000, wrong: 2, returned: undefined },
  transfersSent: [1_700_000_000_000],
};
