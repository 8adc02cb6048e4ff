import { contentKind, latinText } from '../documents/content-kind.ts';

export type FileKind = 'xml' | 'ofd' | 'pdf' | 'jpeg' | 'png';

const head = 256;

/**
 * The kind of a file by its first bytes; undefined for a kind that no source reads. Every zip is taken for an OFD
 * document until it is opened.
 */
export function fileKindOf(bytes: Uint8Array): FileKind | undefined {
  const text = latinText(bytes.subarray(0, head));
  // Byte order marks and blanks may come before XML. PDFs come last, since their header may follow other bytes.
  if (/^(?:\u00ef\u00bb\u00bf|\s)*<(?:\?xml|[A-Za-z])/u.test(text)) return 'xml';
  if (text.startsWith('PK\u0003\u0004')) return 'ofd';
  const kind = contentKind(bytes);
  return kind === 'jpeg' || kind === 'png' || kind === 'pdf' || kind === 'xml' ? kind : undefined;
}
