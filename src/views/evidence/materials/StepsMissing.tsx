import { useIndexPaths } from '../shared/book-context.ts';
import { useWords } from '../../../words/use-words.ts';
import { Card } from '../../design/panels/Card.tsx';
import { FailedPanel } from '../../design/panels/FailedPanel.tsx';
import { LinkButton } from '../../design/actions/LinkButton.tsx';

/** The page if the package has no stages, which is a fault of the data (document 2, section 8). */
export function StepsMissing() {
  const paths = useIndexPaths();
  const { say } = useWords();
  return (
    <Card>
      <FailedPanel
        title={say('materials.steps-missing-title')}
        message={say('materials.steps-missing')}
        actions={<LinkButton to={paths.list}>{say('materials.to-list')}</LinkButton>}
      />
    </Card>
  );
}
