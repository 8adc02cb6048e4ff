import type { TradeDesk } from '../../src/application/ports/trade/trade-desk.ts';
import { emptyTradeForm, type TradeApplication } from '../../src/domain/trade/shared/trade-application.ts';

const day = Date.parse('2026-11-27T02:00:00Z');

/** An issue of 100,000.00 that waits for its director's signature. */
export const waitingIssue: TradeApplication = {
  id: 'TA-1',
  number: 'QF20261127-000001',
  act: 'issue',
  kind: 'credit',
  companyId: 'C-QIHENG',
  companyName: '启衡重工',
  counterpartyName: '宁波砚舟',
  amount: { fen: 10_000_000n },
  dueOn: '2027-03-31',
  state: 'WAITING',
  makerName: '骆秋白',
  isMine: false,
  version: 3,
  createdAt: day,
  stateSince: day,
  submittedAt: day,
  endsOn: '2026-12-25',
  waitsFor: { role: 'director', isOwn: true, names: ['宋北辰'], isSigned: true },
  decisionBar: undefined,
  bulkBar: undefined,
  form: emptyTradeForm,
  parties: [],
  steps: [{ role: 'director', isOwn: true, names: ['宋北辰'], isSigned: true }],
  stepIndex: 0,
  events: [
    {
      event: 'submitted',
      at: day,
      step: undefined,
      personName: '骆秋白',
      companyName: '启衡重工',
      reason: '',
      words: '',
      forName: '',
      certificateEnding: '',
    },
  ],
  checks: [],
  submittedChecks: [],
  mayEdit: false,
  mayWithdraw: false,
  instrument: undefined,
  financed: undefined,
  sent: [],
};

/** The same after its approval was signed, with its resulting state. */
export const signedIssue = (state: 'EFFECTIVE' | 'REFUSED_BY_RULE'): TradeApplication => ({
  ...waitingIssue,
  state,
  version: 4,
  waitsFor: undefined,
  decisionBar: 'not-waiting',
  stepIndex: 1,
  events: [
    ...waitingIssue.events,
    {
      event: 'approved',
      at: day,
      step: 0,
      personName: '宋北辰',
      companyName: '启衡重工',
      reason: '',
      words: '',
      forName: '',
      certificateEnding: 'c59d4b',
    },
    {
      event: state === 'EFFECTIVE' ? 'effective' : 'refused-by-rule',
      at: day,
      step: undefined,
      personName: '',
      companyName: '',
      reason: '',
      words: '',
      forName: '',
      certificateEnding: '',
    },
  ],
});

const unexpected = async (): Promise<never> => {
  throw new Error('Not asked in this test');
};

/** A desk without applications. Tests replace the functions that they need. */
export const idleTradeDesk: TradeDesk = {
  isOffered: true,
  judge: unexpected,
  save: unexpected,
  decide: unexpected,
  signingChoice: unexpected,
  signingText: unexpected,
  withdraw: unexpected,
  application: unexpected,
  papers: async () => [],
  applications: unexpected,
  waiting: async () => [],
  payees: unexpected,
  acceptanceGap: async () => undefined,
  closedPilots: async () => [],
};
