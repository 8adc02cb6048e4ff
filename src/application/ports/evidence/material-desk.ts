import type { Invoice } from '../../../domain/evidence/invoice/invoice.ts';
import type { DocumentContent } from '../../../domain/evidence/materials/document-content.ts';
import type { ItemProblem } from '../../../domain/evidence/materials/item-problems.ts';
import type { Material, MaterialItem } from '../../../domain/evidence/materials/material.ts';

/** Changes of an item by an operator; absent fields stay as they are. */
export interface ItemChange {
  readonly fileIds?: readonly string[];
  readonly content?: DocumentContent;
}

/** A field that the user types, by its name in the domain. */
export type ContentField = Exclude<ItemProblem['field'], 'files'>;

export type ItemOutcome =
  | { readonly saved: true; readonly item: MaterialItem }
  /** Another user has changed this item since it was read. */
  | { readonly saved: false; readonly because: 'changed-by-another'; readonly by: string }
  /** The back end rejects the value of a field. */
  | { readonly saved: false; readonly because: 'field-refused'; readonly field: ContentField }
  | { readonly saved: false; readonly because: 'not-open' | 'material-full' | 'file-missing' | 'gone' };

/** Fields that can be written into several invoices at once (checklist F-217); absent fields stay as they are. */
export type SharedFields = Partial<Pick<Invoice, 'type' | 'code' | 'date'>>;

export type SharedOutcome =
  | { readonly saved: true; readonly items: readonly MaterialItem[] }
  /**
   * No invoice was changed. `documentId`: the first one that prevents the change; undefined where the back end does not
   * say.
   */
  | {
      readonly saved: false;
      readonly refused: Extract<ItemOutcome, { readonly saved: false }>;
      readonly documentId: string | undefined;
    };

export type RemovalOutcome = { readonly saved: true } | Extract<ItemOutcome, { readonly saved: false }>;

/** Content of a package: the categories of its standard and the documents in them (document 2, section 7). */
export interface MaterialDesk {
  materials(packageId: string, signal?: AbortSignal): Promise<readonly Material[]>;
  /** Current state of one document; undefined where it no longer exists. */
  document(documentId: string): Promise<MaterialItem | undefined>;
  /** Adds an item. Repeated calls with the same `key` add it once. */
  add(material: Material, change: ItemChange, key: string): Promise<ItemOutcome>;
  change(seen: MaterialItem, change: ItemChange): Promise<ItemOutcome>;
  /** Writes the same fields into several invoices of one material: into all of them or none. */
  changeShared(materialId: string, seen: readonly MaterialItem[], shared: SharedFields): Promise<SharedOutcome>;
  remove(seen: MaterialItem, material: Material): Promise<RemovalOutcome>;
}
