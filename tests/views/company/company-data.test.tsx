import { act, cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';

import { ManualClock } from '../../../features/support/manual-clock.ts';
import type { CompanyData, CompanyPaperVersion } from '../../../src/application/ports/company/company-data-desk.ts';
import { CompanyDataPresenter } from '../../../src/presentation/company/company-data/company-data-presenter.ts';
import type { Presenters } from '../../../src/presentation/presenters.ts';
import { SessionStore } from '../../../src/presentation/identity/session-store.ts';
import { CompanyDataScreen } from '../../../src/views/company/company-data/CompanyDataScreen.tsx';
import { PresentersContext } from '../../../src/views/pages/presenters-context.ts';
import { never } from '../../builders/message-boxes.ts';
import { show } from '../design/show.tsx';

afterEach(cleanup);

const now = Date.parse('2026-11-21T02:00:00Z');
const at = Date.parse('2026-05-17T03:00:00Z');
const version: CompanyPaperVersion = {
  fileCount: 1,
  files: [{ fileId: 'PK-2', name: '营业执照.pdf' }],
  handedInBy: '周思远',
  handedInAt: at,
  certifiedAt: at + 1,
  replacedAt: undefined,
  validUntil: '2026-12-30',
};
const earlier: CompanyPaperVersion = {
  ...version,
  files: [{ fileId: 'PK-1', name: '营业执照.pdf' }],
  certifiedAt: 1,
  handedInAt: 1,
  replacedAt: at + 1,
  validUntil: '2026-06-01',
};
const data: CompanyData = {
  history: [],
  companyName: '宁波砚舟精密铸造有限公司',
  uscc: '91330299MA5JMH9238',
  isCore: false,
  mayChange: true,
  readsPapers: true,
  change: { state: 'none', by: '', at: undefined },
  certified: {
    at,
    handedInBy: '周思远',
    handedInAt: at,
    isUnified: true,
    isBranch: false,
    upperName: '',
    upperCode: '',
    legalName: '陆观澜',
    agentName: '',
    licenceUntil: 'LONG-TERM',
  },
  papers: [
    { slot: 'SOCIAL_CREDIT_FILE', versions: [version, earlier] },
    { slot: 'CORP_AUTH_FILE', versions: [{ ...version, validUntil: '' }] },
  ],
  accounts: { count: 2, bankName: '长屿银行', masked: '**** 0417' },
  invoicingMissing: 2,
  certificate: { usable: false, until: '' },
};

async function open(told: CompanyData | undefined, isOffered = true) {
  const session = new SessionStore(
    { pageConfig: never },
    { current: never, switchRole: never, stay: never, signOut: async () => undefined },
  );
  const presenter = new CompanyDataPresenter({
    desk: { isOffered, data: async () => told },
    group: { head: async () => undefined },
    session,
    clock: new ManualClock(now),
  });
  const viewed: unknown[] = [];
  const viewer = {
    opened: (files: unknown) => viewed.push(files),
    left: () => undefined,
    view: { kind: 'loading' },
    files: [],
  };
  await act(async () => {
    show(
      <PresentersContext
        value={{ of: () => ({ companyData: () => presenter, viewer: () => viewer }) } as unknown as Presenters}
      >
        <CompanyDataScreen />
      </PresentersContext>,
    );
  });
  return { presenter, viewed };
}

describe('the company data page', () => {
  it('shows the certified data, with the reviewer and the date', async () => {
    await open(data);
    for (const words of [
      '91330299MA5JMH9238',
      '陆观澜',
      '企业法人',
      '三证合一',
      '长期有效',
      '周思远 2026-05-17 11:00:00',
    ])
      expect(screen.getByText(words)).toBeTruthy();
    expect(screen.queryByText('授权经办人')).toBeNull();
    expect(screen.getByRole('link', { name: '变更认证资料' }).getAttribute('href')).toContain(
      '/my/enterprise-info/realname',
    );
  });

  it('shows each change, with its author and both values', async () => {
    await open({
      ...data,
      history: [
        { at, by: '', kind: 'account-removed', account: '长屿银行 **** 0417', changes: [] },
        {
          at,
          by: '周思远',
          kind: 'certified',
          account: '',
          changes: [
            { field: 'licenceUntil', before: '', after: 'LONG-TERM' },
            { field: 'legalName', before: '江既白', after: '陆观澜' },
          ],
        },
      ],
    });
    for (const words of [
      '移除银行账户 长屿银行 **** 0417',
      '营业执照有效期：由“无”变为“长期有效”',
      '法定代表人：由“江既白”变为“陆观澜”',
    ])
      expect(screen.getByText(words)).toBeTruthy();
  });

  it('warns of an expiring paper, and unfolds the replaced one', async () => {
    await open(data);
    expect(screen.getByText('39 天后到期，请及时变更')).toBeTruthy();
    const button = screen.getByRole('button', { name: '以前的版本（1）：统一社会信用代码证书' });
    expect([button.getAttribute('aria-expanded'), screen.queryByText(/替换了它/u)]).toEqual(['false', null]);
    await act(async () => void fireEvent.click(button));
    expect(button.getAttribute('aria-expanded')).toBe('true');
    expect(screen.getByText(/2026-05-17 11:00:00 认证的新文件替换了它/u).textContent).toContain(
      '原有效期至 2026-06-01',
    );
    expect(screen.getAllByText(/没有登记有效期/u)).toHaveLength(1);
  });

  it.each([
    ['draft', '还没有提交', '查看'],
    ['reviewing', '平台正在审核', '查看'],
    ['returned', '退回了变更', '去修改'],
    ['rechecked', '复核认证', '查看'],
    ['not-certified', '还没有通过实名认证', '去认证'],
  ] as const)('shows the state of a change: %s', async (state, words, way) => {
    await open({ ...data, change: { state, by: '李敏', at } });
    expect(screen.getByText(new RegExp(words, 'u'))).toBeTruthy();
    expect(screen.getByRole('link', { name: way }).getAttribute('href')).toContain('/my/enterprise-info/realname');
    // There is only one link to change the data.
    expect(screen.queryByRole('link', { name: '变更认证资料' })).toBeNull();
    if (state === 'not-certified') expect(screen.queryByText('陆观澜')).toBeNull();
  });

  it('hides files from users who may not see them, and says so', async () => {
    await open({
      ...data,
      mayChange: false,
      readsPapers: false,
      papers: [{ slot: 'CORP_AUTH_FILE', versions: [{ ...version, files: [] }] }],
    });
    expect([
      screen.queryByRole('button', { name: /查看文件/u }),
      screen.queryByRole('link', { name: '变更认证资料' }),
    ]).toEqual([null, null]);
    expect(screen.getByText('文件只供办理认证的人员查看。')).toBeTruthy();
  });

  it('links to accounts, invoicing and certificates, each with its state', async () => {
    await open(data);
    const rows = within(screen.getByRole('heading', { name: '其他资料' }).closest('section') ?? document.body);
    expect(rows.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
      '银行账户',
      '开票信息',
      '数字证书',
    ]);
    for (const words of ['使用中：长屿银行 **** 0417', '还缺 2 项', '没有可用的证书'])
      expect(rows.getByText(words)).toBeTruthy();
  });

  it('reports missing data, and that it is not offered', async () => {
    await open({ ...data, certified: undefined, papers: [] });
    expect(screen.getByText(/没有留存/u)).toBeTruthy();
    cleanup();
    await open(undefined, false);
    expect(screen.getByText('本平台暂不在线显示企业资料')).toBeTruthy();
  });
});
