import { createCanvas } from '@napi-rs/canvas';
import type { WrittenContent } from '../../../src/application/ports/viewer/shared/content-reader.ts';
import { mayBeOpened } from '../../../src/domain/viewer/shared/archive-entry.ts';
import type { ViewerPresenter } from '../../../src/presentation/viewer/shared/viewer-presenter.ts';
import { en } from '../every-word.ts';
import type { Viewing } from '../abilities/viewing.ts';
import { until } from '../until.ts';
import { opened, say, type OpenPortal } from './open-portal.ts';

/** The size of the visible area: pages of the scenarios' documents are 200 wide and fill it at their original size. */
const eye = { width: 224, height: 224 };

export function viewing(portal: OpenPortal): Viewing {
  const looking = (): ViewerPresenter => opened(portal.screens.viewer, 'The preview');

  return {
    look: async (fileName, minutes = 0) => {
      const materials = opened(portal.screens.materials, 'The package');
      const place = materials.materials
        .flatMap((material) =>
          [...material.items.flatMap((item) => item.files), ...material.examples, ...material.templates].map(
            (file) => ({ file, material }),
          ),
        )
        .find(({ file }) => file.name === fileName);
      materials.opened(place?.material.stage ?? null, materials.packageId);
      materials.previewPressed(place?.file.fileId);
      const preview = opened(materials.preview.shown, fileName);
      const viewer = (portal.screens.viewer = portal.presenters.viewer());
      viewer.strip.viewportResized(eye);
      if (minutes > 0) portal.weather.beforeNextFile(() => portal.clock.advance(minutes * 60_000));
      viewer.opened(
        preview.files,
        preview.files.findIndex((each) => each.fileId === preview.fileId),
        preview.companions,
      );
      await drawn(viewer);
    },
    handle: async (action, times = 1) => {
      for (let time = 0; time < times; time += 1) {
        looking().run(action);
        await drawn(looking());
      }
    },
    openPacked: async (path) => {
      const { content } = looking().viewModel;
      const packed = content.kind === 'written' && content.written.kind === 'archive' ? content.written : undefined;
      const index = packed?.entries.findIndex((entry) => entry.path === path) ?? -1;
      const entry = packed?.entries[index];
      if (!packed?.opens || !entry || !mayBeOpened(entry)) return false;
      looking().entryChosen(index);
      await drawn(looking());
      return true;
    },
    backToPacked: async () => {
      looking().keyPressed('Backspace');
      const { content } = looking().viewModel;
      const { returnedTo } = looking();
      return content.kind === 'written' && content.written.kind === 'archive' && returnedTo !== undefined
        ? content.written.entries[returnedTo]?.path
        : undefined;
    },
    lookAgain: async () => {
      looking().retryPressed();
      await drawn(looking());
    },
    layBeside: async (fileName) => {
      looking().comparePressed();
      const other = opened(looking().comparison, 'Another document');
      if (fileName !== undefined) other.fileChosen(other.files.findIndex(({ name }) => name === fileName));
      await drawn(other);
    },
    besideIt: async () => {
      const other = looking().comparison?.viewModel;
      return other?.content.kind === 'document' ? other.name : undefined;
    },
    lookFor: async (text) => {
      const { search } = looking();
      search.opened();
      search.queryTyped(text);
      await until('all pages were searched', () => !search.searching);
      return { times: search.found.length, page: search.current?.page };
    },
    seen: async () => {
      const { name, fileNumber, fileCount, content, downloadFailure } = looking().viewModel;
      const downloadTrouble = downloadFailure
        ? downloadFailure.what.key === 'refusals.server-said'
          ? say(downloadFailure.what)
          : en['viewer.download-failed']
        : '';
      const place = `${fileNumber} of ${fileCount}`;
      const nothing = {
        name,
        place,
        page: '',
        percent: 0,
        turned: 0,
        written: '',
        trouble: '',
        mayTryAgain: false,
        downloadTrouble,
      };
      if (content.kind === 'cannot-preview' || content.kind === 'failed')
        return {
          ...nothing,
          trouble: [
            content.serverWords ? say(content.serverWords) : en[content.because],
            ...(content.openWith ? [en[content.openWith]] : []),
          ].join(' '),
          mayTryAgain: content.kind === 'failed',
        };
      if (content.kind === 'written') return { ...nothing, written: words(content.written) };
      if (content.kind !== 'document' && content.kind !== 'image') return nothing;
      return {
        ...nothing,
        page: `${content.pageNumber} of ${content.pageCount}`,
        percent: content.percent,
        turned: content.rotation,
      };
    },
    download: async () => {
      const address = await looking().downloadPressed();
      const answer = address === undefined ? undefined : await portal.fetchFile(address);
      if (answer?.ok !== true) return undefined;
      const name = /filename\*=UTF-8''(\S+)/.exec(answer.headers.get('content-disposition') ?? '')?.[1] ?? '';
      return { name: decodeURIComponent(name), bytes: (await answer.arrayBuffer()).byteLength };
    },
  };
}

/** Draws the pages near the visible area, as a browser does. */
async function drawn(viewer: ViewerPresenter): Promise<void> {
  await until('the file is shown', () => viewer.viewModel.content.kind !== 'loading');
  const { content } = viewer.viewModel;
  if (content.kind !== 'document' && content.kind !== 'image') return;
  const appearance = { scale: content.scale, rotation: content.rotation, density: 1 };
  for (const { number } of content.near)
    await viewer.drawPage(
      number,
      createCanvas(1, 1) as unknown as HTMLCanvasElement,
      appearance,
      new AbortController().signal,
    );
}

/** The whole text, line by line. */
function words(written: WrittenContent): string {
  if (written.kind === 'text') return written.text;
  if (written.kind === 'sheets')
    return written.sheets
      .flatMap(({ name, rows }) => [name, ...rows.map((row) => row.map(({ text }) => text).join(' '))])
      .join('\n');
  if (written.kind === 'archive') return written.entries.map(({ path, size }) => `${path} ${size}`).join('\n');
  const { facts, buyer, seller, lines, total, remark } = written.invoice;
  return [
    ...facts.map(({ value }) => value),
    buyer.name,
    seller.name,
    ...lines.map((line) => Object.values(line).join(' ')),
    total,
    remark,
  ].join('\n');
}
