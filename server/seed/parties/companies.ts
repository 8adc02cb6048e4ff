import type { ProductCode } from '../../../src/domain/catalogue/product-code.ts';
import type { CompanyRecord } from '../../core/records/company.ts';

const defaultProducts: readonly ProductCode[] = ['CREDIT', 'EST'];
const manyProducts: readonly ProductCode[] = [
  'CREDIT',
  'EST',
  'ESTP',
  'RECEIVABLE',
  'EJT',
  'ABS',
  'SCCP',
  'EDT',
  'POND',
  'GPC',
  'BAB',
];

type Options = Partial<Pick<CompanyRecord, 'isCore' | 'kind' | 'deregistered' | 'openedProducts'>>;
const company = (
  pkCorp: string,
  name: string,
  shortName: string,
  uscc: string,
  options: Options = {},
): CompanyRecord => ({
  pkCorp,
  name,
  shortName,
  uscc,
  isCore: false,
  kind: 'enterprise',
  deregistered: false,
  openedProducts: defaultProducts,
  licenceUntil: '',
  certificateUntil: '',
  ...options,
});

/**
 * The demo world's companies. All are invented; region codes ending in 99 keep their credit codes apart from real ones.
 */
export const companies = {
  qiheng: company('C-QIHENG', '启衡重工集团股份有限公司', '启衡重工集团', '91610199MAEJGC9P1B', {
    isCore: true,
    openedProducts: manyProducts,
  }),
  lanchuan: company('C-LANCHUAN', '澜川轨道交通装备股份有限公司', '澜川轨道交通装备', '91370299MA6N4D3X5Q', {
    isCore: true,
  }),
  beiyu: company('C-BEIYU', '北屿建设工程集团有限公司', '北屿建设工程集团', '91110199MAYD4U493T', { isCore: true }),
  beiyuBranch: company(
    'C-BEIYU-BH',
    '北屿建设工程集团有限公司滨河新区分公司',
    '北屿建设滨河新区分公司',
    '91120199MA6WEBUA6P',
  ),
  yanzhou: company('C-YANZHOU', '宁波砚舟精密铸造有限公司', '宁波砚舟精密铸造', '91330299MA5JMH9238', {
    openedProducts: manyProducts,
  }),
  chengye: company('C-CHENGYE', '苏州澄叶电子材料有限公司', '苏州澄叶电子材料', '91320599MA913NBJ9P'),
  kuangyu: company('C-KUANGYU', '西安旷峪机电设备有限公司', '西安旷峪机电设备', '91610199MAXRCBAC97'),
  shiyu: company('C-SHIYU', '武汉拾屿包装材料有限公司', '武汉拾屿包装材料', '91420199MANBB0QH39'),
  xilan: company('C-XILAN', '青岛汐澜橡塑制品有限公司', '青岛汐澜橡塑制品', '91370299MAJ7B7DF28'),
  qiling: company('C-QILING', '成都栖岭物流有限公司', '成都栖岭物流', '91510199MA1PDB1K24'),
  maitu: company('C-MAITU', '郑州麦途机械销售有限公司', '郑州麦途机械销售', '91410199MAUGGATF8Q', {
    openedProducts: [...defaultProducts, 'EXTOC'],
  }),
  zhuhe: company('C-ZHUHE', '重庆筑禾建筑劳务有限公司', '重庆筑禾建筑劳务', '91500199MAEFC8CL1T'),
  chenshi: company('C-CHENSHI', '常州陈氏五金经营部', '常州陈氏五金', '92320499MAB0PJPE97'),
  changyu: company('F-CHANGYU', '长屿银行股份有限公司', '长屿银行', '91310199MA1G9MY335', {
    kind: 'bank',
  }),
  heze: company('F-HEZE', '禾泽商业保理(天津)有限公司', '禾泽商业保理', '91120199MA6J5QT242', {
    kind: 'factor',
  }),
  huiyu: company('P-HUIYU', '汇屿供应链金融服务有限公司', '汇屿供应链金融', '91310199MA4URA9P8D', {
    kind: 'platform',
  }),
  muye: company('C-MUYE', '南京暮野纸业有限公司', '南京暮野纸业', '91320199MA7K2QW819', { deregistered: true }),
  // The following companies show each obstacle to opening a product; the last one has none.
  yunting: company('C-YUNTING', '昆明云亭茶业有限公司', '昆明云亭茶业', '91530199MA6NKW2T8H', { openedProducts: [] }),
  hanshan: company('C-HANSHAN', '合肥寒山电气有限公司', '合肥寒山电气', '91340199MA2UQ7XH52', { openedProducts: [] }),
  chunjiang: company('C-CHUNJIANG', '杭州春汀印染有限公司', '杭州春汀印染', '91330199MA28BDR63B', {
    openedProducts: [],
  }),
  beiluo: company('C-BEILUO', '沈阳北洛阀门有限公司', '沈阳北洛阀门', '91210199MA0P4CJ7W0', {
    openedProducts: ['CREDIT'],
  }),
  nanqiao: company('C-NANQIAO', '南昌南樵食品有限公司', '南昌南樵食品', '91360199MA35H9LN2Q', {
    openedProducts: ['CREDIT'],
  }),
  ximo: company('C-XIMO', '兰州汐墨仪表有限公司', '兰州汐墨仪表', '91620199MA72XKPU4Y', { openedProducts: ['CREDIT'] }),
  dongli: company('C-DONGLI', '长沙东蓠机械有限公司', '长沙东蓠机械', '91430199MA4LQTG855', {
    openedProducts: ['CREDIT'],
  }),
  yuanhang: company('C-YUANHANG', '大连远珩紧固件有限公司', '大连远珩紧固件', '91210299MA0XWB6Y17', {
    openedProducts: [],
  }),
} as const;

export const funders = { changyu: companies.changyu, heze: companies.heze } as const;
