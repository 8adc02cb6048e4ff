import { makeStyles } from '@fluentui/react-components';
import { observer } from 'mobx-react-lite';

import type { CertificationPresenter } from '../../../presentation/certification/real-name/certification-presenter.ts';
import { PortalDialog } from '../../design/dialogs/PortalDialog.tsx';
import { useWords } from '../../../words/use-words.ts';
import { placeOf, useFormWords } from './use-form-words.ts';

const useStyles = makeStyles({ list: { margin: '8px 0 0', paddingLeft: '20px', overflowWrap: 'anywhere' } });

/** Lists all doubts before the submission. The user corrects them, or submits the form as it is. */
export const DoubtsDialog = observer(function DoubtsDialog({
  presenter,
}: {
  readonly presenter: CertificationPresenter;
}) {
  const styles = useStyles();
  const { say } = useWords();
  const { doubtWords } = useFormWords(presenter.form);
  const { doubtsToConfirm } = presenter;
  if (!doubtsToConfirm) return null;
  return (
    <PortalDialog
      open
      kind="confirm"
      title={say('certification.doubts-title', { count: doubtsToConfirm.length })}
      confirmLabel={say('certification.doubts-all-the-same')}
      cancelLabel={say('certification.doubts-back')}
      onConfirmed={async () => presenter.handInAllTheSamePressed()}
      onClosed={() => presenter.goBackPressed()}
    >
      {say('certification.doubts-why')}
      <ul className={styles.list}>
        {doubtsToConfirm.map((doubt) => (
          <li key={`${doubt.kind} ${placeOf(doubt)} ${doubt.field}`}>{doubtWords(doubt)}</li>
        ))}
      </ul>
    </PortalDialog>
  );
});
