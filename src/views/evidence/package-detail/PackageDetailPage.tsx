import { makeStyles } from '@fluentui/react-components';
import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import type { PackageDetailPresenter } from '../../../presentation/evidence/package-detail/package-detail-presenter.ts';
import type { PackageDetailView } from '../../../presentation/evidence/package-detail/package-detail-view-model.ts';
import type { ViewerPresenter } from '../../../presentation/viewer/shared/viewer-presenter.ts';
import { useListCrumbs } from '../shared/use-list-crumbs.ts';
import { useWords } from '../../../words/use-words.ts';
import { onNarrow } from '../../design/theme/breakpoints.ts';
import { PageHeader } from '../../design/panels/PageHeader.tsx';
import { portal } from '../../design/theme/portal-tokens.ts';
import { DocumentViewerDialog } from '../../viewer/shared/DocumentViewerDialog.tsx';
import { AfterDialogs } from './AfterDialogs.tsx';
import { AfterNotices } from './AfterNotices.tsx';
import { DetailActions } from './DetailActions.tsx';
import { DetailBusinesses } from './DetailBusinesses.tsx';
import { DetailDialogs } from './DetailDialogs.tsx';
import { DetailFacts } from './DetailFacts.tsx';
import { DetailMaterials } from './DetailMaterials.tsx';
import { DetailProgress } from './DetailProgress.tsx';
import { OverdueDialogs } from './OverdueDialogs.tsx';
import { PrintedPackage } from './PrintedPackage.tsx';
import { InvoiceNeedBadge } from '../shared/InvoiceNeedBadge.tsx';
import { PackageStateBadge } from '../shared/PackageStateBadge.tsx';
import { RelateDialogs } from './RelateDialogs.tsx';
import { ReturnedNotice } from './ReturnedNotice.tsx';

const useStyles = makeStyles({
  // The last row takes the extra height of the progress beside it, so that the cards stay close together.
  cards: {
    display: 'grid',
    gap: '16px',
    alignItems: 'start',
    gridTemplateColumns: 'minmax(0, 1fr) 360px',
    gridTemplateRows: 'auto auto 1fr',
    [onNarrow]: { gridTemplateColumns: 'minmax(0, 1fr)', gridTemplateRows: 'none' },
  },
  // In one column, on phones and for screen readers, the progress is before the documents.
  progress: {
    minWidth: 0,
    gridColumn: '2',
    gridRow: '1 / span 3',
    [onNarrow]: { gridColumn: 'auto', gridRow: 'auto' },
  },
  documents: { minWidth: 0 },
  notice: { marginBottom: '16px' },
  late: { color: portal.warnWords },
});

export interface PackageDetailPageProps {
  readonly presenter: PackageDetailPresenter;
  readonly viewer: ViewerPresenter;
  readonly view: PackageDetailView;
}

/** The detail of a package: its holder with the times, every document with its result, and the whole history. */
export const PackageDetailPage = observer(function PackageDetailPage({
  presenter,
  viewer,
  view,
}: PackageDetailPageProps) {
  const styles = useStyles();
  const crumbs = useListCrumbs();
  const { say } = useWords();
  const { previewed, allFiles, companions } = view;

  const fileId = previewed?.fileId;
  useEffect(() => {
    if (fileId === undefined) viewer.left();
    else
      viewer.opened(
        allFiles,
        Math.max(
          0,
          allFiles.findIndex((file) => file.fileId === fileId),
        ),
        companions,
      );
    // The files beside it are those of the moment when it was opened.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [viewer, fileId]);

  return (
    <>
      <PageHeader
        title={view.title}
        crumbs={[...crumbs, { label: view.packageId }]}
        state={
          <>
            <PackageStateBadge state={view.state} code={view.stateCode} /> <InvoiceNeedBadge need={view.invoiceNeed} />
          </>
        }
        facts={
          <span className={view.late ? styles.late : undefined}>
            {view.holder.map((sentence) => say(sentence)).join(say('formats.sentence-separator'))}
          </span>
        }
        actions={<DetailActions presenter={presenter} view={view} />}
      />
      {view.returned.length > 0 && (
        <div className={styles.notice}>
          <ReturnedNotice view={view} />
        </div>
      )}
      <AfterNotices view={view.after} />
      <div className={styles.cards}>
        <DetailFacts view={view} accounts={presenter.accounts} />
        <div className={styles.progress} data-tour="progress">
          <DetailProgress presenter={presenter} view={view} />
        </div>
        <div className={styles.documents} data-tour="documents">
          <DetailMaterials presenter={presenter} viewer={viewer} view={view} />
        </div>
        <DetailBusinesses packageId={view.packageId} businesses={view.businesses} />
      </div>
      <PrintedPackage view={view} />
      <DetailDialogs presenter={presenter} />
      <AfterDialogs controller={presenter.after} />
      <RelateDialogs controller={presenter.relateController} />
      <OverdueDialogs controller={presenter.overdue} />
      {fileId !== undefined && (
        <DocumentViewerDialog presenter={viewer} onClose={() => presenter.previewPressed(undefined)} />
      )}
    </>
  );
});
