import { cleanup, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { money } from '../../../src/domain/money/money.ts';
import type { FinancedTerms, TradeApplication } from '../../../src/domain/trade/shared/trade-application.ts';
import type { SentAmount } from '../../../src/domain/trade/shared/transit-outcome.ts';
import type { ApplicationPresenter } from '../../../src/presentation/trade/shared/application-presenter.ts';
import { ApplicationFacts } from '../../../src/views/trade/shared/application/ApplicationFacts.tsx';
import { ApplicationFoot } from '../../../src/views/trade/shared/application/ApplicationFoot.tsx';
import { applicationStatusLine } from '../../../src/views/trade/shared/application/application-status-line.ts';
import { SentAmounts } from '../../../src/views/trade/shared/application/SentAmounts.tsx';
import { useWords } from '../../../src/words/use-words.ts';
import type { Locale } from '../../../src/words/locale.ts';
import { keptOffer } from '../../builders/financing-figures.ts';
import { waitingIssue } from '../../builders/trade-application.ts';
import { show } from '../design/show.tsx';

afterEach(cleanup);

const sentTo = (companyName: string, state: SentAmount['outcome']['state'], gap?: SentAmount['gap']): SentAmount => ({
  companyName,
  amount: money('100.00'),
  outcome: { state, at: Date.parse('2026-12-15T10:00:00+08:00'), acceptBy: '2026-12-14', reason: '', words: '' },
  gap,
});
const transfer: TradeApplication = {
  ...waitingIssue,
  act: 'transfer',
  state: 'EFFECTIVE',
  counterpartyName: '',
  stateSince: Date.parse('2026-12-07T09:36:00+08:00'),
  sent: [],
};

function Line({ application }: { readonly application: TradeApplication }) {
  const { say } = useWords();
  return <p>{applicationStatusLine(application, say)}</p>;
}

function lineOf(application: TradeApplication, locale: Locale): string {
  show(<Line application={application} />, locale);
  const said = screen.getByRole('paragraph').textContent ?? '';
  cleanup();
  return said;
}

describe('the standing of an approved transfer', () => {
  it('names the payees at which nobody can accept', () => {
    const sent = [sentTo('武汉拾屿', 'waiting'), sentTo('青岛汐澜', 'waiting', 'no-director')];
    expect(lineOf({ ...transfer, sent }, 'zh-CN')).toBe(
      '已生效，等武汉拾屿、青岛汐澜签收，截止 2026-12-14（含当日）；青岛汐澜现在没有人能签收，请与对方联系',
    );
    expect(lineOf({ ...transfer, sent }, 'en')).toBe(
      'In effect. Awaiting acceptance by 武汉拾屿, 青岛汐澜, until 14 Dec 2026. 青岛汐澜 has nobody who can accept now; please contact the company.',
    );
    show(<SentAmounts sent={sent} />);
    expect(screen.getAllByText(/对方现在没有人能签收/u)).toHaveLength(1);
  });

  it('says when all of it came back', () => {
    const back: TradeApplication = { ...transfer, later: 'returned', sent: [sentTo('武汉拾屿', 'lapsed')] };
    expect(lineOf(back, 'zh-CN')).toBe('2026-12-07 09:36 生效，对方没有签收，2026-12-15 10:00 金额已全部退回');
  });
});

describe('a financing before its director', () => {
  const financed: FinancedTerms = {
    issuerName: '启衡重工',
    materials: 'ready',
    lines: [
      { number: 'RX-1', contractNumber: 'QH-1', amount: money('60.00') },
      { number: 'RX-2', contractNumber: 'QH-2', amount: money('40.00') },
    ],
    offer: keptOffer,
    figures: keptOffer.figures,
    bankName: '长屿银行',
    accountEnding: '2719',
    financingId: '',
    contractNumber: '',
    state: undefined,
  };
  const draw = (materials: FinancedTerms['materials'], lines = financed.lines): void => {
    const application = {
      ...waitingIssue,
      act: 'finance',
      counterpartyName: '长屿银行',
      financed: { ...financed, materials, lines },
    } as const;
    const presenter = { application, canDecide: true, amountInWords: '', words: '' } as unknown as ApplicationPresenter;
    show(
      <>
        <ApplicationFacts presenter={presenter} />
        <ApplicationFoot presenter={presenter} />
      </>,
    );
  };

  it('names its issuer, its contracts and its documents', () => {
    draw('ready');
    for (const text of ['启衡重工', 'QH-1、QH-2', '平台已审核资料包，资金方可直接审核'])
      expect(screen.getByText(text)).toBeTruthy();
    expect(screen.getByText(/这是最后一步，资料已备好，通过后转长屿银行审核/u)).toBeTruthy();
  });

  it('says that there is no contract', () => {
    draw('ready', [{ number: 'RX-1', contractNumber: '', amount: money('100.00') }]);
    expect(screen.getByText('基础合同').nextElementSibling?.textContent).toBe('--');
  });

  it.each(['unsubmitted', 'under-way', 'none'] as const)('waits for them while they are %s', (materials) => {
    draw(materials);
    expect(screen.getByText(/通过后等资料备齐，再转长屿银行审核/u)).toBeTruthy();
  });
});
