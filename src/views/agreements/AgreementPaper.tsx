import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';

import type { AgreementPresenter } from '../../presentation/agreements/agreement-presenter.ts';
import { PressButton } from '../design/actions/PressButton.tsx';
import { FailedPanel } from '../design/panels/FailedPanel.tsx';
import { SkeletonBlock } from '../design/panels/SkeletonBlock.tsx';
import { useHiddenText } from '../design/theme/use-hidden-text.ts';
import { useWords } from '../../words/use-words.ts';
import { AgreementBody } from './AgreementBody.tsx';
import { AgreementLanguage } from './AgreementLanguage.tsx';
import { usePaperStyle } from './use-paper-style.ts';
import type { ReadToEnd } from './use-read-to-end.ts';

export interface AgreementPaperProps {
  readonly texts: AgreementPresenter;
  readonly read: ReadToEnd;
  /** Whether the user must confirm to have read it. */
  readonly toRead?: boolean;
  /** Content at the head of the texts, if there is no room above them. */
  readonly before?: ReactNode;
}

/** The full text of agreements, in a region of its own that must be read to its end. */
export const AgreementPaper = observer(function AgreementPaper({
  texts,
  read,
  toRead = false,
  before,
}: AgreementPaperProps) {
  const paper = usePaperStyle();
  const hidden = useHiddenText();
  const { say } = useWords();
  const { content } = texts;
  return (
    <>
      <AgreementLanguage presenter={texts} />
      {content.kind === 'failed' && (
        <FailedPanel message={say(content.failure.what)} onRetry={async () => texts.retryPressed()} />
      )}
      {content.kind === 'loading' && <SkeletonBlock width="100%" height="320px" />}
      {content.kind === 'ready' && (
        // The region takes the focus, so that keys can scroll it.
        <div
          ref={read.region}
          role="region"
          aria-label={say('notices.agreement-text')}
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
          tabIndex={0}
          lang={texts.shownIn}
          className={paper}
        >
          {before}
          {content.value.map((agreement) => (
            <AgreementBody key={agreement.name} agreement={agreement} titled />
          ))}
          {!toRead && (
            <div>
              <PressButton
                size="small"
                unavailable={read.isRead ? say('notices.agreement-read-done') : undefined}
                onPress={read.confirmRead}
              >
                {say('notices.agreement-read')}
              </PressButton>
            </div>
          )}
        </div>
      )}
      <span role="status" className={hidden}>
        {read.isRead && !toRead ? say('notices.agreement-read-done') : ''}
      </span>
    </>
  );
});
