import { makeStyles, tokens } from '@fluentui/react-components';
import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';

import { maskIdNumber, maskMobile } from '../../../domain/identity/masked.ts';
import {
  requiredTextFields,
  expiryOf,
  formChoices,
  isGuarded,
  isLastDay,
  longTerm,
  personalFields,
  type CertificationForm,
  type FormText,
  type GuardedNumber,
} from '../../../domain/certification/shared/certification-form.ts';
import type { CertificationPresenter } from '../../../presentation/certification/real-name/certification-presenter.ts';
import { emptyValue } from '../../../words/format.ts';
import { useWords } from '../../../words/use-words.ts';
import { PressButton } from '../../design/actions/PressButton.tsx';
import { Card } from '../../design/panels/Card.tsx';
import { SecretValue } from '../../design/fields/SecretValue.tsx';
import { KeyValueFacts } from '../../design/panels/KeyValueFacts.tsx';
import { portal } from '../../design/theme/portal-tokens.ts';
import type { LookAt } from '../../viewer/shared/use-preview.ts';
import { useFormWords } from './use-form-words.ts';

const useStyles = makeStyles({
  ending: { display: 'block', fontSize: '12px', lineHeight: '18px', color: portal.warnWords },
  part: { padding: '12px 16px', borderTop: `1px solid ${portal.hairlineSoft}` },
  papers: { listStyleType: 'none', margin: 0, padding: 0 },
  paper: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '0 12px',
    padding: '4px 16px',
    borderTop: `1px solid ${portal.hairlineSoft}`,
    minHeight: '32px',
  },
  name: { flexGrow: 1, flexBasis: '180px', color: tokens.colorNeutralForeground3 },
  files: { display: 'flex', flexDirection: 'column', alignItems: 'flex-end', minWidth: 0, overflowWrap: 'anywhere' },
});

/** The entered values as text. */
function useEnteredWords(presenter: CertificationPresenter) {
  const { say } = useWords();
  return {
    textOf: (form: CertificationForm, field: FormText): string => {
      const value = form[field];
      if (personalFields.has(field) && !presenter.seesPapers) return say('certification.for-certifiers');
      if (!isLastDay(field) || value === '') return value;
      return value === longTerm ? say('certification.long-term') : value;
    },
  };
}

/** The last day of a paper, with its present state on a line of its own. */
const LastDay = observer(function LastDay({
  presenter,
  day,
  words,
}: {
  readonly presenter: CertificationPresenter;
  readonly day: string;
  readonly words: string;
}) {
  const styles = useStyles();
  const { say } = useWords();
  const ending = expiryOf(day, presenter.today);
  return (
    <>
      {words}
      {ending && (
        <span className={styles.ending}>
          {ending.kind === 'ended'
            ? say('certification.ended-read')
            : say('certification.ends-soon', { days: ending.days })}
        </span>
      )}
    </>
  );
});

/** A personal number, masked until the user asks for it, which is recorded. */
const Guarded = observer(function Guarded({
  presenter,
  field,
  value,
  label,
}: {
  readonly presenter: CertificationPresenter;
  readonly field: GuardedNumber;
  readonly value: string;
  readonly label: string;
}) {
  const { say } = useWords();
  const isShown = presenter.numbersShown.has(field);
  const press = presenter.offers.numbers
    ? {
        words: say(isShown ? 'certification.hide' : 'certification.show'),
        label: say(isShown ? 'certification.hide-of' : 'certification.show-of', { name: label }),
        onPress: async () => presenter.numberPressed(field),
      }
    : undefined;
  return (
    <SecretValue
      value={isShown ? value : field === 'agentMobile' ? maskMobile(value) : maskIdNumber(value)}
      isWhole={isShown}
      press={press}
    />
  );
});

/** All entered values and files without inputs, while no one may change them. */
export const EnteredCard = observer(function EnteredCard({
  presenter,
  onLook,
}: {
  readonly presenter: CertificationPresenter;
  readonly onLook: LookAt;
}) {
  const styles = useStyles();
  const { say } = useWords();
  const { nameOf, slotName, choiceWords } = useFormWords(presenter.entered?.form ?? presenter.form);
  const { textOf } = useEnteredWords(presenter);
  const { entered, seesPapers, stage } = presenter;
  if (!entered) return null;
  const { form, papers } = entered;
  const valueOf = (of: CertificationForm, field: FormText): ReactNode => {
    const value = of[field];
    const text = textOf(of, field);
    if (value === '' || (personalFields.has(field) && !seesPapers)) return text;
    if (isGuarded(field)) return <Guarded presenter={presenter} field={field} value={value} label={nameOf(field)} />;
    return isLastDay(field) ? <LastDay presenter={presenter} day={value} words={text} /> : text;
  };
  return (
    <Card title={say(stage === 'certified' ? 'certification.entered-certified' : 'certification.entered')}>
      <div className={styles.part}>
        <KeyValueFacts
          facts={formChoices.map((field) => ({
            label: nameOf(field),
            value: form[field] === undefined ? '' : choiceWords(field, form[field]),
          }))}
        />
      </div>
      <div className={styles.part}>
        <KeyValueFacts
          facts={requiredTextFields(form).map((field) => ({ label: nameOf(field), value: valueOf(form, field) }))}
        />
      </div>
      <ul className={styles.papers} aria-label={say('certification.papers')}>
        {papers.map(({ slot, files }) => (
          <li key={slot} className={styles.paper}>
            <span className={styles.name}>{slotName(slot)}</span>
            <span className={styles.files}>
              {files.length === 0 && emptyValue}
              {files.map((file) =>
                seesPapers ? (
                  <PressButton
                    key={file.fileId}
                    kind="subtle"
                    size="small"
                    label={say('certification.look-of', { name: file.name })}
                    onPress={() => onLook([file])}
                  >
                    {file.name}
                  </PressButton>
                ) : (
                  <span key={file.fileId}>{file.name}</span>
                ),
              )}
            </span>
          </li>
        ))}
      </ul>
    </Card>
  );
});
