import { makeStyles, tokens } from '@fluentui/react-components';
import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';

import { shanghaiDate } from '../../../domain/calendar/plain-date.ts';
import { certificatePath, certificatePlaces } from '../../../domain/keys/certificate-path.ts';
import { certificatesArea } from '../../../presentation/certificates/certificates-presenters.ts';
import type { CertificatesPresenter } from '../../../presentation/certificates/certificate-management/certificates-presenter.ts';
import { useWords } from '../../../words/use-words.ts';
import { PressButton } from '../../design/actions/PressButton.tsx';
import { OutsideLink } from '../../design/actions/OutsideLink.tsx';
import { PortalLink } from '../../design/actions/PortalLink.tsx';
import { Card } from '../../design/panels/Card.tsx';
import { EmptyPanel } from '../../design/panels/EmptyPanel.tsx';
import { FailedPanel } from '../../design/panels/FailedPanel.tsx';
import { KeyValueFacts } from '../../design/panels/KeyValueFacts.tsx';
import { Notice } from '../../design/panels/Notice.tsx';
import { PageHeader } from '../../design/panels/PageHeader.tsx';
import { SkeletonBlock } from '../../design/panels/SkeletonBlock.tsx';
import { StateBadge } from '../../design/panels/StateBadge.tsx';
import { SupportLine } from '../../design/panels/SupportLine.tsx';
import { onNarrow } from '../../design/theme/breakpoints.ts';
import { portal } from '../../design/theme/portal-tokens.ts';
import { usePresenter } from '../../pages/presenters-context.ts';
import { CertificateDialog } from './CertificateDialog.tsx';
import { CertificateHead, CertificateItem } from './CertificateItem.tsx';
import { CloudOpeningCard } from './CloudOpeningCard.tsx';
import { HardKeyDialog } from './HardKeyDialog.tsx';
import { HardKeysCard } from './HardKeysCard.tsx';

const useStyles = makeStyles({
  page: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) 320px',
    gap: '16px',
    alignItems: 'start',
    maxWidth: '1240px',
    [onNarrow]: { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
  column: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '16px' },
  /** The target of links from other pages; hidden while it is empty. */
  place: { minWidth: 0, '&:empty': { display: 'none' } },
  list: { listStyleType: 'none', margin: 0, padding: 0 },
  colleague: { padding: '12px 16px 4px', '&:not(:first-child)': { borderTop: `1px solid ${portal.hairlineSoft}` } },
  about: {
    margin: '-8px 0 8px',
    fontSize: '12px',
    lineHeight: '18px',
    color: tokens.colorNeutralForeground3,
    fontVariantNumeric: 'tabular-nums',
  },
  words: { margin: '0 0 12px', color: tokens.colorNeutralForeground2 },
  ways: { display: 'flex', flexDirection: 'column', alignItems: 'flex-start', gap: '8px' },
  before: { display: 'grid', gap: '8px', marginBottom: '16px', maxWidth: '1240px' },
});

const ukeyTones = {
  AUTH: 'ok',
  VERIFYING: 'info',
  UPDATE_VERIFYING: 'info',
  UNAUTH: 'idle',
  unrecognised: 'idle',
} as const;
const softKeyTones = { usable: 'ok', unusable: 'warn', held: 'info', none: 'idle' } as const;

type Props = { readonly presenter: CertificatesPresenter };

/** A user without a certificate opens one in the empty list. */
const opensHere = ({ content, own, opening }: CertificatesPresenter): boolean =>
  content.current.kind === 'ready' && own.length === 0 && opening !== undefined && opening.because === undefined;

/** The certificates that end soon, before everything else. */
const Soon = observer(function Soon({ presenter }: Props) {
  const styles = useStyles();
  const { say } = useWords();
  const soon = presenter.own.filter(({ isSoon }) => isSoon);
  // Expired certificates that were not renewed.
  const over = presenter.own.filter(({ state }) => state === 'expired');
  const { reportedToken } = presenter;
  const expiringToken = reportedToken && (reportedToken.isSoon || reportedToken.days < 0) ? reportedToken : undefined;
  const hasOwn = soon.length > 0 || (over.length > 0 && over.length === presenter.own.length);
  if (!hasOwn && !expiringToken) return null;
  return (
    <div className={styles.before}>
      {expiringToken && (
        <Notice tone={expiringToken.days < 0 ? 'bad' : 'warn'} title={say('hard-keys.key-told')}>
          {say('hard-keys.key-told-until', expiringToken)}{' '}
          <PortalLink to={certificatePath('tokens')}>{say('hard-keys.key-told-see')}</PortalLink>
        </Notice>
      )}
      {hasOwn &&
        (soon.length > 0 ? (
          <Notice tone="warn">
            {say('certificates.soon-notice', { count: soon.length, days: Math.min(...soon.map(({ days }) => days)) })}
          </Notice>
        ) : (
          <Notice tone="bad">
            {say('certificates.over-notice', { on: shanghaiDate(Math.max(...over.map(({ validTo }) => validTo))) })}
          </Notice>
        ))}
    </div>
  );
});

const Own = observer(function Own({ presenter }: Props) {
  const styles = useStyles();
  const { say } = useWords();
  const { current } = presenter.content;
  const { own, isOffered } = presenter;
  return (
    <Card title={say('certificates.own')} padded={current.kind !== 'ready'}>
      {current.kind === 'loading' && <SkeletonBlock width="100%" height="160px" />}
      {current.kind === 'failed' && (
        <FailedPanel
          message={say(current.failure.what)}
          code={current.failure.code || undefined}
          traceId={current.failure.traceId || undefined}
          onRetry={current.failure.canRetry ? async () => presenter.content.load() : undefined}
        />
      )}
      {current.kind === 'ready' && own.length === 0 && (
        <EmptyPanel
          title={say('certificates.own-none')}
          actions={
            opensHere(presenter) ? (
              <PressButton
                kind={presenter.needed === 'cloud' ? 'primary' : 'ordinary'}
                onPress={() => presenter.form.open({ action: 'open', serial: '' })}
              >
                {say('certificates.open')}
              </PressButton>
            ) : undefined
          }
        >
          {say(isOffered ? 'certificates.own-none-means' : 'certificates.own-none-look')}
        </EmptyPanel>
      )}
      {own.length > 0 && (
        <ul className={styles.list}>
          {own.map((row) => (
            <CertificateItem
              key={row.serial}
              row={row}
              today={presenter.today}
              {...(isOffered ? { onAction: (action) => presenter.actionPressed(row, action) } : {})}
            />
          ))}
        </ul>
      )}
    </Card>
  );
});

const Colleagues = observer(function Colleagues({ presenter }: Props) {
  const styles = useStyles();
  const { say } = useWords();
  const { colleagues } = presenter;
  if (colleagues.length === 0) return null;
  return (
    <Card title={say('certificates.colleagues')} note={say('certificates.colleagues-note')}>
      <ul className={styles.list}>
        {colleagues.map((row) => (
          <li key={`${row.holder} ${row.serial} ${row.validFrom}`} className={styles.colleague}>
            <CertificateHead row={row} level="h3" />
            <p className={styles.about}>
              {[
                row.holder,
                say('certificates.valid-span', { from: shanghaiDate(row.validFrom), to: shanghaiDate(row.validTo) }),
                row.serial,
              ].join(say('formats.clause-separator'))}
            </p>
          </li>
        ))}
      </ul>
    </Card>
  );
});

/** The certificates of all people of the company. */
const OfCompany = observer(function OfCompany({ presenter }: Props) {
  const { say } = useWords();
  const { softKey } = presenter;
  const keys = presenter.content.value?.keys;
  if (!keys || !softKey) return null;
  return (
    <Card title={say('certificates.company-keys')} padded>
      <KeyValueFacts
        layout="down"
        facts={[
          {
            label: say('certificates.company-ukey'),
            value: (
              <StateBadge tone={ukeyTones[keys.ukey]}>
                {say('certificates.company-ukey-state', { state: keys.ukey })}
              </StateBadge>
            ),
          },
          {
            label: say('certificates.company-soft-key'),
            value: (
              <StateBadge tone={softKeyTones[softKey]}>
                {say('certificates.company-soft-key-state', { state: softKey })}
              </StateBadge>
            ),
          },
        ]}
      />
    </Card>
  );
});

/** The requirements of a token at this computer. */
const Help = observer(function Help({ presenter }: Props) {
  const styles = useStyles();
  const { say } = useWords();
  return (
    <Card title={say('certificates.help')} padded>
      <p className={styles.words}>
        {say(presenter.hard.isOffered ? 'hard-keys.help-means-here' : 'certificates.help-means')} <SupportLine />
      </p>
      {presenter.helperTrouble && (
        <Notice tone="warn">{say('certificates.download-unknown', { why: say(presenter.helperTrouble) })}</Notice>
      )}
      <div className={styles.ways}>
        <PortalLink to="/ukey-test">{say('certificates.help-test')}</PortalLink>
        {presenter.helperAddress !== '' && (
          <OutsideLink to={presenter.helperAddress}>{say('certificates.help-download')}</OutsideLink>
        )}
      </div>
    </Card>
  );
});

/** The page of the user's certificates and the company's (document 1, section 2; checklist F-138). */
export const CertificatesScreen = observer(function CertificatesScreen() {
  const styles = useStyles();
  const { say } = useWords();
  const presenter = usePresenter(certificatesArea, (offered) => offered.certificates());
  useEffect(() => {
    presenter.opened();
    return () => presenter.left();
  }, [presenter]);
  const { hash } = useLocation();
  const opensInOwn = opensHere(presenter);
  const isReady = presenter.content.current.kind === 'ready';
  useEffect(() => {
    const place = isReady && hash !== '' ? document.getElementById(hash.slice(1)) : null;
    place?.scrollIntoView({ block: 'center' });
    place?.focus({ preventScroll: true });
  }, [hash, isReady]);
  return (
    <>
      <PageHeader title={say('certificates.title')} facts={say('certificates.facts')} />
      {presenter.hasOpened && (
        <div className={styles.before}>
          <Notice tone="ok">
            {say('certificates.opened-next')} <PortalLink to="/my/start">{say('certificates.to-start')}</PortalLink>
          </Notice>
        </div>
      )}
      <Soon presenter={presenter} />
      <div className={styles.page}>
        <div className={styles.column}>
          {!presenter.isOffered && <Notice tone="info">{say('certificates.documented')}</Notice>}
          <div id={certificatePlaces.own} tabIndex={-1} className={styles.place}>
            {opensInOwn ? (
              <div id={certificatePlaces.cloud} tabIndex={-1}>
                <Own presenter={presenter} />
              </div>
            ) : (
              <Own presenter={presenter} />
            )}
          </div>
          <div id={certificatePlaces.tokens} tabIndex={-1} className={styles.place}>
            <HardKeysCard presenter={presenter} />
          </div>
          <Colleagues presenter={presenter} />
        </div>
        <div className={styles.column}>
          <OfCompany presenter={presenter} />
          <div {...(opensInOwn ? {} : { id: certificatePlaces.cloud })} tabIndex={-1} className={styles.place}>
            <CloudOpeningCard presenter={presenter} hasButton={!opensInOwn} />
          </div>
          <Help presenter={presenter} />
        </div>
      </div>
      <CertificateDialog presenter={presenter} />
      <HardKeyDialog hard={presenter.hard} />
    </>
  );
});
