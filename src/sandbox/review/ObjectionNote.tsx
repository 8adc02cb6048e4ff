import { Notice } from '../../views/design/panels/Notice.tsx';
import { useSandboxWords } from '../words/use-sandbox-words.ts';

/** The final reviewer's objection, which only the platform sees. */
export function ObjectionNote({ objection }: { readonly objection: string }) {
  const say = useSandboxWords();
  if (objection === '') return null;
  return (
    <Notice tone="warn" small title={say('sandbox.objection')}>
      {objection}
    </Notice>
  );
}
