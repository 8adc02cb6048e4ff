import { makeStyles } from '@fluentui/react-components';
import type { LinkedDocument, UnconfirmedView } from '../../../presentation/evidence/check-answers/unconfirmed-views.ts';
import { useWords } from '../../../words/use-words.ts';
import { PortalLink } from '../../design/actions/PortalLink.tsx';
import { Notice } from '../../design/panels/Notice.tsx';

const useStyles = makeStyles({
  // Forty names take a few lines, two hundred are scrolled.
  names: { display: 'flex', flexWrap: 'wrap', gap: '0 12px', maxHeight: '144px', overflowY: 'auto', listStyleType: 'none', margin: 0, padding: 0, '& a': { lineHeight: '24px', overflowWrap: 'anywhere' } },
  group: { marginTop: '4px' },
});

function Names({ documents, label }: { readonly documents: readonly LinkedDocument[]; readonly label: string }) {
  const styles = useStyles();
  return (
    <ul className={styles.names} aria-label={label}>
      {documents.map(({ docFileId, title, path }) => (
        <li key={docFileId}>
          <PortalLink inText to={path}>
            {title}
          </PortalLink>
        </li>
      ))}
    </ul>
  );
}

interface UnconfirmedNoticesProps {
  readonly unconfirmed: UnconfirmedView;
  readonly beingRead: readonly LinkedDocument[];
}

/** What machines read and nobody confirmed, and what they are reading: each with the way to it. */
export function UnconfirmedNotices({ unconfirmed: { doubtful, holding }, beingRead }: UnconfirmedNoticesProps) {
  const styles = useStyles();
  const { say } = useWords();
  const count = doubtful.length + holding.length;
  return (
    <>
      {beingRead.length > 0 && (
        <Notice tone="info" live title={say('check.being-read', { count: beingRead.length })}>
          <Names documents={beingRead} label={say('reading.under-way')} />
        </Notice>
      )}
      {count > 0 && (
        <Notice tone="warn" title={say('check.unconfirmed', { count, doubtful: doubtful.length })}>
          {doubtful.length > 0 && (
            <div className={styles.group}>
              {say('check.unconfirmed-doubtful')}
              <Names documents={doubtful} label={say('check.unconfirmed-doubtful')} />
            </div>
          )}
          {holding.length > 0 && (
            <div className={styles.group}>
              {say('check.unconfirmed-holding')}
              <Names documents={holding} label={say('check.unconfirmed-holding')} />
            </div>
          )}
        </Notice>
      )}
    </>
  );
}
