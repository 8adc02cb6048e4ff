// @vitest-environment jsdom
import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { runInNewContext } from 'node:vm';
import { describe, expect, it } from 'vitest';
import { lacksCookiesOrStorage } from '../../../src/adapters/system/browser-storage.ts';

const tab = { getItem: () => null };
const browser = (cookieEnabled: boolean, sessionStorage: () => typeof tab) => ({
  navigator: { cookieEnabled },
  get sessionStorage() {
    return sessionStorage();
  },
});
const refuses = (): never => {
  throw new DOMException('denied', 'SecurityError');
};

describe('a browser', () => {
  it.each([
    ['with both', browser(true, () => tab), false],
    ['without cookies', browser(false, () => tab), true],
    ['that refuses the memory of a tab', browser(true, refuses), true],
  ])('%s lacks: %#', (_name, asked, lacks) => {
    expect(lacksCookiesOrStorage(asked)).toBe(lacks);
  });

  it('E-54: without support for modules shows instructions in place of the portal', async () => {
    const [page, script] = await Promise.all(
      ['index.html', 'public/browser-lacks.js'].map(async (file) => readFile(resolve(file), 'utf8')),
    );
    document.documentElement.innerHTML = page ?? '';
    const notice = document.getElementById('browser-lacks');
    expect([notice?.hidden, document.querySelector('script[nomodule]')?.getAttribute('src')]).toEqual([
      true,
      '/browser-lacks.js',
    ]);
    runInNewContext(script ?? '', { document });
    expect([
      notice?.hidden,
      notice?.textContent.includes('当前浏览器的版本过低，或停用了 Cookie 与本地存储，门户不能在其中工作。'),
      document.getElementById('root')?.style.display,
    ]).toEqual([false, true, 'none']);
  });
});
