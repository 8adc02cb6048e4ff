import type { ItemView } from '../../../presentation/evidence/materials/materials-view-model.ts';
import { useWords } from '../../../words/use-words.ts';
import { FailureFacts } from '../../design/panels/FailureFacts.tsx';
import { Notice } from '../../design/panels/Notice.tsx';
import { PressButton } from '../../design/actions/PressButton.tsx';
import { useMaterials } from './materials-context.ts';

/** The reason why typed values could not be saved, with a retry. */
export function ItemUnsaved({ view }: { readonly view: ItemView }) {
  const { actions } = useMaterials();
  const { say } = useWords();
  const { save, documentId } = view;
  if (save.kind !== 'failed' && save.kind !== 'kept-here') return null;
  return (
    <Notice tone={save.kind === 'failed' ? 'bad' : 'warn'} small live>
      {save.kind === 'failed' ? say('materials.save-ended') + say(save.failure.what) : say('materials.kept-here')}
      {save.kind === 'failed' && (
        <FailureFacts code={save.failure.code || undefined} traceId={save.failure.traceId || undefined} />
      )}
      <PressButton kind="subtle" size="small" onPress={async () => actions.work.saveNowPressed(documentId)}>
        {say('materials.save-now')}
      </PressButton>
    </Notice>
  );
}
