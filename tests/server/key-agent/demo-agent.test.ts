import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import { ManualClock } from '../../../features/support/manual-clock.ts';
import { testSecret } from '../../../features/support/password-key.ts';
import { eventually } from '../../../features/support/until.ts';
import { x509Authority } from '../../../server/certificates/x509-authority.ts';
import { sandboxKeys } from '../../../server/core/sandbox/sandbox-keys.ts';
import { SandboxPhone } from '../../../server/core/sandbox/sandbox-phone.ts';
import { startAgentServer } from '../../../server/key-agent/agent-server.ts';
import { DemoAgent, mayAsk, mayBeSigned } from '../../../server/key-agent/demo-agent.ts';
import { demoPin, DemoToken, maxTries } from '../../../server/key-agent/demo-token.ts';
import { MemoryStore } from '../../../server/storage/memory/memory-store.ts';
import { LoopbackKeyAgent } from '../../../src/adapters/loopback/loopback-key-agent.ts';
import { signingText } from '../../../src/domain/keys/signing-text.ts';
import { demoBackEnd } from '../../builders/desks.ts';
import { keyAgentContract } from '../../contracts/key-agent.ts';

const now = Date.parse('2026-11-21T02:00:00Z');
const portal = 'http://localhost:8080';
const asks = (wish: object = {}): string =>
  signingText({ purpose: 'sign-in', host: 'localhost', nonce: 'n', until: now + 60_000, digest: undefined, ...wish });
const never = (): AbortSignal => new AbortController().signal;

async function running() {
  const [store, clock] = [new MemoryStore(), new ManualClock(now)];
  await demoBackEnd(store, testSecret, { clock });
  const behind = { store, clock, secret: testSecret };
  const keys = sandboxKeys(behind, x509Authority, new SandboxPhone(behind, x509Authority));
  const tokens = [
    new DemoToken('One', true, [{ account: 'limin', days: 30 }]),
    new DemoToken('Other', false, [{ account: 'heqinghe', days: 30 }]),
  ];
  let filled = 0;
  const renew = async (): Promise<void> => {
    filled += 1;
    for (const token of tokens)
      await token.fill(async ({ account, publicKey, days }) => ({
        ...(await keys.issue({ userName: account, kind: 'HARD', publicKey, days })),
        person: account,
        company: 'C',
        issuer: 'I',
      }));
  };
  await renew();
  const agent = new DemoAgent(tokens);
  const server = await startAgentServer({
    agent,
    origins: [portal],
    port: 0,
    now: () => now,
    renew,
    receive: async () => agent.received(new DemoToken('HK1', true, [])),
  });
  const at = `127.0.0.1:${server.port}`;
  const from = (origin: string | undefined) =>
    new LoopbackKeyAgent(
      `ws://${at}`,
      (address) => new WebSocket(address, origin === undefined ? {} : { origin }) as unknown as globalThis.WebSocket,
    );
  const serial = (token = 0): string => tokens[token]?.listing().certificates[0]?.serial ?? '';
  const press = async (form: object, origin = `http://${at}`) =>
    fetch(`http://${at}/`, {
      method: 'POST',
      redirect: 'manual',
      headers: { origin },
      body: new URLSearchParams({ ...form }),
    });
  const isAsked = async (): Promise<void> => eventually('the owner is asked', async () => agent.pending !== undefined);
  /** The request that the owner's window shows. */
  const shown = async (): Promise<string> =>
    /name="id" value="([\w-]+)"/.exec(await (await fetch(`http://${at}/`)).text())?.[1] ?? '';
  return { agent, tokens, server, at, from, serial, press, isAsked, shown, filled: () => filled };
}

keyAgentContract('the local key agent', async () => {
  const under = await running();
  return {
    agent: under.from(portal),
    holder: under.serial(),
    text: async () => asks(),
    close: async () => under.server.stop(),
    agree: async () => {
      await under.isAsked();
      await under.agent.confirm(under.agent.pending?.id ?? '', demoPin);
    },
  };
});

describe('the agent of the demonstration', () => {
  let under: Awaited<ReturnType<typeof running>>;
  beforeEach(async () => {
    under = await running();
  });
  afterEach(async () => under.server.stop());

  it('lists only plugged-in tokens', async () => {
    expect(await under.from(portal).list()).toMatchObject({
      found: true,
      agent: 'SCF demo key agent 1',
      tokens: [{ label: 'One', certificates: [{ person: 'limin', serial: under.serial() }] }],
    });
    await under.press({ do: 'plug', label: 'Other' });
    await under.press({ do: 'pull', label: 'One' });
    expect(await under.from(portal).list()).toMatchObject({ tokens: [{ label: 'Other' }] });
  });

  it.each([
    ['another site', 'https://elsewhere.example'],
    ['a page without an origin', undefined],
    ['a page that has none to tell', 'null'],
    ['another port of this machine', 'http://localhost:9999'],
  ])('speaks to no page of %s', async (_whose, origin) => {
    expect(await under.from(origin).list()).toEqual({ found: false, because: 'refused' });
    expect(await under.from(origin).sign({ holder: under.serial(), text: asks() }, never())).toEqual({
      signed: false,
      because: 'refused',
    });
  });

  it('signs nothing for a host that is not the asking page’s own, nothing that is over, and nothing that does not say what for', async () => {
    for (const text of [
      asks({ host: 'elsewhere.example' }),
      asks({ until: now }),
      asks({ until: now + 3_600_000 }),
      'anything',
    ])
      expect(await under.from(portal).sign({ holder: under.serial(), text }, never())).toEqual({
        signed: false,
        because: 'refused',
      });
    expect(under.agent.pending).toBeUndefined();
  });

  it('shows the signed text by its names, and until when in Beijing', async () => {
    void under.from(portal).sign(
      {
        holder: under.serial(),
        text: asks({
          purpose: 'agreement',
          about: { agreement: '融资服务协议 V1', product: '应收账款融资', company: '远珩<紧固件>' },
        }),
      },
      never(),
    );
    await under.isAsked();
    const page = await (await fetch(`http://${under.at}/`, { headers: { 'accept-language': 'en' } })).text();
    for (const said of [
      '<dt>Agreement</dt><dd>融资服务协议 V1</dd>',
      '<dt>Product</dt><dd>应收账款融资</dd>',
      '<dt>For the company</dt><dd>远珩&#60;紧固件&#62;</dd>',
      '<dt>Valid until (Beijing time)</dt><dd>2026-11-21 10:01:00</dd>',
    ])
      expect(page).toContain(said);
  });

  it('shows the business that is decided, with its amount in figures and in words', async () => {
    void under.from(portal).sign(
      {
        holder: under.serial(),
        text: asks({
          purpose: 'trade-decision',
          business: {
            application: '签发 QF20261127-000001',
            amount: { fen: 10_000_000n },
            applicant: '启衡<重工>',
            counterparty: '宁波砚舟',
            dueOn: '2027-03-31',
          },
        }),
      },
      never(),
    );
    await under.isAsked();
    const page = await (await fetch(`http://${under.at}/`, { headers: { 'accept-language': 'en' } })).text();
    for (const said of [
      'A signature is asked for: Sign an approval',
      '<dt>Application</dt><dd>签发 QF20261127-000001</dd>',
      '<dt>Amount (CNY)</dt><dd>100000.00</dd>',
      '<dt>In words</dt><dd>人民币壹拾万元整</dd>',
      '<dt>Applicant</dt><dd>启衡&#60;重工&#62;</dd>',
      '<dt>Other company</dt><dd>宁波砚舟</dd>',
      '<dt>Due</dt><dd>2027-03-31</dd>',
    ])
      expect(page).toContain(said);
  });

  it('asks its owner, who may refuse', async () => {
    const signing = under.from(portal).sign({ holder: under.serial(), text: asks() }, never());
    await under.isAsked();
    const page = await (await fetch(`http://${under.at}/`, { headers: { 'accept-language': 'en' } })).text();
    expect(page).toContain('A signature is asked for: Sign in');
    expect(page).toContain('<dd>localhost</dd>');
    expect(page).not.toContain('http-equiv="refresh"');
    await under.press({ do: 'cancel', id: 'another' });
    expect(under.agent.pending).toBeDefined();
    await under.press({ do: 'cancel', id: await under.shown() });
    expect(await signing).toEqual({ signed: false, because: 'cancelled' });
    expect(await (await fetch(`http://${under.at}/`)).text()).toContain('http-equiv="refresh"');
  });

  it('counts wrong PINs, locks, and is unlocked', async () => {
    const signWith = async (pin: string) => {
      const signing = under.from(portal).sign({ holder: under.serial(), text: asks() }, never());
      await under.isAsked();
      await under.press({ do: 'confirm', id: await under.shown(), pin });
      return signing;
    };
    expect(await signWith('000000')).toEqual({ signed: false, because: 'pin-wrong', triesLeft: maxTries - 1 });
    expect((await signWith(demoPin)).signed).toBe(true);
    for (let left = maxTries - 1; left > 0; left -= 1)
      expect(await signWith('1')).toEqual({ signed: false, because: 'pin-wrong', triesLeft: left });
    expect(await signWith('1')).toEqual({ signed: false, because: 'locked' });
    expect(await under.from(portal).sign({ holder: under.serial(), text: asks() }, never())).toEqual({
      signed: false,
      because: 'locked',
    });
    expect(await under.tokens[0]?.sign(under.serial(), 'x', demoPin)).toEqual({ refused: 'locked' });
    await under.press({ do: 'unlock', label: 'One' });
    expect((await signWith(demoPin)).signed).toBe(true);
  });

  it('says that a token is gone, before and while its owner is asked', async () => {
    expect(await under.from(portal).sign({ holder: under.serial(1), text: asks() }, never())).toEqual({
      signed: false,
      because: 'gone',
    });
    const signing = under.from(portal).sign({ holder: under.serial(), text: asks() }, never());
    await under.isAsked();
    await under.press({ do: 'pull', label: 'One' });
    expect(await signing).toEqual({ signed: false, because: 'gone' });
    expect(await under.tokens[0]?.sign(under.serial(), 'x', demoPin)).toEqual({ refused: 'gone' });
  });

  it('goes on asking while another token is pulled, and answers when its own has gone by itself', async () => {
    const signing = under.from(portal).sign({ holder: under.serial(), text: asks() }, never());
    await under.isAsked();
    await under.press({ do: 'pull', label: 'Other' });
    expect(under.agent.pending).toBeDefined();
    under.agent.tokens = [];
    await under.press({ do: 'confirm', id: await under.shown(), pin: demoPin });
    expect(await signing).toEqual({ signed: false, because: 'gone' });
  });

  it('takes in what was posted', async () => {
    await under.press({ do: 'receive' });
    expect(await under.from(portal).list()).toMatchObject({ tokens: [{ label: 'One' }, { label: 'HK1' }] });
  });

  it.each([
    ['no JSON', '{', 1008],
    ['no question', '{"ask":"everything"}', 1008],
    ['more than a question', JSON.stringify({ ask: 'sign', serial: 's', text: 'x'.repeat(9000) }), 1009],
  ])('ends a connection on which %s is said', async (_what, said, code) => {
    const socket = new WebSocket(`ws://${under.at}`, { origin: portal });
    socket.on('open', () => socket.send(said));
    expect(await new Promise<number>((resolve) => socket.on('close', resolve))).toBe(code);
    expect((await under.from(portal).list()).found).toBe(true);
  });

  it('forgets what a page asked that has gone away', async () => {
    const stopped = new AbortController();
    const signing = under.from(portal).sign({ holder: under.serial(), text: asks() }, stopped.signal);
    await under.isAsked();
    stopped.abort();
    await expect(signing).rejects.toMatchObject({ kind: 'cancelled' });
    await eventually('nothing is asked any more', async () => under.agent.pending === undefined);
  });

  it('asks one thing at a time: the later takes the place of the earlier', async () => {
    const first = under.from(portal).sign({ holder: under.serial(), text: asks() }, never());
    await under.isAsked();
    const shownFirst = await under.shown();
    const second = under.from(portal).sign({ holder: under.serial(), text: asks({ nonce: 'm' }) }, never());
    expect(await first).toEqual({ signed: false, because: 'cancelled' });
    await under.isAsked();
    // A PIN that was typed for the earlier request does not sign the one that replaced it.
    await under.press({ do: 'confirm', id: shownFirst, pin: demoPin });
    expect(under.agent.pending?.text).toBe(asks({ nonce: 'm' }));
    await under.press({ do: 'confirm', id: await under.shown(), pin: demoPin });
    expect((await second).signed).toBe(true);
  });

  it('is over when what was to be signed is', async () => {
    expect(
      await under.from(portal).sign({ holder: under.serial(), text: asks({ until: now + 1000 }) }, never()),
    ).toEqual({ signed: false, because: 'too-late' });
  });

  it('cannot be operated by pages of other sites', async () => {
    expect((await under.press({ do: 'pull', label: 'One' }, portal)).status).toBe(403);
    expect(under.tokens[0]?.isPlugged).toBe(true);
    expect((await fetch(`http://localhost:${under.server.port}/`).catch(() => ({ status: 403 }))).status).toBe(403);
  });

  it('renews its certificates', async () => {
    const before = under.serial();
    await under.press({ do: 'renew' });
    expect(under.filled()).toBe(2);
    expect(under.serial()).not.toBe(before);
  });

  it('is absent where nothing answers', async () => {
    const asked = under.from(portal);
    await under.server.stop();
    expect(await asked.list()).toEqual({ found: false, because: 'absent' });
    expect(await asked.sign({ holder: 'x', text: asks() }, never())).toEqual({ signed: false, because: 'absent' });
    under = await running();
  });
});

describe('access to the console', () => {
  it.each([
    ['http://127.0.0.1:8080', true],
    ['http://localhost:8080', true],
    ['http://lanchuan.localhost:8080', true],
    ['http://lanchuan.localhost:81', false],
    ['https://lanchuan.localhost:8080', false],
    ['http://localhost.elsewhere.example:8080', false],
    ['http://notlocalhost:8080', false],
    ['https://scf.example', true],
    ['https://other.example', false],
    ['null', false],
  ])('%s: %s', (origin, may) =>
    expect(mayAsk(origin, ['http://127.0.0.1:8080', 'https://scf.example', 'nonsense'])).toBe(may),
  );

  it('is every page of this machine at the port of one that may, by whichever name', () =>
    expect(
      ['http://127.0.0.1:8080', 'http://localhost:8080', 'http://wuming.localhost:8080', 'http://127.0.0.1:80'].map(
        (origin) => mayAsk(origin, ['http://anheng.localhost:8080']),
      ),
    ).toEqual([true, true, true, false]));

  it('shows the text to be signed before it is signed', () => {
    expect(mayBeSigned(asks(), portal, now)?.purpose).toBe('sign-in');
    expect(mayBeSigned(asks(), 'http://127.0.0.1:8080', now)).toBeUndefined();
    expect(mayBeSigned(asks(), portal, now + 60_000)).toBeUndefined();
  });
});
