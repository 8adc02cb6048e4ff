import { makeStyles, tokens } from '@fluentui/react-components';
import { DocumentPdf20Regular } from '@fluentui/react-icons/svg/document-pdf';
import { DocumentTable20Regular } from '@fluentui/react-icons/svg/document-table';
import { Image20Regular } from '@fluentui/react-icons/svg/image';
import type { FileReference } from '../../../domain/evidence/materials/material.ts';
import { isSheet } from '../../../domain/evidence/upload/sheet-files.ts';
import { isPicture } from '../../../presentation/evidence/materials/page-views.ts';
import { portal } from '../../design/theme/portal-tokens.ts';

const useStyles = makeStyles({
  picture: {
    boxSizing: 'border-box',
    width: '28px',
    height: '32px',
    display: 'grid',
    placeItems: 'center',
    color: tokens.colorNeutralForeground3,
    backgroundColor: portal.quiet,
    border: `1px solid ${portal.hairline}`,
    borderRadius: tokens.borderRadiusSmall,
  },
});

/** What kind of file it is, at a glance; its name says the rest. */
export function FilePicture({ file }: { readonly file: FileReference | undefined }) {
  const styles = useStyles();
  return (
    <div className={styles.picture} aria-hidden="true">
      {file && (isPicture(file) ? <Image20Regular /> : isSheet(file) ? <DocumentTable20Regular /> : <DocumentPdf20Regular />)}
    </div>
  );
}
