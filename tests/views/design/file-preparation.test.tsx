import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { FileDrop } from '../../../src/views/design/fields/FileDrop.tsx';
import { FilePreparationContext, type FilePreparation } from '../../../src/views/design/fields/file-preparation.ts';
import { offeredExtensions } from '../../../src/views/shell/use-file-preparation.ts';
import { show } from './show.tsx';

afterEach(cleanup);

const input = (): HTMLInputElement => screen.getByLabelText('发票', { selector: 'input' });

function drawn(preparation: FilePreparation, maxFiles?: number) {
  const onFiles = vi.fn();
  show(
    <FilePreparationContext value={preparation}>
      <FileDrop
        label="发票"
        types={['jpg', 'pdf']}
        maxBytes={1}
        {...(maxFiles === undefined ? {} : { maxFiles })}
        onFiles={onFiles}
      />
    </FilePreparationContext>,
  );
  return onFiles;
}

describe('a zone for files', () => {
  const given = new File(['1'], 'a.webp');
  const prepared = new File(['2'], 'a.webp.jpg');

  it('hands files on as they were prepared for it, and offers what can be prepared', async () => {
    const prepare = vi.fn(async () => [prepared]);
    const onFiles = drawn({ prepare, offeredExtensions });
    expect(input().accept).toBe('.jpg,.pdf,.webp,.avif,.tif,.tiff,.zip');
    fireEvent.change(input(), { target: { files: [given] } });
    await waitFor(() => expect(onFiles).toHaveBeenCalledExactlyOnceWith([prepared], new Map()));
    expect(prepare).toHaveBeenCalledExactlyOnceWith([given], { types: ['jpg', 'pdf'], several: true });
  });

  it('hands files on as they are when they cannot be prepared', async () => {
    const onFiles = drawn({ prepare: async () => Promise.reject(new Error('not loaded')), offeredExtensions }, 1);
    expect(input().accept).toBe('.jpg,.pdf,.webp,.avif,.tif,.tiff');
    fireEvent.change(input(), { target: { files: [given] } });
    await waitFor(() => expect(onFiles).toHaveBeenCalledExactlyOnceWith([given], new Map()));
  });
});
