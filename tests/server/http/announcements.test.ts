import type { IncomingMessage } from 'node:http';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { CallerFacts } from '../../../server/core/context.ts';
import { announcementPath } from '../../../src/contract/extensions/announcements.ts';
import { calls, type Browser } from './browser.ts';
import { portalUnderTest, type PortalUnderTest } from './portal-under-test.ts';

const path = `/api/web${announcementPath.path}`;
let portal: PortalUnderTest;
let origin: string;
let listeners = 0;
const counted: { readonly call: string; readonly status: number; readonly ms: number }[] = [];

beforeAll(async () => {
  portal = await portalUnderTest({
    withoutSandbox: true,
    onAnswered: ({ call, status, ms }) => counted.push({ call, status, ms }),
    onListenerCount: (count) => void (listeners = count),
  });
  origin = await portal.app.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(async () => portal.close());

interface Heard {
  readonly status: number;
  readonly headers: Headers;
  /** The received text. */
  readonly text: () => string;
  readonly isOver: () => boolean;
  readonly leave: () => void;
}

async function listening(browser: Browser, own = new AbortController()): Promise<Heard> {
  const answer = await fetch(origin + path, {
    headers: { cookie: [...browser.cookies].map(([name, value]) => `${name}=${value}`).join('; ') },
    signal: own.signal,
  });
  let [text, over] = ['', false];
  const read = async (): Promise<void> => {
    for await (const piece of answer.body?.pipeThrough(new TextDecoderStream()) ?? []) text += piece;
  };
  const ended = (): void => void (over = true);
  void read().then(ended, ended);
  return {
    status: answer.status,
    headers: answer.headers,
    text: () => text,
    isOver: () => over,
    leave: () => own.abort(),
  };
}

/** Blocks the server's check of the session until `goesOn`; later checks are not blocked. */
function heldUp(): { readonly asked: Promise<void>; readonly goesOn: () => void } {
  const [{ backEnd }, asked, found] = [portal, Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const { listenerOf } = backEnd;
  Object.assign(backEnd, {
    listenerOf: async (facts: CallerFacts) => {
      const userId = await listenerOf(facts);
      asked.resolve();
      await found.promise;
      return userId;
    },
  });
  return {
    asked: asked.promise,
    goesOn: () => {
      Object.assign(backEnd, { listenerOf });
      found.resolve();
    },
  };
}

async function signedIn(userName: string): Promise<Browser> {
  const browser = portal.browser();
  expect(await browser.signIn(userName)).toMatchObject({ code: '0' });
  return browser;
}

const announced = async (userId: string): Promise<void> =>
  portal.store.transaction(async ({ announce }) => announce([{ userId, topic: 'messages' }]));
const numberOf = async (userName: string): Promise<string> =>
  portal.store.transaction(async ({ users }) => (await users.byName(userName))?.userId ?? '');

describe('the stream of announcements', () => {
  it('is refused without a session', async () => {
    const heard = await listening(portal.browser());
    expect(heard.status).toBe(401);
    await expect.poll(() => JSON.parse(heard.text()) as unknown).toMatchObject({ code: 'SESSION_REQUIRED' });
  });

  it('is counted as a listener while it lasts, and never as a call', async () => {
    const heard = await listening(await signedIn('tangyishan'));
    await expect.poll(() => listeners).toBe(1);
    heard.leave();
    await expect.poll(() => listeners).toBe(0);
    expect(counted.filter(({ call }) => call === 'loginSuccess')).toEqual([
      { call: 'loginSuccess', status: 200, ms: expect.any(Number) as number },
    ]);
    expect(counted.map(({ call }) => call)).not.toContain('announcements');
  });

  it('has the headers of every answer, and is not stored', async () => {
    const heard = await listening(await signedIn('heqinghe'));
    expect([heard.status, heard.headers.get('content-type'), heard.headers.get('cache-control')]).toEqual([
      200,
      'text/event-stream; charset=utf-8',
      'no-store',
    ]);
    expect(heard.headers.get('x-content-type-options')).toBe('nosniff');
    await expect.poll(heard.text).toMatch(/^retry: \d+\n\n$/);
    heard.leave();
  });

  it('reaches only its own person, and contains nothing but the topic', async () => {
    const [mine, others] = [await listening(await signedIn('zhousiyuan')), await listening(await signedIn('heqinghe'))];
    await announced(await numberOf('zhousiyuan'));
    await expect.poll(mine.text).toMatch(/\n\nevent: messages\ndata:\n\n$/);
    await announced(await numberOf('heqinghe'));
    await expect.poll(others.text).toMatch(/^retry: \d+\n\nevent: messages\ndata:\n\n$/);
    expect(mine.text().match(/event/g)).toHaveLength(1);
    for (const heard of [mine, others]) heard.leave();
  });

  it('ends with the session, however that ends', async () => {
    const browser = await signedIn('limin');
    const first = await listening(browser);
    await browser.post(calls.logout);
    await expect.poll(first.isOver).toBe(true);
    expect(first.text()).toContain('event: session');
    const again = await listening(await signedIn('limin'));
    await signedIn('limin');
    await expect.poll(again.isOver).toBe(true);
  });

  it('ends when another person signs in at the same browser', async () => {
    const browser = await signedIn('zhousiyuan');
    const heard = await listening(browser);
    await expect.poll(heard.text).toMatch(/^retry/);
    expect((await browser.signIn('limin')).code).toBe('0');
    await expect.poll(heard.isOver).toBe(true);
  });

  it('is refused when the session ended while its account was looked up', async () => {
    const [browser, other] = [await signedIn('limin'), await signedIn('guyunzhou')];
    const finding = heldUp();
    const coming = listening(browser);
    await finding.asked;
    const theirs = listening(other);
    await browser.post(calls.logout);
    finding.goesOn();
    expect((await coming).status).toBe(503);
    const heard = await theirs;
    expect(heard.status).toBe(200);
    heard.leave();
    expect((await listening(browser)).status).toBe(401);
  });

  it('does not count a listener that left while its account was looked up', async () => {
    const browser = await signedIn('limin');
    await expect.poll(() => listeners).toBe(0);
    const finding = heldUp();
    const isGone = new Promise((gone) =>
      portal.app.server.once('request', ({ socket }: IncomingMessage) => void socket.once('close', gone)),
    );
    const own = new AbortController();
    const coming = listening(browser, own);
    await finding.asked;
    own.abort();
    await expect(coming).rejects.toThrow();
    await isGone;
    finding.goesOn();
    const heard = await listening(browser);
    await expect.poll(heard.text).toMatch(/^retry/);
    expect(listeners).toBe(1);
    heard.leave();
  });

  it('is limited to eight of an account, and the oldest one ends', async () => {
    const browser = await signedIn('guyunzhou');
    const all: Heard[] = [];
    for (let each = 0; each < 9; each += 1) all.push(await listening(browser));
    await expect
      .poll(() => all.map((heard) => heard.isOver()))
      .toEqual([true, ...Array.from({ length: 8 }, () => false)]);
    for (const heard of all) heard.leave();
  });

  it('does not delay a server that stops', async () => {
    const stopping = await portalUnderTest({ withoutSandbox: true });
    const browser = stopping.browser();
    await browser.signIn('zhousiyuan');
    const address = await stopping.app.listen({ port: 0, host: '127.0.0.1' });
    const answer = await fetch(address + path, {
      headers: { cookie: [...browser.cookies].map(([name, value]) => `${name}=${value}`).join('; ') },
    });
    expect(answer.status).toBe(200);
    await stopping.close();
    await expect(answer.text()).resolves.toMatch(/^retry/);
  });

  it('is not available where it is not offered', async () => {
    const without = await portalUnderTest({ withoutSandbox: true, extensions: [] });
    const browser = without.browser();
    await browser.signIn('zhousiyuan');
    expect(await browser.get(path)).toMatchObject({ status: 404, code: 'NOT_FOUND' });
    await without.close();
  });
});
