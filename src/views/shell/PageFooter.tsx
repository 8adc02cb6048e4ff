import { observer } from 'mobx-react-lite';
import { useLocation } from 'react-router-dom';

import { MissingPart } from '../design/panels/MissingPart.tsx';
import { useWords } from '../../words/use-words.ts';
import { FooterView } from '../platform/FooterView.tsx';
import { usePresenters } from '../pages/presenters-context.ts';

/** The foot of every page in the frame; what could not be had of it may be asked for again. */
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
