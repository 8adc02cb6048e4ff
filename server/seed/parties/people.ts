import type { UserRecord } from '../../core/records/company.ts';
import { companies } from './companies.ts';

type Person = Omit<UserRecord, 'passwordHash'>;

/** The password of every demo account. */
export const demoPassword = 'Huiyu#2026';

let serial = 0;

const weights = [7, 9, 10, 5, 8, 4, 2, 1, 6, 3, 7, 9, 10, 5, 8, 4, 2] as const;

/** An invented identity number with the check character of GB 11643, in a region that does not exist. */
function inventIdNumber(of: number): string {
  const body = `330299${1979 + (of % 20)}${String(1 + (of % 12)).padStart(2, '0')}${String(3 + of).padStart(2, '0')}${String(100 + of * 7).padStart(3, '0')}`;
  const sum = weights.reduce((total, weight, at) => total + weight * Number(body[at]), 0);
  return body + (['1', '0', 'X', '9', '8', '7', '6', '5', '4', '3', '2'][sum % 11] ?? '');
}

function person(
  userName: string,
  personName: string,
  company: { readonly pkCorp: string },
  roles: readonly string[],
  isMain = false,
): Person {
  serial += 1;
  return {
    institution: '',
    userId: `U-${userName}`,
    personId: `P-${userName}`,
    userName,
    personName,
    mobile: `1400000${String(1000 + serial)}`,
    pkCorp: company.pkCorp,
    isMain,
    roles,
    idNumber: inventIdNumber(serial),
  };
}

const operator = 'ROLE_CORP_OPERATOR';
const director = 'ROLE_CORP_DIRECTOR';

/** Another account of a person, at another enterprise, or for an institution that acts for an enterprise. */
function otherAccountOf(
  of: Person,
  company: { readonly pkCorp: string },
  userName: string,
  roles: readonly string[],
  institution = '',
): Person {
  return {
    ...person(userName, of.personName, company, roles),
    personId: of.personId,
    idNumber: of.idNumber,
    institution,
  };
}

const mainPeople: readonly Person[] = [
  person('zhousiyuan', '周思远', companies.yanzhou, [operator], true),
  person('limin', '李敏', companies.yanzhou, [operator]),
  person('guyunzhou', '顾云舟', companies.yanzhou, [director]),
  person('shenruogu', '沈若谷', companies.yanzhou, ['CORP_QUERY']),
  person('linzhixia', '林知夏', companies.yanzhou, [operator, director]),
  person('heqinghe', '何青禾', companies.chengye, [operator], true),
  person('lujinghang', '陆景行', companies.chengye, [director]),
  person('tangyishan', '唐亦山', companies.zhuhe, [operator], true),
  person('weichangge', '魏长歌', companies.xilan, [operator], true),
  person('yanshuxin', '颜书昕', companies.qiling, [operator, director], true),
  person('xuzhaoning', '许昭宁', companies.kuangyu, [operator], true),
  person('fangwanqiu', '方晚秋', companies.shiyu, [operator], true),
  person('pengyuting', '彭雨亭', companies.maitu, [operator], true),
  person('chenlaosi', '陈闻笛', companies.chenshi, [operator], true),
  person('jianghuaijin', '江怀瑾', companies.beiyuBranch, [operator], true),
  person('luoqiubai', '骆秋白', companies.qiheng, ['ROLE_CORE_OPERATOR'], true),
  person('songbeichen', '宋北辰', companies.qiheng, ['ROLE_CORE_DIRECTOR']),
  person('mengxizhou', '孟汐舟', companies.lanchuan, ['ROLE_CORE_OPERATOR', 'ROLE_CORE_DIRECTOR'], true),
  person('qiuhanlin', '裘翰林', companies.beiyu, ['CORE_FINAL_REVIEW'], true),
  person('dingmuye', '丁慕野', companies.muye, [operator], true),
];

const linzhixia = mainPeople.find(({ userName }) => userName === 'linzhixia');

/** Users with the second sign-in step on, and companies that demand it of their users. */
export const withSecondStep = ['U-lujinghang'] as const;
export const demandsSecondStep = [companies.shiyu.pkCorp] as const;

/** The demo world's people, all invented. One of them has accounts at two enterprises and at an institution. */
export const people: readonly Person[] = [
  ...mainPeople,
  ...(linzhixia
    ? [
        otherAccountOf(linzhixia, companies.chenshi, 'linzhixia-chenshi', [operator]),
        otherAccountOf(linzhixia, companies.yanzhou, 'linzhixia-hengduo', [director], '衡铎银行宁波分行'),
      ]
    : []),
  // Users of companies that have not opened every product.
  person('yezhiqiu', '叶知秋', companies.yunting, [operator], true),
  person('chuyunshen', '楚云深', companies.hanshan, [operator], true),
  person('liumingyuan', '柳明远', companies.chunjiang, [operator], true),
  person('qinmuzhi', '秦牧之', companies.beiluo, [operator], true),
  person('muqingyang', '沐清扬', companies.nanqiao, [operator], true),
  person('suyanqiu', '苏砚秋', companies.ximo, [operator], true),
  person('taoyanran', '陶嫣然', companies.dongli, [operator], true),
  person('xiazhiwei', '夏知微', companies.yuanhang, [operator], true),
  person('jiangtingxue', '江听雪', companies.yuanhang, [director]),
  person('linfengmian', '林枫眠', companies.yuanhang, ['CORP_QUERY']),
  // A checker and the final reviewer of a core enterprise, and the director of a supplier.
  person('shennanzhi', '沈南枝', companies.qiheng, ['ROLE_CORE_OPERATOR']),
  person('fumingheng', '傅明衡', companies.qiheng, ['CORE_FINAL_REVIEW']),
  person('duanqingge', '段清歌', companies.shiyu, [director]),
  // The director of a group, and a person of one of its inner organisations.
  person('jiyuanzhou', '季远舟', companies.zhuhe, [director]),
  {
    ...person('moyunchi', '莫云迟', companies.zhuhe, ['CORP_INNER_DIRECTOR']),
    institution: '江北项目部',
    innerOrganisationId: 'IO-ZH1',
  },
];
