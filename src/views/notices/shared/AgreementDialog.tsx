import { makeStyles } from '@fluentui/react-components';
import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';

import type { ArrivalChain } from '../../../presentation/notices/shared/arrival-chain.ts';
import { PortalDialog } from '../../design/dialogs/PortalDialog.tsx';
import { Notice } from '../../design/panels/Notice.tsx';
import { useWords } from '../../../words/use-words.ts';
import { AgreementPaper } from './AgreementPaper.tsx';
import { useReadToEnd } from './use-read-to-end.ts';

const useStyles = makeStyles({
  parts: { display: 'flex', flexDirection: 'column', gap: '12px' },
  line: { margin: 0 },
});

/** Both agreements in full: agreed to once their end was reached, or declined and left (document 1, sections 2 and 5). */
export const AgreementDialog = observer(function AgreementDialog({ chain }: { readonly chain: ArrivalChain }) {
  const styles = useStyles();
  const { say, locale } = useWords();
  const { texts, deadline, signing, signingTrouble, declining } = chain;
  useEffect(() => {
    texts.opened(undefined, locale);
    return () => texts.left();
  }, [texts, locale]);
  const read = useReadToEnd();

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
      unavailable={read.isRead && !signing ? undefined : say('notices.agreement-scroll')}
      mustAnswer
      onConfirmed={async () => chain.agreePressed()}
      onClosed={() => chain.disagreePressed()}
    >
      <div className={styles.parts}>
        <p className={styles.line}>{say('notices.agreement-lead')}</p>
        <p className={styles.line}>{deadline === undefined ? say('notices.agreement-rule') : say(chain.isPast ? 'notices.agreement-deadline-past' : 'notices.agreement-deadline', { at: deadline })}</p>
        <AgreementPaper texts={texts} read={read} />
        {signingTrouble && (
          <Notice tone="bad" live>
            {say(signingTrouble)}
          </Notice>
        )}
      </div>
    </PortalDialog>
  );
});
