import { makeStyles } from '@fluentui/react-components';
import { use, useEffect } from 'react';
import { observer } from 'mobx-react-lite';

import { shanghaiDate } from '../../../domain/calendar/plain-date.ts';
import { certificatesPath } from '../../../domain/keys/certificate-path.ts';
import { entryArea } from '../../../presentation/entry/entry-presenters.ts';
import type { KeyTestPresenter } from '../../../presentation/entry/key-test/key-test-presenter.ts';
import type { Presenters } from '../../../presentation/presenters.ts';
import { useWords } from '../../../words/use-words.ts';
import { OutsideLink } from '../../design/actions/OutsideLink.tsx';
import { PortalLink } from '../../design/actions/PortalLink.tsx';
import { PressButton } from '../../design/actions/PressButton.tsx';
import { RadioChoices } from '../../design/fields/RadioChoices.tsx';
import { Card } from '../../design/panels/Card.tsx';
import { KeyValueFacts } from '../../design/panels/KeyValueFacts.tsx';
import { Notice } from '../../design/panels/Notice.tsx';
import { PageHeader } from '../../design/panels/PageHeader.tsx';
import { StateBadge } from '../../design/panels/StateBadge.tsx';
import { onPhone } from '../../design/theme/breakpoints.ts';
import { portal } from '../../design/theme/portal-tokens.ts';
import { usePresenters } from '../../pages/presenters-context.ts';

const useStyles = makeStyles({
  page: { display: 'flex', flexDirection: 'column', gap: '16px', maxWidth: '880px' },
  checks: { listStyleType: 'none', margin: 0, padding: 0 },
  check: {
    display: 'grid',
    gridTemplateColumns: '120px minmax(0, 1fr) auto',
    gap: '4px 16px',
    padding: '10px 0',
    borderTop: `1px solid ${portal.hairlineSoft}`,
    ':first-child': { borderTopStyle: 'none' },
    [onPhone]: { gridTemplateColumns: 'minmax(0, 1fr) auto' },
  },
  name: { fontWeight: 600, [onPhone]: { gridColumn: '1 / -1' } },
  remedy: { margin: '2px 0 0' },
  acts: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '8px 16px', marginTop: '12px' },
  report: {
    margin: '0 0 12px',
    whiteSpace: 'pre-wrap',
    overflowWrap: 'anywhere',
    fontSize: '12px',
    lineHeight: '18px',
  },
  text: { margin: '0 0 12px' },
  facts: { marginTop: '8px' },
  part: { margin: '16px 0 4px', fontSize: '15px', lineHeight: '22px' },
});

const presentersOf = new WeakMap<Presenters, Promise<KeyTestPresenter>>();

function presenterOf(presenters: Presenters): Promise<KeyTestPresenter> {
  const known = presentersOf.get(presenters) ?? presenters.of(entryArea).keyTest();
  presentersOf.set(presenters, known);
  return known;
}

const Checks = observer(function Checks({ presenter }: { readonly presenter: KeyTestPresenter }) {
  const styles = useStyles();
  const { say } = useWords();
  const { listing, helperAddress, helperTrouble, hasNoHelper } = presenter;
  return (
    <Card title={say('key-test.surroundings')} padded>
      <div role="status">
        <ul className={styles.checks}>
          {presenter.checks.map(({ id, tone, found, remedy, atCertificates }) => (
            <li key={id} className={styles.check}>
              <span className={styles.name}>{say(`key-test.check-${id}`)}</span>
              <span>
                {say(found)}
                {remedy !== undefined && (
                  <p className={styles.remedy}>
                    {say(remedy)}{' '}
                    {atCertificates === true && (
                      <PortalLink to={certificatesPath}>{say('key-test.to-certificates')}</PortalLink>
                    )}
                  </p>
                )}
              </span>
              <span>
                <StateBadge tone={tone} size="small">
                  {say(`key-test.tone-${tone}`)}
                </StateBadge>
              </span>
            </li>
          ))}
        </ul>
      </div>
      {helperTrouble && <Notice tone="warn">{say('key-test.download-unknown', { why: say(helperTrouble) })}</Notice>}
      {hasNoHelper && <Notice tone="info">{say('key-test.no-download')}</Notice>}
      <div className={styles.acts}>
        <PressButton busy={listing === undefined} onPress={async () => presenter.load()}>
          {say('key.look-again')}
        </PressButton>
        {helperAddress !== '' && <OutsideLink to={helperAddress}>{say('key-test.download')}</OutsideLink>}
      </div>
    </Card>
  );
});

const Certificate = observer(function Certificate({ presenter }: { readonly presenter: KeyTestPresenter }) {
  const styles = useStyles();
  const { say } = useWords();
  const { certificates, chosen, trial, chosenCertificate, validity } = presenter;
  if (!chosenCertificate || !validity) return null;
  return (
    <Card title={say('key-test.certificate')} padded>
      {certificates.length > 1 && (
        <RadioChoices
          label={say('key.choose')}
          value={chosen}
          choices={certificates.map(({ serial, person, company }) => ({
            value: serial,
            label: `${person} · ${company}`,
          }))}
          onChanged={(serial) => presenter.certificateChosen(serial)}
        />
      )}
      <div className={styles.facts}>
        <KeyValueFacts
          layout="down"
          facts={[
            { label: say('key-test.subject'), value: `${chosenCertificate.person} · ${chosenCertificate.company}` },
            { label: say('key-test.issuer'), value: chosenCertificate.issuer },
            { label: say('key-test.serial'), value: chosenCertificate.serial },
            {
              label: say('key-test.valid'),
              value: (
                <>
                  {shanghaiDate(chosenCertificate.validFrom)} – {shanghaiDate(chosenCertificate.validTo)}{' '}
                  <StateBadge tone={validity.tone} size="small">
                    {say(validity.found)}
                  </StateBadge>
                </>
              ),
            },
          ]}
        />
      </div>
      <h3 className={styles.part}>{say('key-test.try')}</h3>
      <p className={styles.text}>{say('key-test.try-means')}</p>
      {trial.kind === 'asked' && (
        <Notice tone="info" live>
          {say('key-test.trying')}
        </Notice>
      )}
      {trial.kind === 'told' && (
        <Notice tone="warn" live>
          {say(trial.message)}
        </Notice>
      )}
      {trial.kind === 'done' && (
        <Notice tone={trial.tested.verdict === 'GOOD' ? 'ok' : 'bad'} live>
          {say(`key-test.verdict-${trial.tested.verdict}`)}
        </Notice>
      )}
      <div className={styles.acts}>
        <PressButton kind="primary" busy={trial.kind === 'asked'} onPress={async () => presenter.testPressed()}>
          {say('key-test.try-press')}
        </PressButton>
      </div>
    </Card>
  );
});

/** The report for customer service, which contains only what the page shows. */
const Report = observer(function Report({ presenter }: { readonly presenter: KeyTestPresenter }) {
  const styles = useStyles();
  const { say } = useWords();
  const { trial, chosenCertificate } = presenter;
  const lines = [
    window.location.host,
    ...presenter.checks.map(
      ({ id, tone, found }) => `${say(`key-test.check-${id}`)}: ${say(found)} (${say(`key-test.tone-${tone}`)})`,
    ),
    ...(chosenCertificate
      ? [
          `${say('key-test.issuer')}: ${chosenCertificate.issuer}`,
          `${say('key-test.serial')}: ${chosenCertificate.serial}`,
          `${say('key-test.valid')}: ${shanghaiDate(chosenCertificate.validFrom)} – ${shanghaiDate(chosenCertificate.validTo)}`,
        ]
      : []),
    ...(trial.kind === 'done' ? [`${say('key-test.try')}: ${say(`key-test.verdict-${trial.tested.verdict}`)}`] : []),
  ].join('\n');
  return (
    <Card title={say('key-test.report')} padded>
      <p className={styles.text}>{say('key-test.report-means')}</p>
      <pre className={styles.report}>{lines}</pre>
      <PressButton onPress={async () => navigator.clipboard.writeText(lines)}>{say('key-test.copy')}</PressButton>
    </Card>
  );
});

/** The test of token keys at this computer, for every visitor (document 1, section 2). */
export const KeyTestScreen = observer(function KeyTestScreen() {
  const styles = useStyles();
  const { say } = useWords();
  const presenter = use(presenterOf(usePresenters()));
  useEffect(() => {
    presenter.opened();
    return () => presenter.left();
  }, [presenter]);
  return (
    <>
      <PageHeader title={say('key-test.title')} facts={say('key-test.facts')} />
      <div className={styles.page}>
        <Checks presenter={presenter} />
        <Certificate presenter={presenter} />
        <Report presenter={presenter} />
      </div>
    </>
  );
});
