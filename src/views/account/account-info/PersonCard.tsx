import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { observer } from 'mobx-react-lite';

import type { Identifier } from '../../../domain/account/account.ts';
import type { AccountInfoPresenter } from '../../../presentation/account/account-info/account-info-presenter.ts';
import { PortalLink } from '../../design/actions/PortalLink.tsx';
import { Card } from '../../design/panels/Card.tsx';
import { FailedPanel } from '../../design/panels/FailedPanel.tsx';
import { KeyValueFacts, type Fact } from '../../design/panels/KeyValueFacts.tsx';
import { SkeletonBlock } from '../../design/panels/SkeletonBlock.tsx';
import { usePresenters } from '../../pages/presenters-context.ts';
import { useWords } from '../../../words/use-words.ts';
import { identifierLabels, Secret } from './Secret.tsx';

const useStyles = makeStyles({
  links: { display: 'flex', flexWrap: 'wrap', gap: '4px 16px' },
  note: { marginTop: '12px', fontSize: '12px', lineHeight: '18px', color: tokens.colorNeutralForeground3 },
});

/** Person, company and roles. Identifiers are masked until the user asks for them. */
export const PersonCard = observer(function PersonCard({ presenter }: { readonly presenter: AccountInfoPresenter }) {
  const styles = useStyles();
  const { say } = useWords();
  const { who } = usePresenters().session;
  const { current } = presenter.account;
  if (current.kind === 'failed') {
    const { failure } = current;
    return (
      <Card>
        <FailedPanel
          message={say(failure.what)}
          code={failure.code || undefined}
          traceId={failure.traceId || undefined}
          onRetry={failure.canRetry ? async () => presenter.account.load() : undefined}
        />
      </Card>
    );
  }
  if (current.kind === 'loading') {
    return (
      <Card title={say('account.person')} padded>
        <SkeletonBlock width="100%" height="200px" />
      </Card>
    );
  }
  const { personName, userName, mobile, idNumber, companyName, companyCode, isMain } = current.value;
  const secret = (identifier: Identifier, masked: string): readonly Fact[] =>
    masked === ''
      ? []
      : [
          {
            label: say(identifierLabels[identifier]),
            value: <Secret presenter={presenter} identifier={identifier} masked={masked} />,
          },
        ];
  const roles =
    who?.candidateRoles.map(({ code, name }) =>
      code === who.role.code && who.candidateRoles.length > 1 ? `${name} (${say('account.current-role')})` : name,
    ) ?? [];
  return (
    <Card title={say('account.person')} note={isMain ? say('account.main-user') : undefined} padded>
      <KeyValueFacts
        layout="down"
        facts={[
          { label: say('account.person-name'), value: personName, strong: true },
          { label: say('account.user-name'), value: userName },
          ...secret('mobile', mobile),
          ...secret('id-number', idNumber),
          { label: say('account.company'), value: companyName },
          ...(companyCode === '' ? [] : [{ label: say('account.company-code'), value: companyCode }]),
          ...(who?.key ? [{ label: say('account.key'), value: say('account.key-known', who.key) }] : []),
          { label: say('account.roles'), value: roles.join(say('formats.list-separator')) },
        ]}
      />
      {(mobile !== '' || idNumber !== '') && <p className={styles.note}>{say('account.reveal-note')}</p>}
      <p className={mergeClasses(styles.note, styles.links)}>
        <PortalLink to="/my/enterprise-info/realname">{say('account.certification')}</PortalLink>
        <PortalLink to="/my/enterprise-info/invoice-info">{say('account.invoicing')}</PortalLink>
        <PortalLink to="/my/enterprise-info/certificate-management">{say('account.certificates')}</PortalLink>
        <PortalLink to="/my/protocol">{say('account.protocols')}</PortalLink>
      </p>
    </Card>
  );
});
