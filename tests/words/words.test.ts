import { describe, expect, it } from 'vitest';

import { message, word } from '../../src/words/catalogue.ts';
import type { Catalogue } from '../../src/words/catalogue.ts';
import { en } from '../../src/words/en.ts';
import { loadCatalogue } from '../../src/words/load-catalogue.ts';
import { chooseLocale } from '../../src/words/locale.ts';
import { zhCN } from '../../src/words/zh-CN.ts';

const areas = import.meta.glob<Record<string, Record<string, unknown>>>(['../../src/words/zh-CN/*.ts', '!**/sandbox.ts'], { eager: true });

describe('the words', () => {
  it('say a plain text and a text with values', () => {
    expect(word(zhCN, message('dialogs.success'))).toBe('操作成功');
    expect(word(zhCN, message('dialogs.code', { code: '018000316' }))).toBe('错误代码：018000316');
    expect(word(en, message('common.errors-title', { count: 1 }))).toBe('1 entry needs your attention');
    expect(word(en, message('common.errors-title', { count: 1284 }))).toBe('1,284 entries need your attention');
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

  it('are the same keys in English, none left in Chinese', () => {
    expect(Object.keys(en).toSorted()).toEqual(Object.keys(zhCN).toSorted());
    const chinese = Object.entries(en).filter(([, text]) => typeof text === 'string' && /\p{Script=Han}/u.test(text));
    expect(chinese).toEqual([]);
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
});
