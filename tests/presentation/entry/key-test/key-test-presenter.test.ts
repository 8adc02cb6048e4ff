import { beforeEach, describe, expect, it } from 'vitest';
import { ManualClock } from '../../../../features/support/manual-clock.ts';
import type { KeyTestResult } from '../../../../src/application/ports/entry/key-test-desk.ts';
import type { KeyListing, KeySignature } from '../../../../src/application/ports/keys/key-agent.ts';
import { PortFault } from '../../../../src/application/ports/port-fault.ts';
import { KeyTestPresenter } from '../../../../src/presentation/entry/key-test/key-test-presenter.ts';
import { message } from '../../../../src/words/catalogue.ts';

const day = 86_400_000;
const windows = 'Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 Chrome/146.0.0.0 Safari/537.36';
const certificate = (serial: string, days: number) => ({
  serial,
  person: '李敏',
  company: '砚舟',
  issuer: 'CA',
  validFrom: 0,
  validTo: days * day,
});

let listing: KeyListing;
let signed: KeySignature | PortFault;
let tested: KeyTestResult | undefined;
let handedIn: object[];

beforeEach(() => {
  listing = {
    found: true,
    agent: 'A',
    tokens: [{ label: 'T', certificates: [certificate('1a', 400), certificate('1b', 20)] }],
  };
  [signed, tested, handedIn] = [
    { signed: true, certificate: 'C', signature: 'S' },
    { verdict: 'GOOD', facts: undefined },
    [],
  ];
});

async function opened(
  agentSays = windows,
  more: object = {},
  companySigns: () => Promise<boolean | undefined> = async () => undefined,
): Promise<KeyTestPresenter> {
  const presenter = new KeyTestPresenter({
    agent: {
      list: async () => listing,
      sign: async () => {
        if (signed instanceof PortFault) throw signed;
        return signed;
      },
    },
    desk: {
      helperAddress: async () => '/helper',
      demandsControl: async () => true,
      challenge: async () => 'to be signed',
      test: async (answer) => {
        handedIn.push(answer);
        return tested;
      },
      ...more,
    },
    clock: new ManualClock(0),
    browserDescription: () => agentSays,
    companySigns,
  });
  presenter.opened();
  await new Promise((done) => setImmediate(done));
  return presenter;
}

const tones = ({ checks }: KeyTestPresenter) => checks.map(({ id, tone }) => `${id} ${tone}`);

describe('the checks of the key test', () => {
  it('all pass when everything is available', async () => {
    const presenter = await opened();
    expect(tones(presenter)).toEqual([
      'system ok',
      'browser ok',
      'control idle',
      'helper ok',
      'token ok',
      'validity ok',
    ]);
    expect(presenter.checks.every(({ remedy }) => remedy === undefined)).toBe(true);
    expect([presenter.helperAddress, presenter.chosen]).toEqual(['/helper', '1a']);
  });

  it.each([
    ['absent', 'key.absent', 'key-test.helper-remedy'],
    ['refused', 'key.refused-page', 'key.refused-page-means'],
  ] as const)('show a remedy for a helper that is %s', async (because, found, remedy) => {
    listing = { found: false, because };
    const helper = (await opened()).checks.find(({ id }) => id === 'helper');
    expect(helper).toEqual({ id: 'helper', tone: 'warn', found: message(found), remedy: message(remedy) });
  });

  it.each([
    [-1, 'warn', 'key-test.expired', true],
    [0.5, 'warn', 'key-test.valid-until', true],
    [30, 'warn', 'key-test.valid-until', true],
    [31, 'ok', 'key-test.valid-until', undefined],
  ] as const)(
    'show the end of the certificate, and where to renew it: %d days',
    async (days, tone, found, atCertificates) => {
      listing = {
        found: true,
        agent: 'A',
        tokens: [{ label: 'T', certificates: [{ ...certificate('1a', days), validFrom: -400 * day }] }],
      };
      const { validity } = await opened();
      expect([validity?.tone, validity?.found.key, validity?.atCertificates]).toEqual([tone, found, atCertificates]);
    },
  );

  it('show the start of a certificate that is not valid yet', async () => {
    listing = {
      found: true,
      agent: 'A',
      tokens: [{ label: 'T', certificates: [{ ...certificate('1a', 400), validFrom: day }] }],
    };
    expect((await opened()).validity?.found).toEqual(message('key-test.valid-from', { from: '1970-01-02' }));
  });

  it('show a remedy for a missing token, another system and an old browser', async () => {
    listing = { found: true, agent: 'A', tokens: [] };
    expect(tones(await opened())).toContain('token warn');
    expect(tones(await opened('Mozilla/5.0 (X11; Linux) Firefox/140.0'))).toContain('system warn');
    expect(tones(await opened('Mozilla/5.0 (Windows NT 6.2; Trident/7.0; rv:11.0)'))).toContain('browser warn');
  });

  it.each([
    [true, 'company ok'],
    [false, 'company warn'],
    [undefined, undefined],
  ])('show whether the signed-in user’s company can sign: %s', async (signs, told) => {
    expect(tones(await opened(windows, {}, async () => signs)).find((each) => each.startsWith('company'))).toBe(told);
  });

  it('omit findings that could not be requested, but show why the helper’s address is unknown', async () => {
    const away = async (): Promise<never> => Promise.reject(new PortFault('offline'));
    const presenter = await opened(windows, { helperAddress: away, demandsControl: away });
    expect([
      tones(presenter).some((each) => each.startsWith('control')),
      presenter.helperAddress,
      presenter.helperTrouble,
    ]).toEqual([false, '', message('refusals.network')]);
  });

  it('know that the platform offers no helper, once it has said so', async () => {
    const without = await opened(windows, { helperAddress: async () => '' });
    const away = await opened(windows, { helperAddress: async () => Promise.reject(new PortFault('offline')) });
    expect([without.hasNoHelper, away.hasNoHelper, (await opened()).hasNoHelper]).toEqual([true, false, false]);
  });

  it('keep the chosen certificate while it is plugged in', async () => {
    const presenter = await opened();
    presenter.certificateChosen('1b');
    await presenter.load();
    expect(presenter.chosen).toBe('1b');
    expect(presenter.validity).toEqual({
      id: 'validity',
      tone: 'warn',
      found: message('key-test.valid-until', { until: '1970-01-21', days: 20 }),
      remedy: message('key-test.expires-soon-remedy'),
      atCertificates: true,
    });
    listing = { found: true, agent: 'A', tokens: [] };
    await presenter.load();
    expect(presenter.chosen).toBeUndefined();
    await presenter.testPressed();
    expect(handedIn).toEqual([]);
  });
});

describe('trying a key', () => {
  it('shows the platform’s verdict', async () => {
    const presenter = await opened();
    await presenter.testPressed();
    expect(handedIn).toEqual([{ text: 'to be signed', certificate: 'C', signature: 'S' }]);
    expect(presenter.trial).toEqual({ kind: 'done', tested });
  });

  it.each([
    [{ signed: false, because: 'pin-wrong', triesLeft: 2 }, message('key.pin-wrong', { triesLeft: 2 })],
    [{ signed: false, because: 'locked' }, message('key.locked')],
    [{ signed: false, because: 'gone' }, message('key.gone')],
    [{ signed: false, because: 'absent' }, message('key.absent')],
    [{ signed: false, because: 'cancelled' }, message('key-test.cancelled')],
    [{ signed: false, because: 'too-late' }, message('key-test.too-late')],
  ] as const)('shows why there is no verdict: %j', async (outcome, words) => {
    signed = outcome;
    const presenter = await opened();
    await presenter.testPressed();
    expect(presenter.trial).toEqual({ kind: 'told', message: words });
  });

  it('shows a timeout, and a fault on the way', async () => {
    tested = undefined;
    const presenter = await opened();
    await presenter.testPressed();
    expect(presenter.trial).toEqual({ kind: 'told', message: message('key-test.too-late') });
    signed = new PortFault('offline');
    await presenter.testPressed();
    expect(presenter.trial.kind).toBe('told');
  });
});
