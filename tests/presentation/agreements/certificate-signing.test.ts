import { reaction } from 'mobx';
import { beforeEach, describe, expect, it } from 'vitest';
import { ManualClock } from '../../../features/support/manual-clock.ts';
import type { KeyAgent, KeyListing, KeySignature } from '../../../src/application/ports/keys/key-agent.ts';
import type { OfferedCertificate, SigningRefusal } from '../../../src/application/ports/agreements/signing-choice.ts';
import type { AgreementSignatures } from '../../../src/application/ports/products/agreement-signatures.ts';
import { PortFault } from '../../../src/application/ports/port-fault.ts';
import type { CertificateSigning } from '../../../src/presentation/agreements/certificate-signing.ts';
import { createAgreementSigner } from '../../../src/presentation/products/product-overview/agreement-signing.ts';
import { until } from '../../builders/office.ts';

const hard: OfferedCertificate = {
  serial: 'h1',
  kind: 'hard',
  holder: '夏知微',
  companyName: '远珩',
  issuer: 'CA',
  validFrom: 0,
  validTo: 9_000_000,
  obstacle: undefined,
};
const cloud: OfferedCertificate = { ...hard, serial: 'c1', kind: 'cloud' };

let clock: ManualClock;
let certificates: readonly OfferedCertificate[];
let listing: KeyListing;
let outcome: KeySignature | Promise<KeySignature>;
let asked: SigningRefusal | undefined;
let proved: SigningRefusal | undefined;
let did: string[];
let listings: number;
let signing: CertificateSigning;

const plugged = (...serials: readonly string[]): KeyListing => ({
  found: true,
  agent: 'A',
  tokens: [
    {
      label: 'T',
      certificates: serials.map((serial) => ({
        serial,
        person: '夏知微',
        company: '远珩',
        issuer: 'CA',
        validFrom: 0,
        validTo: 9_000_000,
      })),
    },
  ],
});
const agent = (name: string): KeyAgent => ({
  list: async () => ((listings += 1), listing),
  sign: async ({ holder, onNumber }) => {
    did.push(`${name} ${holder}`);
    if (name === 'phone') onNumber?.('37', 60);
    return outcome;
  },
});
const desk: AgreementSignatures = {
  choice: async () => (did.push('choice'), { signedBy: ['hard', 'cloud'], certificates, colleagues: [], mobile: '' }),
  challenge: async (product, serial) => (
    did.push(`challenge ${product} ${serial}`),
    asked ? { asked: false, ...asked } : { asked: true, text: 'T', validFor: 120 }
  ),
  prove: async (product, serial, { text }) => (
    did.push(`prove ${product} ${serial} ${text}`),
    proved ? { done: false, ...proved } : { done: true }
  ),
};

async function shown(): Promise<void> {
  signing = createAgreementSigner(desk, 'SCCP', {
    agents: { token: agent('token'), phone: agent('phone') },
    clock,
    userName: () => 'xiazhiwei',
  });
  await signing.load();
  signing.opened();
  await until(() => signing.keys.stage.kind !== 'looking');
  did = [];
}

beforeEach(() => {
  [clock, certificates, listing, outcome, asked, proved, did, listings] = [
    new ManualClock(1_000),
    [hard],
    plugged('h1'),
    { signed: true, certificate: 'C', signature: 'S' },
    undefined,
    undefined,
    [],
    0,
  ];
});

describe('signing an agreement with a certificate', () => {
  it('chooses the only certificate, and signs with it', async () => {
    await shown();
    expect([signing.chosen, signing.obstacle, signing.done]).toEqual(['h1', undefined, false]);
    expect(await signing.signPressed()).toBe(true);
    expect([did, signing.done, signing.keys.busy]).toEqual([
      ['challenge SCCP h1', 'token h1', 'prove SCCP h1 T'],
      true,
      false,
    ]);
    // A signed agreement is not signed again.
    expect([await signing.signPressed(), did.length]).toEqual([true, 3]);
    // After signing, it does not wait for the token any more.
    listing = plugged();
    await signing.keys.listTokens();
    expect([signing.obstacle, await signing.signPressed()]).toEqual([undefined, true]);
  });

  it('asks which of several, and asks the account’s phone for a cloud certificate', async () => {
    certificates = [hard, cloud];
    await shown();
    expect([signing.chosen, signing.obstacle?.key, await signing.signPressed(), did]).toEqual([
      undefined,
      'signing.choose-first',
      false,
      [],
    ]);
    signing.certificateChosen('c1');
    expect([signing.obstacle, await signing.signPressed(), did]).toEqual([
      undefined,
      true,
      ['challenge SCCP c1', 'phone xiazhiwei', 'prove SCCP c1 T'],
    ]);
  });

  it('loads the user’s certificates before it reports a token as another person’s', async () => {
    listing = plugged('h1');
    await shown();
    [certificates, listing] = [[{ ...hard, serial: 'h2' }], plugged('h2')];
    const asking: boolean[] = [];
    const stop = reaction(
      () => signing.isChecking,
      (is) => asking.push(is),
    );
    await signing.keys.listTokens();
    expect(signing.foreign).toEqual([]);
    await until(() => signing.usable.some(({ serial }) => serial === 'h2'));
    stop();
    expect([asking, signing.foreign, signing.chosen, signing.obstacle, did]).toEqual([
      [true, false],
      [],
      'h2',
      undefined,
      ['choice'],
    ]);
    // An agreement that is not signed is requested once.
    listing = plugged('h2', 'x9');
    for (let times = 0; times < 2; times += 1) await signing.keys.listTokens();
    await until(() => signing.foreign.length > 0);
    expect([signing.foreign.map(({ serial }) => serial), did]).toEqual([['x9'], ['choice', 'choice']]);
  });

  it('offers no unusable certificate, and names tokens of other persons', async () => {
    certificates = [{ ...hard, serial: 'h0', obstacle: 'expired' }, hard, cloud];
    listing = plugged('h0', 'h1', 'x9');
    await shown();
    expect([
      signing.usable.map(({ serial }) => serial),
      signing.unusable.map(({ serial }) => serial),
      signing.foreign.map(({ serial }) => serial),
    ]).toEqual([['h1', 'c1'], ['h0'], ['x9']]);
    signing.certificateChosen('h0');
    expect([signing.chosenCertificate, signing.obstacle?.key, await signing.signPressed(), did]).toEqual([
      undefined,
      'signing.choose-first',
      false,
      [],
    ]);
    signing.certificateChosen('h1');
    expect([signing.obstacle, await signing.signPressed()]).toEqual([undefined, true]);
  });

  it.each<[string, readonly OfferedCertificate[], KeyListing, string | undefined]>([
    ['of several tokens the one that is plugged in', [hard, { ...hard, serial: 'h2' }], plugged('h2'), 'h2'],
    [
      'of several tokens the one that is plugged in beside somebody else’s',
      [hard, { ...hard, serial: 'h2' }],
      plugged('x9', 'h2'),
      'h2',
    ],
    ['none of several that are', [hard, { ...hard, serial: 'h2' }], plugged('h1', 'h2'), undefined],
    ['none where a telephone would do as well', [hard, cloud], plugged('h1'), undefined],
  ])('chooses %s', async (_what, held, found, chosen) => {
    [certificates, listing] = [held, found];
    await shown();
    expect(signing.chosen).toBe(chosen);
  });

  it('signs with the chosen one of several tokens, whatever else is plugged in', async () => {
    [certificates, listing] = [[hard, { ...hard, serial: 'h2' }], plugged('h1', 'h2', 'x9')];
    await shown();
    expect(signing.keys.stage).toMatchObject({ kind: 'choose', certificates: [{ serial: 'h1' }, { serial: 'h2' }] });
    signing.certificateChosen('h2');
    expect([await signing.signPressed(), did]).toEqual([true, ['challenge SCCP h2', 'token h2', 'prove SCCP h2 T']]);
  });

  it('accepts no other token than the chosen one, even the only one plugged in', async () => {
    [certificates, listing] = [[hard, { ...hard, serial: 'h2' }], plugged()];
    await shown();
    signing.certificateChosen('h1');
    listing = plugged('h2');
    await signing.keys.listTokens();
    expect([signing.chosen, signing.obstacle?.key, await signing.signPressed(), did]).toEqual([
      'h1',
      'signing.not-plugged',
      false,
      [],
    ]);
  });

  it('searches no token when none could sign', async () => {
    certificates = [cloud, { ...cloud, serial: 'c2' }];
    signing = createAgreementSigner(desk, 'SCCP', {
      agents: { token: agent('token'), phone: agent('phone') },
      clock,
      userName: () => 'xiazhiwei',
    });
    await signing.load();
    signing.opened();
    await signing.load();
    expect([signing.obstacle?.key, listings]).toEqual(['signing.choose-first', 0]);
  });

  it('ends when it is left, and signs nothing afterwards', async () => {
    const { promise, resolve } = Promise.withResolvers<KeySignature>();
    outcome = promise;
    await shown();
    const pressed = signing.signPressed();
    await until(() => signing.keys.waiting > 0);
    signing.left();
    resolve({ signed: true, certificate: 'C', signature: 'S' });
    expect([await pressed, signing.done, signing.keys.busy, did]).toEqual([
      false,
      false,
      false,
      ['challenge SCCP h1', 'token h1'],
    ]);
  });

  it('returns from the phone to the token', async () => {
    certificates = [hard, cloud];
    await shown();
    signing.certificateChosen('c1');
    signing.certificateChosen('h1');
    await until(() => signing.obstacle === undefined);
    expect([await signing.signPressed(), did]).toEqual([true, ['challenge SCCP h1', 'token h1', 'prove SCCP h1 T']]);
  });

  it.each<[string, KeyListing, string]>([
    ['nothing is plugged in', plugged(), 'signing.not-plugged'],
    ['another token is', plugged('x9'), 'signing.not-plugged'],
    ['the helper is away', { found: false, because: 'absent' }, 'signing.helper-absent'],
    ['the helper takes no such page', { found: false, because: 'refused' }, 'signing.helper-refused'],
  ])('waits for the token when %s, and signs when it is there', async (_what, found, key) => {
    listing = found;
    await shown();
    expect([signing.obstacle?.key, await signing.signPressed(), did]).toEqual([key, false, []]);
    listing = plugged('h1');
    await signing.keys.listTokens();
    expect([signing.obstacle, await signing.signPressed()]).toEqual([undefined, true]);
  });

  it('shows that it is searching', async () => {
    signing = createAgreementSigner(desk, 'SCCP', {
      agents: { token: agent('token'), phone: agent('phone') },
      clock,
      userName: () => 'xiazhiwei',
    });
    await signing.load();
    expect(signing.obstacle?.key).toBe('signing.looking');
  });

  it('pauses before the phone can be asked again', async () => {
    [certificates, outcome] = [[cloud], { signed: false, because: 'refused' }];
    await shown();
    expect([await signing.signPressed(), signing.keys.notice?.message.key, signing.obstacle]).toEqual([
      false,
      'signing.phone-refused',
      { key: 'signing.resting', values: { seconds: 60 } },
    ]);
    signing.left();
  });

  it.each<[Extract<KeySignature, { signed: false }>, string]>([
    [{ signed: false, because: 'pin-wrong', triesLeft: 2 }, 'key.pin-wrong'],
    [{ signed: false, because: 'cancelled' }, 'signing.cancelled'],
    [{ signed: false, because: 'locked' }, 'signing.locked'],
    [{ signed: false, because: 'too-late' }, 'signing.too-late'],
  ])('shows the token’s refusal, %j, and can be repeated', async (said, key) => {
    outcome = said;
    await shown();
    expect([
      await signing.signPressed(),
      signing.keys.notice?.message.key,
      signing.obstacle,
      signing.keys.stage.kind,
    ]).toEqual([false, key, undefined, 'choose']);
    outcome = { signed: true, certificate: 'C', signature: 'S' };
    expect([await signing.signPressed(), signing.keys.notice]).toEqual([true, undefined]);
  });

  it.each<[SigningRefusal, string, boolean]>([
    [{ because: 'over' }, 'signing.over', false],
    [{ because: 'unproven' }, 'signing.unproven', true],
    [{ because: 'revoked' }, 'signing.revoked', true],
    [{ because: 'text-changed' }, 'signing.text-changed', false],
    [{ because: 'withdrawn' }, 'signing.withdrawn', true],
    [{ because: 'gone' }, 'signing.gone', true],
    [{ because: 'expired', on: '2026-11-20' }, 'signing.expired', true],
    [{ because: 'not-yet', on: '2026-12-20' }, 'signing.not-yet', true],
    [{ because: 'obstacle', obstacle: 'frozen' }, 'signing.obstacle-frozen', true],
  ])(
    'shows the platform’s refusal, %j, before or after signing, and reloads when the list may have changed',
    async (refused, key, looks) => {
      await shown();
      asked = refused;
      expect([await signing.signPressed(), signing.keys.notice?.message.key, did.includes('choice')]).toEqual([
        false,
        key,
        looks,
      ]);
      // A timeout is shown as a warning, not as an error.
      expect(signing.keys.notice?.tone).toBe(refused.because === 'over' ? 'warn' : 'bad');
      [asked, proved, did] = [undefined, refused, []];
      expect([
        await signing.signPressed(),
        signing.keys.notice?.message.key,
        signing.done,
        did.includes('choice'),
      ]).toEqual([false, key, false, looks]);
    },
  );

  it('does not continue with an unusable certificate', async () => {
    await shown();
    [proved, certificates] = [{ because: 'revoked' }, [{ ...hard, obstacle: 'lost' }, cloud]];
    await signing.signPressed();
    expect([signing.usable.map(({ serial }) => serial), signing.chosen]).toEqual([['c1'], undefined]);
    [proved, did] = [undefined, []];
    signing.certificateChosen('c1');
    expect([await signing.signPressed(), did]).toEqual([
      true,
      ['challenge SCCP c1', 'phone xiazhiwei', 'prove SCCP c1 T'],
    ]);
  });

  it('stays unchanged when the platform is unreachable', async () => {
    await shown();
    desk.prove = async () => Promise.reject(new PortFault('offline'));
    expect([await signing.signPressed(), signing.done, signing.keys.busy, signing.keys.notice?.tone]).toEqual([
      false,
      false,
      false,
      'bad',
    ]);
  });
});
