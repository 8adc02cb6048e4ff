import { makeStyles } from '@fluentui/react-components';
import type { LinkedDocument } from '../../../presentation/evidence/check-answers/unconfirmed-views.ts';
import { PortalLink } from '../../design/actions/PortalLink.tsx';

const useStyles = makeStyles({
  // Forty names fit on a few lines; more are scrolled.
  names: {
    display: 'flex',
    flexWrap: 'wrap',
    gap: '0 12px',
    maxHeight: '144px',
    overflowY: 'auto',
    listStyleType: 'none',
    margin: 0,
    padding: 0,
    '& a': { lineHeight: '24px', overflowWrap: 'anywhere' },
  },
});

/** The names of documents, each with a link to it. */
export function DocumentNames({
  documents,
  label,
}: {
  readonly documents: readonly LinkedDocument[];
  readonly label: string;
}) {
  const styles = useStyles();
  return (
    <ul className={styles.names} aria-label={label}>
      {documents.map(({ documentId, title, path }) => (
        <li key={documentId}>
          <PortalLink inText to={path}>
            {title}
          </PortalLink>
        </li>
      ))}
    </ul>
  );
}
