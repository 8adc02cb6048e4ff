import { observer } from 'mobx-react-lite';
import { statementLineBars } from '../../domain/trade/financing/statement-line.ts';
import { PressButton } from '../../views/design/actions/PressButton.tsx';
import { TextField } from '../../views/design/fields/TextField.tsx';
import { Card } from '../../views/design/panels/Card.tsx';
import { EmptyPanel } from '../../views/design/panels/EmptyPanel.tsx';
import { money } from '../../words/format.ts';
import type { ListedLine } from '../api/financing-answers.ts';
import { useConsole } from '../frame/console-context.ts';
import { useRowStyles } from '../frame/row-styles.ts';
import { useSandboxWords } from '../words/use-sandbox-words.ts';

const LineFacts = observer(function LineFacts({ line }: { readonly line: ListedLine }) {
  const styles = useRowStyles();
  const say = useSandboxWords();
  const { reference, number, amount, valueDay, bar, explainedBy, words } = line;
  const why = statementLineBars.find((each) => each === bar) ?? 'unknown';
  return (
    <>
      <div>{say('sandbox-funders.line-facts', { reference, number, amount: money(amount), day: valueDay })}</div>
      <div className={styles.facts}>{say(`sandbox-funders.bar-${why}`)}</div>
      {explainedBy !== '' && (
        <div className={styles.facts}>{say('sandbox-funders.explained-by', { officer: explainedBy, words })}</div>
      )}
    </>
  );
});

/** An unmatched line, with an officer's explanation. */
const Unmatched = observer(function Unmatched({ line }: { readonly line: ListedLine }) {
  const styles = useRowStyles();
  const say = useSandboxWords();
  const { funders } = useConsole();
  const { number, words, officer } = funders.settlingOf(line);
  const problem = funders.settlementProblem(line);
  return (
    <li>
      <section className={styles.row} aria-label={line.reference}>
        <LineFacts line={line} />
        <div className={styles.fields}>
          <TextField
            label={say('sandbox-funders.officer')}
            value={officer}
            maxLength={40}
            autoComplete="off"
            onChanged={(typed) => funders.settlementTyped(line, { officer: typed })}
          />
          <TextField
            label={say('sandbox-funders.other-number')}
            value={number}
            maxLength={64}
            autoComplete="off"
            onChanged={(typed) => funders.settlementTyped(line, { number: typed })}
          />
          <TextField
            label={say('sandbox-funders.explanation')}
            value={words}
            maxLength={200}
            autoComplete="off"
            onChanged={(typed) => funders.settlementTyped(line, { words: typed })}
          />
        </div>
        <div>
          <PressButton
            size="small"
            busy={funders.busy}
            unavailable={problem && say(problem)}
            onPress={async () => funders.settlePressed(line)}
          >
            {say('sandbox-funders.settle')}
          </PressButton>
        </div>
      </section>
    </li>
  );
});

/** Unmatched lines of bank statements, until an officer explains them. */
export const UnmatchedLines = observer(function UnmatchedLines() {
  const styles = useRowStyles();
  const say = useSandboxWords();
  const { unmatched, explained } = useConsole().funders;
  return (
    <Card title={say('sandbox-funders.unmatched')} note={say('sandbox-funders.unmatched-means')}>
      {unmatched.length + explained.length === 0 && <EmptyPanel title={say('sandbox-funders.unmatched-none')} />}
      <ul className={styles.list}>
        {unmatched.map((line) => (
          <Unmatched key={line.reference} line={line} />
        ))}
        {explained.map((line) => (
          <li key={line.reference} className={styles.row}>
            <LineFacts line={line} />
          </li>
        ))}
      </ul>
    </Card>
  );
});
