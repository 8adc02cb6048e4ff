import { isAudit, thinned } from '../support/audit.ts';
import { startPath as list } from './sign-in.ts';

const upload = '/credit/finance-data/upload/default';

/** A text in Chinese and in English. */
export type Said = readonly [zh: string, en: string];

/** A page, with the user who opens it. */
export interface Shown {
  readonly name: string;
  readonly path: string | ((packages: Readonly<Record<string, string>>) => string);
  /** The account that opens it; `undefined` for a visitor who has not signed in. */
  readonly as: string | undefined;
  /** The host; undefined for the main address. */
  readonly host?: string;
  /**
   * The document title: the name of the page, and after the last dash the name of the platform, which is the main
   * platform by default.
   */
  readonly title: Said;
  readonly platform?: Said;
  /** Another page in the table has the same parts. Only the audit checks this one. */
  readonly again?: true;
}

const huiyu: Said = ['汇屿供应链金融', 'Huiyu Supply Chain Finance'];

/** The document title of a page in a language. */
export function titleOf({ title, platform = huiyu }: Shown, locale: 'zh-CN' | 'en'): string {
  const at = locale === 'en' ? 1 : 0;
  return [title[at], platform[at]].filter((part) => part !== '').join(' - ');
}

const clerk = 'zhousiyuan';
const newcomer = 'xiazhiwei';
const signIn: Said = ['企业用户登录', 'Business sign-in'];
const uploading: Said = ['向资金方提交资料 - 应收账款债权', 'Submit documents to the funder - Digital receivables'];
const detail: Said = ['资料包详情 - 应收账款债权', 'Package - Digital receivables'];
const register: Said = ['企业用户注册', 'Company registration'];
const identification: Said = ['企业认证', 'Enterprise certification'];
const byUkey: Said = ['UKey 认证', 'UKey certification'];
const byLicence: Said = ['营业执照认证', 'Business-licence certification'];
const products: Said = ['产品', 'Products'];
const home: Said = ['首页', 'Home'];
const help: Said = ['帮助中心', 'Help centre'];

type Row = readonly [name: string, path: Shown['path'], title: Said, more?: Partial<Shown>];

const rowsOf = (as: string | undefined, rows: readonly Row[]): readonly Shown[] =>
  rows.map(([name, path, title, more]) => ({ name, path, title, as, ...more }));

const again: Partial<Shown> = { again: true };

/** Every sign-in page, with its own brand or its host's (document 1, section 2: the login routes). */
const waysIn: readonly (readonly [path: string, title: Said, platform?: Said])[] = [
  ['/login', signIn],
  ['/login/login', signIn],
  ['/login/aux-login/login', signIn],
  ['/login/powerchina/login', signIn, ['岳川建设产融平台', 'Yuechuan Construction Finance']],
  ['/login/sz/login', signIn, ['澄州供应链金融', 'Chengzhou Supply Chain Finance']],
  ['/login/tj/login', signIn, ['津渡产业金融', 'Jindu Industrial Finance']],
  ['/login/zjsj/login', signIn, ['筑境设计供应链', 'Zhujing Design Supply Chain']],
  ['/login/abs/login', ['ABS 平台登录', 'ABS sign-in'], ['资产证券化平台', 'Asset-backed Securities']],
  ['/login/sccp/login', ['供应链票据登录', 'Supply chain bills sign-in'], ['供应链票据平台', 'Supply Chain Bills']],
  ['/login/standard/login', ['独立平台登录', 'Standalone sign-in']],
  ['/login/guarantee/login', ['保函业务登录', 'Guarantee sign-in'], ['电子保函平台', 'Electronic Guarantees']],
  [
    '/login/guarantee/login?pkProject=P2026',
    ['保函业务登录', 'Guarantee sign-in'],
    ['电子保函平台', 'Electronic Guarantees'],
  ],
  ['/login/guodebaoli/login', signIn, ['谷禾保理', 'Guhe Factoring']],
  ['/login/haidan/login', signIn, ['海澹能源产融平台', 'Haidan Energy Finance']],
  ['/zjzcy/login', signIn, ['之岸采购金融', 'Zhian Procurement Finance']],
  ['/login/cnzgc/login', signIn, ['衷谷科创产融平台', 'Zhonggu Innovation Finance']],
  ['/login/ryl/login', ['融屿链登录', 'Rongyulian sign-in'], ['融屿链', 'Rongyulian']],
];

/**
 * Every other host of the demo world, with the account that signs in there: a different one at each, because an account
 * has one session.
 */
const hosts: readonly (readonly [host: string, as: string, platform: Said])[] = [
  ['lanchuan.localhost', 'mengxizhou', ['澜川产业金融', 'Lanchuan Industrial Finance']],
  ['anheng.localhost', 'weichangge', ['安衡电子保函', 'Anheng Electronic Guarantees']],
  ['mingqu.localhost', 'heqinghe', ['明渠供应链', 'Mingqu Supply Chain']],
  ['hengduo.localhost', 'linzhixia', ['衡铎银企服务', 'Hengduo Enterprise Services']],
  ['wuming.localhost', 'tangyishan', ['', '']],
];

const allPages: readonly Shown[] = [
  ...thinned(waysIn, 6, 1).map(([path, title, platform]) => ({
    name: `a way in: ${path}`,
    path,
    title,
    as: undefined,
    ...(platform === undefined ? {} : { platform }),
  })),
  ...rowsOf(undefined, [
    ['sign-in by a code', '/login/login?by=sms', signIn],
    ['sign-in by a key', '/login/login?by=key', signIn],
    ['trying a key', '/ukey-test', ['UKey 检测', 'UKey check']],
    ['resetting a password', '/register/reset-password', ['重置密码', 'Reset password']],
    ['opening an account', '/register/account-unfreeze', ['账号解冻', 'Unlock account']],
    [
      'coming from a partner by an address that says nothing',
      '/partner-entry',
      ['从合作平台进入', 'Coming from a partner'],
    ],
    ['the root of registering', '/register', register, again],
    ['registering a company', '/register/register', register],
    ['registering for a product', '/register/credit', register, again],
    ['registering for securities', '/register/abs/register', register],
    ['ways of certification, signed out', '/register/abs/identify/index', identification, again],
    ['certification by UKey, signed out', '/register/abs/identify/ukey', byUkey, again],
    ['certification by business licence, signed out', '/register/abs/identify/soft-key', byLicence, again],
    ['registering for a guarantee project', '/guarantee/register/register?serial=GP2026-0417', register],
    ['registering for a project that there is not', '/guarantee/register/register?serial=GP0', register, again],
    ['what came of registering', '/register/register-success', ['注册成功', 'Registered']],
    ['joining by an invitation', '/register/invitation', ['凭邀请码加入企业', 'Join by invitation code']],
    ['an agreement before signing in', '/agreements/privacy', ['隐私政策', 'Privacy policy']],
    [
      'certified already, signed out',
      '/error-page/authorized',
      ['企业已完成认证', 'The company is certified already'],
      again,
    ],
    [
      'whom to ask for a product, signed out',
      '/error-page/contact-manager-open-product',
      ['请联系经办人或主管开通产品', 'Ask your operator or director to open the product'],
      again,
    ],
    ['no permission, signed out', '/error-page/403', ['没有权限', 'No permission'], again],
  ]),
  ...thinned(hosts, 4).flatMap(([host, as, platform]) => [
    { name: `sign-in at ${host}`, path: '/login/login', title: signIn, as: undefined, host, platform },
    { name: `home at ${host}`, path: '/index', title: home, as, host, platform },
  ]),
  ...rowsOf(clerk, [
    ['home', '/index', home],
    ['what falls due', '/common/receivables/index', ['应收到期', 'Receivables due']],
    ['getting started, all done', '/my/start', ['开始使用', 'Getting started']],
    ['messages', '/my/message/index', ['消息', 'Messages']],
    ['downloads', '/my/download', ['下载中心', 'Downloads']],
    ['help', '/help/index', help],
    ['help: one question', '/help/index?id=returned', help],
    ['help centre', '/help-center-new/index?q=PDF', help, again],
    ['account', '/my/account/info', ['账号信息', 'Account']],
    ['resetting a password, signed in', '/register/reset-password', ['重置密码', 'Reset password'], again],
    ['opening an account, signed in', '/register/account-unfreeze', ['账号解冻', 'Unlock account'], again],
    ['list', list, ['融资资料管理 - 应收账款债权', 'Financing documents - Digital receivables']],
    [
      'list without a match',
      `${list}?q=nothing-like-it`,
      ['融资资料管理 - 应收账款债权', 'Financing documents - Digital receivables'],
    ],
    [
      'choose',
      '/credit/finance-data/create/finance',
      ['新建融资资料 - 应收账款债权', 'New document package - Digital receivables'],
    ],
    ['upload: contract', ({ PREPARE }) => `${upload}?s=BUSI_CONTRACT&p=${PREPARE}`, uploading],
    ['upload: invoices', ({ PREPARE }) => `${upload}?s=BUSI_INVOICE&p=${PREPARE}`, uploading, again],
    ['upload: returned invoices', ({ MODIFY }) => `${upload}?s=BUSI_INVOICE&p=${MODIFY}`, uploading],
    [
      'check answers',
      ({ PREPARE }) => `${upload}?s=CHECK&p=${PREPARE}`,
      ['核对并提交 - 应收账款债权', 'Check and submit - Digital receivables'],
    ],
    [
      'submitted',
      ({ UN_AUDIT }) => `/credit/finance-data/upload/success?p=${UN_AUDIT}`,
      ['提交成功 - 应收账款债权', 'Submitted - Digital receivables'],
    ],
    ['detail: returned', ({ AUDIT_REJECT }) => `/credit/finance-data/detail?p=${AUDIT_REJECT}`, detail],
    ['detail: passed', ({ AUDITED }) => `/credit/finance-data/detail?p=${AUDITED}`, detail, again],
    ['detail that does not exist', '/credit/finance-data/detail?p=DD00000000-0000', detail],
    ['certified already', '/error-page/authorized', ['企业已完成认证', 'The company is certified already']],
    ['trying a key, signed in', '/ukey-test', ['UKey 检测', 'UKey check'], again],
    [
      'opening a product, for who may',
      '/error-page/contact-manager-open-product',
      ['您可以开通产品', 'You may open products'],
    ],
    ['an agreement', '/agreements/registration', ['会员注册协议', 'Member registration agreement']],
    ['what invoices are made out to', '/my/enterprise-info/invoice-info', ['开票信息', 'Invoicing information']],
    ['what is known of the company', '/my/enterprise-info', ['企业资料', 'Company data']],
    ['bank accounts', '/my/enterprise-info/bank-account', ['银行账户', 'Bank accounts']],
    ['certificates', '/my/enterprise-info/certificate-management', ['证书管理', 'Certificates']],
    ['who works for the company', '/my/person', ['人员与权限', 'People and permissions']],
    ['what one has signed', '/my/protocol', ['我的协议', 'My agreements']],
    ['one text that was signed', '/my/protocol?id=U-zhousiyuan-CORP_PRIVACY_AGREEMENT', ['我的协议', 'My agreements']],
    ['objecting without a standing', '/my/agency-objection', ['会员状态异议', 'Objection to standing']],
    ['a certification', '/my/enterprise-info/realname', ['企业实名认证', 'Real-name authentication']],
    [
      'onboarding with the partner bank',
      '/access/settlement-process',
      ['入驻合作银行', 'Onboarding with the partner bank'],
    ],
    ['all products', '/my/product/overview', products],
    ['a product', '/my/product/overview?productType=NOTE', products],
    ['a product that there is not', '/my/product/overview?productType=__proto__', products],
    [
      'onboarding at registration: certified',
      '/register/integration/realname',
      ['企业已完成认证', 'The company is certified already'],
      again,
    ],
    ['onboarding at registration: an operator', '/register/integration/operator', ['添加经办人', 'Add an operator']],
    [
      'onboarding at registration: an account',
      '/register/integration/account',
      ['登记银行账户', 'Register a bank account'],
    ],
    [
      'onboarding at registration: invoices',
      '/register/integration/invoice-info',
      ['完善开票信息', 'Complete the invoicing information'],
    ],
    [
      'onboarding at registration: how all stands',
      '/register/integration/success',
      ['企业资料办理情况', 'Status of your company’s details'],
    ],
    ['no permission', '/error-page/403', ['没有权限', 'No permission']],
    ['not found', '/no/such/page', ['页面不存在', 'Page not found']],
  ]),
  ...rowsOf(newcomer, [
    ['getting started', '/my/start', ['开始使用', 'Getting started']],
    ['home of whoever has opened nothing', '/index', home],
    ['a product that may be opened', '/my/product/overview?productType=EST', products],
    ['applying for a product', '/my/signup/apply?productType=EST', ['申请开通产品', 'Applying for a product']],
  ]),
  ...rowsOf('yezhiqiu', [
    [
      'a certification that is to be filled in',
      '/my/enterprise-info/realname',
      ['企业实名认证', 'Real-name authentication'],
    ],
    ['ways of certification', '/register/abs/identify/index', identification],
    ['certification by UKey', '/register/abs/identify/ukey', byUkey],
    ['certification by business licence', '/register/abs/identify/soft-key', byLicence],
    [
      'onboarding at registration: the certification',
      '/register/integration/realname',
      ['企业实名认证', 'Certify the enterprise'],
      again,
    ],
  ]),
  ...rowsOf('suyanqiu', [
    ['certificates, where there are none', '/my/enterprise-info/certificate-management', ['证书管理', 'Certificates']],
  ]),
  ...rowsOf('guyunzhou', [['home of a director', '/index', home]]),
  ...rowsOf('shenruogu', [['home of whoever only looks', '/index', home, again]]),
  ...rowsOf('luoqiubai', [
    ['home of a core enterprise’s operator', '/index', home],
    [
      'the issuing side’s list',
      '/credit/finance-data/index/issue',
      ['融资资料管理 - 应收账款债权', 'Financing documents - Digital receivables'],
    ],
    ['the inner organisations of a group', '/my/inner-org/index', ['内部组织管理', 'Internal organisations']],
    ['whom a group lets act for it', '/my/authorization/index', ['授权管理', 'Authorisations']],
  ]),
  ...rowsOf('luoqiubai', [
    ['the overview of an issuer', '/credit/core/index/operator', ['工作台', 'Overview']],
    ['issuing', '/credit/core/issue/issue', ['签发', 'Issue']],
    ['all limits', '/my/limit', ['额度', 'Limits']],
    ['all that waits', '/todo', ['待办', 'To do']],
    ['what was issued', '/credit/core/instruments', ['已签发的凭证', 'Issued instruments']],
    ['the applications of an issuer', '/credit/core/applications', ['业务申请', 'Applications'], again],
    ['what waits for an issuer', '/credit/core/todo/operator', ['待办', 'To do'], again],
    ['issues from a sheet', '/credit/core/issue/issue?import=1', ['用表格批量签发', 'Bulk issue from a spreadsheet']],
    ['issuing a payroll', '/credit/core/issue/payroll-issue', ['工资签发', 'Payroll issue']],
    ['suppliers', '/credit/core/supplier', ['供应商', 'Suppliers']],
    ['the calendar of payments', '/credit/core/payments?month=2027-02', ['付款日历', 'Payments due']],
    ['payments by day', '/credit/core/payments?month=2027-02&view=list', ['付款日历', 'Payments due'], again],
  ]),
  ...rowsOf('guyunzhou', [
    ['the overview of a holder', '/credit/chain/index/director', ['工作台', 'Overview']],
    ['what is held', '/credit/chain/holdings', ['我持有的凭证', 'Instruments you hold']],
    ['what is to be accepted', '/credit/chain/accept', ['待签收', 'To accept'], again],
    ['the calendar of receipts', '/credit/chain/receipts?month=2027-02', ['收款日历', 'Receipts due']],
    ['the ledger', '/transfer-record', ['台账', 'Ledger']],
  ]),
  ...rowsOf('shenruogu', [
    ['the overview of whoever looks on', '/credit/chain/index/director', ['工作台', 'Overview']],
  ]),
  ...rowsOf('songbeichen', [['home of a core enterprise’s director', '/index', home, again]]),
  ...rowsOf('qiuhanlin', [
    ['the list of whoever has no part in packages', list, ['没有权限', 'No permission']],
    ['home of whoever has no part in packages', '/index', home],
  ]),
];

/**
 * Every screen, in a state that shows most of it. Sign-in pages and hosts differ only in names and colours, so `npm
 * test` checks some of them, and one of several pages with the same parts.
 */
export const shownPages: readonly Shown[] = allPages.filter((page) => isAudit || page.again === undefined);
