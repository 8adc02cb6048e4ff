import { describe, expect, it } from 'vitest';
import { pageConfigFromWire } from '../../src/contract/shell/page-config-from-wire.ts';

describe('the platform’s configuration', () => {
  it.each([
    [{}, '40000-95533', ''],
    [{ hotline: '', onlineService: null }, '40000-95533', ''],
    [{ hotline: '400-800-1234', onlineService: 'https://service.huiyu.example/' }, '400-800-1234', 'https://service.huiyu.example/'],
    [{ onlineService: 'javascript:alert(1)' }, '40000-95533', ''],
    [{ onlineService: '//service.huiyu.example' }, '40000-95533', ''],
  ] as const)('%o names whom to ask', (wire, hotline, onlineService) => {
    expect(pageConfigFromWire(wire)).toMatchObject({ hotline, onlineService });
  });

  it.each([['#173f6e', '#173f6e'], ['red}body{display:none', '#0c5a4f'], [null, '#0c5a4f']])('takes %s for a bar of %s', (topBarColor, taken) => {
    expect(pageConfigFromWire({ topBarColor }).topBarColor).toBe(taken);
  });

  it.each([['1 Huiyu Road', '1 Huiyu Road'], [undefined, ''], [null, '']])('has %s for an address in English as %j', (contactAddressEn, taken) => {
    expect(pageConfigFromWire({ contactAddressEn }).contactAddressEn).toBe(taken);
  });

  it('takes the one or the other of two spellings, and only products that it knows', () => {
    expect(pageConfigFromWire({ topSlogan: 'a', logoUrl: 'l', avalableProduct: ['CREDIT', 'constructor'] })).toMatchObject({ slogan: 'a', logoUrl: 'l', products: ['CREDIT'] });
    expect(pageConfigFromWire({ slogan: 'b', platformLogo: 'm' })).toMatchObject({ slogan: 'b', logoUrl: 'm', products: [] });
  });
});
