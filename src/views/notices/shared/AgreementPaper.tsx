import { makeStyles, tokens } from '@fluentui/react-components';
import { observer } from 'mobx-react-lite';

import type { AgreementPresenter } from '../../../presentation/notices/shared/agreement-presenter.ts';
import { PressButton } from '../../design/actions/PressButton.tsx';
import { FailedPanel } from '../../design/panels/FailedPanel.tsx';
import { SkeletonBlock } from '../../design/panels/SkeletonBlock.tsx';
import { onPhone } from '../../design/theme/breakpoints.ts';
import { portal } from '../../design/theme/portal-tokens.ts';
import { useHiddenText } from '../../design/theme/use-hidden-text.ts';
import { useWords } from '../../../words/use-words.ts';
import { AgreementBody } from './AgreementBody.tsx';
import { AgreementLanguage } from './AgreementLanguage.tsx';
import type { ReadToEnd } from './use-read-to-end.ts';

const useStyles = makeStyles({
  text: {
    // What is hidden in it, for readers, scrolls with it and not with the dialog; at its end the dialog does not go on scrolling.
    position: 'relative', overscrollBehavior: 'contain',
    display: 'flex', flexDirection: 'column', gap: '28px', height: 'min(52dvh, 560px)', overflowY: 'auto', padding: '16px 20px', border: `1px solid ${portal.hairline}`, borderRadius: tokens.borderRadiusMedium, color: tokens.colorNeutralForeground1,
    ':focus-visible': { outline: `2px solid ${tokens.colorStrokeFocus2}`, outlineOffset: '2px' },
    [onPhone]: { padding: '12px', height: '46dvh' },
  },
});

export interface AgreementPaperProps {
  readonly texts: AgreementPresenter;
  readonly read: ReadToEnd;
  /** It is only read: nobody is asked whether they have. */
  readonly toRead?: boolean;
}

/** Agreements in full, in a region of their own that is read to its end. */
export const AgreementPaper = observer(function AgreementPaper({ texts, read, toRead = false }: AgreementPaperProps) {
  const styles = useStyles();
  const hidden = useHiddenText();
  const { say } = useWords();
  const { content } = texts;
  return (
    <>
      <AgreementLanguage presenter={texts} />
      {content.kind === 'failed' && <FailedPanel message={say(content.failure.what)} onRetry={async () => texts.retryPressed()} />}
      {content.kind === 'loading' && <SkeletonBlock width="100%" height="320px" />}
      {content.kind === 'ready' && (
        // Keys scroll it: it takes the focus though nothing in it is pressed.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        <div ref={read.region} role="region" aria-label={say('notices.agreement-text')} tabIndex={0} lang={texts.shownIn} className={styles.text}>
          {content.value.map((agreement) => (
            <AgreementBody key={agreement.name} agreement={agreement} titled />
          ))}
          {!toRead && (
            <div>
              <PressButton size="small" unavailable={read.isRead ? say('notices.agreement-read-done') : undefined} onPress={read.said}>
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
