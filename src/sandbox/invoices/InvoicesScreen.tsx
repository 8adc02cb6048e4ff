import { makeStyles, tokens } from '@fluentui/react-components';
import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { Card } from '../../views/design/panels/Card.tsx';
import { EmptyPanel } from '../../views/design/panels/EmptyPanel.tsx';
import { ListSkeleton } from '../../views/design/panels/ListSkeleton.tsx';
import { PageHeader } from '../../views/design/panels/PageHeader.tsx';
import { TextField } from '../../views/design/fields/TextField.tsx';
import { DataTable } from '../../views/design/table/DataTable.tsx';
import { onNarrow } from '../../views/design/theme/breakpoints.ts';
import { useConsole } from '../frame/console-context.ts';
import { SandboxFailed } from '../frame/SandboxFailed.tsx';
import { useSandboxWords } from '../words/use-sandbox-words.ts';
import { invoiceColumns } from './invoice-columns.tsx';
import { maxNumberCharacters } from './invoices-presenter.ts';
import { MarkInvoiceCard } from './MarkInvoiceCard.tsx';

const useStyles = makeStyles({
  columns: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) 320px',
    gap: '16px',
    alignItems: 'start',
    [onNarrow]: { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
  search: { maxWidth: '320px', padding: '0 16px 16px' },
  more: { margin: 0, padding: '8px 16px 16px', color: tokens.colorNeutralForeground3 },
});

/** The objections of the tax register to invoices. */
export const InvoicesScreen = observer(function InvoicesScreen() {
  const styles = useStyles();
  const say = useSandboxWords();
  const { invoices } = useConsole();
  const { content, search } = invoices;
  useEffect(() => {
    invoices.opened();
    return () => invoices.left();
  }, [invoices]);
  return (
    <>
      <PageHeader title={say('sandbox-invoices.title')} facts={say('sandbox-invoices.facts')} />
      <div className={styles.columns}>
        <Card title={say('sandbox-invoices.registered')}>
          <div className={styles.search}>
            <TextField
              label={say('sandbox-invoices.search')}
              type="search"
              value={search}
              maxLength={maxNumberCharacters}
              onChanged={invoices.searchTyped}
            />
          </div>
          {content.kind === 'loading' && <ListSkeleton />}
          {content.kind === 'failed' && <SandboxFailed failure={content.failure} onRetry={invoices.load} />}
          {content.kind === 'ready' && content.value.invoices.length === 0 && (
            <EmptyPanel title={say(search.trim() === '' ? 'sandbox-invoices.none' : 'sandbox-invoices.none-found')}>
              {say('sandbox-invoices.none-means')}
            </EmptyPanel>
          )}
          {content.kind === 'ready' && content.value.invoices.length > 0 && (
            <DataTable
              name={say('sandbox-invoices.registered')}
              columns={invoiceColumns(say, invoices.changed)}
              rowCount={content.value.invoices.length}
              rowAt={(index) => content.value.invoices[index]}
              rowName={({ number }) => number}
            />
          )}
          {content.kind === 'ready' && content.value.more && (
            <p className={styles.more}>{say('sandbox-invoices.more')}</p>
          )}
        </Card>
        <MarkInvoiceCard />
      </div>
    </>
  );
});
