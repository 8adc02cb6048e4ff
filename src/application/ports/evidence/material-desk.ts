import type { Invoice } from '../../../domain/evidence/invoice/invoice.ts';
import type { DocumentContent } from '../../../domain/evidence/materials/document-content.ts';
import type { ItemProblem } from '../../../domain/evidence/materials/item-problems.ts';
import type { Material, MaterialItem } from '../../../domain/evidence/materials/material.ts';

/** What a clerk changes of an item; what is left out stays. */
export interface ItemChange {
  readonly fileIds?: readonly string[];
  readonly content?: DocumentContent;
}

/** A field that is typed, as the domain calls it. */
export type ContentField = Exclude<ItemProblem['field'], 'files'>;

export type ItemOutcome =
  | { readonly saved: true; readonly item: MaterialItem }
  /** Somebody else changed this item since it was seen. */
  | { readonly saved: false; readonly because: 'changed-by-another'; readonly by: string }
  /** The back end does not take what one field says. */
  | { readonly saved: false; readonly because: 'field-refused'; readonly field: ContentField }
  | { readonly saved: false; readonly because: 'not-open' | 'material-full' | 'file-missing' | 'gone' };

/** What several invoices may share (checklist F-217); what is left out stays as it is. */
export type SharedFields = Partial<Pick<Invoice, 'type' | 'code' | 'date'>>;

export type SharedOutcome =
  | { readonly saved: true; readonly items: readonly MaterialItem[] }
  /** None was changed; `documentId` is the first that stands in the way, where the back end says so. */
  | {
      readonly saved: false;
      readonly refused: Extract<ItemOutcome, { readonly saved: false }>;
      readonly documentId: string | undefined;
    };

export type RemovalOutcome = { readonly saved: true } | Extract<ItemOutcome, { readonly saved: false }>;

/** What is in a package: the categories of its standard and the documents given (document 2, section 7). */
export interface MaterialDesk {
  materials(packageId: string, signal?: AbortSignal): Promise<readonly Material[]>;
  /** One document as it is now; undefined where it is gone. */
  document(documentId: string): Promise<MaterialItem | undefined>;
  /** `key` makes an addition that is sent twice one item. */
  add(material: Material, change: ItemChange, key: string): Promise<ItemOutcome>;
  change(seen: MaterialItem, change: ItemChange): Promise<ItemOutcome>;
  /** Writes the same fields into several invoices of one material: into all of them, or none. */
  changeShared(materialId: string, seen: readonly MaterialItem[], shared: SharedFields): Promise<SharedOutcome>;
  remove(seen: MaterialItem, material: Material): Promise<RemovalOutcome>;
}
