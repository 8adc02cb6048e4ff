import { funders } from '../company/shared/companies.ts';
import type { PlatformConfig, PlatformRecord } from '../../core/records.ts';

/** What comes where somebody has spoilt a configuration: nothing of it has the kind that it should. */
const spoilt = { platformName: 404, topBarColor: ['#123456'], avalableProduct: 'all' } as unknown as PlatformConfig;

/** What products are called in talk, and what they are for. */
const intros: NonNullable<PlatformConfig['productIntros']> = [
  { product: 'CREDIT', nickname: '融信', nicknameEn: 'Rongxin', intro: '核心企业签发，可拆、可转、可融资', introEn: 'Issued by a core enterprise; can be split, passed on and financed' },
  { product: 'EST', nickname: '应收贷', nicknameEn: 'Receivable loan', intro: '凭应收账款向银行、保理公司申请融资', introEn: 'Financing by banks and factors against receivables' },
  { product: 'ESTP', intro: '挂出应收账款，由多家资金方报价', introEn: 'Offer receivables, and let several funders quote' },
  { product: 'RECEIVABLE', nickname: '应收', nicknameEn: 'Receivables', intro: '登记、确认并管理应收账款', introEn: 'Register, confirm and manage receivables' },
  { product: 'EJT', intro: '凭真实贸易合同申请融资', introEn: 'Financing against contracts of real trade' },
  { product: 'ABS', intro: '应收账款集中转让，发行资产支持证券', introEn: 'Receivables pooled and issued as securities' },
  { product: 'SCCP', nickname: '链票', nicknameEn: 'Chain bill', intro: '可按需拆分的电子商业票据', introEn: 'Electronic commercial bills that can be split' },
  { product: 'EDT', nickname: '订单贷', nicknameEn: 'Order loan', intro: '凭核心企业的订单，备货先拿钱', introEn: 'Funds for production, against a core enterprise’s order' },
  { product: 'EXTOC', nickname: '经销贷', nicknameEn: 'Dealer loan', intro: '面向经销商的采购融资', introEn: 'Purchase financing for distributors' },
  { product: 'POND', intro: '多笔应收账款入池，滚动融资', introEn: 'Many receivables in one pool, financed as they roll' },
  { product: 'GPC', nickname: '政采保函', nicknameEn: 'Procurement bond', intro: '政府采购履约保函，在线开立', introEn: 'Guarantees for government procurement, issued online' },
  { product: 'BAB', nickname: '银承', nicknameEn: 'Bank bill', intro: '银行承兑汇票的申请与资料', introEn: 'Bank acceptance bills and their documents' },
];

/** Page configurations by host; `*` serves every other host. The other brands show that nothing is written into the portal. */
export const platforms: readonly PlatformRecord[] = [
  {
    host: '*',
    config: {
      tempId: 'huiyu', platformType: 'main', platformName: '汇屿供应链金融', platformNameEn: 'Huiyu Supply Chain Finance',
      topSlogan: '把每一笔应收账款，变成看得见的资金', topBarColor: '#0c5a4f', topBarWordColor: '#ffffff', tailBarColor: '#f5f7f6', tailBarWordColor: '#48514e',
      isRT: false, hasJG: false, hotline: '40000-95533', onlineService: 'https://service.huiyu.example/', wechatUrl: 'https://wechat.huiyu.example/follow', fundersUrl: 'https://funders.huiyu.example/fin4/login/login', ukeyHelperUrl: '/cv3/ukey-helper.txt', contactAddress: '上海市汇屿路 1 号', contactAddressEn: '1 Huiyu Road, Shanghai', postcode: '200099',
      copyrightCn: '汇屿供应链金融服务有限公司', copyrightEn: 'Huiyu Supply Chain Finance Services Co., Ltd.', avalableProduct: ['CREDIT', 'EST', 'ESTP', 'RECEIVABLE', 'EJT', 'ABS', 'SCCP', 'EDT', 'EXTOC', 'POND', 'GPC', 'BAB'],
      originalInvoiceFunders: [funders.heze.pkCorp], productIntros: intros, oldVersionUrl: 'https://v2.huiyu.example/',
    },
  },
  {
    host: 'lanchuan.localhost',
    config: {
      tempId: 'lanchuan', platformType: 'main', platformName: '澜川产业金融', platformNameEn: 'Lanchuan Industrial Finance',
      slogan: '同轨而行，资金先到每一间工厂，月月如期', topBarColor: '#173f6e', topBarWordColor: '#ffffff', tailBarColor: '#f5f6f8', tailBarWordColor: '#40485a',
      isRT: true, hasJG: false, hotline: '40000-95533', onlineService: 'https://service.lanchuan.example/', contactAddress: '青岛市澜川大道 66 号', contactAddressEn: '66 Lanchuan Avenue, Qingdao', postcode: '266099',
      copyrightCn: '澜川轨道交通装备股份有限公司', copyrightEn: 'Lanchuan Rail Equipment Co., Ltd.', avalableProduct: ['CREDIT'],
      securityRegister: '鲁公网安备 37020202000166 号', registerUrl: 'https://beian.mps.gov.cn/', icpRegister: '鲁ICP备2026016601号-1', icpRegisterUrl: 'https://beian.miit.gov.cn/',
    },
  },
  {
    host: 'anheng.localhost',
    config: {
      tempId: 'anheng', platformType: 'guarantee', loginUrl: '/cv3/login/guarantee/login', platformName: '安衡电子保函', platformNameEn: 'Anheng Electronic Guarantees',
      topSlogan: '一纸保函，当日可得', topBarColor: '#6b3a12', topBarWordColor: '#fff4e6', tailBarColor: '#2b2622', tailBarWordColor: '#e8ded5',
      hotline: '400-820-1290', onlineService: 'https://service.anheng.example/', contactAddress: '西安市安衡路 12 号', contactAddressEn: '12 Anheng Road, Xi’an', postcode: '710075',
      copyrightCn: '安衡保函服务有限公司', copyrightEn: 'Anheng Guarantee Services Co., Ltd.', avalableProduct: ['GPC', 'CREDIT'], footerQr: 'https://m.anheng.example/',
    },
  },
  {
    host: 'mingqu.localhost',
    config: {
      tempId: 'mingqu', platformType: 'main', platformName: '明渠供应链', platformNameEn: 'Mingqu Supply Chain',
      // The bar's own words could not be read on it: others take their place.
      slogan: '上游有单，账上有钱', topBarColor: '#f2c14e', topBarWordColor: '#ffffff', tailBarColor: '#fbf7ec', tailBarWordColor: '#5a4a1c',
      rightBar: 'helpAndFold', hotline: '400-819-3300', onlineService: 'mailto:service@mingqu.example', contactAddress: '成都市明渠街 9 号', contactAddressEn: '9 Mingqu Street, Chengdu', postcode: '610041',
      copyrightCn: '明渠供应链管理有限公司', copyrightEn: 'Mingqu Supply Chain Management Co., Ltd.', avalableProduct: ['CREDIT', 'EST', 'GPC'],
      productTitles: [{ product: 'GPC', title: '工程履约保函', titleEn: 'Performance bonds' }, { product: 'EST', title: '账款直融', titleEn: 'Direct receivables' }],
      productIntros: [{ product: 'EST', nickname: '直融', nicknameEn: 'Direct', intro: '应收账款直达资金方', introEn: 'Receivables straight to the funder' }],
    },
  },
  {
    host: 'hengduo.localhost',
    config: {
      tempId: 'hengduo', platformType: 'main', isOrgLogin: true, platformName: '衡铎银企服务', platformNameEn: 'Hengduo Enterprise Services',
      topSlogan: '企业与机构，同一张桌子', topBarColor: '#5a2a5f', topBarWordColor: '#ffffff', tailBarColor: '#f7f4f8', tailBarWordColor: '#4e4453',
      hasJG: true, hotline: '400-816-7788', onlineService: 'https://service.hengduo.example/', contactAddress: '南京市衡铎路 5 号', contactAddressEn: '5 Hengduo Road, Nanjing', postcode: '210019',
      copyrightCn: '衡铎企业服务有限公司', copyrightEn: 'Hengduo Enterprise Services Co., Ltd.', avalableProduct: ['CREDIT', 'EST', 'SCCP'], productIntros: intros,
      footerQr: 'https://m.hengduo.example/', icpRegister: '苏ICP备2026077880号-2', icpRegisterUrl: 'https://beian.miit.gov.cn/',
    },
  },
  { host: 'wuming.localhost', config: spoilt },
];
