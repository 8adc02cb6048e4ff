// @vitest-environment jsdom
import { when } from 'mobx';
import { beforeEach, describe, expect, test } from 'vitest';
import { ViewerPresenter } from '../../../src/presentation/viewer/shared/viewer-presenter.ts';
import type { ViewerContent } from '../../../src/presentation/viewer/viewer-view-model.ts';
import { FakeAddresses, FakeContents, FakeReader } from './fake-documents.ts';

let addresses: FakeAddresses;
let reader: FakeReader;
let contents: FakeContents;
let presenter: ViewerPresenter;
const files = [
  { fileId: 'contract', name: '合同' },
  { fileId: 'photograph', name: '照片' },
  { fileId: 'sheet', name: '对账单' },
];
const lasting = new AbortController().signal;
const appearance = { scale: 1, rotation: 0, density: 1 } as const;

beforeEach(() => {
  addresses = new FakeAddresses();
  addresses.mimeTypes.set('photograph', 'image/png').set('sheet', 'application/vnd.ms-excel');
  reader = new FakeReader();
  contents = new FakeContents();
  presenter = new ViewerPresenter({ addresses, documents: reader, contents });
  presenter.strip.viewportResized({ width: 824, height: 600 });
});

async function shown(kind: ViewerContent['kind']): Promise<ViewerContent> {
  await when(() => presenter.viewModel.content.kind === kind, { timeout: 30_000 });
  return presenter.viewModel.content;
}

describe('opening a file', () => {
  test('shows nothing before, and a document after loading', async () => {
    expect(presenter.viewModel.content.kind).toBe('nothing');
    presenter.opened(files);
    expect(presenter.viewModel).toMatchObject({
      name: '合同',
      fileNumber: 1,
      fileCount: 3,
      content: { kind: 'loading' },
    });
    expect(await shown('document')).toMatchObject({ pageCount: 3, pageNumber: 1, percent: 100, fitsWidth: true });
    expect(presenter.viewModel.name).toBe('contract.pdf');
  });

  test('shows an image as one page, as wide as the viewport', async () => {
    presenter.opened(files, 1);
    expect(await shown('image')).toMatchObject({ pageCount: 1, percent: 50 });
    expect(
      await presenter.drawPage(1, document.createElement('canvas'), { ...appearance, rotation: 90 }, lasting),
    ).toBe(true);
    expect(contents.drawn).toEqual(['at 1 turned 90']);
  });

  test('does not enlarge a small image', async () => {
    contents.picture = { width: 100, height: 100 };
    presenter.opened(files, 1);
    expect(await shown('image')).toMatchObject({ percent: 100 });
  });

  test.each([
    ['application/xml', '发票.xml', 'xml'],
    ['application/ofd', '发票.ofd', 'ofd'],
    ['application/vnd.openxmlformats-officedocument.spreadsheetml.sheet', '清单', 'workbook'],
    ['text/plain;charset=utf-8', '说明', 'text'],
    ['application/octet-stream', '发票.OFD', 'ofd'],
  ])('of the type %s, called %s, reads it as %s', async (mimeType, name, form) => {
    addresses.mimeTypes.set('sheet', mimeType);
    addresses.names.set('sheet', name);
    presenter.opened(files, 2);
    expect(await shown('written')).toMatchObject({ written: { kind: 'text', text: form }, sheet: 0 });
    presenter.sheetChosen(1);
    expect(presenter.viewModel.content).toMatchObject({ sheet: 1 });
  });

  test.each([
    ['damaged', 'viewer.damaged'],
    ['too-large', 'viewer.too-large'],
    ['encrypted', 'viewer.encrypted'],
  ] as const)('that is an OFD and %s says so, and which program opens it', async (fault, because) => {
    addresses.mimeTypes.set('sheet', 'application/ofd');
    contents.fault = fault;
    presenter.opened(files, 2);
    expect(await shown('cannot-preview')).toMatchObject({ because, openWith: 'viewer.open-ofd' });
    presenter.sheetChosen(1);
    expect(presenter.viewModel.content.kind).toBe('cannot-preview');
  });

  test('of another format offers a download without a preview', async () => {
    presenter.opened(files, 2);
    expect(await shown('cannot-preview')).toMatchObject({ because: 'viewer.unknown-format' });
    expect(await presenter.downloadPressed()).toBe('download/sheet');
  });

  test.each([
    ['encrypted', 'cannot-preview'],
    ['damaged', 'cannot-preview'],
    ['timed-out', 'failed'],
    ['not-available', 'failed'],
    ['no-reader', 'failed'],
  ] as const)('that is %s: %s', async (fault, kind) => {
    reader.fault = fault;
    presenter.opened(files);
    expect(await shown(kind)).toMatchObject({ because: `viewer.${fault}` });
  });

  test('that failed can be tried again', async () => {
    addresses.refuses = true;
    presenter.opened(files);
    expect(await shown('failed')).toMatchObject({ because: 'viewer.not-available' });
    addresses.refuses = false;
    presenter.retryPressed();
    await shown('document');
  });

  test('reports the store as unavailable when it is silent and the platform answers', async () => {
    reader.fault = 'offline';
    presenter.opened(files);
    expect(await shown('failed')).toMatchObject({ because: 'viewer.store-away' });
  });

  test('reports a lost connection when the platform is silent too', async () => {
    reader.fault = 'offline';
    addresses.goesOfflineAfter = 1;
    presenter.opened(files);
    expect(await shown('failed')).toMatchObject({ because: 'viewer.offline' });
  });

  test('reports an unavailable store for a single page', async () => {
    presenter.opened(files);
    await shown('document');
    reader.pageFault = 'offline';
    expect(await presenter.drawPage(1, document.createElement('canvas'), appearance, lasting)).toBe(false);
    expect(await shown('failed')).toMatchObject({ because: 'viewer.store-away' });
  });

  test('uses the first address once, and requests another after it has expired', async () => {
    reader.renewals = 2;
    presenter.opened(files);
    await shown('document');
    expect(addresses.given).toEqual(['store/contract?1', 'store/contract?2', 'store/contract?3']);
  });

  test('fetches an image from a fresh address when the first has expired', async () => {
    contents.renewals = 1;
    presenter.opened(files, 1);
    await shown('image');
    expect(addresses.given).toEqual(['store/photograph?1', 'store/photograph?2']);
  });

  test('reports a damaged image, and can be tried again', async () => {
    contents.fault = 'damaged';
    presenter.opened(files, 1);
    expect(await shown('failed')).toMatchObject({ because: 'viewer.image-failed' });
    contents.fault = undefined;
    presenter.retryPressed();
    await shown('image');
  });

  test('reports an unavailable store for an image, and can be tried again', async () => {
    contents.fault = 'offline';
    presenter.opened(files, 1);
    expect(await shown('failed')).toMatchObject({ because: 'viewer.store-away' });
    contents.fault = undefined;
    presenter.retryPressed();
    await shown('image');
  });

  test('keeps the message of a refused download until the next one', async () => {
    presenter.opened(files);
    await shown('document');
    addresses.refuses = true;
    expect(await presenter.downloadPressed()).toBeUndefined();
    expect(presenter.viewModel.downloadFailure).toBeDefined();
    addresses.refuses = false;
    await presenter.downloadPressed();
    expect(presenter.viewModel.downloadFailure).toBeUndefined();
  });

  test('preloads the reader when a file is expected', () => {
    presenter.prepare();
    expect(reader.warmed).toBe(1);
  });

  test.each([
    ['合同.pdf', 1],
    ['a name without an ending', 1],
    ['照片.JPG', 0],
    ['照片.png', 0],
  ])('preloads the reader during the address request of %s: %i', (name, times) => {
    presenter.opened([{ fileId: 'contract', name }]);
    expect([reader.warmed, contents.warmed]).toEqual([times, 1 - times]);
  });

  test('draws neighbouring pages after the shown one', async () => {
    presenter.opened(files);
    await shown('document');
    const held = reader.holdPages();
    const canvas = document.createElement('canvas');
    const drawings = [
      presenter.drawPage(1, canvas, appearance, lasting),
      presenter.drawPage(2, canvas, appearance, lasting),
      presenter.layPageText(3, document.createElement('div'), 0, lasting),
    ];
    await Promise.resolve();
    expect(reader.pagesAsked).toEqual([1, 1]);
    held.resolve();
    await Promise.all(drawings);
    expect(reader.pagesAsked).toEqual([1, 1, 2, 3]);
  });

  test('does not draw a neighbouring page that is gone meanwhile', async () => {
    presenter.opened(files);
    await shown('document');
    const [held, leaving, canvas] = [reader.holdPages(), new AbortController(), document.createElement('canvas')];
    const drawings = [
      presenter.drawPage(1, canvas, appearance, lasting),
      presenter.drawPage(2, canvas, appearance, leaving.signal),
    ];
    leaving.abort();
    held.resolve();
    await Promise.all(drawings);
    expect(reader.pagesAsked).toEqual([1, 1]);
  });
});

describe('several files', () => {
  test('are paged by the keys, and not beyond the ends', async () => {
    presenter.opened(files);
    await shown('document');
    presenter.keyPressed('[');
    expect(presenter.viewModel).toMatchObject({ fileNumber: 1, content: { kind: 'document' } });
    presenter.keyPressed(']');
    await shown('image');
    presenter.keyPressed(']');
    await shown('cannot-preview');
    presenter.keyPressed(']');
    expect(presenter.viewModel.fileNumber).toBe(3);
  });

  test('are closed when another one is opened, and when the viewer is left', async () => {
    presenter.opened(files);
    await shown('document');
    presenter.run('next-file');
    expect(reader.closed).toBe(1);
    await shown('image');
    presenter.run('previous-file');
    expect(contents.closed).toBe(1);
    await shown('document');
    presenter.left();
    expect(reader.closed).toBe(2);
    expect(presenter.viewModel.content.kind).toBe('nothing');
  });

  test('leave no name when nothing is shown any more', async () => {
    presenter.opened(files);
    await shown('document');
    presenter.left();
    expect(presenter.viewModel).toMatchObject({ name: '', fileCount: 0 });
  });

  test('are not changed by a late answer', async () => {
    const release = addresses.hold();
    presenter.opened(files);
    presenter.fileChosen(2);
    release();
    await shown('cannot-preview');
    expect(presenter.viewModel).toMatchObject({ fileNumber: 3, name: 'sheet.pdf' });
    expect(reader.opened - reader.closed).toBe(0);
  });

  test('each begin upright and as wide as the viewport', async () => {
    presenter.opened([files[0]!, { fileId: 'letter', name: '函' }]);
    await shown('document');
    for (const key of ['+', 'r', 'End']) presenter.keyPressed(key);
    presenter.run('next-file');
    expect(await shown('document')).toMatchObject({
      percent: 100,
      rotation: 0,
      pageNumber: 1,
      scrollTarget: { top: 0 },
    });
  });
});

describe('two files side by side', () => {
  const contract = { fileId: 'far contract', name: '贸易合同' };

  test('are the open one and its likeliest companion, which can be changed', async () => {
    presenter.opened(files, 0, [contract, ...files]);
    await shown('document');
    expect(presenter.viewModel.mayCompare).toBe(true);
    presenter.comparePressed();
    const { comparison } = presenter;
    await when(() => comparison?.viewModel.content.kind === 'document', { timeout: 30_000 });
    expect(comparison?.viewModel).toMatchObject({ name: 'far contract.pdf', fileNumber: 1, fileCount: 4 });
    comparison?.keyPressed('r');
    expect([comparison?.strip.rotation, presenter.strip.rotation]).toEqual([90, 0]);
    presenter.comparePressed();
    expect(presenter.comparison).toBe(comparison);
  });

  test('are never the same one', async () => {
    presenter.opened([contract], 0, [contract, files[0]!]);
    presenter.comparePressed();
    expect(presenter.comparison?.viewModel.name).toBe('合同');
  });

  test('become one when the other is closed, and when the viewer is left', async () => {
    presenter.opened(files);
    await shown('document');
    presenter.comparePressed();
    const other = presenter.comparison;
    presenter.compareClosed();
    expect([presenter.comparison, other?.viewModel.content.kind]).toEqual([undefined, 'nothing']);
    presenter.comparePressed();
    presenter.left();
    expect(presenter.comparison).toBeUndefined();
  });

  test('require two files', () => {
    presenter.opened([contract]);
    expect(presenter.viewModel.mayCompare).toBe(false);
    presenter.comparePressed();
    expect(presenter.comparison).toBeUndefined();
  });
});

test('a file opened again has the view in which it was left', async () => {
  presenter.opened(files);
  await shown('document');
  for (const key of ['+', 'r', 'End']) presenter.keyPressed(key);
  const { percent, rotation, pageNumber } = (await shown('document')) as Extract<ViewerContent, { kind: 'document' }>;
  presenter.run('next-file');
  expect(await shown('image')).toMatchObject({ rotation: 0, fitsWidth: true });
  presenter.run('previous-file');
  expect(await shown('document')).toMatchObject({ percent, rotation, pageNumber });
  expect([percent, rotation, pageNumber]).toEqual([110, 90, 3]);
});

describe('the keys of the viewer', () => {
  beforeEach(async () => {
    presenter.opened(files);
    await shown('document');
  });

  test('zoom by 1.1 and 0.9, and back to the width', () => {
    presenter.keyPressed('+');
    expect(presenter.viewModel.content).toMatchObject({ scale: 1.1, fitsWidth: false });
    presenter.keyPressed('-');
    expect(presenter.viewModel.content).toMatchObject({ percent: 99 });
    presenter.keyPressed('0');
    expect(presenter.viewModel.content).toMatchObject({ scale: 1, fitsWidth: true });
  });

  test('stop zooming at its limits', () => {
    for (let press = 0; press < 40; press += 1) presenter.keyPressed('=');
    expect(presenter.viewModel.content).toMatchObject({ percent: 500, canZoomIn: false, canZoomOut: true });
    for (let press = 0; press < 60; press += 1) presenter.keyPressed('-');
    expect(presenter.viewModel.content).toMatchObject({ percent: 10, canZoomIn: true, canZoomOut: false });
  });

  test('return to the start after four quarter turns', () => {
    const turns = ['r', 'r', 'R', 'r'].map((key) => {
      presenter.keyPressed(key);
      return presenter.strip.rotation;
    });
    expect(turns).toEqual([90, 180, 270, 0]);
  });

  test.each([
    [['PageDown'], 2],
    [['ArrowRight', 'ArrowRight'], 3],
    [['End'], 3],
    [['End', 'PageUp'], 2],
    [['End', 'ArrowLeft', 'Home'], 1],
    [['PageUp'], 1],
    [['End', 'PageDown'], 3],
  ])('%j lead to page %i', (keys, page) => {
    for (const key of keys) presenter.keyPressed(key);
    expect(presenter.viewModel.content).toMatchObject({ pageNumber: page });
  });

  test('leave other keys to the browser', () => {
    expect(['Tab', 'Escape', 'a', 'toString'].map((key) => presenter.keyPressed(key))).toEqual([
      false,
      false,
      false,
      false,
    ]);
    expect(presenter.keyPressed('+')).toBe(true);
  });
});

describe('drawing a page', () => {
  const canvas = document.createElement('canvas');

  beforeEach(async () => {
    presenter.opened(files);
    await shown('document');
  });

  test('uses its scale, rotation and density', async () => {
    expect(await presenter.drawPage(2, canvas, { scale: 1.5, rotation: 90, density: 2 }, lasting)).toBe(true);
    expect(reader.drawn).toEqual(['2 at 1.5 turned 90']);
  });

  test('says how many pictures are missing on a page', async () => {
    reader.missingPictures = [0, 2];
    expect(await presenter.missingPictures(1, lasting)).toBe(0);
    expect(await presenter.missingPictures(2, lasting)).toBe(2);
  });

  test('says which pages have text that cannot be shown as it is', async () => {
    reader.unfaithful = [2];
    expect(await presenter.isTextUnfaithful(1, lasting)).toBe(false);
    expect(await presenter.isTextUnfaithful(2, lasting)).toBe(true);
  });

  test('leaves other pages readable when one is damaged', async () => {
    reader.pageFault = 'damaged';
    expect(await presenter.drawPage(2, canvas, appearance, lasting)).toBe(false);
    expect(presenter.viewModel.content.kind).toBe('document');
  });

  test('ends the preview when the reader hangs, with a retry', async () => {
    reader.pageFault = 'timed-out';
    expect(await presenter.drawPage(1, canvas, appearance, lasting)).toBe(false);
    expect(presenter.viewModel.content).toMatchObject({ kind: 'failed', because: 'viewer.timed-out' });
    expect(reader.closed).toBe(1);
  });

  test('ignores a failure that is no longer relevant', async () => {
    reader.pageFault = 'timed-out';
    const leaving = new AbortController();
    const drawing = presenter.drawPage(1, canvas, appearance, leaving.signal);
    leaving.abort();
    expect(await drawing).toBe(true);
    expect(presenter.viewModel.content.kind).toBe('document');
  });
});

describe('files opened again while one is shown', () => {
  test('keep its view, with other neighbours', async () => {
    presenter.opened(files);
    await shown('document');
    presenter.run('zoom-in');
    const percent = (presenter.viewModel.content as { readonly percent?: number }).percent;
    presenter.opened([{ fileId: 'letter', name: '函' }, ...files], 1);
    expect(presenter.viewModel).toMatchObject({ fileNumber: 2, fileCount: 4, content: { kind: 'document', percent } });
    expect(reader.opened).toBe(1);
  });

  test.each([
    ['loading', 0],
    ['image', 1],
  ] as const)('keep it also while it is %s', async (kind, index) => {
    presenter.opened(files, index);
    await shown(kind);
    const before = presenter.content;
    presenter.opened(files.toReversed(), 2 - index);
    expect([presenter.content, presenter.viewModel.fileNumber]).toEqual([before, 3 - index]);
  });

  test('replace it by another one, and repeat one that failed', async () => {
    presenter.opened(files);
    await shown('document');
    presenter.opened(files, 1);
    await shown('image');
    presenter.opened(files, 2);
    await shown('cannot-preview');
    presenter.opened(files, 2);
    expect(presenter.viewModel.content.kind).toBe('loading');
    await shown('cannot-preview');
    expect(reader.closed).toBe(1);
  });
});

test('an image without an address says so', async () => {
  addresses.refuses = true;
  presenter.opened(files, 1);
  expect(await shown('failed')).toMatchObject({ because: 'viewer.not-available' });
});

test('nothing can be downloaded when nothing is shown', async () => {
  expect(await presenter.downloadPressed()).toBeUndefined();
  expect(presenter.viewModel.downloadFailure).toBeUndefined();
});

test('the text of a page is laid over it', async () => {
  presenter.opened(files);
  await shown('document');
  expect(await presenter.layPageText(1, document.createElement('div'), 0, lasting)).toBe(true);
});

describe('a read place', () => {
  const far = { left: 0.1, top: 0.5, width: 0.1, height: 0.02 };

  test('is scrolled to when it is lit, as soon as its file is open', async () => {
    presenter.lights.setLights('contract', [{ id: 'total', page: 3, area: far, number: undefined }]);
    presenter.showLight('total');
    presenter.opened(files);
    await shown('document');
    expect(presenter.strip.pageNumber).toBe(3);
    expect(presenter.lightsOn(3).map(({ id }) => id)).toEqual(['total']);
    presenter.strip.goToPage(1);
    presenter.showLight('');
    expect([presenter.strip.pageNumber, presenter.lightsOn(3)]).toEqual([1, []]);
    presenter.showLight('total');
    expect(presenter.strip.pageNumber).toBe(3);
  });

  test('is zoomed in a small viewport', async () => {
    presenter.opened(files);
    await shown('document');
    presenter.lights.setLights('contract', [{ id: 'total', page: 2, area: far, number: 1 }]);
    presenter.showLight('total');
    const before = presenter.strip.scale;
    presenter.zoomToLight();
    expect([presenter.strip.scale > before, presenter.strip.pageNumber]).toEqual([true, 2]);
  });

  test('of another file moves nothing', async () => {
    presenter.opened(files);
    await shown('document');
    presenter.lights.setLights('photograph', [{ id: 'total', page: 3, area: far, number: 1 }]);
    presenter.showLight('total');
    expect([presenter.strip.pageNumber, presenter.lightsOn(3)]).toEqual([1, []]);
  });
});
