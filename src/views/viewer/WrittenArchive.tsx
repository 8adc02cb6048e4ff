import { mergeClasses } from '@fluentui/react-components';
import { isSystemFile, type ArchiveEntry } from '../../domain/viewer/shared/archive-entry.ts';
import { fileSize } from '../../words/format.ts';
import { useWords } from '../../words/use-words.ts';
import { useWrittenStyles } from './use-written-styles.ts';

/** What lies in an archive, by folder, as its list tells; what systems left in it is only counted. */
export function WrittenArchive({ entries }: { readonly entries: readonly ArchiveEntry[] }) {
  const styles = useWrittenStyles();
  const { say } = useWords();
  const packed = entries.filter((entry) => !isSystemFile(entry));
  const left = entries.length - packed.length;
  const rows = packed.map(({ path, size }) => ({ folder: path.slice(0, Math.max(0, path.lastIndexOf('/'))), name: path.slice(path.lastIndexOf('/') + 1), size }));
  return (
    // A scrolled region without anything to focus in it must take the focus itself, or no key could scroll it.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <section className={styles.scroll} tabIndex={0} aria-label={say('written.archive')}>
      <p className={styles.note}>{say('written.archive-note', { count: rows.length, size: fileSize(rows.reduce((sum, { size }) => sum + size, 0)) })}{left > 0 && say('written.archive-system', { count: left })}</p>
      <table className={styles.grid}>
        <thead>
          <tr>
            {(['written.archive-name', 'written.archive-folder', 'written.archive-size'] as const).map((key) => (
              <th key={key} scope="col" className={styles.gridHead}>
                {say(key)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ folder, name, size }, index) => (
            // Two files of an archive may have one name.
            // oxlint-disable-next-line react/no-array-index-key
            <tr key={index}>
              <td className={styles.gridCell}>{name}</td>
              <td className={styles.gridCell}>{folder}</td>
              <td className={mergeClasses(styles.gridCell, styles.figure)}>{fileSize(size)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
