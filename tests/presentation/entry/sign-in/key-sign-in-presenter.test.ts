import { beforeEach, describe, expect, it } from 'vitest';
import { browserWindows } from '../../../../features/support/browser-windows.ts';
import { ManualClock } from '../../../../features/support/manual-clock.ts';
import { RecordingNavigator } from '../../../../features/support/recording-navigator.ts';
import type { KeyEntry } from '../../../../src/application/ports/entry/key-sign-in.ts';
import type {
  KeyAgent,
  KeyListing,
  KeySignature,
  SigningRequest,
} from '../../../../src/application/ports/keys/key-agent.ts';
import { PortFault } from '../../../../src/application/ports/port-fault.ts';
import { neutralPageConfig } from '../../../../src/domain/platform/page-config.ts';
import { HumanCheck } from '../../../../src/presentation/identity/human-check.ts';
import { KeySignInPresenter } from '../../../../src/presentation/entry/sign-in/key-sign-in-presenter.ts';
import { methodsOf, signInWays } from '../../../../src/presentation/entry/sign-in/sign-in-ways.ts';
import { SessionStore } from '../../../../src/presentation/identity/session-store.ts';
import { SessionWatch } from '../../../../src/presentation/identity/session-watch.ts';
import { keyTip } from '../../../builders/key-tip.ts';
import { message } from '../../../../src/words/catalogue.ts';

const certificate = (serial: string) => ({
  serial,
  person: '李敏',
  company: '砚舟',
  issuer: 'CA',
  validFrom: 0,
  validTo: 1_000_000_000,
});
const listed = (...serials: readonly string[]): KeyListing => ({
  found: true,
  agent: 'A',
  tokens: [{ label: 'T', certificates: serials.map(certificate) }],
});

let clock: ManualClock;
let listing: KeyListing;
let requests: { readonly request: SigningRequest; readonly signal: AbortSignal; answer(outcome: KeySignature): void }[];
let entry: KeyEntry;
let entered: object[];
let fault: PortFault | undefined;
let isThere: boolean;
let seen: (there: boolean) => void;
let looks: number;
let pictures: () => string;
let presenter: KeySignInPresenter;

beforeEach(async () => {
  clock = new ManualClock(0);
  [listing, requests, entered, entry, fault] = [
    listed('1a'),
    [],
    [],
    { signedIn: false, because: 'refused' },
    undefined,
  ];
  [isThere, seen, looks] = [true, () => undefined, 0];
  let painted = 0;
  pictures = () => `/captcha/${(painted += 1)}`;
  const unused = async (): Promise<never> => {
    throw new PortFault('not-signed-in');
  };
  const sessions = { current: unused, switchRole: unused, stay: async () => undefined, signOut: async () => undefined };
  const session = new SessionStore({ pageConfig: async () => neutralPageConfig }, sessions);
  const agent: KeyAgent = {
    list: async () => {
      looks += 1;
      return listing;
    },
    sign: async (request, signal) => new Promise<KeySignature>((answer) => requests.push({ request, signal, answer })),
  };
  presenter = new KeySignInPresenter({
    agents: { token: agent, phone: agent },
    desk: {
      challenge: async () => {
        if (fault) throw fault;
        return { text: 'to be signed', validFor: 120 };
      },
      enter: async (signed) => {
        entered.push(signed);
        return entry;
      },
    },
    human: new HumanCheck({
      open: async () => undefined,
      captchaAddress: async () => pictures(),
      prove: async () => 'computed',
      offersProof: true,
    }),
    attention: {
      isThere: () => isThere,
      onChange: (heard) => {
        seen = heard;
        return () => (seen = () => undefined);
      },
    },
    tip: keyTip(),
    clock,
    session,
    watch: new SessionWatch(clock, sessions, session, browserWindows()()),
    navigator: new RecordingNavigator(),
  });
  await presenter.signing.listTokens();
});

const turns = async (): Promise<void> => new Promise((done) => setImmediate(done));

/** Signs in, with this answer of the key agent. */
async function answered(outcome: KeySignature): Promise<void> {
  const signing = presenter.signing.submitPressed();
  await turns();
  requests.at(-1)?.answer(outcome);
  await signing;
  await turns();
}

describe('the plugged-in certificates', () => {
  it('are chosen automatically when there is only one', () =>
    expect([presenter.signing.stage.kind, presenter.signing.chosen]).toEqual(['choose', '1a']));

  it('are offered for choice when there are several, and the choice is kept', async () => {
    listing = listed('1b', '1c');
    await presenter.signing.listTokens();
    expect(presenter.signing.chosen).toBeUndefined();
    await presenter.signing.submitPressed();
    expect(requests).toEqual([]);
    presenter.signing.certificateChosen('1c');
    await presenter.signing.listTokens();
    expect(presenter.signing.chosen).toBe('1c');
    listing = { found: true, agent: 'A', tokens: [] };
    await presenter.signing.listTokens();
    expect([presenter.signing.stage.kind, presenter.signing.chosen]).toEqual(['empty', undefined]);
  });

  it('cannot be chosen after their last valid moment', async () => {
    const now = clock.now();
    expect([now - 1, now, now + 1].map((validTo) => presenter.signing.isExpired({ validTo }))).toEqual([
      true,
      false,
      false,
    ]);
    clock.advance(1_000_000_001);
    await presenter.signing.listTokens();
    expect([presenter.signing.stage.kind, presenter.signing.chosen]).toEqual(['choose', undefined]);
    await presenter.signing.submitPressed();
    expect(requests).toEqual([]);
  });

  it.each([
    ['absent', false],
    ['refused', true],
  ] as const)('are unknown when the agent is %s', async (because, refused) => {
    listing = { found: false, because };
    await presenter.signing.listTokens();
    expect(presenter.signing.stage).toEqual({ kind: 'absent', refused });
  });
});

describe('a token plugged in later', () => {
  const passed = async (milliseconds: number): Promise<void> => {
    clock.advance(milliseconds);
    await turns();
  };
  beforeEach(async () => {
    listing = listed();
    presenter.opened();
    await turns();
    looks = 0;
  });

  it('is noticed within three seconds, and the search then stops', async () => {
    await passed(2999);
    expect([looks, presenter.signing.stage.kind]).toEqual([0, 'empty']);
    await passed(1);
    expect([looks, presenter.signing.stage.kind]).toEqual([1, 'empty']);
    listing = listed('1a');
    await passed(3000);
    expect([looks, presenter.signing.stage.kind, presenter.signing.chosen]).toEqual([2, 'choose', '1a']);
    await passed(9000);
    expect(looks).toBe(2);
  });

  it('is searched until a certificate is chosen, without a redraw of unchanged results', async () => {
    listing = listed('1a', '1b');
    await passed(3000);
    const { stage } = presenter.signing;
    await passed(3000);
    expect([presenter.signing.stage === stage, looks]).toEqual([true, 2]);
    listing = listed('1a', '1b', '1c');
    await passed(3000);
    expect(presenter.signing.stage.kind === 'choose' && presenter.signing.stage.certificates.length).toBe(3);
    presenter.signing.certificateChosen('1c');
    await passed(9000);
    expect(looks).toBe(3);
  });

  it('is searched only while the page is visible, and at once when it becomes visible again', async () => {
    isThere = false;
    seen(false);
    await passed(9000);
    expect(looks).toBe(0);
    [isThere, listing] = [true, listed('1a')];
    seen(true);
    await turns();
    expect([looks, presenter.signing.stage.kind]).toEqual([1, 'choose']);
  });

  it('is not searched after leaving, during a confirmation by phone, or without the helper', async () => {
    presenter.signing.placeChosen('phone');
    await passed(9000);
    presenter.signing.placeChosen('token');
    await turns();
    presenter.left();
    await passed(9000);
    expect(looks).toBe(1);
    listing = { found: false, because: 'absent' };
    presenter.opened();
    await turns();
    await passed(9000);
    expect([looks, presenter.signing.stage.kind]).toEqual([2, 'absent']);
  });
});

describe('the remaining days', () => {
  const day = 86_400_000;
  it.each([
    [31 * day, undefined],
    [30 * day, 30],
    [day, 1],
    [1, 0],
    [-1, undefined],
  ])('of a certificate that ends in %i milliseconds are shown: %s', (left, days) => {
    expect(presenter.signing.daysLeftOf({ validFrom: -day * 400, validTo: clock.now() + left })).toBe(days);
  });
});

describe('signing in by a key', () => {
  it('has the text signed by the chosen certificate, and submits the signature', async () => {
    await answered({ signed: true, certificate: 'C', signature: 'S' });
    expect(requests[0]?.request).toMatchObject({ holder: '1a', text: 'to be signed' });
    expect(entered).toEqual([{ text: 'to be signed', certificate: 'C', signature: 'S' }]);
  });

  it.each([
    [{ signed: false, because: 'pin-wrong', triesLeft: 4 }, message('key.pin-wrong', { triesLeft: 4 })],
    [{ signed: false, because: 'too-soon', seconds: 9 }, message('key.too-soon')],
    [{ signed: false, because: 'locked' }, message('key.locked')],
    [{ signed: false, because: 'cancelled' }, message('key.cancelled')],
    [{ signed: false, because: 'refused' }, message('key.phone-refused')],
    [{ signed: false, because: 'too-late' }, message('key.too-late')],
    [{ signed: false, because: 'gone' }, message('key.gone')],
  ] as const)('shows why nothing was signed: %j', async (outcome, said) => {
    await answered(outcome);
    expect(presenter.signing.notice?.message).toEqual(said);
    expect([presenter.signing.stage.kind, presenter.signing.waiting, entered]).toEqual(['choose', 0, []]);
  });

  it('searches for the agent again when it is gone', async () => {
    await answered({ signed: false, because: 'absent' });
    expect(presenter.signing.stage).toEqual({ kind: 'absent', refused: false });
  });

  it('searches for tokens again when one was pulled out', async () => {
    listing = { found: true, agent: 'A', tokens: [] };
    await answered({ signed: false, because: 'gone' });
    expect([presenter.signing.stage.kind, presenter.signing.notice?.message]).toEqual(['empty', message('key.gone')]);
  });

  it.each([
    [{ signedIn: false, because: 'expired', on: '2026-11-20' }, message('key.expired', { on: '2026-11-20' })],
    [{ signedIn: false, because: 'not-yet', on: '2026-11-23' }, message('key.not-yet', { on: '2026-11-23' })],
    [{ signedIn: false, because: 'revoked' }, message('key.revoked')],
    [{ signedIn: false, because: 'refused' }, message('key.refused')],
    [{ signedIn: false, because: 'form-expired' }, message('key.too-late')],
  ] as const)('shows the platform’s refusal: %j', async (outcome, said) => {
    entry = outcome;
    await answered({ signed: true, certificate: 'C', signature: 'S' });
    expect([presenter.signing.notice?.message, presenter.signing.stage.kind]).toEqual([said, 'choose']);
  });

  it('shows a deregistered company in its own dialog', async () => {
    entry = { signedIn: false, because: 'company-deregistered' };
    await answered({ signed: true, certificate: 'C', signature: 'S' });
    expect([presenter.deregistered, presenter.signing.stage.kind]).toEqual([true, 'choose']);
    presenter.deregistrationRead();
    expect(presenter.deregistered).toBe(false);
  });

  it('reports a lost connection, and can be started again', async () => {
    fault = new PortFault('offline');
    await presenter.signing.submitPressed();
    expect([presenter.signing.notice?.tone, presenter.signing.stage.kind]).toEqual(['bad', 'choose']);
  });

  it('counts down the remaining seconds, and sends one request', async () => {
    void presenter.signing.submitPressed();
    await turns();
    expect([presenter.signing.stage, presenter.signing.waiting, presenter.signing.busy]).toEqual([
      { kind: 'asked', number: undefined },
      120,
      true,
    ]);
    clock.advance(30_000);
    expect(presenter.signing.waiting).toBe(90);
    await presenter.signing.submitPressed();
    expect(requests).toHaveLength(1);
  });

  it('can be cancelled, and a later answer is ignored', async () => {
    void presenter.signing.submitPressed();
    await turns();
    presenter.signing.cancelPressed();
    await turns();
    expect([
      requests[0]?.signal.aborted,
      presenter.signing.stage.kind,
      presenter.signing.notice?.message,
      presenter.signing.waiting,
    ]).toEqual([true, 'choose', message('key.cancelled'), 0]);
    requests[0]?.answer({ signed: true, certificate: 'C', signature: 'S' });
    await turns();
    expect(entered).toEqual([]);
  });

  it('is cancelled when the page is left', async () => {
    void presenter.signing.submitPressed();
    await turns();
    presenter.left();
    expect(requests[0]?.signal.aborted).toBe(true);
  });
});

describe('signing in by phone', () => {
  beforeEach(() => presenter.signing.placeChosen('phone'));

  it('requires a user name', async () => {
    await presenter.signing.submitPressed();
    expect([presenter.signing.nameMissing, requests]).toEqual([true, []]);
    presenter.signing.userNameTyped(' limin ');
    expect(presenter.signing.nameMissing).toBe(false);
    void presenter.signing.submitPressed();
    await turns();
    expect(requests[0]?.request.holder).toBe('limin');
  });

  it('shows the number to compare', async () => {
    presenter.signing.userNameTyped('limin');
    void presenter.signing.submitPressed();
    await turns();
    requests[0]?.request.onNumber?.('42');
    expect(presenter.signing.stage).toEqual({ kind: 'asked', number: '42' });
    presenter.signing.cancelPressed();
    expect(presenter.signing.stage).toEqual({ kind: 'name' });
  });

  it('shows when the phone may be asked again, counts down, and sends no request before that', async () => {
    presenter.signing.userNameTyped('limin');
    void presenter.signing.submitPressed();
    await turns();
    requests[0]?.request.onNumber?.('42', 60);
    clock.advance(5000);
    presenter.signing.cancelPressed();
    expect([presenter.signing.notice?.message, presenter.signing.restSeconds]).toEqual([
      message('key.phone-cancelled'),
      55,
    ]);
    await presenter.signing.submitPressed();
    expect(requests).toHaveLength(1);
    clock.advance(20_000);
    expect(presenter.signing.restSeconds).toBe(35);
    presenter.signing.userNameTyped('zhousiyuan');
    expect(presenter.signing.restSeconds).toBe(0);
    presenter.signing.userNameTyped('limin');
    presenter.left();
    clock.advance(40_000);
    presenter.opened();
    expect([presenter.signing.stage.kind, presenter.signing.restSeconds]).toEqual(['name', 0]);
    void presenter.signing.submitPressed();
    await turns();
    expect(requests).toHaveLength(2);
  });

  it('waits for as long as the platform says after a request that came too soon', async () => {
    presenter.signing.userNameTyped('limin');
    await answered({ signed: false, because: 'too-soon', seconds: 9 });
    expect([presenter.signing.notice?.message, presenter.signing.restSeconds]).toEqual([message('key.too-soon'), 9]);
  });

  it('asks again after each new human check', async () => {
    const { signing } = presenter;
    signing.userNameTyped('limin');
    await answered({ signed: false, because: 'human-required', proofOnly: false });
    expect([signing.stage.kind, signing.waiting, signing.notice, signing.humanError?.key]).toEqual([
      'name',
      0,
      undefined,
      'captcha.missing',
    ]);
    expect(signing.human?.task).toEqual({ kind: 'picture', imageUrl: '/captcha/1', text: '', canProve: true });
    await signing.submitPressed();
    expect([requests.length, signing.humanError?.key]).toEqual([1, 'captcha.missing']);
    signing.humanTyped(' abcd ');
    expect(signing.humanError).toBeUndefined();
    await answered({ signed: false, because: 'human-wrong', proofOnly: true });
    expect([requests[1]?.request.human, signing.humanError?.key]).toEqual([
      { captcha: 'abcd', proof: undefined },
      'captcha.wrong',
    ]);
    expect(signing.human?.task).toEqual({ kind: 'proof', state: 'done', share: 1 });
    await answered({ signed: false, because: 'too-soon', seconds: 9 });
    expect([requests[2]?.request.human?.proof, signing.human?.task?.kind, signing.restSeconds]).toEqual([
      'computed',
      'proof',
      9,
    ]);
    clock.advance(9000);
    void signing.submitPressed();
    await turns();
    requests[3]?.request.onNumber?.('42');
    expect(signing.human?.task).toBeUndefined();
  });

  it('reports that the picture could not be loaded, and shows none after leaving', async () => {
    const { signing } = presenter;
    signing.userNameTyped('limin');
    pictures = () => {
      throw new PortFault('offline');
    };
    await answered({ signed: false, because: 'human-required', proofOnly: false });
    expect([signing.notice?.tone, signing.human?.task]).toEqual(['bad', undefined]);
    presenter.left();
    expect(signing.humanError).toBeUndefined();
  });

  it('is offered beside tokens, and ignores their later search results', async () => {
    presenter.signing.placeChosen('token');
    presenter.signing.placeChosen('phone');
    await turns();
    expect(presenter.signing.stage.kind).toBe('name');
    presenter.signing.placeChosen('phone');
    expect(presenter.signing.stage.kind).toBe('name');
  });
});

describe('the sign-in methods', () => {
  it('are those that both host and channel offer', () => {
    expect(methodsOf({ offersSms: true, offersKey: true })).toEqual(['password', 'sms', 'key']);
    expect(methodsOf({ offersSms: false, offersKey: true })).toEqual(['password', 'key']);
    expect(methodsOf({ offersSms: true, offersKey: false }, ['sms', 'key'])).toEqual(['sms']);
  });

  it('are kept in the address', () => {
    expect(signInWays('?by=key&from=x', ['password', 'key'])).toEqual({
      password: '?from=x',
      key: '?by=key&from=x',
      current: 'key',
    });
    expect(signInWays('?by=key', ['password', 'sms'])?.current).toBe('password');
    expect(signInWays('', ['key'])).toEqual({ key: '?by=key', current: 'key' });
    expect(signInWays('', [])).toBeUndefined();
  });
});
