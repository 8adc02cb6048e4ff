import type { DocumentContent } from '../../../domain/evidence/materials/document-content.ts';
import type { FileClarity } from '../../../domain/uploads/picture-clarity.ts';
import { message, type Message } from '../../../words/catalogue.ts';

/**
 * That a document's picture is not clear, and what to do about the gravest of it (document 2, sections 5 and 8);
 * nothing where it is, or nobody can tell.
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
