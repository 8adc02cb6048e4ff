import { makeStyles } from '@fluentui/react-components';
import { observer } from 'mobx-react-lite';

import { moneyToText } from '../../../domain/money/money.ts';
import type { HeldInstrument } from '../../../domain/trade/shared/held-instrument.ts';
import { refusalReasons } from '../../../domain/trade/shared/decision-reasons.ts';
import type { HoldingsPresenter } from '../../../presentation/trade/holdings/holdings-presenter.ts';
import { PortalDialog } from '../../design/dialogs/PortalDialog.tsx';
import { SelectField } from '../../design/fields/SelectField.tsx';
import { TextField } from '../../design/fields/TextField.tsx';
import { KeyValueFacts } from '../../design/panels/KeyValueFacts.tsx';
import { Notice } from '../../design/panels/Notice.tsx';
import { money } from '../../../words/format.ts';
import { useWords, type Say } from '../../../words/use-words.ts';

const useStyles = makeStyles({
  fields: { display: 'flex', flexDirection: 'column', gap: '12px', marginTop: '12px' },
});

const longestWords = 200;

const factsOf = (holding: HeldInstrument, words: string, say: Say) => [
  { label: say('trade.column-number'), value: holding.number },
  { label: say('trade.column-sender'), value: holding.senderName },
  { label: say('trade.payer'), value: holding.issuerName },
  { label: say('trade.amount'), value: money(moneyToText(holding.amount)), strong: true },
  ...(words === '' ? [] : [{ label: say('trade.amount-words'), value: say('trade.amount-in-words', { words }) }]),
  { label: say('trade.due'), value: say('trade.due-and-paid', { dueOn: holding.dueOn, ...holding.paysOn }) },
];

/** Questions before an amount is accepted or refused. */
export const AcceptanceDialogs = observer(function AcceptanceDialogs({
  presenter,
}: {
  readonly presenter: HoldingsPresenter;
}) {
  const styles = useStyles();
  const { say } = useWords();
  const { accepting, refusing, trouble, acceptedInWords } = presenter;
  const told = trouble && (
    <Notice tone="bad" live>
      {say(trouble)}
    </Notice>
  );
  return (
    <>
      <PortalDialog
        open={accepting !== undefined}
        kind="confirm"
        choosing
        title={say('trade.accept-title')}
        confirmLabel={say('trade.accept-press')}
        cancelLabel={say('trade.cancel')}
        onConfirmed={async () => presenter.acceptanceConfirmed()}
        onClosed={() => presenter.dialogLeft()}
      >
        {accepting && (
          <div className={styles.fields}>
            {say('trade.accept-body', { isTransferable: accepting.isTransferable })}
            <KeyValueFacts layout="down" facts={factsOf(accepting, acceptedInWords, say)} />
            {told}
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
        onConfirmed={async () => presenter.refusalConfirmed()}
        onClosed={() => presenter.dialogLeft()}
      >
        {refusing && (
          <div className={styles.fields}>
            {say('trade.refuse-body')}
            <KeyValueFacts layout="down" facts={factsOf(refusing, '', say)} />
            <SelectField
              label={say('trade.reason-label')}
              value={presenter.reason}
              placeholder={say('trade.exception-choose')}
              choices={refusalReasons.map((reason) => ({ value: reason, label: say('trade.reason', { reason }) }))}
              error={presenter.isReasonMissing ? say('trade.reason-missing') : undefined}
              onChanged={(reason) => presenter.reasonChosen(reason)}
            />
            <TextField
              label={say('trade.words-label')}
              value={presenter.words}
              maxLength={longestWords}
              autoComplete="off"
              onChanged={(words) => presenter.wordsTyped(words)}
            />
            {told}
          </div>
        )}
      </PortalDialog>
    </>
  );
});
