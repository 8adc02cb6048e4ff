import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readSettings } from '../../../server/ground/settings.ts';

const good = (environment: NodeJS.ProcessEnv, args: readonly string[] = []) => {
  const answer = readSettings(environment, args);
  if (!answer.ok) throw new Error(answer.problems.join('\n'));
  return answer.settings;
};
const problems = (environment: NodeJS.ProcessEnv, args: readonly string[] = []) => {
  const answer = readSettings(environment, args);
  return answer.ok ? [] : answer.problems;
};
const secret = 'Zk3vQ8sT1mYb6Rw0Lq5Nf2Hd9Jc4Xg7P';
const keySecret = 'p7Fd2Qw9Zt4Lm1Xs';
const online = { PUBLIC_URL: 'https://portal.example.com', OBJECT_STORE_PUBLIC_URL: 'https://files.example.com' };
const otherStore = {
  OBJECT_STORE_URL: 'https://evidence.oss.example.com',
  OBJECT_STORE_BUCKET: 'evidence',
  OBJECT_STORE_KEY_ID: 'id',
  OBJECT_STORE_KEY_SECRET: keySecret,
};

describe('settings', () => {
  it('open RAR archives only where that is said', () => {
    expect(good({ RAR_ARCHIVES: 'on' }).opensRar).toBe(true);
    expect(good({ RAR_ARCHIVES: 'off' }).opensRar).toBe(false);
  });

  it('need nothing to be said', () => {
    expect(good({})).toEqual({
      production: false,
      host: '127.0.0.1',
      port: 8080,
      publicUrl: 'http://127.0.0.1:8080',
      otherUrls: [],
      dataDir: resolve('.data'),
      databaseUrl: undefined,
      objectStore: { kind: 'built-in', port: 8081, publicAddress: 'http://files.localhost:8081' },
      directUploads: true,
      opensRar: false,
      virusScanner: { address: undefined, required: false },
      gateways: { sms: undefined, mail: undefined },
      workbenchUrl: undefined,
      partners: [],
      sandbox: true,
      sandboxProxied: false,
      extensions: 'all',
      ops: undefined,
      platformsFile: undefined,
      securityLog: undefined,
      trustedProxies: [],
      sessionSecret: undefined,
      formerSessionSecret: undefined,
      databaseSuperuser: false,
    });
  });

  it('follow what is said', () => {
    const settings = good({
      PORT: '9000',
      HOST: '::1',
      DATA_DIR: '/srv/portal',
      DATABASE_URL: 'postgres://u:p@db/portal?sslmode=verify-full',
      SANDBOX: 'OFF',
      EXTENSIONS: 'none',
      SESSION_SECRET: secret,
      FORMER_SESSION_SECRET: 'the one before',
      ...otherStore,
    });
    expect(settings).toMatchObject({
      port: 9000,
      host: '::1',
      publicUrl: 'http://[::1]:9000',
      dataDir: '/srv/portal',
      databaseUrl: 'postgres://u:p@db/portal?sslmode=verify-full',
      sandbox: false,
      extensions: 'none',
      sessionSecret: secret,
      formerSessionSecret: 'the one before',
      objectStore: {
        kind: 'external',
        publicAddress: 'https://evidence.oss.example.com',
        internalAddress: 'https://evidence.oss.example.com',
        bucket: 'evidence',
        keyId: 'id',
        keySecret,
      },
    });
  });

  it('take further addresses of platforms with hosts of their own, each as the first', () => {
    expect(good({ OTHER_URLS: ' https://rt.example.com  https://guarantee.example.com:8443/ ' }).otherUrls).toEqual([
      'https://rt.example.com',
      'https://guarantee.example.com:8443',
    ]);
    expect(
      problems({ OTHER_URLS: 'https://rt.example.com http://rt.example.com rt https://*.example.com/path' }),
    ).toEqual([
      expect.stringMatching(/^OTHER_URLS is "http:\/\/rt\.example\.com"; it must be https/),
      expect.stringMatching(/^OTHER_URLS is "rt"/),
      expect.stringMatching(/^OTHER_URLS is "https:\/\/\*\.example\.com\/path"/),
    ]);
  });

  it.each(['https://*.com', 'https://*', 'https://*.example.com', 'https://portal.*.com:8443'])(
    'accept no character for several hosts, as %s has',
    (several) => {
      expect(problems({ OTHER_URLS: several })).toEqual([expect.stringContaining(`OTHER_URLS is "${several}"`)]);
    },
  );

  it('accept one address of the workbench, on which no other host can listen', () => {
    expect(good({ WORKBENCH_URL: 'https://workbench.example.com/entry' }).workbenchUrl).toBe(
      'https://workbench.example.com/entry',
    );
    expect(good({ WORKBENCH_URL: 'http://localhost:9000' }).workbenchUrl).toBe('http://localhost:9000/');
    for (const bad of [
      'http://workbench.example.com/',
      'workbench.example.com',
      'javascript:alert(1)',
      'https://workbench.example.com/?a=1',
      'https://workbench.example.com/#a',
      'https://user@workbench.example.com/',
    ])
      expect(problems({ WORKBENCH_URL: bad }), bad).toEqual([expect.stringMatching(/^WORKBENCH_URL is/)]);
    expect(problems({ WORKBENCH_URL: 'https://user:geheim@workbench.example.com/' }).join('')).not.toContain('geheim');
  });

  it('accept partners with their secrets, which are not shown again', () => {
    const [one, two] = ['0123456789abcdef0123456789ABCDEF', 'fedcba98765432100123456789abcdef=/+'];
    expect(good({ PARTNERS: ` HUASHU=${one}  B-2=${two}` }).partners).toEqual([
      { code: 'HUASHU', secret: one, companies: [] },
      { code: 'B-2', secret: two, companies: [] },
    ]);
    for (const bad of [
      `huashu=${one}`,
      `HUASHU=${one.slice(1)}`,
      one,
      `=${one}`,
      `HUASHU=${one} HUASHU=${two}`,
      `HUASHU=${'ab'.repeat(20)}`,
      `HUASHU=${one},B=${one} C`,
    ]) {
      const told = problems({ PARTNERS: bad });
      expect(told, bad).toEqual([expect.stringMatching(/^PARTNERS /)]);
      expect(told.join('')).not.toContain(one.slice(1));
    }
  });

  it('take the companies that agreed to each partner', () => {
    const [one, two] = ['91330299MA2HY00A1X', '91330299MA2HY00B2Y'];
    const PARTNERS = `HUASHU=${secret}`;
    expect(good({ PARTNERS, PARTNER_COMPANIES: ` HUASHU=${one},${two} ` }).partners).toEqual([
      { code: 'HUASHU', secret, companies: [one, two] },
    ]);
    for (const bad of ['HUASHU', `HUASHU=${one.slice(1)}`, `HUASHU=${one},`, `HUASHU=${one} HUASHU=${two}`, `B=${one}`])
      expect(problems({ PARTNERS, PARTNER_COMPANIES: bad }), bad).toEqual([
        expect.stringMatching(/^PARTNER_COMPANIES /),
      ]);
  });

  it('let proxies into the sandbox only where it was opened on purpose', () => {
    expect(good({ SANDBOX: 'on' })).toMatchObject({ sandbox: true, sandboxProxied: true });
    expect(good({ SANDBOX: 'off' })).toMatchObject({ sandbox: false, sandboxProxied: false });
  });

  it('read proxies with commas between them', () => {
    expect(good({ TRUSTED_PROXIES: '10.0.0.5, 10.1.0.0/16,fd00::/8' }).trustedProxies).toEqual([
      '10.0.0.5',
      '10.1.0.0/16',
      'fd00::/8',
    ]);
  });

  it('take a database without TLS on this machine, and elsewhere only where that is said', () => {
    for (const here of [
      'postgres://u:p@127.0.0.1/portal',
      'postgres://u:p@[::1]:5433/portal',
      'postgres://u:p@localhost/portal',
      'postgres:///portal?host=/run/postgresql',
    ])
      expect(good({ DATABASE_URL: here }).databaseUrl).toBe(here);
    const elsewhere = 'postgres://u:p@db.internal/portal';
    expect(good({ DATABASE_URL: elsewhere, DATABASE_PLAINTEXT: 'allowed' }).databaseUrl).toBe(elsewhere);
  });

  it('read where the virus scanner is', () => {
    expect(good({ VIRUS_SCANNER: '[::1]:3310', VIRUS_SCANNER_REQUIRED: 'on' }).virusScanner).toEqual({
      address: { host: '::1', port: 3310 },
      required: true,
    });
    expect(good({ VIRUS_SCANNER: 'clamav.internal:3310' }).virusScanner).toEqual({
      address: { host: 'clamav.internal', port: 3310 },
      required: false,
    });
  });

  it('let operators look at a port of their own, with a token wherever others reach it', () => {
    const token = 'k3Jw8sQ1mZ6yR0vL5pN2fH9d';
    expect(good({ OPS_PORT: '9090' }).ops).toEqual({ host: '127.0.0.1', port: 9090, token: undefined });
    expect(good({ OPS_PORT: '9090', OPS_HOST: '[::]', OPS_TOKEN: token }).ops).toEqual({
      host: '::',
      port: 9090,
      token,
    });
    expect(problems({ OPS_PORT: '9090', OPS_HOST: '0.0.0.0' })).toEqual([
      expect.stringMatching(/^OPS_TOKEN is missing/),
    ]);
    expect(problems({ OPS_PORT: '8080' })).toEqual(['OPS_PORT and PORT are both 8080; they must differ']);
    expect(problems({ OPS_TOKEN: token })).toEqual([expect.stringMatching(/^OPS_PORT is missing/)]);
    expect(problems({ OPS_HOST: '127.0.0.1' })).toEqual([expect.stringMatching(/^OPS_PORT is missing/)]);
    for (const bad of [token.slice(1), 'abababababababababababababab'])
      expect(problems({ OPS_PORT: '9090', OPS_TOKEN: bad })).toEqual([
        expect.stringMatching(/^OPS_TOKEN can be guessed/),
      ]);
  });

  it('send messages to telephones by a service, under TLS wherever it is elsewhere', () => {
    expect(
      good({ SMS_GATEWAY_URL: 'https://sms.example.com/v1/messages?app=1', SMS_GATEWAY_TOKEN: 'k3y' }).gateways.sms,
    ).toEqual({ url: 'https://sms.example.com/v1/messages?app=1', token: 'k3y' });
    expect(good({ SMS_GATEWAY_URL: 'http://127.0.0.1:7000/' }).gateways.sms).toEqual({
      url: 'http://127.0.0.1:7000/',
      token: undefined,
    });
    for (const bad of [
      'http://sms.example.com/',
      'sms.example.com',
      'ftp://sms.example.com/',
      'https://user@sms.example.com/',
      'https://sms.example.com/#x',
    ])
      expect(problems({ SMS_GATEWAY_URL: bad }), bad).toEqual([expect.stringMatching(/^SMS_GATEWAY_URL is/)]);
    expect(problems({ SMS_GATEWAY_URL: 'https://user:geheim@sms.example.com/' }).join('')).not.toContain('geheim');
    for (const bad of ['two words', 'two\nlines', '密'])
      expect(problems({ SMS_GATEWAY_URL: 'https://sms.example.com/', SMS_GATEWAY_TOKEN: bad })).toEqual([
        expect.stringMatching(/^SMS_GATEWAY_TOKEN holds(?!.*(?:two|密))/s),
      ]);
    expect(problems({ SMS_GATEWAY_TOKEN: 'k3y' })).toEqual([expect.stringMatching(/^SMS_GATEWAY_URL is missing/)]);
  });

  it('send mail by a mail server, with a sender and a recipient', () => {
    const mail = {
      SMTP_URL: 'smtps://portal:geheim@mail.example.com',
      MAIL_FROM: 'portal@example.com',
      FEEDBACK_MAIL: 'service@example.com, duty@example.com',
    };
    expect(good(mail).gateways.mail).toEqual({
      url: mail.SMTP_URL,
      from: mail.MAIL_FROM,
      plaintext: false,
      feedbackTo: ['service@example.com', 'duty@example.com'],
    });
    expect(good({ ...mail, SMTP_URL: 'smtp://127.0.0.1:2525' }).gateways.mail).toMatchObject({ plaintext: true });
    expect(good({ ...mail, SMTP_URL: 'smtp://mail.example.com' }).gateways.mail).toMatchObject({ plaintext: false });
    for (const bad of [
      'mail.example.com:25',
      'https://mail.example.com',
      'smtp://mail.example.com/inbox',
      'smtp://u:geheim@mail.example.com?tls=no',
    ]) {
      expect(problems({ ...mail, SMTP_URL: bad }), bad).toEqual([expect.stringMatching(/^SMTP_URL is not understood/)]);
      expect(problems({ ...mail, SMTP_URL: bad }).join('')).not.toContain('geheim');
    }
    expect(problems({ MAIL_FROM: mail.MAIL_FROM })).toEqual([
      'SMTP_URL, FEEDBACK_MAIL are missing: mail needs SMTP_URL, MAIL_FROM and FEEDBACK_MAIL together',
    ]);
    expect(problems({ ...mail, MAIL_FROM: 'Portal <portal@example.com>' })).toEqual([
      expect.stringMatching(/^MAIL_FROM is/),
    ]);
    expect(problems({ ...mail, FEEDBACK_MAIL: 'service@example.com; duty' })).toEqual([
      expect.stringMatching(/^FEEDBACK_MAIL holds/),
    ]);
  });

  it('take an empty value for none', () => {
    expect(good({ PORT: '', DATABASE_URL: ' ' })).toMatchObject({ port: 8080, databaseUrl: undefined });
  });

  it('tell everything that is wrong at once', () => {
    expect(
      problems({ PORT: 'http', SANDBOX: 'yes', EXTENSIONS: 'some', DATABASE_URL: 'mysql://x' }, ['--prod']),
    ).toHaveLength(5);
  });

  it.each([
    ['PORT', { PORT: '0' }],
    ['PORT', { PORT: '65536' }],
    ['PORT', { PORT: '80.5' }],
    ['HOST', { HOST: 'http://127.0.0.1' }],
    ['HOST', { HOST: '127.0.0.1:80' }],
    ['OBJECT_STORE_PORT', { OBJECT_STORE_PORT: 'x' }],
    ['OBJECT_STORE_PORT and PORT', { OBJECT_STORE_PORT: '8080' }],
    ['SANDBOX', { SANDBOX: '1' }],
    ['EXTENSIONS', { EXTENSIONS: 'yes' }],
    ['PUBLIC_URL', { PUBLIC_URL: 'portal.example.com' }],
    ['PUBLIC_URL', { PUBLIC_URL: 'https://portal.example.com/cv3' }],
    ['SESSION_SECRET', { SESSION_SECRET: 'short' }],
    ['SESSION_SECRET', { SESSION_SECRET: 'x'.repeat(64) }],
    ['SESSION_SECRET', { SESSION_SECRET: 'abcdefghijkl'.repeat(4) }],
    ['SESSION_SECRET', { SESSION_SECRET: '0123012301230123012301230123012301234567' }],
    ['OBJECT_STORE_KEY_SECRET', { ...otherStore, OBJECT_STORE_KEY_SECRET: 'minioadmin' }],
    ['OBJECT_STORE_KEY_SECRET', { ...otherStore, OBJECT_STORE_KEY_SECRET: 'secretsecretsecret' }],
    ['DATABASE_URL', { DATABASE_URL: 'postgres://u:p@db.example.com/portal' }],
    ['DATABASE_URL', { DATABASE_URL: 'postgres://u:p@db.example.com/portal?sslmode=prefer' }],
    ['DATABASE_URL', { DATABASE_URL: 'postgres://u:p@db.example.com/portal?sslmode=require' }],
    ['DATABASE_URL', { DATABASE_URL: 'postgres://u:p@db.example.com/portal?sslmode=verify-ca' }],
    ['DATABASE_URL', { DATABASE_URL: 'postgres://u:p@db.example.com/portal?sslmode=verify-full&uselibpqcompat=true' }],
    ['DATABASE_SUPERUSER', { DATABASE_SUPERUSER: 'yes' }],
    ['DATABASE_PLAINTEXT', { DATABASE_URL: 'postgres://u:p@127.0.0.1/portal', DATABASE_PLAINTEXT: 'yes' }],
    ['VIRUS_SCANNER', { VIRUS_SCANNER: 'scanner' }],
    ['VIRUS_SCANNER', { VIRUS_SCANNER: '127.0.0.1:70000' }],
    ['VIRUS_SCANNER', { VIRUS_SCANNER: 'tcp://127.0.0.1:3310' }],
    ['VIRUS_SCANNER', { VIRUS_SCANNER_REQUIRED: 'on' }],
    ['VIRUS_SCANNER_REQUIRED', { VIRUS_SCANNER_REQUIRED: 'yes' }],
    ['TRUSTED_PROXIES', { TRUSTED_PROXIES: '10.0.0.5, balancer' }],
    ['TRUSTED_PROXIES', { TRUSTED_PROXIES: '10.0.0.0/33' }],
    ['TRUSTED_PROXIES', { TRUSTED_PROXIES: '0.0.0.0/0' }],
    [
      'OBJECT_STORE_BUCKET, OBJECT_STORE_KEY_SECRET are missing',
      { OBJECT_STORE_URL: 'https://a.example.com', OBJECT_STORE_KEY_ID: 'x' },
    ],
    ['OBJECT_STORE_URL', { ...otherStore, OBJECT_STORE_URL: 'http://evidence.example.com' }],
    ['OBJECT_STORE_INTERNAL_URL', { ...otherStore, OBJECT_STORE_INTERNAL_URL: 'inside' }],
    ['OBJECT_STORE_DIRECT', { OBJECT_STORE_DIRECT: 'maybe' }],
  ])('refuse a wrong value by its name: %s', (name, environment) => {
    expect(problems(environment)).toEqual([expect.stringMatching(new RegExp(`^${name}\\b`))]);
  });

  it('never tell the password of a database', () => {
    expect(problems({ DATABASE_URL: 'postgres//u:hidden@db' }).join()).not.toContain('hidden');
  });
});

describe('a portal that other machines reach', () => {
  it('needs https, and gives the reason', () => {
    expect(problems({ ...online, PUBLIC_URL: 'http://portal.example.com' })).toEqual([
      expect.stringMatching(/^PUBLIC_URL .*must be https, because browsers encrypt the password .* secure context/),
    ]);
  });

  it.each(['0.0.0.0', '::', '192.168.1.5'])('needs its public address when HOST is %s', (HOST) => {
    expect(problems({ HOST })).toEqual([expect.stringMatching(/^PUBLIC_URL is missing/)]);
  });

  it('needs an address for its files too', () => {
    expect(problems({ PUBLIC_URL: online.PUBLIC_URL })).toEqual([
      expect.stringMatching(/^OBJECT_STORE_PUBLIC_URL is missing/),
    ]);
    expect(good(online).objectStore.publicAddress).toBe('https://files.example.com');
    expect(good({ PUBLIC_URL: online.PUBLIC_URL, ...otherStore }).objectStore.kind).toBe('external');
  });

  it('keeps files off its own host name, whatever the port', () => {
    expect(problems({ ...online, OBJECT_STORE_PUBLIC_URL: 'https://portal.example.com:444' })).toEqual([
      expect.stringContaining('cookies ignore ports'),
    ]);
    expect(problems({ PUBLIC_URL: 'http://files.localhost:8080' })).toEqual([
      expect.stringContaining('same host name'),
    ]);
  });

  it('has no sandbox, and refuses one', () => {
    expect(good(online).sandbox).toBe(false);
    expect(problems({ ...online, SANDBOX: 'on' })).toEqual([expect.stringMatching(/^SANDBOX is "on"/)]);
    expect(problems({ PUBLIC_URL: 'http://localhost:8080', HOST: '0.0.0.0', SANDBOX: 'on' })).toEqual([
      expect.stringMatching(/^SANDBOX is "on"/),
    ]);
  });
});

describe('production', () => {
  it('has no sandbox, and refuses one', () => {
    expect(good({}, ['--production'])).toMatchObject({ production: true, sandbox: false });
    expect(problems({ SANDBOX: 'on' }, ['--production'])).toEqual([expect.stringMatching(/^SANDBOX/)]);
  });

  it('needs a secret from outside when other machines reach it', () => {
    expect(problems(online, ['--production'])).toEqual([expect.stringMatching(/^SESSION_SECRET is missing/)]);
    expect(good({ ...online, SESSION_SECRET: secret }, ['--production']).sessionSecret).toBe(secret);
  });
});
