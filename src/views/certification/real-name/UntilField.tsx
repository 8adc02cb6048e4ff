import { makeStyles } from '@fluentui/react-components';
import { observer } from 'mobx-react-lite';

import { expiryOf, longTerm, type LastDayField } from '../../../domain/certification/shared/certification-form.ts';
import type { CertificationPresenter } from '../../../presentation/certification/real-name/certification-presenter.ts';
import { CheckBox } from '../../design/fields/CheckBox.tsx';
import { DateField } from '../../design/fields/DateField.tsx';
import { portal } from '../../design/theme/portal-tokens.ts';
import { useWords } from '../../../words/use-words.ts';
import { fieldId, useFormWords } from './use-form-words.ts';

const useStyles = makeStyles({
  place: { display: 'flex', flexDirection: 'column', gap: '4px', minWidth: 0 },
  warn: { fontSize: '12px', lineHeight: '18px', color: portal.warnWords },
});

/** The last day of a paper, or that it has none, with a note if that day is near or past. */
export const UntilField = observer(function UntilField({
  presenter,
  field,
}: {
  readonly presenter: CertificationPresenter;
  readonly field: LastDayField;
}) {
  const styles = useStyles();
  const { say } = useWords();
  const { nameOf } = useFormWords(presenter.form);
  const value = presenter.form[field];
  const isOpen = presenter.isOpen(field);
  const isLong = value === longTerm;
  const ending = expiryOf(value, presenter.today);
  return (
    <div className={styles.place}>
      <DateField
        id={fieldId(field)}
        label={nameOf(field)}
        required
        value={isLong ? '' : value}
        disabled={!isOpen || isLong}
        onChanged={(day) => presenter.textTyped(field, day)}
        onUnreadable={(text) => presenter.textTyped(field, text.slice(0, 10))}
      />
      <CheckBox
        checked={isLong}
        off={!isOpen}
        onToggled={(checked) => presenter.textTyped(field, checked ? longTerm : '')}
      >
        {say('certification.long-term')}
      </CheckBox>
      {ending && (
        <div className={styles.warn}>
          {ending.kind === 'ended'
            ? say('certification.ends-ended')
            : say('certification.ends-soon', { days: ending.days })}
        </div>
      )}
    </div>
  );
});
