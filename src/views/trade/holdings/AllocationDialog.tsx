import { makeStyles } from '@fluentui/react-components';
import { observer } from 'mobx-react-lite';

import { moneyToText } from '../../../domain/money/money.ts';
import type { Allocations } from '../../../presentation/trade/holdings/allocations.ts';
import { PortalDialog } from '../../design/dialogs/PortalDialog.tsx';
import { SelectField } from '../../design/fields/SelectField.tsx';
import { KeyValueFacts } from '../../design/panels/KeyValueFacts.tsx';
import { Notice } from '../../design/panels/Notice.tsx';
import { money } from '../../../words/format.ts';
import { useWords } from '../../../words/use-words.ts';
import { indentName } from './indent-name.ts';

const useStyles = makeStyles({
  fields: { display: 'flex', flexDirection: 'column', gap: '12px', marginTop: '12px' },
});

/** The question before a holding is allocated to an inner organisation, or handed back to the company. */
export const AllocationDialog = observer(function AllocationDialog({
  allocations,
}: {
  readonly allocations: Allocations;
}) {
  const styles = useStyles();
  const { say } = useWords();
  const { asked, choices, organisationId, isOrganisationMissing, trouble } = allocations;
  const isReturn = asked?.event === 'returned';
  const name = asked?.holding.allocation?.organisationName ?? '';
  return (
    <PortalDialog
      open={asked !== undefined}
      kind="confirm"
      choosing
      startsAtField={!isReturn}
      title={say(isReturn ? 'trade.hand-back-title' : 'trade.allocate-title')}
      confirmLabel={say(isReturn ? 'trade.hand-back' : 'trade.allocate')}
      cancelLabel={say('trade.cancel')}
      onConfirmed={async () => allocations.confirmed()}
      onClosed={() => allocations.dialogClosed()}
    >
      {asked && (
        <div className={styles.fields}>
          {isReturn ? say('trade.hand-back-body', { name }) : say('trade.allocate-body')}
          <KeyValueFacts
            layout="down"
            facts={[
              { label: say('trade.column-number'), value: asked.holding.number },
              { label: say('trade.payer'), value: asked.holding.issuerName },
              { label: say('trade.amount'), value: money(moneyToText(asked.holding.amount)), strong: true },
            ]}
          />
          {!isReturn && (
            <SelectField
              label={say('trade.column-organisation')}
              required
              value={organisationId}
              placeholder={say('trade.allocate-choose')}
              choices={choices.map(({ id, name: organisation, depth }) => ({
                value: id,
                label: indentName(organisation, depth),
              }))}
              error={isOrganisationMissing ? say('trade.allocate-missing') : undefined}
              onChanged={(id) => allocations.organisationChosen(id)}
            />
          )}
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
