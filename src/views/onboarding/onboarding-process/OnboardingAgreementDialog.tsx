import { makeStyles } from '@fluentui/react-components';
import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';

import type { OnboardingProcessPresenter } from '../../../presentation/onboarding/onboarding-process/onboarding-process-presenter.ts';
import { onboardingArea } from '../../../presentation/onboarding/onboarding-presenters.ts';
import { PortalDialog } from '../../design/dialogs/PortalDialog.tsx';
import { Notice } from '../../design/panels/Notice.tsx';
import { AgreementPaper } from '../../agreements/AgreementPaper.tsx';
import { useReadToEnd } from '../../agreements/use-read-to-end.ts';
import { usePresenter } from '../../pages/presenters-context.ts';
import { useWords } from '../../../words/use-words.ts';

const useStyles = makeStyles({ parts: { display: 'flex', flexDirection: 'column', gap: '12px' }, line: { margin: 0 } });

/**
 * The full text of the agreement with the partner bank. The user only reads it, or reads it to its end and then submits
 * the company, which signs it.
 */
export const OnboardingAgreementDialog = observer(function OnboardingAgreementDialog({
  presenter,
  signs,
}: {
  readonly presenter: OnboardingProcessPresenter;
  readonly signs: boolean;
}) {
  const styles = useStyles();
  const { say, locale } = useWords();
  const texts = usePresenter(onboardingArea, (offered) => offered.onboardingAgreement());
  useEffect(() => {
    texts.opened(undefined, locale);
    return () => texts.left();
  }, [texts, locale]);
  const read = useReadToEnd();
  return (
    <PortalDialog
      open
      kind={signs ? 'confirm' : 'info'}
      choosing
      width="wide"
      title={say('onboarding.agreement-title')}
      {...(signs
        ? {
            confirmLabel: say('onboarding.agreement-agree'),
            unavailable: read.isRead ? undefined : say('notices.agreement-scroll'),
          }
        : {})}
      onConfirmed={async () => (signs ? presenter.agreePressed() : presenter.readingDropped())}
      onClosed={() => presenter.readingDropped()}
    >
      <div className={styles.parts}>
        {signs && !read.isRead && <p className={styles.line}>{say('notices.agreement-scroll')}</p>}
        <AgreementPaper texts={texts} read={read} toRead={!signs} />
        {presenter.trouble && (
          <Notice tone="bad" live>
            {say(presenter.trouble)}
          </Notice>
        )}
      </div>
    </PortalDialog>
  );
});
