import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { FileDrop } from '../../../src/views/design/fields/FileDrop.tsx';
import type { FilePlaces } from '../../../src/views/design/fields/file-places.ts';
import { FilePick } from '../../../src/views/evidence/materials/FilePick.tsx';
import { show } from './show.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const file = (name: string): File => new File(['x'], name);
const handle = (of: File) => ({ kind: 'file', getFile: async () => of });

/** The received files, each with its handle. */
function given() {
  const come: (readonly [string, unknown])[] = [];
  const onFiles = async (files: readonly File[], places: FilePlaces): Promise<void> => {
    for (const each of files) come.push([each.name, await places.get(each)]);
  };
  return { come, onFiles: (files: readonly File[], places: FilePlaces) => void onFiles(files, places) };
}

function drop(onFiles: (files: readonly File[], places: FilePlaces) => void): HTMLElement {
  show(<FileDrop label="合同" types={['pdf']} maxBytes={10} onFiles={onFiles} />);
  return screen.getByRole('button').closest('div')?.parentElement ?? document.body;
}

describe('dropped files', () => {
  it('come with their handles when the browser offers them, each with its own', async () => {
    const { come, onFiles } = given();
    const [one, two] = [file('1.pdf'), file('2.pdf')];
    const [first, second] = [handle(one), Promise.reject(new Error('not told'))];
    fireEvent.drop(drop(onFiles), {
      dataTransfer: {
        files: [one, two],
        items: [
          { kind: 'string' },
          { kind: 'file', getAsFileSystemHandle: async () => first },
          { kind: 'file', getAsFileSystemHandle: async () => second },
        ],
      },
    });
    await waitFor(() =>
      expect(come).toEqual([
        ['1.pdf', first],
        ['2.pdf', undefined],
      ]),
    );
  });

  it.each([
    ['tells no places', [{ kind: 'file' }]],
    ['does not say whose they are', []],
  ])('come without handles when the browser %s', async (_how, items) => {
    const { come, onFiles } = given();
    fireEvent.drop(drop(onFiles), { dataTransfer: { files: [file('1.pdf')], items } });
    await waitFor(() => expect(come).toEqual([['1.pdf', undefined]]));
  });
});

describe('files chosen by a button', () => {
  const pressed = async (): Promise<void> => userEvent.click(screen.getByRole('button'));
  const forms = [
    ['where several may come', (onFiles: Parameters<typeof drop>[0]) => drop(onFiles), true],
    [
      'for one document',
      (onFiles: Parameters<typeof drop>[0]) =>
        show(
          <FilePick label="替换" types={['pdf']} onFiles={onFiles} onExpected={() => undefined}>
            替换
          </FilePick>,
        ),
      false,
    ],
  ] as const;

  it.each(forms)('come with their handles, %s', async (_where, draw, multiple) => {
    const { come, onFiles } = given();
    const told = handle(file('1.pdf'));
    const picker = vi.fn(async () => [told]);
    vi.stubGlobal('showOpenFilePicker', picker);
    draw(onFiles);
    await pressed();
    await waitFor(() => expect(come).toEqual([['1.pdf', told]]));
    expect(picker.mock.calls).toEqual([[{ multiple, types: [{ accept: { 'application/octet-stream': ['.pdf'] } }] }]]);
  });

  it.each(forms)('are none after a cancelled dialog, which is not repeated, %s', async (_where, draw) => {
    const { come, onFiles } = given();
    vi.stubGlobal('showOpenFilePicker', async () => Promise.reject(new DOMException('closed', 'AbortError')));
    const asked = vi.spyOn(HTMLInputElement.prototype, 'click').mockImplementation(() => undefined);
    draw(onFiles);
    await pressed();
    expect([come, asked.mock.calls.length]).toEqual([[], 0]);
    asked.mockRestore();
  });

  it.each([
    ['tells no places', undefined],
    ['does not let this page ask for them', async () => Promise.reject(new DOMException('framed', 'SecurityError'))],
  ])('come from the usual input when the browser %s', async (_how, picker) => {
    const { onFiles } = given();
    vi.stubGlobal('showOpenFilePicker', picker);
    const asked = vi.spyOn(HTMLInputElement.prototype, 'click').mockImplementation(() => undefined);
    drop(onFiles);
    await pressed();
    await waitFor(() => expect(asked).toHaveBeenCalledOnce());
    asked.mockRestore();
  });
});
