import { count as digits, dateTime } from '../../format.ts';

/** The sheet that tells where the rows of an exported list come from. */
export const exports = {
  'exports.origin': '导出说明',
  'exports.company': '企业',
  'exports.credit-code': '统一社会信用代码',
  'exports.list': '内容',
  'exports.by': '导出人',
  'exports.at': '导出时间',
  'exports.at-value': ({ at }: { at: number }) => `${dateTime(at)}（北京时间）`,
  'exports.period': '期间',
  'exports.period-value': ({ from, to }: { from: string; to: string }) =>
    from === to ? from : `${from} 至 ${to}（含首尾）`,
  'exports.rows': '记录数',
  'exports.rows-value': ({ count }: { count: number }) => digits(count),
  'exports.range': '范围',
  'exports.whole': '全部，未筛选',
  'exports.organisation': '本人所在内部组织的部分',
  'exports.filtered': '导出时页面上筛选出的部分，不一定是全部',
  'exports.keyword': '搜索内容',
};
