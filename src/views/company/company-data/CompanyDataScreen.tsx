import { makeStyles } from '@fluentui/react-components';
import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';

import type { CompanyData } from '../../../application/ports/company/company-data-desk.ts';
import { realNamePath } from '../../../domain/catalogue/product-paths.ts';
import { companyArea } from '../../../presentation/company/company-presenters.ts';
import { PortalLink } from '../../design/actions/PortalLink.tsx';
import { Card } from '../../design/panels/Card.tsx';
import { DetailSkeleton } from '../../design/panels/DetailSkeleton.tsx';
import { EmptyPanel } from '../../design/panels/EmptyPanel.tsx';
import { FailedPanel } from '../../design/panels/FailedPanel.tsx';
import { Notice } from '../../design/panels/Notice.tsx';
import { PageHeader } from '../../design/panels/PageHeader.tsx';
import { usePresenter } from '../../pages/presenters-context.ts';
import { DocumentViewerDialog } from '../../viewer/shared/DocumentViewerDialog.tsx';
import { usePreview } from '../../viewer/shared/use-preview.ts';
import { useWords } from '../../../words/use-words.ts';
import { CertifiedFactsCard } from './CertifiedFactsCard.tsx';
import { HistoryCard } from './HistoryCard.tsx';
import { OthersCard } from './OthersCard.tsx';
import { PapersHistoryCard } from './PapersHistoryCard.tsx';

const useStyles = makeStyles({
  parts: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '16px', maxWidth: '960px' },
});

/** The state of a change of the company's data, with a link to it. */
function ChangeNotice({ data: { change, mayChange } }: { readonly data: CompanyData }) {
  const { say } = useWords();
  const { state, by, at } = change;
  if (state === 'none') return null;
  const words = {
    draft: () => say('company-data.change-draft', { by, at }),
    reviewing: () => say('company-data.change-reviewing', { by, at }),
    returned: () => say('company-data.change-returned', { by, at }),
    rechecked: () => say('company-data.change-rechecked', { at }),
    'not-certified': () => say('company-data.change-not-certified'),
    unrecognised: () => say('company-data.change-unrecognised'),
  }[state]();
  const way =
    state === 'not-certified' && mayChange
      ? 'company-data.go-certify'
      : state === 'returned' && mayChange
        ? 'company-data.go-mend'
        : 'company-data.go-look';
  return (
    <Notice tone={state === 'returned' || state === 'not-certified' || state === 'unrecognised' ? 'warn' : 'info'}>
      {words}{' '}
      {state !== 'unrecognised' && (
        <PortalLink to={realNamePath} inText>
          {say(way)}
        </PortalLink>
      )}
    </Notice>
  );
}

/** The certified data of the company, with links to change them (checklist 1.4). */
export const CompanyDataScreen = observer(function CompanyDataScreen() {
  const styles = useStyles();
  const { say } = useWords();
  const presenter = usePresenter(companyArea, (offered) => offered.companyData());
  const { viewer, isOpen, look, close } = usePreview();
  useEffect(() => {
    presenter.opened();
    return () => presenter.left();
  }, [presenter]);
  const { current } = presenter.content;
  const data = presenter.content.value;
  const isAbsent = !presenter.isOffered || (current.kind === 'ready' && !data);
  return (
    <>
      <PageHeader
        title={say('company-data.title')}
        facts={say('company-data.facts')}
        actions={
          data?.mayChange === true && data.change.state === 'none' ? (
            <PortalLink to={realNamePath} strong>
              {say('company-data.change')}
            </PortalLink>
          ) : undefined
        }
      />
      {isAbsent && (
        <Card>
          <EmptyPanel title={say('company-data.not-offered-title')}>{say('company-data.not-offered-body')}</EmptyPanel>
        </Card>
      )}
      {presenter.isOffered && current.kind === 'loading' && <DetailSkeleton />}
      {current.kind === 'failed' && (
        <Card>
          <FailedPanel
            message={say(current.failure.what)}
            code={current.failure.code || undefined}
            traceId={current.failure.traceId || undefined}
            onRetry={current.failure.canRetry ? async () => presenter.content.load() : undefined}
          />
        </Card>
      )}
      {data && (
        <div className={styles.parts}>
          <ChangeNotice data={data} />
          <CertifiedFactsCard data={data} head={presenter.head} today={presenter.today} />
          {data.papers.length > 0 && <PapersHistoryCard presenter={presenter} data={data} onLook={look} />}
          <OthersCard data={data} />
          <HistoryCard data={data} />
        </div>
      )}
      {isOpen && <DocumentViewerDialog presenter={viewer} onClose={close} />}
    </>
  );
});
