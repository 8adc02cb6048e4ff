import { beforeEach, describe, expect, it } from 'vitest';
import { ManualClock } from '../../../features/support/manual-clock.ts';
import { PortFault } from '../../../src/application/ports/port-fault.ts';
import type {
  ApprovalDesk,
  ReadApplication,
  SignedTogether,
} from '../../../src/application/ports/trade/approval-desk.ts';
import type { SigningChoice } from '../../../src/application/ports/agreements/signing-choice.ts';
import { moneyToText } from '../../../src/domain/money/money.ts';
import type { TradeApplicationRow } from '../../../src/domain/trade/shared/trade-application.ts';
import { CertificateSigning } from '../../../src/presentation/agreements/certificate-signing.ts';
import {
  BulkApproval,
  KeptResults,
  type BulkApprovalParts,
} from '../../../src/presentation/trade/to-do/bulk-approval.ts';
import { waitingIssue } from '../../builders/trade-application.ts';

const pressed = { role: 'operator', isOwn: true, names: ['沈南枝'], isSigned: false } as const;
const row = (id: string, more: Partial<TradeApplicationRow> = {}): TradeApplicationRow => ({
  ...waitingIssue,
  id,
  waitsFor: pressed,
  ...more,
});
const cloud: SigningChoice = {
  signedBy: ['cloud'],
  certificates: [
    {
      serial: '7',
      kind: 'cloud',
      holder: '宋北辰',
      companyName: '启衡重工',
      issuer: '',
      validFrom: 0,
      validTo: Number.MAX_SAFE_INTEGER,
      obstacle: undefined,
    },
  ],
  mobile: '',
  colleagues: [],
};

let rows: readonly TradeApplicationRow[];
let choice: SigningChoice;
let choices: number;
let approved: (readonly ReadApplication[])[];
let signatures: (SignedTogether | undefined)[];
let asked: (readonly ReadApplication[])[];
let reloaded: number;
let desk: ApprovalDesk;
let parts: BulkApprovalParts;
let together: BulkApproval;

const effective = (id: string): TradeApplicationRow => row(id, { state: 'EFFECTIVE', waitsFor: undefined });

beforeEach(() => {
  choices = 0;
  [rows, choice, approved, signatures, asked, reloaded] = [[row('a'), row('b'), row('c')], cloud, [], [], [], 0];
  desk = {
    signingText: async (read) => (asked.push(read), { asked: true, text: 'text', statement: 'list', validFor: 120 }),
    approve: async (read, signed) => {
      approved.push(read);
      signatures.push(signed);
      const results = read.map(({ applicationId }) => ({
        applicationId,
        application: effective(applicationId),
        rule: undefined,
        refusal: undefined,
      }));
      return { done: true, results };
    },
  };
  const clock = new ManualClock(Date.parse('2026-11-27T02:00:00Z'));
  parts = {
    desk: { signingChoice: async () => ((choices += 1), choice) },
    approvals: {
      signingText: async (...all) => desk.signingText(...all),
      approve: async (...all) => desk.approve(...all),
    },
    session: { faultSeen: () => undefined, who: { userId: 'U1' } } as never,
    kept: new KeptResults(),
    signing: (of) =>
      new CertificateSigning({
        desk: of,
        subject: 'decision',
        agents: {
          token: {} as never,
          phone: {
            list: async () => ({ found: true, tokens: [] }),
            sign: async () => ({ signed: true, certificate: 'der', signature: 'sig' }),
          } as never,
        },
        clock,
        userName: () => 'songbeichen',
      }),
    rows: () => rows,
    reload: async () => void (reloaded += 1),
  };
  together = new BulkApproval(parts);
});

const chosen = (): string => together.rows.map(({ id }) => id).join('');

describe('choosing applications for approval together', () => {
  it('leaves out automatic approvals, and applications that are decided meanwhile', () => {
    rows = [row('a'), row('b', { bulkBar: 'exception' }), row('c')];
    together.allToggled(true);
    expect([chosen(), together.choice, together.most]).toEqual(['ac', true, 2]);
    together.toggled(row('b'), true, false);
    expect(chosen()).toBe('ac');
    rows = [row('c')];
    expect(chosen()).toBe('c');
  });

  it('chooses from one row to another with the shift key, in either direction', () => {
    rows = ['a', 'b', 'c', 'd', 'e'].map((id) => row(id));
    together.toggled(row('b'), true, false);
    together.toggled(row('d'), true, true);
    expect([chosen(), together.choice]).toEqual(['bcd', 'mixed']);
    together.toggled(row('a'), true, true);
    expect(chosen()).toBe('abcd');
    together.toggled(row('c'), false, true);
    expect([chosen(), together.choice]).toEqual(['d', 'mixed']);
    together.allToggled(false);
    expect([chosen(), together.choice]).toEqual(['', false]);
  });

  it('chooses a hundred at most', () => {
    rows = Array.from({ length: 130 }, (_each, index) => row(`r${index}`));
    together.allToggled(true);
    expect([together.rows.length, together.choice, together.most]).toEqual([100, true, 100]);
    together.toggled(row('r120'), true, false);
    expect(together.rows).toHaveLength(100);
  });

  it('adds up the chosen applications', () => {
    together.allToggled(true);
    expect([moneyToText(together.total), together.listedTotalInWords]).toEqual(['300000.00', '叁拾万元整']);
  });
});

describe('approving together', () => {
  it('asks for a press where nothing is signed, and shows a result for each', async () => {
    together.allToggled(true);
    await together.approvePressed();
    expect([together.confirming, together.signs]).toEqual([true, false]);
    await together.confirmed();
    expect(approved).toEqual([['a', 'b', 'c'].map((applicationId) => ({ applicationId, version: 3 }))]);
    expect(signatures).toEqual([undefined]);
    expect(together.results.map(({ row: { id }, isApproved }) => `${id} ${isApproved}`)).toEqual([
      'a true',
      'b true',
      'c true',
    ]);
    expect([together.confirming, chosen(), reloaded]).toEqual([false, '', 1]);
    // The dialog is still visible while it closes.
    expect(together.listed.map(({ id }) => id)).toEqual(['a', 'b', 'c']);
    expect(moneyToText(together.listedTotal)).toBe('300000.00');
    together.toggled(row('b'), true, false);
    await together.approvePressed();
    expect(together.listed.map(({ id }) => id)).toEqual(['b']);
    together.resultsPutAway();
    expect(together.results).toEqual([]);
  });

  it('lists nothing as waiting that it has decided, before the list is loaded again and after', async () => {
    const decided: string[][] = [];
    const seen = (): void => void decided.push(rows.filter((each) => together.isDecided(each)).map(({ id }) => id));
    together = new BulkApproval({ ...parts, reload: async () => seen() });
    together.toggled(row('a'), true, false);
    await together.approvePressed();
    await together.confirmed();
    together.resultsPutAway();
    seen();
    // It may wait for the same user again.
    rows = [row('a', { version: 4 })];
    seen();
    expect(decided).toEqual([['a'], ['a'], []]);
  });

  it('keeps the results for the same user who comes back, until they are removed', async () => {
    together.allToggled(true);
    await together.approvePressed();
    await together.confirmed();
    together.left();
    const idsOf = ({ results }: BulkApproval): string => results.map((each) => each.row.id).join('');
    const other = { faultSeen: () => undefined, who: { userId: 'U2' } } as never;
    expect([idsOf(new BulkApproval(parts)), idsOf(new BulkApproval({ ...parts, session: other }))]).toEqual([
      'abc',
      '',
    ]);
    new BulkApproval(parts).resultsPutAway();
    expect(idsOf(new BulkApproval(parts))).toBe('');
  });

  it('approves the applications in the signed text, although the list changes meanwhile', async () => {
    rows = rows.map((each) => ({ ...each, waitsFor: { ...pressed, isSigned: true } }));
    together.allToggled(true);
    desk = {
      ...desk,
      signingText: async (read) => {
        asked.push(read);
        rows = rows.slice(1);
        return { asked: true, text: 'text', statement: 'list', validFor: 120 };
      },
    };
    await together.approvePressed();
    expect([together.signs, together.signing !== undefined]).toEqual([true, true]);
    await together.signPressed();
    expect(approved).toEqual(asked);
    expect(approved[0]).toHaveLength(3);
    expect([together.rows.length, together.listed.length]).toEqual([0, 3]);
    expect(signatures).toMatchObject([{ serial: '7', statement: 'list', text: 'text' }]);
    expect(together.signing).toBeUndefined();
  });

  it('tells which were refused, and why', async () => {
    together.allToggled(true);
    desk = {
      ...desk,
      approve: async () => ({
        done: true,
        results: [
          { applicationId: 'a', application: effective('a'), rule: undefined, refusal: undefined },
          { applicationId: 'b', application: undefined, rule: undefined, refusal: { because: 'changed' } },
          {
            applicationId: 'c',
            application: row('c', { state: 'REFUSED_BY_RULE', waitsFor: undefined }),
            rule: { code: 'LIMIT', outcome: 'refused', because: 'exceeded', values: {} },
            refusal: undefined,
          },
        ],
      }),
    };
    await together.approvePressed();
    await together.confirmed();
    expect(together.refused.map(({ row: { id } }) => id)).toEqual(['b', 'c']);
    expect(together.refused.every(({ why }) => why !== undefined)).toBe(true);
  });

  it('approves once, however often that is pressed, and only after it was asked for', async () => {
    together.allToggled(true);
    await together.confirmed();
    expect(approved).toEqual([]);
    await together.approvePressed();
    await Promise.all([together.confirmed(), together.confirmed()]);
    expect(approved).toHaveLength(1);
  });

  it('begins one signature, however often that is pressed', async () => {
    rows = rows.map((each) => ({ ...each, waitsFor: { ...pressed, isSigned: true } }));
    together.allToggled(true);
    await Promise.all([together.approvePressed(), together.approvePressed()]);
    expect([choices, together.signing !== undefined]).toEqual([1, true]);
  });

  it('treats an application that lapsed at its last approval as not approved', async () => {
    together.allToggled(true);
    const lapsed = row('a', { state: 'LAPSED', waitsFor: undefined });
    const rule = { code: 'NEAR_DUE', outcome: 'refused', because: 'closed', values: {} } as const;
    desk = {
      ...desk,
      approve: async () => ({
        done: true,
        results: [{ applicationId: 'a', application: lapsed, rule, refusal: undefined }],
      }),
    };
    await together.approvePressed();
    await together.confirmed();
    expect(together.refused.map(({ now, why }) => [now, why?.key])).toEqual([[lapsed, 'trade.rule']]);
  });

  it('approves nothing twice where the answer is lost, and loads the list again', async () => {
    together.allToggled(true);
    desk = { ...desk, approve: async () => Promise.reject(new PortFault('offline')) };
    await together.approvePressed();
    await together.confirmed();
    expect([together.trouble !== undefined, together.confirming, together.busy, reloaded]).toEqual([
      true,
      false,
      false,
      1,
    ]);
  });

  it('says so where no certificate of the reader signs', async () => {
    rows = rows.map((each) => ({ ...each, waitsFor: { ...pressed, isSigned: true } }));
    choice = { ...cloud, certificates: [] };
    together.allToggled(true);
    await together.approvePressed();
    expect([together.unsignable !== undefined, together.signing]).toEqual([true, undefined]);
    together.dialogClosed();
    expect(together.unsignable).toBeUndefined();
    expect(approved).toEqual([]);
  });

  it('words in the dialog that an application changed', async () => {
    rows = rows.map((each) => ({ ...each, waitsFor: { ...pressed, isSigned: true } }));
    desk = { ...desk, signingText: async () => ({ asked: false, because: 'changed' }) };
    together.allToggled(true);
    await together.approvePressed();
    await together.signPressed();
    expect(together.signing?.keys.notice?.tone).toBe('warn');
    expect([approved, reloaded]).toEqual([[], 1]);
  });

  it('does nothing where nothing is chosen', async () => {
    await together.approvePressed();
    await together.confirmed();
    expect([together.confirming, approved]).toEqual([false, []]);
  });
});
