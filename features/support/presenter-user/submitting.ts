import type { CheckAnswersPresenter } from '../../../src/presentation/evidence/check-answers/check-answers-presenter.ts';
import { invoiceOf, originalInvoiceOf } from '../../../src/domain/evidence/materials/document-content.ts';
import type { Submitting } from '../abilities/submitting.ts';
import { until } from '../until.ts';
import { blockerText, submitTroubleText, warningText } from '../words.ts';
import { opened, say, type OpenPortal } from './open-portal.ts';

export function submitting(portal: OpenPortal): Submitting {
  const checking = (): CheckAnswersPresenter => opened(portal.screens.check, 'The check');

  return {
    openCheck: async (packageId) => {
      const check = (portal.screens.check = portal.presenters.checkAnswers(portal.book));
      check.opened(packageId);
      await until('the answers are shown', () => check.content.kind !== 'loading');
    },
    check: async () => {
      const { content, check, maySubmit, shown: page } = checking().viewModel;
      const shown = content.kind === 'ready' ? content.value : undefined;
      return {
        blockers: [
          ...check.blockers.map((blocker) => blockerText(blocker, shown?.materials ?? [])),
          ...checking().toCompare.map(({ material }) => `to-compare: ${material.name}`),
        ],
        platformMisses: checking().missing.map((part) => part.message),
        warnings: check.warnings.map(warningText),
        unclear: (page?.unclear ?? []).map(({ title }) => title),
        doubts: (page?.doubts ?? []).map((doubt) => say(doubt)),
        maySubmit,
        expected: shown?.expected?.day,
      };
    },
    unconfirmed: async () => {
      const names = (): readonly string[] =>
        [...checking().unconfirmed.doubtful, ...checking().unconfirmed.confirmable].map(({ title }) => title);
      await until('it is told what nobody confirmed', () => names().length > 0);
      return names();
    },
    mendedBeside: async () => (checking().viewModel.shown?.beside ?? []).map(({ title }) => title),
    isChecking: async () => portal.screens.check !== undefined,
    submit: async () => {
      const check = checking();
      check.submitPressed();
      await until('the submission is answered', () => !check.submitting);
    },
    question: async () => {
      const { warningsAsked, check } = checking();
      const warning = check.warnings.find((each) => each.asks);
      return warningsAsked && warning ? warningText(warning) : '';
    },
    originals: async () => {
      const { originals } = checking();
      return originals.isOpen
        ? originals.views.map(({ name: number, numberProblem, codeProblem }) => ({
            of: number,
            problem: numberProblem ?? codeProblem ?? '',
          }))
        : [];
    },
    nameOriginal: async (number, code) => {
      const { originals } = checking();
      for (const { documentId } of originals.views) originals.typed(documentId, { number, code });
      await originals.originalsConfirmed();
      await until('the submission is answered', () => !checking().submitting);
    },
    noteOriginal: async (of, number, code) => {
      const { originals, content } = checking();
      const items = content.kind === 'ready' ? content.value.materials.flatMap((material) => material.items) : [];
      const documentId = items.find(({ content: says }) => invoiceOf(says)?.number === of)?.documentId ?? '';
      originals.originalPressed(documentId);
      originals.typed(documentId, { number, code });
      await originals.originalsConfirmed();
    },
    notedOriginals: async () => {
      const { content } = checking();
      const items = content.kind === 'ready' ? content.value.materials.flatMap((material) => material.items) : [];
      return items.flatMap(({ content: says }) => originalInvoiceOf(says)?.number ?? []);
    },
    goOn: async () => {
      await checking().questionConfirmed();
      await until('the submission is answered', () => !checking().submitting);
    },
    isOutdated: async () => checking().viewModel.outdated,
    submitTrouble: async () => {
      const { trouble, restriction } = checking();
      if (restriction?.because.kind === 'violating' || restriction?.because.kind === 'barred')
        return restriction.because.kind;
      if (restriction)
        return submitTroubleText({
          because: `agreement-${restriction.because.kind}`,
          product: restriction.product,
          when: '',
        });
      return trouble ? submitTroubleText(trouble) : '';
    },
  };
}
