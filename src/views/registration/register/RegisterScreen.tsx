import { makeStyles } from '@fluentui/react-components';
import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';

import { invitationPath } from '../../../domain/registration/shared/invitation-path.ts';
import {
  registrationSteps,
  type RegisterPresenter,
} from '../../../presentation/registration/register/register-presenter.ts';
import { registrationArea } from '../../../presentation/registration/registration-presenters.ts';
import { useWords } from '../../../words/use-words.ts';
import { PortalLink } from '../../design/actions/PortalLink.tsx';
import { LinkButton } from '../../design/actions/LinkButton.tsx';
import { PressButton } from '../../design/actions/PressButton.tsx';
import { Card } from '../../design/panels/Card.tsx';
import { FormSkeleton } from '../../design/panels/FormSkeleton.tsx';
import { Notice } from '../../design/panels/Notice.tsx';
import { StepHeader } from '../../design/panels/StepHeader.tsx';
import { SupportLine } from '../../design/panels/SupportLine.tsx';
import { usePresenter, usePresenters } from '../../pages/presenters-context.ts';
import { useLeaveQuestion } from '../../pages/use-leave-question.ts';
import { RegistrationPage } from '../shared/RegistrationPage.tsx';
import { CompanyStep } from './CompanyStep.tsx';
import { CompanyThere } from './CompanyThere.tsx';
import { ConfirmStep } from './ConfirmStep.tsx';
import { PersonStep } from './PersonStep.tsx';
import { RegisteringForCard } from './RegisteringForCard.tsx';

const useStyles = makeStyles({ part: { marginBottom: '16px' } });

const shownSteps = { company: CompanyStep, person: PersonStep, confirm: ConfirmStep } as const;

const Steps = observer(function Steps({ presenter }: { readonly presenter: RegisterPresenter }) {
  const styles = useStyles();
  const { say } = useWords();
  const { step, restored, knownCompany } = presenter;
  const [first] = useState(step);
  const [moved, setMoved] = useState(false);
  if (!moved && step !== first) setMoved(true);
  const Step = shownSteps[step];
  return (
    <>
      <StepHeader
        label={say('registration.steps')}
        steps={[...registrationSteps.map((each) => say(`registration.step-${each}`)), say('registration.step-done')]}
        current={registrationSteps.indexOf(step)}
      />
      {restored && !knownCompany && (
        <div className={styles.part}>
          <Notice
            tone="info"
            actions={
              <PressButton size="small" onPress={() => presenter.draftDropped()}>
                {say('registration.draft-drop')}
              </PressButton>
            }
          >
            {say('registration.draft-restored')}
          </Notice>
        </div>
      )}
      <Card padded>
        {knownCompany ? (
          <CompanyThere presenter={presenter} />
        ) : (
          <Step key={step} presenter={presenter} arrives={moved || step !== first} />
        )}
      </Card>
    </>
  );
});

const Registering = observer(function Registering() {
  const presenter = usePresenter(registrationArea, (offered) => offered.register());
  useEffect(() => {
    presenter.opened();
    return () => presenter.left();
  }, [presenter]);
  useLeaveQuestion(presenter.hasUnstoredInput);
  return (
    <>
      <RegisteringForCard presenter={presenter} />
      {presenter.isClear && <Steps presenter={presenter} />}
    </>
  );
});

const Content = observer(function Content() {
  const { say } = useWords();
  const { session, shell } = usePresenters();
  const { who, state, pageConfig } = session;
  if (state.kind === 'starting') return <FormSkeleton />;
  if (who)
    return (
      <Notice
        tone="info"
        title={say('registration.signed-in-title')}
        actions={
          <LinkButton size="small" to={shell.home}>
            {say('registration.signed-in-home')}
          </LinkButton>
        }
      >
        {say('registration.signed-in', { userName: who.userName, company: who.companyName })}
      </Notice>
    );
  if (!pageConfig.offersSms)
    return (
      <Notice tone="info">
        {say('registration.no-texts')} <SupportLine />
      </Notice>
    );
  return <Registering />;
});

/** Registers a company and its first user (document 1, section 2; checklist F-053 to F-060). */
export function RegisterScreen() {
  const { say } = useWords();
  return (
    <RegistrationPage
      title={say('registration.title')}
      other={
        <>
          {say('formats.clause-separator')}
          <PortalLink to={invitationPath}>{say('registration.join')}</PortalLink>
        </>
      }
    >
      <Content />
    </RegistrationPage>
  );
}
