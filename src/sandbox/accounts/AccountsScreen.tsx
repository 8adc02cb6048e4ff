import { makeStyles } from '@fluentui/react-components';
import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { onPhone } from '../../views/design/theme/breakpoints.ts';
import { Card } from '../../views/design/panels/Card.tsx';
import { DataTable } from '../../views/design/table/DataTable.tsx';
import { EmptyPanel } from '../../views/design/panels/EmptyPanel.tsx';
import { ListSkeleton } from '../../views/design/panels/ListSkeleton.tsx';
import { Notice } from '../../views/design/panels/Notice.tsx';
import { PageHeader } from '../../views/design/panels/PageHeader.tsx';
import { TextField } from '../../views/design/fields/TextField.tsx';
import { useConsole } from '../frame/console-context.ts';
import { SandboxFailed } from '../frame/SandboxFailed.tsx';
import { useSandboxWords } from '../words/use-sandbox-words.ts';
import { accountColumns } from './account-columns.tsx';

const useStyles = makeStyles({
  notice: { marginBottom: '16px' },
  search: {
    display: 'block',
    padding: '12px 16px 16px',
    maxWidth: '320px',
    boxSizing: 'border-box',
    [onPhone]: { maxWidth: 'none' },
  },
});

/** The accounts of the demo world, each with a button that signs in as its user. */
export const AccountsScreen = observer(function AccountsScreen() {
  const styles = useStyles();
  const say = useSandboxWords();
  const { accounts } = useConsole();
  const { viewModel, blockedAddress } = accounts;
  const shown = viewModel.kind === 'ready' ? viewModel.value : undefined;

  useEffect(() => accounts.opened(), [accounts]);

  return (
    <>
      <PageHeader
        title={say('sandbox.accounts-title')}
        facts={shown && shown.password !== '' ? say('sandbox.accounts-facts', { password: shown.password }) : undefined}
      />
      {blockedAddress !== undefined && (
        <div className={styles.notice}>
          <Notice tone="warn" live>
            {say('sandbox.tab-blocked')}{' '}
            <a href={blockedAddress} target="_blank" rel="noreferrer">
              {say('sandbox.open-portal')}
            </a>
          </Notice>
        </div>
      )}
      {viewModel.kind === 'loading' && <ListSkeleton />}
      {viewModel.kind === 'failed' && <SandboxFailed failure={viewModel.failure} onRetry={accounts.load} />}
      {shown && (
        <Card>
          <search className={styles.search}>
            <TextField
              type="search"
              label={say('sandbox.search-accounts')}
              value={shown.search}
              onChanged={accounts.searchTyped}
            />
          </search>
          {shown.accounts.length === 0 ? (
            <EmptyPanel title={say('sandbox.none-found-title')}>{say('sandbox.none-found')}</EmptyPanel>
          ) : (
            <DataTable
              name={say('sandbox.accounts-title')}
              columns={accountColumns(say, accounts.signInPressed)}
              rowCount={shown.accounts.length}
              rowAt={(index) => shown.accounts[index]}
              rowName={(account) => account.personName}
            />
          )}
        </Card>
      )}
    </>
  );
});
