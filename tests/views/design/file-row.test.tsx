import { cleanup, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { FileRow } from '../../../src/views/design/fields/FileRow.tsx';
import { SupportContext } from '../../../src/views/design/panels/support-context.ts';
import { show } from './show.tsx';

const megabyte = 1024 * 1024;

describe('an upload row', () => {
  afterEach(cleanup);

  it.each([true, false])('leads to the online consultation beside its reason: %s (F-156)', (asksService) => {
    const support = { hotline: '40000-95533', onlineService: 'https://service.example/' };
    show(
      <SupportContext value={support}>
        <FileRow name="合同.pdf" state="failed" reason="文件存储正在维护" asksService={asksService} />
      </SupportContext>,
    );
    const link = screen.queryByRole('link', { name: /在线客服/u });
    expect(link?.getAttribute('href')).toBe(asksService ? 'https://service.example/' : undefined);
  });

  it.each([
    [
      { state: 'paused', pause: 'offline', sent: 6 * megabyte, kept: 6 * megabyte },
      '网络已断开，恢复后自动继续 · 已传的 6.0 / 20.0 MB 不必重传',
    ],
    [{ state: 'paused', pause: 'offline', sent: 0, kept: 0 }, '网络已断开，恢复后自动继续'],
    [
      { state: 'paused', pause: 'store-away', sent: megabyte, kept: megabyte },
      '文件存储暂时无法访问，稍后自动重试 · 已传的 1.0 / 20.0 MB 不必重传',
    ],
    [{ state: 'uploading', sent: 10 * megabyte, kept: 6 * megabyte }, '正在上传 50% · 10.0 / 20.0 MB'],
  ] as const)('shows why it pauses, and which part is kept: %o', (props, words) => {
    const { container } = show(<FileRow name="合同.pdf" total={20 * megabyte} {...props} />);
    expect(container.textContent).toContain(words);
    expect(container.textContent?.includes('不必重传')).toBe(words.includes('不必重传'));
  });
});
