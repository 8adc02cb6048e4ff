import { listPath } from '../../presentation/package-list/package-row.ts';
import { useWords } from '../../words/use-words.ts';
import { Card } from '../design/Card.tsx';
import { FailedPanel } from '../design/FailedPanel.tsx';
import { LinkButton } from '../design/LinkButton.tsx';
import { PackageTroubleHeader } from './PackageTroubleHeader.tsx';

/** The address names no package, or none of this company's. */
export function PackageMissing() {
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
            <LinkButton kind="primary" to={listPath}>
              {say('detail.to-list')}
            </LinkButton>
          }
        />
      </Card>
    </>
  );
}
