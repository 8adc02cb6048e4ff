import type { ProductState } from '../../../domain/products/shared/opening.ts';
import { reasonMessage } from '../../../presentation/products/product-overview/check-words.ts';
import type { CardGroup, ProductCard } from '../../../presentation/products/product-overview/product-cards.ts';
import type { PlainKey } from '../../../words/catalogue.ts';
import type { Say } from '../../../words/use-words.ts';
import type { Tone } from '../../design/panels/tone.ts';

/** The DOM id of the links into an open product. */
export const waysOnId = 'product-ways-on';

/** The words and the colour of each state. */
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

/** The words and the colour of one product. A withdrawn or outdated agreement takes precedence over the state. */
export function lookOf({ opening, agreement }: Pick<ProductCard, 'opening' | 'agreement'>): {
  readonly tone: Tone;
  readonly words: PlainKey;
} {
  return agreement === undefined
    ? stateLook[opening.state]
    : { tone: agreement.isHeldUp ? 'bad' : 'warn', words: `products.state-${lineOf(agreement)}` };
}

/** The suffix of the catalogue keys for an agreement that is no longer in force. */
const lineOf = ({ kind, isHeldUp }: NonNullable<ProductCard['agreement']>) =>
  kind === 'to-sign' && isHeldUp ? 'overdue' : kind;

/** The number of unmet conditions. An unsigned agreement does not count, because opening the product signs it. */
export function unmetCount({ opening }: Pick<ProductCard, 'opening'>): number {
  return opening.checks.filter(({ because }) => because !== undefined && because !== 'agreement-unsigned').length;
}

/** One line on the state of a product; empty if the heading of its group states everything. */
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
  return say('products.card-left', { count: unmetCount(card) });
}
