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
  ] as const)('reads the contact of %o', (wire, hotline, onlineService) => {
    expect(pageConfigFromWire(wire)).toMatchObject({ hotline, onlineService });
  });

  it.each([
    ['#173f6e', '#173f6e'],
    ['red}body{display:none', '#0c5a4f'],
    [null, '#0c5a4f'],
  ])('reads the top bar colour %s as %s', (topBarColor, expected) => {
    expect(pageConfigFromWire({ topBarColor }).topBarColor).toBe(expected);
  });

  it.each([
    ['1 Huiyu Road', '1 Huiyu Road'],
    [undefined, ''],
    [null, ''],
  ])('reads the English address %s as %j', (contactAddressEn, expected) => {
    expect(pageConfigFromWire({ contactAddressEn }).contactAddressEn).toBe(expected);
  });

  it('accepts either spelling of a field, and ignores unknown products', () => {
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
  ])('accepts the logo %.40s: %s', (platformLogo, accepted) => {
    expect(pageConfigFromWire({ platformLogo }).logoUrl).toBe(accepted ? platformLogo : '');
  });

  it.each([
    ['mailto:service@huiyu.example', 'mailto:service@huiyu.example'],
    ['tel:4000095533', ''],
  ])('reads the online service %s as %j', (onlineService, expected) => {
    expect(pageConfigFromWire({ onlineService }).onlineService).toBe(expected);
  });

  it('links both registrations, and omits links with other protocols', () => {
    const registrations = {
      icpRegister: 'A',
      icpRegisterUrl: 'https://icp.example/',
      securityRegister: 'B',
      registerUrl: 'http://police.example/',
    };
    expect(pageConfigFromWire(registrations)).toMatchObject({
      icpRegister: 'A',
      icpRegisterUrl: 'https://icp.example/',
      securityRegister: 'B',
      securityRegisterUrl: 'http://police.example/',
    });
    expect(
      pageConfigFromWire({
        ...registrations,
        icpRegisterUrl: 'javascript:alert(1)',
        registerUrl: 'javascript:alert(1)',
      }),
    ).toMatchObject({ icpRegisterUrl: '', securityRegisterUrl: '' });
  });

  it.each([
    [undefined, false],
    ['whole', false],
    ['helpAndFold', true],
    ['nothing', false],
  ])('shortens the right bar for %s: %s', (rightBar, expected) => {
    expect(pageConfigFromWire({ rightBar }).rightBar.isShort).toBe(expected);
  });

  it('reads whether institutions sign in, and the footer’s QR code', () => {
    expect(pageConfigFromWire({ hasJG: true, footerQr: 'https://m.huiyu.example/' })).toMatchObject({
      hasInstitutions: true,
      footerQr: 'https://m.huiyu.example/',
    });
    expect(pageConfigFromWire({ footerQr: 'weixin://x' })).toMatchObject({ hasInstitutions: false, footerQr: '' });
  });

  it('reads titles of known products, and falls back to the Chinese title', () => {
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
  ] as const)('reads %o as sub-platform %s with sign-in path %s', (wire, subPlatform, signInAt) => {
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
  ])('reads the template %j as %j (F-024)', (tempId, template) => {
    expect(pageConfigFromWire({ tempId }).template).toBe(template);
  });
});
