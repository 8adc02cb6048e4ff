import { beforeEach, describe, expect, it } from 'vitest';
import { textCapAdministration, type TextSubject } from '../../../../server/core/account/text-cap-administration.ts';
import { takeTextAllowance, type CountedText } from '../../../../server/core/identity/text-allowance.ts';
import { companies } from '../../../../server/seed/parties/companies.ts';
import { MemoryStore } from '../../../../server/storage/memory/memory-store.ts';
import { textCaps } from '../../../../src/domain/identity/text-caps.ts';
import { demoBackEnd } from '../../../builders/desks.ts';

const now = Date.parse('2026-11-21T02:00:00Z');
const hour = 3_600_000;
let store: MemoryStore;

beforeEach(async () => {
  store = new MemoryStore();
  await demoBackEnd(store);
});

const look = async (subject: TextSubject, isReset = false, at = now) =>
  (await textCapAdministration({ store, clock: { realTime: () => at } }, subject, isReset))?.map(({ used }) => used);
const take = async (text: CountedText): Promise<string> =>
  store.transaction(async (transaction) => (await takeTextAllowance(transaction, text, now))?.code ?? 'sent');

const subjects: readonly (readonly [string, TextSubject, CountedText])[] = [
  ['a user', { by: 'user', userName: 'ZhouSiyuan' }, { userId: 'zhousiyuan' }],
  ['a company', { by: 'company', uscc: companies.yanzhou.uscc }, { companyId: 'C-YANZHOU' }],
  ['a series of numbers', { by: 'prefix', mobile: '14000009999' }, { mobile: '14000008801' }],
  ['a network', { by: 'network', address: '2001:db8:1:2::9' }, { source: '2001:db8:1:2:ffff::1' }],
  ['the installation', { by: 'installation' }, {}],
];

describe('the text messages of one scope', () => {
  it.each(subjects)('are counted and set back for operators: %s', async (_what, subject, text) => {
    for (let time = 0; time < 3; time += 1) expect(await take(text)).toBe('sent');
    expect(await look(subject)).toEqual([3, 3]);
    expect(await look(subject, false, now + hour)).toEqual([0, 3]);
    expect(await look(subject, true)).toEqual([0, 0]);
    expect(await look(subject)).toEqual([0, 0]);
  });

  it('go again once the reached cap is set back, and other scopes keep their counts', async () => {
    const text = { userId: 'limin', companyId: 'C-YANZHOU' };
    for (let time = 0; time < textCaps.user.hour; time += 1) await take(text);
    expect(await take(text)).toBe('TEXTS_LIMITED');
    await look({ by: 'user', userName: 'limin' }, true);
    expect(await take(text)).toBe('sent');
    expect(await look({ by: 'company', uscc: companies.yanzhou.uscc })).toEqual([
      textCaps.user.hour + 1,
      textCaps.user.hour + 1,
    ]);
  });

  it('are none of a company that is not there', async () => {
    expect(await look({ by: 'company', uscc: 'constructor' }, true)).toBeUndefined();
  });
});
