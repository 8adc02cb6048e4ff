import { makeStyles } from '@fluentui/react-components';
import { observer } from 'mobx-react-lite';

import {
  fieldsWithoutPaper,
  requiredFieldsShownBeside,
  formChoices,
} from '../../../domain/certification/shared/certification-form.ts';
import type { CertificationPresenter } from '../../../presentation/certification/real-name/certification-presenter.ts';
import { Card } from '../../design/panels/Card.tsx';
import { KeyValueFacts } from '../../design/panels/KeyValueFacts.tsx';
import { portal } from '../../design/theme/portal-tokens.ts';
import { useWords } from '../../../words/use-words.ts';
import { FormFields } from './FormFields.tsx';
import { SlotUpload } from './SlotUpload.tsx';
import type { LookAt } from '../../viewer/shared/use-preview.ts';
import { slotId, useFormWords } from './use-form-words.ts';

const useStyles = makeStyles({
  facts: { marginBottom: '16px' },
  // A code is not broken into two lines.
  code: { whiteSpace: 'nowrap' },
  slot: { padding: '14px 16px', borderTop: `1px solid ${portal.hairlineSoft}`, scrollMarginTop: '80px' },
  name: { margin: '0 0 8px', fontSize: '14px', lineHeight: '20px', fontWeight: 600 },
  fields: { marginBottom: '12px' },
  wait: { margin: 0, padding: '0 16px 16px' },
});

/** All fields and papers that are required for this company. */
export const FillInCards = observer(function FillInCards({
  presenter,
  onLook,
}: {
  readonly presenter: CertificationPresenter;
  readonly onLook: LookAt;
}) {
  const styles = useStyles();
  const { say } = useWords();
  const { slotName } = useFormWords(presenter.form);
  const { content, form, slots } = presenter;
  const alone = fieldsWithoutPaper(form);
  return (
    <>
      <Card title={say('certification.case')} padded>
        <div className={styles.facts}>
          <KeyValueFacts
            facts={[
              { label: say('certification.company'), value: content.value?.companyName, strong: true },
              { label: say('certification.code'), value: <span className={styles.code}>{content.value?.uscc}</span> },
            ]}
          />
        </div>
        <FormFields presenter={presenter} fields={formChoices} />
      </Card>
      {alone.length > 0 && (
        <Card title={say('certification.entity')} padded>
          <FormFields presenter={presenter} fields={alone} />
        </Card>
      )}
      <Card title={say('certification.papers')} note={say('certification.papers-note')}>
        {(form.isUnified === undefined || form.isLegalApply === undefined || form.isBranch === undefined) && (
          <p className={styles.wait}>{say('certification.choose-case-first')}</p>
        )}
        {slots.map((slot) => (
          <section key={slot} id={slotId(slot)} tabIndex={-1} className={styles.slot} aria-label={slotName(slot)}>
            <h3 className={styles.name}>{slotName(slot)}</h3>
            {requiredFieldsShownBeside(slot, form).length > 0 && (
              <div className={styles.fields}>
                <FormFields presenter={presenter} fields={requiredFieldsShownBeside(slot, form)} />
              </div>
            )}
            <SlotUpload presenter={presenter} slot={slot} onLook={onLook} />
          </section>
        ))}
      </Card>
    </>
  );
});
