import { message, type Message } from '../../words/catalogue.ts';
import type { ForeignPicture } from '../../domain/uploads/picture-format.ts';
import type { UploadTrouble } from './upload-trouble.ts';

/** Names the foreign format of a picture, and how to save the picture so that it is accepted. */
function foreignPictureWords({ format, flaw }: ForeignPicture): Message {
  if (flaw === 'too-many-pixels') return message('refusals.file-pixels');
  return message(flaw === 'several-pages' ? 'refusals.file-tiff-pages' : `refusals.file-${format}`);
}

/** Troubles of the store and of the platform, which customer service can see to. */
const serviceTroubles: ReadonlySet<UploadTrouble['because']> = new Set([
  'store-away',
  'store-full',
  'store-read-only',
  'store-refused',
  'store-fault',
  'callback-failed',
  'no-upload-form',
  'failed',
]);

/** Whether a trouble leads to the online consultation (document 1, section 8; F-156). */
export const asksService = ({ because }: UploadTrouble): boolean => serviceTroubles.has(because);

/** Why a file did not arrive, and what to do (document 1, section 8). */
export function troubleWords(trouble: UploadTrouble): Message {
  switch (trouble.because) {
    case 'extension-not-allowed':
      return message('refusals.file-extension', { allowed: trouble.allowed });
    case 'foreign-picture':
      return foreignPictureWords(trouble);
    case 'too-large':
      return message('refusals.file-too-large', { megabytes: trouble.limitMegabytes });
    case 'empty-file':
      return message('refusals.file-empty');
    case 'wrong-content':
      return message('refusals.file-content');
    case 'no-workbook':
      return message('refusals.file-no-workbook');
    case 'encrypted':
      return message('refusals.file-encrypted');
    case 'unreadable':
      return message('refusals.file-unreadable');
    case 'check-timed-out':
      return message('refusals.file-check-timed-out');
    case 'too-many-pixels':
      return message('refusals.file-pixels');
    case 'damaged-on-the-way':
    case 'file-missing':
      return message('refusals.file-damaged');
    case 'bad-name':
      return message('refusals.file-name', { most: trouble.most });
    case 'active-content':
      return message('refusals.file-active', { what: trouble.what });
    case 'archive-refused':
      return message(`materials.archive-${trouble.what}`);
    case 'infected':
      return message('refusals.file-infected');
    case 'not-scanned':
      return message('refusals.file-not-scanned');
    case 'too-many-uploads':
      return message('refusals.too-many-uploads');
    case 'other-file':
      return message('materials.other-file');
    case 'being-checked':
      return message('refusals.file-being-checked');
    case 'store-away':
    case 'store-full':
    case 'store-read-only':
    case 'store-refused':
    case 'store-fault':
      return message(`refusals.${trouble.because}`);
    case 'callback-failed':
      return message('refusals.upload-callback');
    case 'no-upload-form':
      return trouble.message === ''
        ? message('refusals.upload-abandoned')
        : message('refusals.server-said', { words: trouble.message });
    case 'not-open':
      return message('refusals.not-open');
    case 'material-full':
      return message('refusals.material-full');
    case 'gone':
      return message('refusals.item-gone');
    case 'field-refused':
      return message('refusals.refused');
    case 'changed-by-another':
      return message('refusals.changed-by-another', { by: trouble.by });
    case 'failed':
      return trouble.failure.kind === 'unexpected-answer' || trouble.failure.what.key === 'refusals.refused'
        ? message('refusals.upload-failed')
        : trouble.failure.what;
  }
}
