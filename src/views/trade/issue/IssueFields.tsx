import { makeStyles } from '@fluentui/react-components';
import { observer } from 'mobx-react-lite';

import { maxContractNumberCharacters } from '../../../domain/trade/shared/issue-rules.ts';
import type { IssuePresenter } from '../../../presentation/trade/issue/issue-presenter.ts';
import { TextField } from '../../design/fields/TextField.tsx';
import { Card } from '../../design/panels/Card.tsx';
import { useWords } from '../../../words/use-words.ts';
import { CheckList } from '../shared/CheckList.tsx';
import { AmountCard, errorAt, FlowCard, issueFieldId, IssueTroubles, othersAt, PayeeCard } from './IssueCards.tsx';
import { InvoiceLines } from './InvoiceLines.tsx';

const useStyles = makeStyles({
  stack: { display: 'flex', flexDirection: 'column', gap: '12px' },
});

/** The fields of an issue in parts, with the rules beside their fields. */
export const IssueFields = observer(function IssueFields({ presenter }: { readonly presenter: IssuePresenter }) {
  const styles = useStyles();
  const { say } = useWords();
  const { form } = presenter;
  return (
    <>
      <IssueTroubles presenter={presenter} />
      <PayeeCard presenter={presenter} label={say('trade.payee')} hint={say('trade.payee-hint')} />
      <AmountCard presenter={presenter} />
      <Card title={say('trade.papers')} padded>
        <div className={styles.stack}>
          <TextField
            label={say('trade.contract')}
            hint={say('trade.contract-hint')}
            value={form.contractNumber}
            maxLength={maxContractNumberCharacters}
            autoComplete="off"
            onChanged={(contractNumber) => presenter.changed({ contractNumber })}
          />
          <InvoiceLines
            presenter={presenter}
            id={issueFieldId('invoices')}
            error={errorAt(presenter, 'invoices', say)}
          />
        </div>
        {form.invoices.length > 0 && <CheckList isCompact checks={othersAt(presenter, 'invoices')} />}
      </Card>
      <FlowCard presenter={presenter} />
    </>
  );
});
