import { contentKind, latinText } from '../documents/content-kind.ts';

export type FileKind = 'xml' | 'ofd' | 'pdf' | 'jpeg' | 'png';

const head = 256;

/**
 * What a file is by its first bytes, never by its name; undefined for what no source reads. Of zips it says `ofd`: what
 * else they are is found when they are opened.
 */
export function fileKindOf(bytes: Uint8Array): FileKind | undefined {
  const text = latinText(bytes.subarray(0, head));
  // A byte order mark and blank lines before it are borne; a PDF may hide behind either, so it is asked after last.
  if (/^(?:\u00ef\u00bb\u00bf)?\s*<(?:\?xml|[A-Za-z])/u.test(text)) return 'xml';
  if (text.startsWith('PK\u0003\u0004')) return 'ofd';
  const kind = contentKind(bytes);
  return kind === 'jpeg' || kind === 'png' || kind === 'pdf' || kind === 'xml' ? kind : undefined;
}
