import { computedStruct, makeObservable } from 'mobx';
import { itemView, type ItemSources } from './item-view.ts';
import type { ItemView } from './materials-view-model.ts';

/** One item as it is shown; told anew only when something of this very item differs. */
export class ItemCard {
  readonly documentId: string;
  readonly #sources: (documentId: string) => ItemSources | undefined;

  constructor(documentId: string, sources: (documentId: string) => ItemSources | undefined) {
    this.documentId = documentId;
    this.#sources = sources;
    makeObservable(this, { view: computedStruct });
  }

  get view(): ItemView | undefined {
    const sources = this.#sources(this.documentId);
    return sources && itemView(sources);
  }
}
