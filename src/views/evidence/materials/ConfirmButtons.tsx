import { makeStyles } from '@fluentui/react-components';
import { observer } from 'mobx-react-lite';
import { useWords } from '../../../words/use-words.ts';
import { PressButton } from '../../design/actions/PressButton.tsx';
import { useMaterials } from './materials-context.ts';

const useStyles = makeStyles({ place: { display: 'flex', flexWrap: 'wrap', justifyContent: 'flex-end', gap: '8px' } });

interface ConfirmButtonsProps {
  readonly documentId: string;
  readonly onConfirmed: () => void;
  readonly onLater: () => void;
}

/** The buttons at the end of the form of a read document: confirm it, or leave it for later. */
export const ConfirmButtons = observer(function ConfirmButtons({
  documentId,
  onConfirmed,
  onLater,
}: ConfirmButtonsProps) {
  const { page } = useMaterials();
  const styles = useStyles();
  const { say } = useWords();
  const waiting = page.waitingBeside(documentId);
  return (
    <div className={styles.place}>
      {waiting > 0 && (
        <PressButton
          size="small"
          onPress={onLater}
          aria-keyshortcuts="Control+Enter"
          hint={say('materials.next-item-keys')}
          label={say('materials.next-item', { count: waiting })}
        >
          {say('reading.later')}
        </PressButton>
      )}
      <PressButton
        kind="primary"
        size="small"
        onPress={onConfirmed}
        aria-keyshortcuts="Enter"
        hint={say('reading.confirm-keys')}
      >
        {say(waiting > 0 ? 'reading.confirm-next' : 'reading.confirm-last')}
      </PressButton>
    </div>
  );
});
