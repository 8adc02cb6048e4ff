import type { PackageState } from '../../../src/domain/evidence/materials/package-state.ts';
import type { OpenBook } from '../../../src/domain/evidence/shared/book-policies.ts';
import type { CompanyRecord } from '../../core/records/company.ts';
import { companies } from '../parties/companies.ts';

interface Range {
  readonly least: number;
  readonly most: number;
}

/** The goods of a book's trade, as its contracts, invoices and orders state them. */
export interface TradedGoods {
  /** Text of an invoice line, with the tax class between asterisks. */
  readonly invoiced: string;
  readonly name: string;
  readonly description: string;
  /** Unit of measure, such as sets or tons. */
  readonly unit: string;
  /** VAT rate in percent: 13 on goods, 9 on building, 6 on other services. */
  readonly taxPercent: 13 | 9 | 6;
}

/** State and history of a package of the demo world. */
export interface PackageExample {
  readonly state: PackageState;
  /** Age in days. Packages older than a day differ a little between the books. */
  readonly days: number;
  /** Whether the partner is the second of the book's two. */
  readonly other?: true;
  /** Whether the company asked for a quick review three hours after submitting. */
  readonly expedited?: true;
  /** Whether the company submitted it and withdrew it two hours later. */
  readonly withdrawn?: true;
  /** Days until it is due, negative where overdue. Set where the funder paid out, three days after its creation. */
  readonly dueIn?: number;
}

/** What distinguishes one book of the demo world from another. */
export interface BookTrade {
  /** Amounts of one business in whole yuan, and the unit to which they are rounded. */
  readonly amounts: Range & { readonly roundBy: number };
  /** Days from the creation of a business until it is due. */
  readonly terms: Range;
  /** Debtors: the usual one, and another. */
  readonly cores: readonly [CompanyRecord, CompanyRecord];
  /** Suppliers of the businesses that a core enterprise issues. */
  readonly suppliers: readonly [CompanyRecord, CompanyRecord];
  /** Seller where a company is financed: the company itself or, for a distributor, the core enterprise. */
  readonly sellers: 'companies' | 'cores';
  readonly goods: TradedGoods;
  /**
   * Pattern of the numbers of businesses other than bills, with {prefix}, {region} of the debtor, {year} and a {serial}
   * of five digits.
   */
  readonly numbers: string;
  /** Ten at most, because their numbers differ in one digit. */
  readonly packages: readonly PackageExample[];
}

const { qiheng, lanchuan, beiyu, yanzhou, chengye, kuangyu, shiyu, xilan } = companies;
const defaultNumberPattern = '{prefix}{region}-{year}-{serial}';
const suppliers = [yanzhou, chengye] as const;
const commonTrade = {
  cores: [qiheng, lanchuan],
  suppliers,
  sellers: 'companies',
  numbers: defaultNumberPattern,
} as const;

const draftPackages: readonly PackageExample[] = [
  { state: 'PREPARE', days: 1 },
  { state: 'INVALID', days: 96 },
];
const reviewedPackages: readonly PackageExample[] = [
  ...draftPackages,
  { state: 'AUDIT_REJECT', days: 5 },
  { state: 'UN_AUDIT', days: 1 },
  { state: 'AUDITED', days: 34 },
];
const allPackages: readonly PackageExample[] = [
  ...reviewedPackages,
  { state: 'MODIFY', days: 8 },
  { state: 'BIZ_CONFIRM', days: 1 },
];
const urgent: PackageExample = { state: 'UN_AUDIT', days: 1, expedited: true };
const withdrawnDraft: PackageExample = { state: 'PREPARE', days: 2, withdrawn: true };
const passedPackage = (days: number, more: Partial<PackageExample> = {}): PackageExample => ({
  state: 'AUDITED',
  days,
  ...more,
});
const castings: TradedGoods = {
  invoiced: '*金属制品*轴承座',
  name: '轴承座、联轴器',
  description: '铸钢件，按图加工，含表面处理',
  unit: '套',
  taxPercent: 13,
};

export const bookTrades: Readonly<Record<OpenBook, BookTrade>> = {
  credit: {
    ...commonTrade,
    amounts: { least: 40_000, most: 2_400_000, roundBy: 50 },
    terms: { least: 60, most: 180 },
    goods: castings,
    packages: [...allPackages, urgent, withdrawnDraft],
  },
  'first-trade': {
    ...commonTrade,
    amounts: { least: 28_000, most: 390_000, roundBy: 1 },
    terms: { least: 30, most: 120 },
    goods: {
      invoiced: '*通用设备*液压阀块',
      name: '液压阀块、管接头',
      description: '碳钢件，磷化处理，分批到货',
      unit: '件',
      taxPercent: 13,
    },
    packages: [
      ...draftPackages,
      { state: 'SUBMITTED', days: 6 },
      { state: 'SUBMITTED', days: 2 },
      { state: 'SUBMITTED', days: 27, other: true },
      { state: 'SUBMITTED', days: 61 },
    ],
  },
  labourer: {
    ...commonTrade,
    cores: [beiyu, lanchuan],
    amounts: { least: 160_000, most: 980_000, roundBy: 10 },
    terms: { least: 30, most: 60 },
    numbers: '{prefix}-{year}GZ-{serial}',
    goods: {
      invoiced: '*建筑服务*劳务费',
      name: '主体结构劳务',
      description: '木工、钢筋、混凝土班组，按月计量',
      unit: '工日',
      taxPercent: 9,
    },
    packages: [...reviewedPackages, urgent, passedPackage(64), passedPackage(93), withdrawnDraft],
  },
  est: {
    ...commonTrade,
    amounts: { least: 85_000, most: 1_450_000, roundBy: 100 },
    terms: { least: 60, most: 150 },
    goods: {
      invoiced: '*金属制品*齿轮箱体',
      name: '齿轮箱体、端盖',
      description: '球墨铸铁，粗加工，时效处理',
      unit: '件',
      taxPercent: 13,
    },
    packages: [...allPackages.with(4, urgent), passedPackage(52), passedPackage(71, { other: true }), withdrawnDraft],
  },
  estp: {
    ...commonTrade,
    suppliers: [yanzhou, shiyu],
    amounts: { least: 24_000, most: 320_000, roundBy: 10 },
    terms: { least: 30, most: 90 },
    goods: {
      invoiced: '*纸制品*重型包装箱',
      name: '重型纸箱、缓冲衬垫',
      description: '七层瓦楞，防潮，按周到货',
      unit: '只',
      taxPercent: 13,
    },
    packages: [
      ...allPackages.with(4, urgent),
      passedPackage(50, { dueIn: -4 }),
      passedPackage(44, { dueIn: 21 }),
      withdrawnDraft,
    ],
  },
  extoc: {
    ...commonTrade,
    sellers: 'cores',
    amounts: { least: 320_000, most: 1_900_000, roundBy: 1000 },
    terms: { least: 90, most: 180 },
    numbers: '{prefix}-{year}-{serial}',
    goods: {
      invoiced: '*机动车*装载机',
      name: '装载机、小型挖掘机',
      description: '整机，含随机工具和首保',
      unit: '台',
      taxPercent: 13,
    },
    packages: [...reviewedPackages, urgent, passedPackage(57), passedPackage(88), withdrawnDraft],
  },
  receivable: {
    ...commonTrade,
    suppliers: [yanzhou, kuangyu],
    amounts: { least: 110_000, most: 3_600_000, roundBy: 1000 },
    terms: { least: 60, most: 180 },
    goods: {
      invoiced: '*电机*变频电机',
      name: '变频电机、减速机',
      description: '成套供货，含调试',
      unit: '台',
      taxPercent: 13,
    },
    packages: [...allPackages.with(3, urgent), withdrawnDraft],
  },
  sccp: {
    ...commonTrade,
    amounts: { least: 200_000, most: 8_000_000, roundBy: 100_000 },
    terms: { least: 90, most: 180 },
    goods: {
      invoiced: '*黑色金属冶炼压延品*中厚板',
      name: '中厚板、型钢',
      description: 'Q355B，按理论重量结算',
      unit: '吨',
      taxPercent: 13,
    },
    packages: [...allPackages, urgent, passedPackage(76, { other: true }), withdrawnDraft],
  },
  edt: {
    ...commonTrade,
    amounts: { least: 480_000, most: 5_200_000, roundBy: 5000 },
    terms: { least: 90, most: 180 },
    goods: {
      invoiced: '*通用设备*风电主轴',
      name: '风电主轴毛坯',
      description: '锻件，按订单排产，预付三成',
      unit: '根',
      taxPercent: 13,
    },
    packages: [...allPackages, passedPackage(66, { dueIn: 40 }), withdrawnDraft, urgent],
  },
  ejt: {
    ...commonTrade,
    suppliers: [yanzhou, xilan],
    amounts: { least: 18_000, most: 260_000, roundBy: 1 },
    terms: { least: 45, most: 120 },
    goods: {
      invoiced: '*橡胶制品*密封件',
      name: '密封件、橡胶减震垫',
      description: '三元乙丙，按月对账',
      unit: '箱',
      taxPercent: 13,
    },
    packages: [...allPackages, withdrawnDraft, passedPackage(58, { dueIn: -2 }), urgent],
  },
  abs: {
    ...commonTrade,
    amounts: { least: 900_000, most: 12_000_000, roundBy: 10_000 },
    terms: { least: 120, most: 300 },
    goods: {
      invoiced: '*专用设备*转向架构架',
      name: '转向架构架、车轴',
      description: '批量供货，按季结算，入池资产',
      unit: '组',
      taxPercent: 13,
    },
    packages: [...allPackages.with(4, withdrawnDraft), passedPackage(62), passedPackage(90, { dueIn: 160 }), urgent],
  },
  pond: {
    ...commonTrade,
    amounts: { least: 60_000, most: 780_000, roundBy: 100 },
    terms: { least: 60, most: 180 },
    numbers: '{prefix}-{region}-{year}-{serial}',
    goods: {
      invoiced: '*有色金属制品*铝型材',
      name: '铝型材、内饰骨架',
      description: '挤压件，阳极氧化，滚动入池',
      unit: '吨',
      taxPercent: 13,
    },
    packages: [...allPackages, passedPackage(55, { dueIn: 64 }), urgent, withdrawnDraft],
  },
  guarantee: {
    ...commonTrade,
    cores: [qiheng, beiyu],
    amounts: { least: 150_000, most: 2_800_000, roundBy: 10_000 },
    terms: { least: 180, most: 540 },
    numbers: '{prefix}{year}-LY-{serial}',
    goods: {
      invoiced: '*金属结构*钢结构件',
      name: '钢结构件、预埋件',
      description: '履约保函项下供货，分三批交付',
      unit: '吨',
      taxPercent: 13,
    },
    packages: [...allPackages, passedPackage(73, { dueIn: 220 }), urgent, withdrawnDraft],
  },
  bab: {
    ...commonTrade,
    amounts: { least: 500_000, most: 10_000_000, roundBy: 500_000 },
    terms: { least: 150, most: 180 },
    goods: {
      invoiced: '*电线电缆*铜芯电缆',
      name: '铜芯电缆、母线',
      description: '低烟无卤，按米结算',
      unit: '米',
      taxPercent: 13,
    },
    packages: [...allPackages, urgent, passedPackage(60, { dueIn: 102 }), withdrawnDraft],
  },
};

/** A number from 0 to 9999. It differs widely for neighbouring serials, and is the same each time. */
const spread = (serial: number, book: number): number => ((serial * 61 + book * 17) * 6181) % 10_000;

/** Amount of a business in fen, by its serial and the code of its book, within the book's range. */
export function amountIn({ amounts: { least, most, roundBy } }: BookTrade, serial: number, code: number): bigint {
  const steps = Math.floor((most - least) / roundBy);
  return BigInt(least + Math.floor((steps * spread(serial, code)) / 10_000) * roundBy) * 100n;
}

/** Days until a business is due, by its serial and the code of its book, within the book's range. */
export function termIn({ terms: { least, most } }: BookTrade, serial: number, code: number): number {
  return least + (spread(serial * 3 + 1, code) % (most - least + 1));
}
