import { makeStyles } from '@fluentui/react-components';
import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { PressButton } from '../../views/design/actions/PressButton.tsx';
import { TextField } from '../../views/design/fields/TextField.tsx';
import { Card } from '../../views/design/panels/Card.tsx';
import { EmptyPanel } from '../../views/design/panels/EmptyPanel.tsx';
import { ListSkeleton } from '../../views/design/panels/ListSkeleton.tsx';
import { PageHeader } from '../../views/design/panels/PageHeader.tsx';
import { DataTable } from '../../views/design/table/DataTable.tsx';
import type { SmallTransferShown } from '../api/bank-answers.ts';
import { useConsole } from '../frame/console-context.ts';
import { SandboxFailed } from '../frame/SandboxFailed.tsx';
import { useSandboxWords } from '../words/use-sandbox-words.ts';

const useStyles = makeStyles({
  fields: { display: 'flex', flexWrap: 'wrap', alignItems: 'flex-end', gap: '12px' },
});

/** The button that returns a pending transfer, or the reason for which it was returned. */
const SendBack = observer(function SendBack({ transfer }: { readonly transfer: SmallTransferShown }) {
  const say = useSandboxWords();
  const { bank } = useConsole();
  if (!transfer.open) return transfer.returned;
  return (
    <PressButton
      size="small"
      busy={bank.busy}
      onPress={async () => bank.sendBackPressed(transfer, say('sandbox-bank.reason'))}
    >
      {say('sandbox-bank.send-back')}
    </PressButton>
  );
});

const sendBack = (transfer: SmallTransferShown) => <SendBack transfer={transfer} />;

/** The form in which a bank reports the balance of the account from which a company pays. */
const Balance = observer(function Balance() {
  const styles = useStyles();
  const say = useSandboxWords();
  const { bank } = useConsole();
  return (
    <Card padded title={say('sandbox-bank.balance')} note={say('sandbox-bank.balance-means')}>
      <div className={styles.fields}>
        <TextField
          label={say('sandbox-bank.balance-company')}
          value={bank.company}
          maxLength={64}
          autoComplete="off"
          onChanged={(typed) => bank.companyTyped(typed)}
        />
        <TextField
          label={say('sandbox-bank.balance-amount')}
          value={bank.balance}
          maxLength={30}
          autoComplete="off"
          onChanged={(typed) => bank.balanceTyped(typed)}
        />
        <PressButton busy={bank.busy} onPress={async () => bank.balancePressed()}>
          {say('sandbox-bank.balance-tell')}
        </PressButton>
      </div>
    </Card>
  );
});

/**
 * The statements of the receiving banks. They show the small amount that each company received and enters in the
 * portal, and can return a transfer.
 */
export const BankScreen = observer(function BankScreen() {
  const say = useSandboxWords();
  const { bank } = useConsole();
  const { loader } = bank;
  const { content } = loader;
  useEffect(() => {
    void loader.load();
    return () => loader.stop();
  }, [loader]);
  return (
    <>
      <PageHeader title={say('sandbox-bank.title')} facts={say('sandbox-bank.facts')} />
      <Balance />
      <Card title={say('sandbox-bank.transfers')}>
        {content.kind === 'loading' && <ListSkeleton />}
        {content.kind === 'failed' && <SandboxFailed failure={content.failure} onRetry={loader.load} />}
        {content.kind === 'ready' && content.value.length === 0 && (
          <EmptyPanel title={say('sandbox-bank.none')}>{say('sandbox-bank.none-means')}</EmptyPanel>
        )}
        {content.kind === 'ready' && content.value.length > 0 && (
          <DataTable<SmallTransferShown>
            name={say('sandbox-bank.transfers')}
            columns={[
              {
                id: 'at',
                title: say('sandbox-bank.at'),
                minWidth: 136,
                share: 0,
                quiet: true,
                cell: ({ sentAt }) => say('sandbox.moment', { at: sentAt }),
              },
              {
                id: 'company',
                title: say('sandbox-bank.company'),
                minWidth: 220,
                share: 2,
                cell: ({ company }) => company,
                onCard: 'title',
              },
              {
                id: 'account',
                title: say('sandbox-bank.account'),
                minWidth: 180,
                share: 1,
                cell: ({ bankName, accountNo }) => `${bankName} ${accountNo}`,
                onCard: 'line',
              },
              {
                id: 'amount',
                title: say('sandbox-bank.amount'),
                minWidth: 96,
                share: 0,
                cell: ({ amountFen }) => `¥0.${String(amountFen).padStart(2, '0')}`,
                onCard: 'line',
              },
              {
                id: 'back',
                title: say('sandbox-bank.back'),
                minWidth: 240,
                share: 1,
                onCard: 'line',
                cell: sendBack,
              },
            ]}
            rowCount={content.value.length}
            rowAt={(index) => content.value[index]}
            rowName={({ company }) => company}
          />
        )}
      </Card>
    </>
  );
});
