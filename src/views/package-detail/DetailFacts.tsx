import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import type { PackageDetailView } from '../../presentation/package-detail/package-detail-view-model.ts';
import { accountNumber, dateTimeShort, money, orDashes } from '../../words/format.ts';
import { useWords } from '../../words/use-words.ts';
import { onPhone } from '../design/breakpoints.ts';
import { Card } from '../design/Card.tsx';

const useStyles = makeStyles({
  // Wide enough for a company's whole name on one line.
  facts: { margin: 0, display: 'grid', gridTemplateColumns: 'repeat(auto-fill, minmax(182px, 1fr))', gap: '12px 24px', [onPhone]: { gridTemplateColumns: '1fr 1fr', gap: '10px 16px' } },
  label: { fontSize: '12px', lineHeight: '18px', color: tokens.colorNeutralForeground3 },
  value: { margin: 0, overflowWrap: 'anywhere', fontVariantNumeric: 'tabular-nums' },
  strong: { fontWeight: 600 },
});

/** What the package is for, and who takes part. */
export function DetailFacts({ view }: { readonly view: PackageDetailView }) {
  const styles = useStyles();
  const { say } = useWords();
  const submitted = view.submittedAt === undefined ? '' : `${dateTimeShort(view.submittedAt, view.today)} ${view.submittedBy}`;
  const facts: readonly (readonly [label: string, value: string])[] = [
    [say('packages.amount'), money(view.amount)],
    [say('packages.credit-source'), view.creditSource],
    [say('packages.funder'), view.funder],
    [say('detail.submitted'), submitted],
    [say('packages.supplier'), view.supplier],
    [say('packages.account'), accountNumber(view.accountNumber)],
    [say('packages.expected-due'), view.expectedDueDate ?? ''],
    [say('detail.version'), String(view.version)],
  ];
  return (
    <Card padded>
      <dl className={styles.facts}>
        {facts.map(([label, value], index) => (
          <div key={label}>
            <dt className={styles.label}>{label}</dt>
            <dd className={mergeClasses(styles.value, index === 0 && styles.strong)}>{orDashes(value)}</dd>
          </div>
        ))}
      </dl>
    </Card>
  );
}
