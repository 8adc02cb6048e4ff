import { makeStaticStyles, makeStyles } from '@fluentui/react-components';
import { Print20Regular } from '@fluentui/react-icons/svg/print';
import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';

import { noticesArea } from '../../../presentation/notices/shared/notices-area.ts';
import { PressButton } from '../../design/actions/PressButton.tsx';
import { Card } from '../../design/panels/Card.tsx';
import { FailedPanel } from '../../design/panels/FailedPanel.tsx';
import { PageHeader } from '../../design/panels/PageHeader.tsx';
import { SkeletonBlock } from '../../design/panels/SkeletonBlock.tsx';
import { plainPath } from '../../pages/page.ts';
import { usePresenter } from '../../pages/presenters-context.ts';
import { useWords } from '../../../words/use-words.ts';
import { AgreementBody } from '../../agreements/AgreementBody.tsx';
import { AgreementLanguage } from '../../agreements/AgreementLanguage.tsx';

const useStyles = makeStyles({
  parts: { display: 'flex', flexDirection: 'column', gap: '16px', maxWidth: '880px' },
  hiddenOnPaper: { '@media print': { display: 'none' } },
});

/** Only the text is printed. */
const usePaper = makeStaticStyles({ '@media print': { 'header, footer': { display: 'none !important' } } });

/** One of the platform's agreements, which every visitor can read and print (document 1, section 8). */
export const AgreementScreen = observer(function AgreementScreen() {
  usePaper();
  const styles = useStyles();
  const { say, locale } = useWords();
  const path = plainPath(useLocation().pathname);
  const presenter = usePresenter(noticesArea, (offered) => offered.agreement());
  useEffect(() => {
    presenter.opened(path, locale);
    return () => presenter.left();
  }, [presenter, path, locale]);
  const { content } = presenter;
  return (
    <div className={styles.parts}>
      <PageHeader
        title={say(path.endsWith('/privacy') ? 'notices.privacy-title' : 'notices.registration-title')}
        actions={
          <span className={styles.hiddenOnPaper}>
            <PressButton icon={<Print20Regular />} onPress={() => window.print()}>
              {say('notices.agreement-print')}
            </PressButton>
          </span>
        }
      />
      <AgreementLanguage presenter={presenter} />
      <Card padded>
        {content.kind === 'failed' && (
          <FailedPanel message={say(content.failure.what)} onRetry={async () => presenter.retryPressed()} />
        )}
        {content.kind === 'loading' && <SkeletonBlock width="100%" height="480px" />}
        {content.kind === 'ready' && (
          <div lang={presenter.shownIn}>
            {content.value.map((agreement) => (
              <AgreementBody key={agreement.name} agreement={agreement} titled={false} />
            ))}
          </div>
        )}
      </Card>
    </div>
  );
});
