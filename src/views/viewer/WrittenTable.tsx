import { mergeClasses } from '@fluentui/react-components';
import type { WrittenSheet } from '../../application/ports/viewer/shared/content-reader.ts';
import { useWords } from '../../words/use-words.ts';
import { useWrittenStyles } from './use-written-styles.ts';

const letters = 26;

/** The name of a column in a workbook: A, B … Z, AA … */
function columnName(index: number): string {
  const last = String.fromCodePoint(65 + (index % letters));
  return index < letters ? last : columnName(Math.floor(index / letters) - 1) + last;
}

/** One sheet of a workbook, with the names of its columns and the numbers of its rows. */
export function WrittenTable({ sheet }: { readonly sheet: WrittenSheet }) {
  const styles = useWrittenStyles();
  const { say } = useWords();
  const columns = Math.max(0, ...sheet.rows.map((row) => row.length));
  const isCut = sheet.rows.length < sheet.rowCount || columns < sheet.columnCount;
  return (
    // A scrolled region without anything to focus in it must take the focus itself, or no key could scroll it.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <section className={styles.scroll} tabIndex={0} aria-label={say('written.sheet', { name: sheet.name })}>
      {isCut && (
        <p className={styles.note}>
          {say('written.sheet-cut', {
            rows: sheet.rows.length,
            rowCount: sheet.rowCount,
            columns,
            columnCount: sheet.columnCount,
          })}
        </p>
      )}
      {sheet.rows.length === 0 ? (
        <p className={styles.note}>{say('written.sheet-empty')}</p>
      ) : (
        <table className={styles.grid}>
          <thead>
            <tr>
              <th
                scope="col"
                className={mergeClasses(styles.gridHead, styles.corner)}
                aria-label={say('written.row')}
              />
              {Array.from({ length: columns }, (_unused, index) => (
                <th key={index} scope="col" className={styles.gridHead}>
                  {columnName(index)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {sheet.rows.map((row, number) => (
              // Rows and cells stay where they are as long as they are shown.
              // oxlint-disable-next-line react/no-array-index-key
              <tr key={number}>
                <th scope="row" className={styles.rowHead}>
                  {number + 1}
                </th>
                {row.map((cell, index) => (
                  // oxlint-disable-next-line react/no-array-index-key
                  <td key={index} className={mergeClasses(styles.gridCell, cell.isFigure && styles.figure)}>
                    {cell.text}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </section>
  );
}
