import { observer } from 'mobx-react-lite';
import { listPath } from '../../presentation/package-list/package-row.ts';
import { useWords } from '../../words/use-words.ts';
import { Card } from '../design/Card.tsx';
import { FailedPanel } from '../design/FailedPanel.tsx';
import { LinkButton } from '../design/LinkButton.tsx';
import { usePresenters } from '../shell/presenters-context.ts';

/** No steps came with the package: the data is abnormal (document 2, section 8). */
export const StepsMissing = observer(function StepsMissing() {
  const { say } = useWords();
  const { session } = usePresenters();
  return (
    <Card>
      <FailedPanel
        title={say('materials.steps-missing-title')}
        message={say('materials.steps-missing')}
        safe={say('materials.hotline', { phone: session.pageConfig.hotline })}
        actions={<LinkButton to={listPath}>{say('materials.to-list')}</LinkButton>}
      />
    </Card>
  );
});
