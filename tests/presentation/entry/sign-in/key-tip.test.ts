import { describe, expect, it } from 'vitest';
import type { KeyListing } from '../../../../src/application/ports/keys/key-agent.ts';
import { PortFault } from '../../../../src/application/ports/port-fault.ts';
import type { KeyTip, KeyTipParts } from '../../../../src/presentation/entry/shared/key-tip.ts';
import { KeySigning } from '../../../../src/presentation/keys/key-signing.ts';
import { ManualClock } from '../../../../features/support/manual-clock.ts';
import { keyTip } from '../../../builders/key-tip.ts';

const windows = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) Chrome/140.0.0.0 Safari/537.36';
const explorer = 'Mozilla/5.0 (Windows NT 10.0; WOW64; Trident/7.0; rv:11.0) like Gecko';
const mac = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 14_0) Version/17.0 Safari/605.1.15';
const phone = 'Mozilla/5.0 (Linux; Android 15) Chrome/140.0.0.0 Mobile Safari/537.36';

const absent: KeyListing = { found: false, because: 'absent' };
const refused: KeyListing = { found: false, because: 'refused' };
const empty: KeyListing = { found: true, agent: 'A', tokens: [] };
const blank: KeyListing = { found: true, agent: 'A', tokens: [{ label: 'T', certificates: [] }] };
const holding: KeyListing = {
  found: true,
  agent: 'A',
  tokens: [
    {
      label: 'T',
      certificates: [{ serial: '1a', person: '李敏', company: '砚舟', issuer: 'CA', validFrom: 0, validTo: 1 }],
    },
  ],
};

const turns = async (): Promise<void> => new Promise((done) => setImmediate(done));

/** The tips in a new session. */
function fresh(agent: string, more: Partial<KeyTipParts> = {}): KeyTip {
  let told: true | undefined;
  return keyTip({
    browserDescription: () => agent,
    memory: { recall: () => told, remember: () => (told = true) },
    ...more,
  });
}
const seen = ({ findings }: KeyTip): readonly string[] => findings.map(({ id }) => id);

describe('the tip about obstacles to a signing key', () => {
  it.each([
    ['Windows with a running helper', windows, empty, []],
    ['Windows without the helper', windows, absent, ['helper']],
    ['Windows with a helper that refuses', windows, refused, ['helper']],
    ['Internet Explorer', explorer, empty, ['browser']],
    ['a Mac without the helper', mac, absent, ['system', 'helper']],
    ['a Mac without a key', mac, empty, ['system']],
    ['a Mac with a key that holds no certificate', mac, blank, ['system']],
    ['a phone', phone, absent, ['system', 'helper']],
    ['an unknown system', '', absent, ['system', 'helper']],
    ['a Mac with a usable key', mac, holding, []],
    ['Internet Explorer with a usable key', explorer, holding, []],
  ] as const)('shows the findings on %s', (_where, agent, listing, expected) => {
    const tip = fresh(agent);
    tip.keysListed(listing);
    expect([seen(tip), tip.isOpen]).toEqual([expected, expected.length > 0]);
    // Each finding has advice.
    expect(tip.findings.every(({ remedy }) => remedy !== undefined)).toBe(true);
  });

  it('opens once in a visit, across pages', () => {
    let told: true | undefined;
    const memory = { recall: () => told, remember: () => (told = true as const) };
    const [one, two] = [fresh(mac, { memory }), fresh(mac, { memory })];
    one.keysListed(absent);
    one.read();
    one.keysListed(absent);
    two.keysListed(absent);
    expect([one.isOpen, two.isOpen]).toEqual([false, false]);
  });

  it('opens later when the obstacle appears later', () => {
    const tip = fresh(windows);
    tip.keysListed(empty);
    tip.keysListed(absent);
    expect(seen(tip)).toEqual(['helper']);
  });

  it('names the address of the helper and the control required by the platform', async () => {
    const tip = fresh(windows, {
      desk: { helperAddress: async () => 'https://helper.example/x.exe', demandsControl: async () => true },
    });
    tip.keysListed(absent);
    await turns();
    expect([seen(tip), tip.helperAddress, tip.helperTrouble]).toEqual([
      ['helper', 'control'],
      'https://helper.example/x.exe',
      undefined,
    ]);
  });

  it.each<[string, () => Promise<string>, boolean]>([
    ['offers none', async () => '', true],
    ['names one', async () => 'https://helper.example/x.exe', false],
    ['did not answer', async () => Promise.reject(new PortFault('offline')), false],
  ])('knows whether there is a helper to be had: the platform %s', async (_, helperAddress, hasNone) => {
    const tip = fresh(windows, { desk: { helperAddress, demandsControl: async () => false } });
    expect(tip.hasNoHelper).toBe(false);
    tip.keysListed(absent);
    await turns();
    expect(tip.hasNoHelper).toBe(hasNone);
  });

  it('omits a control that the platform does not require', async () => {
    const tip = fresh(windows, {
      desk: { helperAddress: async () => 'https://helper.example/x.exe', demandsControl: async () => false },
    });
    tip.keysListed(absent);
    await turns();
    expect(seen(tip)).toEqual(['helper']);
  });

  it('stays closed after it was read, when a finding is added later', async () => {
    const tip = fresh(windows, { desk: { helperAddress: async () => '', demandsControl: async () => true } });
    tip.keysListed(absent);
    tip.read();
    await turns();
    expect(tip.isOpen).toBe(false);
  });

  it('shows why the address of the helper is unknown, and keeps its findings', async () => {
    const tip = fresh(windows, {
      desk: {
        helperAddress: async () => Promise.reject(new PortFault('offline')),
        demandsControl: async () => Promise.reject(new PortFault('offline')),
      },
    });
    tip.keysListed(absent);
    await turns();
    expect([seen(tip), tip.helperAddress, tip.helperTrouble === undefined]).toEqual([['helper'], '', false]);
  });
});

describe('a confirmation by phone', () => {
  it('opens no tip about this machine, even after a pending key search ends', async () => {
    const tip = fresh(mac);
    let found: (listing: KeyListing) => void = () => undefined;
    const agent = {
      list: async () => new Promise<KeyListing>((done) => (found = done)),
      sign: async () => Promise.reject(new Error('not asked for')),
    };
    const signing = new KeySigning({
      agents: { token: agent, phone: agent },
      clock: new ManualClock(0),
      words: {
        cancelled: 'key.cancelled',
        phoneCancelled: 'key.phone-cancelled',
        locked: 'key.locked',
        phoneRefused: 'key.phone-refused',
        tooLate: 'key.too-late',
      },
      onListed: (listing) => tip.keysListed(listing),
      challenge: async () => ({ text: 'T', validFor: 1 }),
      onSigned: async () => undefined,
    });
    const looking = signing.listTokens();
    await turns();
    signing.placeChosen('phone');
    found(absent);
    await looking;
    expect([tip.isOpen, signing.stage.kind]).toEqual([false, 'name']);
    signing.placeChosen('token');
    await turns();
    found(absent);
    await turns();
    expect(tip.isOpen).toBe(true);
  });
});
