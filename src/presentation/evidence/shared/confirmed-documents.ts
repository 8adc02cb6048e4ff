import { observable } from 'mobx';
import type { Drafts } from '../../../application/ports/drafts.ts';
import { sameFiles } from '../../../domain/evidence/materials/correction.ts';
import type { MaterialItem } from '../../../domain/evidence/materials/material.ts';
import { savedFields, type ItemFields } from './item-fields.ts';

/** A user's confirmation of a document: its files and its values at that time. */
interface Confirmation {
  readonly fileIds: readonly string[];
  readonly said: readonly string[];
}

const draftName = (documentId: string): string => `checked:${documentId}`;
const fileIdsOf = (item: MaterialItem): readonly string[] => item.files.map((file) => file.fileId);
const isTexts = (value: unknown): value is readonly string[] =>
  Array.isArray(value) && value.every((each) => typeof each === 'string');

function isConfirmation(value: unknown): value is Confirmation {
  return (
    typeof value === 'object' &&
    value !== null &&
    'fileIds' in value &&
    'said' in value &&
    isTexts(value.fileIds) &&
    isTexts(value.said)
  );
}

function valuesOf(item: MaterialItem, fields: ItemFields): readonly string[] {
  return Object.entries(savedFields(item, fields)).map(([field, value]) => `${field} ${value}`);
}

/**
 * Documents that were read by machine and that a user confirmed. Confirmations are kept in this browser; another file
 * or another value ends them.
 */
export class ConfirmedDocuments {
  readonly #drafts: Drafts;
  readonly #known = observable.map<string, Confirmation | undefined>({}, { deep: false });

  constructor(drafts: Drafts) {
    this.#drafts = drafts;
  }

  has(item: MaterialItem, fields: ItemFields): boolean {
    const kept = this.#read(item.documentId);
    return (
      kept !== undefined && sameFiles(kept.fileIds, fileIdsOf(item)) && sameFiles(kept.said, valuesOf(item, fields))
    );
  }

  add(item: MaterialItem, fields: ItemFields): void {
    const confirmation: Confirmation = { fileIds: fileIdsOf(item), said: valuesOf(item, fields) };
    this.#known.set(item.documentId, confirmation);
    this.#drafts.write(draftName(item.documentId), confirmation);
  }

  forget(documentId: string): void {
    this.#known.delete(documentId);
    this.#drafts.remove(draftName(documentId));
  }

  #read(documentId: string): Confirmation | undefined {
    if (this.#known.has(documentId)) return this.#known.get(documentId);
    const kept = this.#drafts.read(draftName(documentId));
    return isConfirmation(kept) ? kept : undefined;
  }
}
