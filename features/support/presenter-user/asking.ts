import { plainHelp } from '../../../src/domain/help/shared/help-topic.ts';
import type { HelpCentre } from '../../../src/presentation/help/shared/help-centre.ts';
import type { Asking } from '../abilities/asking.ts';
import { until } from '../until.ts';
import { opened, type OpenPortal } from './open-portal.ts';

export function asking(portal: OpenPortal): Asking {
  let centre: HelpCentre | undefined;
  let coming: Promise<void> = Promise.resolve();
  let place = '';
  const all = { isThere: () => true };

  async function open(search: string): Promise<HelpCentre> {
    const page = portal.presenters.helpCentre();
    page.addressChanged('/help/index', search);
    await until('the questions are there', () => page.topics !== undefined);
    centre = page;
    return page;
  }

  return {
    helpAt: async (path) => {
      const { help } = await portal.presenters.corner();
      await help.pageOpened(path);
      return help.of(path).map(({ title }) => title);
    },
    searchHelp: async (words) => (await open(`?q=${encodeURIComponent(words)}`)).found.map(({ title }) => title),
    searchOpenHelp: async (words) => {
      const help = await portal.presenters.openHelp();
      await help.opened();
      help.queryTyped(words);
      return help.found.map(({ title }) => title);
    },
    openQuestion: async (id) => {
      const page = await open(`?id=${id}`);
      await until('what was said is known', () => !page.isAsking);
      const { topic, related } = page;
      return topic && { answer: plainHelp(topic.content), related: related.map(({ title }) => title) };
    },
    judgeAnswer: async (isHelpful) => opened(centre, 'A question').opinionGiven(isHelpful),
    saidOfAnswer: () => centre?.isHelpful,
    comeToTour: async (path, warned = false) => {
      const { tour } = await portal.presenters.corner();
      tour.left();
      place = path;
      coming = tour.pageOpened(path, { ...all, isFree: () => !warned });
    },
    // The questions on arrival stay open until they are answered.
    shownAround: async () => {
      const [{ tour }, arrival] = await Promise.all([portal.presenters.corner(), portal.presenters.arrival()]);
      await until('it is known whether one is asked anything', () => !arrival.isPending);
      if (arrival.isThrough) await coming;
      return tour.step;
    },
    leaveTour: async () => (await portal.presenters.corner()).tour.left(),
    askForTour: async () => (await portal.presenters.corner()).tour.begin(place, all),
  };
}
