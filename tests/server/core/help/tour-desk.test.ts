import { expect, it } from 'vitest';
import { Asker } from '../../../builders/asker.ts';
import { demoBackEnd } from '../../../builders/desks.ts';

it.each<[unknown]>([['__proto__'], [''], ['HOME'], ['home list'], [null], [['home']], [{}], ['x'.repeat(100_000)]])(
  'the page %j of a tour is refused',
  async (tour) => {
    const asker = new Asker(await demoBackEnd());
    await asker.signIn('xuzhaoning');
    expect((await asker.ask('markTourSeen', { tour })).code).toBe('REQUEST_INVALID');
    expect(await asker.given('seenTours')).toEqual({ seen: [] });
  },
);

it('tours are seen per person in every company, and by all accounts that existed before', async () => {
  const asker = new Asker(await demoBackEnd());
  for (const account of ['zhousiyuan', 'linzhixia', 'linzhixia-hengduo']) {
    await asker.signIn(account);
    expect(await asker.given('seenTours')).toEqual({ seen: ['home', 'list', 'package'] });
  }
});
