import type { ProductState } from '../../../domain/products/shared/opening.ts';
import { reasonMessage } from '../../../presentation/products/product-overview/check-words.ts';
import type { CardGroup, ProductCard } from '../../../presentation/products/product-overview/product-cards.ts';
import type { PlainKey } from '../../../words/catalogue.ts';
import type { Say } from '../../../words/use-words.ts';
import type { Tone } from '../../design/panels/tone.ts';

/** Where a product that is open leads. */
export const waysOnId = 'product-ways-on';

/** How each state is said and coloured. */
const stateLook: Readonly<Record<ProductState, { readonly tone: Tone; readonly words: PlainKey }>> = {
  opened: { tone: 'ok', words: 'products.state-opened' },
  openable: { tone: 'idle', words: 'products.state-openable' },
  'under-review': { tone: 'info', words: 'products.state-under-review' },
  'not-open': { tone: 'idle', words: 'products.state-not-open' },
};

export const groupWords: Readonly<Record<CardGroup, PlainKey>> = {
  opened: 'products.group-opened',
  openable: 'products.group-openable',
  'under-review': 'products.group-under-review',
  'not-open': 'products.group-not-open',
  'not-offered': 'products.group-not-offered',
};

/** The same of one product: one that is open is not well where its agreement was withdrawn, or is to be signed anew. */
export function lookOf({ opening, agreement }: Pick<ProductCard, 'opening' | 'agreement'>): {
  readonly tone: Tone;
  readonly words: PlainKey;
} {
  return agreement === undefined
    ? stateLook[opening.state]
    : { tone: agreement.isHeldUp ? 'bad' : 'warn', words: `products.state-${lineOf(agreement)}` };
}

/** Which words tell of an agreement that holds no more. */
const lineOf = ({ kind, isHeldUp }: NonNullable<ProductCard['agreement']>) =>
  kind === 'to-sign' && isHeldUp ? 'overdue' : kind;

/** What is left of a product's conditions but the agreement, which is signed as it is opened. */
export function leftOf({ opening }: Pick<ProductCard, 'opening'>): number {
  return opening.checks.filter(({ because }) => because !== undefined && because !== 'agreement-unsigned').length;
}

/** One line on how a product stands; empty where there is nothing to be said beside its group. */
export function cardLine(card: ProductCard, say: Say, certification: Parameters<typeof reasonMessage>[1]): string {
  const { state, reasons } = card.opening;
  if (state === 'opened') return card.agreement ? say(`products.line-${lineOf(card.agreement)}`) : '';
  if (!card.offered) return say('products.because-not-offered');
  if (state === 'openable') return say('products.card-ready');
  if (reasons.every((reason) => reason === 'role' || reason === 'agreement-unsigned')) return say('products.card-role');
  const [only, ...more] = card.opening.checks.flatMap(({ because }) =>
    because === undefined || because === 'agreement-unsigned' ? [] : [because],
  );
  if (only !== undefined && more.length === 0)
    return say('products.card-one-left', { what: say(reasonMessage(only, certification)) });
  return say('products.card-left', { count: leftOf(card) });
}
