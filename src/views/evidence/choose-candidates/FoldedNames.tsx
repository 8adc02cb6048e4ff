import { makeStyles } from '@fluentui/react-components';
import { useState } from 'react';

import { PressButton } from '../../design/actions/PressButton.tsx';
import { useWords } from '../../../words/use-words.ts';

const useStyles = makeStyles({ press: { marginLeft: '-8px' } });

/** The number of names that are shown; the others are behind a button. */
const shownAtFirst = 5;

/** A list of names, in which the names after the first few are folded. */
export function FoldedNames({ names }: { readonly names: readonly string[] }) {
  const styles = useStyles();
  const { say } = useWords();
  const [unfolded, setUnfolded] = useState(false);
  // A button that hides only one name would take as much room as that name.
  const folds = names.length > shownAtFirst + 1;
  const shown = folds && !unfolded ? names.slice(0, shownAtFirst) : names;
  return (
    <>
      {shown.map((name) => (
        <div key={name}>{name}</div>
      ))}
      {folds && (
        <div className={styles.press}>
          <PressButton kind="subtle" size="small" aria-expanded={unfolded} onPress={() => setUnfolded(!unfolded)}>
            {unfolded ? say('choose.names-fold') : say('choose.names-more', { count: names.length - shownAtFirst })}
          </PressButton>
        </div>
      )}
    </>
  );
}
