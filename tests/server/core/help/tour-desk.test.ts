import { expect, it } from 'vitest';
import { Asker } from '../../../builders/asker.ts';
import { demoBackEnd } from '../../../builders/desks.ts';

it.each<[unknown]>([['__proto__'], [''], ['HOME'], ['home list'], [null], [['home']], [{}], ['x'.repeat(100_000)]])(
  'no page is called %j',
  async (tour) => {
    const asker = new Asker(await demoBackEnd());
    await asker.signIn('xuzhaoning');
    expect((await asker.ask('tourSeen', { tour })).code).toBe('REQUEST_INVALID');
    expect(await asker.given('toursSeen')).toEqual({ seen: [] });
  },
);

it('follows a person into each enterprise that they serve, and those who have long been there were shown around', async () => {
  const asker = new Asker(await demoBackEnd());
  for (const account of ['zhousiyuan', 'linzhixia', 'linzhixia-hengduo']) {
    await asker.signIn(account);
    expect(await asker.given('toursSeen')).toEqual({ seen: ['home', 'list', 'package'] });
  }
});
