import { makeStyles } from '@fluentui/react-components';
import { observer } from 'mobx-react-lite';
import { useWords } from '../../../words/use-words.ts';
import { PressButton } from '../../design/actions/PressButton.tsx';
import { useMaterials } from './materials-context.ts';

const useStyles = makeStyles({ place: { display: 'flex', justifyContent: 'flex-end' } });

interface NextItemProps {
  readonly documentId: string;
  readonly onNext: () => void;
}

/**
 * The end of a form: a button to the next document that waits, with the number of waiting documents. If none waits, it
 * leads to one that is being read.
 */
export const NextItem = observer(function NextItem({ documentId, onNext }: NextItemProps) {
  const { page } = useMaterials();
  const styles = useStyles();
  const { say } = useWords();
  const waiting = page.waitingBeside(documentId);
  if (!page.hasNextBeside(documentId)) return null;
  return (
    <div className={styles.place}>
      <PressButton
        size="small"
        onPress={onNext}
        aria-keyshortcuts="Control+Enter"
        hint={say('materials.next-item-keys')}
      >
        {say('materials.next-item', { count: waiting })}
      </PressButton>
    </div>
  );
});
