import { computedStruct, makeObservable } from 'mobx';
import { itemView, type ItemSources } from './item-view.ts';
import type { ItemView } from './materials-view-model.ts';

/** One item as it is shown; told anew only when something of this very item differs. */
export class ItemCard {
  readonly docFileId: string;
  readonly #sources: (docFileId: string) => ItemSources | undefined;

  constructor(docFileId: string, sources: (docFileId: string) => ItemSources | undefined) {
    this.docFileId = docFileId;
    this.#sources = sources;
    makeObservable(this, { view: computedStruct });
  }

  get view(): ItemView | undefined {
    const sources = this.#sources(this.docFileId);
    return sources && itemView(sources);
  }
}
