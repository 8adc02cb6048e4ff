import { describe, expect, it } from 'vitest';
import { pageConfigFromWire } from '../../src/contract/platform/page-config-from-wire.ts';

describe('the platform’s configuration', () => {
  it.each([
    [{}, '40000-95533', ''],
    [{ hotline: '', onlineService: null }, '40000-95533', ''],
    [
      { hotline: '400-800-1234', onlineService: 'https://service.huiyu.example/' },
      '400-800-1234',
      'https://service.huiyu.example/',
    ],
    [{ onlineService: 'javascript:alert(1)' }, '40000-95533', ''],
    [{ onlineService: '//service.huiyu.example' }, '40000-95533', ''],
  ] as const)('%o names a contact', (wire, hotline, onlineService) => {
    expect(pageConfigFromWire(wire)).toMatchObject({ hotline, onlineService });
  });

  it.each([
    ['#173f6e', '#173f6e'],
    ['red}body{display:none', '#0c5a4f'],
    [null, '#0c5a4f'],
  ])('takes %s for a bar of %s', (topBarColor, taken) => {
    expect(pageConfigFromWire({ topBarColor }).topBarColor).toBe(taken);
  });

  it.each([
    ['1 Huiyu Road', '1 Huiyu Road'],
    [undefined, ''],
    [null, ''],
  ])('has %s for an address in English as %j', (contactAddressEn, taken) => {
    expect(pageConfigFromWire({ contactAddressEn }).contactAddressEn).toBe(taken);
  });

  it('takes the one or the other of two spellings, and only products that it knows', () => {
    expect(
      pageConfigFromWire({ topSlogan: 'a', logoUrl: '/l', avalableProduct: ['CREDIT', 'constructor'] }),
    ).toMatchObject({ slogan: 'a', logoUrl: '/l', products: ['CREDIT'] });
    expect(pageConfigFromWire({ slogan: 'b', topSlogan: '', platformLogo: '/m', logoUrl: '/n' })).toMatchObject({
      slogan: 'b',
      logoUrl: '/m',
      products: [],
    });
  });

  it.each([
    ['/brand/logo.svg', true],
    ['https://cdn.huiyu.example/logo.png', true],
    ['data:image/png;base64,iVBORw0KGgo=', true],
    ['data:image/svg+xml;base64,PHN2Zy8+', true],
    ['//cdn.huiyu.example/logo.png', false],
    ['/\\cdn.huiyu.example/logo.png', false],
    ['javascript:alert(1)', false],
    ['data:text/html;base64,PHA+', false],
    ['data:image/svg+xml,<svg onload="x">', false],
  ])('draws the logo %.40s: %s', (platformLogo, drawn) => {
    expect(pageConfigFromWire({ platformLogo }).logoUrl).toBe(drawn ? platformLogo : '');
  });

  it.each([
    ['mailto:service@huiyu.example', 'mailto:service@huiyu.example'],
    ['tel:4000095533', ''],
  ])('leads to a mailbox %s as %j', (onlineService, taken) => {
    expect(pageConfigFromWire({ onlineService }).onlineService).toBe(taken);
  });

  it('leads to both filings, and to none by an address that is not the web’s', () => {
    const filed = {
      icpRegister: 'A',
      icpRegisterUrl: 'https://icp.example/',
      securityRegister: 'B',
      registerUrl: 'http://police.example/',
    };
    expect(pageConfigFromWire(filed)).toMatchObject({
      icpRegister: 'A',
      icpRegisterUrl: 'https://icp.example/',
      securityRegister: 'B',
      securityRegisterUrl: 'http://police.example/',
    });
    expect(
      pageConfigFromWire({ ...filed, icpRegisterUrl: 'javascript:alert(1)', registerUrl: 'javascript:alert(1)' }),
    ).toMatchObject({ icpRegisterUrl: '', securityRegisterUrl: '' });
  });

  it.each([
    [undefined, false],
    ['whole', false],
    ['helpAndFold', true],
    ['nothing', false],
  ])('has of %s a bar at the right that is short: %s', (rightBar, taken) => {
    expect(pageConfigFromWire({ rightBar }).rightBar.isShort).toBe(taken);
  });

  it('says whether institutions sign in too, and what the footer’s code says', () => {
    expect(pageConfigFromWire({ hasJG: true, footerQr: 'https://m.huiyu.example/' })).toMatchObject({
      hasInstitutions: true,
      footerQr: 'https://m.huiyu.example/',
    });
    expect(pageConfigFromWire({ footerQr: 'weixin://x' })).toMatchObject({ hasInstitutions: false, footerQr: '' });
  });

  it('takes titles of products that it knows, the Chinese one where there is no other', () => {
    expect(
      pageConfigFromWire({
        productTitles: [
          { product: 'GPC', title: '履约保函' },
          { product: 'EST', title: '直融', titleEn: 'Direct' },
          { product: 'NOBODY', title: 'x' },
          { product: 'BAB', title: '' },
        ],
      }).productTitles,
    ).toEqual([
      { product: 'GPC', title: '履约保函', titleEn: '履约保函' },
      { product: 'EST', title: '直融', titleEn: 'Direct' },
    ]);
  });

  it.each([
    [{}, 'main', '/login/login'],
    [{ platformType: 'main' }, 'main', '/login/login'],
    [{ platformType: 'SCCP' }, 'main', '/login/login'],
    [{ isOrgLogin: true }, 'standalone', '/login/standard/login'],
    [{ platformType: 'abs', isOrgLogin: true }, 'abs', '/login/abs/login'],
    [{ platformType: 'ryl' }, 'ryl', '/login/ryl/login'],
    [{ platformType: 'constructor' }, 'main', '/login/login'],
    [{ platformType: 'sccp', loginUrl: '/cv3/login/sz/login' }, 'sccp', '/login/sz/login'],
    [{ loginUrl: 'https://huiyu.example/cv3/zjzcy/login' }, 'main', '/zjzcy/login'],
    [{ loginUrl: 'https://evil.example/steal' }, 'main', '/login/login'],
    [{ loginUrl: '/login/../x/login' }, 'main', '/login/login'],
  ] as const)('%o is %s, where one signs in at %s', (wire, subPlatform, signInAt) => {
    expect(pageConfigFromWire(wire)).toMatchObject({ subPlatform, signInAt });
  });

  it.each([
    ['huiyu', 'huiyu'],
    ['rt-2_B', 'rt-2_B'],
    ['', ''],
    [null, ''],
    ['a b', ''],
    ['"><script>', ''],
    ['x'.repeat(33), ''],
  ])('takes the template %j as %j (F-024)', (tempId, template) => {
    expect(pageConfigFromWire({ tempId }).template).toBe(template);
  });
});
