import { companies } from '../parties/companies.ts';
import { chance } from './chance.ts';

const places = [
  '宁波',
  '苏州',
  '西安',
  '武汉',
  '青岛',
  '成都',
  '郑州',
  '重庆',
  '常州',
  '南通',
  '绍兴',
  '烟台',
] as const;
const names = ['砚山', '澄湖', '旷原', '拾光', '汐岸', '栖云', '麦野', '筑梦', '暮川', '霁月'] as const;
const trades = [
  '重工装备',
  '轨道配件',
  '建设工程',
  '电子材料',
  '机电设备',
  '包装材料',
  '橡塑制品',
  '供应链管理',
  '钢结构',
  '新能源',
] as const;

const cores = [companies.qiheng, companies.lanchuan, companies.beiyu] as const;

/** A debtor, and the core enterprise on whose credit it relies. */
export interface Payer {
  readonly name: string;
  readonly core: (typeof cores)[number];
}

const payerCount = 120;

/** The core enterprises, then their project companies. All are invented. */
export const payers: readonly Payer[] = [
  ...cores.map((core) => ({ name: core.name, core })),
  ...Array.from({ length: payerCount - cores.length }, (_unused, index) => ({
    name: `${places[index % places.length]}${names[(index * 7) % names.length]}${trades[Math.floor(index / places.length)]}有限公司`,
    core: cores[index % cores.length] ?? companies.qiheng,
  })),
];

/** The payer of a package. A few owe most; the last of them has one package in a thousand. */
export function payerOf(serial: number): Payer {
  return (
    payers[Math.floor(payerCount * chance(serial, 1) ** 8)] ?? { name: companies.qiheng.name, core: companies.qiheng }
  );
}
