import { LockClosed28Regular } from '@fluentui/react-icons/svg/lock-closed';
import type { ReactNode } from 'react';

import { StatePanel } from './StatePanel.tsx';
import { useWords } from '../../../words/use-words.ts';

export interface ForbiddenPanelProps {
  readonly title?: ReactNode;
  readonly children?: ReactNode;
  readonly actions?: ReactNode;
  readonly isPage?: boolean;
}

/** The panel of a page that the present role may not open. */
export function ForbiddenPanel({ title, children, actions, isPage = false }: ForbiddenPanelProps) {
  const { say } = useWords();
  return (
    <StatePanel
      isPage={isPage}
      picture={<LockClosed28Regular />}
      tone="warn"
      title={title ?? say('common.forbidden-title')}
      actions={actions}
    >
      {children ?? say('common.forbidden-text')}
    </StatePanel>
  );
}
