import type { ProductState } from '../../../domain/products/shared/opening.ts';
import type { CardGroup, ProductCard } from '../../../presentation/products/product-overview/product-cards.ts';
import type { PlainKey } from '../../../words/catalogue.ts';
import type { Say } from '../../../words/use-words.ts';
import type { Tone } from '../../design/panels/tone.ts';

/** How each state is said and coloured. */
export const stateLook: Readonly<Record<ProductState, { readonly tone: Tone; readonly words: PlainKey }>> = {
  opened: { tone: 'ok', words: 'products.state-opened' }, openable: { tone: 'idle', words: 'products.state-openable' }, 'under-review': { tone: 'info', words: 'products.state-under-review' }, 'not-open': { tone: 'idle', words: 'products.state-not-open' },
};

export const groupWords: Readonly<Record<CardGroup, PlainKey>> = {
  opened: 'products.group-opened', openable: 'products.group-openable', 'under-review': 'products.group-under-review', 'not-open': 'products.group-not-open', 'not-offered': 'products.group-not-offered',
};

/** What is left of a product's conditions but the agreement, which is signed as it is opened. */
export function leftOf({ opening }: Pick<ProductCard, 'opening'>): number {
  return opening.checks.filter(({ because }) => because !== undefined && because !== 'agreement-unsigned').length;
}

/** One line on how a product stands; empty where there is nothing to be said beside its group. */
export function cardLine(card: ProductCard, say: Say): string {
  const { state, reasons } = card.opening;
  if (state === 'opened') return card.agreement ? say(`products.line-${card.agreement.kind}`) : '';
  if (!card.offered) return say('products.because-not-offered');
  if (state === 'openable') return say('products.card-ready');
  if (reasons.every((reason) => reason === 'role' || reason === 'agreement-unsigned')) return say('products.card-role');
  return say('products.card-left', { count: leftOf(card) });
}
