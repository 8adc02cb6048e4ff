import { makeStyles } from '@fluentui/react-components';
import type {
  LinkedDocument,
  UnconfirmedView,
} from '../../../presentation/evidence/check-answers/unconfirmed-views.ts';
import { useWords } from '../../../words/use-words.ts';
import { Notice } from '../../design/panels/Notice.tsx';
import { DocumentNames } from './DocumentNames.tsx';

const useStyles = makeStyles({
  group: { marginTop: '4px' },
});

interface UnconfirmedNoticesProps {
  readonly unconfirmed: UnconfirmedView;
  readonly beingRead: readonly LinkedDocument[];
}

/** Documents that were read and not confirmed, and documents that are being read, each with a link. */
export function UnconfirmedNotices({ unconfirmed: { doubtful, confirmable }, beingRead }: UnconfirmedNoticesProps) {
  const styles = useStyles();
  const { say } = useWords();
  const count = doubtful.length + confirmable.length;
  return (
    <>
      {beingRead.length > 0 && (
        <Notice tone="info" live title={say('check.being-read', { count: beingRead.length })}>
          <DocumentNames documents={beingRead} label={say('reading.under-way')} />
        </Notice>
      )}
      {count > 0 && (
        <Notice tone="warn" title={say('check.unconfirmed', { count, doubtful: doubtful.length })}>
          {doubtful.length > 0 && (
            <div className={styles.group}>
              {say('check.unconfirmed-doubtful')}
              <DocumentNames documents={doubtful} label={say('check.unconfirmed-doubtful')} />
            </div>
          )}
          {confirmable.length > 0 && (
            <div className={styles.group}>
              {say('check.unconfirmed-holding')}
              <DocumentNames documents={confirmable} label={say('check.unconfirmed-holding')} />
            </div>
          )}
        </Notice>
      )}
    </>
  );
}
