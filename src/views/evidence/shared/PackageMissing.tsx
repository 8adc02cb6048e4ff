import { useIndexPaths } from './book-context.ts';
import { useWords } from '../../../words/use-words.ts';
import { Card } from '../../design/panels/Card.tsx';
import { FailedPanel } from '../../design/panels/FailedPanel.tsx';
import { LinkButton } from '../../design/actions/LinkButton.tsx';
import { PackageTroubleHeader } from './PackageTroubleHeader.tsx';

/** The address names no package, or none of this company's. */
export function PackageMissing() {
  const paths = useIndexPaths();
  const { say } = useWords();
  return (
    <>
      <PackageTroubleHeader />
      <Card>
        <FailedPanel
          title={say('detail.missing-title')}
          message={say('refusals.not-found')}
          safe=""
          actions={
            <LinkButton kind="primary" to={paths.list}>
              {say('detail.to-list')}
            </LinkButton>
          }
        />
      </Card>
    </>
  );
}
