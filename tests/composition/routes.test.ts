import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { evidence } from '../../src/composition/areas/evidence/area.ts';
import { books, type Book } from '../../src/domain/catalogue/books.ts';
import { bookSideOf } from '../../src/domain/evidence/shared/book-side.ts';
import { menusAllow } from '../../src/domain/identity/signed-in.ts';
import { message, word } from '../../src/words/catalogue.ts';
import { en, zhCN } from '../../features/support/every-word.ts';
import { openOffice, until, type Office, type Seat } from '../builders/office.ts';

const full = [
  'index/issue',
  'index/finance',
  'create/issue',
  'create/finance',
  'upload/default',
  'upload/success',
  'detail',
] as const;
const reached = ['upload/default', 'upload/success', 'detail'] as const;
type PageOf = (typeof full)[number];

interface Titles {
  readonly 'zh-CN': string;
  readonly en: string;
}

interface BookRoutes {
  /** The path prefix of its pages. */
  readonly path: string;
  readonly pages: readonly PageOf[];
  /** The suffix of the title of each of its pages, because twelve products share these. */
  readonly product: Titles;
}

/** Every page of evidence packages that the documents name (document 2, section 2). */
const routes: Readonly<Partial<Record<Book, BookRoutes>>> = {
  est: { path: '/est/finance-data', pages: full, product: { 'zh-CN': '应收账款融资', en: 'Receivables financing' } },
  estp: { path: '/estp/finance-data', pages: full, product: { 'zh-CN': '应收账款撮合', en: 'Receivables matching' } },
  extoc: {
    path: '/extoc/finance-data',
    pages: reached,
    product: { 'zh-CN': '脱核经销商融资', en: 'Distributor financing' },
  },
  'first-trade': {
    path: '/credit/first-trade',
    pages: full,
    product: { 'zh-CN': '贸易背景资料', en: 'Trade background' },
  },
  labourer: {
    path: '/credit/labourer/finance-data',
    pages: reached,
    product: { 'zh-CN': '劳务权益保障', en: 'Labourer rights' },
  },
  credit: {
    path: '/credit/finance-data',
    pages: full,
    product: { 'zh-CN': '应收账款债权', en: 'Digital receivables' },
  },
  receivable: { path: '/receivable/finance-data', pages: full, product: { 'zh-CN': '应收账款', en: 'Receivables' } },
  sccp: { path: '/sccp/finance-data', pages: full, product: { 'zh-CN': '供应链票据', en: 'Supply-chain bills' } },
  edt: {
    path: '/edt/finance-data',
    pages: ['index/finance', 'create/finance', 'upload/default', 'upload/success', 'detail'],
    product: { 'zh-CN': '订单融资', en: 'Order financing' },
  },
  ejt: { path: '/ejt/finance-data', pages: full, product: { 'zh-CN': '贸易通', en: 'Trade finance' } },
  abs: {
    path: '/abs/accounts-receivable/finance-data',
    pages: full,
    product: { 'zh-CN': '应收账款 ABS', en: 'Receivables ABS' },
  },
};

/** The title of each page (document 2, section 2). A suffix distinguishes the pages of different products. */
const usualTitles: Readonly<Record<PageOf, Titles>> = {
  'index/issue': { 'zh-CN': '融资资料管理', en: 'Financing documents' },
  'index/finance': { 'zh-CN': '融资资料管理', en: 'Financing documents' },
  'create/issue': { 'zh-CN': '新建融资资料', en: 'New document package' },
  'create/finance': { 'zh-CN': '新建融资资料', en: 'New document package' },
  'upload/default': { 'zh-CN': '向资金方提交资料', en: 'Submit documents to the funder' },
  'upload/success': { 'zh-CN': '提交成功', en: 'Submitted' },
  detail: { 'zh-CN': '资料包详情', en: 'Package' },
};
const titles: Readonly<Partial<Record<Book, Readonly<Record<PageOf, Titles>>>>> = {
  'first-trade': {
    ...usualTitles,
    'index/issue': { 'zh-CN': '贸易背景资料管理', en: 'Trade background documents' },
    'index/finance': { 'zh-CN': '贸易背景资料管理', en: 'Trade background documents' },
    'create/issue': { 'zh-CN': '新建贸易背景资料', en: 'New trade background documents' },
    'create/finance': { 'zh-CN': '新建贸易背景资料', en: 'New trade background documents' },
    detail: { 'zh-CN': '贸易背景资料详情', en: 'Trade background package' },
  },
};
const bookOf = (name: string): Book => {
  const found = Object.keys(routes).find((each) => each === name);
  if (found === undefined) throw new Error(`No book is called ${name}`);
  return found as Book;
};
const named = Object.entries(routes).flatMap(([name, { path, pages, product }]) => {
  const book = bookOf(name);
  return pages.map((page) => ({
    path: `${path}/${page}`,
    page,
    book,
    title: (titles[book] ?? usualTitles)[page],
    product,
  }));
});
const catalogues = { 'zh-CN': zhCN, en } as const;
const languages = ['zh-CN', 'en'] as const;

let office: Office;

beforeEach(async () => {
  office = await openOffice();
});

afterEach(() => {
  office.close();
});

/** A user who may see a page: the pages of the issuing side belong to a core enterprise. */
async function whoSees(book: Book, page: PageOf): Promise<Seat> {
  const core = page.endsWith('/issue') && books[book].packageType !== 'SCCP';
  return office.seat(
    core ? 'luoqiubai' : book === 'extoc' ? 'pengyuting' : book === 'labourer' ? 'tangyishan' : 'zhousiyuan',
  );
}

async function packageOf(seat: Seat, book: Book): Promise<string> {
  const { who } = seat.presenters.session;
  const side = bookSideOf(who?.role.code ?? '', book);
  const found = await office.store.transaction(async (transaction) =>
    transaction.packages.inStates(['AUDIT_REJECT', 'SUBMITTED']),
  );
  return found.find((each) => each.book === book && each.side === side)?.docDatumId ?? '';
}

it('there are sixty-seven of them', () => {
  expect(new Set(named.map(({ path }) => path)).size).toBe(67);
});

it('no two products have the same title of a window', () => {
  for (const language of languages) {
    const shown = Object.values(routes).map(({ product }) => product[language]);
    expect(new Set(shown).size, language).toBe(shown.length);
  }
});

describe.each(named)('$path', ({ path, page, book, title, product }) => {
  it('has its title and the name of its product, is allowed to some role, and shows its purpose', async () => {
    const placed = evidence.pages.find((each) => each.path === path && each.stage === undefined);
    const seat = await whoSees(book, page);
    for (const language of languages) {
      const said = [placed?.title, placed?.of].map((key) => key && word(catalogues[language], message(key)));
      expect(said, language).toEqual([title[language], product[language]]);
    }
    expect(menusAllow(seat.presenters.session.who?.menus ?? [], path)).toBe(true);

    if (page.startsWith('index/')) {
      const list = seat.presenters.packageList(book);
      list.opened('');
      await until(() => list.rows.kind === 'ready');
      const { rows, mayCreate } = list.viewModel;
      expect(
        rows.kind === 'ready' &&
          rows.value.length > 2 &&
          rows.value.every((row) => row.action.path.startsWith(books[book].path)),
      ).toBe(true);
      expect(mayCreate).toBe(true);
    } else if (page.startsWith('create/')) {
      const choice = seat.presenters.chooseCandidates(book);
      choice.opened();
      await until(() => choice.rows.kind === 'ready');
      expect(
        choice.all.some((each) => choice.judge(each).allowed) && choice.all.some((each) => !choice.judge(each).allowed),
      ).toBe(true);
    } else {
      const detail = seat.presenters.packageDetail(book);
      detail.opened(await packageOf(seat, book));
      await until(() => detail.content.kind !== 'loading');
      expect(detail.content).toMatchObject({ kind: 'ready', value: { evidence: { book } } });
    }
  });
});
