import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';

import type { TradePaper } from '../../../src/application/ports/trade/trade-desk.ts';
import type { ApplicationPresenter } from '../../../src/presentation/trade/shared/application-presenter.ts';
import type { TradeAct } from '../../../src/domain/trade/shared/application-policy.ts';
import { ApplicationPapers } from '../../../src/views/trade/application/ApplicationPapers.tsx';
import { waitingIssue } from '../../builders/trade-application.ts';
import { show } from '../design/show.tsx';

afterEach(cleanup);

const contract: TradePaper = {
  kind: 'contract',
  number: 'QH2026A0917',
  files: [
    { fileId: 'F-1', name: '第1-3页.pdf' },
    { fileId: 'F-2', name: '附件.pdf' },
  ],
};

function papers(value: readonly TradePaper[], of: TradeAct = 'issue'): readonly string[][] {
  const looks: string[][] = [];
  const presenter = { application: { ...waitingIssue, act: of }, papers: { current: { kind: 'ready', value } } };
  show(
    <ApplicationPapers
      presenter={presenter as unknown as ApplicationPresenter}
      onLook={(files) => void looks.push(files.map(({ fileId }) => fileId))}
    />,
  );
  return looks;
}

describe('the files behind an application', () => {
  it('open in the viewer, the pressed one first', async () => {
    const looks = papers([contract]);
    expect(screen.getByText('合同 QH2026A0917')).toBeTruthy();
    await act(async () => void fireEvent.click(screen.getByRole('button', { name: '查看 附件.pdf' })));
    expect(looks).toEqual([['F-2', 'F-1']]);
  });

  it('are said to be missing where the company keeps none', () => {
    papers([]);
    expect(screen.getByText('贵公司的资料包里没有与这笔业务相关的合同或发票文件。')).toBeTruthy();
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('are not required for an application that undoes another', () => {
    papers([contract], 'issue-recall');
    expect(screen.queryByText('合同 QH2026A0917')).toBeNull();
  });
});
