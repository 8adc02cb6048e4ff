import { describe, expect, it } from 'vitest';

import { standards } from '../../server/seed/evidence/standards.ts';
import { message, word } from '../../src/words/catalogue.ts';
import type { Catalogue } from '../../src/words/catalogue.ts';
import { en, everyArea, zhCN } from '../../features/support/every-word.ts';
import { loadCatalogue } from '../../src/words/load-catalogue.ts';
import { localeAtStart } from '../../src/words/locale-at-start.ts';
import { chooseLocale, locales } from '../../src/words/locale.ts';
import { viewerWords } from '../../src/words/areas/viewer.ts';

const areas = import.meta.glob<Record<string, Record<string, unknown>>>(
  [
    '../../src/words/zh-CN/**/*.ts',
    '!**/sandbox/**',
    '!**/base.ts',
    '!**/evidence/evidence.ts',
    '!**/evidence/evidence-work.ts',
    '!**/entry/ways-in.ts',
    '!**/member.ts',
  ],
  { eager: true },
);

const screens = import.meta.glob<string>(['../../src/views/**/*.tsx', '../../src/sandbox/**/*.tsx'], {
  eager: true,
  query: '?raw',
  import: 'default',
});

describe('the words', () => {
  it('alone say how days are written: no screen draws a day by digits of its own', () => {
    expect(Object.keys(screens).length).toBeGreaterThan(100);
    const own = Object.entries(screens).filter(([, text]) =>
      /\b(?:plainDate|shortDate|dateTimeShort|toLocale\w+)\(/.test(text),
    );
    expect(own.map(([path]) => path)).toEqual([]);
  });

  it('say a plain text and a text with values', () => {
    expect(word(zhCN, message('dialogs.success'))).toBe('操作成功');
    expect(word(zhCN, message('dialogs.code', { code: '018000316' }))).toBe('错误代码：018000316');
    expect(word(en, message('common.errors-title', { count: 1 }))).toBe('1 entry needs your attention');
    expect(word(en, message('common.errors-title', { count: 1284 }))).toBe('1,284 entries need your attention');
  });

  it.each([
    [message('detail.mend', { items: 1 }), 'Correct the returned item'],
    [message('detail.mend', { items: 2 }), 'Correct the 2 returned items'],
    [message('detail.mend-title', { items: 1 }), '1 item to correct:'],
    [message('detail.mend-rest', { passed: 1, waiting: 0 }), 'The other one has passed and needs nothing more.'],
    [
      message('detail.mend-rest', { passed: 1, waiting: 2 }),
      '1 has passed and needs nothing more. Another 2 wait to be reviewed.',
    ],
    [message('detail.mend-rest', { passed: 0, waiting: 1 }), '1 waits to be reviewed.'],
    [message('detail.materials-count', { count: 9, items: 1 }), '9 items, 1 returned'],
    [message('detail.since-days', { days: 1 }), 'waiting 1 day'],
    [message('detail.files-count', { count: 1 }), '1 file'],
    [message('detail.history-count', { count: 1 }), 'Full history (1 entry)'],
    [message('package-status.mine-returned', { items: 1 }), 'You have 1 item to correct.'],
    [message('package-status.mine-returned', { items: 0 }), 'You have corrections to make.'],
    [
      message('package-status.late', {
        stage: 'first-review',
        today: '2026-11-21',
        since: undefined,
        due: '2026-11-18',
        days: 1,
      }),
      'First review: this was due by 18 Nov 2026 and is 1 working day overdue.',
    ],
    [
      message('package-status.late', {
        stage: 'first-review',
        today: '2026-11-21',
        since: undefined,
        due: '2026-11-18',
        days: undefined,
      }),
      'First review: this was due by 18 Nov 2026 and is now overdue.',
    ],
    [
      message('materials.unarrived', { count: 1 }),
      '1 file in other stages did not finish uploading. Please choose it again there:',
    ],
    [message('materials.waiting-more', { count: 1 }), '1 more file is waiting'],
    [message('materials.waiting-cancel', { count: 1 }), 'Cancel the waiting file'],
    [message('materials.remove-several-title', { count: 1 }), 'Remove this document?'],
    [
      message('check.under-way', { count: 1 }),
      '1 file is still uploading. Nothing can be submitted before it has arrived.',
    ],
    [message('check.conflict-incomplete', { count: 2 }), '2 items are still incomplete.'],
  ])('count in English as one speaks: %j', (said, words) => {
    expect(word(en, said)).toBe(words);
  });

  it('hold every key of every area once, each key beginning with the name of its area', () => {
    const keys = Object.entries(areas).flatMap(([path, module]) => {
      const area = path.replace(/^.*\/|\.ts$/g, '');
      const own = Object.values(module).flatMap((words) => Object.keys(words));
      expect(own.filter((key) => !key.startsWith(`${area}.`))).toEqual([]);
      return own;
    });
    expect(keys.toSorted()).toEqual(Object.keys(zhCN).toSorted());
  });

  it.each(locales)(
    'come in %s with the areas that are asked for, and without them only what is said everywhere',
    async (locale) => {
      const [base, withViewer, all] = [
        await loadCatalogue(locale),
        await loadCatalogue(locale, [viewerWords]),
        await loadCatalogue(locale, everyArea),
      ];
      expect([
        Object.hasOwn(base, 'common.retry'),
        Object.hasOwn(base, 'packages.title'),
        Object.hasOwn(base, 'viewer.offline'),
      ]).toEqual([true, false, false]);
      expect([Object.hasOwn(withViewer, 'packages.title'), Object.hasOwn(withViewer, 'viewer.offline')]).toEqual([
        false,
        true,
      ]);
      expect(Object.keys(all).toSorted()).toEqual(Object.keys(zhCN).toSorted());
    },
  );

  it('are the same keys in English, none left in Chinese', () => {
    expect(Object.keys(en).toSorted()).toEqual(Object.keys(zhCN).toSorted());
    const chinese = Object.entries(en).filter(([, text]) => typeof text === 'string' && /\p{Script=Han}/u.test(text));
    expect(chinese).toEqual([]);
  });

  it.each([
    ['materials.name', '融资申请授权书', 'Financing authorisation letter'],
    ['materials.name', '发票', 'Invoice'],
    ['materials.name', '长屿专用确认书', '长屿专用确认书'],
    ['detail.named', '收款账户变更函', 'Collection account change letter'],
    ['check.material-missing', '贸易合同', 'Missing: Trade contract'],
    [
      'check.platform-returned',
      '其他补充资料',
      'The platform says: Other supporting documents has not been corrected since it was returned',
    ],
  ] as const)('%s calls %s in English %s, and in Chinese as the funder does', (key, name, words) => {
    expect(word(en, message(key, { name }))).toBe(words);
    expect(word(zhCN, message(key, { name }))).toContain(name);
  });

  it('know an English name for everything that the demo world’s funders ask for', () => {
    const names = new Set(standards.flatMap((standard) => standard.categories.map((category) => category.name)));
    expect(names.size).toBeGreaterThan(3);
    expect([...names].filter((name) => /\p{Script=Han}/u.test(word(en, message('materials.name', { name }))))).toEqual(
      [],
    );
  });

  it('load one language at a time', async () => {
    const loaded: Catalogue = await loadCatalogue('en');
    expect(loaded['common.retry']).toBe('Try again');
  });
});

describe('the language', () => {
  it.each([
    [['en-GB', 'zh-CN'], 'en'],
    [['zh-TW'], 'zh-CN'],
    [['fr', 'en'], 'en'],
    [['fr'], 'zh-CN'],
    [[undefined, null, 'EN'], 'en'],
    [[], 'zh-CN'],
  ] as const)('of someone who wishes %j is %s', (wishes, locale) => {
    expect(chooseLocale(wishes)).toBe(locale);
  });

  it.each([
    ['/cv3/?lang=en', 'zh-CN', 'en', true, '/cv3/'],
    ['/cv3/login/login?from=%2Fa%3Fq%3D1&lang=en', undefined, 'en', true, '/cv3/login/login?from=%2Fa%3Fq%3D1'],
    [
      '/cv3/credit/finance-data/index/finance?lang=zh-CN&page=2',
      'en',
      'zh-CN',
      true,
      '/cv3/credit/finance-data/index/finance?page=2',
    ],
    ['/cv3/?lang=fr', 'en', 'en', false, '/cv3/'],
    ['/cv3/', 'en', 'en', false, '/cv3/'],
    ['/cv3/', undefined, 'zh-CN', false, '/cv3/'],
  ] as const)(
    'that the portal begins in at %s, where %s was chosen before, is %s',
    (address, kept, locale, asked, after) => {
      expect(localeAtStart({ address: `https://portal.example${address}`, kept, languages: ['fr-FR'] })).toEqual({
        locale,
        asked,
        address: after,
      });
    },
  );
});
