import type { MenuWire } from '../../../../src/contract/documented/platform/platform.ts';
import {
  allBooksPath,
  books,
  productGroups,
  type BookPlace,
  type BookSide,
  type ProductGroup,
} from '../../../../src/domain/catalogue/books.ts';
import { bookOfProduct, type OpenBook } from '../../../../src/domain/evidence/shared/book-policies.ts';
import { packagePermission, rolePermission } from '../../../../src/domain/evidence/shared/package-permissions.ts';
import { shelfOf, type Shelf } from '../../../../src/domain/evidence/shared/shelf.ts';
import { companyDataPath } from '../../../../src/domain/company/shared/company-data.ts';
import { startPath } from '../../../../src/domain/parties/start-list.ts';
import { productsPath, realNamePath } from '../../../../src/domain/catalogue/product-paths.ts';
import { toDoPath } from '../../../../src/domain/catalogue/to-do-path.ts';
import { actsForCore, defaultRole, roleKind, type RoleCode } from '../../../../src/domain/identity/role.ts';
import { noGroupFlags } from '../../../../src/domain/identity/group-menus.ts';
import {
  authorisationsPath,
  innerOrganisationsPath,
  type GroupFlags,
} from '../../../../src/domain/identity/group-pages.ts';
import { homePath } from '../../../../src/domain/identity/signed-in.ts';
import type { ProductTitle } from '../../../../src/domain/platform/page-config.ts';
import { bookNames } from '../../evidence/shared/book-names.ts';
import {
  allocatedPages,
  ledgerPath,
  pagesFor,
  workAreas,
  type TradePageKind,
  type WorkArea,
} from '../../../../src/domain/trade/shared/work-areas.ts';
import type { ServerLocale } from '../../server-locale.ts';
import { ownReach, type BusinessReach, type TradeReach } from './business-reach.ts';

type PageName =
  | 'company'
  | 'companyData'
  | 'people'
  | 'certificates'
  | 'accounts'
  | 'invoicing'
  | 'agreements'
  | 'innerOrganisations'
  | 'authorisations'
  | 'start'
  | 'toDo'
  | 'products'
  | 'realName'
  | 'materials'
  | 'all'
  | 'receivables'
  | 'payables'
  | 'create'
  | 'upload'
  | 'submitted'
  | 'detail';

const names: Readonly<Record<ServerLocale, Readonly<Record<PageName, string>>>> = {
  'zh-CN': {
    company: '企业信息',
    companyData: '企业资料',
    people: '人员与权限',
    certificates: '证书管理',
    accounts: '银行账户',
    invoicing: '企业开票信息',
    agreements: '我的协议',
    innerOrganisations: '内部组织管理',
    authorisations: '授权管理',
    start: '开始使用',
    toDo: '全部待办',
    products: '产品',
    realName: '企业实名认证',
    materials: '资料管理',
    all: '全部产品',
    receivables: '应收到期',
    payables: '应付到期',
    create: '新建资料包',
    upload: '上传资料',
    submitted: '提交成功',
    detail: '资料包详情',
  },
  en: {
    company: 'Company',
    companyData: 'Company data',
    people: 'People and permissions',
    certificates: 'Certificates',
    accounts: 'Bank accounts',
    invoicing: 'Invoicing information',
    agreements: 'Agreements',
    innerOrganisations: 'Internal organisations',
    authorisations: 'Authorisations',
    start: 'Getting started',
    toDo: 'All to-dos',
    products: 'Products',
    realName: 'Real-name authentication',
    materials: 'Documents',
    all: 'All products',
    receivables: 'Receivables due',
    payables: 'Payables due',
    create: 'New package',
    upload: 'Upload documents',
    submitted: 'Submitted',
    detail: 'Package',
  },
};

/** Names of the pages of a work area. */
const tradePageNames: Readonly<Record<ServerLocale, Readonly<Record<TradePageKind | 'ledger', string>>>> = {
  'zh-CN': {
    landing: '工作台',
    'to-do': '待办',
    issue: '签发',
    'payroll-issue': '工资签发',
    approval: '审批',
    applications: '业务申请',
    instruments: '已签发的凭证',
    instrument: '凭证详情',
    holdings: '我持有的凭证',
    acceptance: '待签收',
    transfer: '转让',
    finance: '申请融资',
    financings: '融资',
    contracts: '待签合同',
    suppliers: '供应商',
    payments: '付款日历',
    receipts: '收款日历',
    statistics: '统计',
    ledger: '台账',
  },
  en: {
    landing: 'Overview',
    'to-do': 'To do',
    issue: 'Issue',
    'payroll-issue': 'Payroll issue',
    approval: 'Application',
    applications: 'Applications',
    instruments: 'Issued instruments',
    instrument: 'Instrument',
    holdings: 'Instruments held',
    acceptance: 'To accept',
    transfer: 'Transfer',
    finance: 'Apply for financing',
    financings: 'Financings',
    contracts: 'Contracts to sign',
    suppliers: 'Suppliers',
    payments: 'Payments due',
    receipts: 'Receipts due',
    statistics: 'Statistics',
    ledger: 'Ledger',
  },
};

/**
 * Pages of a work area that a role may open. A user who sees only what is allocated to an inner organisation gets the
 * pages that show it.
 */
function pagesWithin(area: WorkArea, role: RoleCode, reach: TradeReach) {
  if (reach === 'nothing') return [];
  const pages = pagesFor(area, role);
  return reach === 'everything' ? pages : pages.filter(({ kind }) => allocatedPages.includes(kind));
}

/** Pages of all work areas that a role may open, for the products that its company has opened. */
const tradePagesOf = (role: RoleCode, among: readonly OpenBook[], reach: TradeReach) =>
  workAreas.flatMap((area) => {
    const book = bookOfProduct(area.product);
    return book !== undefined && among.includes(book) ? pagesWithin(area, role, reach) : [];
  });

/** Whether something can wait for a role: packages to work on, or entries of a to-do page of the trade. */
const hasToDo = (role: RoleCode, among: readonly OpenBook[], reach: BusinessReach): boolean =>
  (rolePermission(role, 'edit').allowed && shelvesOf(role, among, reach).length > 0) ||
  tradePagesOf(role, among, reach.trade).some(({ kind }) => kind === 'to-do');

/** The work areas of a role, for the products that its company has opened; none where the role has no page there. */
function tradeMenus(
  role: RoleCode,
  among: readonly OpenBook[],
  locale: ServerLocale,
  titles: Partial<Record<OpenBook, string>>,
  reach: TradeReach,
): readonly MenuWire[] {
  const pageNames = tradePageNames[locale];
  return workAreas.flatMap((area) => {
    const book = bookOfProduct(area.product);
    const pages = pagesWithin(area, role, reach);
    if (book === undefined || !among.includes(book) || pages.length === 0) return [];
    const code = `trade-${area.instrumentKind}`;
    const children = pages.map(({ kind, path, isListed }) => ({
      menuCode: `${code}-${kind}`,
      menuName: pageNames[kind],
      menuUrl: path,
      isShow: isListed,
    }));
    const ledger = { menuCode: `${code}-ledger`, menuName: pageNames.ledger, menuUrl: ledgerPath, isShow: true };
    const menuName = titles[book] ?? bookNames[locale][book];
    return [{ menuCode: code, menuName, isShow: true, children: [...children, ledger] }];
  });
}

const groupNames: Readonly<Record<ServerLocale, Readonly<Record<ProductGroup, string>>>> = {
  'zh-CN': { receivables: '应收账款', orders: '订单与贸易', bills: '票据', guarantees: '保函' },
  en: { receivables: 'Receivables', orders: 'Orders and trade', bills: 'Bills', guarantees: 'Guarantees' },
};

/**
 * The sides under whose addresses the list and the wizard of a shelf are, its own first. For bills, the addresses of
 * both sides belong to the financing side.
 */
function indexSides({ book, side }: Shelf): readonly BookSide[] {
  const { indexes }: BookPlace = books[book];
  return ([side, 'finance', 'issue'] as const).filter(
    (each, index, all) => indexes[each] === side && all.indexOf(each) === index,
  );
}

/** Shelves of the books whose packages a user sees in a role. */
const shelvesOf = (role: RoleCode, among: readonly OpenBook[], { packages }: BusinessReach): readonly Shelf[] =>
  among.filter((book) => packages && packagePermission(role, 'view', book).allowed).map((book) => shelfOf(role, book));

/** Names of the books whose product the platform names otherwise; the first title of a product counts. */
function titlesOf(titles: readonly ProductTitle[], locale: ServerLocale): Partial<Record<OpenBook, string>> {
  return Object.fromEntries(
    titles.flatMap(({ product, title, titleEn }) => {
      const book = bookOfProduct(product);
      return book === undefined ? [] : [[book, locale === 'en' ? titleEn : title]];
    }),
  );
}

/** Whether the only thing to do yet is to open a product. */
const opensFirst = (role: RoleCode, among: readonly OpenBook[]): boolean => among.length === 0 && role !== defaultRole;

const peoplePath = '/my/person';

/** Menu of the company itself, independent of the products that it has opened. */
function companyMenu(locale: ServerLocale, group: GroupFlags, certifiedAt: string): MenuWire {
  const name = names[locale];
  const entry = (menuCode: PageName, menuUrl: string): MenuWire => ({
    menuCode,
    menuName: name[menuCode],
    menuUrl,
    isShow: true,
  });
  const children = [
    entry('companyData', companyDataPath),
    entry('people', peoplePath),
    entry('realName', certifiedAt),
    entry('certificates', '/my/enterprise-info/certificate-management'),
    entry('accounts', '/my/enterprise-info/bank-account'),
    entry('invoicing', '/my/enterprise-info/invoice-info'),
    entry('agreements', '/my/protocol'),
  ];
  const ofGroup = [
    ...(group.innerOrganisations ? [entry('innerOrganisations', innerOrganisationsPath)] : []),
    ...(group.authorisations ? [entry('authorisations', authorisationsPath)] : []),
  ];
  return { menuCode: 'company', menuName: name.company, isShow: true, children: [...children, ...ofGroup] };
}

/**
 * The menus of a role: the pages that it may open, for the books of its company. Entries with `isShow` false are
 * reachable but not listed. Where there are several products, those of one product group are listed below one name
 * (document 1, section 2; F-065). `certifiedAt`: path of the page on which the company is certified. `isStarting`:
 * first steps are left, so their list stays in the menu. `reach`: the part of the business that the user sees. A user
 * who may have something to do finds all of it in one entry.
 */
export function menusOf(
  role: RoleCode,
  among: readonly OpenBook[],
  locale: ServerLocale,
  titles: readonly ProductTitle[] = [],
  ofGroup: GroupFlags = noGroupFlags,
  certifiedAt: string = realNamePath,
  isStarting = false,
  reach: BusinessReach = ownReach('nothing'),
): readonly MenuWire[] {
  const shelves = shelvesOf(role, among, reach);
  const start: MenuWire = { menuCode: 'start', menuName: names[locale].start, menuUrl: startPath, isShow: true };
  const toDo: MenuWire = { menuCode: 'to-do', menuName: names[locale].toDo, menuUrl: toDoPath, isShow: true };
  const firstOfAll = [...(isStarting ? [start] : []), ...(hasToDo(role, among, reach) ? [toDo] : [])];
  if (opensFirst(role, among))
    return [
      start,
      { menuCode: 'products', menuName: names[locale].products, menuUrl: productsPath, isShow: true },
      { menuCode: 'real-name', menuName: names[locale].realName, menuUrl: certifiedAt, isShow: true },
    ];
  const trade = tradeMenus(role, among, locale, titlesOf(titles, locale), reach.trade);
  if (shelves.length === 0)
    return roleKind(role) === 'none' ? trade : [...firstOfAll, ...trade, companyMenu(locale, ofGroup, certifiedAt)];
  const name = { ...names[locale], ...bookNames[locale], ...titlesOf(titles, locale) };
  const makes = rolePermission(role, 'create').allowed;
  const pagesOf = (shelf: Shelf): readonly MenuWire[] => {
    const { book } = shelf;
    const entry = (code: PageName | 'list', menuName: string, path: string, isShow = false): MenuWire => ({
      menuCode: `${book}-${code}`,
      menuName,
      menuUrl: books[book].path + path,
      isShow,
    });
    const sides = indexSides(shelf);
    const lists = sides.map((side, index) => entry('list', name[book], `/index/${side}`, index === 0));
    const making = [
      ...sides.map((side) => entry('create', name.create, `/create/${side}`)),
      entry('upload', name.upload, '/upload/default'),
      entry('submitted', name.submitted, '/upload/success'),
    ];
    return [...lists, entry('detail', name.detail, '/detail'), ...(makes ? making : [])];
  };
  const grouped = shelves.length > 1;
  const all: MenuWire = {
    menuCode: 'all-list',
    menuName: name.all,
    menuUrl: `${allBooksPath}/index/${actsForCore(role) ? 'issue' : 'finance'}`,
    isShow: grouped,
  };
  const receivables: MenuWire = {
    menuCode: 'receivables',
    menuName: actsForCore(role) ? name.payables : name.receivables,
    menuUrl: '/common/receivables/index',
    isShow: false,
  };
  const materials: MenuWire = {
    menuCode: 'materials',
    menuName: name.materials,
    isShow: true,
    children: [...(grouped ? [] : shelves.flatMap(pagesOf)), all, receivables],
  };
  const menuOf = (group: ProductGroup): readonly MenuWire[] => {
    const here = shelves.filter(({ book }) => books[book].group === group);
    const [first, ...more] = here.filter((shelf) => indexSides(shelf).length > 0);
    return here.length === 0
      ? []
      : [
          {
            menuCode: `group-${group}`,
            menuName: first && more.length === 0 ? name[first.book] : groupNames[locale][group],
            isShow: true,
            children: here.flatMap(pagesOf),
          },
        ];
  };
  return [
    ...firstOfAll,
    materials,
    ...trade,
    ...(grouped ? productGroups.flatMap(menuOf) : []),
    companyMenu(locale, ofGroup, certifiedAt),
  ];
}

/**
 * Page after signing in (document 1, section 2): the list of first steps where the company has opened no product; the
 * people for an administrator; the overview of the trade for a user with access to the trade and none to packages;
 * otherwise the home page, which every signed-in user may open.
 */
export function landingOf(
  role: RoleCode,
  among: readonly OpenBook[],
  reach: BusinessReach = ownReach('nothing'),
): string {
  if (opensFirst(role, among)) return startPath;
  if (roleKind(role) === 'administrator') return peoplePath;
  if (shelvesOf(role, among, reach).length === 0) {
    const first = tradePagesOf(role, among, reach.trade).find(({ isListed }) => isListed);
    if (first) return first.path;
  }
  return homePath;
}
