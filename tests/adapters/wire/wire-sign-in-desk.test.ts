import { beforeEach, describe, expect, it } from 'vitest';
import { WireSignInDesk } from '../../../src/adapters/wire/entry/wire-sign-in-desk.ts';
import { WireClient } from '../../../src/adapters/wire/wire-client.ts';
import type { Call } from '../../../src/contract/call.ts';
import { signInCalls } from '../../../src/contract/documented/entry/sign-in.ts';

const [opened, keyed, tried] = [signInCalls.loginSession.path, signInCalls.passwordKey.path, signInCalls.loginPassword.path];
const right = { userName: 'limin', password: 'Huiyu#2026', captcha: undefined, proof: undefined };

let publicKey: string;
/** What the back end was asked, and for which visit a password was sent. */
let asked: string[];
let visits: unknown[];
/** The codes with which it answers the next calls of a path; success where there are none. */
let refusals: Map<string, string[]>;
let desk: WireSignInDesk;

beforeEach(async () => {
  const pair = await crypto.subtle.generateKey({ name: 'RSA-OAEP', modulusLength: 2048, publicExponent: new Uint8Array([1, 0, 1]), hash: 'SHA-256' }, true, ['encrypt', 'decrypt']);
  publicKey = Buffer.from(await crypto.subtle.exportKey('spki', pair.publicKey)).toString('base64');
  [asked, visits, refusals] = [[], [], new Map()];
  const answers: Readonly<Record<string, () => unknown>> = {
    [opened]: () => ({ picAuthToken: `visit ${asked.filter((path) => path === opened).length}` }),
    [keyed]: () => ({ keyId: 'K1', publicKey, boundTo: 'picAuthToken' }),
    [tried]: () => ({ token: 'T1' }), [signInCalls.loginSuccess.path]: () => ({}),
  };
  const transport = {
    offers: () => false,
    exchange: async ({ path }: Call, request: Readonly<Record<string, unknown>>) => {
      asked.push(path);
      if (path === tried) visits.push(request['picAuthToken']);
      const code = refusals.get(path)?.shift() ?? '0';
      return { status: 200, body: { code, message: '', data: code === '0' ? answers[path]?.() : {} }, traceId: undefined };
    },
  };
  desk = new WireSignInDesk(new WireClient(transport as never));
});

const times = (path: string): number => asked.filter((each) => each === path).length;

describe('signing in that was prepared', () => {
  it('asks for nothing twice', async () => {
    await desk.prepare();
    expect(asked.toSorted()).toEqual([opened, keyed].toSorted());
    expect(await desk.signIn(right)).toEqual({ signedIn: true });
    expect([times(opened), times(keyed), visits]).toEqual([1, 1, ['visit 1']]);
  });

  it('waits for what is under way, however often it was prepared', async () => {
    const [, , outcome] = await Promise.all([desk.prepare(), desk.prepare(), desk.signIn(right)]);
    expect(outcome).toEqual({ signedIn: true });
    expect([times(opened), times(keyed)]).toEqual([1, 1]);
  });

  it('is for one attempt: the next asks for its key anew', async () => {
    refusals.set(tried, ['SIGN_IN_REFUSED']);
    await desk.prepare();
    expect(await desk.signIn(right)).toMatchObject({ signedIn: false, because: 'refused' });
    expect(await desk.signIn(right)).toEqual({ signedIn: true });
    expect([times(opened), times(keyed)]).toEqual([1, 2]);
  });

  it('begins anew by itself where what was asked for has run out, and once only', async () => {
    refusals.set(tried, ['SIGN_IN_EXPIRED']);
    await desk.prepare();
    expect(await desk.signIn(right)).toEqual({ signedIn: true });
    expect(visits).toEqual(['visit 1', 'visit 2']);
    refusals.set(tried, ['SIGN_IN_EXPIRED', 'SIGN_IN_EXPIRED', 'SIGN_IN_EXPIRED']);
    await desk.prepare();
    expect(await desk.signIn(right)).toEqual({ signedIn: false, because: 'form-expired' });
    expect(visits).toHaveLength(4);
  });

  it.each([opened, keyed])('tells of no fault, and is made up for by signing in: %s', async (path) => {
    refusals.set(path, ['BUSY']);
    await desk.prepare();
    expect(await desk.signIn(right)).toEqual({ signedIn: true });
    expect(times(path)).toBe(2);
  });
});

describe('signing in that nobody prepared', () => {
  it('is told where it has run out, and tried no second time', async () => {
    refusals.set(tried, ['SIGN_IN_EXPIRED']);
    expect(await desk.signIn(right)).toEqual({ signedIn: false, because: 'form-expired' });
    expect(visits).toEqual(['visit 1']);
  });
});
