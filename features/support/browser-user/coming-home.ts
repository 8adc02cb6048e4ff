import { startPath, startSteps } from '../../../src/domain/home/shared/start-list.ts';
import { en } from '../../../src/words/en.ts';
import type { ComingHome } from '../abilities/coming-home.ts';
import type { BrowserTab } from './browser-tab.ts';

export function comingHome(tab: BrowserTab): Pick<ComingHome, 'firstSteps'> {
  const { page } = tab;
  return {
    // How a step stands is read from its words: what is neither done, open nor to be mended is under way.
    firstSteps: async () => {
      await tab.open(startPath);
      const row = (name: string) => page.getByRole('listitem').filter({ has: page.getByText(name, { exact: true }) });
      await row(en['home.step-account']).first().waitFor();
      const shown = await Promise.all(
        startSteps.map(async (step) => {
          const name = en[`home.step-${step}`];
          const words = await row(name).first().innerText();
          const says = (text: string): boolean => words.includes(text);
          const state = says(en['home.step-done']) ? 'done' : says(en['home.step-mend']) ? 'mend' : says(en['home.step-open']) || says(en['home.step-no-business']) ? 'open' : 'doing';
          return `${step}${state === 'open' ? '' : ` ${state}`}`;
        }),
      );
      return shown;
    },
  };
}
