import { en } from '../every-word.ts';
import { word, type Message } from '../../../src/words/catalogue.ts';
import type { Finding } from '../abilities/finding.ts';
import { until } from '../until.ts';
import type { OpenPortal } from './open-portal.ts';

const said = (part: string | Message): string => (typeof part === 'string' ? part : word(en, part));

export function finding(portal: OpenPortal): Finding {
  return {
    searchFor: async (text) => {
      const palette = await portal.presenters.finding();
      palette.opened((key) => en[key]);
      palette.typed(text);
      portal.clock.advance(200);
      await until('it has been looked for', () => !palette.searching);
      return palette.groups.map(({ name, entries }) => ({
        name: en[name],
        entries: entries.map((entry) => ({ name: said(entry.name), about: entry.about.map(said) })),
      }));
    },
    goToFound: async (name) => {
      const palette = await portal.presenters.finding();
      const found = palette.groups.flatMap(({ entries }) => entries).find((entry) => said(entry.name) === name);
      palette.pointedAt(found?.place ?? -1);
      if (!palette.openChosen()) throw new Error(`${name} was not found`);
    },
  };
}
