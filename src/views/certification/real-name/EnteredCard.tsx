import { makeStyles, tokens } from '@fluentui/react-components';
import { observer } from 'mobx-react-lite';

import { askedTexts, endingOf, formChoices, isLastDay, longTerm, personalFields, type CertificationForm, type FormText } from '../../../domain/certification/shared/certification-form.ts';
import type { CertificationPresenter } from '../../../presentation/certification/real-name/certification-presenter.ts';
import { emptyValue } from '../../../words/format.ts';
import { useWords } from '../../../words/use-words.ts';
import { PressButton } from '../../design/actions/PressButton.tsx';
import { Card } from '../../design/panels/Card.tsx';
import { KeyValueFacts } from '../../design/panels/KeyValueFacts.tsx';
import { portal } from '../../design/theme/portal-tokens.ts';
import type { LookAt } from '../../viewer/shared/use-preview.ts';
import { useFormWords } from './use-form-words.ts';

const useStyles = makeStyles({
  part: { padding: '12px 16px', borderTop: `1px solid ${portal.hairlineSoft}` },
  papers: { listStyleType: 'none', margin: 0, padding: 0 },
  paper: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '0 12px', padding: '4px 16px', borderTop: `1px solid ${portal.hairlineSoft}`, minHeight: '32px' },
  name: { flexGrow: 1, flexBasis: '180px', color: tokens.colorNeutralForeground3 },
  files: { display: 'flex', flexDirection: 'column', alignItems: 'flex-end', minWidth: 0, overflowWrap: 'anywhere' },
});

/** How what was entered reads. */
function useEnteredWords(presenter: CertificationPresenter) {
  const { say } = useWords();
  return {
    textOf: (form: CertificationForm, field: FormText): string => {
      const value = form[field];
      if (personalFields.has(field) && !presenter.seesPapers) return say('certification.for-certifiers');
      if (!isLastDay(field) || value === '') return value;
      const ending = endingOf(value, presenter.today);
      const day = value === longTerm ? say('certification.long-term') : value;
      return ending ? `${day}${say('formats.clause-separator')}${say(`certification.ends-${ending.kind}`, { days: ending.days })}` : day;
    },
  };
}

/** Everything that was entered, and every file, to be read while nobody writes in it. */
export const EnteredCard = observer(function EnteredCard({ presenter, onLook }: { readonly presenter: CertificationPresenter; readonly onLook: LookAt }) {
  const styles = useStyles();
  const { say } = useWords();
  const { nameOf, slotName, choiceWords } = useFormWords(presenter.entered?.form ?? presenter.form);
  const { textOf } = useEnteredWords(presenter);
  const { entered, seesPapers, stage } = presenter;
  if (!entered) return null;
  const { form, papers } = entered;
  return (
    <Card title={say(stage === 'certified' ? 'certification.entered-certified' : 'certification.entered')}>
      <div className={styles.part}>
        <KeyValueFacts facts={formChoices.map((field) => ({ label: nameOf(field), value: form[field] === undefined ? '' : choiceWords(field, form[field]) }))} />
      </div>
      <div className={styles.part}>
        <KeyValueFacts facts={askedTexts(form).map((field) => ({ label: nameOf(field), value: textOf(form, field) }))} />
      </div>
      <ul className={styles.papers} aria-label={say('certification.papers')}>
        {papers.map(({ slot, files }) => (
          <li key={slot} className={styles.paper}>
            <span className={styles.name}>{slotName(slot)}</span>
            <span className={styles.files}>
              {files.length === 0 && emptyValue}
              {files.map((file) =>
                seesPapers ? (
                  <PressButton key={file.pkFile} kind="subtle" size="small" label={say('certification.look-of', { name: file.name })} onPress={() => onLook([file])}>
                    {file.name}
                  </PressButton>
                ) : (
                  <span key={file.pkFile}>{file.name}</span>
                ),
              )}
            </span>
          </li>
        ))}
      </ul>
    </Card>
  );
});
