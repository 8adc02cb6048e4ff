import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { MaterialsScreen } from '../../../../src/views/evidence/materials/MaterialsScreen.tsx';
import { deskForEachTest } from '../../../builders/desk.tsx';
import { newPackage } from '../../../builders/office.ts';

describe('choosing among earlier invoices', () => {
  const desk = deskForEachTest();

  async function opened(): Promise<HTMLElement> {
    desk.shows(MaterialsScreen, `/upload?s=BUSI_INVOICE&p=${await newPackage(desk.zhou)}`);
    await userEvent.click(await screen.findByRole('button', { name: /^从已有发票中选择/ }));
    // The dialog is loaded when it is first used.
    return screen.findByRole('alertdialog', { name: '选择已有发票', hidden: true });
  }
  const boxes = async (dialog: HTMLElement): Promise<HTMLElement[]> =>
    within(await within(dialog).findByRole('list', { hidden: true })).findAllByRole('checkbox', { hidden: true });

  it('offers to narrow by buyer, amount, day and use, and marks the used ones', async () => {
    const user = userEvent.setup();
    const dialog = await opened();
    await boxes(dialog);
    expect([
      within(dialog).queryByLabelText('买方名称') !== null,
      within(dialog).queryByRole('button', { name: /^金额/u, hidden: true }) !== null,
      within(dialog).queryByRole('button', { name: /^开票日期/u, hidden: true }) !== null,
    ]).toEqual([true, true, true]);
    await user.type(within(dialog).getByLabelText('买方名称'), '没有这家企业');
    await user.click(within(dialog).getByRole('button', { name: '查找', hidden: true }));
    await within(dialog).findByText('没有找到。');
    await user.click(within(dialog).getByRole('button', { name: '清除条件', hidden: true }));
    await boxes(dialog);
    await user.click(within(dialog).getByRole('checkbox', { name: '仅看未使用的', hidden: true }));
    await boxes(dialog);
    await waitFor(() => expect(within(dialog).queryByText('已使用')).toBeNull());
  });

  it('shows use and validity of each row, moves by arrows, selects by Space, and adds all by one press', async () => {
    const user = userEvent.setup();
    const dialog = await opened();
    const [first, second] = await boxes(dialog);
    const about = document.getElementById(first?.getAttribute('aria-describedby') ?? '')?.textContent ?? '';
    expect(about).toMatch(/已用于 DD|没有用在其他资料包/);
    expect(about).toContain('未见红冲、作废记录');
    const put = within(dialog).getByRole('button', { name: '放入资料包', hidden: true });
    expect([
      put.getAttribute('aria-disabled'),
      document.getElementById(put.getAttribute('aria-describedby') ?? '')?.textContent,
    ]).toEqual(['true', '请至少选择一份']);
    expect(dialog.querySelector('h2')?.previousElementSibling).toBeNull();
    first?.focus();
    await user.keyboard(' {ArrowDown} {ArrowUp}');
    expect([document.activeElement === first, second?.matches(':checked')]).toEqual([true, true]);
    await user.click(within(dialog).getByRole('button', { name: '放入 2 份', hidden: true }));
    await waitFor(() => expect(screen.getAllByRole('article', { hidden: true })).toHaveLength(2));
  });
});
