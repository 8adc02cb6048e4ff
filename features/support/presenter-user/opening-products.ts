import { promptWords, requirementWords, standingOf } from '../../../src/presentation/products/product-overview/check-words.ts';
import { groupedCards } from '../../../src/presentation/products/product-overview/product-cards.ts';
import type { ProductOverviewPresenter } from '../../../src/presentation/products/product-overview/product-overview-presenter.ts';
import { message } from '../../../src/words/catalogue.ts';
import type { OpeningProducts } from '../abilities/opening-products.ts';
import { until } from '../until.ts';
import { opened, say, type OpenPortal } from './open-portal.ts';
import { newestNote, noteSince } from './notes-since.ts';

export function openingProducts(portal: OpenPortal): OpeningProducts {
  let page: ProductOverviewPresenter | undefined;
  const shown = (): ProductOverviewPresenter => opened(page, 'The products');

  async function look(product: string): Promise<ProductOverviewPresenter> {
    page?.left();
    const next = (page = portal.presenters.productOverview());
    next.opened(product, 'en');
    await until('the products are shown', () => next.content.value !== undefined);
    return next;
  }

  /** What the last press came to. */
  function told(notesBefore: number): string {
    const { refused, trouble, notice } = shown();
    if (trouble) return say(trouble);
    if (notice) return say(notice.what);
    if (refused) return refused.prompt ? say(message(promptWords[refused.prompt])) : refused.words || say(message(refused.reasons.includes('no-soft-key') ? 'products.prompt-key' : 'products.prompt-changed'));
    const note = noteSince(portal.presenters.toasts, notesBefore);
    return note ? say(note.message) : '';
  }

  return {
    lookAtProducts: async () => void (await look('')),
    lookAtProduct: async (title) => {
      const found = (await look('')).cards.find((card) => card.title === title);
      if (!found) throw new Error(`No product is called ${title}`);
      await look(found.product);
    },
    checkProductAgain: async () => shown().checkPressed(),
    productStanding: async () => {
      const { opening } = opened(shown().shown, 'A product');
      return { state: opening.state, missing: opening.reasons.filter((reason) => reason !== 'agreement-unsigned') };
    },
    productGroups: async () => Object.fromEntries(groupedCards(shown().cards).map(({ group, cards }) => [group, cards.length])),
    unifiedHint: async () => shown().hint,
    pressOpen: async () => {
      const before = newestNote(portal.presenters.toasts);
      await shown().openPressed();
      return told(before);
    },
    openAgreeing: async () => {
      const before = newestNote(portal.presenters.toasts);
      await shown().openPressed();
      if (shown().reading === 'sign') await shown().agreePressed();
      return told(before);
    },
    productConditions: async () => {
      const certification = opened(shown().content.value, 'The products').certification;
      return Object.fromEntries(opened(shown().shown, 'A product').opening.checks.map((check) => [say(message(requirementWords[check.requirement])), say(standingOf(check, certification))]));
    },
    productAgreement: async () => opened(shown().shown, 'A product').agreement?.kind ?? '',
    signAnew: async () => {
      const before = newestNote(portal.presenters.toasts);
      shown().signAnewPressed();
      await shown().agreePressed();
      return told(before);
    },
    productLeadsTo: async () => opened(shown().shown, 'A product').path,
    pageAt: () => portal.navigator.current(),
  };
}
