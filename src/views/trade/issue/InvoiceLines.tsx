import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { Add16Regular } from '@fluentui/react-icons/svg/add';
import { Dismiss16Regular } from '@fluentui/react-icons/svg/dismiss';
import { observer } from 'mobx-react-lite';

import { moneyToText } from '../../../domain/money/money.ts';
import type { IssuePresenter } from '../../../presentation/trade/issue/issue-presenter.ts';
import { PressButton } from '../../design/actions/PressButton.tsx';
import { AmountField } from '../../design/fields/AmountField.tsx';
import { DateField } from '../../design/fields/DateField.tsx';
import { TextField } from '../../design/fields/TextField.tsx';
import { onNarrow, onPhone } from '../../design/theme/breakpoints.ts';
import { portal } from '../../design/theme/portal-tokens.ts';
import { useWords } from '../../../words/use-words.ts';

const useStyles = makeStyles({
  head: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', justifyContent: 'space-between', gap: '8px' },
  title: { margin: 0, fontSize: '14px', lineHeight: '20px', fontWeight: 600 },
  none: { margin: '8px 0 0', color: tokens.colorNeutralForeground3 },
  error: { margin: '4px 0 0', color: portal.badWords, fontSize: '12px', lineHeight: '18px' },
  list: { listStyleType: 'none', margin: 0, padding: 0 },
  line: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 1.2fr) minmax(0, 1.4fr) minmax(0, 1.3fr) 32px',
    gap: '8px',
    alignItems: 'start',
    padding: '10px 0',
    borderTop: `1px solid ${portal.hairlineSoft}`,
    [onNarrow]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)' },
    [onPhone]: { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
  used: { backgroundColor: portal.warnRow },
  remove: { paddingTop: '24px', [onPhone]: { paddingTop: 0 } },
  said: {
    gridColumn: '1 / -1',
    margin: 0,
    fontSize: '12px',
    lineHeight: '18px',
    color: tokens.colorNeutralForeground3,
  },
  saidUsed: { color: portal.warnWords },
});

/** The invoices behind an issue. An invoice that is used up is not counted and does not prevent the issue. */
export const InvoiceLines = observer(function InvoiceLines({
  presenter,
  id,
  error,
}: {
  readonly presenter: IssuePresenter;
  readonly id: string;
  readonly error: string | undefined;
}) {
  const styles = useStyles();
  const { say } = useWords();
  const { invoiceLines, mayAddInvoice } = presenter;
  return (
    <section aria-label={say('trade.invoices')}>
      <div className={styles.head}>
        <h3 className={styles.title}>{say('trade.invoices')}</h3>
        {mayAddInvoice && (
          <PressButton id={id} size="small" icon={<Add16Regular />} onPress={() => presenter.invoiceAdded()}>
            {say('trade.invoice-add')}
          </PressButton>
        )}
      </div>
      {error !== undefined && <p className={styles.error}>{error}</p>}
      {invoiceLines.length === 0 && <p className={styles.none}>{say('trade.invoices-none')}</p>}
      <ul className={styles.list}>
        {invoiceLines.map(({ invoice, index, isUsed, share }) => (
          <li key={index} className={mergeClasses(styles.line, isUsed && styles.used)}>
            <TextField
              label={say('trade.invoice-number')}
              value={invoice.number}
              maxLength={40}
              autoComplete="off"
              onChanged={(number) => presenter.invoiceChanged(index, { number })}
            />
            <TextField
              label={say('trade.invoice-code')}
              placeholder={say('trade.invoice-code-hint')}
              value={invoice.code}
              maxLength={20}
              autoComplete="off"
              onChanged={(code) => presenter.invoiceChanged(index, { code })}
            />
            <DateField
              label={say('trade.invoice-day')}
              value={invoice.issuedOn}
              latest={presenter.today}
              onChanged={(issuedOn) => presenter.invoiceChanged(index, { issuedOn })}
            />
            <AmountField
              label={say('trade.invoice-total')}
              value={invoice.total}
              onChanged={(total) => presenter.invoiceChanged(index, { total })}
            />
            <span className={styles.remove}>
              <PressButton
                kind="subtle"
                icon={<Dismiss16Regular />}
                label={say('trade.invoice-remove', { at: index + 1 })}
                onPress={() => presenter.invoiceRemoved(index)}
              />
            </span>
            {isUsed ? (
              <p className={mergeClasses(styles.said, styles.saidUsed)}>
                <s>{invoice.number}</s> {say('trade.invoice-used')}
              </p>
            ) : (
              share.fen > 0n && (
                <p className={styles.said}>{say('trade.invoice-share', { amount: moneyToText(share) })}</p>
              )
            )}
          </li>
        ))}
      </ul>
    </section>
  );
});
