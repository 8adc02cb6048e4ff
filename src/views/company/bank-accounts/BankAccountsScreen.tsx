import { makeStyles } from '@fluentui/react-components';
import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';

import type { BankAccountsPresenter } from '../../../presentation/company/bank-accounts/bank-accounts-presenter.ts';
import { companyArea } from '../../../presentation/company/company-presenters.ts';
import { PressButton } from '../../design/actions/PressButton.tsx';
import { PortalDialog } from '../../design/dialogs/PortalDialog.tsx';
import { Card } from '../../design/panels/Card.tsx';
import { EmptyPanel } from '../../design/panels/EmptyPanel.tsx';
import { FailedPanel } from '../../design/panels/FailedPanel.tsx';
import { FormSkeleton } from '../../design/panels/FormSkeleton.tsx';
import { Notice } from '../../design/panels/Notice.tsx';
import { PageHeader } from '../../design/panels/PageHeader.tsx';
import { usePresenter } from '../../pages/presenters-context.ts';
import { useWords } from '../../../words/use-words.ts';
import { AccountRow } from './AccountRow.tsx';
import { BankAccountForm } from './BankAccountForm.tsx';

const useStyles = makeStyles({
  parts: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '16px', maxWidth: '960px' },
  list: { listStyleType: 'none', margin: 0, padding: 0 },
});

const RemovalDialog = observer(function RemovalDialog({ presenter }: { readonly presenter: BankAccountsPresenter }) {
  const { say } = useWords();
  const { removing } = presenter;
  return (
    <PortalDialog
      open={removing !== undefined}
      kind="confirm"
      title={say('company.remove-title')}
      confirmLabel={say('company.remove')}
      destroys
      cancelLabel={say('company.cancel')}
      onConfirmed={async () => presenter.removalConfirmed()}
      onClosed={() => presenter.removalDropped()}
    >
      {removing && say('company.remove-body', { bank: removing.bankName, account: removing.masked })}
    </PortalDialog>
  );
});

/**
 * The company's accounts, and the verification that they are its own (checklist F-062). As a step of the registration
 * it calls `onRead` once its content is loaded.
 */
export const BankAccountsScreen = observer(function BankAccountsScreen({ onRead }: { readonly onRead?: () => void }) {
  const styles = useStyles();
  const { say } = useWords();
  const presenter = usePresenter(companyArea, (offered) => offered.bankAccounts());
  useEffect(() => {
    presenter.opened();
    return () => presenter.left();
  }, [presenter]);
  const { current, value } = presenter.content;
  useEffect(() => {
    if (value) onRead?.();
  }, [value, onRead]);
  return (
    <>
      <PageHeader
        title={say('company.accounts-title')}
        facts={say('company.accounts-facts')}
        actions={
          current.kind === 'ready' && current.value.mayChange && !presenter.showsForm ? (
            <PressButton onPress={() => presenter.addPressed()}>{say('company.add-another')}</PressButton>
          ) : undefined
        }
      />
      {!presenter.isOffered && (
        <Card>
          <EmptyPanel title={say('company.not-offered-title')}>{say('company.not-offered-body')}</EmptyPanel>
        </Card>
      )}
      {presenter.isOffered && current.kind === 'loading' && <FormSkeleton />}
      {current.kind === 'failed' && (
        <Card>
          <FailedPanel
            message={say(current.failure.what)}
            code={current.failure.code || undefined}
            traceId={current.failure.traceId || undefined}
            onRetry={current.failure.canRetry ? async () => presenter.content.load() : undefined}
          />
        </Card>
      )}
      {current.kind === 'ready' && (
        <div className={styles.parts}>
          {!current.value.mayChange && <Notice tone="info">{say('company.read-only')}</Notice>}
          {presenter.showsForm && <BankAccountForm presenter={presenter} />}
          {current.value.accounts.length === 0 ? (
            !current.value.mayChange && (
              <Card>
                <EmptyPanel title={say('company.none-title')}>{say('company.none-read-only')}</EmptyPanel>
              </Card>
            )
          ) : (
            <Card title={say('company.list')} note={say('company.list-count', { count: presenter.accounts.length })}>
              <ul className={styles.list}>
                {presenter.accounts.map((account) => (
                  <AccountRow
                    key={account.id}
                    presenter={presenter}
                    account={account}
                    mayChange={current.value.mayChange}
                  />
                ))}
              </ul>
            </Card>
          )}
        </div>
      )}
      <RemovalDialog presenter={presenter} />
    </>
  );
});
