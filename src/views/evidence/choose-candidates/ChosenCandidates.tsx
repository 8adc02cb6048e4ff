import { makeStyles } from '@fluentui/react-components';
import { Dismiss16Regular } from '@fluentui/react-icons/svg/dismiss';
import { useState } from 'react';
import type { UIEvent } from 'react';
import { observer } from 'mobx-react-lite';

import type { ChooseCandidatesPresenter } from '../../../presentation/evidence/choose-candidates/choose-candidates-presenter.ts';
import { PressButton } from '../../design/actions/PressButton.tsx';
import { money } from '../../../words/format.ts';
import { useWords } from '../../../words/use-words.ts';

/** The approximate height of a line, in pixels. */
const lineHeight = 28;
/** The number of lines rendered at once. Thousands may be chosen, of which about six are visible. */
const atOnce = 50;

const useStyles = makeStyles({
  list: { listStyleType: 'none', margin: 0, padding: 0, maxHeight: '168px', overflowY: 'auto', scrollbarWidth: 'thin' },
  credit: { display: 'flex', alignItems: 'center', gap: '8px', minHeight: `${lineHeight}px` },
  number: { flexGrow: 1, minWidth: 0, overflowWrap: 'anywhere' },
  amount: { flexShrink: 0, fontVariantNumeric: 'tabular-nums' },
});

/** The chosen candidates, each with a button to remove it. Further ones are rendered while the user scrolls. */
export const ChosenCandidates = observer(function ChosenCandidates({
  presenter,
}: {
  readonly presenter: ChooseCandidatesPresenter;
}) {
  const styles = useStyles();
  const { say } = useWords();
  const [reached, setReached] = useState(atOnce);
  const { candidates } = presenter.viewModel.summary;
  const scrolled = ({ currentTarget: { scrollTop, clientHeight } }: UIEvent<HTMLElement>): void => {
    const lines = Math.ceil((scrollTop + clientHeight) / lineHeight / atOnce + 0.5) * atOnce;
    if (lines > reached) setReached(lines);
  };
  const rest = Math.max(0, candidates.length - reached);
  return (
    <ul className={styles.list} onScroll={scrolled}>
      {candidates.slice(0, reached).map(({ id, number, amount }, index) => (
        <li key={id} className={styles.credit} aria-setsize={candidates.length} aria-posinset={index + 1}>
          <span className={styles.number}>{number}</span>
          <span className={styles.amount}>{money(amount)}</span>
          <PressButton
            kind="subtle"
            size="small"
            icon={<Dismiss16Regular />}
            label={say('choose.leave', { number })}
            onPress={() => presenter.candidateTicked(id, false)}
          />
        </li>
      ))}
      {rest > 0 && <li aria-hidden="true" style={{ height: rest * lineHeight }} />}
    </ul>
  );
});
