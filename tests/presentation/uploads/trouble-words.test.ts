import { describe, expect, it } from 'vitest';
import { PortFault } from '../../../src/application/ports/port-fault.ts';
import { failureOf } from '../../../src/presentation/shared/failure.ts';
import { asksService, troubleWords } from '../../../src/presentation/uploads/trouble-words.ts';
import type { UploadTrouble } from '../../../src/presentation/uploads/upload-trouble.ts';
import { message, word, type Message } from '../../../src/words/catalogue.ts';
import { zhCN } from '../../../features/support/every-word.ts';

const said = (words: string) => ({ key: 'refusals.server-said', values: { words } });

describe('the platform’s own text', () => {
  it('is shown for an upload with an unknown code, and for a missing form', () => {
    const failure = failureOf(new PortFault('refused', { code: '018000123', serverMessage: '该文件涉及敏感信息' }));
    expect(troubleWords({ because: 'failed', failure })).toEqual(said('该文件涉及敏感信息'));
    expect(troubleWords({ because: 'no-upload-form', message: '上传服务维护中' })).toEqual(said('上传服务维护中'));
  });

  it('is shown for a fault whose code has no words in the portal, and only then', () => {
    expect(
      failureOf(new PortFault('forbidden', { code: 'XSRF_INVALID', serverMessage: '页面已失效，请刷新后重试' })).what,
    ).toEqual(said('页面已失效，请刷新后重试'));
    expect(failureOf(new PortFault('forbidden', { code: 'NOT_PERMITTED', serverMessage: 'no' })).what).toEqual({
      key: 'refusals.forbidden',
    });
    expect(failureOf(new PortFault('offline')).what).toEqual({ key: 'refusals.network' });
  });

  it.each([
    ['PACKAGE_EMPTY', 'package-empty'],
    ['TOO_MANY_FILES', 'too-many-files'],
    ['FILE_TWICE', 'file-twice'],
  ] as const)('is replaced by the portal’s for %s, which says what to do next', (code, key) => {
    expect(failureOf(new PortFault('refused', { code, serverMessage: 'no' })).what).toEqual({ key: `refusals.${key}` });
  });

  it('is replaced by the portal’s when the store’s failure has a name', () => {
    for (const because of ['store-away', 'store-full', 'store-refused', 'store-fault'] as const)
      expect(troubleWords({ because })).toEqual({ key: `refusals.${because}` });
    expect(troubleWords({ because: 'active-content', what: 'JavaScript' })).toEqual({
      key: 'refusals.file-active',
      values: { what: 'JavaScript' },
    });
  });
});

it.each([
  ['store-away', true],
  ['store-full', true],
  ['store-read-only', true],
  ['store-refused', true],
  ['store-fault', true],
  ['callback-failed', true],
  ['empty-file', false],
  ['infected', false],
] as const)('the trouble %s leads to the online consultation: %s (F-156)', (because, isConsulted) => {
  const trouble: UploadTrouble = { because };
  expect(asksService(trouble)).toBe(isConsulted);
  expect(/点击在线咨询并截图发给客服/u.test(word(zhCN, troubleWords(trouble)))).toBe(isConsulted);
});

describe('the reason of a failed upload', () => {
  it.each<[UploadTrouble, Message]>([
    [{ because: 'extension-not-allowed', allowed: ['pdf'] }, message('refusals.file-extension', { allowed: ['pdf'] })],
    [{ because: 'too-large', limitMegabytes: 5 }, message('refusals.file-too-large', { megabytes: 5 })],
    [{ because: 'empty-file' }, message('refusals.file-empty')],
    [{ because: 'wrong-content' }, message('refusals.file-content')],
    [{ because: 'encrypted' }, message('refusals.file-encrypted')],
    [{ because: 'unreadable' }, message('refusals.file-unreadable')],
    [{ because: 'check-timed-out' }, message('refusals.file-check-timed-out')],
    [{ because: 'too-many-pixels' }, message('refusals.file-pixels')],
    [{ because: 'damaged-on-the-way' }, message('refusals.file-damaged')],
    [{ because: 'file-missing' }, message('refusals.file-damaged')],
    [{ because: 'bad-name', most: 255 }, message('refusals.file-name', { most: 255 })],
    [{ because: 'active-content', what: 'script' }, message('refusals.file-active', { what: 'script' })],
    [{ because: 'infected' }, message('refusals.file-infected')],
    [{ because: 'not-scanned' }, message('refusals.file-not-scanned')],
    [{ because: 'too-many-uploads' }, message('refusals.too-many-uploads')],
    [{ because: 'being-checked' }, message('refusals.file-being-checked')],
    [{ because: 'store-away' }, message('refusals.store-away')],
    [{ because: 'store-full' }, message('refusals.store-full')],
    [{ because: 'store-read-only' }, message('refusals.store-read-only')],
    [{ because: 'store-refused' }, message('refusals.store-refused')],
    [{ because: 'store-fault' }, message('refusals.store-fault')],
    [{ because: 'not-open' }, message('refusals.not-open')],
    [{ because: 'material-full' }, message('refusals.material-full')],
    [{ because: 'gone' }, message('refusals.item-gone')],
    [{ because: 'failed', failure: failureOf(new PortFault('unexpected-answer')) }, message('refusals.upload-failed')],
    [{ because: 'failed', failure: failureOf(new PortFault('refused')) }, message('refusals.upload-failed')],
    [{ because: 'failed', failure: failureOf(new PortFault('offline')) }, message('refusals.network')],
    [{ because: 'callback-failed' }, message('refusals.upload-callback')],
    [{ because: 'no-upload-form', message: '' }, message('refusals.upload-abandoned')],
  ])('%o is worded %o', (trouble, words) => {
    expect(troubleWords(trouble)).toEqual(words);
  });
});
