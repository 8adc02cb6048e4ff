import { makeStaticStyles, makeStyles } from '@fluentui/react-components';
import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';

import { noticesPages } from '../../../presentation/notices/notices-presenters.ts';
import type { SignedAgreementsPresenter } from '../../../presentation/notices/signed-agreements/signed-agreements-presenter.ts';
import { useWords } from '../../../words/use-words.ts';
import { PressButton } from '../../design/actions/PressButton.tsx';
import { Card } from '../../design/panels/Card.tsx';
import { EmptyPanel } from '../../design/panels/EmptyPanel.tsx';
import { FailedPanel } from '../../design/panels/FailedPanel.tsx';
import { Notice } from '../../design/panels/Notice.tsx';
import { PageHeader } from '../../design/panels/PageHeader.tsx';
import { SkeletonBlock } from '../../design/panels/SkeletonBlock.tsx';
import { usePresenter } from '../../pages/presenters-context.ts';
import { SignedAgreementItem } from './SignedAgreementItem.tsx';
import { SignedAgreementReader } from './SignedAgreementReader.tsx';

const useStyles = makeStyles({
  parts: { maxWidth: '880px' },
  bar: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '4px 12px', marginBottom: '12px' },
  list: { listStyleType: 'none', margin: 0, padding: 0 },
});

/** Only the text is printed. */
const usePaper = makeStaticStyles({ '@media print': { 'header, footer': { display: 'none !important' } } });

const List = observer(function List({ presenter }: { readonly presenter: SignedAgreementsPresenter }) {
  const styles = useStyles();
  const { say } = useWords();
  const { current } = presenter.list;
  const { rows } = presenter;
  const unseen = presenter.unseen.value ?? 0;
  return (
    <div className={styles.parts}>
      {presenter.canGather && (
        <div className={styles.bar}>
          <PressButton onPress={async () => presenter.gatherPressed()}>{say('protocols.gather')}</PressButton>
          <span aria-live="polite">
            {unseen > 0 && (
              <PressButton kind="subtle" onPress={async () => presenter.archivesPressed()}>
                {say('protocols.unseen', { count: unseen })}
              </PressButton>
            )}
          </span>
        </div>
      )}
      <Card title={say('protocols.list')} padded={current.kind !== 'ready'}>
        {current.kind === 'loading' && <SkeletonBlock width="100%" height="220px" />}
        {current.kind === 'failed' && (
          <FailedPanel
            message={say(current.failure.what)}
            code={current.failure.code || undefined}
            traceId={current.failure.traceId || undefined}
            onRetry={current.failure.canRetry ? async () => presenter.list.load() : undefined}
          />
        )}
        {current.kind === 'ready' && rows.length === 0 && (
          <EmptyPanel title={say('protocols.none')}>{say('protocols.none-means')}</EmptyPanel>
        )}
        {rows.length > 0 && (
          <ul className={styles.list}>
            {rows.map((row) => (
              <SignedAgreementItem key={row.id} row={row} presenter={presenter} />
            ))}
          </ul>
        )}
      </Card>
    </div>
  );
});

/** The list of the signed agreements, and the full text of each (checklist F-100). */
export const SignedAgreementsScreen = observer(function SignedAgreementsScreen() {
  usePaper();
  const { say } = useWords();
  const id = new URLSearchParams(useLocation().search).get('id') ?? '';
  const presenter = usePresenter(noticesPages, (offered) => offered.protocols());
  useEffect(() => {
    presenter.opened(id);
    return () => presenter.left();
  }, [presenter, id]);
  return (
    <>
      <PageHeader title={say('protocols.title')} facts={say('protocols.facts')} />
      {!presenter.isOffered && <Notice tone="info">{say('protocols.documented')}</Notice>}
      {presenter.isOffered &&
        (id === '' ? <List presenter={presenter} /> : <SignedAgreementReader presenter={presenter} />)}
    </>
  );
});
