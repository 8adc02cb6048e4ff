import { beforeEach, describe, expect, it } from 'vitest';
import { memoryStorage } from '../../../../features/support/assemblies/portal-container.ts';
import { ManualClock } from '../../../../features/support/manual-clock.ts';
import { TabRecoveryMemory } from '../../../../src/adapters/storage/tab-recovery-memory.ts';
import type { KeyAgent, KeySignature } from '../../../../src/application/ports/keys/key-agent.ts';
import type { RecoveryChallenge, RecoveryKeyOutcome } from '../../../../src/application/ports/entry/recovery-by-key.ts';
import type { UsableKey } from '../../../../src/domain/keys/usable-key.ts';
import { PortFault } from '../../../../src/application/ports/port-fault.ts';
import { neutralPageConfig } from '../../../../src/domain/platform/page-config.ts';
import type { SignedIn } from '../../../../src/domain/identity/signed-in.ts';
import { HumanCheck } from '../../../../src/presentation/identity/human-check.ts';
import { IdentityProof } from '../../../../src/presentation/entry/shared/identity-proof.ts';
import { UsableSigningKeys } from '../../../../src/presentation/entry/shared/usable-signing-keys.ts';
import type { KeySigning } from '../../../../src/presentation/keys/key-signing.ts';
import { keyTip } from '../../../builders/key-tip.ts';
import { SessionStore } from '../../../../src/presentation/identity/session-store.ts';

const start = Date.parse('2026-11-21T02:00:00Z');
const operator = { code: 'ROLE_CORP_OPERATOR', name: 'Operator' };
const limin: SignedIn = {
  userId: 'U1',
  personId: 'P1',
  userName: 'limin',
  personName: '李敏',
  companyName: '宁波砚舟精密铸造',
  role: operator,
  candidateRoles: [operator],
  menus: [],
  home: '/',
};
const certificate = {
  serial: '1a',
  person: '李敏',
  company: '砚舟',
  issuer: 'CA',
  validFrom: 0,
  validTo: Date.parse('2030-01-01T00:00:00Z'),
};

let clock: ManualClock;
let storage: ReturnType<typeof memoryStorage>;
let who: SignedIn | undefined;
let offers: { offersSms: boolean; offersKey: boolean; isOffered: boolean };
let challenges: object[];
let signedTexts: { readonly holder: string; readonly text: string }[];
let proofs: object[];
let challenge: RecoveryChallenge | PortFault;
let signature: KeySignature;
/** The promise for which the key waits before it signs. */
let held: Promise<void> | undefined;
let outcome: RecoveryKeyOutcome;
let identity: IdentityProof;
let usable: readonly UsableKey[] | PortFault;
let signs: boolean;
let askedFor: object[];
const keys = {
  usableKeys: async (owner: object) => {
    askedFor.push(owner);
    if (usable instanceof PortFault) throw usable;
    return usable;
  },
  canCompanySign: async () => signs,
};

async function opened(): Promise<void> {
  const unused = async (): Promise<never> => {
    throw new PortFault('not-signed-in');
  };
  const { offersSms, offersKey, isOffered } = offers;
  const session = new SessionStore(
    { pageConfig: async () => ({ ...neutralPageConfig, offersSms, offersKey }) },
    {
      current: async () => who ?? unused(),
      switchRole: unused,
      stay: async () => undefined,
      signOut: async () => undefined,
    },
  );
  await session.configure();
  await session.start();
  const agent: KeyAgent = {
    list: async () => ({ found: true, agent: 'A', tokens: [{ label: 'T', certificates: [certificate] }] }),
    sign: async ({ holder, text }) => {
      signedTexts.push({ holder, text });
      await held;
      return signature;
    },
  };
  const desk = {
    isOffered,
    challenge: async (order: object) => {
      challenges.push(order);
      if (challenge instanceof PortFault) throw challenge;
      return challenge.asked ? { ...challenge, text: `${challenge.text} ${challenges.length}` } : challenge;
    },
    prove: async (order: object) => {
      proofs.push(order);
      return outcome;
    },
  };
  const human = new HumanCheck({
    open: async () => undefined,
    captchaAddress: async () => '/captcha',
    prove: async () => 'computed',
    offersProof: true,
  });
  const codes = { askCode: unused, prove: unused, resetPassword: unused, unfreeze: unused };
  identity = new IdentityProof('reset', {
    desk: codes,
    human,
    memory: new TabRecoveryMemory(storage),
    session,
    clock,
    keys: {
      desk,
      agents: { token: agent, phone: agent },
      usableKeys: new UsableSigningKeys(keys, session),
      tip: keyTip(),
    },
  });
  identity.opened();
}

beforeEach(async () => {
  [clock, storage, who, challenges, signedTexts, proofs] = [
    new ManualClock(start),
    memoryStorage(),
    undefined,
    [],
    [],
    [],
  ];
  [usable, signs, askedFor] = [[{ serial: '1a', suffix: '1A', registrar: 'RA_CCB', validTo: 10 }], true, []];
  offers = { offersSms: true, offersKey: true, isOffered: true };
  challenge = { asked: true, text: 'sign', validFor: 120 };
  held = undefined;
  signature = { signed: true, certificate: 'C', signature: 'S' };
  outcome = { proved: true, ticket: 'T', validFor: 600 };
  await opened();
});

const turns = async (): Promise<void> => new Promise((done) => setImmediate(done));
const signing = (): KeySigning => {
  if (!identity.byKey) throw new Error('No keys here');
  return identity.byKey.signing;
};
async function named(): Promise<void> {
  identity.kindChosen('key');
  identity.nameTyped(' limin ');
  identity.human.typed('ab12');
  await identity.namePressed();
  await turns();
}

describe('the ways to prove an identity', () => {
  it.each([
    [{ offersSms: true, offersKey: true, isOffered: true }, ['sms', 'key']],
    [{ offersSms: false, offersKey: true, isOffered: true }, ['key']],
    [{ offersSms: true, offersKey: false, isOffered: true }, ['sms']],
    [{ offersSms: true, offersKey: true, isOffered: false }, ['sms']],
    [{ offersSms: false, offersKey: false, isOffered: true }, []],
  ] as const)('are those that the host and the back end offer: %j', async (offered, ways) => {
    offers = { ...offered };
    await opened();
    expect([identity.kinds, identity.kind]).toEqual([ways, ways[0] === 'key' ? 'key' : 'sms']);
    identity.kindChosen('key');
    expect(identity.kind).toBe((ways as readonly string[]).includes('key') ? 'key' : 'sms');
  });

  it('switch at once for a signed-in user', async () => {
    who = limin;
    await opened();
    expect(identity.step).toBe('code');
    identity.kindChosen('key');
    await turns();
    expect([identity.step, signing().stage.kind]).toEqual(['key', 'choose']);
    await signing().submitPressed();
    expect([challenges, identity.step, identity.ticket]).toEqual([
      [{ purpose: 'reset', userName: undefined, captcha: undefined, proof: undefined }],
      'proved',
      'T',
    ]);
    identity.startAgain(undefined);
    expect(identity.step).toBe('key');
    identity.kindChosen('sms');
    expect(identity.step).toBe('code');
  });

  it('begin with the key when it is the only one', async () => {
    [who, offers] = [limin, { ...offers, offersSms: false }];
    await opened();
    expect([identity.kind, identity.step]).toEqual(['key', 'key']);
  });
});

/** The end of the waiting time in a notice; undefined where it has none. */
const until = (notice: { readonly message: object } | undefined): unknown =>
  notice && 'values' in notice.message ? (notice.message.values as { readonly until?: number }).until : undefined;

describe('proving an identity by a key', () => {
  it('shows the end of a lock before a text was issued, at the next text, and after signing', async () => {
    challenge = { asked: false, because: 'locked', minutes: 3 };
    await named();
    expect(until(identity.notice)).toBe(start + 3 * 60_000);
    [challenge, outcome] = [
      { asked: true, text: 'sign', validFor: 120 },
      { proved: false, because: 'locked', minutes: 4 },
    ];
    await named();
    await signing().submitPressed();
    expect(until(signing().notice)).toBe(start + 4 * 60_000);
    challenge = { asked: false, because: 'locked', minutes: 5 };
    await signing().submitPressed();
    expect(until(signing().notice)).toBe(start + 5 * 60_000);
  });

  it('requests the text with user name and picture, has it signed, and keeps the proof over a reload', async () => {
    await named();
    expect([identity.step, challenges]).toEqual([
      'key',
      [{ purpose: 'reset', userName: 'limin', captcha: 'ab12', proof: undefined }],
    ]);
    await signing().submitPressed();
    expect([signedTexts, proofs]).toEqual([
      [{ holder: '1a', text: 'sign 1' }],
      [{ purpose: 'reset', userName: 'limin', signed: { text: 'sign 1', certificate: 'C', signature: 'S' } }],
    ]);
    expect([identity.step, identity.ticket, identity.provedUntil]).toEqual(['proved', 'T', start + 600_000]);
    await opened();
    expect([identity.step, identity.ticket, identity.userName]).toEqual(['proved', 'T', 'limin']);
    clock.advance(600_000);
    await opened();
    expect(identity.step).toBe('name');
  });

  it('requests another text when the first is about to expire or was signed', async () => {
    await named();
    clock.advance(61_000);
    outcome = { proved: false, because: 'refused' };
    await signing().submitPressed();
    await signing().submitPressed();
    expect(signedTexts.map(({ text }) => text)).toEqual(['sign 2', 'sign 3']);
  });

  it('asks the phone of the named account', async () => {
    await named();
    signing().placeChosen('phone');
    await signing().submitPressed();
    expect(signedTexts[0]?.holder).toBe('limin');
  });

  it.each([
    [{ proved: false, because: 'refused' }, 'recovery.key-refused'],
    [{ proved: false, because: 'expired', on: '2026-11-20' }, 'recovery.key-expired'],
    [{ proved: false, because: 'not-yet', on: '2026-11-23' }, 'key.not-yet'],
    [{ proved: false, because: 'revoked' }, 'recovery.key-revoked'],
    [{ proved: false, because: 'locked', minutes: 4 }, 'recovery.key-tries'],
    [{ proved: false, because: 'company-deregistered' }, 'deregistered.text'],
    [{ proved: false, because: 'frozen' }, 'recovery.frozen'],
    [{ proved: false, because: 'form-expired' }, 'recovery.key-too-late'],
  ] as const)('shows why the signed text was refused: %j', async (told, words) => {
    outcome = told;
    await named();
    await signing().submitPressed();
    expect([signing().notice?.message.key, identity.step, signing().stage.kind]).toEqual([words, 'key', 'choose']);
  });

  it.each([
    [{ asked: false, because: 'locked', minutes: 3 }, 'recovery.key-tries', undefined],
    [{ asked: false, because: 'form-expired' }, 'recovery.proof-over', undefined],
    [{ asked: false, because: 'captcha-wrong', proofOnly: false }, undefined, 'captcha.wrong'],
    [{ asked: false, because: 'captcha-required', proofOnly: true }, undefined, 'captcha.missing'],
  ] as const)('shows why no text was issued: %j', async (refused, notice, error) => {
    challenge = refused;
    await named();
    expect([identity.step, identity.notice?.message.key, identity.errors.captcha?.key]).toEqual([
      'name',
      notice,
      error,
    ]);
  });

  it.each([
    [{ asked: false, because: 'locked', minutes: 3 }, 'key', 'recovery.key-tries'],
    [{ asked: false, because: 'form-expired' }, 'key', 'recovery.key-too-late'],
    [{ asked: false, because: 'captcha-required', proofOnly: false }, 'name', 'captcha.missing'],
  ] as const)('shows why no second text was issued: %j', async (refused, step, words) => {
    outcome = { proved: false, because: 'refused' };
    await named();
    await signing().submitPressed();
    challenge = refused;
    await signing().submitPressed();
    expect([identity.step, (step === 'name' ? identity.notice : signing().notice)?.message.key]).toEqual([step, words]);
  });

  it('reports a lost connection', async () => {
    challenge = new PortFault('offline');
    await named();
    expect([identity.step, identity.notice?.tone, identity.busy]).toEqual(['name', 'bad', false]);
  });

  it.each<[string, string, () => void]>([
    ['back to the name', 'name', () => void identity.backPressed()],
    ['over to a code', 'code', () => identity.kindChosen('sms')],
  ])('ignores a signature that arrives after going %s', async (_where, step, goes) => {
    const { promise, resolve } = Promise.withResolvers<void>();
    held = promise;
    await named();
    const pressed = signing().submitPressed();
    await turns();
    expect([identity.step, signing().busy]).toEqual(['key', true]);
    goes();
    resolve();
    await pressed;
    expect([identity.step, identity.ticket, proofs]).toEqual([step, '', []]);
  });

  it('returns to the user name, which is kept', async () => {
    await named();
    await identity.backPressed();
    expect([identity.step, identity.userName, identity.kind]).toEqual(['name', ' limin ', 'key']);
    await identity.namePressed();
    expect(identity.errors.captcha?.key).toBe('captcha.missing');
  });
});

describe('the usable keys of a signed-in user', () => {
  async function atKey(): Promise<void> {
    who = limin;
    await opened();
    identity.kindChosen('key');
    await turns();
  }

  it('are not requested for an unknown user', async () => {
    await named();
    expect([askedFor, signing().stage.kind]).toEqual([[], 'choose']);
  });

  it('are requested before the token search, and only those keys can be chosen', async () => {
    await atKey();
    expect([askedFor, signing().stage.kind, identity.byKey?.usableKeys.companySigns]).toEqual([
      [{ userId: 'U1', personId: 'P1' }],
      'choose',
      true,
    ]);
    usable = [{ serial: '9z', suffix: '9Z', registrar: 'RA_CCB', validTo: 10 }];
    await signing().listTokens();
    expect([signing().stage, signing().chosen]).toEqual([{ kind: 'empty', isOthers: true }, undefined]);
  });

  it('are unlimited when they cannot be loaded, and the server’s reason is shown', async () => {
    usable = new PortFault('refused', { serverMessage: '名单服务维护中' });
    await atKey();
    const { usableKeys: standing } = identity.byKey ?? {};
    expect([
      standing?.trouble?.what.key,
      JSON.stringify(standing?.trouble).includes('名单服务维护中'),
      signing().stage.kind,
    ]).toEqual(['refusals.server-said', true, 'choose']);
    standing?.troubleRead();
    expect(standing?.trouble).toBeUndefined();
  });

  it('report that the company cannot sign', async () => {
    signs = false;
    await atKey();
    expect(identity.byKey?.usableKeys.companySigns).toBe(false);
  });
});
