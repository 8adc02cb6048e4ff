import { Notice } from '../../views/design/Notice.tsx';
import { money } from '../../words/format.ts';
import { useWords } from '../../words/use-words.ts';
import type { QueuedItem } from '../api/sandbox-answers.ts';
import { useSandboxWords } from '../words/use-sandbox-words.ts';

/** That a document came or changed since the return, and what it was before. */
export function ChangeNote({ item: { changedSinceReturn, replaced } }: { readonly item: QueuedItem }) {
  const say = useSandboxWords();
  const { say: sayPortal } = useWords();
  if (!changedSinceReturn && !replaced) return null;
  const before = replaced
    ? [
        // Where its fields alone were corrected, no file was replaced.
        ...(replaced.sameFiles ? [] : [say('sandbox.replaced', { name: replaced.fileName })]),
        ...(replaced.number === '' ? [] : [say('sandbox.replaced-number', { number: replaced.number })]),
        ...(replaced.amount === '' ? [] : [say('sandbox.replaced-amount', { amount: money(replaced.amount) })]),
      ]
    : [];
  return (
    <Notice tone="info" small title={say(replaced ? 'sandbox.changed' : 'sandbox.added')}>
      {before.join(sayPortal('formats.clause-separator'))}
    </Notice>
  );
}
