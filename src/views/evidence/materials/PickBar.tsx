import { makeStyles } from '@fluentui/react-components';
import { observer } from 'mobx-react-lite';
import { useWords } from '../../../words/use-words.ts';
import { onLowScreen } from '../../design/theme/breakpoints.ts';
import { BusyRing } from '../../design/actions/BusyRing.tsx';
import { FooterBar } from '../../design/panels/FooterBar.tsx';
import { PressButton } from '../../design/actions/PressButton.tsx';
import { useMaterials } from './materials-context.ts';

const useStyles = makeStyles({
  place: { position: 'sticky', bottom: 0, zIndex: 4, padding: '0 16px 16px', [onLowScreen]: { position: 'static' } },
});

interface PickBarProps {
  /** The ids of the documents that can be picked. */
  readonly open: readonly string[];
}

/** The number of picked documents, and the actions on them. */
export const PickBar = observer(function PickBar({ open }: PickBarProps) {
  const { page, actions } = useMaterials();
  const styles = useStyles();
  const { say } = useWords();
  const { removal } = actions;
  const { pickedCount: count, leaving } = page.removal;
  const all = count === open.length;
  const removing = leaving.size;
  const buttons = (
    <>
      <PressButton onPress={() => removal.allPicked(all ? [] : open)}>
        {say(all ? 'materials.pick-none' : 'materials.pick-all')}
      </PressButton>
      <PressButton onPress={() => removal.pickingEnded()}>{say('common.cancel')}</PressButton>
      {actions.sharedChange.isOfferedFor(open) && (
        <PressButton
          unavailable={count === 0 ? say('together.pick-first') : undefined}
          aria-haspopup="dialog"
          onPress={() => actions.sharedChange.changePressed(removal.chosen)}
        >
          {say('together.change')}
        </PressButton>
      )}
      <PressButton
        kind="danger"
        unavailable={count === 0 ? say('materials.pick-first') : undefined}
        onPress={() => removal.pickedPressed()}
      >
        {say('materials.remove-picked')}
      </PressButton>
    </>
  );
  return (
    <div className={styles.place}>
      <FooterBar
        count={removing > 0 ? say('materials.removing', { count: removing }) : say('materials.picked', { count })}
        actions={removing > 0 ? <BusyRing /> : buttons}
      />
    </div>
  );
});
