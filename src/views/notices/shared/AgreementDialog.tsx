import { makeStyles } from '@fluentui/react-components';
import { observer } from 'mobx-react-lite';
import { use, useEffect } from 'react';

import type { ArrivalChain } from '../../../presentation/notices/shared/arrival-chain.ts';
import { PortalDialog } from '../../design/dialogs/PortalDialog.tsx';
import { PressButton } from '../../design/actions/PressButton.tsx';
import { Notice } from '../../design/panels/Notice.tsx';
import { SupportContext } from '../../design/panels/support-context.ts';
import { SupportLine } from '../../design/panels/SupportLine.tsx';
import { onPhone } from '../../design/theme/breakpoints.ts';
import { useWords } from '../../../words/use-words.ts';
import { AgreementChanges } from './AgreementChanges.tsx';
import { AgreementPaper } from './AgreementPaper.tsx';
import { useReadToEnd } from './use-read-to-end.ts';

const useStyles = makeStyles({
  // Beside so much that is said of them, the texts have less room on a phone: nothing of the dialog itself is to be scrolled.
  parts: { display: 'flex', flexDirection: 'column', gap: '12px', '& [role="region"]': { [onPhone]: { height: '24dvh' } } },
  line: { margin: 0 },
});

/** Where an objection is taken: the platform has no form for one, so that its people are asked (document 1, section 9). */
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

/** Both agreements in full: agreed to once their end was reached, or declined and left (document 1, sections 2 and 5). */
export const AgreementDialog = observer(function AgreementDialog({ chain }: { readonly chain: ArrivalChain }) {
  const styles = useStyles();
  const { say, locale } = useWords();
  const { texts, deadline, signing, signingTrouble, declining, changes, isUnchanged } = chain;
  const isObjectedTo = !isUnchanged && !chain.isPast;
  useEffect(() => {
    texts.opened(undefined, locale);
    return () => texts.left();
  }, [texts, locale]);
  const read = useReadToEnd();

  if (declining) {
    return (
      // Another dialog, and not the same with other words: it takes the focus as it comes.
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
      footNote={read.isRead ? undefined : say('notices.agreement-scroll')}
      mustAnswer
      onConfirmed={async () => chain.agreePressed()}
      onClosed={() => chain.disagreePressed()}
    >
      <div className={styles.parts}>
        <p className={styles.line}>{say(isUnchanged ? 'notices.agreement-again-lead' : 'notices.agreement-lead')}</p>
        {!isUnchanged && <p className={styles.line}>{deadline === undefined ? say('notices.agreement-rule') : say(chain.isPast ? 'notices.agreement-deadline-past' : 'notices.agreement-deadline', { at: deadline })}</p>}
        {isObjectedTo && <Objecting />}
        {chain.canCompare && !isUnchanged && (
          <div>
            <PressButton size="small" aria-pressed={changes !== undefined} onPress={async () => chain.changesPressed()}>
              {say(changes ? 'protocols.whole' : 'notices.agreement-changes')}
            </PressButton>
          </div>
        )}
        {changes ? <AgreementChanges changes={changes} onRetry={async () => chain.changesLoaded()} /> : <AgreementPaper texts={texts} read={read} />}
        {signingTrouble && (
          <Notice tone="bad" live>
            {say(signingTrouble)}
          </Notice>
        )}
      </div>
    </PortalDialog>
  );
});
