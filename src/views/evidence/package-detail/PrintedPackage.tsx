import { makeStyles, mergeClasses } from '@fluentui/react-components';
import { useEffect, useState } from 'react';
import { createPortal, flushSync } from 'react-dom';
import type { DetailLine } from '../../../presentation/evidence/package-detail/detail-lines.ts';
import type { PackageDetailView } from '../../../presentation/evidence/package-detail/package-detail-view-model.ts';
import { stateWords } from '../../../presentation/evidence/shared/package-state-words.ts';
import { moneyToText } from '../../../domain/money/money.ts';
import { useBusinessKind } from '../shared/use-business-kind.ts';
import { emptyValue, money, orDashes } from '../../../words/format.ts';
import { useWords } from '../../../words/use-words.ts';

// Paper is white in both colour modes, so this does not use the portal's theme.
const useStyles = makeStyles({
  paper: {
    color: '#000',
    backgroundColor: '#fff',
    fontFamily: 'sans-serif',
    fontSize: '11px',
    lineHeight: '16px',
    padding: 0,
  },
  title: { margin: '0 0 4px', fontSize: '18px', lineHeight: '24px' },
  head: { margin: '16px 0 6px', fontSize: '13px', lineHeight: '18px', breakAfter: 'avoid' },
  facts: { display: 'grid', gridTemplateColumns: 'repeat(3, minmax(0, 1fr))', gap: '6px 16px', margin: '10px 0 0' },
  label: { color: '#444' },
  value: { margin: 0, overflowWrap: 'anywhere' },
  table: { width: '100%', borderCollapse: 'collapse' },
  cell: {
    textAlign: 'left',
    verticalAlign: 'top',
    padding: '4px 8px 4px 0',
    borderTop: '1px solid #bbb',
    overflowWrap: 'anywhere',
  },
  amount: { textAlign: 'right', whiteSpace: 'nowrap', paddingRight: '16px', fontVariantNumeric: 'tabular-nums' },
  row: { breakInside: 'avoid' },
  when: { width: '150px', whiteSpace: 'nowrap' },
});

interface PrintedPackageProps {
  readonly view: PackageDetailView;
}

/**
 * A package on paper: facts, businesses, all documents with results and reasons, and the whole history, without
 * buttons. Account numbers are omitted, because viewing them is recorded, and paper is passed on.
 */
function Paper({ view }: PrintedPackageProps) {
  const styles = useStyles();
  const { say } = useWords();
  const kind = useBusinessKind();
  const join = (parts: readonly string[]): string =>
    parts.filter((part) => part !== '').join(say('formats.clause-separator'));
  const facts: readonly (readonly [label: string, value: string])[] = [
    [say('packages.number'), view.packageId],
    [say('packages.state'), say(stateWords(view.state, view.stateCode))],
    [say('packages.amount'), money(view.amount)],
    [say('packages.payer'), view.payer],
    [say('packages.credit-source'), view.creditSource],
    [say('packages.supplier'), view.supplier],
    [say('packages.funder'), view.funder],
    [
      say('detail.submitted'),
      view.submittedAt === undefined ? '' : join([say('formats.moment', { at: view.submittedAt }), view.submittedBy]),
    ],
    [say('packages.expected-due'), say('formats.day', { day: view.expectedDueDate })],
    [say('detail.version'), view.version === undefined ? '' : say('detail.version-of', { version: view.version })],
  ];
  const line = (each: DetailLine) => (
    <tr key={each.key} className={styles.row}>
      <td className={styles.cell}>{join([say(each.title), each.fileName])}</td>
      <td className={mergeClasses(styles.cell, styles.amount)}>
        {each.amount === undefined ? '' : money(each.amount)}
      </td>
      <td className={styles.cell}>
        {each.status === 'not-given'
          ? emptyValue
          : say(each.status === 'replaced' ? 'detail.changed' : `detail.result-${each.status}`)}
      </td>
      <td className={styles.cell}>{each.reason}</td>
    </tr>
  );
  return (
    <article className={styles.paper}>
      <h1 className={styles.title}>{view.title}</h1>
      <div>{view.holder.map((sentence) => say(sentence)).join(say('formats.sentence-separator'))}</div>
      <dl className={styles.facts}>
        {facts.map(([label, value]) => (
          <div key={label}>
            <dt className={styles.label}>{label}</dt>
            <dd className={styles.value}>{orDashes(value)}</dd>
          </div>
        ))}
      </dl>
      <h2 className={styles.head}>{say('detail.materials')}</h2>
      <table className={styles.table}>
        <tbody>{view.lines.map(line)}</tbody>
      </table>
      {view.businesses.length > 0 && (
        <>
          <h2 className={styles.head}>{say('detail.credits', { kind })}</h2>
          <table className={styles.table}>
            <tbody>
              {view.businesses.map(({ number, dueDate, amount }) => (
                <tr key={number} className={styles.row}>
                  <td className={styles.cell}>{number}</td>
                  <td className={styles.cell}>{say('formats.day', { day: dueDate })}</td>
                  <td className={mergeClasses(styles.cell, styles.amount)}>{money(moneyToText(amount))}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </>
      )}
      <h2 className={styles.head}>{say('detail.progress')}</h2>
      <table className={styles.table}>
        <tbody>
          {view.timeline.map(({ key, title, who, at, notes }) => (
            <tr key={key} className={styles.row}>
              <td className={mergeClasses(styles.cell, styles.when)}>{say('formats.moment', { at })}</td>
              <td className={styles.cell}>{join([say(title), who, ...notes.map((note) => say(note))])}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <h2 className={styles.head}>{say('detail.history')}</h2>
      <table className={styles.table}>
        <tbody>
          {view.history.map(({ key, at, what, who, about, returned }) => (
            <tr key={key} className={styles.row}>
              <td className={mergeClasses(styles.cell, styles.when)}>{say('formats.moment', { at })}</td>
              <td className={styles.cell}>
                {join([
                  say(what),
                  who,
                  about.join(say('formats.list-separator')),
                  ...returned.map(({ name, reason }) => say('detail.mend-line', { name: say(name), reason })),
                ])}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </article>
  );
}

/** Hides everything else on the page, and returns a function that shows it again. */
function leaveAlone(paper: Element): () => void {
  const others = [...document.body.children].filter(
    (each): each is HTMLElement => each instanceof HTMLElement && each !== paper,
  );
  const before = others.map((each) => each.style.display);
  for (const each of others) each.style.display = 'none';
  return () => {
    for (const [index, each] of others.entries()) each.style.display = before[index] ?? '';
  };
}

/** Replaces the page by the printed package while the browser prints: whole lists, and no frame. */
export function PrintedPackage({ view }: PrintedPackageProps) {
  const [sheet, setSheet] = useState<HTMLElement>();
  useEffect(() => {
    let back = (): void => undefined;
    let placed: HTMLElement | undefined;
    const after = (): void => {
      back();
      back = () => undefined;
      placed?.remove();
      placed = undefined;
      setSheet(undefined);
    };
    const before = (): void => {
      if (placed) return;
      const made = document.body.appendChild(document.createElement('div'));
      placed = made;
      // The browser prints the page as it is when this returns.
      flushSync(() => setSheet(made));
      back = leaveAlone(made);
    };
    window.addEventListener('beforeprint', before);
    window.addEventListener('afterprint', after);
    return () => {
      window.removeEventListener('beforeprint', before);
      window.removeEventListener('afterprint', after);
      after();
    };
  }, []);
  return sheet ? createPortal(<Paper view={view} />, sheet) : null;
}
