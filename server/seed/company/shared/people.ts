import type { UserRecord } from '../../../core/records.ts';
import { companies } from './companies.ts';

type Person = Omit<UserRecord, 'passwordHash'>;

/** The password of every demo account. */
export const demoPassword = 'Huiyu#2026';

let serial = 0;

function person(userName: string, personName: string, company: { readonly pkCorp: string }, roles: readonly string[], isMain = false): Person {
  serial += 1;
  return {
    userId: `U-${userName}`, personId: `P-${userName}`, userName, personName, mobile: `1400000${String(1000 + serial)}`, pkCorp: company.pkCorp, isMain, roles,
  };
}

const operator = 'ROLE_CORP_OPERATOR';
const director = 'ROLE_CORP_DIRECTOR';

/** The demo world's people, by what they show. All are invented. */
export const people: readonly Person[] = [
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
