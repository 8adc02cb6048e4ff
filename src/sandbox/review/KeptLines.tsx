import { makeStyles } from '@fluentui/react-components';
import { ChevronDown16Regular } from '@fluentui/react-icons/svg/chevron-down';
import { ChevronRight16Regular } from '@fluentui/react-icons/svg/chevron-right';
import { useId, useState, type ReactNode } from 'react';
import { portal } from '../../views/design/theme/portal-tokens.ts';
import { PressButton } from '../../views/design/actions/PressButton.tsx';
import { useSandboxWords } from '../words/use-sandbox-words.ts';

const useStyles = makeStyles({ fold: { padding: '8px 8px', borderTop: `1px solid ${portal.hairlineSoft}` } });

/** What keeps its mark of an earlier round, folded; it can be unfolded and marked otherwise. */
export function KeptLines({ count, open: wanted, children }: { readonly count: number; readonly open: boolean; readonly children: ReactNode }) {
  const styles = useStyles();
  const say = useSandboxWords();
  const [unfolded, setUnfolded] = useState(false);
  const linesId = useId();
  const open = unfolded || wanted;
  return (
    <>
      <div className={styles.fold}>
        <PressButton kind="subtle" size="small" icon={open ? <ChevronDown16Regular /> : <ChevronRight16Regular />} aria-expanded={open} aria-controls={linesId} onPress={() => setUnfolded(!open)}>
          {say('sandbox-deeds.kept', { documents: count })}
        </PressButton>
      </div>
      <div id={linesId}>{open && children}</div>
    </>
  );
}
