import type { AgreementChange } from '../../../presentation/notices/shared/agreement-changes.ts';
import type { Loading } from '../../../presentation/shared/load-state.ts';
import { FailedPanel } from '../../design/panels/FailedPanel.tsx';
import { SkeletonBlock } from '../../design/panels/SkeletonBlock.tsx';
import { useWords } from '../../../words/use-words.ts';
import { ComparedText } from './ComparedText.tsx';
import { usePaperStyle } from '../../agreements/use-paper-style.ts';

export interface AgreementChangesProps {
  readonly changes: Loading<readonly AgreementChange[]>;
  readonly onRetry: () => Promise<void>;
}

/** The changes in the agreements since the last signature, shown in place of their text. */
export function AgreementChanges({ changes, onRetry }: AgreementChangesProps) {
  const paper = usePaperStyle();
  const { say } = useWords();
  if (changes.kind === 'failed')
    return <FailedPanel message={say(changes.failure.what)} onRetry={changes.failure.canRetry ? onRetry : undefined} />;
  if (changes.kind === 'loading') return <SkeletonBlock width="100%" height="320px" />;
  return (
    // The region takes the focus, so that keys can scroll it although it contains nothing to press.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <div role="region" aria-label={say('notices.agreement-changes')} tabIndex={0} className={paper}>
      {changes.value.length === 0 && <p>{say('notices.agreement-never-signed')}</p>}
      {changes.value.map(({ title, from, to, lines }) => (
        <article key={title}>
          <h3>{title}</h3>
          {lines.some(({ kind }) => kind !== 'same') ? (
            <ComparedText from={from} to={to} lines={lines} />
          ) : (
            <p>{say('notices.agreement-unchanged')}</p>
          )}
        </article>
      ))}
    </div>
  );
}
