import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { observer } from 'mobx-react-lite';

import type { AuthorisationChange } from '../../../application/ports/company/authorisation-desk.ts';
import type { AuthorisationsPresenter } from '../../../presentation/company/authorisations/authorisations-presenter.ts';
import { PortalLink } from '../../design/actions/PortalLink.tsx';
import { PressButton } from '../../design/actions/PressButton.tsx';
import { PortalDialog } from '../../design/dialogs/PortalDialog.tsx';
import { Card } from '../../design/panels/Card.tsx';
import { StateBadge } from '../../design/panels/StateBadge.tsx';
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
  },
  steps: {
    margin: 0,
    paddingLeft: '18px',
    fontSize: '12px',
    lineHeight: '18px',
    color: tokens.colorNeutralForeground3,
  },
  // A single step has no number.
  single: { listStyleType: 'none', paddingLeft: 0 },
  acts: { display: 'flex', flexWrap: 'wrap', gap: '8px', marginTop: '4px' },
});

const tones = { waiting: 'warn', declined: 'bad', lapsed: 'idle' } as const;

/** The products and actions of an authorisation on one line, without unknown ones. */
export function useScopeWords(
  presenter: Pick<AuthorisationsPresenter, 'namesOf'>,
): (of: Pick<AuthorisationChange, 'products' | 'actions'>) => string {
  const { say } = useWords();
  const separator = say('formats.list-separator');
  return ({ products, actions }) =>
    say('group.scope', {
      products: presenter.namesOf(products).join(separator),
      actions: actions.map((each) => say(`group.auth-action-${each}`)).join(separator),
    });
}

/** The steps of an authorisation, with the people and the times. */
export function AuthorisationSteps({ change }: { readonly change: AuthorisationChange }) {
  const styles = useStyles();
  const { say } = useWords();
  if (change.steps.length === 0) return null;
  return (
    <ol
      className={mergeClasses(styles.steps, change.steps.length === 1 && styles.single)}
      aria-label={say('group.auth-history')}
    >
      {change.steps.map(({ event, at, by }) => (
        <li key={`${event} ${at}`}>{say(`group.auth-step-${event}`, { by, at })}</li>
      ))}
    </ol>
  );
}

/** Authorisations that await another person or were not confirmed, with the question before a decision. */
export const UnconfirmedAuthorisations = observer(function UnconfirmedAuthorisations({
  presenter,
}: {
  readonly presenter: AuthorisationsPresenter;
}) {
  const styles = useStyles();
  const { say } = useWords();
  const { changes } = presenter;
  const { unconfirmed, deciding } = changes;
  const scope = useScopeWords(presenter);
  const personLabel = ({ personName, mobile }: AuthorisationChange): string =>
    mobile === '' ? personName : say('group.auth-account-of', { name: personName, mobile });
  return (
    <>
      {unconfirmed.length > 0 && (
        <Card title={say('group.auth-changes')} note={say('group.auth-changes-note')}>
          <ul className={styles.list}>
            {unconfirmed.map((each) => {
              const { id, personName, organisationName, proposal, from, until } = each;
              const state = each.unconfirmed ?? 'waiting';
              return (
                <li key={id} className={styles.row}>
                  <div className={styles.head}>
                    <h3 className={styles.name}>
                      {say(proposal?.withdraws ? 'group.auth-withdraw-of' : 'group.auth-give-of', { name: personName })}
                    </h3>
                    <StateBadge tone={tones[state]} size="small">
                      {say(`group.auth-${state}`)}
                    </StateBadge>
                    {each.mobile !== '' && <span>{each.mobile}</span>}
                    <span>{organisationName}</span>
                  </div>
                  <p className={styles.says}>{scope(each)}</p>
                  <p className={styles.facts}>{say('group.dates', { from, until })}</p>
                  {proposal && (
                    <p className={styles.facts}>
                      {proposal.unidentified
                        ? say('group.auth-refused-unidentified')
                        : say(proposal.mayDecide ? 'group.auth-decide-until' : 'group.auth-waits-until', {
                            until: proposal.until,
                          })}
                    </p>
                  )}
                  {proposal?.isOwn && (
                    <p className={styles.facts}>
                      {say('group.auth-own-where')} <PortalLink to="/my/person">{say('group.auth-own-go')}</PortalLink>
                    </p>
                  )}
                  <AuthorisationSteps change={each} />
                  {proposal?.mayDecide && (
                    <div className={styles.acts}>
                      <PressButton
                        kind="primary"
                        size="small"
                        label={`${say('group.auth-confirm')} ${personName}`}
                        onPress={() => changes.decisionPressed(each, 'confirm')}
                      >
                        {say('group.auth-confirm')}
                      </PressButton>
                      <PressButton
                        size="small"
                        label={`${say('group.auth-decline')} ${personName}`}
                        onPress={() => changes.decisionPressed(each, 'decline')}
                      >
                        {say('group.auth-decline')}
                      </PressButton>
                    </div>
                  )}
                </li>
              );
            })}
          </ul>
        </Card>
      )}
      <PortalDialog
        open={deciding !== undefined}
        kind="confirm"
        title={
          deciding
            ? say(`group.auth-ask-${deciding.how}`, {
                name: deciding.change.personName,
                withdraws: deciding.change.proposal?.withdraws === true,
              })
            : ''
        }
        confirmLabel={say(deciding ? `group.auth-${deciding.how}` : 'group.auth-confirm')}
        cancelLabel={say('group.auth-cancel')}
        onConfirmed={async () => changes.decisionConfirmed()}
        onClosed={() => changes.decisionDropped()}
      >
        {deciding && (
          <p className={styles.says}>
            {personLabel(deciding.change)} · {deciding.change.organisationName} · {scope(deciding.change)} ·{' '}
            {say('group.dates', { from: deciding.change.from, until: deciding.change.until })}
          </p>
        )}
      </PortalDialog>
    </>
  );
});
