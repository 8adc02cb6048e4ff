import { mergeClasses } from '@fluentui/react-components';
import { useEffect, useRef } from 'react';
import type { WrittenContent } from '../../application/ports/viewer/shared/content-reader.ts';
import { isSystemFile, mayBeOpened, type ArchiveEntry } from '../../domain/viewer/shared/archive-entry.ts';
import type { ViewerPresenter } from '../../presentation/viewer/shared/viewer-presenter.ts';
import { fileSize } from '../../words/format.ts';
import { useWords } from '../../words/use-words.ts';
import { suppressEnter } from '../design/actions/suppress-enter.ts';
import { useWrittenStyles } from './use-written-styles.ts';

interface WrittenArchiveProps {
  readonly presenter: ViewerPresenter;
  readonly archive: Extract<WrittenContent, { kind: 'archive' }>;
}

interface Row {
  /** The index among all entries of the archive. */
  readonly index: number;
  readonly folder: string;
  readonly name: string;
  readonly entry: ArchiveEntry;
}

function rowOf(entry: ArchiveEntry, index: number): Row {
  const end = entry.path.lastIndexOf('/');
  return { index, folder: entry.path.slice(0, Math.max(0, end)), name: entry.path.slice(end + 1), entry };
}

/**
 * The files of an archive by folder. Files that can be shown have a button; files that operating systems leave in
 * archives are only counted.
 */
export function WrittenArchive({ presenter, archive: { entries, opens } }: WrittenArchiveProps) {
  const styles = useWrittenStyles();
  const { say } = useWords();
  const last = useRef<HTMLButtonElement>(null);
  const packed = entries.map(rowOf).filter(({ entry }) => !isSystemFile(entry));
  const left = entries.length - packed.length;
  const size = fileSize(packed.reduce((sum, { entry }) => sum + entry.size, 0));
  const { returnedTo } = presenter;

  // The focus returns to the row from which the user opened a file.
  useEffect(() => {
    if (returnedTo !== undefined) last.current?.focus();
  }, [returnedTo]);

  return (
    // A scrolled region without anything to focus in it must take the focus itself, or no key could scroll it.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <section className={styles.scroll} tabIndex={0} aria-label={say('written.archive')}>
      <p className={styles.note}>
        {say(opens ? 'written.archive-note-opens' : 'written.archive-note', { count: packed.length, size })}
        {left > 0 && say('written.archive-system', { count: left })}
      </p>
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
          {packed.map(({ index, folder, name, entry }) => (
            <tr key={index}>
              <td className={styles.gridCell}>
                {opens && mayBeOpened(entry) ? (
                  <button
                    type="button"
                    className={styles.entry}
                    {...(index === returnedTo ? { ref: last } : {})}
                    onClick={() => presenter.entryChosen(index)}
                    onKeyDown={suppressEnter}
                  >
                    {name}
                  </button>
                ) : (
                  name
                )}
                {opens && !mayBeOpened(entry) && (
                  <span className={styles.unshown}>{say('written.archive-unshown')}</span>
                )}
              </td>
              <td className={styles.gridCell}>{folder}</td>
              <td className={mergeClasses(styles.gridCell, styles.figure)}>{fileSize(entry.size)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
