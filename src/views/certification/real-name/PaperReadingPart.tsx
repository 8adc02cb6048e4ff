import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { observer } from 'mobx-react-lite';
import { useRef } from 'react';

import { longTerm } from '../../../domain/certification/shared/certification-form.ts';
import type { LicenceSlot } from '../../../domain/certification/shared/licence-slots.ts';
import { hasEnded, type Comparison } from '../../../domain/certification/shared/paper-reading.ts';
import type { CertificationPresenter } from '../../../presentation/certification/real-name/certification-presenter.ts';
import { emptyValue } from '../../../words/format.ts';
import { useWords } from '../../../words/use-words.ts';
import { PressButton } from '../../design/actions/PressButton.tsx';
import { Notice } from '../../design/panels/Notice.tsx';
import { portal } from '../../design/theme/portal-tokens.ts';
import { useFormWords } from './use-form-words.ts';

const useStyles = makeStyles({
  part: { display: 'flex', flexDirection: 'column', gap: '8px', minWidth: 0 },
  quiet: { margin: 0, fontSize: '12px', lineHeight: '18px', color: tokens.colorNeutralForeground3 },
  line: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '4px 12px' },
  table: {
    width: '100%',
    borderCollapse: 'collapse',
    tableLayout: 'fixed',
    fontSize: '13px',
    lineHeight: '20px',
    backgroundColor: portal.card,
    border: `1px solid ${portal.hairline}`,
  },
  head: {
    padding: '4px 10px',
    textAlign: 'left',
    fontWeight: 400,
    fontSize: '12px',
    color: tokens.colorNeutralForeground3,
  },
  cell: {
    padding: '6px 10px',
    borderTop: `1px solid ${portal.hairlineSoft}`,
    verticalAlign: 'top',
    textAlign: 'left',
    fontWeight: 400,
    overflowWrap: 'anywhere',
  },
  more: { padding: '0 10px 8px' },
  state: { fontSize: '12px', lineHeight: '18px', color: tokens.colorNeutralForeground3 },
  warn: { color: portal.warnWords },
  ok: { color: portal.okWords },
  read: { fontWeight: 600 },
  ways: { display: 'flex', flexWrap: 'wrap', gap: '8px' },
});

interface RowProps {
  readonly presenter: CertificationPresenter;
  readonly slot: LicenceSlot;
  readonly read: Comparison;
  readonly name: string;
}

/** One field: the read value, the form's value, and the choice between them. */
const Row = observer(function Row({ presenter, slot, read, name }: RowProps) {
  const styles = useStyles();
  const { say } = useWords();
  const { proposals, today } = presenter;
  const { field, value, form, status } = read;
  const valueText = (text: string): string =>
    text === '' ? emptyValue : text === longTerm ? say('certification.long-term') : text;
  const isKept = status === 'differs' && proposals.isKept(slot, read);
  const isEnded = hasEnded(read, today);
  const isDoubtful = status === 'unlike-registered' || (status === 'differs' && !isKept);
  return (
    <>
      <tr>
        <th scope="row" className={styles.cell}>
          {name}
          <div className={mergeClasses(styles.state, isDoubtful && styles.warn, status === 'same' && styles.ok)}>
            {say(isKept ? 'certification.reading-kept' : `certification.reading-${status}`)}
          </div>
        </th>
        <td className={mergeClasses(styles.cell, isDoubtful && styles.read)}>
          {valueText(value)}
          {isEnded && (
            <div className={mergeClasses(styles.state, styles.warn)}>{say('certification.reading-ended')}</div>
          )}
        </td>
        <td className={styles.cell}>{valueText(form)}</td>
      </tr>
      {status === 'differs' && !isKept && proposals.mayTake(field) && (
        <tr>
          <td colSpan={3} aria-label={name} className={styles.more}>
            <div className={styles.ways}>
              <PressButton
                size="small"
                label={say('certification.reading-take-of', { name })}
                onPress={() => proposals.takePressed(slot, field)}
              >
                {say('certification.reading-take')}
              </PressButton>
              <PressButton
                size="small"
                label={say('certification.reading-keep-of', { name })}
                onPress={() => proposals.keepPressed(slot, field)}
              >
                {say('certification.reading-keep')}
              </PressButton>
            </div>
          </td>
        </tr>
      )}
    </>
  );
});

/**
 * The values that were read from a slot's papers, beside the form, and the clarity of the pictures. A value goes into
 * the form only when the user presses.
 */
export const PaperReadingPart = observer(function PaperReadingPart({
  presenter,
  slot,
}: {
  readonly presenter: CertificationPresenter;
  readonly slot: LicenceSlot;
}) {
  const styles = useStyles();
  const { say } = useWords();
  const { paperFieldName, slotName } = useFormWords(presenter.form);
  const { readings, proposals, files } = presenter;
  const part = useRef<HTMLDivElement>(null);
  const own = files.of(slot);
  const flawed = own.flatMap(({ id, fileId, name }) =>
    (readings.flaws.get(fileId ?? id) ?? readings.flaws.get(id) ?? []).map((flaw) => ({ id, name, flaw })),
  );
  const read = proposals.of(slot);
  const empty = proposals.fillableCount(slot);
  const stages = readings.canRead(slot)
    ? own.flatMap(({ fileId, name }) =>
        fileId === undefined ? [] : [{ fileId, name, stage: readings.stages.get(fileId) }],
      )
    : [];
  if (flawed.length === 0 && stages.length === 0) return null;
  // The button is removed once no field is empty, so the focus moves to the table.
  const fillEmptyFields = (place: HTMLElement | null): void => {
    proposals.fillPressed(slot);
    place?.querySelector<HTMLElement>('table')?.focus();
  };
  return (
    <div ref={part} className={styles.part}>
      {flawed.map(({ id, name, flaw }) => (
        <Notice key={`${id} ${flaw}`} tone="warn" small live title={name}>
          {say(`certification.flaw-${flaw}`)}
        </Notice>
      ))}
      {stages.map(
        ({ fileId, name, stage }) =>
          stage !== 'read' && (
            <div key={fileId} className={styles.line}>
              {stage !== undefined && stage !== 'nobody' && (
                <p className={styles.quiet} role="status">
                  {say(`certification.reading-${stage === 'reading' ? 'under-way' : stage}`)}
                </p>
              )}
              {(stage === undefined || stage === 'unread') && (
                <PressButton
                  kind="subtle"
                  size="small"
                  label={say(
                    stage === undefined ? 'certification.reading-start-of' : 'certification.reading-again-of',
                    { name },
                  )}
                  onPress={async () => readings.read(slot, fileId)}
                >
                  {say(stage === undefined ? 'certification.reading-start' : 'certification.reading-again')}
                </PressButton>
              )}
            </div>
          ),
      )}
      {read.length > 0 && (
        <>
          <table
            tabIndex={-1}
            className={styles.table}
            aria-label={say('certification.reading-of', { name: slotName(slot) })}
          >
            <thead>
              <tr>
                {(['item', 'read', 'form'] as const).map((each) => (
                  <th key={each} scope="col" className={styles.head}>
                    {say(`certification.reading-${each}`)}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {read.map((each) => (
                <Row key={each.field} presenter={presenter} slot={slot} read={each} name={paperFieldName(each.field)} />
              ))}
            </tbody>
          </table>
          <div className={styles.line}>
            {empty > 0 && (
              <PressButton size="small" onPress={() => fillEmptyFields(part.current)}>
                {say('certification.reading-fill', { count: empty })}
              </PressButton>
            )}
            <p className={styles.quiet}>{say('certification.reading-note')}</p>
          </div>
        </>
      )}
    </div>
  );
});
