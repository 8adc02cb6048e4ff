import { use } from 'react';

import { PortalDialog } from '../../design/dialogs/PortalDialog.tsx';
import { PortalLook } from '../../design/theme/PortalLook.tsx';
import { loadPage } from '../../pages/load-page.ts';
import { useLearning, useWords } from '../../../words/use-words.ts';
import { waysInWords } from '../../../words/areas/entry.ts';

/** Seconds before it can be confirmed (document 1, section 9). */
const reading = 4;

const ownWords = { words: [waysInWords], prepare: async () => undefined } as const;

/** The dialog for users who cannot sign in because their company was deregistered (document 1, section 8). */
export function DeregisteredDialog({ onRead }: { readonly onRead: () => void }) {
  use(loadPage(ownWords, useLearning()));
  const { say } = useWords();
  return (
    <PortalLook bare>
      <PortalDialog
        open
        kind="error"
        title={say('shell.deregistered-title')}
        mustAnswer
        countdown={{ seconds: reading, atZero: 'read-first' }}
        onConfirmed={onRead}
      >
        {say('deregistered.text')}
      </PortalDialog>
    </PortalLook>
  );
}
