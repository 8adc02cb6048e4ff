import { DocumentSearch24Regular } from '@fluentui/react-icons/svg/document-search';
import { observer } from 'mobx-react-lite';

import { Card } from '../design/panels/Card.tsx';
import { LinkButton } from '../design/actions/LinkButton.tsx';
import { StatePanel } from '../design/panels/StatePanel.tsx';
import { usePageTitle } from '../pages/use-page-title.ts';
import { useWords } from '../../words/use-words.ts';

/** The page for an address without a page. */
export const NotFoundScreen = observer(function NotFoundScreen() {
  const { say } = useWords();
  usePageTitle(say('shell.not-found-title'));
  return (
    <Card>
      <StatePanel
        isPage
        tone="idle"
        picture={<DocumentSearch24Regular />}
        title={say('shell.not-found-title')}
        actions={
          <LinkButton to="/" kind="primary">
            {say('shell.go-home')}
          </LinkButton>
        }
      >
        {say('shell.not-found-body')}
      </StatePanel>
    </Card>
  );
});
