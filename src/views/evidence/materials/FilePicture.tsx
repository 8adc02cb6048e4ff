import { makeStyles, tokens } from '@fluentui/react-components';
import { DocumentPdf20Regular } from '@fluentui/react-icons/svg/document-pdf';
import { DocumentTable20Regular } from '@fluentui/react-icons/svg/document-table';
import { DocumentText20Regular } from '@fluentui/react-icons/svg/document-text';
import { Image20Regular } from '@fluentui/react-icons/svg/image';
import { memo } from 'react';
import type { FileReference } from '../../../domain/evidence/materials/material.ts';
import { extensionOf } from '../../../domain/uploads/file-limits.ts';
import { isSheet } from '../../../domain/evidence/upload/sheet-files.ts';
import { isPicture } from '../../../presentation/evidence/materials/views/page-views.ts';
import type { ViewerPresenter } from '../../../presentation/viewer/shared/viewer-presenter.ts';
import { portal } from '../../design/theme/portal-tokens.ts';
import { useThumbnail } from '../../viewer/shared/use-thumbnail.ts';

const useStyles = makeStyles({
  picture: {
    position: 'relative',
    boxSizing: 'border-box',
    width: '28px',
    height: '32px',
    display: 'grid',
    placeItems: 'center',
    color: tokens.colorNeutralForeground3,
    backgroundColor: portal.quiet,
    border: `1px solid ${portal.hairline}`,
    borderRadius: tokens.borderRadiusSmall,
    overflow: 'hidden',
  },
  // Paper is white in both colour modes, and covers the icon.
  drawing: {
    position: 'absolute',
    inset: 0,
    display: 'grid',
    placeItems: 'center',
    '& canvas': { display: 'block', maxWidth: '100%', maxHeight: '100%' },
    ':not(:empty)': { backgroundColor: portal.quiet },
  },
});

interface FilePictureProps {
  readonly viewer: ViewerPresenter;
  readonly file: FileReference | undefined;
}

/** The icon of a file's kind. */
function Sign({ file }: { readonly file: FileReference }) {
  if (isPicture(file)) return <Image20Regular />;
  if (isSheet(file)) return <DocumentTable20Regular />;
  return extensionOf(file.name) === 'pdf' ? <DocumentPdf20Regular /> : <DocumentText20Regular />;
}

/**
 * A thumbnail of the first page of a file, or an icon of its kind until it is loaded and if there is none. The file's
 * name is beside it.
 */
export const FilePicture = memo(function FilePicture({ viewer, file }: FilePictureProps) {
  const styles = useStyles();
  const drawing = useThumbnail(viewer, file, { width: 26, height: 30 });
  return (
    <div className={styles.picture} aria-hidden="true">
      {file && <Sign file={file} />}
      <div ref={drawing} className={styles.drawing} />
    </div>
  );
});
