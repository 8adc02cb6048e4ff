import { describe, expect, it } from 'vitest';
import { mayCertify } from '../../../src/domain/identity/certifying-roles.ts';
import { rolePermission } from '../../../src/domain/evidence/shared/package-permissions.ts';
import { mayOpenProducts } from '../../../src/domain/identity/opening-roles.ts';
import {
  capabilitiesOf,
  mayConfirm,
  mayManagePeople,
  roleOf,
  rolesWith,
  roleTemplates,
  templateOf,
  templatesFor,
  type RoleTemplate,
} from '../../../src/domain/people/shared/role-templates.ts';
import { actsForCore } from '../../../src/domain/identity/role.ts';

describe('the role templates', () => {
  it.each<[RoleTemplate, readonly string[]]>([
    ['operator', ['see', 'prepare', 'open-products', 'certify']],
    ['director', ['see', 'open-products', 'confirm']],
    ['query', ['see']],
    ['administrator', ['certify', 'company-data', 'people', 'confirm']],
    ['institution', ['see', 'open-products']],
  ])('allow a %s on either side: %j', (template, allows) => {
    for (const isCore of [true, false]) {
      const role = roleOf(template, isCore);
      if (role !== undefined) expect(capabilitiesOf(role)).toEqual(allows);
    }
  });

  it('agree for each role with the rules of the other areas', () => {
    for (const template of roleTemplates) {
      for (const isCore of [true, false]) {
        const role = roleOf(template, isCore);
        if (role === undefined) continue;
        const allows = capabilitiesOf(role);
        expect(allows.includes('see')).toBe(rolePermission(role, 'view').allowed);
        expect(allows.includes('prepare')).toBe(rolePermission(role, 'submit').allowed);
        expect(allows.includes('open-products')).toBe(mayOpenProducts(role));
        expect(allows.includes('certify')).toBe(mayCertify({ isMain: false, role }));
        expect(allows.includes('people')).toBe(mayManagePeople({ isMain: false, role }));
        expect(allows.includes('confirm')).toBe(mayConfirm(role));
      }
    }
  });

  it('map to distinct roles of the company’s side, and back', () => {
    expect(templatesFor(false)).toEqual(roleTemplates);
    expect(templatesFor(true)).toEqual(['operator', 'director', 'query', 'administrator']);
    for (const isCore of [true, false]) {
      const codes = templatesFor(isCore).map((each) => roleOf(each, isCore) ?? '');
      expect(new Set(codes).size).toBe(codes.length);
      expect(codes.map(templateOf)).toEqual(templatesFor(isCore));
      for (const code of codes) if (code !== 'CORP_MANAGER') expect(actsForCore(code)).toBe(isCore);
    }
    for (const role of ['CORE_FINAL_REVIEW', 'PURCHASE', '', '__proto__', 'constructor'])
      expect([templateOf(role), capabilitiesOf(role).includes('people')]).toEqual([undefined, false]);
  });

  it('change the roles that have a template, and keep the others', () => {
    expect(rolesWith(['ROLE_CORE_OPERATOR', 'CORE_FINAL_REVIEW'], ['query', 'director'], true)).toEqual([
      'ROLE_CORE_DIRECTOR',
      'CORE_QUERY',
      'CORE_FINAL_REVIEW',
    ]);
    expect(rolesWith([], ['query', 'operator'], false)).toEqual(['ROLE_CORP_OPERATOR', 'CORP_QUERY']);
    expect(rolesWith(['ROLE_CORP_OPERATOR'], [], false)).toEqual([]);
    expect(rolesWith([], ['institution'], true)).toEqual([]);
  });

  it('let the main user manage people in any role', () => {
    expect([
      mayManagePeople({ isMain: true, role: 'CORP_QUERY' }),
      mayManagePeople({ isMain: false, role: 'ROLE_CORP_DIRECTOR' }),
    ]).toEqual([true, false]);
  });
});
