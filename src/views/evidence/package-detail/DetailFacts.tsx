import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import type { ReactNode } from 'react';
import type { PackageDetailView } from '../../../presentation/evidence/package-detail/package-detail-view-model.ts';
import { money, orDashes } from '../../../words/format.ts';
import { useWords } from '../../../words/use-words.ts';
import { onPhone } from '../../design/theme/breakpoints.ts';
import type { AccountNumbers } from '../../../presentation/evidence/shared/account-numbers.ts';
import { AccountNumber } from '../shared/AccountNumber.tsx';
import { Card } from '../../design/panels/Card.tsx';

const useStyles = makeStyles({
  // The minimum width shows a company's whole name on one line.
  facts: {
    margin: 0,
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(182px, 1fr))',
    gap: '12px 24px',
    [onPhone]: { gridTemplateColumns: '1fr 1fr', gap: '10px 16px' },
  },
  label: { fontSize: '12px', lineHeight: '18px', color: tokens.colorNeutralForeground3 },
  value: { margin: 0, overflowWrap: 'anywhere', fontVariantNumeric: 'tabular-nums' },
  strong: { fontWeight: 600 },
});

/** The purpose and the parties of the package. */
export function DetailFacts({
  view,
  accounts,
}: {
  readonly view: PackageDetailView;
  readonly accounts: Pick<AccountNumbers, 'numberPressed'>;
}) {
  const styles = useStyles();
  const { say } = useWords();
  const submitted =
    view.submittedAt === undefined
      ? ''
      : `${say('formats.moment-short', { at: view.submittedAt, today: view.today })} ${view.submittedBy}`;
  const facts: readonly (readonly [label: string, value: ReactNode])[] = [
    [say('packages.amount'), money(view.amount)],
    [say('packages.credit-source'), view.creditSource],
    [say('packages.funder'), view.funder],
    [say('detail.submitted'), submitted],
    [say('packages.supplier'), view.supplier],
    [
      say('packages.account'),
      <AccountNumber key="account" account={view.account} onPressed={accounts.numberPressed} />,
    ],
    [say('packages.expected-due'), say('formats.day', { day: view.expectedDueDate })],
    [say('detail.version'), view.version === undefined ? '' : say('detail.version-of', { version: view.version })],
  ];
  return (
    <Card padded>
      <dl className={styles.facts}>
        {facts.map(([label, value], index) => (
          <div key={label}>
            <dt className={styles.label}>{label}</dt>
            <dd className={mergeClasses(styles.value, index === 0 && styles.strong)}>
              {typeof value === 'string' ? orDashes(value) : value}
            </dd>
          </div>
        ))}
      </dl>
    </Card>
  );
}
