import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';
import type { EntryAddress } from '../../../src/application/ports/viewer/shared/document-addresses.ts';
import { ViewerPresenter } from '../../../src/presentation/viewer/shared/viewer-presenter.ts';
import { DocumentViewer } from '../../../src/views/viewer/DocumentViewer.tsx';
import { DocumentViewerDialog } from '../../../src/views/viewer/shared/DocumentViewerDialog.tsx';
import { FakeAddresses, FakeContents, FakeReader } from '../../presentation/viewer/fake-documents.ts';
import { show } from '../design/show.tsx';

afterEach(cleanup);

const entries = [
  { path: '__MACOSX/._一月.txt', size: 5 },
  { path: '送货单/一月.txt', size: 900 },
  { path: '图纸.dwg', size: 900 },
  { path: '送货单/二月.txt', size: 900 },
];

function viewer(opensEntries = true, first?: EntryAddress): ViewerPresenter {
  const addresses = new FakeAddresses();
  addresses.names.set('packed', '送货单.zip');
  addresses.archives.set('packed', { entries, opensEntries });
  for (const [index, name] of [
    [1, '一月.txt'],
    [3, '二月.txt'],
  ] as const)
    addresses.unpacked.set(`packed#${index}`, {
      url: `store/${index}`,
      saveUrl: `save/${index}`,
      mimeType: 'text/plain',
      name,
    });
  if (first) addresses.unpacked.set('packed#1', first);
  const presenter = new ViewerPresenter({ addresses, documents: new FakeReader(), contents: new FakeContents() });
  presenter.opened([{ fileId: 'packed', name: '送货单.zip' }]);
  return presenter;
}

const row = async (name: string) => screen.findByRole('row', { name: new RegExp(name, 'u') });

describe('the files of an archive', () => {
  it('are opened from their rows, and a row that cannot be opened says so', async () => {
    show(<DocumentViewer presenter={viewer()} />);
    expect(within(await row('二月')).getByRole('button', { name: '二月.txt' })).toBeTruthy();
    const drawing = await row('图纸');
    expect([within(drawing).queryByRole('button'), drawing.textContent]).toEqual([
      null,
      expect.stringContaining('不能在这里打开'),
    ]);
    expect(screen.getAllByRole('row')).toHaveLength(4);
    await userEvent.click(screen.getByRole('button', { name: '二月.txt' }));
    expect(await screen.findByRole('heading', { name: '二月.txt' })).toBeTruthy();
    const back = await screen.findByRole('button', { name: '返回“送货单.zip”的文件列表（Backspace）' });
    expect(back.textContent).toBe('送货单.zip');
    await waitFor(() => expect(document.activeElement).toBe(back));
  });

  it.each([
    ['by the way back', async () => userEvent.click(screen.getByRole('button', { name: /返回/u }))],
    ['by Backspace', async () => userEvent.keyboard('{Backspace}')],
    ['by Escape', async () => userEvent.keyboard('{Escape}')],
  ])('return %s to the row of the opened file, which is announced', async (_how, leave) => {
    show(<DocumentViewer presenter={viewer()} />);
    await userEvent.click(within(await row('二月')).getByRole('button'));
    await screen.findByText('text');
    await leave();
    const again = within(await row('二月')).getByRole('button');
    await waitFor(() => expect(document.activeElement).toBe(again));
    expect(screen.queryByRole('navigation')).toBeNull();
    expect(screen.getByText('已返回“送货单.zip”的文件列表')).toBeTruthy();
  });

  it('are only listed when the back end opens none', async () => {
    show(<DocumentViewer presenter={viewer(false)} />);
    expect(within(await row('二月')).queryByRole('button')).toBeNull();
    expect((await row('图纸')).textContent).not.toContain('不能');
  });

  it('close before the full-screen viewer does', async () => {
    const [presenter, closed] = [viewer(), [] as true[]];
    HTMLDialogElement.prototype.showModal ??= function showModal(this: HTMLDialogElement) {
      this.open = true;
    };
    HTMLDialogElement.prototype.close ??= function close(this: HTMLDialogElement) {
      this.open = false;
    };
    show(<DocumentViewerDialog presenter={presenter} onClose={() => closed.push(true)} />);
    await userEvent.click(within(await row('一月')).getByRole('button'));
    await screen.findByText('text');
    screen.getByRole('dialog').dispatchEvent(new Event('cancel', { cancelable: true }));
    expect([(await row('一月')).textContent.includes('一月.txt'), closed]).toEqual([true, []]);
    screen.getByRole('dialog').dispatchEvent(new Event('cancel', { cancelable: true }));
    expect(closed).toEqual([true]);
  });

  it('show why one cannot be shown, and offer the archive instead', async () => {
    show(<DocumentViewer presenter={viewer(true, { unshown: 'encrypted' })} />);
    await userEvent.click(within(await row('一月')).getByRole('button'));
    expect(await screen.findByText('文件设有密码或已加密，请下载压缩包后查看。')).toBeTruthy();
    expect(screen.getByRole('button', { name: '下载压缩包' })).toBeTruthy();
  });
});
