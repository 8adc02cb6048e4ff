import type { StandardPlace, TemplateWanted } from '../../../src/application/ports/evidence/material-standards.ts';
import type { StandardDownloads } from '../../../src/presentation/evidence/shared/standard-downloads.ts';
import type { TakingHome } from '../abilities/taking-home.ts';
import { until } from '../until.ts';
import { opened, say, type OpenPortal } from './open-portal.ts';

export function takingHome(portal: OpenPortal): TakingHome {
  let downloads: StandardDownloads | undefined;

  /** The downloads as the page has them where one stands. */
  async function there(docDatumId: string | undefined): Promise<StandardDownloads> {
    const place: StandardPlace | undefined =
      docDatumId === undefined
        ? opened(portal.screens.choice, 'The choice').standardPlace
        : { book: portal.book, docDatumId };
    const found = (downloads ??= portal.presenters.standardDownloads());
    found.placed(place);
    if (place) await until('it is known whether there is a list', () => found.offer !== undefined);
    return found;
  }

  async function wanted(name: string, docDatumId: string | undefined): Promise<TemplateWanted> {
    if (docDatumId === undefined) {
      const choice = opened(portal.screens.choice, 'The choice');
      await until('it is known what is asked for', () => choice.viewModel.expected.length > 0);
      return { docStdCategoryId: choice.viewModel.expected.find((each) => each.name === name)?.templateOf ?? '' };
    }
    const page = opened(portal.screens.materials, 'The package');
    const material = page.materials.find((each) => each.name === name);
    return { docMaterialId: material?.docMaterialId ?? '', pkFile: material?.templates[0]?.pkFile ?? '' };
  }

  return {
    offeredList: async (docDatumId) => {
      const { offered, why, failed } = (await there(docDatumId)).view;
      return { offered, why: why ? say(why) : '', failed: failed ? say(failed) : '' };
    },
    takeList: async (docDatumId) => (await (await there(docDatumId)).listPressed())?.name,
    takeTemplate: async (name, docDatumId) =>
      (await (await there(docDatumId)).templatePressed(name, await wanted(name, docDatumId)))?.name,
  };
}
