import { makeStyles, mergeClasses } from '@fluentui/react-components';

import { onPhone } from '../../design/theme/breakpoints.ts';
import { useWords } from '../../../words/use-words.ts';

const ink = '#0b4a41';

const useStyles = makeStyles({
  // Paper keeps its own colours in every theme, as documents in the viewer do.
  paper: {
    backgroundColor: '#fbf8ee',
    color: '#1f2a28',
    border: `1px solid ${ink}`,
    outline: `6px double ${ink}`,
    outlineOffset: '-14px',
    padding: '32px 36px',
    boxSizing: 'border-box',
    fontFamily: '"Songti SC", "Noto Serif CJK SC", "SimSun", serif',
    [onPhone]: { padding: '28px 24px' },
  },
  title: {
    margin: '0 0 16px',
    textAlign: 'center',
    fontSize: '22px',
    lineHeight: '30px',
    ':lang(zh)': { letterSpacing: '0.2em' },
    color: ink,
  },
  facts: {
    display: 'grid',
    gridTemplateColumns: 'max-content minmax(0, 1fr)',
    gap: '6px 16px',
    margin: 0,
    fontSize: '14px',
    lineHeight: '22px',
  },
  label: { color: '#5d6b68' },
  value: { margin: 0, overflowWrap: 'anywhere', fontVariantNumeric: 'tabular-nums' },
  amount: {
    fontSize: '22px',
    lineHeight: '30px',
    fontWeight: 700,
    color: ink,
    whiteSpace: 'nowrap',
    [onPhone]: { fontSize: '17px', lineHeight: '24px' },
  },
  strong: { fontWeight: 700 },
  promise: { margin: '16px 0 0', fontSize: '13px', lineHeight: '22px', textIndent: '2em' },
});

export interface PaperLine {
  readonly label: string;
  readonly value: string;
  readonly weight?: 'amount' | 'strong';
}

/** An instrument as its holder sees it: a paper with its terms. */
export function InstrumentPaper({ lines }: { readonly lines: readonly PaperLine[] }) {
  const styles = useStyles();
  const { say } = useWords();
  return (
    <article className={styles.paper}>
      <h3 className={styles.title}>{say('trade.certificate-title')}</h3>
      <dl className={styles.facts}>
        {lines.map(({ label, value, weight }) => (
          <PaperFact key={label} label={label} value={value} weight={weight} />
        ))}
      </dl>
      <p className={styles.promise}>{say('trade.promise')}</p>
    </article>
  );
}

function PaperFact({ label, value, weight }: Omit<PaperLine, 'weight'> & { readonly weight: PaperLine['weight'] }) {
  const styles = useStyles();
  const weighed = weight === 'amount' ? styles.amount : weight === 'strong' ? styles.strong : undefined;
  return (
    <>
      <dt className={styles.label}>{label}</dt>
      <dd className={mergeClasses(styles.value, weighed)}>{value}</dd>
    </>
  );
}
