import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { useId, useState } from 'react';

import { shanghaiDate } from '../../../domain/calendar/plain-date.ts';
import type { CertificateAction } from '../../../domain/keys/certificate.ts';
import type { CertificateRow } from '../../../presentation/certificates/certificate-management/certificate-row.ts';
import { hardKeyReasonWords as reasonWords } from '../../../presentation/certificates/certificate-management/hard-key-words.ts';
import { useWords } from '../../../words/use-words.ts';
import { CopyText } from '../../design/actions/CopyText.tsx';
import { PressButton } from '../../design/actions/PressButton.tsx';
import { KeyValueFacts } from '../../design/panels/KeyValueFacts.tsx';
import { StateBadge } from '../../design/panels/StateBadge.tsx';
import { onPhone } from '../../design/theme/breakpoints.ts';
import { portal } from '../../design/theme/portal-tokens.ts';

const useStyles = makeStyles({
  item: { padding: '16px', '&:not(:first-child)': { borderTop: `1px solid ${portal.hairlineSoft}` } },
  soon: { backgroundColor: portal.warnRow },
  head: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '4px 12px', marginBottom: '12px' },
  kind: { margin: 0, fontSize: '15px', lineHeight: '22px', fontWeight: 600 },
  days: { fontVariantNumeric: 'tabular-nums' },
  warn: { color: portal.warnInk, fontWeight: 600 },
  quiet: { fontSize: '12px', lineHeight: '18px', color: tokens.colorNeutralForeground3 },
  acts: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '8px',
    marginTop: '12px',
    [onPhone]: { '& > button': { minHeight: '36px' } },
  },
  reasons: { margin: '8px 0 0' },
  log: { listStyleType: 'none', margin: '8px 0 0', padding: 0 },
  event: {
    display: 'grid',
    gridTemplateColumns: '150px minmax(0, 1fr)',
    gap: '2px 12px',
    padding: '4px 0',
    fontSize: '12px',
    lineHeight: '18px',
    fontVariantNumeric: 'tabular-nums',
    [onPhone]: { gridTemplateColumns: '116px minmax(0, 1fr)' },
  },
});

const tones = { effective: 'ok', 'not-yet': 'info', expired: 'bad', revoked: 'idle' } as const;

export interface CertificateItemProps {
  readonly row: CertificateRow;
  readonly today: string;
  readonly onAction?: (action: CertificateAction) => void;
}

/** The head of a certificate: its kind, its state, and the days left. */
export function CertificateHead({ row, level }: { readonly row: CertificateRow; readonly level: 'h3' | 'h4' }) {
  const styles = useStyles();
  const { say } = useWords();
  const { kind, state, isSoon, days, endedAs } = row;
  const Title = level;
  return (
    <div className={styles.head}>
      <Title className={styles.kind}>{say('certificates.kind', { kind })}</Title>
      <StateBadge tone={isSoon ? 'warn' : tones[state]}>
        {isSoon ? say('certificates.state-soon') : say('certificates.state', { state })}
      </StateBadge>
      {(state === 'effective' || state === 'expired') && (
        <span className={mergeClasses(styles.days, isSoon ? styles.warn : styles.quiet)}>
          {say('certificates.days', { days })}
        </span>
      )}
      {state === 'revoked' && endedAs && (
        <span className={styles.quiet}>{say('certificates.ended', { as: endedAs })}</span>
      )}
    </div>
  );
}

/** The log of a certificate, the newest entry first. */
function Log({ row, today }: CertificateItemProps) {
  const styles = useStyles();
  const { say } = useWords();
  if (row.events.length === 0) return <p className={styles.quiet}>{say('certificates.log-none')}</p>;
  return (
    <ul className={styles.log} aria-label={say('certificates.log-of', { serial: row.serial })}>
      {row.events.map(({ what, at, detail }) => (
        <li key={`${at} ${what ?? ''} ${detail}`} className={styles.event}>
          <span className={styles.quiet}>{say('formats.moment-short', { at, today })}</span>
          <span>{say('certificates.event', { what: what ?? 'something', detail })}</span>
        </li>
      ))}
    </ul>
  );
}

/** One of the user's own certificates: its facts, its actions, and its log. */
export function CertificateItem({ row, today, onAction }: CertificateItemProps) {
  const styles = useStyles();
  const { say } = useWords();
  const [shown, setShown] = useState(false);
  const log = useId();
  const { holder, issuer, serial, validFrom, validTo, isSoon, actions } = row;
  const ending = serial.slice(-4);
  // Each reason is listed once, after all actions that it prevents.
  const refused = [
    ...Map.groupBy(
      actions.filter(({ refusal }) => refusal !== undefined),
      ({ refusal }) => refusal,
    ),
  ].map(
    ([because, closed]) =>
      `${closed.map(({ action }) => say(`certificates.${action}`)).join(say('formats.list-separator'))}${say('certificates.colon')}${because ? say(reasonWords[because]) : ''}`,
  );
  return (
    <li className={mergeClasses(styles.item, isSoon && styles.soon)}>
      <CertificateHead row={row} level="h3" />
      <KeyValueFacts
        facts={[
          { label: say('certificates.holder'), value: holder },
          { label: say('certificates.issuer'), value: issuer || '--' },
          {
            label: say('certificates.valid'),
            value: say('certificates.valid-span', { from: shanghaiDate(validFrom), to: shanghaiDate(validTo) }),
          },
          {
            label: say('certificates.serial'),
            value: <CopyText text={serial} label={say('certificates.serial-copy')} />,
          },
        ]}
      />
      <div className={styles.acts}>
        {onAction &&
          actions.map(({ action, refusal }) => (
            <PressButton
              key={action}
              size="small"
              kind={
                action === 'report-loss'
                  ? 'danger'
                  : action === 'renew' && isSoon && refusal === undefined
                    ? 'primary'
                    : 'ordinary'
              }
              label={say('certificates.action-of', { action: say(`certificates.${action}`), serial: ending })}
              unavailable={refusal && say(reasonWords[refusal])}
              onPress={() => onAction(action)}
            >
              {say(`certificates.${action}`)}
            </PressButton>
          ))}
        {onAction && (
          <PressButton
            kind="subtle"
            size="small"
            aria-expanded={shown}
            aria-controls={log}
            label={say('certificates.log-of', { serial })}
            onPress={() => setShown(!shown)}
          >
            {say('certificates.log')}
          </PressButton>
        )}
      </div>
      {onAction && refused.length > 0 && (
        <p className={mergeClasses(styles.quiet, styles.reasons)}>{refused.join(say('formats.clause-separator'))}</p>
      )}
      <div id={log}>{shown && <Log row={row} today={today} />}</div>
    </li>
  );
}
