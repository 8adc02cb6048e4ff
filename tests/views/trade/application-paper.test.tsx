import { cleanup, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';

import type { ApplicationPresenter } from '../../../src/presentation/trade/shared/application-presenter.ts';
import type { TradeApplication } from '../../../src/domain/trade/shared/trade-application.ts';
import { ApplicationPaper } from '../../../src/views/trade/application/ApplicationPaper.tsx';
import { waitingIssue } from '../../builders/trade-application.ts';
import { show } from '../design/show.tsx';

afterEach(cleanup);

const instrument: TradeApplication['instrument'] = {
  id: 'I-1',
  number: 'RX3302-2026-0000001',
  dueOn: '2027-03-31',
  issuedOn: '2026-11-28',
  issuerName: '启衡重工',
  contractNumber: '',
  isTransferable: true,
  payroll: undefined,
};

function valueOn(application: TradeApplication, locale: 'zh-CN' | 'en', label: string, days?: number): string {
  show(<ApplicationPaper presenter={{ application, amountInWords: '', days } as ApplicationPresenter} />, locale);
  return screen.getByText(label).nextElementSibling?.textContent ?? '';
}

describe('the paper of an issue', () => {
  it.each([
    ['zh-CN', undefined, '生效当日'],
    ['en', undefined, 'The day it takes effect'],
    ['zh-CN', instrument, '2026-11-28'],
    ['en', instrument, '28 Nov 2026'],
  ] as const)('shows in %s the day on which it took effect, once it has', (locale, made, expected) => {
    const label = locale === 'en' ? 'Issued' : '签发日';
    expect(valueOn({ ...waitingIssue, instrument: made }, locale, label)).toBe(expected);
  });

  it('names project, month and people of a payroll', () => {
    const application: TradeApplication = { ...waitingIssue, act: 'payroll-issue' };
    const payroll = { project: '滨江站', period: '2026-10', people: 6 };
    show(<ApplicationPaper presenter={{ application, payroll, amountInWords: '' } as ApplicationPresenter} />, 'zh-CN');
    for (const [label, value] of [
      ['项目', '滨江站'],
      ['工资月份', '2026 年 10 月'],
      ['工资名单', '6 人'],
    ] as const)
      expect(screen.getByText(label).nextElementSibling?.textContent).toBe(value);
  });

  it.each([
    ['from today, before it takes effect', undefined, 90, '90 天'],
    ['from the day of issue, afterwards', instrument, 90, '123 天'],
    ['not at all, once the day is past', undefined, undefined, '--'],
  ])('has a term that counts %s', (_what, made, days, expected) => {
    expect(valueOn({ ...waitingIssue, dueOn: '2027-03-31', instrument: made }, 'zh-CN', '期限', days)).toBe(expected);
  });
});
