import { Notice } from '../../views/design/panels/Notice.tsx';
import type { QueuedItem } from '../api/sandbox-answers.ts';
import { useSandboxWords } from '../words/use-sandbox-words.ts';

/** Reports that a document was added or changed since the return, and names the replaced file. */
export function ChangeNote({ item: { changedSinceReturn, replaced } }: { readonly item: QueuedItem }) {
  const say = useSandboxWords();
  if (!changedSinceReturn && !replaced) return null;
  // A correction of the fields replaces no file.
  const file =
    replaced &&
    (replaced.sameFiles ? say('sandbox-actions.same-file') : say('sandbox.replaced', { name: replaced.fileName }));
  return (
    <Notice tone="info" small title={say(replaced ? 'sandbox.changed' : 'sandbox.added')}>
      {file}
    </Notice>
  );
}
