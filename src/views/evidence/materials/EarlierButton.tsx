import { makeStyles } from '@fluentui/react-components';
import type { MaterialFrame } from '../../../presentation/evidence/materials/materials-view-model.ts';
import { useWords } from '../../../words/use-words.ts';
import { PressButton } from '../../design/actions/PressButton.tsx';
import { useMaterials } from './materials-context.ts';

const useStyles = makeStyles({ line: { display: 'flex', justifyContent: 'center', marginTop: '6px' } });

/** The button beside the drop zone that opens the choice of earlier documents. */
export function EarlierButton({ frame: { earlier, materialId, name } }: { readonly frame: MaterialFrame }) {
  const { actions } = useMaterials();
  const styles = useStyles();
  const { say } = useWords();
  if (earlier === undefined) return null;
  const words = say(earlier === 'invoices' ? 'reuse.choose-invoices' : 'reuse.choose-contracts');
  return (
    <div className={styles.line}>
      <PressButton
        kind="subtle"
        size="small"
        label={`${words}${say('formats.clause-separator')}${name}`}
        aria-haspopup="dialog"
        onPress={() => actions.earlier.opened(materialId)}
      >
        {words}
      </PressButton>
    </div>
  );
}
