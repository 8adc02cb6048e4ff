import { mergeClasses } from '@fluentui/react-components';
import { observer } from 'mobx-react-lite';

import { noticeSeconds } from '../../../domain/notices/agency-notice.ts';
import type { ArrivalChain } from '../../../presentation/notices/shared/arrival-chain.ts';
import { PortalDialog } from '../../design/dialogs/PortalDialog.tsx';
import { useWords } from '../../../words/use-words.ts';
import { useNoticeStyles } from './use-notice-styles.ts';

const reading = { seconds: noticeSeconds, atZero: 'read-first' } as const;

/** The company's standing with the bill agency. The user cannot dismiss it unread (document 1, sections 2 and 4). */
export const AgencyDialog = observer(function AgencyDialog({ chain }: { readonly chain: ArrivalChain }) {
  const styles = useNoticeStyles();
  const { say } = useWords();
  const { agency, canObject } = chain;
  if (!agency) return null;
  const { companyName, standing, addedOn, effectiveOn } = agency;
  const isViolating = standing === 'violating';
  const added =
    addedOn === ''
      ? say(isViolating ? 'notices.agency-violating' : 'notices.agency-watch')
      : say(isViolating ? 'notices.agency-violating-added' : 'notices.agency-watch-added', { day: addedOn });
  const means = isViolating
    ? effectiveOn === ''
      ? say('notices.agency-violating-means')
      : say('notices.agency-violating-from', { day: effectiveOn, today: chain.today })
    : say('notices.agency-watch-means');
  return (
    <PortalDialog
      open
      kind="warning"
      width="medium"
      title={say('notices.agency-title')}
      countdown={reading}
      mustAnswer
      confirmLabel={say('notices.agency-read')}
      {...(canObject ? { cancelLabel: say('notices.agency-object'), onClosed: () => void chain.objectPressed() } : {})}
      onConfirmed={async () => chain.agencyRead()}
    >
      <div className={styles.lines}>
        <p className={mergeClasses(styles.line, styles.strong)}>
          {say('notices.agency-dear', { company: companyName })}
        </p>
        <p className={styles.line}>{added}</p>
        <p className={styles.line}>{means}</p>
        {canObject && <p className={styles.line}>{say('notices.agency-objection')}</p>}
      </div>
    </PortalDialog>
  );
});
