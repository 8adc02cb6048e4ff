import { expect, it } from 'vitest';
import { isAllowedOrigin } from '../../../server/object-store/allowed-origin.ts';

const allowed = ['https://portal.example.com', 'http://127.0.0.1:8080', 'http://*.localhost:8080'];

it.each([
  ['https://portal.example.com', true],
  ['http://127.0.0.1:8080', true],
  ['http://lanchuan.localhost:8080', true],
  ['http://a.b-c.localhost:8080', true],
  [undefined, false],
  ['', false],
  ['null', false],
  ['*', false],
  ['http://*.localhost:8080', false],
  ['http://portal.example.com', false],
  ['https://portal.example.com.evil.example', false],
  ['https://portal.example.com:444', false],
  ['http://localhost:8080', false],
  ['http://.localhost:8080', false],
  ['http://lanchuan.localhost:8081', false],
  ['https://lanchuan.localhost:8080', false],
  ['ftp://lanchuan.localhost:8080', false],
  ['http://lanchuan.localhost', false],
  ['http://evil.example/.localhost:8080', false],
  ['http://evil.example#.localhost:8080', false],
  ['http://evil@x.localhost:8080', false],
  ['http://evil.example:80.localhost:8080', false],
  ['http://lanchuanlocalhost:8080', false],
])('pages of %s may post and read: %s', (origin, may) => {
  expect(isAllowedOrigin(allowed, origin)).toBe(may);
});

it('nobody may where nobody is allowed', () => {
  expect(isAllowedOrigin([], 'http://127.0.0.1:8080')).toBe(false);
});
