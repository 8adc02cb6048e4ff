import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { ArrowDownload20Regular } from '@fluentui/react-icons/svg/arrow-download';
import { Print20Regular } from '@fluentui/react-icons/svg/print';
import { observer } from 'mobx-react-lite';

import {
  signedAgreementsPath,
  type SignedAgreementsPresenter,
} from '../../../presentation/notices/signed-agreements/signed-agreements-presenter.ts';
import { useWords } from '../../../words/use-words.ts';
import { PortalLink } from '../../design/actions/PortalLink.tsx';
import { PressButton } from '../../design/actions/PressButton.tsx';
import { Card } from '../../design/panels/Card.tsx';
import { EmptyPanel } from '../../design/panels/EmptyPanel.tsx';
import { FailedPanel } from '../../design/panels/FailedPanel.tsx';
import { Notice } from '../../design/panels/Notice.tsx';
import { SkeletonBlock } from '../../design/panels/SkeletonBlock.tsx';
import { saveFile } from '../../design/actions/save-file.ts';
import { AgreementBody } from '../../agreements/AgreementBody.tsx';
import { ComparedText } from '../shared/ComparedText.tsx';
import { SignedAgreementBadge, SignedAgreementNext } from './SignedAgreementItem.tsx';

const useStyles = makeStyles({
  parts: { display: 'flex', flexDirection: 'column', gap: '16px', maxWidth: '880px' },
  acts: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '8px', '@media print': { display: 'none' } },
  facts: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '4px 12px' },
  hiddenOnPaper: { '@media print': { display: 'none' } },
  quiet: { margin: 0, fontSize: '12px', lineHeight: '18px', color: tokens.colorNeutralForeground3 },
});

type Props = { readonly presenter: SignedAgreementsPresenter };

/** One text as it was signed, which can be read, compared with the previous version, printed and downloaded. */
export const SignedAgreementReader = observer(function SignedAgreementReader({ presenter }: Props) {
  const styles = useStyles();
  const { say, locale } = useWords();
  const { row, reading, comparing, difference, fetching } = presenter;
  const { current, value } = presenter.text;
  const gone = current.kind === 'failed' && current.failure.kind === 'not-found';
  return (
    <div className={styles.parts}>
      <div className={styles.acts}>
        <PortalLink to={signedAgreementsPath}>{say('protocols.back')}</PortalLink>
        {value && (
          <>
            {difference && (
              <PressButton aria-pressed={comparing} onPress={() => presenter.comparePressed()}>
                {say(comparing ? 'protocols.whole' : 'protocols.compare')}
              </PressButton>
            )}
            <PressButton icon={<Print20Regular />} onPress={() => window.print()}>
              {say('protocols.print')}
            </PressButton>
            <PressButton
              icon={<ArrowDownload20Regular />}
              busy={fetching === reading}
              onPress={async () => saveFile(await presenter.filePressed(reading))}
            >
              {say('protocols.download')}
            </PressButton>
          </>
        )}
      </div>
      {row && (
        <div>
          <div className={styles.facts}>
            <SignedAgreementBadge row={row} />
            <span>
              {say(row.isOwn ? 'protocols.signed-own' : 'protocols.signed-by', {
                name: row.signedBy,
                at: row.signedAt,
              })}
            </span>
          </div>
          {row.certificate && <p className={styles.quiet}>{say('protocols.certificate', row.certificate)}</p>}
          <SignedAgreementNext row={row} />
        </div>
      )}
      {locale !== 'zh-CN' && value && (
        <div className={styles.hiddenOnPaper}>
          <Notice tone="info">{say('protocols.binding')}</Notice>
        </div>
      )}
      <Card padded>
        {current.kind === 'loading' && <SkeletonBlock width="100%" height="480px" />}
        {gone && <EmptyPanel title={say('protocols.gone')}>{say('protocols.gone-means')}</EmptyPanel>}
        {current.kind === 'failed' && !gone && (
          <FailedPanel
            message={say(current.failure.what)}
            code={current.failure.code || undefined}
            traceId={current.failure.traceId || undefined}
            onRetry={current.failure.canRetry ? async () => presenter.text.load() : undefined}
          />
        )}
        {value?.previous && comparing && difference && (
          <ComparedText from={value.previous.version} to={value.version} lines={difference} />
        )}
        {value && !comparing && (
          <>
            <div lang="zh-CN">
              <AgreementBody
                agreement={{
                  name: reading,
                  version: value.version,
                  textHash: value.textHash,
                  publishedAt: 0,
                  text: value,
                }}
                titled
                alone
              />
            </div>
            {!value.previous && (
              <p className={mergeClasses(styles.quiet, styles.hiddenOnPaper)}>{say('protocols.only-this')}</p>
            )}
          </>
        )}
      </Card>
    </div>
  );
});
