import { makeStyles, tokens } from '@fluentui/react-components';
import { ArrowDownload20Regular } from '@fluentui/react-icons/svg/arrow-download';
import type { SheetResultView } from '../../../presentation/evidence/materials/views/sheet-result-view.ts';
import { useWords } from '../../../words/use-words.ts';
import { PressButton } from '../../design/actions/PressButton.tsx';
import { Notice } from '../../design/panels/Notice.tsx';
import { onPhone } from '../../design/theme/breakpoints.ts';
import { portal } from '../../design/theme/portal-tokens.ts';
import { saveFile } from '../../design/actions/save-file.ts';

const useStyles = makeStyles({
  result: { display: 'flex', flexDirection: 'column', gap: '12px' },
  scroll: {
    maxHeight: '38vh',
    overflowY: 'auto',
    border: `1px solid ${portal.hairline}`,
    borderRadius: tokens.borderRadiusMedium,
    ':focus-visible': { outline: `2px solid ${tokens.colorStrokeFocus2}` },
  },
  table: {
    width: '100%',
    borderCollapse: 'collapse',
    fontSize: '13px',
    lineHeight: '18px',
    [onPhone]: { display: 'block' },
  },
  head: {
    textAlign: 'start',
    fontWeight: 600,
    padding: '6px 10px',
    backgroundColor: portal.quiet,
    position: 'sticky',
    top: 0,
    whiteSpace: 'nowrap',
  },
  heads: { [onPhone]: { display: 'none' } },
  rows: { [onPhone]: { display: 'block' } },
  // On a phone a row is a small card with its place, its value, and what to do.
  row: {
    [onPhone]: {
      display: 'grid',
      gridTemplateColumns: 'auto minmax(0, 1fr)',
      padding: '6px 0',
      borderTop: `1px solid ${portal.hairlineSoft}`,
    },
  },
  cell: {
    padding: '6px 10px',
    borderTop: `1px solid ${portal.hairlineSoft}`,
    verticalAlign: 'top',
    overflowWrap: 'anywhere',
    [onPhone]: { border: 'none', padding: '2px 10px' },
  },
  column: { whiteSpace: 'nowrap' },
  faulty: { display: 'flex', flexDirection: 'column', alignItems: 'flex-start', gap: '4px' },
  number: { fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' },
  value: { fontVariantNumeric: 'tabular-nums', [onPhone]: { gridColumn: '1 / -1' } },
  words: { color: portal.warnWords, minWidth: '220px', [onPhone]: { gridColumn: '1 / -1', minWidth: 0 } },
  quiet: { color: tokens.colorNeutralForeground3, fontSize: '12px', lineHeight: '18px' },
  repeated: { margin: '4px 0 0', paddingLeft: '18px', maxHeight: '18vh', overflowY: 'auto' },
});

export interface SheetResultProps {
  readonly result: SheetResultView;
  /** Whether the name of the sheet is shown, because there are several. */
  readonly named?: boolean;
}

/**
 * The result of the import of a sheet: the number of invoices, the refused rows with their reasons, and how to correct
 * them.
 */
export function SheetResult({ result, named: isNamed = false }: SheetResultProps) {
  const styles = useStyles();
  const { say } = useWords();
  const { name, tone, added, faulty, trouble, missing, problems, moreProblems, faultyRows } = result;
  const { repeated, remarked, unread } = result;
  const named = [...remarked, ...repeated];
  const outcome = added === 0 ? say('sheets.added-none') : say('sheets.added', { count: added });
  const columns = missing.map((label) => say(label)).join(say('formats.list-separator'));
  return (
    <section className={styles.result} aria-label={name}>
      <Notice
        tone={tone}
        live
        title={tone === 'bad' ? name : isNamed ? say('sheets.of-file', { name, words: outcome }) : outcome}
      >
        {trouble && say(trouble)}
        {columns !== '' && say('sheets.headings-missing', { columns })}
        {faulty > 0 && <div>{say('sheets.faulty', { count: faulty })}</div>}
        {repeated.length > 0 && <div>{say('sheets.repeated', { count: repeated.length })}</div>}
        {unread.map((words) => (
          <div key={say(words)}>{say(words)}</div>
        ))}
      </Notice>
      {problems.length > 0 && (
        // A scrolled region without anything to focus in it must take the focus itself, or no key could scroll it.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        <div className={styles.scroll} tabIndex={0} role="region" aria-label={say('sheets.faulty-table')}>
          <table className={styles.table}>
            <thead className={styles.heads}>
              <tr>
                {(['row', 'column', 'value', 'problem'] as const).map((head) => (
                  <th key={head} scope="col" className={styles.head}>
                    {say(`sheets.${head}`)}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody className={styles.rows}>
              {problems.map(({ key, row, column, value, words }) => (
                <tr key={key} className={styles.row}>
                  <td className={`${styles.cell} ${styles.number}`}>{say('sheets.row-at', { row })}</td>
                  <td className={`${styles.cell} ${styles.column}`}>{say(column)}</td>
                  <td className={`${styles.cell} ${styles.value}`}>{value}</td>
                  <td className={`${styles.cell} ${styles.words}`}>{say(words)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
      {moreProblems > 0 && <div className={styles.quiet}>{say('sheets.faulty-more', { count: moreProblems })}</div>}
      {faultyRows && (
        <div className={styles.faulty}>
          <PressButton kind="primary" icon={<ArrowDownload20Regular />} onPress={() => saveFile(faultyRows)}>
            {say('sheets.faulty-download')}
          </PressButton>
          <div className={styles.quiet}>{say('sheets.faulty-how')}</div>
        </div>
      )}
      {named.length > 0 && (
        <ul className={`${styles.quiet} ${styles.repeated}`}>
          {named.map((words) => (
            <li key={say(words)}>{say(words)}</li>
          ))}
        </ul>
      )}
    </section>
  );
}
