import { actsForCore, roleKind, type RoleCode } from '../../../src/domain/identity/role.ts';
import type { ServerLocale } from '../server-locale.ts';

type Kind = ReturnType<typeof roleKind>;

const names: Readonly<Record<ServerLocale, Readonly<Record<Kind, string>>>> = {
  'zh-CN': {
    director: '主管',
    operator: '经办人',
    purchaser: '采购员',
    query: '查询员',
    'final-reviewer': '终审员',
    manager: '客户经理',
    administrator: '管理员',
    none: '用户',
  },
  en: {
    director: 'Director',
    operator: 'Operator',
    purchaser: 'Purchaser',
    query: 'Query staff',
    'final-reviewer': 'Final reviewer',
    manager: 'Client manager',
    administrator: 'Administrator',
    none: 'User',
  },
};

/** Name of a role, with the colleague for whom it is held during an absence, if any. */
export function roleNameFor(role: RoleCode, locale: ServerLocale, delegatorName?: string): string {
  const name = roleName(role, locale);
  if (delegatorName === undefined) return name;
  return locale === 'en' ? `${name} (for ${delegatorName})` : `${name}（代${delegatorName}）`;
}

/** Name of a role on screen (document 1, section 6). */
export function roleName(role: RoleCode, locale: ServerLocale): string {
  const name = names[locale][roleKind(role)];
  if (!actsForCore(role)) return name;
  return locale === 'en' ? `Core enterprise ${name.toLowerCase()}` : `核心企业${name}`;
}
