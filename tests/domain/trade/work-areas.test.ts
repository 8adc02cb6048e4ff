import { describe, expect, it } from 'vitest';
import type { RoleCode } from '../../../src/domain/identity/role.ts';
import { instrumentKindOf, instrumentKinds, productOfInstrument } from '../../../src/domain/trade/shared/instrument.ts';
import { instrumentPrefixes } from '../../../src/domain/trade/shared/instrument-number.ts';
import {
  applicationPath,
  pageFor,
  pagesFor,
  tradePageKinds,
  workAreaOf,
  workAreas,
} from '../../../src/domain/trade/shared/work-areas.ts';

const roles: readonly RoleCode[] = [
  'ROLE_CORE_OPERATOR',
  'ROLE_CORE_DIRECTOR',
  'CORE_FINAL_REVIEW',
  'CORP_CORE_QUERY',
  'ROLE_CORP_OPERATOR',
  'ROLE_CORP_DIRECTOR',
  'CORP_QUERY',
];

describe('work areas', () => {
  it('are one for each kind of instrument', () => {
    expect(workAreas.map(({ instrumentKind }) => instrumentKind)).toEqual(instrumentKinds);
    for (const kind of instrumentKinds) {
      const area = workAreaOf(kind);
      expect([area.product, instrumentKindOf(area.product)]).toEqual([productOfInstrument[kind], kind]);
      expect(instrumentPrefixes[kind]).toMatch(/^[A-Z]{2}$/);
    }
    expect(instrumentKindOf('constructor')).toBeUndefined();
    expect(() => workAreaOf('none' as never)).toThrow(RangeError);
  });

  it('have a path of its own for each page', () => {
    const paths = workAreas.flatMap(({ pages }) => pages.map(({ path }) => path));
    expect(new Set(paths).size).toBe(paths.length);
    for (const path of paths) expect(path).toMatch(/^(\/[a-z-]+){3,4}$/);
  });

  it.each(roles)('have at most one page of a kind for %s, and some', (role) => {
    for (const area of workAreas) {
      const pages = pagesFor(area, role);
      expect(pages.length).toBeGreaterThan(0);
      expect(new Set(pages.map(({ kind }) => kind)).size).toBe(pages.length);
      for (const kind of tradePageKinds)
        expect(pageFor(area, kind, role)).toBe(pages.find((each) => each.kind === kind));
    }
  });

  it.each(roles)('let %s open an application, and list a page that leads there', (role) => {
    const path = applicationPath('credit', role, 'TA-1 &2');
    expect(path).toMatch(/\?id=TA-1%20%262$/);
    expect(pagesFor(workAreaOf('credit'), role).some(({ isListed }) => isListed)).toBe(true);
  });

  it('show each kind of page to some role, and none to roles outside of the trade', () => {
    const [area] = workAreas;
    for (const kind of tradePageKinds)
      expect(
        roles.some((role) => area && pageFor(area, kind, role) !== undefined),
        kind,
      ).toBe(true);
    expect(area && pagesFor(area, 'CORP_MANAGER')).toEqual([]);
    expect(applicationPath('credit', 'CORP_MANAGER', 'TA-1')).toBeUndefined();
  });
});
