import { makeStyles } from '@fluentui/react-components';
import { observer } from 'mobx-react-lite';

import { moneyToText } from '../../../domain/money/money.ts';
import type { UndoRequest } from '../../../presentation/trade/shared/undo-request.ts';
import { PortalDialog } from '../../design/dialogs/PortalDialog.tsx';
import { TextField } from '../../design/fields/TextField.tsx';
import { Notice } from '../../design/panels/Notice.tsx';
import { useWords } from '../../../words/use-words.ts';

const useStyles = makeStyles({ fields: { display: 'flex', flexDirection: 'column', gap: '12px' } });

const maxPurposeCharacters = 200;

/** The question before an amount is recalled or an instrument is cancelled. */
export const UndoDialog = observer(function UndoDialog({ request }: { readonly request: UndoRequest }) {
  const styles = useStyles();
  const { say } = useWords();
  const { asked, purpose, trouble } = request;
  const act = asked?.act;
  return (
    <PortalDialog
      open={asked !== undefined}
      kind="confirm"
      choosing
      title={say('trade.undo-title', { act })}
      confirmLabel={say('trade.undo', { act })}
      destroys
      cancelLabel={say('trade.cancel')}
      onConfirmed={async () => request.confirmed()}
      onClosed={() => request.dialogClosed()}
    >
      {asked && (
        <div className={styles.fields}>
          {say('trade.undo-body', { act, name: asked.companyName, amount: moneyToText(asked.amount) })}
          <TextField
            label={say('trade.words-label')}
            hint={say('trade.undo-hint', { act })}
            value={purpose}
            maxLength={maxPurposeCharacters}
            autoComplete="off"
            onChanged={(typed) => request.purposeTyped(typed)}
          />
          {trouble && (
            <Notice tone="bad" live>
              {say(trouble)}
            </Notice>
          )}
        </div>
      )}
    </PortalDialog>
  );
});
