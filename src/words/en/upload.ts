import { fileProgress, percent } from '../format.ts';
import { plural } from '../plural.ts';
import type { upload as words } from '../zh-CN/upload.ts';

export const upload: typeof words = {
  'upload.choose': 'Choose files',
  'upload.choose-one': 'Choose a file',
  'upload.drop': 'or drop here',
  'upload.drop-or-paste': 'or drop here, or paste a screenshot',
  'upload.drop-or-paste-here': 'or drop files here; click here to paste a picture',
  'upload.photograph': 'Take a photo',
  'upload.converted': ({ names, all, types }) =>
    `${names.join(', ')}${all > names.length ? `, and ${all - names.length} more` : ''}: converted to ${types.join(' and ')}. What was converted is uploaded as the document; please keep the original.`,
  'upload.archive-opened': ({ name, files }) =>
    `${name} was opened: ${plural(files, 'file', 'files')} in it will be uploaded one by one. The archive itself is not uploaded.`,
  'upload.drop-here': 'Release to upload',
  'upload.limits': ({ types, size }) => `${types}, up to ${size} each`,
  'upload.limits-count': ({ max }) => `${plural(max, 'file', 'files')} at most`,
  'upload.parallel': ({ parallel }) => `Up to ${parallel} at a time; you can go to other pages of the portal meanwhile`,
  'upload.under-way': ({ count }) =>
    `${plural(count, 'file is', 'files are')} still uploading; you can go to other pages of the portal meanwhile`,
  'upload.state-waiting': 'Waiting',
  'upload.state-uploading': 'Uploading',
  'upload.state-paused': 'Paused',
  'upload.state-finished': 'Uploaded',
  'upload.state-failed': 'Not uploaded',
  'upload.progress': ({ sent, total }) =>
    sent > 0 && sent >= total
      ? 'Sent; the platform is checking it'
      : `Uploading ${percent(total === 0 ? 0 : sent / total)} · ${fileProgress(sent, total)}`,
  'upload.paused-offline': 'The connection is lost: resumes once it is back',
  'upload.paused-store-away': 'The file store cannot be reached: tried again shortly',
  'upload.paused-signed-out': 'You are signed out: resumes once you sign in again',
  'upload.kept': ({ kept, total }) => `${fileProgress(kept, total)} need not be sent again`,
  'upload.resume': 'Try now',
  'upload.progress-label': ({ name }) => `Upload progress of ${name}`,
  'upload.announce-finished': ({ name }) => `${name} uploaded`,
  'upload.announce-failed': ({ name, reason }) => `${name} was not uploaded: ${reason}`,
  'upload.cancel': 'Cancel',
  'upload.retry': 'Try again',
  'upload.replace': 'Replace',
  'upload.remove': 'Remove',
};
