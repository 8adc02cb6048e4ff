import type { FastifyInstance } from 'fastify';
import { afterEach, describe, expect, it } from 'vitest';
import type { JobCounts } from '../../../server/core/ports.ts';
import type { LedgerCheck } from '../../../server/core/trade/ledger-check.ts';
import { buildOpsServer } from '../../../server/operating/ops-server.ts';
import { ServerFigures, slowFrom } from '../../../server/operating/server-figures.ts';

const jobs: readonly JobCounts[] = [{ name: 'reading', waiting: 12, running: 2, failed: 1 }];
const gauged = { jobs: async () => jobs, readiness: async () => ({ database: true, objectStore: 'no answer <b>' }) };
const opened: FastifyInstance[] = [];

afterEach(async () => {
  for (const each of opened.splice(0)) await each.close();
});

function ops(token?: string, more: Partial<typeof gauged> = {}, dataDir = '/') {
  const parts = { ...gauged, ...more };
  const figures = new ServerFigures(parts);
  const app = buildOpsServer({ ...parts, figures, token, version: '9.8.7', dataDir });
  opened.push(app);
  const get = async (url: string, headers: Readonly<Record<string, string>> = {}) =>
    app.inject({ url, headers: { host: '127.0.0.1:9090', ...headers } });
  return { figures, get };
}
const call = (ms: number, more: Partial<Parameters<ServerFigures['answered']>[0]> = {}) => ({
  call: 'pagePackages',
  status: 200,
  ms,
  traceId: 'trace',
  at: Date.parse('2026-11-21T02:00:00Z'),
  ...more,
});

describe('figures', () => {
  it('weigh the last five hundred of each kind, the slowest kind first', () => {
    const { figures } = ops();
    for (let ms = 1; ms <= 600; ms += 1) figures.answered(call(ms));
    figures.answered(call(9_000, { call: 'findPackage', status: 503 }));
    expect(figures.calls()).toEqual([
      { call: 'findPackage', count: 1, faults: 1, middle: 9_000, slowest5: 9_000, longest: 9_000 },
      { call: 'pagePackages', count: 600, faults: 0, middle: 350, slowest5: 575, longest: 600 },
    ]);
  });

  it('count as faults the failures of the server, and not its refusals', () => {
    const { figures } = ops();
    for (const status of [200, 400, 404, 499, 500, 503]) figures.answered(call(5, { status }));
    expect(figures.calls()).toMatchObject([{ count: 6, faults: 2 }]);
  });

  it('are sorted by their names where they take the same time', () => {
    const { figures } = ops();
    for (const name of ['b', 'c', 'a']) figures.answered(call(5, { call: name }));
    expect(figures.calls().map((each) => each.call)).toEqual(['a', 'b', 'c']);
  });

  it('keep the slow ones by themselves, the newest first and a hundred at most', () => {
    const { figures } = ops();
    figures.answered(call(slowFrom - 0.1));
    for (let index = 0; index < 120; index += 1) figures.answered(call(slowFrom, { traceId: `t${index}` }));
    expect(figures.slow().map(({ traceId }) => traceId)).toEqual(
      Array.from({ length: 100 }, (_, index) => `t${119 - index}`),
    );
  });
});

describe('/metrics', () => {
  it('tells Prometheus of calls, jobs, health and listeners', async () => {
    const { figures, get } = ops();
    figures.answered(call(40));
    figures.answered(call(40, { status: 409 }));
    figures.listening(7);
    const { body, headers } = await get('/metrics');
    expect(headers['content-type']).toMatch(/^text\/plain; version=0\.0\.4/);
    for (const line of [
      'portal_call_duration_seconds_bucket{le="0.05",call="pagePackages",status="2xx"} 1',
      'portal_call_duration_seconds_count{call="pagePackages",status="4xx"} 1',
      'portal_jobs{job="reading",state="waiting"} 12',
      'portal_jobs{job="reading",state="failed"} 1',
      'portal_ready{part="database"} 1',
      'portal_ready{part="objectStore"} 0',
      'portal_listeners 7',
    ])
      expect(body.split('\n')).toContain(line);
    expect(body).toMatch(/^process_resident_memory_bytes \d+/m);
  });

  it('goes on without the jobs where the database does not tell them', async () => {
    const { get } = ops(undefined, { jobs: async () => Promise.reject(new Error('away')) });
    const { statusCode, body } = await get('/metrics');
    expect(statusCode).toBe(200);
    expect(body).not.toContain('portal_jobs{');
    expect((await get('/ops')).statusCode).toBe(200);
  });
});

describe('/ops', () => {
  it('shows in Chinese what works and what does not, and treats reported values as text', async () => {
    const { figures, get } = ops();
    figures.answered(call(1234, { traceId: '<script>' }));
    const { body, headers } = await get('/ops');
    expect(body).toContain('<html lang="zh-CN">');
    expect(body).toContain('部分功能不可用');
    expect(body).toContain('no answer &#60;b&#62;');
    expect(body).toContain(
      '<td>2026-11-21 10:00:00</td><td>pagePackages</td><td>1234 ms</td><td>200</td><td>&#60;script&#62;</td>',
    );
    expect(body).toContain('<td>识别文件</td><td>12</td><td>2</td><td class="bad">1</td>');
    expect(body).not.toContain('<script');
    expect(headers['content-security-policy']).toMatch(/^default-src 'none';style-src 'sha256-/);
    expect(headers['cache-control']).toBe('no-store');
  });

  it('shows it in English on request, and is good where everything answers', async () => {
    const { get } = ops(undefined, { readiness: async () => ({ database: true, objectStore: true }) as never });
    expect((await get('/ops', { 'accept-language': 'en-GB' })).body).toContain('Running well');
    expect((await get('/ops?lang=zh-CN', { 'accept-language': 'en-GB' })).body).toContain('运行正常');
    expect((await get('/ops?lang=en')).body).toContain('No slow calls since the start.');
  });

  it('says in words what does not answer, in seconds what took long, and is there also where the disk does not tell', async () => {
    const { figures, get } = ops(
      undefined,
      { readiness: async () => ({ database: false, objectStore: true }) as never },
      '/no/such/folder',
    );
    figures.answered(call(12_345));
    const { body, statusCode } = await get('/ops?lang=en');
    expect([statusCode, body.includes('Disk of the data folder')]).toEqual([200, false]);
    for (const said of ['<span class="bad">Partly unavailable</span>', '<td>12.3 s</td>']) expect(body).toContain(said);
  });

  it('is the default page, in a supported language, and cannot be framed', async () => {
    const { get } = ops();
    const lost = await get('/');
    expect([lost.statusCode, lost.headers['location']]).toEqual([302, '/ops']);
    const page = await get('/ops?lang=fr', { 'accept-language': 'en' });
    expect([page.statusCode, page.body.includes('<html lang="en">'), page.headers['x-frame-options']]).toEqual([
      200,
      true,
      'DENY',
    ]);
  });

  it('is reloaded automatically until the user switches that off', async () => {
    const { get } = ops();
    const going = (await get('/ops?lang=en')).body;
    expect(going).toContain('<meta http-equiv="refresh" content="15">');
    expect(going).toContain('href="?lang=en&#38;refresh=off"');
    const stopped = (await get('/ops?lang=en&refresh=off')).body;
    expect(stopped).not.toContain('http-equiv');
    expect(stopped).toContain('href="?lang=zh-CN&#38;refresh=off"');
  });
});

describe('the caps of text messages', () => {
  it('are shown with the used share of the installation’s cap', async () => {
    const parts = {
      ...gauged,
      textCaps: async () => [
        { scope: 'installation', period: 'hour', cap: 2000, used: 500 } as const,
        { scope: 'network', period: 'day', cap: 150, used: undefined } as const,
      ],
    };
    const app = buildOpsServer({
      ...parts,
      figures: new ServerFigures(parts),
      token: undefined,
      version: '9.8.7',
      dataDir: '/',
    });
    opened.push(app);
    const { body } = await app.inject({ url: '/ops?lang=en', headers: { host: '127.0.0.1:9090' } });
    expect(body).toContain('<td>Installation</td><td>Hour</td><td>2000</td><td>500</td><td>25%</td>');
    expect(body).toContain('<td>Network</td><td>Day</td><td>150</td><td>–</td><td>–</td>');
  });

  it('are left out where there are none', async () => {
    const { get } = ops();
    expect((await get('/ops?lang=en')).body).not.toContain('Caps of text messages');
  });
});

describe('the comparison of the ledger', () => {
  const first: LedgerCheck['first'] = [
    { kind: 'postings', number: 'RX-1', holdingId: 'H-<1>', expected: '10.00', found: '9.00' },
    { kind: 'negative', number: 'RX-2', holdingId: 'H-2', expected: '', found: '' },
  ];
  const last = { day: '2026-11-21', at: Date.parse('2026-11-21T02:00:00Z'), instruments: 1234, faults: 12, first };
  const opsWith = (ledger: () => Promise<LedgerCheck | undefined>) => {
    const parts = { ...gauged, ledger };
    const figures = new ServerFigures(parts);
    const app = buildOpsServer({ ...parts, figures, token: undefined, version: '9.8.7', dataDir: '/' });
    opened.push(app);
    return async (url: string) => (await app.inject({ url, headers: { host: '127.0.0.1:9090' } })).body;
  };
  const away = async () => Promise.reject(new Error('away'));

  it('is shown with its day, its numbers and its first contradictions, in both languages', async () => {
    const get = opsWith(async () => last);
    const [chinese, english] = [await get('/ops?lang=zh-CN'), await get('/ops?lang=en')];
    for (const said of ['台账核对', '2026-11-21 10:00:00', '<dd>1234</dd>', '<span class="bad">12</span>'])
      expect(chinese).toContain(said);
    expect(chinese).toContain('<td>RX-1</td><td>持有与分录不符</td>');
    expect(english).toContain(
      '<td>RX-1</td><td>Holding and postings differ</td><td>H-&#60;1&#62;</td><td>10.00</td><td>9.00</td>',
    );
    expect(english).toContain('<td>RX-2</td><td>Negative amount</td><td>H-2</td><td>–</td><td>–</td>');
  });

  it('is good without findings, and says so where there was none yet or it is unknown', async () => {
    const well = await opsWith(async () => ({ ...last, faults: 0, first: [] }))('/ops?lang=en');
    expect(well).toContain('<span class="good">0</span>');
    expect(well).not.toContain('What is wrong');
    for (const ledger of [async () => undefined, away])
      expect(await opsWith(ledger)('/ops?lang=en')).toContain('The ledger has not been compared yet.');
  });

  it('is exported to Prometheus once there was one', async () => {
    expect((await opsWith(async () => last)('/metrics')).split('\n')).toContain('portal_ledger_faults 12');
    for (const ledger of [async () => undefined, away])
      expect(await opsWith(ledger)('/metrics')).not.toMatch(/^portal_ledger_faults /m);
  });
});

describe('access to the page', () => {
  const token = 'k3Jw8sQ1mZ6yR0vL5pN2fH9d';
  const basic = (text: string) => ({ authorization: `Basic ${Buffer.from(text).toString('base64')}` });

  it.each(['portal.example.com', 'rebound.example:9090', '127.0.0.1.example.com'])(
    'is refused for the name %j without a token',
    async (host) => {
      const { get } = ops();
      for (const path of ['/ops', '/metrics', '/']) {
        const { statusCode, body } = await get(path, { host });
        expect([400, 421]).toContain(statusCode);
        expect(body).not.toContain('portal_');
      }
    },
  );

  it.each(['x-forwarded-for', 'x-forwarded-proto', 'x-forwarded', 'x-real-ip', 'true-client-ip', 'forwarded', 'via'])(
    'is refused through a proxy, as %s shows, without a token',
    async (header) => {
      const { get } = ops();
      expect((await get('/metrics', { [header]: '203.0.113.9' })).statusCode).toBe(421);
    },
  );

  it.each([
    { authorization: '' },
    basic('ops:wrong'),
    basic(token),
    { authorization: `Bearer ${token}x` },
    { authorization: 'Bearer ' },
    { authorization: `Digest ${token}` },
  ])('is refused with %j where a token is required', async (headers) => {
    const { get } = ops(token);
    for (const path of ['/ops', '/metrics', '/none']) {
      const answer = await get(path, headers);
      expect(answer.statusCode).toBe(401);
      expect(answer.headers['www-authenticate']).toContain('Basic');
      expect(answer.body).not.toContain('portal_');
    }
  });

  it.each([{ authorization: `Bearer ${token}` }, basic(`ops:${token}`), basic(`:${token}`)])(
    'is granted with the token, by any name: %j',
    async (headers) => {
      const { get } = ops(token);
      expect((await get('/ops', { ...headers, host: 'ops.example.com' })).statusCode).toBe(200);
      expect((await get('/metrics', { ...headers, host: 'ops.example.com' })).statusCode).toBe(200);
    },
  );

  it('is granted with a token that contains a colon, as browsers write it', async () =>
    expect(
      (await ops('k3Jw8sQ1:mZ6yR0vL5pN2fH9d').get('/ops', basic('ops:k3Jw8sQ1:mZ6yR0vL5pN2fH9d'))).statusCode,
    ).toBe(200));
});
