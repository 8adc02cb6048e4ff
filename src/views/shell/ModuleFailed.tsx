import { Card } from '../design/panels/Card.tsx';
import { FailedPanel } from '../design/panels/FailedPanel.tsx';
import { useWords } from '../../words/use-words.ts';
import { SupportReport } from './SupportReport.tsx';
import { ModuleFault, moduleWords } from '../lazy/module-fault.ts';
import type { ModuleFallbackProps } from './ModuleBoundary.tsx';

/** Replaces a screen that failed to load or to render; the rest of the portal still works. */
export function ModuleFailed({ thrown, onRetry, reloads }: ModuleFallbackProps) {
  const { say } = useWords();
  const missing = thrown instanceof ModuleFault;
  return (
    <Card>
      <FailedPanel
        title={say(missing ? 'shell.module-title' : 'shell.broken-title')}
        message={say(missing ? moduleWords(thrown) : 'shell.broken-body')}
        onRetry={onRetry}
        retryLabel={reloads ? say('shell.module-reload') : undefined}
        {...(missing ? { safe: '' } : {})}
      />
      <SupportReport />
    </Card>
  );
}
