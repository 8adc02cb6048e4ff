import type { ContentForm } from '../../application/ports/viewer/shared/content-reader.ts';

/** How a file is shown: as a document of pages that PDF readers read, or in a form of its own. */
export type PreviewForm = 'pdf' | ContentForm;

const workbook = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

const byType: ReadonlyMap<string, PreviewForm> = new Map([
  ['application/pdf', 'pdf'],
  ...['image/jpeg', 'image/jpg', 'image/png', 'image/gif', 'image/webp', 'image/bmp'].map(
    (type) => [type, 'picture'] as const,
  ),
  ...['application/ofd', 'application/x-ofd', 'application/vnd.ofd'].map((type) => [type, 'ofd'] as const),
  ...['application/xml', 'text/xml'].map((type) => [type, 'xml'] as const),
  [workbook, 'workbook'],
  ...['text/plain', 'text/csv'].map((type) => [type, 'text'] as const),
]);

const byEnding: ReadonlyMap<string, PreviewForm> = new Map([
  ['pdf', 'pdf'],
  ['jpg', 'picture'],
  ['jpeg', 'picture'],
  ['png', 'picture'],
  ['gif', 'picture'],
  ['webp', 'picture'],
  ['bmp', 'picture'],
  ['ofd', 'ofd'],
  ['xml', 'xml'],
  ['xlsx', 'workbook'],
  ['txt', 'text'],
  ['csv', 'text'],
]);

/** Types that say nothing: stores give them to what they do not know. */
const silent = new Set([
  '',
  'application/octet-stream',
  'binary/octet-stream',
  'application/zip',
  'application/x-zip-compressed',
]);

/** How a file is shown; undefined when it cannot be. Its type decides, and its name where the type says nothing. */
export function previewOf(mimeType: string, name: string): PreviewForm | undefined {
  const type = mimeType.split(';')[0]?.trim().toLowerCase() ?? '';
  return byType.get(type) ?? (silent.has(type) ? previewOfName(name) : undefined);
}

/** What a file will be, as far as its name tells; for certain its type is known with its address. */
export function previewOfName(name: string): PreviewForm | undefined {
  return byEnding.get(/\.([a-z]+)$/iu.exec(name)?.[1]?.toLowerCase() ?? '');
}
