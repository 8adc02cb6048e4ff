import { makeStyles } from '@fluentui/react-components';
import type { ItemView } from '../../../presentation/evidence/materials/materials-view-model.ts';
import { troubleWords } from '../../../presentation/uploads/trouble-words.ts';
import { useWords } from '../../../words/use-words.ts';
import { Notice } from '../../design/panels/Notice.tsx';
import { PressButton } from '../../design/actions/PressButton.tsx';
import { TwoValues } from '../shared/TwoValues.tsx';
import { useMaterials } from './materials-context.ts';

const useStyles = makeStyles({
  choice: { display: 'flex', flexWrap: 'wrap', gap: '8px', marginTop: '8px' },
  values: { marginTop: '6px', overflowX: 'auto' },
});

interface ItemConflictProps {
  readonly view: ItemView;
}

/**
 * The conflict when a colleague changed the same document, or when it can no longer be changed. Nothing was
 * overwritten, and the user chooses.
 */
export function ItemConflict({ view }: ItemConflictProps) {
  const { actions } = useMaterials();
  const styles = useStyles();
  const { say } = useWords();
  const { save, documentId, differences } = view;
  if (save.kind !== 'refused') return null;
  const choice = save.theirs ? (
    <>
      <PressButton size="small" onPress={async () => actions.work.conflictSettled(documentId, 'mine')}>
        {say('materials.conflict-mine')}
      </PressButton>
      <PressButton size="small" onPress={async () => actions.work.conflictSettled(documentId, 'theirs')}>
        {say('materials.conflict-theirs')}
      </PressButton>
    </>
  ) : (
    <PressButton size="small" onPress={() => actions.refusalRead(documentId)}>
      {say('materials.conflict-look')}
    </PressButton>
  );
  return (
    <Notice tone="warn" live>
      {say(troubleWords(save.outcome))}
      {differences.length > 0 && (
        <div className={styles.values}>
          <TwoValues heads={{ mine: say('materials.mine'), theirs: say('materials.theirs') }} lines={differences} />
        </div>
      )}
      <div className={styles.choice}>{choice}</div>
    </Notice>
  );
}
