import { beforeEach, describe, expect, it } from 'vitest';
import { ManualClock } from '../../../../features/support/manual-clock.ts';
import type {
  KeyAgent,
  KeyCertificate,
  KeyListing,
  KeySignature,
} from '../../../../src/application/ports/keys/key-agent.ts';
import type { Navigator } from '../../../../src/application/ports/navigator.ts';
import { PortFault } from '../../../../src/application/ports/port-fault.ts';
import type { KeyIdentity, KeyIdentityDesk } from '../../../../src/application/ports/registration/key-identity-desk.ts';
import { IdentifyPresenter } from '../../../../src/presentation/registration/identify/identify-presenter.ts';
import type { SessionStore } from '../../../../src/presentation/identity/session-store.ts';
import { message } from '../../../../src/words/catalogue.ts';
import { until } from '../../../builders/office.ts';

const now = Date.UTC(2026, 10, 24, 4);
const company = '昆明云亭茶业有限公司';
const standing = (more: Partial<KeyIdentity> = {}): KeyIdentity => ({
  ukey: 'UNAUTH',
  realName: 'UNAUTH',
  node: '',
  signing: { companyName: company, uscc: '9153', identified: undefined, because: undefined },
  ...more,
});
const certificate = (serial: string, more: Partial<KeyCertificate> = {}): KeyCertificate => ({
  serial,
  person: '叶知秋',
  company,
  issuer: '',
  validFrom: now - 1,
  validTo: now + 1000,
  ...more,
});
const plugged = (...certificates: readonly KeyCertificate[]): KeyListing => ({
  found: true,
  agent: 'Helper',
  tokens: certificates.map((each) => ({ label: each.serial, certificates: [each] })),
});
const signature: KeySignature = { signed: true, certificate: 'DER', signature: 'R+S' };

let listing: KeyListing;
let signed: () => Promise<KeySignature>;
let asked: Awaited<ReturnType<KeyIdentityDesk['challenge']>>;
let proved: Awaited<ReturnType<KeyIdentityDesk['prove']>>;
let [did, faults, places]: [string[], unknown[], string[]] = [[], [], []];
let looks: number;
let shown: KeyIdentity;
beforeEach(() => {
  [listing, signed, asked, proved, looks, shown] = [
    plugged(certificate('A')),
    async () => signature,
    { asked: true, text: 'text' },
    { done: true },
    0,
    standing(),
  ];
  [did, faults, places] = [[], [], []];
});

async function opened(): Promise<IdentifyPresenter> {
  const desk: KeyIdentityDesk = {
    isOffered: true,
    current: async () => ((looks += 1), shown),
    challenge: async () => (did.push('challenge'), asked),
    prove: async (answer) => (did.push(`prove ${Object.values(answer).join(' ')}`), proved),
  };
  const agent: KeyAgent = {
    list: async () => listing,
    sign: async ({ holder, text }) => (did.push(`sign ${text} by ${holder}`), signed()),
  };
  const presenter = new IdentifyPresenter({
    desk,
    agent,
    session: { faultSeen: (thrown: unknown) => void faults.push(thrown) } as unknown as SessionStore,
    navigator: { replaceWith: (place: string) => void places.push(place) } as unknown as Navigator,
    clock: new ManualClock(now),
  });
  presenter.opened();
  await until(() => presenter.content.value !== undefined);
  return presenter;
}

describe('identifying a company with a UKey', () => {
  it('has the token sign the platform’s text, proves it, and shows the new state', async () => {
    const presenter = await opened();
    shown = standing({ ukey: 'AUTH' });
    await presenter.signPressed();
    expect(did).toEqual(['challenge', 'sign text by A', 'prove text DER R+S']);
    expect([presenter.failure, presenter.signing, presenter.content.value?.ukey]).toEqual([undefined, false, 'AUTH']);
  });

  it.each([
    [
      'the one that names the company, though another holds longer',
      [certificate('other', { company: '别的公司', validTo: now + 9000 }), certificate('own')],
      'own',
    ],
    [
      'of those that name it the one that holds longest',
      [
        certificate('short', { validTo: now + 1 }),
        certificate('long', { validTo: now + 2 }),
        certificate('middle', { validTo: now + 1 }),
      ],
      'long',
    ],
    [
      'where none names it the one that holds longest, and the platform says why not',
      [certificate('short', { company: '', validTo: now + 1 }), certificate('long', { company: '', validTo: now + 2 })],
      'long',
    ],
    ['one that ends at this very moment', [certificate('last', { validTo: now })], 'last'],
  ])('uses %s', async (_what, certificates, serial) => {
    listing = plugged(...certificates);
    await (await opened()).signPressed();
    expect(did[1]).toBe(`sign text by ${serial}`);
  });

  it.each([
    ['nothing answers', { found: false, because: 'absent' }, message('identification.helper-absent'), true],
    [
      'the helper will not speak to the page',
      { found: false, because: 'refused' },
      message('identification.helper-refused'),
      true,
    ],
    ['no token is plugged in', plugged(), message('identification.no-token'), true],
    [
      'what is plugged in has expired',
      plugged(certificate('A', { validTo: now - 1 })),
      message('identification.expired', { on: '2026-11-24' }),
      false,
    ],
  ] as const)('requests nothing when %s', async (_what, found, said, needsHelper) => {
    listing = found;
    const presenter = await opened();
    await presenter.signPressed();
    expect([did, presenter.failure, presenter.signing]).toEqual([[], { words: said, needsHelper }, false]);
  });

  it.each([
    [
      { signed: false, because: 'pin-wrong', triesLeft: 3 },
      message('identification.pin-wrong', { triesLeft: 3 }),
      false,
    ],
    [{ signed: false, because: 'too-soon', seconds: 3 }, message('identification.gone'), false],
    [{ signed: false, because: 'too-late' }, message('identification.gone'), false],
    [{ signed: false, because: 'gone' }, message('identification.pulled-out'), false],
    [{ signed: false, because: 'locked' }, message('identification.locked'), false],
    [{ signed: false, because: 'absent' }, message('identification.helper-absent'), true],
    [{ signed: false, because: 'cancelled' }, message('identification.cancelled'), false],
    [{ signed: false, because: 'refused' }, message('identification.cancelled'), false],
  ] as const)('proves nothing when the token answers %o', async (outcome, said, needsHelper) => {
    signed = async () => outcome;
    const presenter = await opened();
    await presenter.signPressed();
    expect([did.some((each) => each.startsWith('prove')), presenter.failure]).toEqual([
      false,
      { words: said, needsHelper },
    ]);
  });

  it.each([
    [{ because: 'certified' }, message('identification.certified'), true],
    [{ because: 'role' }, message('identification.role'), true],
    [{ because: 'other-company' }, message('identification.other-company'), false],
    [{ because: 'other-person', by: '汤玉初' }, message('identification.other-person', { by: '汤玉初' }), false],
    [{ because: 'expired', on: '2026-11-22' }, message('identification.expired', { on: '2026-11-22' }), false],
    [{ because: 'not-yet', on: '2026-12-01' }, message('identification.not-yet', { on: '2026-12-01' }), false],
    [{ because: 'gone' }, message('identification.gone'), false],
  ] as const)(
    'shows the platform’s refusal: %o, and reloads when the state has changed',
    async (refusal, said, looksAgain) => {
      asked = { asked: false, ...refusal };
      const first = await opened();
      const before = looks;
      await first.signPressed();
      expect([did, first.failure, looks - before]).toEqual([
        ['challenge'],
        { words: said, needsHelper: false },
        looksAgain ? 1 : 0,
      ]);
      [asked, proved] = [
        { asked: true, text: 'text' },
        { done: false, ...refusal },
      ];
      await first.signPressed();
      expect(first.failure).toEqual({ words: said, needsHelper: false });
    },
  );

  it('runs once when pressed repeatedly, and clears the earlier message', async () => {
    const presenter = await opened();
    listing = plugged();
    await presenter.signPressed();
    listing = plugged(certificate('A'));
    const answer = Promise.withResolvers<KeySignature>();
    signed = async () => answer.promise;
    const both = Promise.all([presenter.signPressed(), presenter.signPressed()]);
    expect([presenter.signing, presenter.failure]).toEqual([true, undefined]);
    answer.resolve(signature);
    await both;
    expect(did.filter((each) => each.startsWith('sign'))).toHaveLength(1);
  });

  it.each(['cancelPressed', 'left'] as const)('ignores a token failure after the page was %s', async (how) => {
    const presenter = await opened();
    const answer = Promise.withResolvers<KeySignature>();
    signed = async () => answer.promise;
    const pressed = presenter.signPressed();
    await until(() => presenter.signing);
    presenter[how]();
    expect(presenter.signing).toBe(false);
    answer.reject(new PortFault('cancelled'));
    await pressed;
    expect([presenter.failure, faults, presenter.signing]).toEqual([undefined, [], false]);
  });

  it('shows a failure, and can be repeated', async () => {
    const presenter = await opened();
    signed = async () => Promise.reject(new PortFault('offline'));
    await presenter.signPressed();
    expect([faults.length, presenter.failure?.needsHelper, presenter.signing]).toEqual([1, false, false]);
    signed = async () => signature;
    await presenter.signPressed();
    expect(presenter.failure).toBeUndefined();
  });

  it('leads the user of a certified company to the page for it', async () => {
    shown = standing({ realName: 'AUTH' });
    expect([(await opened()).isOpen, places]).toEqual([false, ['/error-page/authorized']]);
    [shown, places] = [standing(), []];
    expect([(await opened()).isOpen, places]).toEqual([true, []]);
  });

  it.each([
    ['UNAUTH', '', 'open'],
    ['VERIFYING', 'SUBMIT_1ST', 'under-review'],
    ['VERIFYING', 'APPROVE_NOPASS_1ST', 'returned'],
  ] as const)('shows the state of the papers: %s %s', async (realName, node, papers) => {
    shown = standing({ realName, node });
    expect((await opened()).papers).toBe(papers);
  });
});
