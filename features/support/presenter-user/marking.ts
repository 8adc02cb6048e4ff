import type { MaterialsPresenter } from '../../../src/presentation/evidence/materials/materials-presenter.ts';
import type { Marking } from '../abilities/marking.ts';
import { until } from '../until.ts';
import { opened, type OpenPortal } from './open-portal.ts';

export function marking(portal: OpenPortal): Marking {
  const atWork = (): MaterialsPresenter => opened(portal.screens.materials, 'The package');
  return {
    marks: async () => {
      const { marks } = atWork();
      await until('it is known what is marked', () => marks.isLoaded);
      return marks.all.map(({ number, words, remark, verdict, failed }) => ({
        number,
        words,
        remark,
        verdict,
        failed,
      }));
    },
    judgeMark: async (number, verdict) => {
      const { marks } = atWork();
      await until('it is known what is marked', () => marks.isLoaded);
      await marks.verdictGiven(marks.all[number - 1]?.id ?? '', verdict);
    },
  };
}
