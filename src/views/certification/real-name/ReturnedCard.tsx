import { makeStyles, tokens } from '@fluentui/react-components';
import { observer } from 'mobx-react-lite';

import {
  requiredTextFields,
  fieldsProvedBy,
  type FormField,
} from '../../../domain/certification/shared/certification-form.ts';
import { reasonLines } from '../../../domain/certification/shared/slot-review.ts';
import type { LicenceSlot } from '../../../domain/certification/shared/licence-slots.ts';
import type { CertificationPresenter } from '../../../presentation/certification/real-name/certification-presenter.ts';
import { PressButton } from '../../design/actions/PressButton.tsx';
import { Card } from '../../design/panels/Card.tsx';
import { StateBadge } from '../../design/panels/StateBadge.tsx';
import { onPhone } from '../../design/theme/breakpoints.ts';
import { portal } from '../../design/theme/portal-tokens.ts';
import { useWords } from '../../../words/use-words.ts';
import { FormFields } from './FormFields.tsx';
import { SlotUpload } from './SlotUpload.tsx';
import type { LookAt } from '../../viewer/shared/use-preview.ts';
import { slotId, useFormWords } from './use-form-words.ts';

const useStyles = makeStyles({
  slot: { padding: '14px 16px', borderTop: `1px solid ${portal.hairlineSoft}`, scrollMarginTop: '80px' },
  head: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '4px 8px' },
  name: { margin: 0, fontSize: '14px', lineHeight: '20px', fontWeight: 600 },
  end: { marginLeft: 'auto' },
  reason: {
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr)',
    gap: '2px 12px',
    margin: '8px 0 12px',
    padding: '8px 12px',
    borderLeft: `3px solid ${portal.badWords}`,
    backgroundColor: portal.badGround,
    color: portal.badInk,
    [onPhone]: { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
  lines: { margin: 0, padding: 0, listStyleType: 'none', overflowWrap: 'anywhere' },
  fed: { marginBottom: '12px' },
  quiet: { color: tokens.colorNeutralForeground3, margin: '0 0 8px' },
});

const Returned = observer(function Returned({
  presenter,
  slot,
  number,
  fields,
  onLook,
}: {
  readonly presenter: CertificationPresenter;
  readonly slot: LicenceSlot;
  readonly number: number;
  readonly fields: readonly FormField[];
  readonly onLook: LookAt;
}) {
  const styles = useStyles();
  const { say } = useWords();
  const { slotName, nameOf } = useFormWords(presenter.form);
  const { reason, before, files } = presenter.slotState(slot);
  const name = slotName(slot);
  const [isMended, corrected, beside] = [
    presenter.isMended(slot),
    presenter.correctedFieldsOf(slot),
    fieldsProvedBy(slot),
  ];
  const returned = before.length > 0 ? before : files;
  return (
    <section id={slotId(slot)} tabIndex={-1} className={styles.slot} aria-label={name}>
      <div className={styles.head}>
        <h3 className={styles.name}>
          {number}　{name}
        </h3>
        {presenter.mayWrite && (
          <StateBadge tone={isMended ? 'ok' : 'bad'}>
            {say(isMended ? 'certification.badge-mended' : 'certification.badge-todo')}
          </StateBadge>
        )}
        {returned.length > 0 && (
          <span className={styles.end}>
            <PressButton
              kind="subtle"
              size="small"
              label={say('certification.look-before-of', { name })}
              onPress={() => onLook(returned)}
            >
              {say('certification.look-before')}
            </PressButton>
          </span>
        )}
      </div>
      <div className={styles.reason}>
        <span>{say('certification.reason')}</span>
        <ul className={styles.lines}>
          {reasonLines(reason).map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
        {presenter.mayWrite && (
          <>
            <span>{say('certification.to-do')}</span>
            <span>
              {beside.length === 0
                ? say('certification.to-do-paper')
                : say('certification.to-do-either', {
                    fields: beside.map((field) => nameOf(field)).join(say('formats.list-separator')),
                  })}
            </span>
          </>
        )}
      </div>
      {corrected.length > 0 && !presenter.isReplaced(slot) && (
        <p className={styles.quiet}>
          {say('certification.corrected', {
            fields: corrected.map((field) => nameOf(field)).join(say('formats.list-separator')),
          })}
        </p>
      )}
      {presenter.mayWrite && fields.length > 0 && (
        <div className={styles.fed}>
          <FormFields presenter={presenter} fields={fields} />
        </div>
      )}
      {presenter.mayWrite && <SlotUpload presenter={presenter} slot={slot} onLook={onLook} />}
    </section>
  );
});

/** The returned papers with their reasons. Nothing else may be changed. */
export const ReturnedCard = observer(function ReturnedCard({
  presenter,
  onLook,
}: {
  readonly presenter: CertificationPresenter;
  readonly onLook: LookAt;
}) {
  const { say } = useWords();
  const { returned, form } = presenter;
  // Each open field is shown once, at the first paper that has it. Fields that were not required before are shown at
  // the last.
  const open = new Set<FormField>(
    [...requiredTextFields(form), 'opensCloud' as const].filter((field) => presenter.isOpen(field)),
  );
  const placed = returned.map((slot, index) => {
    const here = [...open].filter((field) => fieldsProvedBy(slot).includes(field) || index === returned.length - 1);
    for (const field of here) open.delete(field);
    return { slot, fields: here };
  });
  return (
    <Card title={say('certification.mend', { count: returned.length })} note={say('certification.mend-note')}>
      {placed.map(({ slot, fields }, index) => (
        <Returned key={slot} presenter={presenter} slot={slot} fields={fields} number={index + 1} onLook={onLook} />
      ))}
    </Card>
  );
});
