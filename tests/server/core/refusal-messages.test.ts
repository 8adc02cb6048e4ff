import { expect, it } from 'vitest';
import type { ServerLocale } from '../../../server/core/server-locale.ts';
import { refusalMessage } from '../../../server/core/refusal-messages.ts';
import { Refusal, type RefusalValues } from '../../../server/core/refusal.ts';
import { refusalCodes, type RefusalCode } from '../../../src/contract/codes.ts';

it.each<[RefusalCode, RefusalValues, ServerLocale, string]>([
  ['SIGN_IN_LOCKED', { minutes: 15 }, 'en', 'Too many failed attempts: try again in 15 minutes'],
  ['ALREADY_PACKAGED', { number: 'RX-1', docDatumId: 'DD-1' }, 'zh-CN', 'RX-1 已在资料包 DD-1 中'],
  ['FILE_EXTENSION', { allowed: ['jpg', 'pdf'] }, 'en', 'Only jpg, pdf are accepted'],
  ['FILE_EXTENSION', { allowed: ['jpg', 'pdf'] }, 'zh-CN', '只接受 jpg、pdf'],
  [
    'FILE_ACTIVE',
    { what: 'script' },
    'en',
    'The file contains executable or hidden content (a script): save it without that and upload it again',
  ],
  [
    'FILE_ACTIVE',
    { what: 'script' },
    'zh-CN',
    '文件中含有可执行或隐藏的内容（脚本），请另存为不含这些内容的文件后上传',
  ],
  [
    'FILE_ACTIVE',
    { what: 'constructor' },
    'zh-CN',
    '文件中含有可执行或隐藏的内容（constructor），请另存为不含这些内容的文件后上传',
  ],
  ['FILE_INFECTED', { threat: 'script' }, 'en', 'The file contains a virus (script) and was not accepted'],
  ['ITEM_CHANGED', {}, 'zh-CN', '刚刚修改了这份资料'],
])('%s with %j says in %s: %s', (code, values, locale, message) => {
  expect(refusalMessage(new Refusal(code, values), locale)).toBe(message);
});

it.each(refusalCodes)('%s has a message without unfilled placeholders', (code) => {
  for (const locale of ['zh-CN', 'en'] as const)
    expect(refusalMessage(new Refusal(code), locale)).not.toMatch(/[{}]|undefined/u);
});
