import { describe, expect, it } from 'vitest';
import { emptyFilter, type PackageFilter } from '../../../src/application/ports/evidence/package-list.ts';
import type { Picked } from '../../../src/application/ports/evidence/picked-desk.ts';
import { ListedPicks, maxCheckedPackages } from '../../../src/application/usecases/evidence/listed-picks.ts';
import type { EvidencePackage } from '../../../src/domain/evidence/materials/evidence-package.ts';
import type { StatusContext } from '../../../src/domain/evidence/materials/package-status.ts';
import { pickAll, nothingPicked } from '../../../src/domain/evidence/shared/picked-packages.ts';
import { evidencePackage } from '../../builders/evidence-package.ts';

const scope = { book: 'credit', side: 'finance' } as const;
const person = { userId: 'U-1', role: 'ROLE_CORP_OPERATOR' } as const;
const open = (packageId: string, change: Partial<EvidencePackage> = {}): EvidencePackage =>
  evidencePackage({ packageId, state: 'PREPARE', handlerId: 'U-1', totalAmount: { fen: 100n }, ...change });

interface World {
  readonly all: readonly EvidencePackage[];
  readonly unneeded?: readonly string[];
  readonly lacking?: readonly string[];
  readonly who?: StatusContext['person'] | undefined;
}

/** Newest first, in the order of the list; the filter for passed packages finds those that passed. */
function desk({ all, unneeded = [], lacking = [], ...rest }: World) {
  const who = 'who' in rest ? rest.who : person;
  const asked: string[] = [];
  const lists: PackageFilter[] = [];
  const picks = new ListedPicks({
    whole: {
      all: async (_scope, filter) => {
        lists.push(filter);
        return filter.states.includes('passed') ? all.filter(({ state }) => state === 'AUDITED') : all;
      },
    },
    submission: {
      isNeeded: async (packageId) => {
        asked.push(packageId);
        return !unneeded.includes(packageId);
      },
      missingParts: async (packageId) =>
        lacking.includes(packageId) ? [{ materialId: 'M', documentId: undefined, message: 'material-missing' }] : [],
    },
    person: () => who,
  });
  return {
    asked,
    lists,
    facts: async (picked: Picked, shown: readonly string[] = []) => picks.facts(scope, picked, shown),
  };
}

const nobody = { returned: 0, incomplete: 0, colleague: 0, handedIn: 0, ended: 0, notLookedAt: 0 };

describe('the selection where the back end does not count it', () => {
  it('is counted and added up, without removed ones', async () => {
    const { facts } = desk({ all: [open('C'), open('B'), open('A')] });
    const { count, totalAmount, shown, ready } = await facts({ ...pickAll(emptyFilter), except: new Set(['B']) }, [
      'A',
      'B',
      'Z',
    ]);
    expect([count, totalAmount, shown, ready.map(({ packageId }) => packageId)]).toEqual([
      2,
      { fen: 200n },
      new Set(['A']),
      ['A', 'C'],
    ]);
  });

  it('contains all of a filter and additional picks, each once', async () => {
    const { facts, lists } = desk({ all: [open('C'), open('B', { state: 'AUDITED' }), open('A')] });
    const passed = { ...emptyFilter, states: ['passed'] as const };
    expect((await facts({ all: passed, except: new Set(), also: new Set(['B', 'A']) })).count).toBe(2);
    expect(lists).toEqual([passed, emptyFilter]);
    lists.length = 0;
    expect((await facts({ all: passed, except: new Set(['B']), also: new Set(['B']) })).count).toBe(1);
    expect(lists).toEqual([passed]);
  });

  it.each<readonly [string, EvidencePackage, Partial<World>, Partial<typeof nobody>, boolean]>([
    ['ready', open('A'), {}, {}, true],
    ['returned', open('A', { state: 'AUDIT_REJECT' }), {}, { returned: 1 }, false],
    ['void', open('A', { state: 'INVALID' }), {}, { ended: 1 }, false],
    ['with the platform', open('A', { state: 'UN_AUDIT' }), {}, { handedIn: 1 }, false],
    ['in a state that nobody here knows', open('A', { state: 'STRANGE' }), {}, { handedIn: 1 }, false],
    ["a colleague's", open('A', { handlerId: 'U-2' }), {}, { colleague: 1 }, false],
    ['known to lack something', open('A', { given: { there: 1, required: 3 } }), {}, { incomplete: 1 }, false],
    [
      'found to lack something',
      open('A', { given: { there: 3, required: 3 } }),
      { lacking: ['A'] },
      { incomplete: 1 },
      false,
    ],
    ['taken up again', open('A', { state: 'MODIFY' }), {}, {}, true],
    ['handled by nobody', open('A', { handlerId: '' }), {}, {}, true],
    ['for a director', open('A'), { who: { userId: 'U-1', role: 'ROLE_CORP_DIRECTOR' } }, { colleague: 1 }, false],
    ['for nobody', open('A', { handlerId: '' }), { who: undefined }, { colleague: 1 }, false],
    ['returned and a colleague’s', open('A', { state: 'AUDIT_REJECT', handlerId: 'U-2' }), {}, { returned: 1 }, false],
    ['known to have all', open('A', { given: { there: 3, required: 3 } }), {}, {}, true],
    ['waited for no more', open('A'), { unneeded: ['A'] }, { handedIn: 1 }, false],
  ])('says of one that is %s so', async (_case, evidence, world, others, isReady) => {
    const found = await desk({ all: [evidence], ...world }).facts(pickAll(emptyFilter));
    expect([found.others, found.ready.length]).toEqual([{ ...nobody, ...others }, isReady ? 1 : 0]);
  });

  it('asks about so many at once and no more, the oldest first, and about none that cannot be ready', async () => {
    const all = Array.from({ length: maxCheckedPackages + 3 }, (_, index) => open(`N${index}`));
    const { facts, asked } = desk({ all: [open('R', { state: 'AUDIT_REJECT' }), ...all] });
    const found = await facts(pickAll(emptyFilter));
    expect([asked.length, found.ready.length, found.others]).toEqual([
      maxCheckedPackages,
      maxCheckedPackages,
      { ...nobody, notLookedAt: 3, returned: 1 },
    ]);
    expect([asked.includes('N0'), found.ready[0]?.packageId]).toEqual([false, `N${maxCheckedPackages + 2}`]);
  });

  it('is asked of the back end only where only it can say', async () => {
    const { facts, asked } = desk({
      all: [
        open('A', { handlerId: 'U-2' }),
        open('B', { given: { there: 1, required: 2 } }),
        open('C', { state: 'INVALID' }),
        open('D', { state: 'AUDITED' }),
        open('E'),
      ],
    });
    await facts(pickAll(emptyFilter));
    expect(asked).toEqual(['E']);
  });

  it('is empty without a selection, and no request is sent', async () => {
    const { facts, lists } = desk({ all: [open('A')] });
    expect((await facts(nothingPicked)).count).toBe(0);
    expect(lists).toEqual([]);
  });
});
