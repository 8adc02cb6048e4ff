import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { calls } from './browser.ts';
import { portalUnderTest, type PortalUnderTest } from './portal-under-test.ts';

const perMinute = 30;
let portal: PortalUnderTest;

beforeAll(async () => {
  portal = await portalUnderTest({ signedInCallsPerMinute: perMinute });
});
afterAll(async () => portal.close());

const limited = { status: 429, code: 'TOO_MANY_REQUESTS' };

describe('the limit of calls in a minute', () => {
  it('refuses a session that exceeds it, with the seconds to wait, and no other session', async () => {
    const [clerk, colleague] = [portal.browser(), portal.browser()];
    await clerk.signIn('heqinghe');
    await colleague.signIn('zhousiyuan');
    const answers = [];
    for (let at = 0; at < perMinute + 1; at += 1) answers.push(await clerk.get('/api/web/corp/v1/corps/info'));
    const last = answers.at(-1);
    expect(answers[0]).toMatchObject({ status: 200 });
    expect(last).toMatchObject(limited);
    const wait = Number(last?.response.headers['retry-after']);
    expect({ isPositive: wait > 0, isWithinTheMinute: wait <= 60 }).toEqual({
      isPositive: true,
      isWithinTheMinute: true,
    });
    expect(await colleague.get('/api/web/corp/v1/corps/info')).toMatchObject({ status: 200 });
  });

  it('counts calls without a session for their network', async () => {
    const answers = [];
    for (let at = 0; at < perMinute + 1; at += 1)
      answers.push(await portal.browser().get('/api/web/corp/v1/corps/info'));
    expect(answers[0]).toMatchObject({ status: 401 });
    expect(answers.at(-1)).toMatchObject(limited);
  });

  it('does not count calls that have a limit of their own', async () => {
    const visitor = portal.browser();
    for (let at = 0; at < perMinute + 1; at += 1)
      expect(await visitor.get(calls.loginSession)).toMatchObject({ status: 200 });
  });
});
