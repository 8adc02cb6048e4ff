import { makeStyles, tokens } from '@fluentui/react-components';
import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';

import { sloganOf } from '../../../domain/platform/page-config.ts';
import { PortalLink } from '../../design/actions/PortalLink.tsx';
import { PageHeader } from '../../design/panels/PageHeader.tsx';
import { usePresenters } from '../../pages/presenters-context.ts';
import { useWords } from '../../../words/use-words.ts';

const useStyles = makeStyles({
  page: { maxWidth: '760px', marginLeft: 'auto', marginRight: 'auto' },
  slogan: { margin: '0 0 8px', color: tokens.colorNeutralForeground3, whiteSpace: 'pre-line' },
});

export interface RegistrationPageProps {
  readonly title: ReactNode;
  /** Whether the registration is finished, so that the page itself offers the next step. */
  readonly isOver?: boolean;
  /** The facts about the purpose of the page; by default those about registering a company. */
  readonly facts?: ReactNode;
  /** A link to another page, for which some users come here. */
  readonly other?: ReactNode;
  readonly children: ReactNode;
}

/**
 * A page of the registration: its title, the platform's slogan, and a link for users who have an account (document 1,
 * section 2).
 */
export const RegistrationPage = observer(function RegistrationPage({
  title,
  isOver = false,
  facts,
  other,
  children,
}: RegistrationPageProps) {
  const styles = useStyles();
  const { say, locale } = useWords();
  const { session, shell } = usePresenters();
  // Platforms configure their slogan only in Chinese.
  const slogan = locale === 'zh-CN' ? sloganOf(session.pageConfig) : '';
  return (
    <div className={styles.page}>
      {slogan !== '' && <p className={styles.slogan}>{slogan}</p>}
      <PageHeader
        title={title}
        facts={facts ?? say('registration.facts')}
        aside={
          session.who || isOver ? undefined : (
            <span>
              {say('registration.have-account')}{' '}
              <PortalLink to={shell.signInPage}>{say('registration.sign-in-now')}</PortalLink>
              {other}
            </span>
          )
        }
      />
      {children}
    </div>
  );
});
