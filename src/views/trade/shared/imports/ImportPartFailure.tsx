import { useWords } from '../../../../words/use-words.ts';
import { PressButton } from '../../../design/actions/PressButton.tsx';
import { Notice } from '../../../design/panels/Notice.tsx';

/** The message that the import from sheets could not be loaded. */
export function ImportPartFailure({ onRetry }: { readonly onRetry: () => void }) {
  const { say } = useWords();
  return (
    <Notice
      tone="bad"
      live
      actions={
        <PressButton size="small" onPress={onRetry}>
          {say('common.retry')}
        </PressButton>
      }
    >
      {say('trade.import-failed')}
    </Notice>
  );
}
