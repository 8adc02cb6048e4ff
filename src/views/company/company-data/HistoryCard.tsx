import { makeStyles, tokens } from '@fluentui/react-components';

import type { CompanyData } from '../../../application/ports/company/company-data-desk.ts';
import { longTerm } from '../../../domain/certification/shared/certification-form.ts';
import type { HistoryField } from '../../../domain/company/shared/company-history.ts';
import { Card } from '../../design/panels/Card.tsx';
import { portal } from '../../design/theme/portal-tokens.ts';
import { useWords } from '../../../words/use-words.ts';

const useStyles = makeStyles({
  list: { listStyleType: 'none', margin: 0, padding: 0 },
  row: {
    display: 'flex',
    flexDirection: 'column',
    gap: '4px',
    padding: '12px 16px',
    borderTop: `1px solid ${portal.hairlineSoft}`,
  },
  what: { margin: 0, fontSize: '14px', lineHeight: '20px', fontWeight: 600, overflowWrap: 'anywhere' },
  changes: { margin: 0, paddingLeft: '18px', overflowWrap: 'anywhere' },
  facts: {
    margin: 0,
    fontSize: '12px',
    lineHeight: '18px',
    color: tokens.colorNeutralForeground3,
    fontVariantNumeric: 'tabular-nums',
  },
});

const labels = {
  legalName: 'company-data.legal',
  agentName: 'company-data.agent',
  upperName: 'company-data.upper',
  upperCode: 'company-data.history-upper-code',
  licenceUntil: 'company-data.licence',
} as const satisfies Readonly<Record<HistoryField, string>>;

/** The changes of the company's data and accounts: the person, the time, the old and the new value. */
export function HistoryCard({ data }: { readonly data: CompanyData }) {
  const styles = useStyles();
  const { say } = useWords();
  const valueText = (value: string): string =>
    value === '' ? say('company-data.history-nothing') : value === longTerm ? say('company-data.until-none') : value;
  if (data.history.length === 0) return null;
  return (
    <Card title={say('company-data.history')} note={say('company-data.history-note')}>
      <ul className={styles.list}>
        {data.history.map(({ at, by, kind, account, changes }) => (
          <li key={`${kind} ${at} ${account}`} className={styles.row}>
            <h3 className={styles.what}>
              {kind === 'certified'
                ? say('company-data.history-certified')
                : say(`company-data.history-${kind}`, { account })}
            </h3>
            {changes.length > 0 && (
              <ul className={styles.changes}>
                {changes.map(({ field, before, after }) => (
                  <li key={field}>
                    {say('company-data.history-change', {
                      field: say(labels[field]),
                      before: valueText(before),
                      after: valueText(after),
                    })}
                  </li>
                ))}
              </ul>
            )}
            <p className={styles.facts}>
              {by === '' ? say('company-data.at', { at }) : say('company-data.by-at', { by, at })}
            </p>
          </li>
        ))}
      </ul>
    </Card>
  );
}
