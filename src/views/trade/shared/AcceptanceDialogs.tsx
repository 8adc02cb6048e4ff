import { makeStyles } from '@fluentui/react-components';
import { observer } from 'mobx-react-lite';

import { refusalReasons } from '../../../domain/trade/shared/decision-reasons.ts';
import type { Acceptance } from '../../../presentation/trade/shared/acceptance.ts';
import { PortalDialog } from '../../design/dialogs/PortalDialog.tsx';
import { SelectField } from '../../design/fields/SelectField.tsx';
import { TextField } from '../../design/fields/TextField.tsx';
import { KeyValueFacts } from '../../design/panels/KeyValueFacts.tsx';
import { Notice } from '../../design/panels/Notice.tsx';
import { useWords } from '../../../words/use-words.ts';
import { arrivalFacts } from './arrival-facts.ts';

const useStyles = makeStyles({
  fields: { display: 'flex', flexDirection: 'column', gap: '12px', marginTop: '12px' },
});

const maxReasonCharacters = 200;

/** Questions before an amount is accepted or refused. */
export const AcceptanceDialogs = observer(function AcceptanceDialogs({
  acceptance,
  beside = false,
  onClosed,
}: {
  readonly acceptance: Acceptance;
  /** Whether the acceptance is open beside the list, so that only the refusal has a dialog. */
  readonly beside?: boolean;
  readonly onClosed: () => void;
}) {
  const styles = useStyles();
  const { say } = useWords();
  const { accepting, refusing, trouble, amountInWords } = acceptance;
  const troubleNotice = trouble && (
    <Notice tone="bad" live>
      {say(trouble)}
    </Notice>
  );
  return (
    <>
      <PortalDialog
        open={accepting !== undefined && !beside}
        kind="confirm"
        choosing
        title={say('trade.accept-title')}
        confirmLabel={say('trade.accept-press')}
        cancelLabel={say('trade.cancel')}
        onConfirmed={async () => acceptance.acceptanceConfirmed()}
        onClosed={onClosed}
      >
        {accepting && (
          <div className={styles.fields}>
            {say('trade.accept-body', { isTransferable: accepting.isTransferable })}
            <KeyValueFacts layout="down" facts={arrivalFacts(accepting, amountInWords, say)} />
            {troubleNotice}
          </div>
        )}
      </PortalDialog>
      <PortalDialog
        open={refusing !== undefined}
        kind="confirm"
        choosing
        startsAtField
        destroys
        title={say('trade.refuse-title')}
        confirmLabel={say('trade.refuse')}
        cancelLabel={say('trade.cancel')}
        onConfirmed={async () => acceptance.refusalConfirmed()}
        onClosed={onClosed}
      >
        {refusing && (
          <div className={styles.fields}>
            {say('trade.refuse-body')}
            <KeyValueFacts layout="down" facts={arrivalFacts(refusing, '', say)} />
            <SelectField
              label={say('trade.reason-label')}
              value={acceptance.reason}
              placeholder={say('trade.exception-choose')}
              choices={refusalReasons.map((reason) => ({ value: reason, label: say('trade.reason', { reason }) }))}
              error={acceptance.isReasonMissing ? say('trade.reason-missing') : undefined}
              onChanged={(reason) => acceptance.reasonChosen(reason)}
            />
            <TextField
              label={say('trade.words-label')}
              value={acceptance.words}
              maxLength={maxReasonCharacters}
              autoComplete="off"
              onChanged={(words) => acceptance.wordsTyped(words)}
            />
            {troubleNotice}
          </div>
        )}
      </PortalDialog>
    </>
  );
});
