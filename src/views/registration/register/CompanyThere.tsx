import { Info24Regular } from '@fluentui/react-icons/svg/info';
import { observer } from 'mobx-react-lite';

import type { RegisterPresenter } from '../../../presentation/registration/register/register-presenter.ts';
import type { PlainKey } from '../../../words/catalogue.ts';
import { useWords } from '../../../words/use-words.ts';
import { LinkButton } from '../../design/actions/LinkButton.tsx';
import { PressButton } from '../../design/actions/PressButton.tsx';
import { StatePanel } from '../../design/panels/StatePanel.tsx';
import { SupportLine } from '../../design/panels/SupportLine.tsx';
import { RecoveryEnd } from '../../entry/shared/RecoveryPage.tsx';
import { usePresenters } from '../../pages/presenters-context.ts';

const texts: Readonly<
  Record<
    NonNullable<RegisterPresenter['knownCompany']>,
    { readonly title: PlainKey; readonly lines: readonly PlainKey[] }
  >
> = {
  'company-registered': {
    title: 'registration.there-title',
    lines: ['registration.there', 'registration.there-unknown'],
  },
  'company-deregistered': { title: 'registration.there-deregistered-title', lines: ['deregistered.text'] },
  'other-before': { title: 'registration.there-before-title', lines: ['registration.there-before'] },
};

/**
 * The page for a company that is already registered. It explains how to join the company and reveals nothing about its
 * people.
 */
export const CompanyThere = observer(function CompanyThere({ presenter }: { readonly presenter: RegisterPresenter }) {
  const { say } = useWords();
  const { shell } = usePresenters();
  const { knownCompany } = presenter;
  if (!knownCompany) return null;
  return (
    <RecoveryEnd>
      <StatePanel
        tone="warn"
        picture={<Info24Regular />}
        title={say(texts[knownCompany].title)}
        actions={
          <>
            <LinkButton kind="primary" to={shell.signInPage}>
              {say('registration.sign-in-now')}
            </LinkButton>
            {knownCompany !== 'other-before' && (
              <PressButton onPress={() => presenter.otherCompanyPressed()}>
                {say('registration.other-company')}
              </PressButton>
            )}
          </>
        }
      >
        {texts[knownCompany].lines.map((line) => (
          <p key={line}>{say(line)}</p>
        ))}
        <p>
          <SupportLine />
        </p>
      </StatePanel>
    </RecoveryEnd>
  );
});
