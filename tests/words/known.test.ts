import { describe, expect, it } from 'vitest';
import { word, message } from '../../src/words/catalogue.ts';
import { en } from '../../src/words/en.ts';
import { zhCN } from '../../src/words/zh-CN.ts';

const at = Date.parse('2026-11-21T02:00:00Z');

describe('where an account is open elsewhere', () => {
  it.each([
    [{ place: 'internal', network: '', browser: 'Edge', system: 'Windows' }, '在另一处登录（Edge · Windows，内部网络），本次登录已退出', '(Edge on Windows, internal network), so'],
    [{ place: 'unknown', network: '', browser: '', system: 'macOS' }, '在另一处登录（macOS），本次登录已退出', '(macOS), so'],
    [{ place: 'elsewhere', network: '203.0.113.*', browser: '', system: '' }, '在另一处登录（网络 203.0.113.*），本次登录已退出', '(network 203.0.113.*), so'],
    [{ place: 'unknown', network: '', browser: '', system: '' }, '在另一处登录，本次登录已退出', '10:00, so'],
  ] as const)('is said as far as it is known: %o', (from, chinese, english) => {
    const said = message('sign-in.session-replaced-by', { at, ...from });
    expect(word(zhCN, said)).toContain(chinese);
    expect(word(en, said)).toContain(english);
  });
});
