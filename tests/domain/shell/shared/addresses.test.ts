import { expect, it } from 'vitest';
import { isOwnAddress, portalPlace } from '../../../../src/domain/shell/shared/addresses.ts';

const elsewhere = ['//evil.example', '/\\evil.example', '/\t/evil.example', '/\n/evil.example', '\\\\evil.example', '/a\\..\\evil.example', 'https://evil.example/', 'https:/evil.example', 'javascript:alert(1)', 'data:text/html,x', 'evil.example', '', ' /a', '/a\u0000', '/a\u007f'];

it.each(elsewhere)('%j is no address of this host', (address) => {
  expect([isOwnAddress(address), portalPlace(address)]).toEqual([false, undefined]);
});

it('whatever passes leads to this host, as browsers read it', () => {
  for (const first of ['/', '\\', '\t', 'a', '%2f', '.', '@', ':', '?', '#']) {
    for (const second of ['/', '\\', '\r', 'a', '%5c', '..', '@', ':', '?', '#']) {
      const address = `/${first}${second}evil.example/x`;
      if (isOwnAddress(address)) expect([address, new URL(address, 'https://portal.example').host]).toEqual([address, 'portal.example']);
    }
  }
});

it.each([['/cv3/credit/x', '/credit/x'], ['/credit/x?a=1#b', '/credit/x?a=1#b'], ['/cv3x/y', '/cv3x/y'], ['/cv3', '/cv3'], ['/cv3//evil.example', undefined], ['/cv3/\\evil.example', undefined]])('%j is the place %j', (address, place) => {
  expect(portalPlace(address)).toBe(place);
});
