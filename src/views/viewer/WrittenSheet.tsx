import { useWords } from '../../words/use-words.ts';
import { ViewTabs } from '../design/panels/ViewTabs.tsx';
import { useWrittenStyles } from './use-written-styles.ts';
import { WrittenArchive } from './WrittenArchive.tsx';
import { WrittenInvoiceSheet } from './WrittenInvoiceSheet.tsx';
import type { WrittenPlaceProps } from './written-place-props.ts';
import { WrittenTable } from './WrittenTable.tsx';

/** Shows files that are read line by line: invoice data, the sheets of a workbook, a text. */
export function WrittenSheet({ presenter, content }: WrittenPlaceProps) {
  const styles = useWrittenStyles();
  const { say } = useWords();
  const { written, sheet } = content;
  if (written.kind === 'invoice') {
    return (
      // A scrolled region without anything to focus in it must take the focus itself, or no key could scroll it.
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
      <section className={styles.scroll} tabIndex={0} aria-label={say('written.invoice')}>
        <WrittenInvoiceSheet invoice={written.invoice} />
      </section>
    );
  }
  if (written.kind === 'archive') return <WrittenArchive presenter={presenter} archive={written} />;
  if (written.kind === 'text') {
    return (
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
      <section className={styles.scroll} tabIndex={0} aria-label={say('written.text')}>
        {written.cut && <p className={styles.note}>{say('written.text-cut')}</p>}
        <pre className={styles.text}>{written.text}</pre>
      </section>
    );
  }
  const shown = written.sheets[sheet];
  return (
    <>
      {written.sheets.length > 1 && (
        <ViewTabs
          label={say('written.sheets')}
          views={written.sheets.map(({ name }, index) => ({ id: String(index), label: name }))}
          chosen={String(sheet)}
          onChosen={(id) => presenter.sheetChosen(Number(id))}
        />
      )}
      {shown && <WrittenTable key={sheet} sheet={shown} />}
    </>
  );
}
