import { describe, expect, it } from 'vitest';
import { mailAddress } from '../../../src/domain/account/shared/mail-address.ts';
import { maskMail } from '../../../src/domain/identity/masked.ts';
import { isTitleMailable } from '../../../src/domain/messages/shared/message-alerts.ts';

describe('a mail address', () => {
  it.each([
    ['zhou@yanzhou.example', 'zhou@yanzhou.example'],
    ['  Zhou.Si+pkg@YanZhou.Example ', 'Zhou.Si+pkg@yanzhou.example'],
    ['a@b.cn', 'a@b.cn'],
    ['ｚｈｏｕ＠yanzhou.example', 'zhou@yanzhou.example'],
    [`${'a'.repeat(64)}@b.example`, `${'a'.repeat(64)}@b.example`],
  ])('is read from %j', (typed, address) => expect(mailAddress(typed)).toBe(address));

  it.each([
    '',
    '@',
    'zhou',
    'zhou@',
    '@yanzhou.example',
    'zhou@yanzhou',
    'zhou@@yanzhou.example',
    'zhou@yan zhou.example',
    'zhou@-yanzhou.example',
    'zhou@yanzhou-.example',
    'zhou@yanzhou..example',
    '.zhou@yanzhou.example',
    'zhou.@yanzhou.example',
    'zh..ou@yanzhou.example',
    'zhou@127.0.0.1',
    'zhou@[127.0.0.1]',
    '"zhou"@yanzhou.example',
    'Zhou <zhou@yanzhou.example>',
    'a@b.example,c@d.example',
    'a@b.example;c@d.example',
    'zhou@yanzhou.example\r\nBcc: x@y.example',
    `${'a'.repeat(65)}@b.example`,
    `a@${'b.'.repeat(130)}example`,
  ])('is refused in %j', (typed) => expect(mailAddress(typed)).toBeUndefined());

  it.each([
    ['zhou@yanzhou.example', 'z***@yanzhou.example'],
    ['zs@b.cn', 'z***@b.cn'],
    ['z@b.cn', '******'],
    ['', ''],
  ])('%j is shown masked', (address, masked) => expect(maskMail(address)).toBe(masked));
});

describe('a message title sent by mail', () => {
  it.each<readonly [string, Readonly<Record<string, string>>, boolean]>([
    ['资料包退回 1 项', { count: '1', party: '启衡重工' }, true],
    ['资料包退回 120 项', { count: '120' }, true],
    ['长屿银行已放款', { funder: '长屿银行' }, false],
    ['周思远提交了资料包', { by: '周思远' }, false],
    ['已放款 1,200.00', {}, false],
    ['已放款 ¥12', {}, false],
    ['资料包 90 天没有处理', { by: '' }, true],
    ['合同 HT-2026-001 到期', { number: 'HT-2026-001' }, false],
  ])('%j with %j is permitted: %j', (title, values, may) => expect(isTitleMailable(title, values)).toBe(may));
});
