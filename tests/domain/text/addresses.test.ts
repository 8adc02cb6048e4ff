import { describe, expect, it } from 'vitest';
import { isOwnAddress, isPictureAddress, isWebAddress } from '../../../src/domain/text/addresses.ts';
import { portalPlace } from '../../../src/domain/pages/portal-place.ts';
import { signInMarkup } from '../../../src/views/entry/sign-in/sign-in-static.ts';
import { signIn } from '../../../src/words/zh-CN/entry/sign-in.ts';

const nowhere = [
  '//evil.example',
  '/\\evil.example',
  '/\t/evil.example',
  '/\n\\evil.example',
  '/\r/evil.example',
  '\\\\evil.example',
  '\\/evil.example',
  'https:/evil.example',
  'https:\\\\evil.example',
  'javascript:alert(1)',
  'data:text/html,x',
  'vbscript:x',
  'evil.example',
  '',
  ' /a',
  '/a\u0000',
  '/a\u007f',
];

describe('an address of this host', () => {
  it.each(nowhere)('is not %j', (address) => {
    expect([isOwnAddress(address), isWebAddress(address), isPictureAddress(address), portalPlace(address)]).toEqual([
      false,
      false,
      false,
      undefined,
    ]);
  });

  it.each(['https://evil.example/', 'HTTP://evil.example'])('is not %j, which is a web address', (address) => {
    expect([isOwnAddress(address), isWebAddress(address), isPictureAddress(address), portalPlace(address)]).toEqual([
      false,
      true,
      true,
      undefined,
    ]);
  });

  it('is resolved to this host by a browser, whatever its first characters', () => {
    const signs = ['/', '\\', '\t', '\n', '\r', 'a', '%2f', '%5c', '.', '..', '@', ':', '?', '#', ' '];
    let own = 0;
    for (const first of signs) {
      for (const second of signs) {
        const address = `/${first}${second}evil.example/x`;
        if (!isOwnAddress(address)) continue;
        own += 1;
        expect([address, new URL(address, 'https://portal.example').host]).toEqual([address, 'portal.example']);
      }
    }
    expect(own).toBeGreaterThan(50);
  });

  it.each([
    ['/cv3/credit/x', '/credit/x'],
    ['/credit/x?a=1#b', '/credit/x?a=1#b'],
    ['/cv3x/y', '/cv3x/y'],
    ['/cv3', '/cv3'],
    ['/cv3//evil.example', undefined],
    ['/cv3/\\evil.example', undefined],
    ['/cv3/\t/evil.example', undefined],
  ])('%j is the place %j of the portal', (address, place) => {
    expect(portalPlace(address)).toBe(place);
  });
});

it.each([
  ['data:image/png;base64,iVBORw0=', true],
  ['data:image/svg+xml;base64,PHN2Zz4=', true],
  ['data:image/svg+xml,<svg>', false],
  ['data:image/gif;base64,AAAA', false],
  ['data:text/html;base64,AAAA', false],
])('%j may be drawn: %j', (address, may) => {
  expect(isPictureAddress(address)).toBe(may);
});

it('the sign-in document shows no logo for an invalid address', () => {
  const html = (logoUrl: string): string => signInMarkup({ name: '汇屿', logoUrl }, signIn).html;
  for (const address of nowhere) expect(html(address)).not.toContain('<img');
  expect(html('/logos/huiyu.png')).toContain('<img src="/logos/huiyu.png" alt="">');
});
