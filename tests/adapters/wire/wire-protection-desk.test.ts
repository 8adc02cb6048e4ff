import { expect, it } from 'vitest';
import { WireProtectionDesk } from '../../../src/adapters/wire/account/wire-protection-desk.ts';
import { WireClient } from '../../../src/adapters/wire/wire-client.ts';
import type { Call } from '../../../src/contract/call.ts';

interface Answer {
  readonly code?: string;
  readonly data?: unknown;
}

/** A back end that gives one answer to every request, and records the requests. */
function deskOver({ code = '0', data = null }: Answer) {
  const asked: unknown[] = [];
  const transport = {
    offers: (name: string) => name === 'authenticator',
    exchange: async (call: Call, request: unknown) => {
      asked.push([call.path, request]);
      return { status: 200, body: { code, message: '', data }, traceId: undefined };
    },
  };
  const sealing = { seal: async (text: string) => ({ cipher: `sealed ${text}`, keyId: 'K-1' }) };
  return { desk: new WireProtectionDesk(new WireClient(transport as never), sealing), asked };
}

it('offers the app and resets that wait each where the back end does', () => {
  const { desk } = deskOver({});
  expect([desk.offersApp, desk.offersWaits]).toEqual([true, false]);
});

it('sends the password sealed, and never as it is', async () => {
  const { desk, asked } = deskOver({ data: { secret: 'ABCD', address: 'otpauth://totp/x', validFor: 600 } });
  expect(await desk.beginApp('river lamp')).toEqual({
    done: true,
    given: { secret: 'ABCD', address: 'otpauth://totp/x' },
  });
  expect(asked).toEqual([[expect.any(String), { current: 'sealed river lamp', keyId: 'K-1' }]]);
  const confirming = deskOver({});
  await confirming.desk.confirmReset('U-2', 'river lamp');
  expect(confirming.asked[0]).toEqual([
    expect.any(String),
    { userId: 'U-2', current: 'sealed river lamp', keyId: 'K-1' },
  ]);
});

it('gives the recovery codes that are shown once', async () => {
  const codes = ['AAAA-BBBB-CCCC'];
  expect(await deskOver({ data: { codes } }).desk.makeCodes('river lamp')).toEqual({ done: true, given: codes });
  expect(await deskOver({ data: { codes } }).desk.confirmApp('123456')).toEqual({ done: true, given: codes });
});

it.each([
  ['PASSWORD_WRONG', { because: 'wrong' }],
  ['APP_CODE_REFUSED', { because: 'wrong-code' }],
  ['PASSWORD_LOCKED', { because: 'locked', minutes: 7 }],
  ['SIGN_IN_LOCKED', { because: 'locked', minutes: 7 }],
  ['SIGN_IN_EXPIRED', { because: 'expired' }],
  ['NOT_PERMITTED', { because: 'needs-two' }],
  ['NOT_FOUND', { because: 'over' }],
])('understands the refusal %s', async (code, refusal) => {
  const { desk } = deskOver({ code, data: { minutes: 7 } });
  expect(await desk.removeApp('river lamp')).toEqual({ done: false, ...refusal });
});

it('throws a fault that is no refusal of these calls', async () => {
  await expect(deskOver({ code: 'SYSTEM_FAULT' }).desk.stopReset()).rejects.toThrow();
});
