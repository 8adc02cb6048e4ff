import { mergeClasses } from '@fluentui/react-components';
import type {
  WrittenInvoice,
  WrittenLine,
  WrittenParty,
} from '../../application/ports/viewer/shared/content-reader.ts';
import { emptyValue } from '../../words/format.ts';
import { useWords } from '../../words/use-words.ts';
import { KeyValueFacts } from '../design/panels/KeyValueFacts.tsx';
import { useWrittenStyles } from './use-written-styles.ts';

const columns: readonly (readonly [keyof WrittenLine, boolean])[] = [
  ['item', false],
  ['specification', false],
  ['unit', false],
  ['quantity', true],
  ['price', true],
  ['amount', true],
  ['rate', true],
  ['tax', true],
];

/** The data of an electronic invoice with labels, in the order of the printed form: parties, lines, totals. */
export function WrittenInvoiceSheet({ invoice }: { readonly invoice: WrittenInvoice }) {
  const styles = useWrittenStyles();
  const { say } = useWords();
  const { lines, lineCount } = invoice;
  const party = (side: 'buyer' | 'seller', { name, taxNumber, address, telephone, bank, account }: WrittenParty) => (
    <section className={styles.part} aria-label={say(`written.${side}`)}>
      <h3 className={styles.title}>{say(`written.${side}`)}</h3>
      <KeyValueFacts
        layout="down"
        facts={[
          { label: say('written.party-name'), value: name, strong: true },
          { label: say('written.party-tax-number'), value: taxNumber },
          { label: say('written.party-address'), value: `${address} ${telephone}`.trim() },
          { label: say('written.party-bank'), value: `${bank} ${account}`.trim() },
        ]}
      />
    </section>
  );
  return (
    <div className={styles.sheet}>
      <p className={styles.note}>{say('written.invoice-note')}</p>
      <section className={styles.part} aria-label={say('written.invoice')}>
        <KeyValueFacts
          facts={invoice.facts.map(({ name, value }) => ({
            label: say(`written.${name}`),
            value,
            strong: name === 'number',
          }))}
        />
      </section>
      <div className={styles.parties}>
        {party('buyer', invoice.buyer)}
        {party('seller', invoice.seller)}
      </div>
      <section className={styles.part} aria-label={say('written.lines')}>
        <h3 className={styles.title}>{say('written.lines')}</h3>
        {lines.length === 0 ? (
          <p className={styles.note}>{say('written.no-lines')}</p>
        ) : (
          <div className={styles.wide}>
            <table className={styles.lines}>
              <thead>
                <tr>
                  {columns.map(([name, isFigure]) => (
                    <th key={name} scope="col" className={mergeClasses(styles.lineHead, isFigure && styles.figure)}>
                      {say(`written.${name}`)}
                    </th>
                  ))}
                </tr>
              </thead>
              <tbody>
                {lines.map((line, index) => (
                  // Lines stay where they are; two may say the same.
                  // oxlint-disable-next-line react/no-array-index-key
                  <tr key={index}>
                    {columns.map(([name, isFigure]) => (
                      <td
                        key={name}
                        className={mergeClasses(
                          styles.lineCell,
                          isFigure && styles.figure,
                          name === 'item' && styles.item,
                        )}
                      >
                        {line[name] === '' ? emptyValue : line[name]}
                      </td>
                    ))}
                  </tr>
                ))}
              </tbody>
            </table>
          </div>
        )}
        {lines.length < lineCount && (
          <p className={styles.note}>{say('written.lines-cut', { shown: lines.length, count: lineCount })}</p>
        )}
      </section>
      <section className={styles.part} aria-label={say('written.total')}>
        <KeyValueFacts
          facts={[
            { label: say('written.amount-excluding-tax'), value: invoice.amountExcludingTax, amount: true },
            { label: say('written.tax-total'), value: invoice.tax, amount: true },
            { label: say('written.total'), value: invoice.total, amount: true, strong: true },
            { label: say('written.remark'), value: invoice.remark },
          ]}
        />
      </section>
    </div>
  );
}
