import { observable } from 'mobx';
import type { Drafts } from '../../../application/ports/drafts.ts';
import { sameFiles } from '../../../domain/evidence/materials/correction.ts';
import type { MaterialItem } from '../../../domain/evidence/materials/material.ts';
import { settledFields, type ItemFields } from './item-fields.ts';

/** What somebody confirmed of a document: with which files, and what it said then. */
interface Confirmed {
  readonly fileIds: readonly string[];
  readonly said: readonly string[];
}

const draftName = (documentId: string): string => `checked:${documentId}`;
const fileIdsOf = (item: MaterialItem): readonly string[] => item.files.map((file) => file.fileId);
const isTexts = (value: unknown): value is readonly string[] =>
  Array.isArray(value) && value.every((each) => typeof each === 'string');

function isConfirmed(value: unknown): value is Confirmed {
  return (
    typeof value === 'object' &&
    value !== null &&
    'fileIds' in value &&
    'said' in value &&
    isTexts(value.fileIds) &&
    isTexts(value.said)
  );
}

function saying(item: MaterialItem, fields: ItemFields): readonly string[] {
  return Object.entries(settledFields(item, fields)).map(([field, value]) => `${field} ${value}`);
}

/**
 * Documents that were read by machines and found right by somebody. That is kept in this browser; another file, or
 * another value, is to be looked at again.
 */
export class ConfirmedDocuments {
  readonly #drafts: Drafts;
  readonly #known = observable.map<string, Confirmed | undefined>({}, { deep: false });

  constructor(drafts: Drafts) {
    this.#drafts = drafts;
  }

  has(item: MaterialItem, fields: ItemFields): boolean {
    const kept = this.#read(item.documentId);
    return kept !== undefined && sameFiles(kept.fileIds, fileIdsOf(item)) && sameFiles(kept.said, saying(item, fields));
  }

  add(item: MaterialItem, fields: ItemFields): void {
    const confirmed: Confirmed = { fileIds: fileIdsOf(item), said: saying(item, fields) };
    this.#known.set(item.documentId, confirmed);
    this.#drafts.write(draftName(item.documentId), confirmed);
  }

  forgotten(documentId: string): void {
    this.#known.delete(documentId);
    this.#drafts.remove(draftName(documentId));
  }

  #read(documentId: string): Confirmed | undefined {
    if (this.#known.has(documentId)) return this.#known.get(documentId);
    const kept = this.#drafts.read(draftName(documentId));
    return isConfirmed(kept) ? kept : undefined;
  }
}
