import { beforeEach, describe, expect, it } from 'vitest';
import { WireSignInDesk } from '../../../src/adapters/wire/entry/wire-sign-in-desk.ts';
import { WireClient } from '../../../src/adapters/wire/wire-client.ts';
import type { Call } from '../../../src/contract/call.ts';
import { signInCalls } from '../../../src/contract/documented/entry/sign-in.ts';

const [opened, keyed, tried] = [
  signInCalls.loginSession.path,
  signInCalls.passwordKey.path,
  signInCalls.loginPassword.path,
];
const right = { userName: 'limin', password: 'Huiyu#2026', captcha: undefined, proof: undefined };

let publicKey: string;
let privateKey: CryptoKey;
/** The mode to which the back end's keys bind a password. */
let boundTo: string | undefined;
/** Requests that tried a password. */
let sent: Readonly<Record<string, unknown>>[];
/** Requests to the back end, and the sessions for which passwords were sent. */
let asked: string[];
let visits: unknown[];
/** The codes with which the next calls of a path are answered; success where there are none. */
let refusals: Map<string, string[]>;
let desk: WireSignInDesk;

beforeEach(async () => {
  const pair = await crypto.subtle.generateKey(
    { name: 'RSA-OAEP', modulusLength: 2048, publicExponent: new Uint8Array([1, 0, 1]), hash: 'SHA-256' },
    true,
    ['encrypt', 'decrypt'],
  );
  privateKey = pair.privateKey;
  publicKey = Buffer.from(await crypto.subtle.exportKey('spki', pair.publicKey)).toString('base64');
  [asked, visits, sent, refusals, boundTo] = [[], [], [], new Map(), 'picAuthToken'];
  const answers: Readonly<Record<string, () => unknown>> = {
    [opened]: () => ({ picAuthToken: `visit ${asked.filter((path) => path === opened).length}` }),
    [keyed]: () => ({ keyId: 'K1', publicKey, boundTo }),
    [tried]: () => ({ token: 'T1' }),
    [signInCalls.loginSuccess.path]: () => ({}),
  };
  const transport = {
    offers: () => false,
    exchange: async ({ path }: Call, request: Readonly<Record<string, unknown>>) => {
      asked.push(path);
      if (path === tried) visits.push(request['picAuthToken']);
      if (path === tried) sent.push(request);
      const code = refusals.get(path)?.shift() ?? '0';
      return {
        status: 200,
        body: { code, message: '', data: code === '0' ? answers[path]?.() : {} },
        traceId: undefined,
      };
    },
  };
  desk = new WireSignInDesk(new WireClient(transport as never));
});

const times = (path: string): number => asked.filter((each) => each === path).length;

describe('a prepared sign-in', () => {
  it('requests nothing twice', async () => {
    await desk.prepare();
    expect(asked.toSorted()).toEqual([opened, keyed].toSorted());
    expect(await desk.signIn(right)).toEqual({ signedIn: true });
    expect([times(opened), times(keyed), visits]).toEqual([1, 1, ['visit 1']]);
  });

  it('waits for a running preparation, however often it was prepared', async () => {
    const [, , outcome] = await Promise.all([desk.prepare(), desk.prepare(), desk.signIn(right)]);
    expect(outcome).toEqual({ signedIn: true });
    expect([times(opened), times(keyed)]).toEqual([1, 1]);
  });

  it('serves one attempt: the next requests a new key', async () => {
    refusals.set(tried, ['SIGN_IN_REFUSED']);
    await desk.prepare();
    expect(await desk.signIn(right)).toMatchObject({ signedIn: false, because: 'refused' });
    expect(await desk.signIn(right)).toEqual({ signedIn: true });
    expect([times(opened), times(keyed)]).toEqual([1, 2]);
  });

  it('starts over once when the preparation has expired', async () => {
    refusals.set(tried, ['SIGN_IN_EXPIRED']);
    await desk.prepare();
    expect(await desk.signIn(right)).toEqual({ signedIn: true });
    expect(visits).toEqual(['visit 1', 'visit 2']);
    refusals.set(tried, ['SIGN_IN_EXPIRED', 'SIGN_IN_EXPIRED', 'SIGN_IN_EXPIRED']);
    await desk.prepare();
    expect(await desk.signIn(right)).toEqual({ signedIn: false, because: 'form-expired' });
    expect(visits).toHaveLength(4);
  });

  it.each([opened, keyed])('survives a failed preparation: %s', async (path) => {
    refusals.set(path, ['BUSY']);
    await desk.prepare();
    expect(await desk.signIn(right)).toEqual({ signedIn: true });
    expect(times(path)).toBe(2);
  });
});

describe('an unprepared sign-in', () => {
  it('reports that it has expired, without a second attempt', async () => {
    refusals.set(tried, ['SIGN_IN_EXPIRED']);
    expect(await desk.signIn(right)).toEqual({ signedIn: false, because: 'form-expired' });
    expect(visits).toEqual(['visit 1']);
  });

  it('opens another visit after the second step of the previous one', async () => {
    refusals.set(tried, ['SECOND_PROOF_REQUIRED', 'SIGN_IN_REFUSED']);
    expect(await desk.signIn(right)).toMatchObject({ signedIn: false, because: 'second-proof' });
    expect(await desk.signIn(right)).toMatchObject({ signedIn: false, because: 'refused' });
    expect(await desk.signIn(right)).toEqual({ signedIn: true });
    expect(visits).toEqual(['visit 1', 'visit 2', 'visit 2']);
  });

  it('throws an unknown error unchanged', async () => {
    const fault = new TypeError('no cipher');
    const broken = new WireSignInDesk(
      new WireClient({ offers: () => false, exchange: async () => Promise.reject(fault) } as never),
    );
    await expect(broken.signIn(right)).rejects.toBe(fault);
  });
});

describe('the sent password', () => {
  const readIn = async (visit: string): Promise<string> =>
    new TextDecoder().decode(
      await crypto.subtle.decrypt(
        { name: 'RSA-OAEP', label: new TextEncoder().encode(visit) },
        privateKey,
        Buffer.from(String(sent[0]?.['password']), 'base64'),
      ),
    );

  it('can be decrypted for this visit only when the back end binds it', async () => {
    await desk.signIn(right);
    expect(await readIn('visit 1')).toBe(right.password);
    await expect(readIn('')).rejects.toThrow();
  });

  it('is not bound when the back end has no binding', async () => {
    boundTo = undefined;
    await desk.signIn(right);
    expect(await readIn('')).toBe(right.password);
  });

  const captcha = '7KQ2';
  it.each<readonly [string, { captcha?: string; proof?: string }, object]>([
    ['neither', {}, {}],
    ['what the picture says', { captcha }, { captcha }],
    ['a proof', { proof: 'P1' }, { proof: 'P1' }],
    ['a proof rather than the picture, where there are both', { captcha, proof: 'P1' }, { proof: 'P1' }],
  ])('has as human check %s', async (_what, shown, expected) => {
    await desk.signIn({ ...right, ...shown });
    expect(
      Object.fromEntries(Object.entries(sent[0] ?? {}).filter(([name]) => name === 'captcha' || name === 'proof')),
    ).toEqual(expected);
  });
});

describe('a key that could not be loaded', () => {
  it('is requested again by the next preparation', async () => {
    refusals.set(keyed, ['BUSY']);
    await desk.prepare();
    await desk.prepare();
    expect(times(keyed)).toBe(2);
    expect(await desk.signIn(right)).toEqual({ signedIn: true });
    expect(times(keyed)).toBe(2);
  });
});
