import { makeStyles } from '@fluentui/react-components';
import { observer } from 'mobx-react-lite';
import type { UploadStage } from '../../../domain/evidence/materials/stage.ts';
import { useWords } from '../../../words/use-words.ts';
import { PressButton } from '../../design/actions/PressButton.tsx';
import { useMaterials } from './materials-context.ts';

const useStyles = makeStyles({
  steps: { display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', gap: '8px' },
  spring: { flexGrow: 1 },
});

interface StageStepsProps {
  readonly stage: UploadStage | undefined;
  readonly editable: boolean;
}

function toTop(): void {
  document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true });
  window.scrollTo({ top: 0 });
}

/** The buttons at the end of a stage: to the stage before, to the next one, and after the last one to the check. */
export const StageSteps = observer(function StageSteps({ stage, editable }: StageStepsProps) {
  const { page, actions } = useMaterials();
  const styles = useStyles();
  const { say } = useWords();
  const { steps } = page.frame;
  const at = stage === undefined ? -1 : steps.indexOf(stage);
  const button = (to: UploadStage | undefined, label: 'materials.previous-stage' | 'materials.next-stage') =>
    to !== undefined && (
      <PressButton
        onPress={() => {
          actions.stageChosen(to);
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
        <PressButton kind="primary" onPress={async () => actions.checkPressed()}>
          {say('materials.check')}
        </PressButton>
      )}
    </div>
  );
});
