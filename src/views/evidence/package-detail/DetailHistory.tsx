import { makeStyles, tokens } from '@fluentui/react-components';
import type { LogLine } from '../../../presentation/evidence/package-detail/detail-history.ts';
import { useWords } from '../../../words/use-words.ts';
import { CorrectedDocuments } from './CorrectedDocuments.tsx';
import { portal } from '../../design/theme/portal-tokens.ts';

const useStyles = makeStyles({
  list: { listStyleType: 'none', margin: '8px 0 0', padding: 0, maxHeight: '420px', overflowY: 'auto' },
  line: {
    padding: '8px 0',
    borderTop: `1px solid ${portal.hairlineSoft}`,
    overflowWrap: 'anywhere',
    ':first-child': { borderTop: 'none' },
  },
  what: { display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', gap: '0 8px' },
  returned: {
    margin: '2px 0 0',
    padding: '0 0 0 16px',
    fontSize: '12px',
    lineHeight: '18px',
    color: tokens.colorNeutralForeground2,
    whiteSpace: 'pre-line',
  },
  quiet: {
    fontSize: '12px',
    lineHeight: '18px',
    color: tokens.colorNeutralForeground3,
    fontVariantNumeric: 'tabular-nums',
  },
});

/** The operation log, the latest first. */
export function DetailHistory({ lines }: { readonly lines: readonly LogLine[] }) {
  const styles = useStyles();
  const { say } = useWords();
  const sides = { CORP: '', PLATFORM: say('detail.platform'), SYSTEM: say('detail.system') } as const;
  return (
    // A scrolled region without anything to focus in it must take the focus itself, or no key could scroll it.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <ol className={styles.list} tabIndex={0} aria-label={say('detail.history')}>
      {lines.map((line) => (
        <li key={line.key} className={styles.line}>
          <div className={styles.what}>
            <span>{say(line.what)}</span>
            <span className={styles.quiet}>{line.who || sides[line.side]}</span>
          </div>
          <div className={styles.quiet}>
            {say('formats.moment', { at: line.at })}
            {line.about.length > 0 &&
              say('formats.clause-separator') +
                line.about.map((name) => say('materials.name', { name })).join(say('formats.list-separator'))}
          </div>
          {line.returned.length > 0 && (
            <ul className={styles.returned}>
              {line.returned.map(({ name, reason }, index) => (
                <li key={index}>{reason === '' ? say(name) : say('detail.mend-line', { name: say(name), reason })}</li>
              ))}
            </ul>
          )}
          {line.corrected.length > 0 && <CorrectedDocuments documents={line.corrected} />}
          {line.returnedInAll && <div className={styles.quiet}>{say(line.returnedInAll)}</div>}
        </li>
      ))}
    </ol>
  );
}
