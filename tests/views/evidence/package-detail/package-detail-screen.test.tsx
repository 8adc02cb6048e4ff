import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { PackageDetailScreen } from '../../../../src/views/evidence/package-detail/PackageDetailScreen.tsx';
import { deskForEachTest, demoPackages } from '../../../builders/desk.tsx';
import { until } from '../../../builders/office.ts';

const { complete, returned } = demoPackages;

describe('the progress page of a returned package', () => {
  const desk = deskForEachTest();
  it('lists what was returned and why, and that the rest has passed', async () => {
    desk.shows(PackageDetailScreen, `/detail?p=${returned}`);
    expect(await screen.findByRole('heading', { level: 1, name: '启衡重工集团' })).toBeTruthy();
    expect(screen.getByText('发票 01281362：价税合计与合同金额不符。')).toBeTruthy();
    expect(screen.getByText(/其余 5 项已通过，不用再动。/)).toBeTruthy();
  });

  it('shows holder and deadline, and the whole history on request', async () => {
    const user = userEvent.setup();
    desk.shows(PackageDetailScreen, `/detail?p=${returned}`);
    const now = within(await screen.findByRole('list', { name: '进展' }))
      .getByText('等您修改')
      .closest('li');
    expect(now?.getAttribute('aria-current')).toBe('step');
    expect(now?.textContent).toContain('周思远');
    expect(now?.textContent).toContain('预计 2026-11-24 前完成');
    await user.click(screen.getByRole('button', { name: '完整记录（3 条）' }));
    const [last, ...before] = [...screen.getByRole('list', { name: '操作记录' }).children];
    expect(last?.textContent).toContain('平台初审退回');
    expect(within(last as HTMLElement).getByRole('listitem').textContent).toBe(
      '发票 01281362：价税合计与合同金额不符。',
    );
    expect(before).toHaveLength(2);
  });

  it('is printed with every document and the whole history, without the account number', async () => {
    desk.shows(PackageDetailScreen, `/detail?p=${returned}`);
    await screen.findByRole('heading', { level: 1, name: '启衡重工集团' });
    await screen.findByRole('button', { name: '完整记录（3 条）' });
    window.dispatchEvent(new Event('beforeprint'));
    const paper = screen.getByRole('article');
    for (const words of [returned, '价税合计与合同金额不符', '不通过', '平台初审退回', '创建资料包'])
      expect(paper.textContent).toContain(words);
    expect(paper.textContent).toMatch(/RX\d{4}-\d{4}-\d{5}/u);
    expect(paper.textContent).not.toContain('****');
    expect(within(paper).queryAllByRole('button')).toEqual([]);
    const others = (): readonly string[] =>
      [...document.body.children].flatMap((each) =>
        each instanceof HTMLElement && !each.contains(paper) ? [each.style.display] : [],
      );
    expect(new Set(others())).toEqual(new Set(['none']));
    window.dispatchEvent(new Event('afterprint'));
    expect(screen.queryByRole('article')).toBeNull();
    expect(others()).not.toContain('none');
  });

  it('masks the account number until it is requested, and then records the viewing', async () => {
    const user = userEvent.setup();
    desk.shows(PackageDetailScreen, `/detail?p=${returned}`);
    const button = await screen.findByRole('button', { name: `显示资料包 ${returned} 的账号` });
    const status = button.parentElement?.querySelector('[role=status]');
    expect(status?.textContent).toMatch(/^\d{4} \d\d\*\* \*{4} \*{4} \d{4}（部分隐藏）$/);
    button.focus();
    await user.keyboard(' ');
    expect(await screen.findByRole('button', { name: `隐藏资料包 ${returned} 的账号` })).toBe(document.activeElement);
    expect(status?.textContent).toMatch(/^(?:\d{4} ){4}\d{4}（完整显示）$/);
    await user.click(await screen.findByRole('button', { name: '完整记录（4 条）' }));
    const [last] = [...screen.getByRole('list', { name: '操作记录' }).children];
    expect(last?.textContent).toContain('查看了完整账号');
    expect(last?.textContent).toContain('周思远');
  });

  it('shows why the account number stays masked when the viewing cannot be recorded', async () => {
    const user = userEvent.setup();
    desk.shows(PackageDetailScreen, `/detail?p=${returned}`);
    const button = await screen.findByRole('button', { name: `显示资料包 ${returned} 的账号` });
    desk.zhou.weather.lost();
    await user.click(button);
    expect((await screen.findByRole('alert')).textContent).toMatch(/^查看未能记录，账号仍隐藏。网络异常/);
    expect(button.parentElement?.querySelector('[role=status]')?.textContent).toContain('****');
  });

  it('shows a director who corrects it, without assigning it to the director', async () => {
    desk.shows(PackageDetailScreen, `/detail?p=${returned}`, await desk.office.seat('guyunzhou'));
    expect(await screen.findByText('等周思远修改 1 项：')).toBeTruthy();
    expect(within(screen.getByRole('list', { name: '进展' })).getByText('等周思远修改')).toBeTruthy();
    expect(screen.queryByText(/等您修改/)).toBeNull();
  });

  it('shows a draft’s documents as not submitted', async () => {
    desk.shows(PackageDetailScreen, `/detail?p=${complete}`);
    expect((await screen.findAllByText('未提交')).length).toBeGreaterThan(0);
    expect(screen.queryByText('待审核')).toBeNull();
  });

  it('asks before a draft is discarded, and names the consequence', async () => {
    const user = userEvent.setup();
    desk.shows(PackageDetailScreen, `/detail?p=${complete}`);
    await user.click(await screen.findByRole('button', { name: '作废资料包' }));
    const dialog = within(await screen.findByRole('alertdialog', { hidden: true }));
    expect(dialog.getByText(/应收账款可以重新选择，已上传的文件不再使用/)).toBeTruthy();
    await user.click(dialog.getByRole('button', { name: '作废资料包', hidden: true }));
    await waitFor(() => expect(desk.zhou.place()).toBe('/credit/finance-data/index/finance'));
    expect((await desk.office.backEnd.reviews.materials(complete)).record.state).toBe('INVALID');
  });

  it('shows the progress before the documents', async () => {
    desk.shows(PackageDetailScreen, `/detail?p=${returned}`);
    await screen.findByRole('heading', { level: 2, name: '进展' });
    expect(screen.getAllByRole('heading', { level: 2 }).map((heading) => heading.textContent)).toEqual([
      '进展',
      '资料',
      '应收账款',
    ]);
  });

  it('opens the replacement of the returned invoice', async () => {
    const user = userEvent.setup();
    desk.shows(PackageDetailScreen, `/detail?p=${returned}`);
    await user.click(await screen.findByRole('button', { name: '替换：发票 01281362' }));
    await waitFor(() => expect(desk.zhou.place()).toMatch(/s=BUSI_INVOICE&p=.*&item=/));
  });

  it('reports that a colleague was faster, and shows the new state', async () => {
    const user = userEvent.setup();
    desk.shows(PackageDetailScreen, `/detail?p=${returned}`);
    await screen.findByRole('heading', { level: 1, name: '启衡重工集团' });
    const li = (await desk.office.seat('limin')).presenters.packageDetail('credit');
    li.opened(returned);
    await until(() => li.content.kind === 'ready');
    await li.claimPressed();
    await user.click(screen.getByRole('button', { name: '修改退回的 1 项' }));
    const dialog = within(await screen.findByRole('alertdialog', { hidden: true }));
    expect(dialog.getByText(/李敏刚刚接手处理这个资料包/)).toBeTruthy();
    await user.click(dialog.getByRole('button', { name: '查看最新内容', hidden: true }));
    expect(await screen.findByRole('button', { name: '由我处理' })).toBeTruthy();
  });

  it('keeps the focus on the page after a package is claimed', async () => {
    const user = userEvent.setup();
    const li = await desk.office.seat('limin');
    desk.shows(PackageDetailScreen, `/detail?p=${returned}`, li);
    await user.click(await screen.findByRole('button', { name: '由我处理' }));
    await screen.findByRole('button', { name: '修改退回的 1 项' });
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 })));
  });
});
