import { makeStyles, mergeClasses } from '@fluentui/react-components';
import { observer } from 'mobx-react-lite';
import { use, useEffect } from 'react';

import type { AgreementName } from '../../../domain/agreements/agreement.ts';
import type { ArrivalChain } from '../../../presentation/notices/shared/arrival-chain.ts';
import { PortalDialog } from '../../design/dialogs/PortalDialog.tsx';
import { FailureFacts } from '../../design/panels/FailureFacts.tsx';
import { PressButton } from '../../design/actions/PressButton.tsx';
import { Notice } from '../../design/panels/Notice.tsx';
import { SupportContext } from '../../design/panels/support-context.ts';
import { SupportLine } from '../../design/panels/SupportLine.tsx';
import { onPhone, phone } from '../../design/theme/breakpoints.ts';
import { useMedia } from '../../design/theme/use-media.ts';
import type { PlainKey } from '../../../words/catalogue.ts';
import { useWords } from '../../../words/use-words.ts';
import { AgreementChanges } from './AgreementChanges.tsx';
import { AgreementPaper } from '../../agreements/AgreementPaper.tsx';
import { useReadToEnd } from '../../agreements/use-read-to-end.ts';

const useStyles = makeStyles({
  // The texts are lower on a phone, beside the other content, so that the dialog itself does not scroll.
  parts: { display: 'flex', flexDirection: 'column', gap: '12px' },
  brief: { '& [role="region"]': { height: 'min(38dvh, 560px)', [onPhone]: { height: '34dvh' } } },

  line: { margin: 0 },
});

const leads = {
  both: 'notices.agreement-lead',
  CORP_REG_AGREEMENT: 'notices.agreement-lead-registration',
  CORP_PRIVACY_AGREEMENT: 'notices.agreement-lead-privacy',
} as const satisfies Readonly<Record<AgreementName | 'both', PlainKey>>;

/** Tells users whom to contact for an objection: the platform has no form for it (document 1, section 9). */
function Objecting() {
  const styles = useStyles();
  const { say } = useWords();
  const { hotline, onlineService } = use(SupportContext);
  if (hotline === '' && onlineService === '') return null;
  return (
    <p className={styles.line}>
      {say('notices.agreement-object')} <SupportLine />
    </p>
  );
}

/**
 * The full text of both agreements. The user agrees after reading to the end, or declines and leaves (document 1,
 * sections 2 and 5).
 */
export const AgreementDialog = observer(function AgreementDialog({ chain }: { readonly chain: ArrivalChain }) {
  const styles = useStyles();
  const { say, locale } = useWords();
  const { texts, deadline, signing, signingTrouble, signingFailure, declining, changes, isUnchanged } = chain;
  const isObjectedTo = !isUnchanged && !chain.isPast;
  useEffect(() => {
    texts.opened(undefined, locale);
    return () => texts.left();
  }, [texts, locale]);
  const read = useReadToEnd();
  const isSmall = useMedia(phone);

  if (declining) {
    return (
      // A dialog of its own, with its own key, so that it takes the focus when it opens.
      <PortalDialog
        key="declining"
        open
        kind="confirm"
        confirmLabel={say('notices.agreement-decline-stay')}
        cancelLabel={say('notices.agreement-decline-leave')}
        confirmingIsSafe
        mustAnswer
        onConfirmed={() => chain.declineDropped()}
        onClosed={() => void chain.declineConfirmed()}
      >
        <div className={styles.parts}>
          <p className={styles.line}>{say('notices.agreement-decline')}</p>
          {isObjectedTo && <Objecting />}
        </div>
      </PortalDialog>
    );
  }
  return (
    <PortalDialog
      key="reading"
      open
      kind="confirm"
      choosing
      width="wide"
      title={say(isUnchanged ? 'notices.agreement-again-title' : 'notices.agreement-title')}
      confirmLabel={say('notices.agreement-agree')}
      cancelLabel={say('notices.agreement-disagree')}
      unavailable={read.isRead && !signing ? undefined : say('notices.agreement-scroll')}
      footNote={say(read.isRead ? 'notices.agreement-read-done' : 'notices.agreement-scroll')}
      mustAnswer
      onConfirmed={async () => chain.agreePressed()}
      onClosed={() => chain.disagreePressed()}
    >
      <div className={mergeClasses(styles.parts, !isUnchanged && styles.brief)}>
        <p className={styles.line}>
          {say(isUnchanged ? 'notices.agreement-again-lead' : leads[chain.changedAlone ?? 'both'])}
        </p>
        {!isUnchanged && (
          <p className={styles.line}>
            {deadline === undefined
              ? say('notices.agreement-rule')
              : say(chain.isPast ? 'notices.agreement-deadline-past' : 'notices.agreement-deadline', { at: deadline })}
          </p>
        )}
        {isObjectedTo && !isSmall && <Objecting />}
        {chain.canCompare && !isUnchanged && (
          <div>
            <PressButton size="small" aria-pressed={changes !== undefined} onPress={async () => chain.changesPressed()}>
              {say(changes ? 'protocols.whole' : 'notices.agreement-changes')}
            </PressButton>
          </div>
        )}
        {changes ? (
          <AgreementChanges changes={changes} onRetry={async () => chain.loadChanges()} />
        ) : (
          <AgreementPaper texts={texts} read={read} before={isObjectedTo && isSmall ? <Objecting /> : undefined} />
        )}
        {signingTrouble && (
          <Notice tone="bad" live>
            {say(signingTrouble)}
            {signingFailure && (
              <FailureFacts code={signingFailure.code || undefined} traceId={signingFailure.traceId || undefined} />
            )}
          </Notice>
        )}
      </div>
    </PortalDialog>
  );
});
