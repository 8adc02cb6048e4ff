// @vitest-environment jsdom
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { CheckAnswersScreen } from '../../../src/views/check-answers/CheckAnswersScreen.tsx';
import { SubmittedScreen } from '../../../src/views/submitted/SubmittedScreen.tsx';
import { newPackage, openMaterials, openOffice, until, type Office, type Seat } from '../../builders/office.ts';
import { showScreen } from '../package-detail/show-screen.tsx';

const complete = 'DD20261119-0031';

describe('the page to check and submit', () => {
  let office: Office;
  let zhou: Seat;
  beforeEach(async () => {
    office = await openOffice();
    zhou = await office.seat('zhousiyuan');
  });
  afterEach(() => {
    cleanup();
    office.close();
  });

  it('links each missing thing to where it is given, and cannot be submitted', async () => {
    const docDatumId = await newPackage(zhou);
    showScreen(CheckAnswersScreen, zhou, `/check?s=CHECK&p=${docDatumId}`);
    const links = (await screen.findAllByRole('link')).filter((link) => link.getAttribute('href')?.includes('&item='));
    expect(links.map((link) => link.textContent)).toEqual(['缺少：融资申请授权书', '缺少：贸易合同', '缺少：发票', '缺少：收款账户变更函']);
    const [submit] = screen.getAllByRole('button', { name: '确认提交' });
    expect(submit?.getAttribute('aria-disabled')).toBe('true');
    expect(window.document.getElementById(submit?.getAttribute('aria-describedby') ?? '')?.textContent).toBe('请先完善缺少的资料。');
  });

  it('shows the amount in capitals and every value, and hands the package in', async () => {
    const user = userEvent.setup();
    showScreen(CheckAnswersScreen, zhou, `/check?s=CHECK&p=${complete}`);
    expect(await screen.findByText('陆万捌仟肆佰伍拾元整')).toBeTruthy();
    expect(screen.getByText('QH2026A0031')).toBeTruthy();
    await user.click(screen.getAllByRole('button', { name: '确认提交' })[0]!);
    await waitFor(() => expect(zhou.place()).toContain('/upload/success'));
  });

  it('asks when the contracts come to less', async () => {
    const user = userEvent.setup();
    const materials = await openMaterials(zhou, complete);
    const contract = [...materials.editors.values()].find((editor) => editor.item.contract);
    contract?.typed({ contractAmount: '100.00' });
    office.clock.advance(1_000);
    await until(() => materials.inside.saved.kind === 'saved');
    showScreen(CheckAnswersScreen, zhou, `/check?s=CHECK&p=${complete}`);
    await user.click((await screen.findAllByRole('button', { name: '确认提交' }))[0]!);
    const dialog = within(await screen.findByRole('alertdialog', { hidden: true }));
    expect(dialog.getByText('合同金额合计 ¥100.00，低于融资金额 ¥68,450.00。是否继续提交？')).toBeTruthy();
    await user.click(dialog.getByRole('button', { name: '继续提交', hidden: true }));
    await waitFor(() => expect(zhou.place()).toContain('/upload/success'));
  });

  it('says that it was handed in, until when, and where to follow it', async () => {
    const presenter = zhou.presenters.checkAnswers();
    presenter.opened(complete);
    await until(() => presenter.content.kind === 'ready');
    presenter.submitPressed();
    await waitFor(() => expect(zhou.place()).toContain('success'));
    const user = userEvent.setup();
    showScreen(SubmittedScreen, zhou, zhou.place());
    expect(await screen.findByRole('heading', { name: '提交成功' })).toBeTruthy();
    expect(screen.getByText(/预计 2026-11-24 前完成/)).toBeTruthy();
    await user.click(screen.getByRole('button', { name: '查看进展' }));
    expect(zhou.place()).toContain(`/detail?p=${complete}`);
  });

  it('does not say so of a package that was never handed in', async () => {
    showScreen(SubmittedScreen, zhou, `/success?p=${complete}`);
    expect(await screen.findByRole('heading', { name: '还没有提交' })).toBeTruthy();
  });
});
