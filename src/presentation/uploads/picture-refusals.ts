import type { UploadOutcome } from '../../application/ports/uploads/document-vault.ts';
import { attachmentLimits } from '../../domain/uploads/attachment-limits.ts';
import { allowedExtensions, fileRefusal, type FileLimits, type PickedName } from '../../domain/uploads/file-limits.ts';
import { imageKilobytes } from '../../domain/uploads/attachment-limits.ts';
import type { Message } from '../../words/catalogue.ts';
import { troubleWords } from './trouble-words.ts';

/** The allowed types of pictures beside a text, and their largest size in bytes (F-170). */
export const pictureTypes = { extensions: allowedExtensions(attachmentLimits), bytes: imageKilobytes * 1024 } as const;

/** Why these limits forbid a file to be sent; undefined if they allow it. */
export function fileRefusalWords(file: PickedName, limits: FileLimits): Message | undefined {
  const refusal = fileRefusal(file, limits);
  return refusal && troubleWords(refusal);
}

/** Why a picture may not be sent; undefined if it may. */
export const pictureRefusalWords = (file: PickedName): Message | undefined => fileRefusalWords(file, attachmentLimits);

/** Refusals that are due to the picture itself, so that a retry is useless. */
const permanentRefusals: readonly string[] = [
  'extension-not-allowed',
  'foreign-picture',
  'too-large',
  'empty-file',
  'wrong-content',
  'no-workbook',
  'encrypted',
  'unreadable',
  'too-many-pixels',
  'bad-name',
  'active-content',
  'archive-refused',
  'infected',
];

/** Why a picture did not arrive, and whether a retry may help. */
export function uploadTroubleOf(outcome: Extract<UploadOutcome, { readonly arrived: false }>): {
  readonly because: Message;
  readonly canRetry: boolean;
} {
  return { because: troubleWords(outcome), canRetry: !permanentRefusals.includes(outcome.because) };
}
