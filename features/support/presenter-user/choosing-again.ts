import { invoiceOf } from '../../../src/domain/evidence/materials/document-content.ts';
import type { EarlierView } from '../../../src/presentation/evidence/materials/commands/earlier-choice.ts';
import type { MaterialsPresenter } from '../../../src/presentation/evidence/materials/materials-presenter.ts';
import type { ChoosingAgain, EarlierShown } from '../abilities/choosing-again.ts';
import { until } from '../until.ts';
import { opened, say, type OpenPortal } from './open-portal.ts';

export function choosingAgain(portal: OpenPortal): ChoosingAgain {
  const atWork = (): MaterialsPresenter => opened(portal.screens.materials, 'The package');
  const view = (): EarlierView => {
    const shown = atWork().earlier.view;
    if (!shown) throw new Error('Nothing is chosen from');
    return shown;
  };

  async function found(): Promise<readonly EarlierShown[]> {
    await until('what was given before is shown', () => view().rows.kind !== 'loading');
    const { rows } = view();
    if (rows.kind !== 'ready') throw new Error('What was given before could not be had');
    return rows.value.map(({ number, fileName, usedIn, validity, refusal }) => ({
      number,
      fileName,
      usedIn: say(usedIn),
      validity: validity ? say(validity.words) : '',
      refusal: refusal ? say(refusal) : '',
    }));
  }

  /** The rows that are shown during the search are those of the former query. */
  async function after(change: () => void): Promise<readonly EarlierShown[]> {
    const before = JSON.stringify(view().rows);
    change();
    await until(
      'another answer is shown',
      () => JSON.stringify(view().rows) !== before && view().rows.kind !== 'loading',
    );
    return found();
  }

  return {
    lookAmongEarlier: async (what, underReview = false) => {
      const material = atWork().materials.find(
        ({ documentType }) => documentType === (what === 'contracts' ? 'BUSI_CONTRACT' : 'BUSI_INVOICE'),
      );
      if (!material) throw new Error(`The package asks for no ${what}`);
      const { earlier } = atWork();
      earlier.opened(material.materialId);
      if (what === 'trade invoices' && earlier.kind !== 'trade-invoices')
        throw new Error('No trade invoices are offered');
      const first = await found();
      return underReview ? after(() => earlier.kindChosen('contracts-in-review')) : first;
    },
    searchEarlier: async (text) =>
      after(() => {
        atWork().earlier.keywordTyped(text);
        atWork().earlier.searchPressed();
      }),
    lastOfEarlier: async () => {
      const { pages, page } = view();
      const last = page === pages ? await found() : await after(() => atWork().earlier.pageChosen(pages));
      return { total: view().total, last };
    },
    chooseEarlier: async (numbers) => {
      const { earlier } = atWork();
      const { rows } = view();
      for (const row of rows.kind === 'ready' ? rows.value : [])
        if (numbers.includes(row.number)) earlier.documentTicked(row.documentId, true);
      await earlier.choiceConfirmed();
      if (earlier.open || earlier.failure) throw new Error('They were not put into the package');
    },
    markShown: async (number) => {
      const item = atWork()
        .materials.flatMap(({ items }) => items)
        .find(({ content }) => invoiceOf(content)?.number === number);
      const card = (): string => atWork().state.card(item?.documentId ?? '').view?.mark ?? '';
      await until('the register has answered', () => card() !== '');
      return card();
    },
  };
}
