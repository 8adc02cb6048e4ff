import type { RequestedAction } from '../../../src/presentation/evidence/package-detail/follow-up-controller.ts';
import type { CorrectedLine } from '../../../src/presentation/evidence/package-detail/detail-history.ts';
import type { PackageDetailPresenter } from '../../../src/presentation/evidence/package-detail/package-detail-presenter.ts';
import type { ShownValue } from '../../../src/presentation/evidence/shared/shown-value.ts';
import { en } from '../every-word.ts';
import type { DocumentCorrectionView } from '../../../src/presentation/evidence/shared/document-correction-view.ts';
import type { Following } from '../abilities/following.ts';
import { until } from '../until.ts';
import { stateText } from '../words.ts';
import { opened, say, type OpenPortal } from './open-portal.ts';

const valueText = (value: ShownValue): string => (value.kind === 'words' ? say(value.words) : value.text);

const correctionText = ({ name, changes }: CorrectedLine): readonly string[] =>
  changes.map(
    ({ label, before, after }) => `${say(name)}: ${en[label]} from ${valueText(before)} to ${valueText(after)}`,
  );

/** The changes of a document, with their author, and the unchanged fields. */
const mendedText = ({ changes, by, remaining }: DocumentCorrectionView): string =>
  [
    ...changes.map(({ label, before, after }) => `${en[label]} from ${valueText(before)} to ${valueText(after)}`),
    `by ${by}`,
    ...remaining.map((field) => `not the ${en[field]}`),
  ].join(', ');

export function following(portal: OpenPortal): Following {
  const looked = (): PackageDetailPresenter => opened(portal.screens.detail, 'The package');

  async function asked(action: RequestedAction, reason: string): Promise<string> {
    const { after } = looked();
    after.requestPressed(action);
    after.reasonTyped(reason);
    await after.requestConfirmed();
    return after.trouble ? say(after.trouble) : '';
  }

  return {
    openDetail: async (packageId) => {
      portal.screens.detail?.left();
      const detail = (portal.screens.detail = portal.presenters.packageDetail(portal.book));
      detail.opened(packageId);
      await until('the package is shown', () => detail.content.kind !== 'loading');
    },
    detail: async () => {
      const { viewModel, content } = looked();
      if (viewModel.kind !== 'ready' || content.kind !== 'ready') throw new Error('No package is shown');
      const { value } = viewModel;
      return {
        state: stateText(value.state),
        holder: value.holder.map(say).join(' '),
        handler: content.value.evidence.handlerName,
        lines: value.lines.map((line) => ({
          title: say(line.title),
          result: en[`detail.result-${line.result}`],
          reason: line.reason,
          mended: line.correction ? mendedText(line.correction) : '',
        })),
        history: value.history.map(({ what, who, about, returned, corrected }) => ({
          what: say(what),
          who,
          about: [
            ...about,
            ...returned.map((each) => `${say(each.name)}: ${each.reason}`),
            ...corrected.flatMap(correctionText),
          ],
        })),
        submissions: value.log.filter((entry) => entry.action === 'submitted').length,
        actions: Object.entries(value.actions).flatMap(([action, offered]) => (offered ? [action] : [])),
        invoices: value.invoiceNeed === undefined ? '' : en['packages.invoice-need']({ need: value.invoiceNeed }),
        businesses: value.businesses.map(({ number }) => number),
        amount: value.amount,
        notices: value.after.notices.map(({ words }) => say(words)),
        account: { number: value.account.number, trouble: value.account.trouble ? say(value.account.trouble) : '' },
      };
    },
    askForAccountNumber: async () => looked().accounts.numberPressed(looked().packageId),
    mend: async () => looked().mendPressed(),
    claim: async () => looked().claimPressed(),
    relatable: async () => {
      const { viewModel, relateController } = looked();
      if (viewModel.kind !== 'ready' || !viewModel.value.after.relate) throw new Error('Nothing can be related');
      await looked().relatePressed();
      return (relateController.offered ?? []).map(({ number }) => number);
    },
    relate: async (numbers) => {
      const { relateController } = looked();
      for (const { id, number } of relateController.offered ?? [])
        relateController.businessTicked(id, numbers.includes(number));
      await relateController.choiceConfirmed();
      return relateController.trouble === undefined && relateController.failure === undefined;
    },
    withdraw: async () => {
      const { viewModel } = looked();
      if (viewModel.kind !== 'ready' || !viewModel.value.after.withdraw)
        throw new Error('The submission cannot be withdrawn');
      looked().withdrawPressed();
      await looked().withdrawConfirmed();
      return looked().trouble?.because ?? '';
    },
    expedite: async (reason) => {
      const { viewModel } = looked();
      if (viewModel.kind !== 'ready' || !viewModel.value.after.expedite.offered)
        throw new Error('The platform cannot be asked to hurry');
      return asked('expedite', reason);
    },
    askForChange: async (reason) => {
      const { viewModel } = looked();
      if (viewModel.kind !== 'ready' || !viewModel.value.after.change) throw new Error('A change cannot be asked for');
      return asked('change', reason);
    },
    askForRemoval: async (title, reason) => {
      const { viewModel, after } = looked();
      const line =
        viewModel.kind === 'ready' ? viewModel.value.lines.find((each) => say(each.title) === title) : undefined;
      if (!line || viewModel.kind !== 'ready' || !viewModel.value.removable.has(line.key))
        throw new Error(`The removal of ${title} cannot be asked for`);
      after.removalPressed(line.key, line.title);
      after.reasonTyped(reason);
      await after.requestConfirmed();
      return after.trouble ? say(after.trouble) : '';
    },
    discard: async () => {
      const { viewModel } = looked();
      if (viewModel.kind !== 'ready' || !viewModel.value.actions.discard)
        throw new Error('The package cannot be discarded');
      looked().discardPressed();
      await looked().discardConfirmed();
    },
  };
}
