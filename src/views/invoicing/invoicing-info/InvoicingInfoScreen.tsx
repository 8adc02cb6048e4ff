import { makeStyles } from '@fluentui/react-components';
import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';

import { invoicingArea } from '../../../presentation/invoicing/invoicing-presenters.ts';
import { Card } from '../../design/panels/Card.tsx';
import { FailedPanel } from '../../design/panels/FailedPanel.tsx';
import { FormSkeleton } from '../../design/panels/FormSkeleton.tsx';
import { PageHeader } from '../../design/panels/PageHeader.tsx';
import { onNarrow } from '../../design/theme/breakpoints.ts';
import { usePresenter } from '../../pages/presenters-context.ts';
import { useWords } from '../../../words/use-words.ts';
import { CompletenessCard } from './CompletenessCard.tsx';
import { InvoicingFacts } from './InvoicingFacts.tsx';
import { InvoicingForm } from './InvoicingForm.tsx';
import { InvoicingHistory } from './InvoicingHistory.tsx';

const useStyles = makeStyles({
  parts: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) 360px',
    gap: '16px',
    alignItems: 'start',
    [onNarrow]: { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
  column: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '16px' },
});

/**
 * The details to which the company's invoices are made out (document 1, section 2; checklist F-093). As a step of the
 * registration it calls `onRead` once its content is loaded.
 */
export const InvoicingInfoScreen = observer(function InvoicingInfoScreen({ onRead }: { readonly onRead?: () => void }) {
  const styles = useStyles();
  const { say } = useWords();
  const presenter = usePresenter(invoicingArea, (offered) => offered.invoicingInfo());
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
      <PageHeader title={say('invoicing.title')} facts={say('invoicing.facts')} />
      {current.kind === 'loading' && <FormSkeleton />}
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
          <div className={styles.column}>
            {current.value.mayChange ? (
              <InvoicingForm presenter={presenter} />
            ) : (
              <InvoicingFacts kept={current.value} />
            )}
          </div>
          <div className={styles.column}>
            <CompletenessCard presenter={presenter} />
            <InvoicingHistory changes={current.value.changes} />
          </div>
        </div>
      )}
    </>
  );
});
