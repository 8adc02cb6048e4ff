// @vitest-environment jsdom
import { when } from 'mobx';
import { beforeEach, describe, expect, test } from 'vitest';
import type { EntryTrouble } from '../../../src/domain/viewer/shared/archive-entry.ts';
import { ViewerPresenter } from '../../../src/presentation/viewer/shared/viewer-presenter.ts';
import type { ViewerContent } from '../../../src/presentation/viewer/viewer-view-model.ts';
import { FakeAddresses, FakeContents, FakeReader } from './fake-documents.ts';

const entries = [
  { path: '送货单/一月.pdf', size: 900 },
  { path: '图纸.dwg', size: 900 },
  { path: '照片.png', size: 900 },
  { path: '空.txt', size: 0 },
];
let addresses: FakeAddresses;
let reader: FakeReader;
let presenter: ViewerPresenter;

beforeEach(() => {
  addresses = new FakeAddresses();
  addresses.names.set('packed', '送货单.zip');
  addresses.archives.set('packed', { entries, opensEntries: true });
  addresses.unpacked.set('packed#2', {
    url: 'store/photo',
    saveUrl: 'save/photo',
    mimeType: 'image/png',
    name: '照片.png',
  });
  reader = new FakeReader();
  presenter = new ViewerPresenter({ addresses, documents: reader, contents: new FakeContents() });
  presenter.strip.viewportResized({ width: 824, height: 600 });
});

async function shown(kind: ViewerContent['kind']): Promise<ViewerContent> {
  await when(() => presenter.viewModel.content.kind === kind, { timeout: 30_000 });
  return presenter.viewModel.content;
}

async function listed(): Promise<void> {
  presenter.opened([
    { fileId: 'packed', name: '送货单.zip' },
    { fileId: 'contract', name: '合同.pdf' },
  ]);
  await shown('written');
}

describe('a file of an archive', () => {
  test('is opened by its position under its name, with a link back to the archive', async () => {
    await listed();
    expect(presenter.viewModel.withinArchive).toBeUndefined();
    presenter.entryChosen(0);
    expect(presenter.viewModel).toMatchObject({
      name: '一月.pdf',
      withinArchive: '送货单.zip',
      content: { kind: 'loading' },
    });
    expect(await shown('document')).toMatchObject({ pageCount: 3 });
    expect(presenter.viewModel).toMatchObject({ name: '一月.pdf', fileNumber: 1, fileCount: 2 });
    expect(await presenter.downloadPressed()).toBe('save/packed#0');
  });

  test.each(['Backspace', 'Escape'])('is closed by %s, and returns to its row', async (key) => {
    await listed();
    expect(presenter.keyPressed(key)).toBe(false);
    presenter.entryChosen(2);
    await shown('image');
    expect(presenter.keyPressed(key)).toBe(true);
    expect(presenter.viewModel).toMatchObject({
      name: '送货单.zip',
      withinArchive: undefined,
      content: { kind: 'written', written: { kind: 'archive', entries } },
    });
    expect(presenter.returnedTo).toBe(2);
    expect(presenter.keyPressed(key)).toBe(false);
    presenter.entryChosen(0);
    expect(presenter.returnedTo).toBeUndefined();
    await shown('document');
  });

  test.each([1, 3, 4, -1, 0.5])('that cannot be shown, or does not exist (%d), is not opened', async (index) => {
    await listed();
    presenter.entryChosen(index);
    expect(presenter.viewModel).toMatchObject({ withinArchive: undefined, content: { kind: 'written' } });
    expect(addresses.unpackedAsked).toEqual([]);
  });

  test('is not opened when the back end opens none, or without an archive', async () => {
    addresses.archives.set('packed', { entries, opensEntries: false });
    presenter.entryChosen(0);
    await listed();
    presenter.entryChosen(0);
    expect(presenter.viewModel.withinArchive).toBeUndefined();
    presenter.entryLeft();
    expect(presenter.viewModel.content.kind).toBe('written');
  });

  test.each<[EntryTrouble, ViewerContent['kind'], boolean]>([
    ['encrypted', 'cannot-preview', false],
    ['active', 'cannot-preview', false],
    ['unknown-format', 'cannot-preview', false],
    ['too-large', 'cannot-preview', false],
    ['empty', 'cannot-preview', false],
    ['damaged', 'cannot-preview', false],
    ['timed-out', 'failed', true],
  ])('that is %s says so, and the archive can be saved instead', async (unshown, kind, again) => {
    addresses.unpacked.set('packed#0', { unshown });
    await listed();
    presenter.entryChosen(0);
    expect(await shown(kind)).toMatchObject({ because: `written.entry-${unshown}` });
    expect(await presenter.downloadPressed()).toBe('download/packed');
    if (!again) return;
    addresses.unpacked.delete('packed#0');
    presenter.retryPressed();
    await shown('document');
    expect(presenter.viewModel).toMatchObject({ name: '一月.pdf', withinArchive: '送货单.zip' });
  });

  test('without an address can be tried again', async () => {
    await listed();
    addresses.refuses = true;
    presenter.entryChosen(0);
    expect(await shown('failed')).toMatchObject({ because: 'viewer.not-available' });
    expect(await presenter.downloadPressed()).toBeUndefined();
    addresses.refuses = false;
    presenter.retryPressed();
    await shown('document');
    expect(presenter.viewModel.downloadFailure).toBeUndefined();
  });

  test('stays open when its archive is opened again, and is replaced by another file', async () => {
    await listed();
    presenter.entryChosen(0);
    await shown('document');
    presenter.opened([{ fileId: 'packed', name: '送货单.zip' }]);
    expect(presenter.viewModel.withinArchive).toBe('送货单.zip');
    presenter.opened([{ fileId: 'contract', name: '合同.pdf' }]);
    await when(() => presenter.viewModel.name === 'contract.pdf', { timeout: 30_000 });
    expect(presenter.viewModel.withinArchive).toBeUndefined();
    expect(reader.closed).toBe(1);
    await listed();
    presenter.entryChosen(0);
    presenter.left();
    expect(presenter.viewModel).toMatchObject({ withinArchive: undefined, content: { kind: 'nothing' } });
  });

  test('keeps its own view when it is opened again', async () => {
    await listed();
    presenter.entryChosen(0);
    await shown('document');
    presenter.run('rotate');
    presenter.entryLeft();
    presenter.entryChosen(2);
    expect(await shown('image')).toMatchObject({ rotation: 0 });
    presenter.entryLeft();
    presenter.entryChosen(0);
    expect(await shown('document')).toMatchObject({ rotation: 90 });
  });

  test('shows no marks or highlights of its archive', async () => {
    const area = { left: 0, top: 0, width: 0.1, height: 0.1 };
    await listed();
    presenter.setMarks([{ id: 'm', fileId: 'packed', page: 1, area, number: 1, words: '', settled: false }]);
    expect(presenter.marksOn(1)).toHaveLength(1);
    presenter.lights.setLights('packed', [{ id: 'l', page: 1, area, number: 1 }]);
    presenter.entryChosen(0);
    await shown('document');
    expect([presenter.marksOn(1), presenter.lightsOn(1)]).toEqual([[], []]);
  });
});
