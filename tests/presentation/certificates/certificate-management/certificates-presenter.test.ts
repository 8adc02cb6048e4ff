import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { ScenarioToken } from '../../../../features/support/scenario-token.ts';
import { ManualClock } from '../../../../features/support/manual-clock.ts';
import type {
  CertificateStatus,
  HeldCertificate,
} from '../../../../src/application/ports/certificates/certificate-desk.ts';
import type { HardKeyDesk } from '../../../../src/application/ports/certificates/hard-key-desk.ts';
import { PortFault } from '../../../../src/application/ports/port-fault.ts';
import { certificateRows } from '../../../../src/presentation/certificates/certificate-management/certificate-row.ts';
import { CertificatesPresenter } from '../../../../src/presentation/certificates/certificate-management/certificates-presenter.ts';
import type { SessionStore } from '../../../../src/presentation/identity/session-store.ts';
import { Toasts } from '../../../../src/presentation/shared/toasts.ts';
import { message } from '../../../../src/words/catalogue.ts';
import { until } from '../../../builders/office.ts';

const day = 86_400_000;
const gone = { done: false, because: 'gone' } as const;
const nobodyApplies: HardKeyDesk = {
  isOffered: false,
  keys: async () => ({ company: 'UNAUTH', holders: [], keys: [] }),
  apply: async () => gone,
  correct: async () => gone,
  withdraw: async () => gone,
  miss: async () => gone,
  challenge: async () => ({ asked: false, because: 'gone' }),
  activate: async () => gone,
};
const now = Date.UTC(2026, 10, 24, 4);
const held = (serial: string, more: Partial<HeldCertificate> = {}): HeldCertificate => ({
  serial,
  holder: '周思远',
  issuer: '',
  isOwn: true,
  kind: 'cloud',
  endedAs: undefined,
  validFrom: now - 300 * day,
  validTo: now + 200 * day,
  revokedAt: undefined,
  ...more,
});
const open: CertificateStatus = {
  realName: 'AUTH',
  node: '',
  companyHas: true,
  mobile: '138****1234',
  question: undefined,
  events: [],
};

let certificates: readonly HeldCertificate[];
let standing: CertificateStatus;
let isOffered: boolean;
let helper: string | PortFault;
let role: string;
let asked: string[];
let toasts: Toasts;
let clock: ManualClock;
let page: CertificatesPresenter;

async function looks(): Promise<void> {
  const session = { who: { role: { code: role, name: role } }, faultSeen: () => undefined } as unknown as SessionStore;
  const desk = {
    isOffered,
    certificates: async () => (asked.push('certificates'), certificates),
    status: async () => (asked.push('standing'), standing),
    companyKeys: async () => ({ ukey: 'UNAUTH', holdsSoftKey: false }) as const,
    helperAddress: async () => {
      if (helper instanceof PortFault) throw helper;
      return helper;
    },
    ask: async () => ({ asked: true, number: '42', validFor: 120 }) as const,
    answer: async () => 'done' as const,
    reportLoss: async () => ({ done: true, ended: 0 }) as const,
  };
  page = new CertificatesPresenter({
    desk,
    hardKeys: nobodyApplies,
    agent: new ScenarioToken(),
    session,
    toasts,
    clock,
  });
  page.opened();
  await until(() => page.content.value !== undefined);
}

beforeEach(() => {
  [certificates, standing, isOffered, helper, role, asked, clock] = [
    [held('A1')],
    open,
    true,
    'https://helper.example/',
    'ROLE_CORP_OPERATOR',
    [],
    new ManualClock(now),
  ];
  toasts = new Toasts(clock);
});
afterEach(() => page.left());

describe('the page of certificates', () => {
  it('resumes a question already open on the phone', async () => {
    standing = { ...open, question: { action: 'renew', serial: 'A1', number: '42', validFor: 60 } };
    await looks();
    expect([page.form.subject, page.form.number, page.form.waiting, page.subject?.serial]).toEqual([
      { action: 'renew', serial: 'A1' },
      '42',
      60,
      'A1',
    ]);
    page.left();
    expect([page.form.subject, clock.isAwaited(600_000)]).toEqual([undefined, false]);
  });

  it('shows no question when none is open on the phone', async () => {
    await looks();
    expect([page.form.subject, page.subject]).toEqual([undefined, undefined]);
  });

  it('shows a notice after an action, and reloads the list', async () => {
    await looks();
    page.form.open({ action: 'report-loss', serial: 'A1' });
    page.form.passwordTyped('secret');
    page.form.reasonChosen('lost');
    certificates = [held('A1', { revokedAt: now, endedAs: 'lost' })];
    await page.form.submitPressed();
    await until(() => page.own[0]?.state === 'revoked');
    expect(toasts.notes.map((note) => note.message)).toEqual([message('certificates.lost')]);
  });

  it('loads only the certificates when the back end offers no actions', async () => {
    isOffered = false;
    await looks();
    expect([asked, page.opening, page.own.length]).toEqual([['certificates'], undefined, 1]);
  });

  it.each([
    ['is valid and the company has a signing key', [held('A1')], {}, 'have-one'],
    ['is valid and the company has no signing key', [held('A1')], { companyHas: false }, undefined],
    ['has ended', [held('A1', { validTo: now - day })], {}, undefined],
    ['is in a token', [held('A1', { kind: 'hard' })], {}, undefined],
    ['is a colleague’s', [held('A1', { isOwn: false })], {}, undefined],
    ['is missing', [], {}, undefined],
    ['is missing, as is a phone', [], { mobile: '' }, 'no-phone'],
    ['is missing in a company without certification', [], { realName: 'UNAUTH' }, 'unauthenticated'],
  ] as const)('offers or bars opening a certificate when the present one %s', async (_which, are, more, because) => {
    [certificates, standing] = [are, { ...open, ...more }];
    await looks();
    expect(page.opening).toEqual({ because });
  });

  it('bars a query user from opening a certificate', async () => {
    [certificates, role] = [[], 'CORP_QUERY'];
    await looks();
    expect(page.opening).toEqual({ because: 'role' });
  });

  it('shows the certificate the company needs, and later that one was opened', async () => {
    [certificates, standing] = [[], { ...open, companyHas: false }];
    await looks();
    expect(page.needed).toBe('cloud');
    standing = open;
    await looks();
    expect([page.needed, page.reportedToken, page.hasOpened]).toEqual([undefined, undefined, false]);
    page.form.open({ action: 'open', serial: '' });
    page.form.passwordTyped('Huiyu#2026');
    await page.form.submitPressed();
    clock.advance(1500);
    await until(() => page.hasOpened);
    page.left();
    expect(page.hasOpened).toBe(false);
  });

  it('starts actions only for the user’s own certificates', async () => {
    certificates = [held('A1'), held('**B2', { isOwn: false })];
    await looks();
    page.form.open({ action: 'renew', serial: '**B2' });
    expect([page.subject, page.own.map(({ serial }) => serial), page.colleagues.map(({ serial }) => serial)]).toEqual([
      undefined,
      ['A1'],
      ['**B2'],
    ]);
  });

  it('works without the address of the token helper', async () => {
    await looks();
    await until(() => page.helperAddress !== '');
    helper = new PortFault('offline');
    await looks();
    await until(() => page.helperTrouble !== undefined);
    expect([page.helperAddress, page.helperTrouble?.key, page.content.current.kind]).toEqual([
      '',
      'refusals.network',
      'ready',
    ]);
  });
});

describe('the rows of certificates', () => {
  it('put valid certificates first by end date, then ended ones with the latest first', () => {
    const given = [
      held('gone', { revokedAt: now - day }),
      held('old', { validTo: now - 90 * day }),
      held('later', { validTo: now + 90 * day }),
      held('lately', { validTo: now - day }),
      held('next', { validFrom: now + day }),
      held('sooner', { validTo: now + 9 * day }),
    ];
    const rows = certificateRows(given, [], now);
    expect(rows.map(({ serial }) => serial)).toEqual(['sooner', 'later', 'next', 'lately', 'old', 'gone']);
    expect(rows.filter(({ isSoon }) => isSoon).map(({ serial, days }) => [serial, days])).toEqual([['sooner', 9]]);
  });

  it('have no actions and no events for a colleague’s certificate', () => {
    const event = { serial: 'A1', what: 'used', at: now, detail: '' } as const;
    const other = { ...event, serial: 'B2' };
    const [own, others] = certificateRows([held('A1'), held('B2', { isOwn: false })], [event, other], now);
    expect([own?.events, others?.events, others?.actions]).toEqual([[event], [], []]);
    expect(own?.actions).toEqual([
      { action: 'renew', refusal: 'too-early' },
      { action: 'reissue', refusal: undefined },
      { action: 'report-loss', refusal: undefined },
    ]);
  });

  it('omit actions that are impossible for good, and keep those that may become possible', () => {
    const actions = (more: Partial<HeldCertificate>): readonly unknown[] =>
      certificateRows([held('A1', more)], [], now).flatMap((row) =>
        row.actions.map(({ action, refusal: because }) => [action, because]),
      );
    expect(actions({ revokedAt: now, endedAs: 'renewed' })).toEqual([]);
    expect(actions({ revokedAt: now, endedAs: 'taken-back' })).toEqual([]);
    expect(actions({ revokedAt: now, endedAs: 'lost' })).toEqual([['reissue', undefined]]);
    expect(actions({ kind: 'hard' })).toEqual([
      ['renew', 'in-token'],
      ['reissue', 'in-token'],
      ['report-loss', undefined],
    ]);
  });
});
