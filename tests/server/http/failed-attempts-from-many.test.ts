import type { InjectOptions } from 'fastify';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { eventually } from '../../../features/support/until.ts';
import { sentTexts } from '../../../server/core/sandbox/sandbox-texts.ts';
import { sha256Hex } from '../../../server/core/secrets.ts';
import { demoPassword } from '../../../server/seed/parties/people.ts';
import { encryptPassword } from '../../../src/adapters/wire/entry/password-cipher.ts';
import { computeProof } from '../../../src/adapters/wire/entry/proof-of-work.ts';
import { calls as contract } from '../../../server/core/desks.ts';
import type { CallName } from '../../../src/contract/calls.ts';
import { isAudit } from '../../support/audit.ts';
import { Browser, calls, type Answer } from './browser.ts';
import { portalUnderTest, type PortalUnderTest } from './portal-under-test.ts';

let portal: PortalUnderTest;
afterEach(async () => portal.close());

const tries = 20;

/**
 * The addresses of the attempts, one after the other. The second name is tried from other addresses, so that no count
 * of an address is shared.
 */
interface Origin {
  readonly trustedProxies: readonly string[];
  from(turn: number, second: boolean): { readonly remoteAddress: string; readonly forwarded?: string };
}
const origins: Readonly<Record<string, Origin>> = {
  'twenty addresses that a trusted proxy tells of': {
    trustedProxies: ['10.1.0.0/16'],
    from: (turn, second) => ({ remoteAddress: '10.1.2.3', forwarded: `198.51.${second ? 101 : 100}.${turn + 1}` }),
  },
  'twenty addresses that a proxy tells of whom nobody trusts': {
    trustedProxies: [],
    from: (turn, second) => ({ remoteAddress: `192.0.2.${second ? 8 : 7}`, forwarded: `198.51.100.${turn + 1}` }),
  },
  'twenty addresses of their own': {
    trustedProxies: [],
    from: (turn, second) => ({ remoteAddress: `203.0.${second ? 112 : 113}.${turn + 1}` }),
  },
};

/** A visitor at an address, with own cookies. */
function visitorAt({
  remoteAddress,
  forwarded,
}: {
  readonly remoteAddress: string;
  readonly forwarded?: string | undefined;
}): Browser {
  const headers = forwarded === undefined ? {} : { 'x-forwarded-for': forwarded };
  return new Browser(
    {
      inject: (async (options: InjectOptions) =>
        portal.app.inject({
          ...options,
          remoteAddress,
          headers: { ...options.headers, ...headers },
        })) as PortalUnderTest['app']['inject'],
    },
    'http://127.0.0.1:8080',
  );
}

async function ask(visitor: Browser, name: CallName, request: object = {}): Promise<Answer> {
  const { base, method, path } = contract[name];
  return method === 'POST' ? visitor.post(`/api/${base}${path}`, request) : visitor.get(`/api/${base}${path}`);
}
const visit = async (visitor: Browser): Promise<string> =>
  ((await visitor.get(calls.loginSession)).data as { readonly picAuthToken: string }).picAuthToken;
/** The text of the picture. */
async function read(visitor: Browser): Promise<string> {
  await visitor.get(`${calls.captcha}/${await visit(visitor)}`);
  const idHash = await sha256Hex(visitor.cookies.get('session') ?? '');
  return (await portal.store.transaction(async ({ sessions }) => sessions.find(idHash)))?.captcha ?? '';
}
async function sealed(visitor: Browser, password: string): Promise<object> {
  const { keyId, publicKey } = (await visitor.get(calls.passwordKey)).data as {
    readonly keyId: string;
    readonly publicKey: string;
  };
  const picAuthToken = await visit(visitor);
  return { picAuthToken, keyId, password: await encryptPassword(password, publicKey, picAuthToken) };
}
const human = async (visitor: Browser): Promise<object> => ({
  picAuthToken: await visit(visitor),
  captcha: await read(visitor),
});
/**
 * Sends requests as the portal does for the right person: with a picture, and with a computed proof where pictures are
 * no longer accepted.
 */
async function asOwner(owner: Browser, name: CallName, request: object): Promise<Answer> {
  const first = await ask(owner, name, { ...request, ...(await human(owner)) });
  if (first.code !== 'CAPTCHA_REQUIRED') return first;
  const picAuthToken = await visit(owner);
  const challenge = (await owner.get(`/api/sso${contract.captchaProof.path}?picAuthToken=${picAuthToken}`)).data as {
    readonly challenge: string;
    readonly zeroBits: number;
  };
  return ask(owner, name, {
    ...request,
    picAuthToken,
    proof: await computeProof(challenge, () => undefined, new AbortController().signal),
  });
}
const rubbish = { certificate: 'AAAA', signature: 'AAAA' };

async function recoveryByCode(visitor: Browser, purpose: string, userName: string): Promise<readonly Answer[]> {
  const asked = await ask(visitor, 'recoveryCode', { purpose, userName, ...(await human(visitor)) });
  return [
    asked,
    await ask(visitor, 'recoveryProof', {
      purpose,
      userName,
      kind: 'SMS',
      code: '12345x',
      picAuthToken: await visit(visitor),
    }),
  ];
}
async function recoveryByKey(visitor: Browser, purpose: string, userName: string): Promise<readonly Answer[]> {
  const asked = await ask(visitor, 'recoveryKeyChallenge', { purpose, userName, ...(await human(visitor)) });
  const { text = 'none' } = (asked.data ?? {}) as { readonly text?: string };
  const picAuthToken = await visit(visitor);
  const telephone = await ask(visitor, 'requestCloudKey', { picAuthToken, userName, text });
  return [
    asked,
    telephone,
    await ask(visitor, 'cloudAnswer', { picAuthToken, text }),
    await ask(visitor, 'recoveryKeyProof', { purpose, userName, picAuthToken, text, ...rubbish }),
  ];
}

/** The attempts against a name, or a telephone number. */
const actions: Readonly<
  Record<string, (visitor: Browser, userName: string, mobile: string) => Promise<readonly Answer[]>>
> = {
  'a password': async (visitor, userName) => [
    await ask(visitor, 'loginPassword', {
      userName,
      ...(await sealed(visitor, 'guessed')),
      captcha: await read(visitor),
    }),
  ],
  'a code by telephone': async (visitor, _userName, mobile) => [
    await ask(visitor, 'verifyCode', { mobile, ...(await human(visitor)) }),
    await ask(visitor, 'loginSms', { mobile, code: '12345x', picAuthToken: await visit(visitor) }),
  ],
  'a key': async (visitor, userName) => {
    const picAuthToken = await visit(visitor);
    const { text } = (await ask(visitor, 'keyChallenge', { picAuthToken, purpose: 'sign-in' })).data as {
      readonly text: string;
    };
    return [
      await ask(visitor, 'requestCloudKey', { ...(await human(visitor)), userName, text }),
      await ask(visitor, 'cloudAnswer', { picAuthToken, text }),
      await ask(visitor, 'loginKey', { picAuthToken, text, ...rubbish }),
    ];
  },
  'resetting the password by a code': async (visitor, userName) => recoveryByCode(visitor, 'RESET', userName),
  'resetting the password by a key': async (visitor, userName) => recoveryByKey(visitor, 'RESET', userName),
  'opening the account by a code': async (visitor, userName) => recoveryByCode(visitor, 'UNFREEZE', userName),
  'opening the account by a key': async (visitor, userName) => recoveryByKey(visitor, 'UNFREEZE', userName),
  'the workbench by a code': async (visitor, userName) => {
    const { picAuthToken, captcha } = (await human(visitor)) as {
      readonly picAuthToken: string;
      readonly captcha: string;
    };
    const { base, path } = contract.workbenchCode;
    const asked = await visitor.get(
      `/api/${base}${path}?${String(new URLSearchParams({ userName, picAuthToken, captcha }))}`,
    );
    return [
      asked,
      await ask(visitor, 'workbenchLogin', { userName, code: '12345x', picAuthToken: await visit(visitor) }),
    ];
  },
};

/** Removes values that are random in every answer and reveal nothing. */
const drawn = (text: string): string =>
  text
    .replace(/nonce: [\w-]+/, 'nonce: N')
    .replace(/until: [\dTZ:-]+/, 'until: U')
    .replace(/sha-256:[0-9a-f]{64}/, 'sha-256:D')
    .replace(/"number":"\d\d"/, '"number":"NN"')
    .replace(/"(nonce|traceId)":"[^"]*"/g, '"$1":"T"');

/** Everything that an attacker sees of an answer: status, body, and all headers. */
function seen({ status, response, traceId }: Answer): object {
  const headers = Object.entries(response.headers).filter(([name]) => name !== 'date');
  const cookies = response.cookies.map((cookie) => ({ ...cookie, value: '' }));
  return {
    status,
    body: drawn(response.payload),
    cookies,
    headers: headers.map(([name, value]) => [
      name,
      name === 'set-cookie'
        ? ''
        : String(value)
            .replaceAll(traceId, 'T')
            .replace(/'nonce-[^']*'/g, "'nonce'"),
    ]),
  };
}

async function transcript(
  action: string,
  origin: Origin,
  userName: string,
  mobile: string,
  second: boolean,
): Promise<readonly object[]> {
  const heard: object[] = [];
  for (let turn = 0; turn < tries; turn += 1) {
    const answers = (await actions[action]?.(visitorAt(origin.from(turn, second)), userName, mobile)) ?? [];
    heard.push(...answers.map(seen));
  }
  return heard;
}

/** The answer to the first attempt of each action, which shows that the attempt was made. */
const begins: Readonly<Record<string, string>> = {
  'a password': 'SIGN_IN_REFUSED',
  'a code by telephone': '0',
  'a key': '0',
  'resetting the password by a code': '0',
  'resetting the password by a key': '0',
  'opening the account by a code': '0',
  'opening the account by a key': '0',
  'the workbench by a code': '0',
};

const everyWay = Object.keys(actions).flatMap((action) =>
  Object.keys(origins).map((origin) => [action, origin] as const),
);

/** Outside the audit, each action is tried from one kind of address, and each kind is used by some actions. */
const tried = isAudit
  ? everyWay
  : everyWay.filter((_way, index) => (Math.floor(index / Object.keys(origins).length) + index) % 3 === 0);

describe('twenty tries', () => {
  // Both names are tried at the same instant, however long a busy machine takes.
  beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: Date.now() }));
  afterEach(() => void vi.useRealTimers());

  it.each(tried)('of %s from %s get the same answers for a known and an unknown name', async (action, by) => {
    const origin = origins[by];
    if (!origin) throw new Error(by);
    portal = await portalUnderTest({
      trustedProxies: origin.trustedProxies,
      withoutSandbox: true,
      signInCallsPerMinute: 100_000,
    });
    const owner = await portal.store.transaction(async ({ users }) => users.byName('limin'));
    const somebody = await transcript(action, origin, 'limin', owner?.mobile ?? '', false);
    // Both answers have the same length, so that no header distinguishes them.
    const nobody = await transcript(action, origin, 'lnmin', '14099990000', true);
    expect(nobody).toEqual(somebody);
    expect(somebody[0]).toMatchObject({
      status: 200,
      body: expect.stringContaining(`"code":"${begins[action]}"`) as unknown,
    });
    expect(somebody.filter((each) => /"(token|ticket)":"/.test(JSON.stringify(each)))).toEqual([]);
    // The owner of the account can sign in from another address with the password, at most with a proof.
    const own = visitorAt({ remoteAddress: '192.0.2.200' });
    expect(
      (await asOwner(own, 'loginPassword', { userName: 'limin', ...(await sealed(own, demoPassword)) })).code,
    ).toBe('0');
  });
});

describe('the owner of an account that was tried twenty times from twenty addresses', () => {
  const origin = origins['twenty addresses that a trusted proxy tells of']!;
  const here = (): Browser => visitorAt({ remoteAddress: '10.1.2.3', forwarded: '198.51.102.1' });

  it('can reset the password by a code without waiting', async () => {
    portal = await portalUnderTest({
      trustedProxies: origin.trustedProxies,
      withoutSandbox: true,
      signInCallsPerMinute: 100_000,
    });
    await transcript('resetting the password by a code', origin, 'limin', '', false);
    const [own, sent] = [here(), (await sentTexts(portal.store)).length];
    expect((await asOwner(own, 'recoveryCode', { purpose: 'RESET', userName: 'limin' })).code).toBe('0');
    await eventually('the message is sent', async () => (await sentTexts(portal.store)).length > sent);
    const code = /\d{6}/.exec((await sentTexts(portal.store))[0]?.text ?? '')?.[0] ?? '';
    expect(
      (
        await ask(own, 'recoveryProof', {
          purpose: 'RESET',
          userName: 'limin',
          kind: 'SMS',
          code,
          picAuthToken: await visit(own),
        })
      ).code,
    ).toBe('0');
  });

  it('gets a challenge for a key', async () => {
    portal = await portalUnderTest({
      trustedProxies: origin.trustedProxies,
      withoutSandbox: true,
      signInCallsPerMinute: 100_000,
    });
    await transcript('resetting the password by a key', origin, 'limin', '', false);
    const own = here();
    expect((await asOwner(own, 'recoveryKeyChallenge', { purpose: 'RESET', userName: 'limin' })).code).toBe('0');
  });
});
