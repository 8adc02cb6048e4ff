import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';

import type { ComparedLine } from '../../../domain/text/line-difference.ts';
import { useWords } from '../../../words/use-words.ts';
import { portal } from '../../design/theme/portal-tokens.ts';

const useStyles = makeStyles({
  lines: { margin: '12px 0 0' },
  line: {
    margin: '0 0 6px',
    padding: '2px 8px',
    lineHeight: '24px',
    borderLeft: '3px solid transparent',
    overflowWrap: 'anywhere',
  },
  added: { borderLeftColor: portal.okWords, backgroundColor: portal.okGround },
  removed: { borderLeftColor: portal.badWords, backgroundColor: portal.badGround },
  sign: { fontWeight: 600 },
  quiet: { margin: 0, fontSize: '12px', lineHeight: '18px', color: tokens.colorNeutralForeground3 },
});

/** The differences between two versions, one paragraph each, marked in words as well as in colour. */
export function ComparedText({
  from,
  to,
  lines,
}: {
  readonly from: string;
  readonly to: string;
  readonly lines: readonly ComparedLine[];
}) {
  const styles = useStyles();
  const { say } = useWords();
  const count = (wanted: 'added' | 'removed'): number => lines.filter(({ kind }) => kind === wanted).length;
  return (
    <section aria-label={say('protocols.compared', { from, to })}>
      <p className={styles.quiet}>
        {[
          say('protocols.compared', { from, to }),
          say('protocols.compared-count', { added: count('added'), removed: count('removed') }),
        ].join(say('formats.clause-separator'))}
      </p>
      <div className={styles.lines} lang="zh-CN">
        {lines.map(({ kind, text }, index) => (
          // Lines never change their order, and the same words may occur twice, so the index is part of the key.
          // oxlint-disable-next-line react/no-array-index-key
          <p
            key={`${index} ${kind}`}
            className={mergeClasses(
              styles.line,
              kind === 'added' && styles.added,
              kind === 'removed' && styles.removed,
            )}
          >
            {kind !== 'same' && <span className={styles.sign}>{say('protocols.line', { kind })}</span>}
            {kind === 'removed' ? <del>{text}</del> : kind === 'added' ? <ins>{text}</ins> : text}
          </p>
        ))}
      </div>
    </section>
  );
}
