import { act, cleanup, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, describe, expect, it } from 'vitest';

import { ManualClock } from '../../../features/support/manual-clock.ts';
import type { OfferedCertificate } from '../../../src/application/ports/agreements/signing-choice.ts';
import type { KeyAgent } from '../../../src/application/ports/keys/key-agent.ts';
import { CertificateSigning } from '../../../src/presentation/agreements/certificate-signing.ts';
import type { TradeHistoryEvent } from '../../../src/domain/trade/shared/trade-application.ts';
import type { ApplicationPresenter } from '../../../src/presentation/trade/shared/application-presenter.ts';
import type { BulkApproval } from '../../../src/presentation/trade/to-do/bulk-approval.ts';
import { ApplicationFacts } from '../../../src/views/trade/shared/application/ApplicationFacts.tsx';
import { ApplicationHistory } from '../../../src/views/trade/shared/application/ApplicationHistory.tsx';
import { ApplicationFoot } from '../../../src/views/trade/shared/application/ApplicationFoot.tsx';
import { ApprovalDialogs } from '../../../src/views/trade/shared/application/ApprovalDialogs.tsx';
import { BulkApprovalDialogs } from '../../../src/views/trade/to-do/BulkApprovalParts.tsx';
import { signedIssue, waitingIssue } from '../../builders/trade-application.ts';
import { show } from '../design/show.tsx';

const cloud: OfferedCertificate = {
  serial: '1abcdef654321',
  kind: 'cloud',
  holder: '宋北辰',
  companyName: '启衡重工',
  issuer: 'CA',
  validFrom: 0,
  validTo: Date.parse('2027-11-21T02:00:00Z'),
  obstacle: undefined,
};
const agent: KeyAgent = {
  list: async () => ({ found: false, because: 'absent' }),
  sign: async () => ({ signed: false, because: 'refused' }),
};

async function signing(certificates: readonly OfferedCertificate[], phone = agent): Promise<CertificateSigning> {
  const made = new CertificateSigning({
    desk: {
      choice: async () => ({ signedBy: ['hard', 'cloud'], certificates, colleagues: ['孟夕舟'], mobile: '' }),
      challenge: async () => ({ asked: true, text: 'T', validFor: 120 }),
      prove: async () => ({ done: true }),
    },
    subject: 'decision',
    agents: { token: agent, phone },
    clock: new ManualClock(Date.parse('2026-11-21T02:00:00Z')),
    userName: () => 'songbeichen',
  });
  await made.load();
  made.opened();
  return made;
}

function dialogs(of: Partial<ApplicationPresenter>): void {
  const shown = { application: waitingIssue, amountInWords: '壹拾万元整', signedCounterparty: '宁波砚舟' };
  const presenter = { ...shown, ...of } as ApplicationPresenter;
  show(
    <MemoryRouter>
      <ApprovalDialogs presenter={presenter} />
    </MemoryRouter>,
    'en',
  );
}

afterEach(cleanup);

describe('the foot of an application that is to be signed', () => {
  it('says before the press that no certificate can sign, with the way to one and who can', async () => {
    const lacking = await signing([]);
    const standing = { canDecide: true, mayReturn: false, signs: true, busy: false, words: '', deciding: undefined };
    const presenter = { application: waitingIssue, lacking, ...standing } as unknown as ApplicationPresenter;
    show(
      <MemoryRouter>
        <ApplicationFoot presenter={presenter} />
      </MemoryRouter>,
      'en',
    );
    const told = screen.getByRole('link', { name: /certificate|token/iu }).closest('div')?.textContent ?? '';
    expect(told).toContain('孟夕舟');
    expect(screen.getByRole('button', { name: /sign/iu })).toBeTruthy();
    cleanup();
    show(
      <MemoryRouter>
        <ApplicationFoot presenter={{ ...presenter, lacking: undefined } as unknown as ApplicationPresenter} />
      </MemoryRouter>,
      'en',
    );
    expect(screen.queryByText(/孟夕舟/u)).toBeNull();
  });
});

describe('the dialog of a signed approval', () => {
  it('says what is signed, in figures and in words, and by which certificate', async () => {
    dialogs({ signing: await signing([cloud]) });
    const dialog = screen.getByRole('alertdialog');
    for (const words of [
      'Issue QF20261127-000001',
      '¥100,000.00',
      '人民币壹拾万元整',
      '启衡重工',
      '宁波砚舟',
      '31 Mar 2027',
      'Cloud certificate · 宋北辰',
    ])
      expect(dialog.textContent).toContain(words);
    expect(screen.getByRole('button', { name: 'Sign on my phone' })).toBeDefined();
  });

  it('says what a correction takes, and why the platform corrects', async () => {
    const application = {
      ...waitingIssue,
      act: 'correction' as const,
      form: { ...waitingIssue.form, purpose: '收款方有误' },
    };
    dialogs({ signing: await signing([cloud]), application, correction: 'again' });
    const said = screen.getByRole('alertdialog').textContent;
    expect(said).toContain('your company no longer holds this ¥100,000.00: it must be accepted again');
    expect(said).toContain('ApplicantPlatform');
    cleanup();
    show(
      <MemoryRouter>
        <ApplicationFacts presenter={{ application, amountInWords: '' } as ApplicationPresenter} />
      </MemoryRouter>,
      'en',
    );
    expect(screen.getByText('Why the platform corrects it')).toBeDefined();
    expect(screen.getByText('收款方有误')).toBeDefined();
  });

  it('names the first of several payees, and how many more they are, as the text does', async () => {
    const lines = ['C-A', 'C-B', 'C-A'].map((payeeId) => ({ payeeId, amount: '1.00' }));
    const application = {
      ...waitingIssue,
      counterpartyName: '',
      form: { ...waitingIssue.form, lines },
      parties: [
        { companyId: 'C-A', name: '宁波砚舟', uscc: '' },
        { companyId: 'C-B', name: '武汉拾屿', uscc: '' },
      ],
    };
    dialogs({ signing: await signing([cloud]), application });
    const { textContent } = screen.getByRole('alertdialog');
    expect(textContent).toContain('宁波砚舟 and 1 more');
    expect(textContent).toContain('宁波砚舟¥1.00武汉拾屿¥1.00宁波砚舟¥1.00');
  });

  it('asks a final reviewer, who signs nothing, whether the amount and the payee are right', () => {
    dialogs({ confirming: true });
    const dialog = screen.getByRole('alertdialog', { name: 'Approve as final reviewer' });
    for (const words of ['¥100,000.00', '宁波砚舟', 'takes effect at once'])
      expect(dialog.textContent).toContain(words);
    expect(screen.getByRole('button', { name: 'Approve' })).toBeDefined();
  });

  it('tells a refusal in its place, in words of an approval', async () => {
    const made = await signing([cloud]);
    dialogs({ signing: made });
    await act(async () => void (await made.signPressed()));
    expect(screen.getByRole('alertdialog').textContent).toContain(
      'It was not agreed to on the phone: nothing was signed.',
    );
  });

  it('counts down the seconds after which the telephone may be asked again', async () => {
    const made = await signing([cloud], {
      ...agent,
      sign: async () => ({ signed: false, because: 'too-soon', seconds: 42 }),
    });
    const together = {
      signing: made,
      listed: [],
      listedTotal: { fen: 0n },
      listedTotalInWords: '',
    } as unknown as BulkApproval;
    show(
      <MemoryRouter>
        <BulkApprovalDialogs together={together} />
      </MemoryRouter>,
      'en',
    );
    expect(screen.queryByRole('timer')).toBeNull();
    await act(async () => void (await made.signPressed()));
    expect(screen.getByRole('timer').textContent).toBe('Confirm on my phone: again in 42 s');
  });

  it('says where one gets a certificate, and who else can sign', async () => {
    dialogs({ unsignable: await signing([]) });
    const text = screen.getByRole('alertdialog').textContent;
    expect(text).toContain('This approval must be signed with a UKey or cloud certificate of your own.');
    expect(text).toContain('Colleagues who can sign: 孟夕舟');
    expect(screen.getByRole('link', { name: 'Open a cloud certificate' })).toBeDefined();
  });
});

describe('the history of an application that a colleague took back', () => {
  it('names the colleague for whom it was done', () => {
    const [submitted] = waitingIssue.events;
    const withdrawn = {
      ...submitted,
      event: 'withdrawn',
      personName: '沈南枝',
      forName: '骆秋白',
    } as TradeHistoryEvent;
    show(<ApplicationHistory events={[withdrawn]} />, 'en');
    expect(screen.getByRole('list').textContent).toContain('沈南枝 withdrew');
    expect(screen.getByRole('list').textContent).toContain('On behalf of 骆秋白');
  });
});

describe('the history of a signed application', () => {
  it.each([
    ['EFFECTIVE', 'signed by certificate, ending c59d4b'],
    ['REFUSED_BY_RULE', 'signed by certificate, ending c59d4b, without effect'],
  ] as const)('shows the ending of the certificate of one that is %s', (state, words) => {
    show(<ApplicationHistory events={signedIssue(state).events} />, 'en');
    expect(screen.getByRole('list').textContent).toContain(words);
    expect(screen.getByRole('list').textContent.includes('without effect')).toBe(state === 'REFUSED_BY_RULE');
  });
});
