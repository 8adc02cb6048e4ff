import { makeStyles } from '@fluentui/react-components';
import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { PressButton } from '../../views/design/actions/PressButton.tsx';
import { AmountField } from '../../views/design/fields/AmountField.tsx';
import { SelectField } from '../../views/design/fields/SelectField.tsx';
import { TextField } from '../../views/design/fields/TextField.tsx';
import { Card } from '../../views/design/panels/Card.tsx';
import { ListSkeleton } from '../../views/design/panels/ListSkeleton.tsx';
import { PageHeader } from '../../views/design/panels/PageHeader.tsx';
import { portal } from '../../views/design/theme/portal-tokens.ts';
import type { CreditParties } from '../api/credit-answers.ts';
import { useConsole } from '../frame/console-context.ts';
import { SandboxFailed } from '../frame/SandboxFailed.tsx';
import { useSandboxWords } from '../words/use-sandbox-words.ts';

const useStyles = makeStyles({
  form: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(240px, 1fr))',
    gap: '16px',
    padding: '16px',
    alignItems: 'start',
  },
  act: { padding: '0 16px 16px' },
  list: { listStyleType: 'none', margin: 0, padding: 0 },
  row: { padding: '12px 16px', borderTop: `1px solid ${portal.hairlineSoft}`, overflowWrap: 'anywhere' },
});

const Form = observer(function Form({ parties }: { readonly parties: CreditParties }) {
  const styles = useStyles();
  const say = useSandboxWords();
  const { credits } = useConsole();
  const { form, problem, busy } = credits;
  const among = { core: parties.cores, holder: parties.holders, funder: parties.funders } as const;
  return (
    <>
      <div className={styles.form}>
        {(['core', 'holder', 'funder'] as const).map((field) => (
          <SelectField
            key={field}
            label={say(`sandbox-credits.${field}`)}
            value={form[field]}
            placeholder={say('sandbox-credits.choose')}
            choices={among[field].map(({ pkCorp, name }) => ({ value: pkCorp, label: name }))}
            onChanged={(value) => credits.typed(field, value)}
          />
        ))}
        <AmountField
          label={say('sandbox-credits.amount')}
          value={form.amount}
          onChanged={(value) => credits.typed('amount', value)}
        />
        <TextField
          label={say('sandbox-credits.days')}
          value={form.days}
          maxLength={3}
          onChanged={(value) => credits.typed('days', value)}
        />
      </div>
      <div className={styles.act}>
        <PressButton
          kind="primary"
          busy={busy}
          unavailable={problem && say(problem)}
          onPress={async () => credits.issuePressed()}
        >
          {say('sandbox-credits.issue')}
        </PressButton>
      </div>
    </>
  );
});

/** The page of a core enterprise, which issues credits to its suppliers. */
export const CreditsScreen = observer(function CreditsScreen() {
  const styles = useStyles();
  const say = useSandboxWords();
  const { credits } = useConsole();
  const { content, issued } = credits;
  useEffect(() => {
    credits.opened();
    return () => credits.left();
  }, [credits]);
  return (
    <>
      <PageHeader title={say('sandbox-credits.title')} facts={say('sandbox-credits.facts')} />
      <Card title={say('sandbox-credits.form')}>
        {content.kind === 'loading' && <ListSkeleton />}
        {content.kind === 'failed' && <SandboxFailed failure={content.failure} onRetry={credits.load} />}
        {content.kind === 'ready' && <Form parties={content.value} />}
      </Card>
      {issued.length > 0 && (
        <Card title={say('sandbox-credits.issued')}>
          <ul className={styles.list}>
            {issued.map(({ number, core, holder, amount, dueDate }) => (
              <li key={number} className={styles.row}>
                <b>{number}</b> {say('sandbox-credits.issued-line', { core, holder, amount, day: dueDate })}
              </li>
            ))}
          </ul>
        </Card>
      )}
    </>
  );
});
