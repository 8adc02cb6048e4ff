import { useIndexPaths } from './book-context.ts';
import { useWords } from '../../../words/use-words.ts';
import { Card } from '../../design/panels/Card.tsx';
import { FailedPanel } from '../../design/panels/FailedPanel.tsx';
import { LinkButton } from '../../design/actions/LinkButton.tsx';
import { PackageTroubleHeader } from './PackageTroubleHeader.tsx';

/** The page for an address without a package of the user's company. */
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
