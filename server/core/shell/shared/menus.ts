import type { MenuWire } from '../../../../src/contract/documented/shell/platform.ts';
import { books } from '../../../../src/domain/evidence/shared/books.ts';
import { openBooks, type OpenBook } from '../../../../src/domain/evidence/shared/book-policies.ts';
import { packagePermission } from '../../../../src/domain/evidence/shared/package-permissions.ts';
import { productOf, type ProductCode } from '../../../../src/domain/products/shared/product-code.ts';
import type { RoleCode } from '../../../../src/domain/shell/shared/role.ts';
import type { ServerLocale } from '../../context.ts';

type PageName = 'materials' | 'create' | 'upload' | 'submitted' | 'detail';

const names: Readonly<Record<ServerLocale, Readonly<Record<PageName | OpenBook, string>>>> = {
  'zh-CN': { materials: '资料管理', credit: '应收账款债权', est: '应收账款融资', create: '新建资料包', upload: '上传资料', submitted: '提交成功', detail: '资料包详情' },
  en: { materials: 'Documents', credit: 'Receivable credits', est: 'Receivables financing', create: 'New package', upload: 'Upload documents', submitted: 'Submitted', detail: 'Package' },
};

/** The books of what a platform offers; all where it names no products. */
export function booksOf(products: readonly ProductCode[]): readonly OpenBook[] {
  return products.length === 0 ? openBooks() : openBooks().filter((book) => products.includes(productOf(books[book].docType)));
}

/** The menus of a role: what it may open, of what is built and the platform offers; entries with `isShow` false are reachable but not listed (document 1, section 2). */
export function menusOf(role: RoleCode, products: readonly ProductCode[], locale: ServerLocale): readonly MenuWire[] {
  const offered = booksOf(products);
  if (offered.length === 0 || !packagePermission(role, 'view').allowed) return [];
  const name = names[locale];
  const makes = packagePermission(role, 'create').allowed;
  const pagesOf = (book: OpenBook): readonly MenuWire[] => {
    const entry = (code: PageName | 'list', menuName: string, path: string, isShow: boolean): MenuWire => ({ menuCode: `${book}-${code}`, menuName, menuUrl: books[book].path + path, isShow });
    const making = [entry('create', name.create, '/create/finance', false), entry('upload', name.upload, '/upload/default', false), entry('submitted', name.submitted, '/upload/success', false)];
    return [entry('list', name[book], '/index/finance', true), entry('detail', name.detail, '/detail', false), ...(makes ? making : [])];
  };
  return [{ menuCode: 'materials', menuName: name.materials, isShow: true, children: offered.flatMap(pagesOf) }];
}

/** Where one goes after signing in; the list of the first book where the platform offers none. */
export function landingOf(products: readonly ProductCode[]): string {
  const [book = 'credit'] = booksOf(products);
  return `${books[book].path}/index/finance`;
}
