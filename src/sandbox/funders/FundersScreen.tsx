import { makeStyles } from '@fluentui/react-components';
import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { maxReferenceCharacters } from '../../domain/trade/financing/payment.ts';
import { PressButton } from '../../views/design/actions/PressButton.tsx';
import { AmountField } from '../../views/design/fields/AmountField.tsx';
import { TextField } from '../../views/design/fields/TextField.tsx';
import { Card } from '../../views/design/panels/Card.tsx';
import { EmptyPanel } from '../../views/design/panels/EmptyPanel.tsx';
import { ListSkeleton } from '../../views/design/panels/ListSkeleton.tsx';
import { PageHeader } from '../../views/design/panels/PageHeader.tsx';
import { useConsole } from '../frame/console-context.ts';
import { SandboxFailed } from '../frame/SandboxFailed.tsx';
import { useSandboxWords } from '../words/use-sandbox-words.ts';
import { FinancingItem } from './FinancingItem.tsx';
import { UnmatchedLines } from './UnmatchedLines.tsx';

const useStyles = makeStyles({
  list: { listStyleType: 'none', margin: 0, padding: 0 },
  fields: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(220px, 1fr))',
    gap: '8px 16px',
    alignItems: 'start',
    marginBottom: '12px',
  },
});

/** The form for a line of a bank's statement that pays an instrument or a financing. */
const StatementLine = observer(function StatementLine() {
  const styles = useStyles();
  const say = useSandboxWords();
  const { funders } = useConsole();
  const { number, amount, reference } = funders.line;
  const problem = funders.lineProblem;
  return (
    <Card title={say('sandbox-funders.line')} note={say('sandbox-funders.line-means')} padded>
      <div className={styles.fields}>
        <TextField
          label={say('sandbox-funders.number')}
          value={number}
          maxLength={64}
          autoComplete="off"
          onChanged={(typed) => funders.lineTyped({ number: typed })}
        />
        <AmountField
          label={say('sandbox-funders.amount')}
          value={amount}
          onChanged={(typed) => funders.lineTyped({ amount: typed })}
        />
        <TextField
          label={say('sandbox-funders.reference')}
          value={reference}
          maxLength={maxReferenceCharacters}
          autoComplete="off"
          onChanged={(typed) => funders.lineTyped({ reference: typed })}
        />
      </div>
      <PressButton
        busy={funders.busy}
        unavailable={problem && say(problem)}
        onPress={async () => funders.linePressed()}
      >
        {say('sandbox-funders.enter')}
      </PressButton>
    </Card>
  );
});

/** The funders, who decide about financings and pay them out, and the bank, which confirms payments. */
export const FundersScreen = observer(function FundersScreen() {
  const styles = useStyles();
  const say = useSandboxWords();
  const { funders } = useConsole();
  const { loader } = funders;
  const { content } = loader;
  useEffect(() => {
    funders.opened();
    return () => funders.left();
  }, [funders]);
  return (
    <>
      <PageHeader title={say('sandbox-funders.title')} facts={say('sandbox-funders.facts')} />
      <Card title={say('sandbox-funders.all')}>
        {content.kind === 'loading' && <ListSkeleton />}
        {content.kind === 'failed' && <SandboxFailed failure={content.failure} onRetry={loader.load} />}
        {content.kind === 'ready' && content.value.financings.length === 0 && (
          <EmptyPanel title={say('sandbox-funders.none')}>{say('sandbox-funders.none-means')}</EmptyPanel>
        )}
        {content.kind === 'ready' && content.value.financings.length > 0 && (
          <ul className={styles.list}>
            {content.value.financings.map((financing) => (
              <FinancingItem key={financing.financingId} financing={financing} />
            ))}
          </ul>
        )}
      </Card>
      <StatementLine />
      <UnmatchedLines />
    </>
  );
});
