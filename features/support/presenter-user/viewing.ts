import type { ViewerPresenter } from '../../../src/presentation/viewer/shared/viewer-presenter.ts';
import { en } from '../../../src/words/en.ts';
import type { Viewing } from '../abilities/viewing.ts';
import { until } from '../until.ts';
import { opened, say, type OpenPortal } from './open-portal.ts';

/** Pages of the scenarios' documents, 200 wide, fill it at their own size. */
const eye = { width: 224, height: 224 };

export function viewing(portal: OpenPortal): Viewing {
  const looking = (): ViewerPresenter => opened(portal.screens.viewer, 'The preview');

  return {
    look: async (fileName, minutes = 0) => {
      const materials = opened(portal.screens.materials, 'The package');
      const place = materials.materials.flatMap((material) => [...material.items.flatMap((item) => item.files), ...material.examples, ...material.templates].map((file) => ({ file, material }))).find(({ file }) => file.name === fileName);
      materials.opened(place?.material.stage ?? null, materials.docDatumId);
      materials.previewPressed(place?.file.pkFile);
      const preview = opened(materials.preview.shown, fileName);
      const viewer = (portal.screens.viewer = portal.presenters.viewer());
      viewer.strip.viewportResized(eye);
      viewer.opened(preview.files, preview.files.findIndex((each) => each.pkFile === preview.pkFile));
      if (minutes > 0) {
        await until('its address is known', () => viewer.viewModel.content.kind !== 'loading');
        portal.clock.advance(minutes * 60_000);
      }
      await drawn(viewer, portal.fetchFile);
    },
    handle: async (deed, times = 1) => {
      for (let time = 0; time < times; time += 1) {
        looking().commanded(deed);
        await drawn(looking(), portal.fetchFile);
      }
    },
    lookAgain: async () => {
      looking().retryPressed();
      await drawn(looking(), portal.fetchFile);
    },
    seen: async () => {
      const { name, fileNumber, fileCount, content, downloadFailure } = looking().viewModel;
      const downloadTrouble = downloadFailure ? (downloadFailure.what.key === 'refusals.server-said' ? say(downloadFailure.what) : en['viewer.download-failed']) : '';
      const place = `${fileNumber} of ${fileCount}`;
      const nothing = { name, place, page: '', percent: 0, turned: 0, trouble: '', mayTryAgain: false, downloadTrouble };
      if (content.kind === 'cannot-preview' || content.kind === 'failed') return { ...nothing, trouble: content.said ? say(content.said) : en[content.because], mayTryAgain: content.kind === 'failed' };
      if (content.kind !== 'document' && content.kind !== 'image') return nothing;
      return { ...nothing, page: `${content.pageNumber} of ${content.pageCount}`, percent: content.percent, turned: content.rotation };
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

/** Does what a browser does with what is before the eye: fetches a picture, and draws the pages that are near. */
async function drawn(viewer: ViewerPresenter, fetchFile: typeof fetch): Promise<void> {
  await until('the file is shown', () => viewer.viewModel.content.kind !== 'loading');
  const { content } = viewer.viewModel;
  if (content.kind === 'document') {
    const appearance = { scale: content.scale, rotation: content.rotation, density: 1 };
    for (const { number } of content.near) await viewer.drawPage(number, {} as HTMLCanvasElement, appearance, new AbortController().signal);
  }
  if (content.kind !== 'image' || content.arrived) return;
  const picture = await fetchFile(content.url);
  if (picture.ok) return viewer.imageArrived(pictureSize(new Uint8Array(await picture.arrayBuffer())));
  viewer.imageFailed();
  await until('the picture has another address', () => viewer.content.kind !== 'image' || viewer.content.url !== content.url);
  await drawn(viewer, fetchFile);
}

/** Width and height stand at fixed places in a PNG. */
function pictureSize(bytes: Uint8Array): { readonly width: number; readonly height: number } {
  const view = new DataView(bytes.buffer);
  return { width: view.getUint32(16), height: view.getUint32(20) };
}
