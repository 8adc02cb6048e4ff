import type { DocumentContent } from '../../../domain/evidence/materials/document-content.ts';
import type { FileClarity } from '../../../domain/uploads/picture-clarity.ts';
import { message, type Message } from '../../../words/catalogue.ts';

/**
 * The note that a document's picture is unclear, and what to do about its gravest flaw (document 2, sections 5 and 8).
 * Empty if the picture is clear, or if that is unknown.
 */
export function unclearNotes(
  clarity: FileClarity | undefined,
  kind: DocumentContent['kind'],
): readonly { readonly words: Message; readonly doubt: Message | undefined }[] {
  if (clarity?.state !== 'unclear') return [];
  const [gravest] = clarity.flaws;
  return [
    {
      words: message(kind === 'contract' ? 'reading.unclear-contract' : 'reading.unclear'),
      doubt: gravest && message(`reading.clarity-${gravest}`),
    },
  ];
}
