import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';

import { onboardingArea } from '../../../presentation/onboarding/onboarding-presenters.ts';
import type { OnboardingEntryPresenter } from '../../../presentation/onboarding/shared/onboarding-entry-presenter.ts';
import { promptLook } from '../../../presentation/onboarding/shared/onboarding-words.ts';
import { PortalLink } from '../../design/actions/PortalLink.tsx';
import { PressButton } from '../../design/actions/PressButton.tsx';
import { PortalDialog } from '../../design/dialogs/PortalDialog.tsx';
import { Notice } from '../../design/panels/Notice.tsx';
import { SupportLine } from '../../design/panels/SupportLine.tsx';
import { realNamePath } from '../../../domain/catalogue/product-paths.ts';
import { usePresenter } from '../../pages/presenters-context.ts';
import { useWords } from '../../../words/use-words.ts';

/**
 * The reason why the user cannot continue, and what helps: the certification, the direct opening for a core enterprise,
 * or the hotline (document 1, section 8; F-144).
 */
const Prompt = observer(function Prompt({ presenter }: { readonly presenter: OnboardingEntryPresenter }) {
  const { say } = useWords();
  const { prompt, reason } = presenter;
  if (prompt === undefined) return null;
  const { words, way } = promptLook[prompt];
  const read = (): void => presenter.promptRead();
  const choices =
    prompt === 'divided-core'
      ? {
          confirmLabel: say('onboarding.directly'),
          cancelLabel: say('onboarding.not-now'),
          onConfirmed: () => presenter.onboardDirectly(),
        }
      : way === 'certify'
        ? {
            confirmLabel: say(prompt === 'review-failed' ? 'onboarding.go-mend' : 'onboarding.go-certify'),
            cancelLabel: say('onboarding.not-now'),
            onConfirmed: () => presenter.certifyPressed(),
          }
        : { confirmLabel: say('onboarding.know'), onConfirmed: read };
  return (
    <PortalDialog open kind="warning" title={say('onboarding.prompt-title')} onClosed={read} {...choices}>
      <p>{say(words)}</p>
      {prompt === 'changed' && reason !== '' && <p>{say('onboarding.bank-said', { reason })}</p>}
      {way === 'hotline' && (
        <p>
          <SupportLine />
        </p>
      )}
      {(way === 'look' || prompt === 'divided-core') && (
        <p>
          <PortalLink to={realNamePath} strong>
            {say(way === 'look' ? 'onboarding.see-certification' : 'onboarding.go-certify')}
          </PortalLink>
        </p>
      )}
    </PortalDialog>
  );
});

/**
 * The link to the partner bank for the company's main user. It is hidden if the back end does not offer it (document 1,
 * section 4).
 */
export const OnboardingEntry = observer(function OnboardingEntry() {
  const { say } = useWords();
  const presenter = usePresenter(onboardingArea, (offered) => offered.onboardingEntry());
  useEffect(() => {
    presenter.opened();
    return () => presenter.left();
  }, [presenter]);
  const { trouble } = presenter;
  return (
    <>
      {presenter.isShown && (
        <Notice
          tone="info"
          title={say('onboarding.title')}
          actions={
            <PressButton busy={presenter.busy} onPress={async () => presenter.onboardPressed()}>
              {say('onboarding.start')}
            </PressButton>
          }
        >
          {say('onboarding.entry-body')}
        </Notice>
      )}
      <Prompt presenter={presenter} />
      {trouble && (
        <PortalDialog
          open
          kind="error"
          title={say('onboarding.prompt-title')}
          code={trouble.code || undefined}
          traceId={trouble.traceId || undefined}
          onConfirmed={() => presenter.troubleRead()}
          onClosed={() => presenter.troubleRead()}
        >
          {say(trouble.what)}
        </PortalDialog>
      )}
    </>
  );
});
