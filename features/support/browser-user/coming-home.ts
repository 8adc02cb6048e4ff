import { startPath, startSteps } from '../../../src/domain/parties/start-list.ts';
import type { ComingHome } from '../abilities/coming-home.ts';
import type { BrowserTab } from './browser-tab.ts';

export function comingHome(tab: BrowserTab): Pick<ComingHome, 'firstSteps'> {
  const { page, words } = tab;
  return {
    // The state of a step is read from its text: a step that is neither done, open nor to be corrected is in progress.
    firstSteps: async () => {
      await tab.open(startPath);
      const row = (name: string) =>
        page
          .getByRole('main')
          .getByRole('listitem')
          .filter({ has: page.getByText(name, { exact: true }) });
      await row(words['home.step-account']).first().waitFor();
      const shown = await Promise.all(
        startSteps.map(async (step) => {
          const name = words[`home.step-${step}`];
          const shownRow = await row(name).first().innerText();
          const says = (text: string): boolean => shownRow.includes(text);
          const state = says(words['home.step-done'])
            ? 'done'
            : says(words['home.step-mend'])
              ? 'mend'
              : says(words['home.step-open']) || says(words['home.step-no-business'])
                ? 'open'
                : 'doing';
          return `${step}${state === 'open' ? '' : ` ${state}`}`;
        }),
      );
      return shown;
    },
  };
}
