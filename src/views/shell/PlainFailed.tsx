import type { CSSProperties } from 'react';

import { useWords } from '../../words/use-words.ts';
import { moduleWords } from '../lazy/module-fault.ts';
import type { ModuleFallbackProps } from './ModuleBoundary.tsx';

const page: CSSProperties = {
  minHeight: '100dvh',
  boxSizing: 'border-box',
  padding: '96px 24px',
  textAlign: 'center',
  font: '14px/20px system-ui, sans-serif',
  color: 'light-dark(#1b1f1e, #e9eeec)',
  backgroundColor: 'light-dark(#f5f7f6, #111514)',
};
const button: CSSProperties = {
  marginTop: '16px',
  minHeight: '40px',
  padding: '0 20px',
  font: '600 14px/20px system-ui, sans-serif',
  color: '#ffffff',
  backgroundColor: '#0f7566',
  border: 'none',
  borderRadius: '6px',
  cursor: 'pointer',
};

/** Reports that the portal's frame failed to load. It needs only code that is already loaded. */
export function PlainFailed({ thrown, onRetry, reloads }: ModuleFallbackProps) {
  const { say } = useWords();
  return (
    <main style={page} role="alert">
      <h1 style={{ fontSize: '20px', lineHeight: '28px' }}>{say('shell.module-title')}</h1>
      <p>{say(moduleWords(thrown))}</p>
      <button type="button" style={button} onClick={onRetry}>
        {say(reloads ? 'shell.module-reload' : 'common.retry')}
      </button>
    </main>
  );
}
