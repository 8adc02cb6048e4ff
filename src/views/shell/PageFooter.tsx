import { observer } from 'mobx-react-lite';
import { useLocation } from 'react-router-dom';

import { MissingPart } from '../design/panels/MissingPart.tsx';
import { useWords } from '../../words/use-words.ts';
import { FooterView } from '../platform/FooterView.tsx';
import { usePresenters } from '../pages/presenters-context.ts';

/** The footer of every page in the frame. Users can retry the parts that failed to load. */
export const PageFooter = observer(function PageFooter() {
  const { say } = useWords();
  const { session } = usePresenters();
  const { pathname } = useLocation();
  return (
    <FooterView
      config={session.pageConfig}
      path={pathname}
      missing={
        session.configMissing && <MissingPart label={say('shell.platform')} onRetry={async () => session.configure()} />
      }
    />
  );
});
