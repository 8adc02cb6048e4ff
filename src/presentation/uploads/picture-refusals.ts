import type { UploadOutcome } from '../../application/ports/uploads/document-vault.ts';
import { attachmentLimits } from '../../domain/uploads/attachment-limits.ts';
import { allowedExtensions, fileRefusal, type FileLimits } from '../../domain/uploads/file-limits.ts';
import { imageKilobytes } from '../../domain/uploads/attachment-limits.ts';
import type { Message } from '../../words/catalogue.ts';
import { troubleWords } from './trouble-words.ts';

/** What pictures that go with a text may be, and how large each, in bytes (F-170). */
export const pictureTypes = { extensions: allowedExtensions(attachmentLimits), bytes: imageKilobytes * 1024 } as const;

interface Described {
  readonly name: string;
  readonly size: number;
}

/** Why a file is not even sent to where these limits hold; undefined where it is. */
export function refusedFile(file: Described, limits: FileLimits): Message | undefined {
  const refusal = fileRefusal(file, limits);
  return refusal && troubleWords(refusal);
}

/** Why a picture is not even sent; undefined where it is. */
export const refusedPicture = (file: Described): Message | undefined => refusedFile(file, attachmentLimits);

/** What a picture itself is at fault for is not tried again. */
const ofThePicture: readonly string[] = [
  'extension-not-allowed',
  'too-large',
  'empty-file',
  'wrong-content',
  'encrypted',
  'unreadable',
  'too-many-pixels',
  'bad-name',
  'active-content',
  'archive-refused',
  'infected',
];

/** Why one did not arrive. */
export function troubleOf(outcome: Extract<UploadOutcome, { readonly arrived: false }>): {
  readonly because: Message;
  readonly canRetry: boolean;
} {
  return { because: troubleWords(outcome), canRetry: !ofThePicture.includes(outcome.because) };
}
