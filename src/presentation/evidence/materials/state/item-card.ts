import { computedStruct, makeObservable } from 'mobx';
import { itemView, type ItemSources } from '../views/item-view.ts';
import type { ItemView } from '../materials-view-model.ts';

/** Provides what a document's card is made of. */
export interface CardSources {
  sources(documentId: string): ItemSources | undefined;
}

/** The view of one item. It changes only when something of this item differs. */
export class ItemCard {
  readonly documentId: string;
  readonly #cards: CardSources;

  constructor(documentId: string, cards: CardSources) {
    this.documentId = documentId;
    this.#cards = cards;
    makeObservable(this, { view: computedStruct });
  }

  get view(): ItemView | undefined {
    const sources = this.#cards.sources(this.documentId);
    return sources && itemView(sources);
  }
}
