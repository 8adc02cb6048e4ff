import { describe, expect, it } from 'vitest';
import {
  compareVersions,
  findings,
  freshDays,
  parseSnapshot,
  snapshotTrouble,
} from '../../scripts/checks/advisories.ts';

const lock = {
  packages: {
    '': { name: 'portal', version: '0.1.0' },
    'node_modules/left': { version: '2.3.4' },
    'node_modules/@scope/right': { version: '1.0.0-beta.2' },
    'node_modules/left/node_modules/right': { version: '5.0.0' },
  },
};
function found(name: string, affected: object, more: object = {}): readonly string[] {
  const snapshot = parseSnapshot(
    JSON.stringify({
      taken: '2026-11-01',
      source: 'a test',
      advisories: [
        { id: 'A-1', summary: 'bad', affected: [{ package: { ecosystem: 'npm', name }, ...affected }], ...more },
      ],
    }),
  );
  return findings(snapshot, lock).map((each) => `${each.name} ${each.version} ${each.id}`);
}
const range = (...events: readonly object[]) => ({ ranges: [{ type: 'SEMVER', events }] });

describe('a list of known weaknesses', () => {
  it.each([
    [range({ introduced: '0' }, { fixed: '2.3.5' }), true],
    [range({ introduced: '0' }, { fixed: '2.3.4' }), false],
    [range({ introduced: '2.4.0' }), false],
    [range({ introduced: '1.0.0' }, { last_affected: '2.3.4' }), true],
    [range({ introduced: '1.0.0' }, { last_affected: '2.3.3' }), false],
    [range({ introduced: '1.0.0' }, { fixed: '1.5.0' }, { introduced: '2.0.0' }, { fixed: '3.0.0' }), true],
    [{ versions: ['2.3.4'] }, true],
    [{ versions: ['2.3.3'] }, false],
  ])('names a locked version within %j: %s', (affected, isFound) => {
    expect(found('left', affected)).toEqual(isFound ? ['left 2.3.4 A-1'] : []);
  });

  it('names scoped and nested libraries, and none of other names, ecosystems or withdrawn advisories', () => {
    expect(found('@scope/right', range({ introduced: '0' }, { fixed: '1.0.0' }))).toEqual([
      '@scope/right 1.0.0-beta.2 A-1',
    ]);
    expect(found('right', range({ introduced: '5.0.0' }))).toEqual(['right 5.0.0 A-1']);
    expect(found('portal', range({ introduced: '0' }))).toEqual([]);
    expect(found('left', range({ introduced: '0' }), { withdrawn: '2026-10-01T00:00:00Z' })).toEqual([]);
    expect(found('left', { ...range({ introduced: '0' }), package: { ecosystem: 'PyPI', name: 'left' } })).toEqual([]);
  });

  it('counts for thirty days', () => {
    const at = (date: string) => snapshotTrouble({ taken: '2026-11-01' }, Date.parse(date));
    expect(at('2026-12-01T12:00:00Z')).toBeUndefined();
    expect(at('2026-12-02T12:00:00Z')).toBe(
      `docs/advisories.json is 31 days old, and counts for ${freshDays}: refresh it as docs/operations.md says`,
    );
    expect(at('2026-10-30T12:00:00Z')).toContain('lies ahead');
  });

  it('is refused without a date or a source', () => {
    expect(() => parseSnapshot('{"source":"a test","advisories":[]}')).toThrow('taken');
    expect(() => parseSnapshot('{"taken":"2026-11-01","source":"","advisories":[]}')).toThrow();
  });

  it('orders versions as semantic versioning does', () => {
    const ordered = ['1.0.0-alpha', '1.0.0-alpha.1', '1.0.0-beta.2', '1.0.0-beta.11', '1.0.0', '1.2.0', '1.10.0'];
    expect(ordered.toReversed().toSorted(compareVersions)).toEqual(ordered);
  });
});
