import type { PackageDetailPresenter } from '../../../src/presentation/evidence/package-detail/package-detail-presenter.ts';
import type { LetterView } from '../../../src/presentation/evidence/package-detail/overdue-letter-controller.ts';
import { isUnderWay } from '../../../src/presentation/evidence/shared/upload-task.ts';
import type { Overdue } from '../abilities/overdue.ts';
import { givenFile } from '../files.ts';
import { until } from '../until.ts';
import { opened, say, type OpenPortal } from './open-portal.ts';

export function overdue(portal: OpenPortal): Overdue {
  const looked = (): PackageDetailPresenter => opened(portal.screens.detail, 'The package');
  const offered = (): boolean => {
    const { viewModel } = looked();
    return viewModel.kind === 'ready' && viewModel.value.actions.letter;
  };

  async function dialog(): Promise<LetterView> {
    const { overdue: controller } = looked();
    if (!controller.open) {
      if (!offered()) throw new Error('The package offers no letter');
      await controller.letterPressed();
    }
    const { view } = controller;
    if (!view) throw new Error('Nothing is known of the letter');
    return view;
  }

  return {
    letterOffered: async () => offered(),
    letter: async () => {
      const { tip, state, file, reason, tasks } = await dialog();
      return {
        tip: tip ? say(tip) : '',
        state,
        file: file?.name ?? '',
        reason,
        refused: tasks.filter((task) => task.state === 'failed').map(({ name }) => name),
      };
    },
    downloadLetter: async () => {
      await dialog();
      const file = await looked().overdue.downloadPressed();
      if (!file) throw new Error('No letter came');
      return {
        name: file.name,
        head: atob(file.address.slice(file.address.indexOf(',') + 1, file.address.indexOf(',') + 9)).slice(0, 4),
      };
    },
    giveLetter: async ({ kind, name, kilobytes }) => {
      await dialog();
      looked().overdue.filesGiven([givenFile(kind, name, kilobytes)]);
      await until('the letter has arrived or failed', () => !portal.presenters.queue.tasks.some(isUnderWay));
      looked().overdue.dialogClosed();
      await until('the page has looked again', () =>
        portal.presenters.queue.tasks.every(({ state }) => state.kind === 'failed'),
      );
    },
  };
}
