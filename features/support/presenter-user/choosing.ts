import type { ChooseCandidatesPresenter } from '../../../src/presentation/evidence/choose-candidates/choose-candidates-presenter.ts';
import { bookViews } from '../../../src/presentation/evidence/shared/book-views.ts';
import { message } from '../../../src/words/catalogue.ts';
import { en } from '../every-word.ts';
import type { Choosing } from '../abilities/choosing.ts';
import { until } from '../until.ts';
import { opened, say, type OpenPortal } from './open-portal.ts';

export function choosing(portal: OpenPortal): Choosing {
  const chosen = (): ChooseCandidatesPresenter => opened(portal.screens.choice, 'The choice');
  const credit = (number: string): string => {
    const found = chosen().all.find((candidate) => candidate.number === number);
    if (!found) throw new Error(`${number} is not among the receivables`);
    return found.id;
  };

  return {
    openChoice: async () => {
      const choice = (portal.screens.choice = portal.presenters.chooseCandidates(portal.book));
      choice.opened();
      await until(
        'the receivables are shown',
        () => choice.viewModel.rows.kind !== 'loading' && !choice.isLoadingTerms,
      );
    },
    chooseAmongOwed: async () => {
      const choice = chosen();
      choice.blankChosen(true);
      await until('what owes invoices is shown', () => choice.viewModel.rows.kind !== 'loading');
    },
    narrowToAction: async (name) => {
      const actions = bookViews[portal.book].productTypes;
      const code = Object.keys(actions).find(
        (each) => actions[each] !== undefined && say(message(actions[each])) === name,
      );
      if (code === undefined) throw new Error(`Nobody does ${name} with them`);
      chosen().filterChanged({ productType: code });
    },
    candidates: async () => {
      const { rows } = chosen().viewModel;
      if (rows.kind !== 'ready') return [];
      return rows.value.map((row) => {
        const ways = en['choose.one-of']({
          ways: (row.refusal?.ways ?? []).map((way) => en['choose.all-of']({ parts: way.map(say) })),
        });
        const lead = row.refusal ? say(row.refusal.lead) : '';
        return {
          number: row.number,
          chosen: row.chosen,
          second: row.billSubRange === '' ? '' : en['books.bill-sub-range']({ range: row.billSubRange }),
          refusal: ways === '' ? lead : en['choose.reason']({ lead, ways }),
        };
      });
    },
    heldBackBy: async () => {
      const choice = chosen();
      await until('the agreement was looked at', () => choice.companyTerms.isSettled);
      return choice.restriction ? `${choice.restriction.kind} ${choice.restriction.product}` : '';
    },
    objectorsTold: async () => chosen().restriction?.objectors ?? [],
    tick: async (number) => chosen().candidateTicked(credit(number), true),
    startOverWith: async (number) => chosen().startOverWith(credit(number)),
    pickFunder: async (name) =>
      chosen().funderPicked(chosen().viewModel.summary.funders.find((funder) => funder.name === name)?.funderId ?? ''),
    choice: async () => {
      const { summary, mayGoOn } = chosen().viewModel;
      return { count: summary.count, amount: summary.amount, mayGoOn };
    },
    makePackage: async () => {
      await chosen().nextPressed();
      return new URLSearchParams(portal.navigator.current().split('?')[1]).get('p') ?? undefined;
    },
    whyNothingChosen: async () => {
      const { closed } = chosen().viewModel;
      return closed ? say(closed) : '';
    },
    choiceTrouble: async () => chosen().trouble?.because ?? '',
    askForTaking: async () => {
      await chosen().joinPressed();
      const { taking } = chosen().joinController;
      if (taking === undefined) throw new Error('Nothing was answered');
      return taking === 'none' ? '' : taking.packageId;
    },
    joinTaking: async () => {
      const { joinController } = chosen();
      await joinController.joinConfirmed();
      const last = portal.presenters.toasts.notes.at(-1);
      if (joinController.trouble) return { place: '', told: say(joinController.trouble) };
      return { place: portal.navigator.current(), told: last ? say(last.message) : '' };
    },
    takenElsewhere: async () => {
      const { trouble } = chosen();
      return trouble?.because === 'already-packaged' ? trouble.taken : [];
    },
  };
}
