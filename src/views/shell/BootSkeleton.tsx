import type { CSSProperties } from 'react';
import { observer } from 'mobx-react-lite';

import { useWords } from '../../words/use-words.ts';
import { usePresenters } from '../pages/presenters-context.ts';

const page: CSSProperties = { minHeight: '100dvh', backgroundColor: 'light-dark(#f5f7f6, #111514)' };
const content: CSSProperties = { maxWidth: '1800px', boxSizing: 'border-box', margin: '0 auto', padding: '32px 24px' };
const block: CSSProperties = {
  height: '24px',
  width: '220px',
  marginBottom: '20px',
  borderRadius: '6px',
  backgroundColor: 'light-dark(#e1e5e3, #2e3735)',
};
const card: CSSProperties = {
  height: '420px',
  borderRadius: '8px',
  border: '1px solid light-dark(#e1e5e3, #2e3735)',
  backgroundColor: 'light-dark(#ffffff, #1a201e)',
};

/** The portal's outline while its frame is being loaded. It does not use Fluent. */
export const BootSkeleton = observer(function BootSkeleton() {
  const { say } = useWords();
  const { session, shell } = usePresenters();
  const colorScheme = shell.theme === 'system' ? 'light dark' : shell.theme;
  return (
    <div style={{ ...page, colorScheme }} role="status" aria-label={say('shell.starting')}>
      <div style={{ height: '56px', backgroundColor: session.pageConfig.topBarColor }} />
      <div style={content}>
        <div style={block} />
        <div style={card} />
      </div>
    </div>
  );
});
