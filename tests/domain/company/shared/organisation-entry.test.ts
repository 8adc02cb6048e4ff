import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  changeBar,
  maxOrganisationCodeCharacters,
  maxOrganisationNameCharacters,
  createBar,
  createProblems,
  maxOrganisations,
  moveProblems,
  normaliseOrganisation,
  organisationCodeKey,
  placeBar,
  renameProblems,
  reopenBar,
  closeBar,
  withLevels,
  type ManagedOrganisation,
} from '../../../../src/domain/company/shared/organisation-entry.ts';
import { deepestLevel, organisationsWithin } from '../../../../src/domain/parties/inner-organisation.ts';

const organisation = (id: string, parentId = '', more: Partial<ManagedOrganisation> = {}): ManagedOrganisation => ({
  id,
  code: `QH-${id}`,
  name: `组织${id}`,
  parentId,
  stopped: false,
  version: 3,
  ...more,
});

/** Each organisation is below the one before. */
const chain = (length: number): readonly ManagedOrganisation[] =>
  Array.from({ length }, (_, index) => organisation(`${index + 1}`, index === 0 ? '' : `${index}`));

const all = [
  organisation('1'),
  organisation('11', '1'),
  organisation('111', '11', { stopped: true }),
  organisation('2'),
  organisation('3', '', { stopped: true }),
  organisation('31', '3', { stopped: true }),
];
const known = (id: string, among: readonly ManagedOrganisation[] = all): ManagedOrganisation => {
  const found = among.find((each) => each.id === id);
  if (!found) throw new Error(`No organisation ${id}`);
  return found;
};
const entry = { code: 'QH04', name: '物流中心', parentId: '' };

describe('a new organisation', () => {
  it.each([
    ['is right with a code and a name', {}, {}],
    ['is right below an active one', { parentId: '11' }, {}],
    ['has a code and a name', { code: '', name: '' }, { code: 'missing', name: 'missing' }],
    ['has a code within its length', { code: 'Q'.repeat(maxOrganisationCodeCharacters) }, {}],
    ['has no longer code', { code: 'Q'.repeat(maxOrganisationCodeCharacters + 1) }, { code: 'too-long' }],
    ['has a code without blanks', { code: 'QH 04' }, { code: 'form' }],
    ['has a code with a letter or digit', { code: '-\u0301' }, { code: 'form' }],
    ['has a name within its length', { name: '厂'.repeat(maxOrganisationNameCharacters) }, {}],
    ['has a name counted in characters', { name: '𠮷'.repeat(maxOrganisationNameCharacters) }, {}],
    ['has no longer name', { name: '厂'.repeat(maxOrganisationNameCharacters + 1) }, { name: 'too-long' }],
    ['has a name with a letter or digit', { name: '——' }, { name: 'form' }],
    ['has a code of its own', { code: 'QH-111' }, { code: 'taken' }],
    ['has a code that differs by more than case', { code: 'qh-2' }, { code: 'taken' }],
    ['lies below a known organisation', { parentId: '9' }, { parentId: 'gone' }],
    ['lies below an active organisation', { parentId: '3' }, { parentId: 'stopped' }],
  ] as const)('%s', (_rule, change, problems) => {
    expect(createProblems(normaliseOrganisation({ ...entry, ...change }), all)).toEqual(problems);
  });

  it.each([
    ['full width', 'ＱＨ-２'],
    ['an unseen sign', 'QH\u200b-2'],
    ['blanks around it', ' QH-2\u3000'],
    ['a mark of direction and case', '\u202eqH-2'],
  ])('has no code that differs from another by %s', (_by, code) => {
    expect(createProblems(normaliseOrganisation({ ...entry, code }), all)).toEqual({ code: 'taken' });
  });

  it('is stored without unseen signs, with single blanks in its name', () => {
    expect(normaliseOrganisation({ code: ' Ｑ\u200bH04 ', name: ' 物流\u2028\u200b 中心 ', parentId: '1' })).toEqual({
      code: 'QH04',
      name: '物流 中心',
      parentId: '1',
    });
  });

  it('is at most on the deepest level', () => {
    const deep = chain(deepestLevel);
    const below = (level: number) => createProblems({ ...entry, parentId: `${level}` }, deep);
    expect([below(deepestLevel - 1), below(deepestLevel)]).toEqual([{}, { parentId: 'too-deep' }]);
  });

  it('is one of a limited number', () => {
    const many = Array.from({ length: maxOrganisations }, (_, index) => organisation(`${index}`));
    expect([createBar(many.slice(1)), createBar(many)]).toEqual([undefined, 'full']);
  });
});

describe('the code of an organisation', () => {
  it('is compared the same way after it was stored', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (code) => {
        expect(organisationCodeKey(normaliseOrganisation({ ...entry, code }).code)).toBe(organisationCodeKey(code));
      }),
    );
  });

  it.each([
    ['straße', 'STRASSE'],
    ['ς1', 'Σ1'],
  ])('%s is %s', (one, other) => expect(organisationCodeKey(one)).toBe(organisationCodeKey(other)));
});

describe('a new name', () => {
  it.each([
    ['新名称', {}],
    ['', { name: 'missing' }],
    ['组织1', { name: 'same' }],
  ])('%s', (name, problems) => expect(renameProblems(known('1'), name)).toEqual(problems));
});

describe('another place in the tree', () => {
  it.each([
    ['11', '2', {}],
    ['11', '', {}],
    ['2', '11', {}],
    ['11', '1', { parentId: 'same' }],
    ['1', '1', { parentId: 'below-itself' }],
    ['1', '11', { parentId: 'below-itself' }],
    ['2', '3', { parentId: 'stopped' }],
    ['2', '9', { parentId: 'gone' }],
  ] as const)('of %s below “%s”', (id, parentId, problems) =>
    expect(moveProblems(known(id), parentId, all)).toEqual(problems),
  );

  it('leaves room for those below it', () => {
    const deep = [...chain(deepestLevel - 2), organisation('A'), organisation('B', 'A'), organisation('C', 'B')];
    const move = (level: number) => moveProblems(known('A', deep), `${level}`, deep);
    expect([move(deepestLevel - 3), move(deepestLevel - 2)]).toEqual([{}, { parentId: 'too-deep' }]);
  });

  it('never makes a circle nor a tree that is too deep, whatever is moved', () => {
    const places = fc.array(fc.tuple(fc.nat(59), fc.nat(60)), { maxLength: 200 });
    fc.assert(
      fc.property(places, (moves) => {
        let tree: readonly ManagedOrganisation[] = Array.from({ length: 60 }, (_, index) => organisation(`${index}`));
        for (const [moved, below] of moves) {
          const parentId = below === 60 ? '' : `${below}`;
          const target = known(`${moved}`, tree);
          if (Object.keys(moveProblems(target, parentId, tree)).length > 0) continue;
          tree = tree.map((each) => (each.id === target.id ? { ...each, parentId } : each));
        }
        const tops = tree.filter(({ parentId }) => parentId === '');
        const reached = tops.flatMap(({ id }) => [...organisationsWithin(tree, id)]);
        expect(reached).toHaveLength(tree.length);
        const levels = new Map(withLevels(tree).map(({ id, level }) => [id, level]));
        for (const { id, parentId } of tree) expect(levels.get(id)).toBe((levels.get(parentId) ?? 0) + 1);
        expect(Math.max(...levels.values())).toBeLessThanOrEqual(deepestLevel);
      }),
      { numRuns: 50 },
    );
  });
});

describe('renaming and moving', () => {
  it.each([
    ['an active organisation as it was read', '1', 3, undefined],
    ['one that somebody changed meanwhile', '1', 2, 'changed'],
    ['one that is stopped', '3', 3, 'stopped'],
  ] as const)('%s', (_what, id, version, bar) => expect(changeBar(known(id), version)).toBe(bar));
});

describe('stopping', () => {
  const uses = { holding: new Set(['111']), authorised: new Set(['2']) };
  const none = { holding: new Set<string>(), authorised: new Set<string>() };

  it.each([
    ['one that nothing needs', '2', none, 3, undefined],
    ['one whose lower ones are stopped', '11', none, 3, undefined],
    ['one that somebody changed meanwhile', '2', none, 4, 'changed'],
    ['one that is stopped', '3', none, 3, 'stopped'],
    ['one above an active one', '1', none, 3, 'children'],
    ['one above what has holdings', '11', uses, 3, 'holds'],
    ['one that an authorisation names', '2', uses, 3, 'authorised'],
  ] as const)('%s', (_what, id, used, version, bar) => expect(closeBar(known(id), all, used, version)).toBe(bar));
});

describe('opening again', () => {
  it.each([
    ['a stopped one', '3', 3, undefined],
    ['one below an active one', '111', 3, undefined],
    ['one below a stopped one', '31', 3, 'parent-stopped'],
    ['one that is active', '1', 3, 'working'],
    ['one that somebody changed meanwhile', '3', 1, 'changed'],
  ] as const)('%s', (_what, id, version, bar) => expect(reopenBar(known(id), all, version)).toBe(bar));
});

describe('the place of a person', () => {
  const person = { institution: '江北项目部', organisationId: '1' };

  it.each([
    ['becomes another organisation', person, '2', '1', undefined],
    ['becomes none', person, '', '1', undefined],
    ['begins', { ...person, organisationId: '' }, '2', '', undefined],
    ['does not change for the company’s own people', { ...person, institution: '' }, '2', '1', 'own-people'],
    ['does not change once somebody else changed it', person, '2', '', 'changed'],
    ['does not become what it is', person, '1', '1', 'same'],
    ['does not stay none', { ...person, organisationId: '' }, '', '', 'same'],
    ['does not become a stopped organisation', person, '3', '1', 'stopped'],
  ] as const)('%s', (_what, who, id, read, bar) =>
    expect(
      placeBar(
        who,
        all.find((each) => each.id === id),
        read,
      ),
    ).toBe(bar),
  );
});
