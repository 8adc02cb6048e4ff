import { makeStyles, tokens } from '@fluentui/react-components';
import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';

import { companyArea } from '../../../presentation/company/company-presenters.ts';
import type {
  AuthorisationsPresenter,
  ShownAuthorisation,
} from '../../../presentation/company/authorisations/authorisations-presenter.ts';
import { PressButton } from '../../design/actions/PressButton.tsx';
import { Card } from '../../design/panels/Card.tsx';
import { EmptyPanel } from '../../design/panels/EmptyPanel.tsx';
import { Notice } from '../../design/panels/Notice.tsx';
import { PageHeader } from '../../design/panels/PageHeader.tsx';
import { SupportLine } from '../../design/panels/SupportLine.tsx';
import { StateBadge } from '../../design/panels/StateBadge.tsx';
import { portal } from '../../design/theme/portal-tokens.ts';
import { usePresenter } from '../../pages/presenters-context.ts';
import { AuthorisationFields, authoriseOpenerId } from './AuthorisationFields.tsx';
import { AuthorisationSteps, UnconfirmedAuthorisations, useScopeWords } from './AuthorisationChangeParts.tsx';
import { AwaitedContent } from '../shared/AwaitedContent.tsx';
import { useWords } from '../../../words/use-words.ts';

const useStyles = makeStyles({
  parts: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '16px', maxWidth: '1080px' },
  list: { listStyleType: 'none', margin: 0, padding: 0 },
  row: {
    display: 'flex',
    flexDirection: 'column',
    gap: '4px',
    padding: '12px 16px',
    borderTop: `1px solid ${portal.hairlineSoft}`,
  },
  head: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '4px 10px' },
  name: { margin: 0, fontSize: '14px', lineHeight: '20px', fontWeight: 600, overflowWrap: 'anywhere' },
  says: { margin: 0, overflowWrap: 'anywhere' },
  facts: {
    margin: 0,
    fontSize: '12px',
    lineHeight: '18px',
    color: tokens.colorNeutralForeground3,
    overflowWrap: 'anywhere',
    fontVariantNumeric: 'tabular-nums',
    '& > span': { display: 'inline-block' },
  },
  none: { margin: 0, padding: '12px 16px', borderTop: `1px solid ${portal.hairlineSoft}` },
});

const tones = { valid: 'ok', 'not-yet': 'info', expired: 'idle', withdrawn: 'idle', unrecognised: 'warn' } as const;

const Authorisations = observer(function Authorisations({
  presenter,
  title,
  authorisations,
  none,
}: {
  readonly presenter: AuthorisationsPresenter;
  readonly title: string;
  readonly authorisations: readonly ShownAuthorisation[];
  readonly none?: string;
}) {
  const styles = useStyles();
  const { say } = useWords();
  const scope = useScopeWords(presenter);
  return (
    <Card title={title} note={say('group.auth-count', { count: authorisations.length })}>
      {authorisations.length === 0 && <p className={styles.none}>{none}</p>}
      <ul className={styles.list}>
        {authorisations.map(
          ({ id, personName, organisationName, products, actions, from, until, withdrawnOn, state }) => {
            const change = presenter.changes.changeOf(id);
            const days = presenter.changes.endsIn({ until, state });
            return (
              <li key={id} className={styles.row}>
                <div className={styles.head}>
                  <h3 className={styles.name}>{personName}</h3>
                  <StateBadge tone={tones[state]} size="small">
                    {say(`group.auth-${state}`)}
                  </StateBadge>
                  {change && change.mobile !== '' && <span>{change.mobile}</span>}
                  <span>{organisationName}</span>
                </div>
                <p className={styles.says}>{scope({ products, actions })}</p>
                <p className={styles.facts}>
                  <span>{say('group.dates', { from, until })}</span>
                  {withdrawnOn !== '' && (
                    <>
                      {' · '}
                      <span>{say('group.withdrawn-on', { day: withdrawnOn })}</span>
                    </>
                  )}
                </p>
                {days !== undefined && (
                  <Notice tone="warn" small>
                    {say('group.auth-ends-in', { days })}
                  </Notice>
                )}
                {change && <AuthorisationSteps change={change} />}
                {change?.mayWithdraw && (
                  <div>
                    <PressButton
                      size="small"
                      label={`${say('group.auth-withdraw')} ${personName}`}
                      onPress={() => presenter.changes.decisionPressed(change, 'withdraw')}
                    >
                      {say('group.auth-withdraw')}
                    </PressButton>
                  </div>
                )}
              </li>
            );
          },
        )}
      </ul>
    </Card>
  );
});

/** The colleagues of the group who may act in the company's name (document 1, section 2; F-009, F-246). */
export const AuthorisationsScreen = observer(function AuthorisationsScreen() {
  const styles = useStyles();
  const { say, locale } = useWords();
  const presenter = usePresenter(companyArea, (offered) => offered.authorisations());
  useEffect(() => {
    presenter.opened(locale);
    return () => presenter.left();
  }, [presenter, locale]);
  const { changes } = presenter;
  return (
    <>
      <PageHeader
        title={say('group.auth-title')}
        crumbs={[{ label: say('group.crumb') }, { label: say('group.auth-title') }]}
        facts={say('group.auth-facts')}
        actions={
          changes.mayGive && !changes.form.isOpen ? (
            <PressButton id={authoriseOpenerId} kind="primary" onPress={() => changes.givePressed()}>
              {say('group.auth-new')}
            </PressButton>
          ) : undefined
        }
      />
      <AwaitedContent kept={presenter.content}>
        {() => (
          <div className={styles.parts}>
            {changes.isOffered ? (
              !changes.mayGive && <Notice tone="info">{say('group.auth-who-gives')}</Notice>
            ) : (
              <Notice tone="info">
                {say('group.how-changed')} <SupportLine />
              </Notice>
            )}
            {changes.form.isOpen && <AuthorisationFields presenter={presenter} />}
            <UnconfirmedAuthorisations presenter={presenter} />
            {presenter.content.value?.length === 0 ? (
              <Card>
                <EmptyPanel title={say('group.no-auth-title')}>{say('group.no-auth-body')}</EmptyPanel>
              </Card>
            ) : (
              <Authorisations
                presenter={presenter}
                title={say('group.holding')}
                authorisations={presenter.valid}
                none={say('group.none-holds')}
              />
            )}
            {presenter.others.length > 0 && (
              <Authorisations presenter={presenter} title={say('group.others')} authorisations={presenter.others} />
            )}
          </div>
        )}
      </AwaitedContent>
    </>
  );
});
