import { expect, it } from 'vitest';
import { guidanceTexts } from '../../../../server/core/home/guidance-texts.ts';
import { guidanceWays } from '../../../../server/core/home/guidance-ways.ts';
import { guidanceTypes, guidanceTypesOf } from '../../../../src/domain/home/guidance.ts';
import { Asker } from '../../../builders/asker.ts';
import { demoBackEnd } from '../../../builders/desks.ts';

async function asked(types: unknown): Promise<unknown> {
  const asker = new Asker(await demoBackEnd());
  await asker.signIn('zhousiyuan');
  return (await asker.ask('guidances', types === undefined ? {} : { types })).code;
}

it.each<[unknown]>([
  [undefined],
  [''],
  ['0'],
  ['11'],
  ['1.5'],
  ['-1'],
  ['1..10'],
  ['__proto__'],
  ['constructor'],
  [' 1'],
  ['1e0'],
  [['1', '12']],
  [{ 1: 1 }],
  [null],
  ['1,'.repeat(12)],
  [Array.from({ length: 11 }, () => '1')],
])('the guidance refuses the types %j', async (types) => {
  expect(await asked(types)).toBe('REQUEST_INVALID');
});

it('the guidance answers several types at once, with each link once', async () => {
  const asker = new Asker(await demoBackEnd());
  await asker.signIn('zhousiyuan');
  const links = await asker.given<readonly { readonly id: string }[]>('guidances', { types: guidanceTypes.join(',') });
  expect(new Set(links.map(({ id }) => id)).size).toBe(links.length);
  expect(await asker.given('guidances', { types: '3,3' })).toEqual(links.filter(({ id }) => id.startsWith('3-')));
});

it('the guidance has the paths of document 1: 17 of credits, 14 of receivables, 6 of guarantees', () => {
  const paths = new Set(guidanceTypes.flatMap((type) => guidanceWays[type].map(([, path]) => path)));
  expect(
    ['credit', 'receivable', 'gpc'].map((area) => [...paths].filter((path) => path.startsWith(`/${area}/`)).length),
  ).toEqual([17, 14, 6]);
  expect(paths.size).toBe(37);
});

it('the guidance has a unique title for each link of a type in both languages', () => {
  for (const texts of [guidanceTexts['zh-CN'], guidanceTexts.en]) {
    for (const type of guidanceTypes) {
      const titles = guidanceWays[type].map(([action]) => texts[action]);
      expect([new Set(titles).size, titles.every((title) => title.length > 1)]).toEqual([titles.length, true]);
    }
  }
});

it.each([
  ['ROLE_CORE_OPERATOR', [1, 5, 9]],
  ['ROLE_CORE_DIRECTOR', [2, 6, 10]],
  ['ROLE_CORP_OPERATOR', [3, 7, 9]],
  ['ROLE_CORP_DIRECTOR', [4, 8, 10]],
  ['ROLE_CORP_DEFAULT', []],
  ['CORE_FINAL_REVIEW', []],
  ['CORP_MANAGER', []],
  ['ROLE_CORP_QUERY', []],
  ['', []],
  ['__proto__', []],
])('the role %s has the guidance types %j', (role, types) => {
  expect(guidanceTypesOf(role)).toEqual(types);
});
