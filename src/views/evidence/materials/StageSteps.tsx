import { makeStyles } from '@fluentui/react-components';
import { observer } from 'mobx-react-lite';
import type { UploadStage } from '../../../domain/evidence/materials/stage.ts';
import type { MaterialsPresenter } from '../../../presentation/evidence/materials/materials-presenter.ts';
import { useWords } from '../../../words/use-words.ts';
import { PressButton } from '../../design/actions/PressButton.tsx';

const useStyles = makeStyles({ steps: { display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', gap: '8px' }, spring: { flexGrow: 1 } });

interface StageStepsProps {
  readonly presenter: MaterialsPresenter;
  readonly stage: UploadStage | undefined;
  readonly editable: boolean;
}

function toTop(): void {
  document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true });
  window.scrollTo({ top: 0 });
}

/** The stage before and the one after, and after the last the check, where the hands are once a stage is done. */
export const StageSteps = observer(function StageSteps({ presenter, stage, editable }: StageStepsProps) {
  const styles = useStyles();
  const { say } = useWords();
  const { steps } = presenter.inside;
  const at = stage === undefined ? -1 : steps.indexOf(stage);
  const button = (to: UploadStage | undefined, label: 'materials.previous-stage' | 'materials.next-stage') =>
    to !== undefined && (
      <PressButton
        onPress={() => {
          presenter.stageChosen(to);
          toTop();
        }}
      >
        {say('common.label', { label: say(label) }) + say(`materials.stage-${to}`)}
      </PressButton>
    );
  return (
    <div className={styles.steps}>
      {button(steps[at - 1], 'materials.previous-stage')}
      <span className={styles.spring} />
      {button(steps[at + 1], 'materials.next-stage')}
      {editable && at === steps.length - 1 && (
        <PressButton kind="primary" onPress={async () => presenter.checkPressed()}>
          {say('materials.check')}
        </PressButton>
      )}
    </div>
  );
});
