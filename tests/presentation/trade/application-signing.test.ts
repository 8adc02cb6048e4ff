import { beforeEach, describe, expect, it } from 'vitest';
import { ManualClock } from '../../../features/support/manual-clock.ts';
import type { OfferedCertificate, SigningChoice } from '../../../src/application/ports/agreements/signing-choice.ts';
import type { KeyAgent } from '../../../src/application/ports/keys/key-agent.ts';
import type { TradeDecided, TradeOutcome, TradeRefusal } from '../../../src/application/ports/trade/trade-desk.ts';
import type { TradeApplication } from '../../../src/domain/trade/shared/trade-application.ts';
import { message } from '../../../src/words/catalogue.ts';
import { PortFault } from '../../../src/application/ports/port-fault.ts';
import { CertificateSigning } from '../../../src/presentation/agreements/certificate-signing.ts';
import type { SessionStore } from '../../../src/presentation/identity/session-store.ts';
import type { Toasts } from '../../../src/presentation/shared/toasts.ts';
import { ApplicationPresenter } from '../../../src/presentation/trade/shared/application-presenter.ts';
import { until } from '../../builders/office.ts';
import { idleTradeDesk, signedIssue, waitingIssue } from '../../builders/trade-application.ts';

const certificate: OfferedCertificate = {
  serial: 'h1',
  kind: 'hard',
  holder: '宋北辰',
  companyName: '启衡重工',
  issuer: 'CA',
  validFrom: 0,
  validTo: 9_000_000,
  obstacle: undefined,
};
const token: KeyAgent = {
  list: async () => ({
    found: true,
    agent: 'A',
    tokens: [
      { label: 'T', certificates: [{ serial: 'h1', person: '', company: '', issuer: '', validFrom: 0, validTo: 9 }] },
    ],
  }),
  sign: async () => ({ signed: true, certificate: 'C', signature: 'S' }),
};

let kept: TradeApplication;
let choice: SigningChoice;
let late: Promise<SigningChoice> | undefined;
let choices: number;
let asked: TradeRefusal | undefined;
let outcome: TradeOutcome;
let did: TradeDecided[];
let told: string[];
let tooLate: PortFault | undefined;
let page: ApplicationPresenter;

beforeEach(async () => {
  choices = 0;
  [late, tooLate] = [undefined, undefined];
  [kept, asked, did, told] = [waitingIssue, undefined, [], []];
  choice = { signedBy: ['hard', 'cloud'], certificates: [certificate], colleagues: [], mobile: '' };
  outcome = { done: true, application: signedIssue('EFFECTIVE') };
  const clock = new ManualClock(Date.parse('2026-11-27T02:00:00Z'));
  page = new ApplicationPresenter({
    desk: {
      ...idleTradeDesk,
      application: async () => kept,
      signingChoice: async () => {
        if (tooLate) throw tooLate;
        choices += 1;
        return late ?? choice;
      },
      signingText: async () => (asked ? { asked: false, ...asked } : { asked: true, text: 'T', validFor: 120 }),
      decide: async (decided) => (did.push(decided), outcome),
    },
    session: { faultSeen: () => undefined } as unknown as SessionStore,
    navigator: { current: () => '', go: () => undefined, replaceWith: () => undefined } as never,
    toasts: { show: (tone: string, { key }: { key: string }) => void told.push(`${tone} ${key}`) } as unknown as Toasts,
    clock,
    formPath: () => undefined,
    financingPath: () => undefined,
    instrumentPath: () => undefined,
    path: (id) => id,
    signing: (desk) =>
      new CertificateSigning({
        desk,
        subject: 'decision',
        agents: { token, phone: token },
        clock,
        userName: () => 'songbeichen',
      }),
    toDoPath: '/to-do',
  });
  page.opened('TA-1');
  await until(() => page.application !== undefined);
  // The page looks for a certificate before anything is pressed.
  await expect.poll(() => choices).toBe(1);
  choices = 0;
});

it('says before the press that no certificate of the reader can sign', async () => {
  expect(page.lacking).toBeUndefined();
  kept = { ...waitingIssue, id: 'TA-2' };
  choice = { ...choice, certificates: [] };
  page.opened('TA-2');
  await until(() => page.lacking !== undefined);
  expect([page.lacking?.choice, page.unsignable]).toEqual([choice, undefined]);
  page.opened('TA-3');
  expect(page.lacking).toBeUndefined();
});

it('says nothing of certificates that come after another application was opened', async () => {
  const { promise, resolve } = Promise.withResolvers<SigningChoice>();
  [kept, late] = [{ ...waitingIssue, id: 'TA-2' }, promise];
  page.opened('TA-2');
  await expect.poll(() => choices).toBe(1);
  [kept, late] = [{ ...waitingIssue, id: 'TA-3' }, undefined];
  page.opened('TA-3');
  await expect.poll(() => choices).toBe(2);
  resolve({ ...choice, certificates: [] });
  await promise;
  await until(() => page.application?.id === 'TA-3');
  expect(page.lacking).toBeUndefined();
});

it('looks for no certificate where the approval is not signed', async () => {
  kept = {
    ...waitingIssue,
    id: 'TA-2',
    waitsFor: waitingIssue.waitsFor && { ...waitingIssue.waitsFor, isSigned: false },
  };
  page.opened('TA-2');
  await until(() => page.application?.id === 'TA-2');
  await page.approvePressed();
  expect([choices, page.lacking]).toEqual([0, undefined]);
});

async function begun(): Promise<void> {
  await page.approvePressed();
  await until(() => page.signing?.obstacle === undefined);
}

describe('an approval that comes too late', () => {
  it.each([
    ['WITHDRAWN', 'trade.withdrawn-meanwhile', { name: '骆秋白', at: 5 }],
    ['RETURNED', 'trade.meanwhile', { state: 'RETURNED', at: 5 }],
  ] as const)('says that it is %s by now, and who did that', async (state, key, values) => {
    tooLate = new PortFault('refused', { code: 'TRADE_NOT_YOURS' });
    const event = { event: 'withdrawn', at: 5, personName: '骆秋白' } as TradeApplication['events'][number];
    kept = { ...waitingIssue, state, stateSince: 5, decisionBar: 'not-waiting', events: [event] };
    await page.approvePressed();
    expect(page.trouble).toEqual(message(key, values as never));
  });
});

describe('an approval that is signed', () => {
  it('opens the choice of a certificate, and is decided by the signature of the shown text', async () => {
    page.wordsTyped('同意');
    expect(page.signs).toBe(true);
    await begun();
    expect([did, page.signing?.chosen]).toEqual([[], 'h1']);
    await page.signPressed();
    expect(did).toEqual([
      {
        applicationId: 'TA-1',
        version: 3,
        decision: 'approve',
        words: '同意',
        signed: { text: 'T', certificate: 'C', signature: 'S', serial: 'h1' },
      },
    ]);
    expect([page.signing, page.application?.state, page.words, told]).toEqual([
      undefined,
      'EFFECTIVE',
      '',
      ['ok trade.decided'],
    ]);
  });

  it('is a press where the installation knows no certificates', async () => {
    choice = { ...choice, signedBy: [], certificates: [] };
    await page.approvePressed();
    expect([page.signing, did.map(({ signed }) => signed)]).toEqual([undefined, [undefined]]);
  });

  it('does not begin without a certificate: the user is told what is missing', async () => {
    choice = { ...choice, certificates: [{ ...certificate, obstacle: 'expired' }], colleagues: ['孟夕舟'] };
    await page.approvePressed();
    expect([page.signing, page.unsignable?.unusable.length, page.unsignable?.choice?.colleagues, did]).toEqual([
      undefined,
      1,
      ['孟夕舟'],
      [],
    ]);
    page.dialogClosed();
    expect(page.unsignable).toBeUndefined();
  });

  it.each<[TradeRefusal, string]>([
    [{ because: 'signature', refusal: { because: 'expired', on: '2026-11-27' } }, 'signing.expired'],
    [{ because: 'signature', refusal: { because: 'unproven' } }, 'signing.unproven'],
    [{ because: 'signature', refusal: { because: 'over' } }, 'signing.over'],
    [{ because: 'changed' }, 'trade.refused-changed'],
    [{ because: 'changed', state: 'WAITING' }, 'trade.refused-changed'],
    [{ because: 'changed', state: 'WITHDRAWN' }, 'trade.refused-changed-to'],
  ])('tells in its place that it is refused, %j', async (refusal, key) => {
    outcome = { done: false, ...refusal };
    await begun();
    await page.signPressed();
    expect([page.signing?.keys.notice?.message.key, page.application?.state, told]).toEqual([key, 'WAITING', []]);
  });

  it('tells a refusal of the text to sign, and nothing is asked of the token', async () => {
    asked = { because: 'signature', refusal: { because: 'obstacle', obstacle: 'expired' } };
    await begun();
    await page.signPressed();
    expect([page.signing?.keys.notice?.message.key, did]).toEqual(['signing.obstacle-expired', []]);
  });

  it('is replaced by the page when another person has decided meanwhile', async () => {
    [outcome, kept] = [{ done: false, because: 'changed' }, signedIssue('EFFECTIVE')];
    await begun();
    await page.signPressed();
    expect([page.signing, page.trouble?.key, page.application?.state]).toEqual([
      undefined,
      'trade.refused-changed',
      'EFFECTIVE',
    ]);
  });

  it('ends with the page, and with another application', async () => {
    await begun();
    page.left();
    expect(page.signing).toBeUndefined();
  });
});

describe('the steps of a signed application', () => {
  it('show that they are signed, and with which certificate', async () => {
    expect(page.steps.map(({ isSigned, signature }) => [isSigned, signature])).toEqual([
      [false, undefined],
      [true, undefined],
    ]);
    await begun();
    await page.signPressed();
    expect(page.steps[1]?.signature).toEqual({ ending: 'c59d4b', isWithoutEffect: false });
  });

  it('keep a signature that had no effect', async () => {
    outcome = { done: true, application: signedIssue('REFUSED_BY_RULE') };
    await begun();
    await page.signPressed();
    expect([page.steps[1]?.signature, told]).toEqual([
      { ending: 'c59d4b', isWithoutEffect: true },
      ['warn trade.refused-by-rule'],
    ]);
  });
});

it('begins one signature, however often that is pressed', async () => {
  await Promise.all([page.approvePressed(), page.approvePressed()]);
  expect([choices, page.signing !== undefined, did]).toEqual([1, true, []]);
});

it('begins no signature where another application was opened meanwhile', async () => {
  const answer = Promise.withResolvers<SigningChoice>();
  const pressEnough = { ...choice, signedBy: [] };
  // Any awaited value can replace the answer.
  choice = answer.promise as never;
  const pressed = page.approvePressed();
  kept = { ...waitingIssue, id: 'TA-2' };
  page.opened('TA-2');
  await until(() => page.application?.id === 'TA-2');
  answer.resolve(pressEnough);
  await pressed;
  expect([page.signing, did]).toEqual([undefined, []]);
});
