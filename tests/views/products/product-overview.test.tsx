import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';

import { ManualClock } from '../../../features/support/manual-clock.ts';
import { RecordingNavigator } from '../../../features/support/recording-navigator.ts';
import type { CertificationStatus } from '../../../src/domain/keys/certification.ts';
import type { ProductCode } from '../../../src/domain/catalogue/product-code.ts';
import type { SignedIn } from '../../../src/domain/identity/signed-in.ts';
import { neutralPageConfig } from '../../../src/domain/platform/page-config.ts';
import { AgreementPresenter } from '../../../src/presentation/agreements/agreement-presenter.ts';
import type { Presenters } from '../../../src/presentation/presenters.ts';
import { productAgreementReader } from '../../../src/presentation/products/product-overview/product-agreement-reader.ts';
import { ProductOverviewPresenter } from '../../../src/presentation/products/product-overview/product-overview-presenter.ts';
import { SessionStore } from '../../../src/presentation/identity/session-store.ts';
import { Toasts } from '../../../src/presentation/shared/toasts.ts';
import { ProductOverviewScreen } from '../../../src/views/products/product-overview/ProductOverviewScreen.tsx';
import { PresentersContext } from '../../../src/views/pages/presenters-context.ts';
import type { RecalledAgreement } from '../../../src/domain/agreements/agreement-recall.ts';
import { loadProductAgreement } from '../../../src/words/agreements/load-product-agreement.ts';
import { loadProductTexts } from '../../../src/words/products/load-product-texts.ts';
import { never } from '../../builders/message-boxes.ts';
import { show } from '../design/show.tsx';

const certified: CertificationStatus = {
  realName: 'AUTH',
  hardCertificate: 'AUTH',
  softCertificate: 'AUTH',
  node: '',
  individual: false,
  pending: false,
  softKeyUsable: true,
  certificateNumber: '',
  unified: true,
};

let certification: CertificationStatus;
let isOpen: boolean;
let role: string;
let recalled: RecalledAgreement | undefined;
let did: string[];

async function shown(productType: string, products: readonly ProductCode[] = ['EST', 'SCCP', 'EDT']): Promise<void> {
  const clock = new ManualClock(Date.parse('2026-11-21T02:00:00Z'));
  const who = async () =>
    ({
      userId: 'U-1',
      role: { code: role, name: role },
      menus: [
        { code: 'est', name: '应收账款融资', path: '/est/finance-data/index/finance', listed: true, children: [] },
      ],
    }) as unknown as SignedIn;
  const session = new SessionStore(
    { pageConfig: async () => ({ ...neutralPageConfig, products }) },
    { current: who, switchRole: never, stay: never, signOut: async () => undefined },
  );
  await session.start();
  const presenter = new ProductOverviewPresenter({
    session,
    clock,
    tellsLimits: true,
    toasts: new Toasts(clock),
    navigator: new RecordingNavigator(),
    signals: { notifyChange: () => undefined, onChange: () => () => undefined },
    texts: loadProductTexts,
    desk: {
      products: async () => ({
        opened: isOpen ? [{ product: 'EST', at: Date.parse('2026-11-20T02:00:00Z'), by: '李敏' }] : [],
        applications: new Map(),
        agreements: new Map(recalled ? [['EST', recalled] as const] : []),
        openers: ['周思远', '李敏'],
        member: { violatingFrom: undefined, barredFrom: [], objectors: [] },
      }),
      certification: async () => certification,
      isAgreementSigned: async () => false,
      sign: async (product) => (did.push(`sign ${product}`), 'signed'),
      open: async (product) => {
        did.push(`open ${product}`);
        isOpen = true;
        return { opened: true, already: false, at: 1, by: '周思远' };
      },
      agreementFile: async (product) => ({ name: `${product}.pdf`, address: 'data:,' }),
      projectCode: async (product) => `${product}2026`,
    },
  });
  const offered = {
    productOverview: () => presenter,
    productAgreement: () => new AgreementPresenter(productAgreementReader(loadProductAgreement)),
  };
  await act(async () => {
    show(
      <MemoryRouter initialEntries={[`/my/product/overview${productType === '' ? '' : `?productType=${productType}`}`]}>
        <PresentersContext value={{ of: () => offered } as unknown as Presenters}>
          <ProductOverviewScreen />
        </PresentersContext>
      </MemoryRouter>,
    );
  });
  await waitFor(() => expect(document.querySelector('h1')?.textContent).not.toBe(''));
}

const rows = (): readonly string[] =>
  screen
    .getAllByRole('listitem')
    .filter((row) => within(row).queryByRole('img'))
    .map((row) => `${within(row).getByRole('img').getAttribute('aria-label')}: ${row.textContent}`);

beforeEach(() => (recalled = undefined));
beforeEach(() => ([certification, isOpen, role, did] = [certified, false, 'ROLE_CORP_OPERATOR', []]));
afterEach(cleanup);

describe('a product that this portal has no pages for', () => {
  it.each([
    ['NOTE', true],
    ['EST', false],
  ])('%s says before it is opened that its business cannot be done here yet: %s', async (product, isTold) => {
    await shown(product, []);
    await screen.findByRole('heading', { name: '开通条件' });
    expect(screen.queryByText(/暂不能在本平台在线办理业务/u) !== null).toBe(isTold);
  });

  it('says so on its card', async () => {
    await shown('', []);
    const cards = (await screen.findAllByRole('listitem')).filter((card) => within(card).queryByRole('heading'));
    const told = cards.filter((card) => within(card).queryByText('暂不能在线办理'));
    expect(told.map((card) => within(card).getAllByRole('link')[0]?.getAttribute('href'))).toEqual(
      ['ORDER', 'NOTE', 'SCG', 'ETT', 'LETTER_OF_GUARANTEE', 'FAW', 'STD_PAPER'].map((product) =>
        expect.stringContaining(`productType=${product}`),
      ),
    );
    expect(cards).toHaveLength(19);
  });
});

describe('the page of a product', () => {
  it.each<[string, RecalledAgreement, string]>([
    ['withdrawn', { kind: 'withdrawn', at: 1 }, '已开通 · 协议已被撤回'],
    ['overdue', { kind: 'to-sign', deadline: 1 }, '已开通 · 协议逾期未签署'],
    ['to be signed', { kind: 'to-sign', deadline: Date.parse('2026-11-23T02:00:00Z') }, '已开通 · 协议待重新签署'],
  ])(
    'does not look healthy while its agreement is %s, and links to the product second',
    async (_what, standing, badge) => {
      [isOpen, recalled] = [true, standing];
      await shown('EST');
      expect(await screen.findByText(badge)).not.toBeNull();
      const enter = await screen.findByRole('link', { name: /进入/ });
      recalled = undefined;
      cleanup();
      await shown('EST');
      expect((await screen.findByRole('link', { name: /进入/ })).className).not.toBe(enter.className);
    },
  );

  it('shows every condition with its state and who can fulfil it', async () => {
    certification = { ...certified, softCertificate: 'VERIFYING', softKeyUsable: false };
    await shown('SCCP');
    await screen.findByRole('heading', { name: '开通条件' });
    expect(rows()).toEqual([
      '已满足: 企业实名认证已认证',
      '已满足: 实名审核没有审核中或未通过的实名资料',
      '已满足: 待审核事项没有待审核的认证',
      '已满足: 企业认证（硬证书）已认证',
      '未满足: 数字证书（软证书）数字证书审核中平台审核完成后，可以重新检查',
      '未满足: 可用的软密钥没有可用的软密钥，也没有证书编号约 5 分钟去证书管理 可用的软密钥',
      '已满足: 可以开通的角色您当前的角色可以开通可以开通的人：周思远、李敏',
      '待完成: 服务开通协议服务开通协议尚未签署协议项目编号 SCCP2026版本 SCCP2026V1.0 · 可以先阅读，开通时一并签署约 5 分钟阅读协议下载协议',
    ]);
    expect([screen.getByText('5 / 8 已满足'), screen.getByText('还差 2 项才能开通')].length).toBe(2);
  });

  it('marks pending conditions that do not matter', async () => {
    certification = { ...certified, realName: 'UPDATE_VERIFYING', node: 'SUBMIT_1ST', hardCertificate: 'VERIFYING' };
    await shown('EDT');
    await screen.findByRole('heading', { name: '开通条件' });
    expect(rows().filter((row) => row.endsWith('审核中，不影响开通本产品'))).toHaveLength(2);
    expect(screen.getByText('只差签署协议')).toBeTruthy();
  });

  it('shows in a dialog everything that is missing', async () => {
    certification = { ...certified, softCertificate: 'UNAUTH', softKeyUsable: false };
    await shown('SCCP');
    fireEvent.click(await screen.findByRole('button', { name: '开通' }));
    const dialog = await screen.findByRole('alertdialog');
    expect(within(dialog).getByText('贵公司没有数字证书，请先开通。')).toBeTruthy();
    expect(
      within(dialog)
        .getAllByRole('listitem')
        .map((each) => each.textContent),
    ).toEqual(['尚未开通数字证书', '没有可用的软密钥，也没有证书编号']);
    expect(did).toEqual([]);
  });

  it('shows the single missing condition in the catalogue', async () => {
    certification = { ...certified, hardCertificate: 'UNAUTH' };
    await shown('');
    expect((await screen.findAllByText('还差：贵公司还没有有效的 UKey 证书')).length).toBeGreaterThan(0);
  });

  it('has its agreement read to the end before signing and opening in one press', async () => {
    await shown('EST');
    fireEvent.click(await screen.findByRole('button', { name: '签署协议并开通' }));
    const dialog = await screen.findByRole('alertdialog');
    await within(dialog).findByText('六、其他');
    const agree = within(dialog).getByRole('button', { name: '同意并开通' });
    fireEvent.click(agree);
    expect(did).toEqual([]);
    fireEvent.click(within(dialog).getByRole('button', { name: '我已阅读至结尾' }));
    await act(async () => void fireEvent.click(agree));
    expect(did).toEqual(['sign EST', 'open EST']);
    expect(await screen.findByRole('heading', { name: '产品已开通' })).toBeTruthy();
    // The pressed button has disappeared with the conditions: the focus moves to the link of the product.
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('link', { name: '进入应收账款融资' })));
  });

  it('shows who opened a product and when, and links to it', async () => {
    isOpen = true;
    await shown('EST');
    expect(await screen.findByText('由李敏于 2026-11-20 10:00:00 开通')).toBeTruthy();
    expect(screen.getByRole('link', { name: '进入应收账款融资' }).getAttribute('href')).toContain(
      '/est/finance-data/index/finance',
    );
    expect(screen.queryByRole('heading', { name: '开通条件' })).toBeNull();
  });

  it('links an unknown product to the whole list', async () => {
    await shown('__proto__');
    expect(screen.getAllByText('没有这个产品').length).toBeGreaterThan(0);
    expect(screen.getByRole('link', { name: '全部产品' })).toBeTruthy();
  });
});

describe('the product catalogue', () => {
  it('is grouped, each product with its next link', async () => {
    isOpen = true;
    await shown('');
    await screen.findByRole('heading', { name: '已开通' });
    expect(screen.getAllByRole('heading', { level: 2 }).map((each) => each.textContent)).toEqual([
      '已开通',
      '现在可以开通',
      '本平台未提供',
    ]);
    expect(screen.getByRole('link', { name: '开通 供应链票据' }).getAttribute('href')).toContain('productType=SCCP');
    expect(screen.getByRole('link', { name: '进入 应收账款融资' })).toBeTruthy();
  });

  it('tells a user who may open none that others may', async () => {
    role = 'CORP_QUERY';
    await shown('');
    await screen.findByRole('heading', { name: '还不能开通' });
    expect(screen.getAllByText('请经办人或主管开通')).toHaveLength(3);
  });
});
