import { act, cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';

import type { AgencyNotice, Objection } from '../../../src/domain/notices/agency-notice.ts';
import { ObjectionPresenter } from '../../../src/presentation/notices/objection/objection-presenter.ts';
import type { Presenters } from '../../../src/presentation/presenters.ts';
import { SessionStore } from '../../../src/presentation/identity/session-store.ts';
import { ObjectionScreen } from '../../../src/views/notices/objection/ObjectionScreen.tsx';
import { PresentersContext } from '../../../src/views/pages/presenters-context.ts';
import { never } from '../../builders/message-boxes.ts';
import { zhou } from '../shell/portal-world.tsx';
import { show } from '../design/show.tsx';

afterEach(cleanup);

const rejected: Objection = {
  receiptNumber: 'YY20261121-0001',
  standing: 'violating',
  statement: '我司并无违规',
  proofs: [{ fileId: 'PK1', name: '说明.pdf' }],
  state: 'rejected',
  answer: '证据不足',
  sentAt: Date.parse('2026-11-21T02:00:00Z'),
  sentBy: '颜书昕',
};

const violating: AgencyNotice = {
  companyName: '甲',
  standing: 'violating',
  type: '1',
  effectiveOn: '2026-12-01',
  addedOn: '2026-11-22',
};

const viewer = {};

async function openPage(
  objections: readonly Objection[],
  standing: AgencyNotice | 'well' = violating,
  isMain = true,
): Promise<void> {
  const session = new SessionStore(
    { pageConfig: never },
    { current: async () => ({ ...zhou, isMain }), switchRole: never, stay: never, signOut: async () => undefined },
  );
  await session.load();
  let kept = objections;
  const sent = { ...rejected, receiptNumber: 'YY20261121-0002', state: 'received', answer: '' } as const;
  const presenter = new ObjectionPresenter({
    session,
    clock: { now: () => Date.parse('2026-11-21T02:00:00Z') },
    identifiers: { next: () => 'P' },
    drafts: { read: () => undefined, write: () => undefined, remove: () => undefined, removeAllOf: () => undefined },
    vault: { upload: never },
    desk: {
      offers: true,
      objectors: async () => ['颜书昕'],
      currentNotice: async () => (standing === 'well' ? undefined : standing),
      all: async () => kept,
      send: async () => {
        kept = [sent, ...kept];
        return { sent: true, objection: sent };
      },
    },
  });
  await act(async () => {
    show(
      <PresentersContext
        value={{ of: () => ({ objection: () => presenter, viewer: () => viewer }) } as unknown as Presenters}
      >
        <ObjectionScreen />
      </PresentersContext>,
    );
  });
}

describe('the objection page', () => {
  it('shows the result of each objection, and accepts another', async () => {
    await openPage([rejected]);
    for (const words of [
      'YY20261121-0001',
      '异议不成立',
      '平台答复：证据不足',
      '说明.pdf',
      '颜书昕 于 2026-11-21 10:00:00 提交',
    ])
      expect(screen.getByText(words)).toBeTruthy();
    expect(
      within(screen.getByRole('list', { name: '证明材料' }))
        .getAllByRole('button')
        .map((each) => each.getAttribute('aria-label')),
    ).toEqual(['查看证明材料 说明.pdf']);
    const statement = screen.getByRole('textbox', { name: /书面说明/ });
    await act(async () => void fireEvent.click(screen.getByRole('button', { name: '提交异议' })));
    expect(document.activeElement).toBe(statement);
    expect(screen.getByText('请填写书面说明')).toBeTruthy();
    fireEvent.change(statement, { target: { value: '补充说明' } });
    await act(async () => void fireEvent.click(screen.getByRole('button', { name: '提交异议' })));
    expect(screen.getByText('异议已提交，受理编号 YY20261121-0002')).toBeTruthy();
    expect(screen.getByText('异议正在由平台审核人员受理，答复后可以再次提交。')).toBeTruthy();
    expect(screen.queryByRole('textbox')).toBeNull();
  });

  it('names the main user to a colleague, without a form', async () => {
    await openPage([rejected], violating, false);
    expect(
      screen.getByText('会员状态的异议由贵公司主用户（颜书昕）提交和查看。如需提出异议，请与主用户联系。'),
    ).toBeTruthy();
    expect({ form: screen.queryByRole('textbox'), past: screen.queryByText('YY20261121-0001') }).toEqual({
      form: null,
      past: null,
    });
  });

  it('tells a company in good standing so, without a form', async () => {
    await openPage([], 'well');
    expect(screen.getByText('贵公司当前状态：正常，无需提出异议。')).toBeTruthy();
    expect(screen.queryByRole('textbox')).toBeNull();
  });
});
