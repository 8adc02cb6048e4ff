import { makeStyles, tokens } from '@fluentui/react-components';
import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';

import { companyArea } from '../../../presentation/company/company-presenters.ts';
import type { ShownAuthorisation } from '../../../presentation/company/authorisations/authorisations-presenter.ts';
import { Card } from '../../design/panels/Card.tsx';
import { EmptyPanel } from '../../design/panels/EmptyPanel.tsx';
import { Notice } from '../../design/panels/Notice.tsx';
import { PageHeader } from '../../design/panels/PageHeader.tsx';
import { SupportLine } from '../../design/panels/SupportLine.tsx';
import { StateBadge } from '../../design/panels/StateBadge.tsx';
import { portal } from '../../design/theme/portal-tokens.ts';
import { usePresenter } from '../../shell/shared/presenters-context.ts';
import { AwaitedContent } from '../shared/AwaitedContent.tsx';
import { useWords } from '../../../words/use-words.ts';

const useStyles = makeStyles({
  parts: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '16px', maxWidth: '1080px' },
  list: { listStyleType: 'none', margin: 0, padding: 0 },
  row: { display: 'flex', flexDirection: 'column', gap: '4px', padding: '12px 16px', borderTop: `1px solid ${portal.hairlineSoft}` },
  head: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '4px 10px' },
  name: { margin: 0, fontSize: '14px', lineHeight: '20px', fontWeight: 600, overflowWrap: 'anywhere' },
  says: { margin: 0, overflowWrap: 'anywhere' },
  facts: { margin: 0, fontSize: '12px', lineHeight: '18px', color: tokens.colorNeutralForeground3, overflowWrap: 'anywhere', fontVariantNumeric: 'tabular-nums', '& > span': { display: 'inline-block' } },
  none: { margin: 0, padding: '12px 16px', borderTop: `1px solid ${portal.hairlineSoft}` },
});

const tones = { valid: 'ok', 'not-yet': 'info', expired: 'idle', withdrawn: 'idle', unrecognised: 'warn' } as const;

function Authorisations({ title, authorisations, none }: { readonly title: string; readonly authorisations: readonly ShownAuthorisation[]; readonly none?: string }) {
  const styles = useStyles();
  const { say } = useWords();
  return (
    <Card title={title} note={say('group.auth-count', { count: authorisations.length })}>
      {authorisations.length === 0 && <p className={styles.none}>{none}</p>}
      <ul className={styles.list}>
        {authorisations.map(({ id, personName, organisationName, productNames, from, until, withdrawnOn, state }) => (
          <li key={id} className={styles.row}>
            <div className={styles.head}>
              <h3 className={styles.name}>{personName}</h3>
              <StateBadge tone={tones[state]} size="small">
                {say(`group.auth-${state}`)}
              </StateBadge>
              <span>{organisationName}</span>
            </div>
            <p className={styles.says}>{say('group.scope', { products: productNames.join(say('formats.list-separator')) })}</p>
            <p className={styles.facts}>
              <span>{say('group.dates', { from, until })}</span>
              {withdrawnOn !== '' && (
                <>
                  {' · '}
                  <span>{say('group.withdrawn-on', { day: withdrawnOn })}</span>
                </>
              )}
            </p>
          </li>
        ))}
      </ul>
    </Card>
  );
}

/** Whom of its group the company lets act in its name (document 1, section 2; F-009, F-246). */
export const AuthorisationsScreen = observer(function AuthorisationsScreen() {
  const styles = useStyles();
  const { say, locale } = useWords();
  const presenter = usePresenter(companyArea, (offered) => offered.authorisations());
  useEffect(() => {
    presenter.opened(locale);
    return () => presenter.left();
  }, [presenter, locale]);
  return (
    <>
      <PageHeader title={say('group.auth-title')} crumbs={[{ label: say('group.crumb') }, { label: say('group.auth-title') }]} facts={say('group.auth-facts')} />
      <AwaitedContent kept={presenter.kept}>
        {() => (
          <div className={styles.parts}>
            <Notice tone="info">
              {say('group.how-changed')} <SupportLine />
            </Notice>
            {presenter.kept.value?.length === 0 ? (
              <Card>
                <EmptyPanel title={say('group.no-auth-title')}>{say('group.no-auth-body')}</EmptyPanel>
              </Card>
            ) : (
              <Authorisations title={say('group.holding')} authorisations={presenter.holding} none={say('group.none-holds')} />
            )}
            {presenter.others.length > 0 && <Authorisations title={say('group.others')} authorisations={presenter.others} />}
          </div>
        )}
      </AwaitedContent>
    </>
  );
});
