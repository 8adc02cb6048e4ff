import type { MenuWire } from '../../../../src/contract/documented/shell/platform.ts';
import {
  allBooksPath,
  books,
  productGroups,
  type BookPlace,
  type BookSide,
  type ProductGroup,
} from '../../../../src/domain/evidence/shared/books.ts';
import {
  bookOfProduct,
  openBooks,
  usualBook,
  type OpenBook,
} from '../../../../src/domain/evidence/shared/book-policies.ts';
import { packagePermission, rolePermission } from '../../../../src/domain/evidence/shared/package-permissions.ts';
import { shelfOf, type Shelf } from '../../../../src/domain/evidence/shared/shelf.ts';
import { companyDataPath } from '../../../../src/domain/company/shared/company-data.ts';
import { startPath } from '../../../../src/domain/home/shared/start-list.ts';
import { productsPath, realNamePath } from '../../../../src/domain/products/shared/product-paths.ts';
import { productOf, type ProductCode } from '../../../../src/domain/products/shared/product-code.ts';
import { actsForCore, roleKind, type RoleCode } from '../../../../src/domain/shell/shared/role.ts';
import { noGroupFlags } from '../../../../src/domain/shell/shared/group-menus.ts';
import {
  authorisationsPath,
  innerOrganisationsPath,
  type GroupFlags,
} from '../../../../src/domain/shell/shared/group-pages.ts';
import { homePath } from '../../../../src/domain/shell/shared/signed-in.ts';
import type { ProductTitle } from '../../../../src/domain/shell/shared/page-config.ts';
import type { ServerLocale } from '../../server-locale.ts';

/** Role of a user without one, which has no menu (document 1, section 2). */
const defaultRole = 'ROLE_CORP_DEFAULT';

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

const names: Readonly<Record<ServerLocale, Readonly<Record<PageName | OpenBook, string>>>> = {
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
    credit: '应收账款债权',
    'first-trade': '贸易背景资料',
    labourer: '劳务权益保障',
    est: '应收账款融资',
    estp: '应收账款撮合',
    extoc: '脱核经销商融资',
    receivable: '应收账款',
    sccp: '供应链票据',
    edt: '订单融资',
    ejt: '贸易通',
    abs: '应收账款 ABS',
    pond: '应收账款池',
    guarantee: '政府采购保函',
    bab: '银行承兑汇票',
  },
  en: {
    company: 'Company',
    companyData: 'Company data',
    people: 'People and permissions',
    certificates: 'Certificates',
    accounts: 'Bank accounts',
    invoicing: 'Invoicing information',
    agreements: 'Agreements',
    innerOrganisations: 'Inner organisations',
    authorisations: 'Authorisations',
    start: 'Getting started',
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
    credit: 'Receivable credits',
    'first-trade': 'Trade background',
    labourer: 'Labourer rights',
    est: 'Receivables financing',
    estp: 'Receivables matching',
    extoc: 'Distributor financing',
    receivable: 'Receivables',
    sccp: 'Supply-chain bills',
    edt: 'Order financing',
    ejt: 'Trade connect',
    abs: 'Receivables ABS',
    pond: 'Receivables pool',
    guarantee: 'Guarantees',
    bab: 'Bank acceptance bills',
  },
};

const groupNames: Readonly<Record<ServerLocale, Readonly<Record<ProductGroup, string>>>> = {
  'zh-CN': { receivables: '应收账款', orders: '订单与贸易', bills: '票据', guarantees: '保函' },
  en: { receivables: 'Receivables', orders: 'Orders and trade', bills: 'Bills', guarantees: 'Guarantees' },
};

/** What a product is called in each language. */
export const bookNames = (book: OpenBook): readonly string[] => Object.values(names).map((called) => called[book]);

/** The books of what a company has opened and a platform offers, which is all where it names no products. */
export function booksOf(offered: readonly ProductCode[], opened: readonly ProductCode[]): readonly OpenBook[] {
  return openBooks().filter((book) => {
    const product = productOf(books[book].packageType);
    return opened.includes(product) && (offered.length === 0 || offered.includes(product));
  });
}

/**
 * At which addresses the list and the wizard of a shelf stand, its own first: of bills both sides' are the financing
 * one's.
 */
function indexSides({ book, side }: Shelf): readonly BookSide[] {
  const { indexes }: BookPlace = books[book];
  return ([side, 'finance', 'issue'] as const).filter(
    (each, index, all) => indexes[each] === side && all.indexOf(each) === index,
  );
}

/** Those of the books to which a role has a side. */
const shelvesOf = (role: RoleCode, among: readonly OpenBook[]): readonly Shelf[] =>
  among.filter((book) => packagePermission(role, 'view', book).allowed).map((book) => shelfOf(role, book));

/** What a book is called where a platform calls its product otherwise: the first that the product has. */
function titlesOf(titles: readonly ProductTitle[], locale: ServerLocale): Partial<Record<OpenBook, string>> {
  return Object.fromEntries(
    titles.flatMap(({ product, title, titleEn }) => {
      const book = bookOfProduct(product);
      return book === undefined ? [] : [[book, locale === 'en' ? titleEn : title]];
    }),
  );
}

/** Whether there is nothing yet but to open a product. */
const opensFirst = (role: RoleCode, among: readonly OpenBook[]): boolean => among.length === 0 && role !== defaultRole;

const peoplePath = '/my/person';

/** What belongs to the company itself, whatever it has opened. */
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
 * The menus of a role: what it may open, of the books that are there for its company; entries with `isShow` false are
 * reachable but not listed. Of several products, those that rely on the same stand below one name (document 1, section
 * 2; F-065). `certifiedAt`: where the company is certified. `isStarting`: first steps are left, so that their list
 * stays where it was.
 */
export function menusOf(
  role: RoleCode,
  among: readonly OpenBook[],
  locale: ServerLocale,
  titles: readonly ProductTitle[] = [],
  ofGroup: GroupFlags = noGroupFlags,
  certifiedAt: string = realNamePath,
  isStarting = false,
): readonly MenuWire[] {
  const shelves = shelvesOf(role, among);
  const start: MenuWire = { menuCode: 'start', menuName: names[locale].start, menuUrl: startPath, isShow: true };
  const firstOfAll = isStarting ? [start] : [];
  if (opensFirst(role, among))
    return [
      start,
      { menuCode: 'products', menuName: names[locale].products, menuUrl: productsPath, isShow: true },
      { menuCode: 'real-name', menuName: names[locale].realName, menuUrl: certifiedAt, isShow: true },
    ];
  if (shelves.length === 0)
    return roleKind(role) === 'administrator' ? [...firstOfAll, companyMenu(locale, ofGroup, certifiedAt)] : [];
  const name = { ...names[locale], ...titlesOf(titles, locale) };
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
    ...(grouped ? productGroups.flatMap(menuOf) : []),
    companyMenu(locale, ofGroup, certifiedAt),
  ];
}

/**
 * Where one goes after signing in: an administrator to the people, and others home, for whoever has anything to do; the
 * list of what a new company does first, where it has opened no product; the list of the usual book, which refuses
 * them, for whoever has nothing.
 */
export function landingOf(role: RoleCode, among: readonly OpenBook[]): string {
  if (opensFirst(role, among)) return startPath;
  if (roleKind(role) === 'administrator') return peoplePath;
  const shelf = shelfOf(role, usualBook);
  return shelvesOf(role, among).length > 0 ? homePath : `${books[shelf.book].path}/index/${shelf.side}`;
}
