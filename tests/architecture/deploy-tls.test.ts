import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const configuration = readFileSync('docs/deploy/nginx.conf', 'utf8');
const valuesOf = (directive: string): readonly (readonly string[])[] =>
  [...configuration.matchAll(new RegExp(`^\\s*${directive} ([^;]+);`, 'gmu'))].map(([, values = '']) =>
    values.split(/[\s:]+/u),
  );

it('the proxy that comes along offers TLS 1.2 and 1.3 alone, on every port', () => {
  expect(valuesOf('ssl_protocols')).toEqual([['TLSv1.2', 'TLSv1.3']]);
  expect(valuesOf('listen')).toEqual([
    ['443', 'ssl'],
    ['443', 'ssl'],
  ]);
});

it('it offers suites with forward secrecy and authenticated encryption alone, and prefers its own order', () => {
  const [suites = []] = valuesOf('ssl_ciphers');
  expect(suites.length).toBeGreaterThan(3);
  expect(
    suites.filter((suite) => !/^ECDHE-(?:ECDSA|RSA)-(?:AES(?:128|256)-GCM|CHACHA20-POLY1305)/u.test(suite)),
  ).toEqual([]);
  expect([valuesOf('ssl_prefer_server_ciphers'), valuesOf('ssl_session_tickets')]).toEqual([[['on']], [['off']]]);
});
