import { makeStyles, tokens } from '@fluentui/react-components';
import type { InstrumentDetail } from '../../../domain/trade/shared/held-instrument.ts';
import { useWords } from '../../../words/use-words.ts';

const useStyles = makeStyles({
  changes: { margin: 0, padding: '4px 16px 0 36px', fontSize: '13px', lineHeight: '20px', overflowWrap: 'anywhere' },
  note: {
    margin: 0,
    padding: '8px 16px 0',
    fontSize: '12px',
    lineHeight: '18px',
    color: tokens.colorNeutralForeground3,
  },
});

/** Changes of the allocation to inner organisations; nothing for most instruments. */
export function AllocationLog({ allocations }: Pick<InstrumentDetail, 'allocations'>) {
  const styles = useStyles();
  const { say } = useWords();
  if (allocations.length === 0) return null;
  return (
    <>
      <p className={styles.note}>{say('trade.allocation-log')}</p>
      <ul className={styles.changes} aria-label={say('trade.allocation-log')}>
        {allocations.map(({ event, organisationName: name, personName: by, at }) => (
          <li key={`${at} ${event} ${name}`}>
            {[say('trade.moment', { at }), say('trade.allocation-line', { event, name, by })].join(
              say('formats.clause-separator'),
            )}
          </li>
        ))}
      </ul>
    </>
  );
}
