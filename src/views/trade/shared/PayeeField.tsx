import { Combobox, Field, Option, makeStyles, tokens } from '@fluentui/react-components';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';

import type { TradeParty } from '../../../domain/trade/shared/trade-application.ts';
import type { PayeeSearch } from '../../../presentation/trade/shared/payee-search.ts';
import { useFieldStyles } from '../../design/fields/use-field-styles.ts';
import { Notice } from '../../design/panels/Notice.tsx';
import { onPhone } from '../../design/theme/breakpoints.ts';
import { portal } from '../../design/theme/portal-tokens.ts';
import { useWords } from '../../../words/use-words.ts';

const useStyles = makeStyles({
  field: { display: 'flex', flexDirection: 'column', gap: '6px', minWidth: 0 },
  box: {
    minWidth: 0,
    width: '100%',
    border: `1px solid ${portal.fieldLine}`,
    [onPhone]: { minHeight: '44px', '& input': { fontSize: '16px' } },
  },
  /** The list opens above or below its field, and covers no field beside it. */
  list: { maxHeight: '320px' },
  name: { display: 'flex', flexDirection: 'column', overflowWrap: 'anywhere' },
  code: { fontSize: '12px', color: tokens.colorNeutralForeground3, fontVariantNumeric: 'tabular-nums' },
});

/** A field in which a company is searched and chosen. */
export const PayeeField = observer(function PayeeField({
  id,
  label,
  hint,
  error,
  search,
  onChosen,
}: {
  readonly id: string;
  readonly label: string;
  readonly hint?: string | undefined;
  readonly error?: string | undefined;
  readonly search: PayeeSearch;
  readonly onChosen: (party: TradeParty | undefined) => void;
}) {
  const styles = useStyles();
  const fieldStyles = useFieldStyles();
  const { say } = useWords();
  const [isOpen, setIsOpen] = useState(false);
  const { found, failed, typed, chosen, gap, isTooShort } = search;
  const nothing = say(failed ? 'trade.payee-failed' : isTooShort ? 'trade.payee-short' : 'trade.payee-none');
  return (
    <div className={styles.field}>
      <Field
        className={fieldStyles.field}
        label={label}
        {...(error === undefined ? {} : { validationMessage: error, validationState: 'error' as const })}
        hint={chosen ? chosen.uscc : (hint ?? '')}
      >
        <Combobox
          id={id}
          className={styles.box}
          freeform
          autoComplete="off"
          inlinePopup={false}
          positioning={{ position: 'below', align: 'start', fallbackPositions: ['above-start'], autoSize: 'height' }}
          listbox={{ className: styles.list }}
          expandIcon={{ 'aria-label': say('trade.open-list', { name: label }) }}
          value={typed}
          selectedOptions={chosen ? [chosen.companyId] : []}
          open={isOpen}
          onOpenChange={(_event, { open }) => {
            setIsOpen(open);
            if (open) search.opened();
          }}
          onChange={(event) => {
            // Pasted text opens the list as typed text does.
            setIsOpen(true);
            search.keywordTyped(event.target.value);
            if (event.target.value === '') onChosen(undefined);
          }}
          onBlur={() => search.take(chosen)}
          onOptionSelect={(_event, { optionValue }) => {
            const party = found?.find(({ companyId }) => companyId === optionValue);
            if (party) onChosen(party);
          }}
        >
          {found?.map((party) => (
            <Option key={party.companyId} value={party.companyId} text={party.name}>
              <span className={styles.name}>
                <span>{party.name}</span>
                <span className={styles.code}>{party.uscc}</span>
              </span>
            </Option>
          ))}
          {found === undefined && !isTooShort && (
            <Option disabled value="" text={say('trade.payee-searching')}>
              {say('trade.payee-searching')}
            </Option>
          )}
          {found?.length === 0 && (
            <Option disabled value="" text={nothing}>
              {nothing}
            </Option>
          )}
        </Combobox>
      </Field>
      {chosen && gap !== undefined && error === undefined && (
        <Notice small live tone="warn">
          {say('trade.payee-gap', { name: chosen.name, gap })}
        </Notice>
      )}
    </div>
  );
});
