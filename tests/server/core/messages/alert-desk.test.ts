import { describe, expect, it } from 'vitest';
import { ManualClock } from '../../../../features/support/manual-clock.ts';
import { testSecret } from '../../../../features/support/password-key.ts';
import { MemoryStore } from '../../../../server/storage/memory/memory-store.ts';
import {
  noAlerts,
  silentAlertChoices,
  type AlertModes,
} from '../../../../src/domain/messages/shared/message-alerts.ts';
import { Asker } from '../../../builders/asker.ts';
import { demoBackEnd } from '../../../builders/desks.ts';

const some: AlertModes = { ...noAlerts, todo: 'soon' };
const texts = { send: async () => undefined };
const mail = { portal: 'https://portal.example/cv3', gateway: { send: async () => undefined } };

interface Situation {
  /** Whether the platform sends texts and mails, and whether the person has a number and a confirmed address. */
  readonly sendsTexts: boolean;
  readonly sendsMail: boolean;
  readonly number: boolean;
  readonly address: boolean;
}

async function person({ sendsTexts, sendsMail, number, address }: Situation) {
  const [store, clock] = [new MemoryStore(), new ManualClock(Date.parse('2026-11-21T02:00:00Z'))];
  const asker = new Asker(
    await demoBackEnd(store, testSecret, {
      clock,
      texts: sendsTexts ? texts : undefined,
      mail: sendsMail ? mail : undefined,
    }),
  );
  await asker.signIn('zhousiyuan');
  await store.transaction(async (transaction) => {
    const user = await transaction.users.byName('zhousiyuan');
    if (user && !number) await transaction.users.save({ ...user, mobile: '' });
    if (user && address)
      await transaction.mailAddresses.save({
        userId: user.userId,
        address: 'zhou@yanzhou.example',
        confirmedAt: clock.now(),
      });
  });
  return { asker, kept: async () => store.transaction(async ({ alertChoices }) => alertChoices.find('U-zhousiyuan')) };
}

const all: Situation = { sendsTexts: true, sendsMail: true, number: true, address: true };

describe('the choice of text messages and mails', () => {
  it.each<
    readonly [string, Situation, { readonly mobile: string; readonly mail: string; readonly sendsMail: boolean }]
  >([
    [
      'both',
      all,
      { mobile: expect.stringMatching(/^140\*{4}\d{4}$/u) as string, mail: 'z***@yanzhou.example', sendsMail: true },
    ],
    ['no texts are sent', { ...all, sendsTexts: false }, { mobile: '', mail: 'z***@yanzhou.example', sendsMail: true }],
    [
      'no mails are sent',
      { ...all, sendsMail: false },
      { mobile: expect.any(String) as string, mail: '', sendsMail: false },
    ],
    [
      'no address is confirmed',
      { ...all, address: false },
      { mobile: expect.any(String) as string, mail: '', sendsMail: true },
    ],
  ])('offers what the back end and the person have: %s', async (_what, situation, expected) => {
    const { asker } = await person(situation);
    expect(await asker.given('messageAlerts')).toEqual({
      ...expected,
      // By default, tasks are mailed to the user's own address, or else sent as text messages.
      modes: expected.mail === '' && expected.mobile !== '' ? { ...noAlerts, todo: 'daily' } : noAlerts,
      mails: expected.mail === '' ? noAlerts : { ...noAlerts, todo: 'soon' },
      hour: silentAlertChoices.hour,
      quietNights: true,
    });
  });

  it.each<readonly [string, Situation, AlertModes, AlertModes, string]>([
    ['texts and mails', all, some, some, '0'],
    ['nothing, where both go', all, noAlerts, noAlerts, '0'],
    ['mails alone, where no texts go', { ...all, sendsTexts: false }, noAlerts, some, '0'],
    ['texts, where none go', { ...all, sendsTexts: false }, some, noAlerts, 'REQUEST_INVALID modes'],
    ['texts, without a number', { ...all, number: false }, some, noAlerts, 'REQUEST_INVALID modes'],
    ['mails, where none go', { ...all, sendsMail: false }, noAlerts, some, 'REQUEST_INVALID mails'],
    ['mails, without an address', { ...all, address: false }, some, some, 'REQUEST_INVALID mails'],
    ['texts alone, without an address', { ...all, address: false }, some, noAlerts, '0'],
    [
      'nothing, where nothing goes anywhere',
      { sendsTexts: false, sendsMail: false, number: true, address: true },
      noAlerts,
      noAlerts,
      'NOT_FOUND',
    ],
    [
      'nothing, for whoever has neither number nor address',
      { ...all, number: false, address: false },
      noAlerts,
      noAlerts,
      'NOT_FOUND',
    ],
  ])('is accepted as far as it is possible: %s', async (_what, situation, modes, mails, expected) => {
    const { asker, kept } = await person(situation);
    const { code, data } = await asker.ask('chooseMessageAlerts', { modes, mails, hour: 10, quietNights: false });
    expect([code, (data as { field?: string } | null)?.field].filter((each) => each !== undefined).join(' ')).toBe(
      expected,
    );
    expect(await kept()).toEqual(
      expected === '0'
        ? { userId: 'U-zhousiyuan', modes, mails, hour: 10, quietNights: false, locale: 'en' }
        : undefined,
    );
  });
});
