import type { MenuWire } from '../../../../src/contract/documented/shell/platform.ts';
import { packagePermission } from '../../../../src/domain/evidence/shared/package-permissions.ts';
import type { RoleCode } from '../../../../src/domain/shell/shared/role.ts';
import type { ServerLocale } from '../../context.ts';

const base = '/credit/finance-data';

const names: Readonly<Record<ServerLocale, Readonly<Record<string, string>>>> = {
  'zh-CN': { materials: '资料管理', list: '融资资料管理', create: '新建资料包', upload: '上传资料', submitted: '提交成功', detail: '资料包详情' },
  en: { materials: 'Documents', list: 'Financing documents', create: 'New package', upload: 'Upload documents', submitted: 'Submitted', detail: 'Package' },
};

/** The menus of a role: what it may open, of what is built; entries with `isShow` false are reachable but not listed (document 1, section 2). */
export function menusOf(role: RoleCode, locale: ServerLocale): readonly MenuWire[] {
  if (!packagePermission(role, 'view').allowed) return [];
  const name = (code: string): string => names[locale][code] ?? code;
  const entry = (code: string, path: string, isShow: boolean) => ({ menuCode: `credit-${code}`, menuName: name(code), menuUrl: base + path, isShow });
  const making = packagePermission(role, 'create').allowed
    ? [entry('create', '/create/finance', false), entry('upload', '/upload/default', false), entry('submitted', '/upload/success', false)]
    : [];
  return [
    {
      menuCode: 'materials', menuName: name('materials'), isShow: true,
      children: [entry('list', '/index/finance', true), entry('detail', '/detail', false), ...making],
    },
  ];
}

export const landing = `${base}/index/finance`;
