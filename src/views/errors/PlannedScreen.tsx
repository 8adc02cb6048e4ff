import { CalendarClock24Regular } from '@fluentui/react-icons/svg/calendar-clock';
import { observer } from 'mobx-react-lite';

import { Card } from '../design/panels/Card.tsx';
import { LinkButton } from '../design/actions/LinkButton.tsx';
import { StatePanel } from '../design/panels/StatePanel.tsx';
import { SupportLine } from '../design/panels/SupportLine.tsx';
import { usePresenters } from '../pages/presenters-context.ts';
import { usePageTitle } from '../pages/use-page-title.ts';
import { useWords } from '../../words/use-words.ts';

/** The page for an address of the documents that this portal does not offer yet (decision 0184). */
export const PlannedScreen = observer(function PlannedScreen() {
  const { say } = useWords();
  const { shell } = usePresenters();
  usePageTitle(say('shell.planned-title'));
  return (
    <Card>
      <StatePanel
        isPage
        tone="idle"
        picture={<CalendarClock24Regular />}
        title={say('shell.planned-title')}
        actions={
          <LinkButton to={shell.home} kind="primary">
            {say('shell.go-home')}
          </LinkButton>
        }
      >
        <p>{say('shell.planned-body')}</p>
        <SupportLine />
      </StatePanel>
    </Card>
  );
});
