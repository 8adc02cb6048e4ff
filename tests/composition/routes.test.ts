import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { evidence } from '../../src/composition/areas/evidence.ts';
import { books, bookSideOf, type Book } from '../../src/domain/evidence/shared/books.ts';
import { menusAllow } from '../../src/domain/shell/shared/signed-in.ts';
import { message, word } from '../../src/words/catalogue.ts';
import { zhCN } from '../../src/words/zh-CN.ts';
import { openOffice, until, type Office, type Seat } from '../builders/office.ts';

const full = ['index/issue', 'index/finance', 'create/issue', 'create/finance', 'upload/default', 'upload/success', 'detail'] as const;
const reached = ['upload/default', 'upload/success', 'detail'] as const;
type PageOf = (typeof full)[number];

/** Every page of evidence packages that the documents name (document 2, section 2). */
const routes: Readonly<Partial<Record<Book, readonly PageOf[]>>> = {
  est: full, estp: full, extoc: reached, 'first-trade': full, labourer: reached, credit: full, receivable: full, sccp: full,
  edt: ['index/finance', 'create/finance', 'upload/default', 'upload/success', 'detail'], ejt: full, abs: full,
};

const bookOf = (name: string): Book => {
  const found = Object.keys(routes).find((each) => each === name);
  if (found === undefined) throw new Error(`No book is called ${name}`);
  return found as Book;
};
const named = Object.entries(routes).flatMap(([name, pages]) => pages.map((page) => ({ path: `${books[bookOf(name)].path}/${page}`, page, book: bookOf(name) })));

let office: Office;

beforeEach(async () => {
  office = await openOffice();
});

afterEach(() => {
  office.close();
});

/** Who may see a page: the pages of the issuing side are a core enterprise's. */
async function whoSees(book: Book, page: PageOf): Promise<Seat> {
  const core = page.endsWith('/issue') && books[book].docType !== 'SCCP';
  return office.seat(core ? 'luoqiubai' : book === 'extoc' ? 'pengyuting' : book === 'labourer' ? 'tangyishan' : 'zhousiyuan');
}

async function packageOf(seat: Seat, book: Book): Promise<string> {
  const { who } = seat.presenters.session;
  const side = bookSideOf(who?.role.code ?? '', book);
  const found = await office.store.transaction(async (transaction) => transaction.packages.inStates(['AUDIT_REJECT', 'SUBMITTED']));
  return found.find((each) => each.book === book && each.side === side)?.docDatumId ?? '';
}

it('there are sixty-seven of them', () => {
  expect(new Set(named.map(({ path }) => path)).size).toBe(67);
});

describe.each(named)('$path', ({ path, page, book }) => {
  it('stands under a title of its own, is allowed to somebody, and shows them what it is for', async () => {
    const placed = evidence.pages.find((each) => each.path === path && each.stage === undefined);
    const seat = await whoSees(book, page);
    expect([word(zhCN, message(placed?.title ?? 'common.retry')), menusAllow(seat.presenters.session.who?.menus ?? [], path)]).toEqual([expect.stringMatching(/资料|提交/u), true]);

    if (page.startsWith('index/')) {
      const list = seat.presenters.packageList(book);
      list.opened('');
      await until(() => list.rows.kind === 'ready');
      const { rows, mayCreate } = list.viewModel;
      expect(rows.kind === 'ready' && rows.value.length > 2 && rows.value.every((row) => row.action.path.startsWith(books[book].path))).toBe(true);
      expect(mayCreate).toBe(true);
    } else if (page.startsWith('create/')) {
      const choice = seat.presenters.chooseCandidates(book);
      choice.opened();
      await until(() => choice.rows.kind === 'ready');
      expect(choice.all.some((each) => choice.judge(each).allowed) && choice.all.some((each) => !choice.judge(each).allowed)).toBe(true);
    } else {
      const detail = seat.presenters.packageDetail(book);
      detail.opened(await packageOf(seat, book));
      await until(() => detail.content.kind !== 'loading');
      expect(detail.content).toMatchObject({ kind: 'ready', value: { evidence: { book } } });
    }
  });
});
