import { Card } from '../../views/design/panels/Card.tsx';
import { FailedPanel } from '../../views/design/panels/FailedPanel.tsx';
import { LinkButton } from '../../views/design/actions/LinkButton.tsx';
import { PageHeader } from '../../views/design/panels/PageHeader.tsx';
import { useSandboxWords } from '../words/use-sandbox-words.ts';

/** The page for an address without a page. */
export function NowhereScreen() {
  const say = useSandboxWords();
  return (
    <>
      <PageHeader title={say('sandbox.title')} />
      <Card>
        <FailedPanel
          title={say('sandbox.not-found-title')}
          message={say('sandbox.not-found')}
          safe=""
          actions={
            <LinkButton kind="primary" to="/queue/first">
              {say('sandbox.to-queue')}
            </LinkButton>
          }
        />
      </Card>
    </>
  );
}
