import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { pdfBytes } from '../../../../features/support/files.ts';
import { PackageDetailScreen } from '../../../../src/views/evidence/package-detail/PackageDetailScreen.tsx';
import { deskForEachTest, demoPackages } from '../../../builders/desk.tsx';

describe('the letter of an overdue package', () => {
  const desk = deskForEachTest();

  async function overdue(): Promise<string> {
    const packageId = demoPackages.complete;
    await desk.office.store.transaction(async (transaction) => {
      const record = await transaction.packages.find(packageId);
      if (record)
        await transaction.packages.save({
          ...record,
          state: 'AUDITED',
          fundedAt: record.createdAt,
          expectDueDate: '2026-11-09',
        });
    });
    return packageId;
  }

  async function dialog(): Promise<HTMLElement> {
    await userEvent.click(await screen.findByRole('button', { name: '逾期说明函' }));
    return screen.findByRole('dialog', { name: '逾期说明函', hidden: true });
  }

  it('is announced at the top of the page, with both parts in a dialog', async () => {
    desk.shows(PackageDetailScreen, `/detail?p=${await overdue()}`);
    expect(await screen.findByText(/业务应于 2026-11-09 到期付款，现已逾期：等您签字并上传说明函。/)).toBeTruthy();
    const letter = within(await dialog());
    expect(letter.getByText('还没有人下载过。').getAttribute('role')).toBe('status');
    expect(letter.getByLabelText('签好的说明函', { selector: 'input' }).getAttribute('accept')).toBe(
      '.jpg,.jpeg,.png,.pdf',
    );
  });

  it('is uploaded, and shown as waiting for the platform', async () => {
    desk.shows(PackageDetailScreen, `/detail?p=${await overdue()}`);
    const signed = within(await dialog());
    await userEvent.upload(
      signed.getByLabelText('签好的说明函', { selector: 'input' }),
      new File([pdfBytes(400)], '说明函.pdf', { type: 'application/pdf' }),
    );
    expect(await signed.findByText('等平台查看')).toBeTruthy();
    expect(signed.getByText('说明函.pdf')).toBeTruthy();
    expect(signed.getByText(/可以替换/)).toBeTruthy();
  });
});
