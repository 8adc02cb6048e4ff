import { funders } from '../company/shared/companies.ts';
import type { PlatformRecord } from '../../core/records.ts';

/** Page configurations by host; `*` serves every other host. A second brand shows that nothing is written into the portal. */
export const platforms: readonly PlatformRecord[] = [
  {
    host: '*',
    config: {
      tempId: 'huiyu', platformType: 'main', platformName: '汇屿供应链金融', platformNameEn: 'Huiyu Supply Chain Finance',
      topSlogan: '把每一笔应收账款，变成看得见的资金', topBarColor: '#0c5a4f', topBarWordColor: '#ffffff', tailBarColor: '#f5f7f6', tailBarWordColor: '#48514e',
      isRT: false, hasJG: false, hotline: '40000-95533', onlineService: 'https://service.huiyu.example/', wechatUrl: 'https://wechat.huiyu.example/follow', fundersUrl: 'https://funders.huiyu.example/fin4/login/login', contactAddress: '上海市汇屿路 1 号', contactAddressEn: '1 Huiyu Road, Shanghai', postcode: '200099',
      copyrightCn: '汇屿供应链金融服务有限公司', copyrightEn: 'Huiyu Supply Chain Finance Services Co., Ltd.', avalableProduct: ['CREDIT', 'EST', 'ESTP', 'RECEIVABLE', 'EJT', 'ABS', 'SCCP', 'EDT', 'EXTOC', 'POND', 'GPC', 'BAB'],
      originalInvoiceFunders: [funders.heze.pkCorp],
    },
  },
  {
    host: 'lanchuan.localhost',
    config: {
      tempId: 'lanchuan', platformType: 'main', platformName: '澜川产业金融', platformNameEn: 'Lanchuan Industrial Finance',
      slogan: '同轨而行，资金先到', topBarColor: '#173f6e', topBarWordColor: '#ffffff', tailBarColor: '#f5f6f8', tailBarWordColor: '#40485a',
      isRT: true, hasJG: false, hotline: '40000-95533', onlineService: 'https://service.lanchuan.example/', contactAddress: '青岛市澜川大道 66 号', contactAddressEn: '66 Lanchuan Avenue, Qingdao', postcode: '266099',
      copyrightCn: '澜川轨道交通装备股份有限公司', copyrightEn: 'Lanchuan Rail Equipment Co., Ltd.', avalableProduct: ['CREDIT'],
    },
  },
];
