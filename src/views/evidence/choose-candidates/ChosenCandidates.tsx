import { makeStyles } from '@fluentui/react-components';
import { Dismiss16Regular } from '@fluentui/react-icons/svg/dismiss';
import { observer } from 'mobx-react-lite';

import type { ChooseCandidatesPresenter } from '../../../presentation/evidence/choose-candidates/choose-candidates-presenter.ts';
import { PressButton } from '../../design/actions/PressButton.tsx';
import { money } from '../../../words/format.ts';
import { useWords } from '../../../words/use-words.ts';

const useStyles = makeStyles({
  list: { listStyleType: 'none', margin: 0, padding: 0, maxHeight: '168px', overflowY: 'auto', scrollbarWidth: 'thin' },
  credit: { display: 'flex', alignItems: 'center', gap: '8px', minHeight: '28px' },
  number: { flexGrow: 1, minWidth: 0, overflowWrap: 'anywhere' },
  amount: { flexShrink: 0, fontVariantNumeric: 'tabular-nums' },
});

/** What is chosen, one by one, each with the way to leave it out again. */
export const ChosenCandidates = observer(function ChosenCandidates({ presenter }: { readonly presenter: ChooseCandidatesPresenter }) {
  const styles = useStyles();
  const { say } = useWords();
  return (
    <ul className={styles.list}>
      {presenter.viewModel.summary.candidates.map(({ id, number, amount }) => (
        <li key={id} className={styles.credit}>
          <span className={styles.number}>{number}</span>
          <span className={styles.amount}>{money(amount)}</span>
          <PressButton kind="subtle" size="small" icon={<Dismiss16Regular />} label={say('choose.leave', { number })} onPress={() => presenter.ticked(id, false)} />
        </li>
      ))}
    </ul>
  );
});
