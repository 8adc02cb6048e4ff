import { describe, expect, it } from 'vitest';
import { packagePermission, type PackageAction } from '../../../src/domain/evidence/shared/package-permissions.ts';
import { actsForCore, roleKind } from '../../../src/domain/identity/role.ts';
import { menusAllow, type MenuEntry } from '../../../src/domain/identity/signed-in.ts';

const actions: readonly PackageAction[] = ['view', 'create', 'edit', 'submit', 'claim'];

describe('roles', () => {
  it.each([
    ['ROLE_CORP_OPERATOR', 'operator', false, actions],
    ['ROLE_CORP_DIRECTOR', 'director', false, ['view']],
    ['CORP_QUERY', 'query', false, ['view']],
    ['CORP_PURCHASE', 'purchaser', false, []],
    ['CORP_MANAGER', 'administrator', false, []],
    ['FINANCE_CLIENT_MANAGER', 'manager', false, []],
    ['CORE_FINAL_REVIEW', 'final-reviewer', true, []],
    ['ROLE_CORE_OPERATOR', 'operator', true, actions],
    ['ROLE_CORE_DIRECTOR', 'director', true, ['view']],
    ['ROLE_CORP_DEFAULT', 'none', false, []],
  ])('%s is a %s (core: %s) and may %j', (role, kind, core, allowed) => {
    expect(roleKind(role)).toBe(kind);
    expect(actsForCore(role)).toBe(core);
    expect(actions.filter((action) => packagePermission(role, action, 'credit').allowed)).toEqual(allowed);
  });

  it('learn whether they may only read or have no access', () => {
    expect(packagePermission('CORP_QUERY', 'edit', 'credit')).toEqual({ allowed: false, because: 'role-only-reads' });
    expect(packagePermission('CORP_MANAGER', 'view', 'credit')).toEqual({
      allowed: false,
      because: 'role-has-no-access',
    });
    expect(packagePermission('ROLE_CORE_OPERATOR', 'view', 'edt')).toEqual({
      allowed: false,
      because: 'role-has-no-access',
    });
  });
});

describe('menus', () => {
  const entry = (path: string, listed: boolean, children: readonly MenuEntry[] = []): MenuEntry => ({
    code: path,
    name: path,
    path,
    listed,
    children,
  });
  const menus = [
    entry('', true, [entry('/credit/finance-data/detail', false), entry('/credit/finance-data/index/finance', true)]),
  ];

  it.each([
    ['/credit/finance-data/index/finance', true],
    ['/credit/finance-data/index/finance/', true],
    ['/credit/finance-data/index/finance//', true],
    ['/credit/finance-data/detail', true],
    ['/credit/finance-data', false],
    ['/credit/finance-data/create/finance', false],
    ['', false],
    ['/', false],
  ])('%j is allowed: %s', (path, allowed) => {
    expect(menusAllow(menus, path)).toBe(allowed);
  });
});
