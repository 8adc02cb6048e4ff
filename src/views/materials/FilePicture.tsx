import { makeStyles, tokens } from '@fluentui/react-components';
import { DocumentPdf24Regular } from '@fluentui/react-icons/svg/document-pdf';
import { Image24Regular } from '@fluentui/react-icons/svg/image';
import type { FileReference } from '../../domain/materials/material.ts';
import { isPicture } from '../../presentation/materials/page-views.ts';
import { onPhone } from '../design/breakpoints.ts';
import { portal } from '../design/portal-tokens.ts';

const useStyles = makeStyles({
  picture: {
    boxSizing: 'border-box',
    gridRowEnd: 'span 2',
    width: '48px',
    height: '60px',
    display: 'grid',
    placeItems: 'center',
    color: tokens.colorNeutralForeground3,
    backgroundColor: portal.quiet,
    border: `1px solid ${portal.hairline}`,
    borderRadius: tokens.borderRadiusSmall,
    [onPhone]: { width: '40px', height: '48px', gridRowEnd: 'auto' },
  },
});

/** What kind of file it is, at a glance; its name says the rest. */
export function FilePicture({ file }: { readonly file: FileReference | undefined }) {
  const styles = useStyles();
  return (
    <div className={styles.picture} aria-hidden="true">
      {file && (isPicture(file) ? <Image24Regular /> : <DocumentPdf24Regular />)}
    </div>
  );
}
