import { afterAll, beforeAll, expect, it } from 'vitest';
import { keyAgentAddress } from '../../../src/contract/key-agent.ts';
import { portalUnderTest, type PortalUnderTest } from './portal-under-test.ts';

let portal: PortalUnderTest;
beforeAll(async () => {
  portal = await portalUnderTest();
});
afterAll(async () => portal.close());

it.each([
  ['/cv3/login/login', true],
  ['/cv3/login/abs/login?by=key', true],
  ['/cv3/ukey-test', true],
  ['/cv3/register/reset-password', true],
  ['/cv3/register/account-unfreeze', true],
  ['/cv3/my/enterprise-info/certificate-management', true],
  ['/cv3/index', true],
  ['/cv3/', true],
  ['/', false],
  ['/cv3/none.js', false],
  ['/api/web/none', false],
  ['/cv3/config.json', false],
])('the page %s may connect to the key agent of this machine: %s', async (url, may) => {
  const { headers } = await portal.app.inject({ method: 'GET', url });
  expect(String(headers['content-security-policy']).includes(keyAgentAddress)).toBe(may);
});

it('the document of the sign-in by key has no password field', async () => {
  const { body } = await portal.app.inject({
    method: 'GET',
    url: '/cv3/login/login?by=key',
    headers: { 'accept-language': 'en' },
  });
  expect(body).toContain('<span class="si-tab">Certificate</span>');
  expect(body).not.toContain('type="password"');
});
