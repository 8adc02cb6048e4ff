import { makeStyles, tokens } from '@fluentui/react-components';
import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';

import type { ArrivalChain } from '../../../presentation/notices/shared/arrival-chain.ts';
import { PressButton } from '../../design/actions/PressButton.tsx';
import { PortalDialog } from '../../design/dialogs/PortalDialog.tsx';
import { FailedPanel } from '../../design/panels/FailedPanel.tsx';
import { Notice } from '../../design/panels/Notice.tsx';
import { SkeletonBlock } from '../../design/panels/SkeletonBlock.tsx';
import { onPhone } from '../../design/theme/breakpoints.ts';
import { portal } from '../../design/theme/portal-tokens.ts';
import { useHiddenText } from '../../design/theme/use-hidden-text.ts';
import { useWords } from '../../../words/use-words.ts';
import { AgreementBody } from './AgreementBody.tsx';
import { AgreementLanguage } from './AgreementLanguage.tsx';
import { useReadToEnd } from './use-read-to-end.ts';

const useStyles = makeStyles({
  parts: { display: 'flex', flexDirection: 'column', gap: '12px' },
  text: {
    display: 'flex', flexDirection: 'column', gap: '28px', height: 'min(52dvh, 560px)', overflowY: 'auto', padding: '16px 20px', border: `1px solid ${portal.hairline}`, borderRadius: tokens.borderRadiusMedium, color: tokens.colorNeutralForeground1,
    ':focus-visible': { outline: `2px solid ${tokens.colorStrokeFocus2}`, outlineOffset: '2px' },
    [onPhone]: { padding: '12px', height: '46dvh' },
  },
  line: { margin: 0 },
});

/** Both agreements in full: agreed to once their end was reached, or declined and left (document 1, sections 2 and 5). */
export const AgreementDialog = observer(function AgreementDialog({ chain }: { readonly chain: ArrivalChain }) {
  const styles = useStyles();
  const hidden = useHiddenText();
  const { say, locale } = useWords();
  const { texts, deadline, signing, signingTrouble, declining } = chain;
  useEffect(() => {
    texts.opened(undefined, locale);
    return () => texts.left();
  }, [texts, locale]);
  const { content } = texts;
  const { region, isRead, said } = useReadToEnd(content.kind === 'ready');

  if (declining) {
    return (
      <PortalDialog open kind="confirm" confirmLabel={say('notices.agreement-decline-leave')} cancelLabel={say('notices.agreement-decline-stay')} onConfirmed={async () => chain.declineConfirmed()} onClosed={() => chain.declineDropped()}>
        {say('notices.agreement-decline')}
      </PortalDialog>
    );
  }
  return (
    <PortalDialog
      open
      kind="confirm"
      choosing
      width="wide"
      title={say('notices.agreement-title')}
      confirmLabel={say('notices.agreement-agree')}
      cancelLabel={say('notices.agreement-disagree')}
      unavailable={isRead && !signing ? undefined : say('notices.agreement-scroll')}
      mustAnswer
      onConfirmed={async () => chain.agreePressed()}
      onClosed={() => chain.disagreePressed()}
    >
      <div className={styles.parts}>
        <p className={styles.line}>{say('notices.agreement-lead')}</p>
        <p className={styles.line}>{deadline === undefined ? say('notices.agreement-rule') : say(chain.isPast ? 'notices.agreement-deadline-past' : 'notices.agreement-deadline', { at: deadline })}</p>
        <AgreementLanguage presenter={texts} />
        {content.kind === 'failed' && <FailedPanel message={say(content.failure.what)} onRetry={async () => texts.retryPressed()} />}
        {content.kind === 'loading' && <SkeletonBlock width="100%" height="320px" />}
        {content.kind === 'ready' && (
          // Keys scroll it: it takes the focus though nothing in it is pressed.
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
          <div ref={region} role="region" aria-label={say('notices.agreement-text')} tabIndex={0} lang={texts.shownIn} className={styles.text}>
            {content.value.map((agreement) => (
              <AgreementBody key={agreement.name} agreement={agreement} titled />
            ))}
            <div>
              <PressButton size="small" unavailable={isRead ? say('notices.agreement-read-done') : undefined} onPress={said}>
                {say('notices.agreement-read')}
              </PressButton>
            </div>
          </div>
        )}
        <span role="status" className={hidden}>
          {isRead ? say('notices.agreement-read-done') : ''}
        </span>
        {signingTrouble && (
          <Notice tone="bad" live>
            {say(signingTrouble)}
          </Notice>
        )}
      </div>
    </PortalDialog>
  );
});
