import type { StandardPlace, TemplateSelection } from '../../../src/application/ports/evidence/material-standards.ts';
import type { StandardDownloads } from '../../../src/presentation/evidence/shared/standard-downloads.ts';
import type { TakingHome } from '../abilities/taking-home.ts';
import { until } from '../until.ts';
import { opened, say, type OpenPortal } from './open-portal.ts';

export function takingHome(portal: OpenPortal): TakingHome {
  let downloads: StandardDownloads | undefined;

  /** The downloads of the present page. */
  async function there(packageId: string | undefined): Promise<StandardDownloads> {
    const place: StandardPlace | undefined =
      packageId === undefined
        ? opened(portal.screens.choice, 'The choice').standardPlace
        : { book: portal.book, packageId };
    const found = (downloads ??= portal.presenters.standardDownloads());
    found.setPlace(place);
    if (place) await until('it is known whether there is a list', () => found.offer !== undefined);
    return found;
  }

  async function wanted(name: string, packageId: string | undefined): Promise<TemplateSelection> {
    if (packageId === undefined) {
      const choice = opened(portal.screens.choice, 'The choice');
      await until('it is known what is asked for', () => choice.viewModel.expected.length > 0);
      return { categoryId: choice.viewModel.expected.find((each) => each.name === name)?.templateOf ?? '' };
    }
    const page = opened(portal.screens.materials, 'The package');
    const material = page.materials.find((each) => each.name === name);
    return { materialId: material?.materialId ?? '', fileId: material?.templates[0]?.fileId ?? '' };
  }

  return {
    offeredList: async (packageId) => {
      const { offered, why, failed } = (await there(packageId)).view;
      return { offered, why: why ? say(why) : '', failed: failed ? say(failed) : '' };
    },
    takeList: async (packageId) => (await (await there(packageId)).listPressed())?.name,
    takeTemplate: async (name, packageId) =>
      (await (await there(packageId)).templatePressed(name, await wanted(name, packageId)))?.name,
  };
}
