import { describe, expect, it } from 'vitest';
import {
  countOrganisations,
  deepestLevel,
  filterTree,
  organisationTree,
  organisationsInOrder,
  organisationsWithin,
  type InnerOrganisation,
  type OrganisationBranch,
} from '../../../src/domain/parties/inner-organisation.ts';

const organisation = (id: string, parentId = '', more: Partial<InnerOrganisation> = {}): InnerOrganisation => ({
  id,
  code: `C${id}`,
  name: `组织${id}`,
  level: 1,
  parentId,
  state: 'active',
  products: [],
  ...more,
});

/** `1(11,12(121)),2` */
const drawn = (tree: readonly OrganisationBranch[]): string =>
  tree.map(({ organisation: { id }, below }) => (below.length === 0 ? id : `${id}(${drawn(below)})`)).join(',');

describe('the tree of a group', () => {
  it.each([
    ['no organisations', [], ''],
    [
      'children before their parents, by code',
      [organisation('12', '1'), organisation('2'), organisation('11', '1'), organisation('1')],
      '1(11,12),2',
    ],
    ['an unknown parent', [organisation('5', '9'), organisation('51', '5')], '5(51)'],
    ['an organisation below itself', [organisation('1', '1'), organisation('2')], '2,1'],
    [
      'a ring, placed below its first organisation',
      [organisation('1', '3'), organisation('2', '1'), organisation('3', '2'), organisation('0')],
      '0,1(2(3))',
    ],
  ] as const)('is built from %s', (_what, given, expected) => {
    const tree = organisationTree(given);
    expect(drawn(tree)).toBe(expected);
    expect(countOrganisations(tree)).toBe(given.length);
  });

  const depthOf = (tree: readonly OrganisationBranch[]): number =>
    Math.max(0, ...tree.map(({ below }) => 1 + depthOf(below)));

  it('is cut to the deepest level without losing an organisation', () => {
    const chain = Array.from({ length: 20_000 }, (_, at) => organisation(String(at), at === 0 ? '' : String(at - 1)));
    const tree = organisationTree(chain);
    expect([depthOf(tree), countOrganisations(tree)]).toEqual([deepestLevel, chain.length]);
  });

  const tree = organisationTree([
    organisation('1', '', { name: '装备制造事业部', code: 'QH01' }),
    organisation('11', '1', { name: '铸锻分厂', code: 'QH0101' }),
    organisation('12', '1', { name: '总装分厂', code: 'QH0102' }),
    organisation('2', '', { name: '采购中心', code: 'QH02' }),
  ]);

  it.each([
    ['', '1(11,12),2'],
    ['  ', '1(11,12),2'],
    ['总装', '1(12)'],
    ['qh02', '2'],
    ['ＱＨ０１０１', '1(11)'],
    ['事业部', '1(11,12)'],
    ['无', ''],
  ])('is filtered by "%s"', (asked, expected) => {
    expect(drawn(filterTree(tree, asked))).toBe(expected);
  });
});

describe('an organisation with those below it', () => {
  const within = (id: string, ...organisations: readonly InnerOrganisation[]): readonly string[] =>
    [...organisationsWithin(organisations, id)].toSorted();

  it.each([
    ['an unknown one', '9', [organisation('1')], []],
    ['no id', '', [organisation('1')], []],
    ['one without lower ones', '2', [organisation('1'), organisation('2')], ['2']],
    [
      'one with lower ones of several levels',
      '1',
      [organisation('111', '11'), organisation('11', '1'), organisation('1'), organisation('2')],
      ['1', '11', '111'],
    ],
    ['one of a cycle', '1', [organisation('1', '2'), organisation('2', '1'), organisation('3')], ['1', '2']],
    ['one that is called as a property of objects', '__proto__', [organisation('constructor')], []],
  ])('%s', (_what, id, organisations, ids) => {
    expect(within(id, ...organisations)).toEqual(ids);
  });

  it('is listed in the order of the tree, with its depth', () => {
    const tree = organisationTree([
      organisation('2'),
      organisation('12', '1'),
      organisation('1'),
      organisation('11', '1'),
    ]);
    expect(organisationsInOrder(tree).map(({ organisation: { id }, depth }) => [id, depth])).toEqual([
      ['1', 0],
      ['11', 1],
      ['12', 1],
      ['2', 0],
    ]);
  });
});
