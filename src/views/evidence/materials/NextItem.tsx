import { makeStyles } from '@fluentui/react-components';
import { observer } from 'mobx-react-lite';
import { isWaiting } from '../../../presentation/evidence/materials/item-folds.ts';
import type { MaterialsPresenter } from '../../../presentation/evidence/materials/materials-presenter.ts';
import { useWords } from '../../../words/use-words.ts';
import { PressButton } from '../../design/actions/PressButton.tsx';

const useStyles = makeStyles({ place: { display: 'flex', justifyContent: 'flex-end' } });

interface NextItemProps {
  readonly presenter: MaterialsPresenter;
  readonly docFileId: string;
  readonly onNext: () => void;
}

/** At the end of a form: on to the next document that waits, and how many do. */
export const NextItem = observer(function NextItem({ presenter, docFileId, onNext }: NextItemProps) {
  const styles = useStyles();
  const { say } = useWords();
  const waiting = presenter.inside.beside(docFileId).filter((item) => item.docFileId !== docFileId && isWaiting(item)).length;
  if (waiting === 0) return null;
  return (
    <div className={styles.place}>
      <PressButton size="small" onPress={onNext} aria-keyshortcuts="Control+Enter" hint={say('materials.next-item-keys')}>
        {say('materials.next-item', { count: waiting })}
      </PressButton>
    </div>
  );
});
