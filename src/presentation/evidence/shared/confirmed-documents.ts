import { observable } from 'mobx';
import type { Drafts } from '../../../application/ports/drafts.ts';
import { sameFiles } from '../../../domain/evidence/materials/correction.ts';
import type { MaterialItem } from '../../../domain/evidence/materials/material.ts';
import { settledFields, type ItemFields } from './item-fields.ts';

/** What somebody confirmed of a document: with which files, and what it said then. */
interface Confirmed {
  readonly pkFiles: readonly string[];
  readonly said: readonly string[];
}

const draftName = (docFileId: string): string => `checked:${docFileId}`;
const pkFilesOf = (item: MaterialItem): readonly string[] => item.files.map((file) => file.pkFile);
const isTexts = (value: unknown): value is readonly string[] =>
  Array.isArray(value) && value.every((each) => typeof each === 'string');

function isConfirmed(value: unknown): value is Confirmed {
  return (
    typeof value === 'object' &&
    value !== null &&
    'pkFiles' in value &&
    'said' in value &&
    isTexts(value.pkFiles) &&
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
    const kept = this.#read(item.docFileId);
    return kept !== undefined && sameFiles(kept.pkFiles, pkFilesOf(item)) && sameFiles(kept.said, saying(item, fields));
  }

  add(item: MaterialItem, fields: ItemFields): void {
    const confirmed: Confirmed = { pkFiles: pkFilesOf(item), said: saying(item, fields) };
    this.#known.set(item.docFileId, confirmed);
    this.#drafts.write(draftName(item.docFileId), confirmed);
  }

  forgotten(docFileId: string): void {
    this.#known.delete(docFileId);
    this.#drafts.remove(draftName(docFileId));
  }

  #read(docFileId: string): Confirmed | undefined {
    if (this.#known.has(docFileId)) return this.#known.get(docFileId);
    const kept = this.#drafts.read(draftName(docFileId));
    return isConfirmed(kept) ? kept : undefined;
  }
}
