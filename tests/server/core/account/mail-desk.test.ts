import { beforeEach, describe, expect, it } from 'vitest';
import { ManualClock } from '../../../../features/support/manual-clock.ts';
import { testSecret } from '../../../../features/support/password-key.ts';
import type { MailMessage } from '../../../../server/core/help/mail-gateway.ts';
import type { SecurityEvent } from '../../../../server/core/identity/security-events.ts';
import { sha256Hex } from '../../../../server/core/secrets.ts';
import { MemoryStore } from '../../../../server/storage/memory/memory-store.ts';
import { noAlerts, silentAlertChoices } from '../../../../src/domain/messages/shared/message-alerts.ts';
import { demoPassword } from '../../../../server/seed/parties/people.ts';
import { encryptPassword } from '../../../../src/adapters/wire/entry/password-cipher.ts';
import { Asker } from '../../../builders/asker.ts';
import { demoBackEnd } from '../../../builders/desks.ts';

const address = 'zhou@yanzhou.example';
let clock: ManualClock;
let store: MemoryStore;
let mailed: MailMessage[];
let zhou: Asker;
let limin: Asker;
let logged: SecurityEvent[];

beforeEach(async () => {
  [clock, store, mailed, logged] = [new ManualClock(Date.parse('2026-11-21T02:00:00Z')), new MemoryStore(), [], []];
  const backEnd = await demoBackEnd(store, testSecret, {
    clock,
    security: (event) => void logged.push(event),
    mail: { portal: 'https://portal.example/cv3', gateway: { send: async (message) => void mailed.push(message) } },
  });
  [zhou, limin] = [new Asker(backEnd), new Asker(backEnd)];
  await zhou.signIn('zhousiyuan');
  await limin.signIn('limin');
});

const codeIn = (message: MailMessage | undefined): string => /\d{6}/.exec(message?.text ?? '')?.[0] ?? '';
async function proof(who: Asker, password: string): Promise<{ readonly current: string; readonly keyId: string }> {
  const { picAuthToken } = await who.given<{ picAuthToken: string }>('loginSession');
  const { keyId, publicKey } = await who.given<{ keyId: string; publicKey: string }>('passwordKey');
  return { current: await encryptPassword(password, publicKey, picAuthToken), keyId };
}
const asked = async (to = address, who = zhou, password: string = demoPassword) =>
  (await who.ask('requestMailCode', { address: to, ...(await proof(who, password)) })).code;
const ended = async (password: string = demoPassword) =>
  (await zhou.ask('removeMail', await proof(zhou, password))).code;
const confirmed = async (code: string, to = address, who = zhou) =>
  (await who.ask('confirmMail', { address: to, code })).code;
async function given(to = address, who = zhou): Promise<void> {
  expect(await asked(to, who)).toBe('0');
  expect(await confirmed(codeIn(mailed.at(-1)), to, who)).toBe('0');
  clock.advance(60_000);
}
const history = async (): Promise<readonly string[]> =>
  (await zhou.given<{ events: { what: string }[] }>('signInHistory', { page: 1, pageSize: 50 })).events.map(
    ({ what }) => what,
  );

describe('the security log about a mail address', () => {
  const told = () => logged.map(({ what, account, source, traceId }) => `${what} ${account} ${source} ${traceId}`);
  const line = (what: string) => `${what} zhousiyuan 192.0.2.1 trace`;

  it.each<readonly [string, () => Promise<unknown>, readonly string[]]>([
    ['asked for', async () => asked(), ['mail-asked']],
    [
      'asked for again too soon',
      async () => {
        await asked();
        logged.length = 0;
        return asked();
      },
      [],
    ],
    ['none at all', async () => asked('zhou'), []],
    ['guessed at', async () => confirmed('000000'), ['mail-refused']],
    [
      'confirmed',
      async () => {
        await asked();
        logged.length = 0;
        return confirmed(codeIn(mailed.at(-1)));
      },
      ['mail-confirmed'],
    ],
    [
      'shown whole',
      async () => {
        await given();
        logged.length = 0;
        return zhou.ask('revealIdentifier', { identifier: 'MAIL' });
      },
      ['mail-revealed'],
    ],
    [
      'ended',
      async () => {
        await given();
        logged.length = 0;
        return ended();
      },
      ['mail-ended'],
    ],
    ['ended where there is none', async () => ended(), []],
    [
      'ended by a wrong password',
      async () => {
        await given();
        logged.length = 0;
        return ended('another one');
      },
      ['mail-not-proved'],
    ],
    [
      'asked for whose mailbox has had enough',
      async () => {
        for (let time = 0; time < 5; time += 1) {
          await asked(address, limin);
          await asked();
          clock.advance(60_000);
        }
        logged.length = 0;
        return asked();
      },
      ['mail-asked'],
    ],
  ])('records that it was %s, with the account and the source', async (_what, happens, expected) => {
    logged.length = 0;
    await happens();
    expect(told()).toEqual(expected.map(line));
  });

  it('contains no address', async () => {
    await given();
    await zhou.ask('removeMail');
    expect(JSON.stringify(logged)).not.toContain('@');
  });
});

describe('a mail address', () => {
  it('is sent only the code, in the caller’s language', async () => {
    await asked();
    expect(mailed).toMatchObject([
      { to: [address], subject: 'Supply-chain finance portal: a code for this mail address' },
    ]);
    expect(mailed[0]?.text).not.toContain('周思远');
  });

  it.each([
    '',
    'zhou',
    'Zhou <zhou@yanzhou.example>',
    'a@b.example,c@d.example',
    'zhou@yanzhou.example\r\nBcc: x@y.example',
    `${'a'.repeat(300)}@b.example`,
  ])('is refused when it is not valid: %j', async (typed) => {
    expect([await asked(typed), await confirmed('123456', typed), mailed]).toEqual([
      'REQUEST_INVALID',
      'REQUEST_INVALID',
      [],
    ]);
  });

  it.each([
    [254, '0'],
    [255, 'REQUEST_INVALID'],
  ] as const)('can have %i characters: %s', async (length, code) => {
    const [local, labels] = ['a'.repeat(64), `${'b'.repeat(63)}.${'c'.repeat(63)}.`];
    expect(
      await asked(
        `${local}@${labels}${'d'.repeat(length - local.length - labels.length - '@.example'.length)}.example`,
      ),
    ).toBe(code);
  });

  it('is sent a code only with the password, which is logged and locked after five wrong ones', async () => {
    expect([await asked(address, zhou, 'another one'), mailed]).toEqual(['PASSWORD_WRONG', []]);
    expect(await history()).toContain('mail-not-proved');
    for (let time = 1; time < 5; time += 1) await asked(address, zhou, 'another one');
    expect([await asked(), mailed]).toEqual(['PASSWORD_LOCKED', []]);
    expect((await zhou.ask('requestMailCode', { address, current: 'AAAA', keyId: 'none' })).code).toBe(
      'SIGN_IN_EXPIRED',
    );
  });

  it('is confirmed once by its own code, within five minutes and five tries', async () => {
    await asked();
    const code = codeIn(mailed[0]);
    expect([await confirmed(code, 'other@yanzhou.example'), await confirmed(code, address, limin)]).toEqual([
      'MAIL_CODE_REFUSED',
      'MAIL_CODE_REFUSED',
    ]);
    for (let time = 0; time < 5; time += 1) await confirmed('000000');
    expect(await confirmed(code)).toBe('MAIL_CODE_REFUSED');
    clock.advance(60_000);
    await asked();
    clock.advance(5 * 60_000);
    expect(await confirmed(codeIn(mailed[1]))).toBe('MAIL_CODE_REFUSED');
    await asked();
    expect([await confirmed(codeIn(mailed[2])), await confirmed(codeIn(mailed[2]))]).toEqual([
      '0',
      'MAIL_CODE_REFUSED',
    ]);
    expect(await zhou.given('ownMail')).toEqual({ canSend: true, address: 'z***@yanzhou.example', since: clock.now() });
    expect((await limin.given<{ address: string }>('ownMail')).address).toBe('');
  });

  it('can be requested once a minute, and ten times in a row', async () => {
    for (let time = 0; time < 10; time += 1) {
      expect(await asked(`zhou${time}@yanzhou.example`)).toBe('0');
      expect(await asked('zhou@qihang.example')).toBe('MAIL_TOO_SOON');
      clock.advance(60_000);
    }
    expect([await asked(), mailed.length]).toEqual(['MAIL_TOO_SOON', 10]);
  });

  it('is sent ten codes in a row at most for all accounts, without revealing the limit', async () => {
    for (let time = 0; time < 6; time += 1) {
      expect([await asked(address, zhou), await asked(address.toUpperCase(), limin)]).toEqual(['0', '0']);
      clock.advance(60_000);
    }
    expect(mailed).toHaveLength(10);
  });

  it('keeps an earlier code when no new one was sent', async () => {
    const kept = async () =>
      store.transaction(async ({ verifyCodes }) => verifyCodes.find(await sha256Hex(`mail\nU-zhousiyuan\n${address}`)));
    for (let time = 0; time < 5; time += 1) {
      await asked(address, limin);
      await asked();
      clock.advance(60_000);
    }
    const [before, sent] = [await kept(), codeIn(mailed.at(-1))];
    expect([await asked(), mailed.length, await kept()]).toEqual(['0', 10, before]);
    expect(await confirmed(sent)).toBe('0');
  });

  it.each(['requestMailCode', 'confirmMail', 'removeMail', 'chooseMessageAlerts'] as const)(
    'is locked before its owner’s other records, by %s as by all others',
    async (call) => {
      await given();
      await asked('siyuan@qihang.example');
      const transactions: string[][] = [];
      const { transaction } = store;
      store.transaction = async (work) =>
        transaction.call(store, async (parts) => {
          const locked: string[] = [];
          transactions.push(locked);
          const watched = ['mailAddresses', 'verifyCodes', 'alertChoices', 'attempts'] as const;
          const seen = Object.fromEntries(
            watched.map((name) => [
              name,
              new Proxy(parts[name], {
                get: (table, method) =>
                  method === 'lock'
                    ? async (key: string) => (locked.push(name), table.lock(key))
                    : Reflect.get(table, method),
              }),
            ]),
          );
          return work({ ...parts, ...seen });
        }) as ReturnType<typeof work>;
      const requests = {
        confirmMail: { address: 'siyuan@qihang.example', code: '000000' },
        removeMail: await proof(zhou, demoPassword),
        chooseMessageAlerts: silentAlertChoices,
      } as const;
      clock.advance(60_000);
      if (call === 'requestMailCode') await asked('other@qihang.example');
      else await zhou.ask(call, requests[call]);
      expect(transactions.filter((locked) => locked.includes('mailAddresses')).map(([first]) => first)).toEqual([
        'mailAddresses',
      ]);
    },
  );

  it('can belong to two people', async () => {
    await given();
    await given(address, limin);
    expect((await limin.given<{ address: string }>('ownMail')).address).toBe('z***@yanzhou.example');
  });

  it('replaces the earlier address, which is notified once, and keeps the choices', async () => {
    await given();
    const { userId } = { userId: 'U-zhousiyuan' };
    const mails = { ...noAlerts, todo: 'soon' } as const;
    await store.transaction(async ({ alertChoices }) =>
      alertChoices.save({ ...silentAlertChoices, mails, userId, locale: 'en' }),
    );
    expect(await asked()).toBe('MAIL_CONFIRMED_BEFORE');
    await given('siyuan@qihang.example');
    mailed.length = 0;
    await zhou.backEnd.sendAlerts();
    await zhou.backEnd.sendAlerts();
    expect(mailed).toMatchObject([
      { to: [address], subject: 'Supply-chain finance portal: no more messages to this address' },
    ]);
    expect(mailed[0]?.text).not.toContain('qihang');
    expect((await zhou.given<{ mails: object }>('messageAlerts')).mails).toEqual(mails);
  });

  it('is notified once when it is no longer used', async () => {
    await given();
    expect(await ended()).toBe('0');
    expect(
      (await store.transaction(async ({ alerts }) => alerts.due(Infinity, 10))).map((alert) => [
        alert.what,
        alert.address,
      ]),
    ).toEqual([['farewell', address]]);
  });

  it('can be requested while the mail fails, and the fault is reported', async () => {
    const reported: unknown[] = [];
    const fault = new Error('no mail');
    const own = new Asker(
      await demoBackEnd(new MemoryStore(), testSecret, {
        clock,
        report: (thrown) => void reported.push(thrown),
        mail: { portal: 'https://portal.example/cv3', gateway: { send: async () => Promise.reject(fault) } },
      }),
    );
    await own.signIn('zhousiyuan');
    expect(await asked(address, own)).toBe('0');
    await expect.poll(() => reported).toEqual([fault]);
  });

  it('is removed by its owner, together with the choices', async () => {
    expect(await ended()).toBe('NOT_FOUND');
    await given();
    const choices = { ...silentAlertChoices, mails: { ...noAlerts, todo: 'soon' } };
    expect((await zhou.ask('chooseMessageAlerts', choices)).code).toBe('0');
    expect(await ended()).toBe('0');
    expect(await zhou.given('messageAlerts')).toMatchObject({ mail: '', sendsMail: true, mails: noAlerts });
    expect((await zhou.ask('chooseMessageAlerts', choices)).code).toBe('REQUEST_INVALID');
  });

  it('is removed only with the password, which is locked after five wrong ones', async () => {
    await given();
    for (let time = 0; time < 5; time += 1) expect(await ended('another one')).toBe('PASSWORD_WRONG');
    expect([
      await ended(),
      (await zhou.ask('removeMail', { current: 'AAAA', keyId: 'none' })).code,
      (await zhou.ask('removeMail', {})).code,
    ]).toEqual(['PASSWORD_LOCKED', 'SIGN_IN_EXPIRED', 'REQUEST_INVALID']);
    expect((await zhou.given<{ address: string }>('ownMail')).address).toBe('z***@yanzhou.example');
    await zhou.backEnd.sendAlerts();
    expect(mailed.filter(({ subject }) => subject.includes('no more messages'))).toEqual([]);
    clock.advance(15 * 60_000);
    expect(await ended()).toBe('0');
  });

  it('is shown whole only to its owner, and every step is in the history', async () => {
    expect((await zhou.ask('revealIdentifier', { identifier: 'MAIL' })).code).toBe('NOT_FOUND');
    await asked();
    await confirmed('000000');
    await confirmed(codeIn(mailed[0]));
    expect(await zhou.given('revealIdentifier', { identifier: 'MAIL' })).toEqual({ value: address });
    expect((await limin.ask('revealIdentifier', { identifier: 'MAIL' })).code).toBe('NOT_FOUND');
    expect(await ended()).toBe('0');
    expect((await history()).toSorted()).toEqual([
      'mail-asked',
      'mail-confirmed',
      'mail-ended',
      'mail-refused',
      'mail-revealed',
      'signed-in',
    ]);
  });

  it('cannot be requested where the back end sends no mail', async () => {
    const silent = new Asker(await demoBackEnd(new MemoryStore(), testSecret, { clock, mail: undefined }));
    await silent.signIn('zhousiyuan');
    expect([(await silent.given<{ canSend: boolean }>('ownMail')).canSend, await asked(address, silent)]).toEqual([
      false,
      'NOT_FOUND',
    ]);
  });
});
