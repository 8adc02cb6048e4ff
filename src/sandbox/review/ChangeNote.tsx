import { Notice } from '../../views/design/panels/Notice.tsx';
import type { QueuedItem } from '../api/sandbox-answers.ts';
import { useSandboxWords } from '../words/use-sandbox-words.ts';

/** That a document came or changed since the return, and which file it replaces. */
export function ChangeNote({ item: { changedSinceReturn, replaced } }: { readonly item: QueuedItem }) {
  const say = useSandboxWords();
  if (!changedSinceReturn && !replaced) return null;
  // Where its fields alone were corrected, no file was replaced.
  const file =
    replaced &&
    (replaced.sameFiles ? say('sandbox-deeds.same-file') : say('sandbox.replaced', { name: replaced.fileName }));
  return (
    <Notice tone="info" small title={say(replaced ? 'sandbox.changed' : 'sandbox.added')}>
      {file}
    </Notice>
  );
}
