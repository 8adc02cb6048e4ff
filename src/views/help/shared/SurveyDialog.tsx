import { makeStyles } from '@fluentui/react-components';
import { observer } from 'mobx-react-lite';
import { maxSurveyCommentCharacters, surveyScores } from '../../../domain/help/shared/survey.ts';
import type { SurveyForm } from '../../../presentation/help/shared/survey-form.ts';
import { PortalDialog } from '../../design/dialogs/PortalDialog.tsx';
import { RadioChoices } from '../../design/fields/RadioChoices.tsx';
import { TextLinesField } from '../../design/fields/TextLinesField.tsx';
import { Notice } from '../../design/panels/Notice.tsx';
import { useWords } from '../../../words/use-words.ts';

const useStyles = makeStyles({ form: { display: 'flex', flexDirection: 'column', gap: '14px' } });

/** The satisfaction survey of platforms that have no survey of their own (F-173). */
export const SurveyDialog = observer(function SurveyDialog({ form }: { readonly form: SurveyForm }) {
  const styles = useStyles();
  const { say } = useWords();
  const { isOpen, hasAnswered, wasGiven, score, comment, isMissing, failure } = form;
  if (hasAnswered) {
    return (
      <PortalDialog
        open={isOpen}
        kind="success"
        title={say('corner.told')}
        onConfirmed={() => form.closed()}
        onClosed={() => form.closed()}
      >
        {say('corner.survey-thanks')}
      </PortalDialog>
    );
  }
  return (
    <PortalDialog
      open={isOpen}
      kind="info"
      choosing
      startsAtField
      title={say('corner.survey-title')}
      confirmLabel={say('corner.submit')}
      cancelLabel={say('corner.later')}
      onConfirmed={async () => form.submitPressed()}
      onClosed={() => form.closed()}
    >
      <div className={styles.form}>
        {failure && (
          <Notice tone="bad" title={say('corner.failed')}>
            {say(failure.what)}
          </Notice>
        )}
        {isMissing && <Notice tone="bad">{say('corner.survey-missing')}</Notice>}
        {wasGiven && (
          <Notice tone="info" live>
            {say('corner.survey-given')}
          </Notice>
        )}
        <RadioChoices
          label={say('corner.survey-score')}
          value={score === undefined ? undefined : String(score)}
          choices={surveyScores
            .toReversed()
            .map((each) => ({ value: String(each), label: say(`corner.score-${each}`) }))}
          onChanged={(value) => form.scoreChosen(surveyScores.find((each) => String(each) === value) ?? 3)}
        />
        <TextLinesField
          lines={3}
          label={say('corner.survey-comment')}
          maxLength={maxSurveyCommentCharacters}
          value={comment}
          onChanged={(value) => form.commentTyped(value)}
        />
      </div>
    </PortalDialog>
  );
});
