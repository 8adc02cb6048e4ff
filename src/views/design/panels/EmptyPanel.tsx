import { MailInbox28Regular } from '@fluentui/react-icons/svg/mail-inbox';
import type { ReactNode } from 'react';

import { StatePanel } from './StatePanel.tsx';

export interface EmptyPanelProps {
  readonly title: ReactNode;
  /** Describes the missing content and the first step towards it. */
  readonly children?: ReactNode;
  readonly actions?: ReactNode;
}

/** The panel of a list that is empty, or in which nothing matches the filters. */
export function EmptyPanel({ title, children, actions }: EmptyPanelProps) {
  return (
    <StatePanel picture={<MailInbox28Regular />} tone="idle" title={title} actions={actions}>
      {children}
    </StatePanel>
  );
}
