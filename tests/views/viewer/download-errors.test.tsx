import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';

import { PortFault } from '../../../src/application/ports/port-fault.ts';
import { ViewerPresenter } from '../../../src/presentation/viewer/shared/viewer-presenter.ts';
import { ViewerHead } from '../../../src/views/viewer/ViewerHead.tsx';
import { FakeAddresses, FakeContents, FakeReader } from '../../presentation/viewer/fake-documents.ts';
import { show } from '../design/show.tsx';

afterEach(cleanup);

describe('a file to be saved', () => {
  it.each([
    [
      new PortFault('refused', { code: '018009996', serverMessage: '文件已移出平台，请联系资金方' }),
      '文件已移出平台，请联系资金方',
    ],
    [new PortFault('offline'), '下载失败，请稍后重试。'],
  ])('E-15: without an address shows the server’s words as a warning, or that it failed', async (fault, words) => {
    const addresses = new FakeAddresses();
    const presenter = new ViewerPresenter({ addresses, documents: new FakeReader(), contents: new FakeContents() });
    presenter.opened([{ fileId: 'contract', name: '合同' }]);
    await act(async () => void show(<ViewerHead presenter={presenter} />));
    addresses.downloadAddressOf = async () => Promise.reject(fault);
    fireEvent.click(screen.getByRole('button', { name: '下载' }));
    expect(await screen.findByText(words)).toBeTruthy();
  });
});
