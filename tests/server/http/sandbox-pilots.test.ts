import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Browser } from './browser.ts';
import { portalUnderTest, type PortalUnderTest } from './portal-under-test.ts';

let portal: PortalUnderTest;
let player: Browser;
let clerk: Browser;

beforeEach(async () => {
  portal = await portalUnderTest();
  [player, clerk] = [portal.browser(), portal.browser()];
  await clerk.post('/sandbox/v1/sign-in', { account: 'zhousiyuan' });
});
afterEach(async () => portal.close());

const path = '/sandbox/v1/pilots';
const functionCode = 'several-payees';
/** The answer of the documented call. */
const told = async () => (await clerk.get('/api/web/corp/v1/pending/credits/pilot/info/check')).data;

describe('trials of functions', () => {
  it('begin and end, also in the portal', async () => {
    expect((await player.get(path)).data).toEqual([{ functionCode, corps: null }]);
    expect(await told()).toEqual([]);
    for (const [corps, isOffered] of [
      [['C-CHENGYE', 'C-CHENGYE'], false],
      [['C-CHENGYE', 'C-YANZHOU'], true],
      [[], false],
    ] as const) {
      expect(await player.post(path, { functionCode, corps })).toMatchObject({
        code: '0',
        data: [{ functionCode, corps: [...new Set(corps)] }],
      });
      expect(await told()).toEqual([{ functionCode, isOffered }]);
    }
    await player.post(path, { functionCode, corps: null });
    expect(await told()).toEqual([]);
  });

  it.each([
    [{ functionCode: 'issue', corps: [] }, 'functionCode'],
    [{ functionCode }, 'corps'],
    [{ functionCode, corps: ['C-NONE'] }, 'corps'],
    [{ functionCode, corps: ['C-YANZHOU', "C-%'"] }, 'corps'],
  ])('refuse %j, naming %s', async (body, field) => {
    expect(await player.post(path, body)).toMatchObject({ code: 'REQUEST_INVALID', data: { field } });
    expect(await told()).toEqual([]);
  });
});
