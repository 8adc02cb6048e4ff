import { makeStyles } from '@fluentui/react-components';
import { Dismiss16Regular } from '@fluentui/react-icons/svg/dismiss';
import { observer } from 'mobx-react-lite';

import type { ChooseCreditsPresenter } from '../../../presentation/evidence/choose-credits/choose-credits-presenter.ts';
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
export const ChosenCredits = observer(function ChosenCredits({ presenter }: { readonly presenter: ChooseCreditsPresenter }) {
  const styles = useStyles();
  const { say } = useWords();
  return (
    <ul className={styles.list}>
      {presenter.viewModel.summary.credits.map(({ fkCredit, number, amount }) => (
        <li key={fkCredit} className={styles.credit}>
          <span className={styles.number}>{number}</span>
          <span className={styles.amount}>{money(amount)}</span>
          <PressButton kind="subtle" size="small" icon={<Dismiss16Regular />} label={say('choose.leave', { number })} onPress={() => presenter.ticked(fkCredit, false)} />
        </li>
      ))}
    </ul>
  );
});
